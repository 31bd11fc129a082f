internal import Purchases

extension TermsComposer {
    /// The terms as one sentence: “7 days free, then $59.99 per year”.
    ///
    /// The first of the equivalents is said behind the price, in brackets: “$59.99 per year ($4.99 per month)”.
    ///
    /// - Parameters:
    ///   - terms: The terms.
    ///   - namesOffer: Whether the kind of the offer stands before it: “Introductory offer: 7 days free, …”.
    /// - Returns: The sentence, without a full stop.
    /// - Complexity: The length of the sentence.
    public func sentence(for terms: TermsOfPrice, namesOffer: Bool = false) -> TermsSentence {
        build { builder in
            guard namesOffer, let offer = terms.offer else {
                appendTerms(terms, to: &builder)
                return
            }
            builder.append(texts.offerNamed) { place, builder in
                if place == 0 {
                    builder.append(texts.offerName[offer.kind])
                } else {
                    appendTerms(terms, to: &builder)
                }
            }
        }
    }

    /// What is billed in the end, without offer and equivalents: “$59.99 per year”.
    public func charge(for terms: TermsOfPrice) -> TermsSentence {
        build { appendCharge(of: terms, to: &$0) }
    }

    private func appendTerms(_ terms: TermsOfPrice, to builder: inout SentenceBuilder) {
        guard let offer = terms.offer else {
            appendRegular(of: terms, to: &builder)
            return
        }
        switch offer.charge {
        case .free:
            builder.append(texts.trial) { place, builder in
                if place == 0 {
                    append(offer.length, .trial, to: &builder)
                } else {
                    appendRegular(of: terms, to: &builder)
                }
            }
        case .each(let price, let period):
            builder.append(texts.payAsYouGo, number: offer.length.count) { place, builder in
                switch place {
                case 0: append(price, as: .offerPrice, every: period, to: &builder)
                case 1: append(offer.length, .payAsYouGo, to: &builder)
                case 2: appendRegular(of: terms, to: &builder)
                default: append(offer.length.count, to: &builder)
                }
            }
        case .once(let price):
            builder.append(texts.payUpFront, number: offer.length.count) { place, builder in
                switch place {
                case 0: builder.append(text(of: price), as: .offerPrice)
                case 1: append(offer.length, .payUpFront, to: &builder)
                case 2: appendRegular(of: terms, to: &builder)
                default: append(offer.length.count, to: &builder)
                }
            }
        }
    }

    /// The usual price, with the first equivalent behind it.
    private func appendRegular(of terms: TermsOfPrice, to builder: inout SentenceBuilder) {
        guard let equivalent = terms.equivalents.first else {
            appendCharge(of: terms, to: &builder)
            return
        }
        builder.append(texts.withEquivalent) { place, builder in
            if place == 0 {
                appendCharge(of: terms, to: &builder)
            } else {
                append(
                    StatedPrice(equivalent.money), as: .equivalentPrice, every: equivalent.period, to: &builder)
            }
        }
    }

    private func appendCharge(of terms: TermsOfPrice, to builder: inout SentenceBuilder) {
        guard let period = terms.period else {
            if terms.kind == .nonConsumable {
                builder.append(texts.once) { _, builder in builder.append(text(of: terms.price), as: .billedPrice) }
            } else {
                builder.append(text(of: terms.price), as: .billedPrice)
            }
            return
        }
        guard let commitment = terms.commitment else {
            append(terms.price, as: .billedPrice, every: period, to: &builder)
            return
        }
        builder.append(texts.committed) { place, builder in
            switch place {
            case 0: builder.append(text(of: terms.price), as: .billedPrice)
            case 1: appendFrequency(period, to: &builder)
            case 2:
                // In the unit of the payments: who pays monthly counts months.
                let count = commitment.payments * period.count
                builder.append(texts.commitment[period.unit], number: count) { _, builder in
                    append(count, to: &builder)
                }
            default: builder.append(text(of: StatedPrice(commitment.total)), as: .totalPrice)
            }
        }
    }
}
