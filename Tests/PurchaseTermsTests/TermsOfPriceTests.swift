import PurchaseTerms
import Purchases
import Testing

@Suite("The terms of a price")
struct TermsOfPriceTests {
    @Test("an error says what it is about")
    func error() {
        let error = PurchaseTermsError(
            .notASubscription, of: "shop.coins", "An offer of a product that is not a subscription.")
        #expect(error.product == "shop.coins")
    }
}
