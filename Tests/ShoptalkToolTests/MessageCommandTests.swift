import JSONText
import ShoptalkTool
import Testing

@Suite("shoptalk message")
struct MessageCommandTests {
    private static let purchase = """
        {
          "notificationType": "ONE_TIME_CHARGE",
          "notificationUUID": "u-1",
          "signedDate": 1698148900000,
          "data": {
            "environment": "Production",
            "transactionInfo": {
              "productId": "com.example.coins", "price": 4990, "currency": "EUR", "storefront": "DEU", "quantity": 1
            }
          }
        }
        """

    private func run(_ json: String, _ arguments: String...) async -> TestRun {
        await TestRun(["message", "event.json"] + arguments, files: ["event.json": Array(json.utf8)])
    }

    @Test("a purchase is told in the language that was asked for")
    func text() async {
        let run = await run(Self.purchase, "--language", "de")
        #expect(run.status == .success)
        #expect(
            run.output.hasPrefix(
                """
                appstore ONE_TIME_CHARGE
                    kind         purchased
                    silent       no
                    charged      yes
                    message      purchase.completed
                    environment  production
                    signed       2023-10-24T12:01:40Z
                    key          u-1

                purchase.completed  de  \

                """))
        #expect(run.error == "")
    }

    @Test("JSON tells what the event is, what it says, and the message")
    func json() async throws {
        let run = await run(Self.purchase, "--format", "json")
        let root = try JSONDocument(parsing: Array(run.output.utf8)).root
        #expect(root["schemaVersion"]?.integer == 1)
        #expect(root["source"]?.string == "appstore")
        #expect(root["type"]?.string == "ONE_TIME_CHARGE")
        #expect(root["subtype"]?.kind == .null)
        #expect(root["known"]?.bool == true)
        #expect(root["kind"]?.string == "purchased")
        #expect(root["silent"]?.bool == false)
        #expect(root["charged"]?.string == "yes")
        #expect(root["messageID"]?.string == "purchase.completed")
        #expect(root["deduplicationKey"]?.string == "u-1")
        #expect(root["signedDate"]?.string == "2023-10-24T12:01:40Z")
        #expect(root["test"]?.bool == false)
        #expect(root["details"]?["productID"]?.string == "com.example.coins")
        #expect(root["details"]?["price"]?["amount"]?.string == "4.99")
        #expect(root["details"]?["country"]?.string == "DE")
        #expect(root["details"]?["refund"]?.kind == .null)
        #expect(root["message"]?["id"]?.string == "purchase.completed")
    }

    @Test("what the buyer must not see has no message, and neither has what is not known")
    func silent() async throws {
        for json in [
            "{\"notificationType\":\"CONSUMPTION_REQUEST\"}", "{\"notificationType\":\"NEW\",\"subtype\":\"MORE\"}",
        ] {
            let run = await run(json, "--format", "json")
            #expect(run.status == .success)
            let root = try JSONDocument(parsing: Array(run.output.utf8)).root
            #expect(root["silent"]?.bool == true)
            #expect(root["messageID"]?.string == "ops.event")
            #expect(root["message"]?.kind == .null)
        }
        #expect(await run("{\"notificationType\":\"NEW\"}").output.contains("    kind         unknown\n"))
    }

    @Test("what is wrong in a file is shown with its place, and ends with 65")
    func faults() async {
        let run = await run("{\n  \"notificationType\": \"TEST\",\n  \"signedDate\": -1\n}")
        #expect(run.status == .badData)
        #expect(run.output == "")
        #expect(
            run.error == """
                event.json:3:17: error: “signedDate” is no number of milliseconds up to the year 9999
                  "signedDate": -1
                                ^

                """)
        let signed = await self.run("{\"signedPayload\": \"eyJh.b.c\"}")
        #expect(signed.status == .badData)
        #expect(signed.error.contains("event.json:1:19: error: this is signed: verify the signature first"))
        let missing = await TestRun("message", "nowhere.json")
        #expect(missing.status == .missingInput)
        #expect(await TestRun("message").status == .usage)
    }

    @Test("products come by name from a configuration, a part that is still signed is noted, escapes stay inert")
    func extras() async {
        let shop = """
            {"identifier":"1","version":{"major":3,"minor":0},"subscriptionGroups":[],"settings":{},
            "nonRenewingSubscriptions":[],"products":[{"type":"Consumable","productID":"com.example.coins",
            "referenceName":"Coins","displayPrice":"4.99","internalID":"1","familyShareable":false,
            "localizations":[{"locale":"en_US","displayName":"Bag of Coins","description":""}]}]}
            """
        let named = await TestRun(
            "message", "-", "--products", "shop.storekit", files: ["shop.storekit": Array(shop.utf8)],
            input: Array(Self.purchase.utf8))
        #expect(named.status == .success)
        #expect(named.output.contains("Bag of Coins"))
        let signed = await run(
            "{\"notificationType\":\"DID_RENEW\",\"data\":{\"signedTransactionInfo\":\"a.b.c\"}}")
        #expect(
            signed.error
                == """
                event.json: note: data.signedTransactionInfo is still signed, and what it holds is missing
                event.json: note: the message leaves out what the event does not say: price, date

                """)
        let hostile = await run("{\"notificationType\":\"\\u001b[2J\",\"notificationUUID\":\"\\u001b]0;x\\u0007\"}")
        #expect(hostile.status == .success)
        #expect(!hostile.output.utf8.contains(0x1B))
    }

    @Test("the other formats write the buyer's message alone, and Slack that for people on duty")
    func formats() async throws {
        let push = await run(Self.purchase, "--language", "de", "--format", "apns")
        #expect(try JSONDocument(parsing: Array(push.output.utf8)).root["messageID"]?.string == "purchase.completed")
        let slack = await run(Self.purchase, "--format", "slack")
        #expect(slack.status == .success)
        #expect(slack.output.hasPrefix("{\"blocks\":"))
        let silent = await run(
            Self.purchase.replacing("ONE_TIME_CHARGE", with: "CONSUMPTION_REQUEST"), "--format", "apns")
        #expect(silent.output == "")
        #expect(silent.status == .success)
    }
}
