import Languages
import PriceFormatting
import PricePeers
import PurchaseTerms
import Purchases
import StringTables
import Timing

/// A sentence about a price after a trial, beside the bare call that writes the price alone.
struct SentenceBenchmark {
    func run() throws {
        let localizer = Localizer(tables: [], formatting: ICUValueFormatting())
        var rows: [String] = []
        for (tag, currency) in Samples.languages {
            guard let language = LanguageTag(tag), let week = Period(7, .day),
                let peer = price_peer_open("currency/\(currency)", Samples.locale(tag))
            else { fatalError("no formatter") }
            let composer = TermsComposer(localizer: localizer, language: language)
            let trial = Offer(kind: .introductory, paymentMode: .freeTrial, period: week, price: nil)
            let terms = try Samples.money(currency).map { price in
                try TermsOfPrice(
                    of: Product(
                        id: "shop.year", kind: .autoRenewable, referenceName: "Year", price: price,
                        subscription: SubscriptionPlan(groupID: "1", groupName: "Group", level: 1, period: .year)),
                    offer: trial)
            }
            let count = 125
            var sums: [UInt64] = [0, 0]
            let times = quartiles(
                of: count * terms.count, rounds: 60,
                [
                    {
                        for _ in 0..<count {
                            for terms in terms { sums[0] &+= UInt64(composer.sentence(for: terms).text.utf8.count) }
                        }
                    },
                    {
                        sums[1] &+= Samples.withCStrings {
                            price_peer_format_all(peer, $0, $1, terms.count, count)
                        }
                    },
                ])
            price_peer_close(peer)
            precondition(sums[0] > sums[1], "a sentence is longer than its price")
            rows.append("\"\(tag)\":[\(times[0]),\(times[1])]")
        }
        print("{\(rows.joined(separator: ","))}")
    }
}
