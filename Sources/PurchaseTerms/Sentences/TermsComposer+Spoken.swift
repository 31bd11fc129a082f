public import Purchases

extension TermsComposer {
    /// A price for each period in words alone, for a voice: “9.99 US dollars per month”.
    ///
    /// Where CLDR has only a stroke between the two, as in “/月”, how often it is paid is said instead: “毎月9.99米ドル”.
    /// The composer needs a localizer whose prices are in words, such as one with `ICUValueFormatting(style: .spoken)`.
    public func spokenRate(_ rate: Rate) -> TermsSentence {
        build { builder in
            guard rate.period.count == 1, !rates[rate.period.unit].areSpeakable else {
                append(StatedPrice(rate.price), as: .billedPrice, every: rate.period, to: &builder)
                return
            }
            builder.append(texts.rateSpoken) { place, builder in
                if place == 0 {
                    builder.append(text(of: StatedPrice(rate.price)), as: .billedPrice)
                } else {
                    appendFrequency(rate.period, to: &builder)
                }
            }
        }
    }
}
