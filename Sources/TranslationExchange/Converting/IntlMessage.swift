/// A message of ICU's syntax, as far as ARB files have it: arguments, plurals and selections.
///
/// Source: ICU User Guide, “Formatting Messages”.
struct IntlMessage: Hashable {
    indirect enum Node: Hashable {
        case words(String)
        /// `{name}`; a format behind the name is not kept.
        case argument(String, hasFormat: Bool)
        /// `#`
        case number
        case plural(String, [Branch])
        case select(String, [Branch])
    }

    struct Branch: Hashable {
        let selector: String
        let nodes: [Node]
    }

    let nodes: [Node]

    /// How deep branches may lie in each other.
    static let deepest = 16

    /// Reads a message, or gives nil where it is none.
    init?(_ text: String) {
        var parser = Parser(scalars: Array(text.unicodeScalars))
        guard let nodes = parser.nodes(depth: 0, inPlural: false), parser.position == parser.scalars.count else {
            return nil
        }
        self.nodes = nodes
    }

    /// Words as the message writes them: braces and number signs are quoted, apostrophes doubled.
    static func escaped(_ words: String) -> String {
        var output = ""
        var isQuoted = false
        for scalar in words.unicodeScalars {
            switch scalar {
            case "'": output += "''"
            case "{", "}", "#":
                if !isQuoted { output += "'" }
                isQuoted = true
                output.unicodeScalars.append(scalar)
            default:
                if isQuoted { output += "'" }
                isQuoted = false
                output.unicodeScalars.append(scalar)
            }
        }
        return isQuoted ? output + "'" : output
    }

    private struct Parser {
        let scalars: [Unicode.Scalar]
        var position = 0

        private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

        mutating func nodes(depth: Int, inPlural: Bool) -> [Node]? {
            guard depth < IntlMessage.deepest else { return nil }
            var nodes: [Node] = []
            var words = String.UnicodeScalarView()
            func flushed() -> [Node] { words.isEmpty ? nodes : nodes + [.words(String(words))] }
            while let scalar = next {
                switch scalar {
                case "}": return depth > 0 ? flushed() : nil
                case "'": words.append(contentsOf: quoted(inPlural: inPlural))
                case "#" where inPlural:
                    nodes = flushed() + [.number]
                    words = String.UnicodeScalarView()
                    position += 1
                case "{":
                    nodes = flushed()
                    words = String.UnicodeScalarView()
                    guard let node = argument(depth: depth, inPlural: inPlural) else { return nil }
                    nodes.append(node)
                default:
                    words.append(scalar)
                    position += 1
                }
            }
            return depth == 0 ? flushed() : nil
        }

        /// What an apostrophe stands for: itself, or the signs up to the next one.
        private mutating func quoted(inPlural: Bool) -> String.UnicodeScalarView {
            position += 1
            var result = String.UnicodeScalarView()
            guard let first = next, first == "'" || first == "{" || first == "}" || (first == "#") else {
                result.append("'")
                return result
            }
            if first == "'" {
                position += 1
                result.append("'")
                return result
            }
            while let scalar = next {
                position += 1
                if scalar == "'" {
                    guard next == "'" else { break }
                    position += 1
                }
                result.append(scalar)
            }
            return result
        }

        private mutating func skipBlanks() {
            while let scalar = next, scalar.properties.isWhitespace { position += 1 }
        }

        private mutating func word() -> String {
            skipBlanks()
            var word = String.UnicodeScalarView()
            while let scalar = next, scalar != ",", scalar != "{", scalar != "}", !scalar.properties.isWhitespace {
                word.append(scalar)
                position += 1
            }
            skipBlanks()
            return String(word)
        }

        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard next == scalar else { return false }
            position += 1
            return true
        }

        private mutating func argument(depth: Int, inPlural: Bool) -> Node? {
            position += 1
            let name = word()
            if name.isEmpty { return nil }
            if take("}") { return .argument(name, hasFormat: false) }
            guard take(",") else { return nil }
            let kind = word()
            guard kind == "plural" || kind == "select" else {
                while let scalar = next, scalar != "}", scalar != "{" { position += 1 }
                return take("}") ? .argument(name, hasFormat: true) : nil
            }
            guard take(",") else { return nil }
            var branches: [Branch] = []
            while true {
                let selector = word()
                if selector.isEmpty { break }
                guard take("{"),
                    let nodes = nodes(depth: depth + 1, inPlural: kind == "plural" || inPlural), take("}")
                else { return nil }
                branches.append(Branch(selector: selector, nodes: nodes))
            }
            guard take("}"), !branches.isEmpty else { return nil }
            return kind == "plural" ? .plural(name, branches) : .select(name, branches)
        }
    }
}
