internal import TranslationFiles

/// Which variables refer to which.
struct SubstitutionGraph {
    private let variables: [LintVariable]
    /// The numbers of the variables to which each refers.
    private let edges: [[Int]]

    init(_ variables: [LintVariable]) {
        self.variables = variables
        let numbers = Dictionary(variables.enumerated().map { ($1.name, $0) }) { first, _ in first }
        edges = variables.map { variable in
            var targets: Set<Int> = []
            for text in variable.texts where text.traits.flags.contains(.reference) {
                for reference in VariableReference.all(in: text.value) {
                    if let number = numbers[reference.name] { targets.insert(number) }
                }
            }
            return targets.sorted()
        }
    }

    /// A variable of each cycle, the one at which a walk in the order of the variables closes it.
    ///
    /// - Complexity: The number of variables and references; the walk costs no stack.
    var inCycles: [LintVariable] {
        enum Mark { case unseen, open, done }
        var marks = Array(repeating: Mark.unseen, count: edges.count)
        var found: Set<Int> = []
        for start in edges.indices where marks[start] == .unseen {
            var path: [(node: Int, next: Int)] = [(start, 0)]
            marks[start] = .open
            while let (node, next) = path.last {
                guard next < edges[node].count else {
                    marks[node] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let target = edges[node][next]
                switch marks[target] {
                case .unseen:
                    marks[target] = .open
                    path.append((target, 0))
                case .open: found.insert(target)
                case .done: break
                }
            }
        }
        return found.sorted().map { variables[$0] }
    }
}
