extension MessageText {
    /// Kinds of value between which a placeholder and its argument must agree.
    public enum ArgumentFamily: String, Hashable, Sendable, CaseIterable {
        /// `%@`: any value.
        case value
        /// `%d`, `%u`, `%x` and their kin.
        case whole
        /// `%f`, `%e`, `%g`.
        case decimal
    }

    /// How the text asks for its arguments, by place, here and in its variants.
    ///
    /// A place that only chooses a plural form is there with no family.
    public var families: [Int: Set<ArgumentFamily>] {
        var found: [Int: Set<ArgumentFamily>] = [:]
        for piece in pieces {
            switch piece {
            case .words, .device, .width: break
            case .argument(let place, let conversion): found[place, default: []].insert(conversion.family)
            case .plural(let place, _): found[place, default: []].formUnion([])
            }
            for variant in piece.variants { found.merge(variant.families) { $0.union($1) } }
        }
        return found
    }

    /// How many arguments the text takes: as many as the last one that it asks for needs.
    public var argumentCount: Int {
        let last = families.keys.max() ?? -1
        return last < 0 ? 0 : last == .max ? last : last + 1
    }

    /// The places before the last one that the text does not ask for, as in `%2$@, %3$@`, up to ``largestPlace``.
    ///
    /// In C such a text reads the wrong memory; here it is only likely to be a mistake.
    public var skippedPlaces: [Int] {
        let places = families
        return (0..<min(argumentCount, MessageText.largestPlace)).filter { places[$0] == nil }
    }

    /// The places that are asked for as different kinds of value, such as `%@` in one form and `%d` in another.
    public var clashingPlaces: [Int] { families.filter { $0.value.count > 1 }.keys.sorted() }
}

extension MessageText.Conversion {
    /// The kinds of value with which the placeholder agrees.
    public var family: MessageText.ArgumentFamily {
        switch kind {
        case .value: .value
        case .integer, .unsigned, .hexadecimal, .hexadecimalUppercase, .octal: .whole
        case .decimal, .exponent, .exponentUppercase, .shortest, .shortestUppercase: .decimal
        }
    }
}
