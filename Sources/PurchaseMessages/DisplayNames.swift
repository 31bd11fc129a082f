import Languages
import Purchases
import StringTables

/// The names of products as the readers of one language see them.
///
/// The products of a shop are named in the same languages. Which of them serves a reader is worked out once for each such
/// list of languages.
final class DisplayNames: Sendable {
    /// Which of some languages serves the reader.
    private final class Choice: Sendable {
        let languages: [String]
        let number: Int

        init(_ languages: [String], number: Int) {
            self.languages = languages
            self.number = number
        }
    }

    private let language: LanguageTag
    /// A program has a shop or two.
    private let choices = ReferencePlaces(capacity: 4)

    /// Makes the names for the readers of a language.
    init(for language: LanguageTag) { self.language = language }

    /// The name of a product, as ``Purchases/Product/displayName(in:)`` gives it.
    func name(of product: Product) -> String {
        let names = product.localizations
        if names.isEmpty || names.contains(where: { $0.displayName.isEmpty }) {
            return product.displayName(in: language)
        }
        for place in 0..<choices.capacity {
            guard let address = choices.address(at: place) else { return name(among: names, rememberedAt: place) }
            let known = Unmanaged<Choice>.fromOpaque(address)._withUnsafeGuaranteedRef { choice in
                let isSame =
                    choice.languages.count == names.count
                    && names.indices.allSatisfy { names[$0].language == choice.languages[$0] }
                return isSame ? choice.number : nil
            }
            if let known { return names[known].displayName }
        }
        return product.displayName(in: language)
    }

    private func name(among names: [Product.Localization], rememberedAt place: Int) -> String {
        let languages = names.map(\.language)
        let number = Product.number(ofNameIn: language, among: languages)
        _ = choices.fill(place, with: Choice(languages, number: number))
        return names[number].displayName
    }
}
