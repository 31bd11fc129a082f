import Languages
import Purchases
import StringTables

/// Every text of the catalogue `Terms` in one language, looked at once.
///
/// They are taken together from one language: a sentence half in the reader's language and half in another one is worse
/// than one in the other language.
struct TermsTexts: Sendable {
    let free: TermsText
    let once: TermsText
    let from: TermsText
    let upTo: TermsText
    let every: ByUnit<TermsText>
    let adverb: ByUnit<TermsText>
    let plan: ByUnit<TermsText>
    let lifetime: TermsText
    let short: ByUnit<TermsText>
    let shortCount: ByUnit<TermsText>
    let rateEvery: TermsText
    let rateShort: TermsText
    let rateSpoken: TermsText

    let trial: TermsText
    let payAsYouGo: TermsText
    let payUpFront: TermsText
    let offerName: ByOffer
    let offerNamed: TermsText
    let off: TermsText

    let commitment: ByUnit<TermsText>
    let committed: TermsText
    let withEquivalent: TermsText
    let savings: TermsText
    let savingsUpTo: TermsText
    let savingsAmount: TermsText

    let renews: TermsText
    let ends: TermsText
    let expires: TermsText
    let firstPayment: TermsText
    let firstPaymentAfter: TermsText
    let daysLeft: TermsText
    let renewsAutomatically: TermsText
    let cancelAnyTime: TermsText

    private let trialCase: PeriodForm
    private let payAsYouGoCase: PeriodForm
    private let payUpFrontCase: PeriodForm
    private let firstPaymentAfterCase: PeriodForm

    /// The form of a span of time, in the grammatical case that the catalogue names for its place.
    func form(of place: RememberedPeriods.Place) -> PeriodForm {
        switch place {
        case .alone: PeriodForm()
        case .trial: trialCase
        case .payAsYouGo: payAsYouGoCase
        case .payUpFront: payUpFrontCase
        case .firstPaymentAfter: firstPaymentAfterCase
        }
    }

    /// One thing for each kind of offer.
    struct ByOffer: Sendable {
        let introductory: TermsText
        let promotional: TermsText
        let winBack: TermsText
        let code: TermsText

        subscript(kind: Offer.Kind) -> TermsText {
            switch kind {
            case .introductory: introductory
            case .promotional: promotional
            case .winBack: winBack
            case .code: code
            }
        }
    }

    init(_ reader: inout TermsTextReader) {
        free = reader.text("terms.free")
        once = reader.text("terms.once", values: 1)
        from = reader.text("terms.from", values: 1)
        upTo = reader.text("terms.upTo", values: 1)
        every = ByUnit { reader.text("terms.every.\($0.rawValue)", number: 0) }
        adverb = ByUnit { reader.text("terms.adverb.\($0.rawValue)") }
        plan = ByUnit { reader.text("terms.plan.\($0.rawValue)") }
        lifetime = reader.text("terms.plan.lifetime")
        short = ByUnit { reader.text("terms.short.\($0.rawValue)") }
        shortCount = ByUnit { reader.text("terms.short.count.\($0.rawValue)", number: 0) }
        rateEvery = reader.text("terms.rate.every", values: 2)
        rateShort = reader.text("terms.rate.short", values: 2)
        rateSpoken = reader.text("terms.rate.spoken", values: 2)

        trial = reader.text("terms.trial", values: 2)
        payAsYouGo = reader.text("terms.payAsYouGo", values: 3, number: 3)
        payUpFront = reader.text("terms.payUpFront", values: 3, number: 3)
        offerName = ByOffer(
            introductory: reader.text("terms.offer.introductory"), promotional: reader.text("terms.offer.promotional"),
            winBack: reader.text("terms.offer.winBack"), code: reader.text("terms.offer.code"))
        offerNamed = reader.text("terms.offer.named", values: 2)
        off = reader.text("terms.off", values: 1)

        commitment = ByUnit { reader.text("terms.commitment.\($0.rawValue)", number: 0) }
        committed = reader.text("terms.committed", values: 4)
        withEquivalent = reader.text("terms.withEquivalent", values: 2)
        savings = reader.text("terms.savings", values: 1)
        savingsUpTo = reader.text("terms.savings.upTo", values: 1)
        savingsAmount = reader.text("terms.savings.amount", values: 1)

        renews = reader.text("terms.renews", values: 1)
        ends = reader.text("terms.ends", values: 1)
        expires = reader.text("terms.expires", values: 1)
        firstPayment = reader.text("terms.firstPayment", values: 1)
        firstPaymentAfter = reader.text("terms.firstPaymentAfter", values: 1)
        daysLeft = reader.text("terms.daysLeft", number: 0)
        renewsAutomatically = reader.text("terms.renewsAutomatically")
        cancelAnyTime = reader.text("terms.cancelAnyTime")

        trialCase = reader.form("terms.trial.case")
        payAsYouGoCase = reader.form("terms.payAsYouGo.case")
        payUpFrontCase = reader.form("terms.payUpFront.case")
        firstPaymentAfterCase = reader.form("terms.firstPaymentAfter.case")
    }
}
