import Purchases

/// An amount in a text that stands beside the sign of a currency.
struct MoneyMention {
    /// The number as the text has it.
    let text: String
    /// What it may mean: a mark may separate thousands or a fraction.
    let amounts: Set<Amount>

    /// Finds the amounts of a text that stand beside one of some signs.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - signs: What stands before or behind an amount, as a language writes the currency.
    /// - Returns: The amounts, in the order of the text.
    static func all(in text: SearchableText, beside signs: Set<SearchableText>) -> [MoneyMention] {
        let characters = text.characters
        var mentions: [MoneyMention] = []
        var place = 0
        // Where the sign ends that belongs to the number before: “5 € 1 Jahr” has one amount.
        var taken = 0
        while place < characters.count {
            guard characters[place].isDigit else {
                place += 1
                continue
            }
            let end = endOfNumber(in: characters, from: place)
            let mention = characters[place..<end]
            if signs.contains(where: { text.start(of: $0, endingAt: place).map { $0 >= taken } ?? false }) {
                mentions.append(MoneyMention(Array(mention)))
            } else if let sign = signs.compactMap({ text.end(of: $0, startingAt: end) }).max() {
                mentions.append(MoneyMention(Array(mention)))
                taken = sign
            }
            place = end
        }
        return mentions
    }

    /// A number goes on behind a mark between digits, and behind a space before three digits.
    private static func endOfNumber(in characters: [Character], from start: Int) -> Int {
        var end = start
        while end < characters.count {
            if characters[end].isDigit {
                end += 1
                continue
            }
            let digits = characters[(end + 1)...].prefix { $0.isDigit }.count
            let isMark = ".,'\u{B7}".contains(characters[end]) && digits > 0
            guard isMark || (characters[end] == " " && digits == 3) else { break }
            end += 1
        }
        return end
    }

    private init(_ characters: [Character]) {
        text = String(characters)
        var amounts = MoneyMention.readings(of: characters)
        // “from 12 100 kr” may be two numbers: then the one beside the sign counts, wherever the sign stands.
        let parts = characters.split(separator: " ")
        if parts.count > 1, let first = parts.first, let last = parts.last {
            amounts.formUnion(MoneyMention.readings(of: Array(first)))
            amounts.formUnion(MoneyMention.readings(of: Array(last)))
        }
        self.amounts = amounts
    }

    private static func readings(of characters: [Character]) -> Set<Amount> {
        let digits = String(characters.filter(\.isDigit))
        guard let mark = characters.lastIndex(where: { !$0.isDigit }) else { return Set(amount(digits)) }
        let fraction = characters.count - mark - 1
        var readings: Set<Amount> = []
        if fraction == 3 { readings.formUnion(amount(digits)) }
        if characters[mark] != " " {
            readings.formUnion(amount(String(digits.dropLast(fraction)) + "." + String(digits.suffix(fraction))))
        }
        return readings
    }

    private static func amount(_ digits: String) -> [Amount] { (try? Amount(parsing: digits)).map { [$0] } ?? [] }
}

extension SearchableText {
    /// Where a sign starts that ends at a place, with at most one space between, unless it clings to a number before.
    fileprivate func start(of sign: SearchableText, endingAt place: Int) -> Int? {
        let isApart = place > 0 && characters[place - 1] == " "
        let end = isApart ? place - 1 : place
        let start = end - sign.characters.count
        guard start >= 0, characters[start..<end].elementsEqual(sign.characters), isBoundary(at: start) else {
            return nil
        }
        return isApart && start > 0 && characters[start - 1].isDigit ? nil : start
    }

    /// Where a sign ends that starts at a place, with at most one space between, unless it clings to a number behind.
    fileprivate func end(of sign: SearchableText, startingAt place: Int) -> Int? {
        let isApart = place < characters.count && characters[place] == " "
        let start = isApart ? place + 1 : place
        let end = start + sign.characters.count
        guard end <= characters.count, characters[start..<end].elementsEqual(sign.characters), isBoundary(at: end)
        else { return nil }
        return isApart && end < characters.count && characters[end].isDigit ? nil : end
    }

    /// What stands before the first digit of a price and behind its last one: the signs of its currency.
    var signs: [SearchableText] {
        guard let first = characters.firstIndex(where: \.isDigit), let last = characters.lastIndex(where: \.isDigit)
        else { return [] }
        return [characters[..<first], characters[(last + 1)...]]
            .map { SearchableText(String($0)) }.filter { !$0.characters.isEmpty }
    }
}
