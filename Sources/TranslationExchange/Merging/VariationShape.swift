internal import TranslationFiles

/// Whether texts can stand beside each other in one language of an entry.
enum VariationShape {
    /// A kind of choice; at one place all choices are of one kind, and nothing chooses below a text.
    private enum Kind {
        case text, device, plural, width
    }

    /// Whether the ways to the texts branch by one kind of choice at each place.
    ///
    /// The texts of a substitution are looked at by themselves.
    static func isConsistent(_ paths: [VariationPath]) -> Bool {
        var kinds: [[VariationPath.Step]: Kind] = [:]
        for path in paths {
            for depth in 0...path.steps.count {
                let kind: Kind
                switch depth < path.steps.count ? path.steps[depth] : nil {
                case nil: kind = .text
                case .device: kind = .device
                case .plural: kind = .plural
                case .width: kind = .width
                case .substitution: continue
                }
                let place = Array(path.steps[..<depth])
                if let other = kinds.updateValue(kind, forKey: place), other != kind { return false }
            }
        }
        return true
    }
}
