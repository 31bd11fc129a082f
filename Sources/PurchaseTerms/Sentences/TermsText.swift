import Languages
import StringTables

/// A text of the catalogue, looked at once and laid out for writing: words, and places of values between them.
///
/// Whatever a text chooses between is worked out beforehand: one layout for each plural form.
struct TermsText: Sendable {
    /// Words and places, without anything to choose.
    struct Layout: Sendable {
        /// A place of a value, and where the words before it end.
        struct Stop: Sendable {
            let end: Int
            let place: Int
        }

        /// All words, one run after another.
        fileprivate(set) var words: [UInt8] = []
        fileprivate(set) var stops: [Stop] = []

        fileprivate init() {}
    }

    /// One layout where the text has no forms, else one for each plural category in their order.
    private let layouts: [Layout]
    /// Whether the text says of nothing something of its own.
    private let hasFormForNothing: Bool
    /// How sure the text is.
    let state: EntryState

    /// Takes a text, or nothing where it leaves a value out or asks for one that there is not.
    ///
    /// - Parameters:
    ///   - text: The text as a table has it.
    ///   - state: How sure it is.
    ///   - values: How many values it inserts, at the first places; all of them must be shown.
    ///   - number: The place of the number that chooses its form and may be shown, or nil where there is none.
    init?(_ text: MessageText, state: EntryState, values: Int, number: Int?) {
        var layouts: [Layout] = []
        let forms = text.forms
        let categories = forms.isEmpty ? [.other] : PluralCategory.allCases
        for category in categories {
            var layout = Layout()
            guard layout.add(text, category: category, number: number) else { return nil }
            // The number is never among what must be shown: “every month” says one without it.
            let places = Set(layout.stops.map(\.place)).subtracting(number.map { [$0] } ?? [])
            guard places == Set(0..<values).subtracting(number.map { [$0] } ?? []) else { return nil }
            layouts.append(layout)
        }
        self.layouts = layouts
        hasFormForNothing = forms.contains(.zero)
        self.state = state
    }

    /// Stands in where no table has the text: the number, and the values behind it, with spaces between.
    init(values: Int, number: Int?) {
        var layout = Layout()
        for place in (number.map { [$0] } ?? []) + Array(0..<values) where place != number || layout.stops.isEmpty {
            if !layout.stops.isEmpty { layout.words.append(UInt8(ascii: " ")) }
            layout.stops.append(Layout.Stop(end: layout.words.count, place: place))
        }
        layouts = [layout]
        hasFormForNothing = false
        state = .new
    }

    /// The layout for a number; for nothing the form for nothing in every language, as everywhere in string tables.
    func layout(for number: Int, _ rules: PluralRules) -> Layout {
        if layouts.count == 1 { return layouts[0] }
        let category = number == 0 && hasFormForNothing ? .zero : rules.category(of: Int64(number))
        return layouts[PluralCategory.allCases.firstIndex(of: category) ?? layouts.count - 1]
    }

    /// The words, where the text has nothing but words.
    var words: String { String(decoding: layouts[0].words, as: UTF8.self) }
}

extension TermsText.Layout {
    /// Adds what a text is for a category; false where it asks for an argument as another kind than it is.
    fileprivate mutating func add(_ text: MessageText, category: PluralCategory, number: Int?) -> Bool {
        for piece in text.pieces {
            let variant: MessageText?
            switch piece {
            case .words(let run):
                words += run.utf8
                continue
            case .argument(let place, let conversion):
                guard conversion.isNumber == (place == number) else { return false }
                stops.append(Stop(end: words.count, place: place))
                continue
            case .plural(let place, let forms):
                guard place == number else { return false }
                variant = forms[category] ?? forms[.other]
            case .device(let texts): variant = texts[.other] ?? texts.min { $0.key.rawValue < $1.key.rawValue }?.value
            case .width(let texts): variant = texts.max { $0.key < $1.key }?.value
            }
            guard let variant, add(variant, category: category, number: number) else { return false }
        }
        return true
    }
}

extension MessageText {
    /// The categories for which some part of the text has a form.
    fileprivate var forms: Set<PluralCategory> {
        pieces.reduce(into: []) { categories, piece in
            switch piece {
            case .words, .argument: break
            case .plural(_, let forms):
                categories.formUnion(forms.keys)
                for text in forms.values { categories.formUnion(text.forms) }
            case .device(let texts): for text in texts.values { categories.formUnion(text.forms) }
            case .width(let texts): for text in texts.values { categories.formUnion(text.forms) }
            }
        }
    }
}
