/// Some forms of words, to find all of them in a text at once.
///
/// - Complexity: The length of a text times that of the longest form, however many forms there are.
struct FormFinder: Sendable {
    /// What belongs to a place of the tree.
    private struct Step: Hashable {
        let place: Int
        let character: Unicode.Scalar
    }

    /// Where a character leads from a place; all forms begin at 0.
    private var steps: [Step: Int] = [:]
    /// Which numbers are given to the form that ends at a place.
    private var numbers: [[Int]] = [[]]

    /// Adds a form under a number; an empty one is nowhere.
    mutating func add(_ form: String, _ number: Int) {
        let characters = Self.characters(of: form)
        guard !characters.isEmpty else { return }
        var place = 0
        for character in characters {
            let step = Step(place: place, character: character)
            if let next = steps[step] {
                place = next
            } else {
                numbers.append([])
                place = numbers.count - 1
                steps[step] = place
            }
        }
        numbers[place].append(number)
    }

    /// The numbers of the forms that a text holds anywhere, also inside of words.
    func everywhere(in text: String) -> Set<Int> {
        var found: Set<Int> = []
        let characters = Self.characters(of: text)
        for start in characters.indices {
            var place = 0
            for character in characters[start...] {
                guard let next = steps[Step(place: place, character: character)] else { break }
                place = next
                found.formUnion(numbers[place])
            }
        }
        return found
    }

    /// The numbers of the forms that a text holds as words, the longest where several begin at one place.
    ///
    /// What lies in a longer form is passed over: “payment” is not found in “payment method” if that is a form too.
    func words(in text: String) -> [Int] {
        var found: [Int] = []
        let characters = Self.characters(of: text)
        var start = 0
        while start < characters.count {
            var longest: (end: Int, place: Int)?
            if start == 0 || !characters[start - 1].properties.isAlphabetic {
                var (place, end) = (0, start)
                while end < characters.count, let next = steps[Step(place: place, character: characters[end])] {
                    place = next
                    end += 1
                    let isWord = end == characters.count || !characters[end].properties.isAlphabetic
                    if isWord, !numbers[place].isEmpty { longest = (end, place) }
                }
            }
            if let longest {
                found += numbers[longest.place]
                start = longest.end
            } else {
                start += 1
            }
        }
        return found
    }

    /// A text in lower case, and with ordinary spaces in place of those that do not break.
    private static func characters(of text: String) -> [Unicode.Scalar] {
        text.lowercased().unicodeScalars.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }
    }
}
