/// The lines in which two texts differ, as `diff -u` writes them.
///
/// Source: POSIX.1-2017, diff, section “Diff -u or -U Output Format”.
struct UnifiedDiff: Sendable {
    /// The diff, empty where the texts are equal.
    let text: String

    /// How many equal lines are shown around a difference.
    private static let context = 3
    /// The most steps that the search for common lines takes; beyond, what lies between counts as changed as a whole.
    private static let largestDistance = 2_000

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - old: The old text, UTF-8 or anything else.
    ///   - new: The new text.
    ///   - name: The name of the file.
    /// - Complexity: The number of lines times that of their differences, which is bounded.
    init(from old: [UInt8], to new: [UInt8], name: String) {
        let before = UnifiedDiff.lines(of: old)
        let after = UnifiedDiff.lines(of: new)
        let edits = UnifiedDiff.edits(before, after)
        guard edits.contains(where: { $0 != .keep }) else {
            text = ""
            return
        }
        var output = "--- \(name)\n+++ \(name)\n"
        for hunk in UnifiedDiff.hunks(edits) { output += UnifiedDiff.write(hunk, edits, before, after) }
        text = output
    }

    private enum Edit { case keep, remove, insert }

    /// The lines with their ends; the last one may have none.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private static func edits(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Edit] {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let middle = shortest(Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
        return Array(repeating: .keep, count: start) + middle + Array(repeating: .keep, count: end)
    }

    /// The shortest list of edits, by Myers' greedy search.
    ///
    /// Source: Eugene W. Myers, An O(ND) Difference Algorithm and Its Variations, 1986.
    private static func shortest(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Edit] {
        let whole = Array(repeating: Edit.remove, count: old.count) + Array(repeating: Edit.insert, count: new.count)
        if old.isEmpty || new.isEmpty { return whole }
        var furthest = [1: 0]
        var history: [[Int: Int]] = []
        for distance in 0...min(old.count + new.count, largestDistance) {
            history.append(furthest)
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let down = furthest[diagonal + 1] ?? -1
                let right = (furthest[diagonal - 1] ?? -1) + 1
                var x = diagonal == -distance || (diagonal != distance && right - 1 < down) ? down : right
                while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
                furthest[diagonal] = x
                if x >= old.count, x - diagonal >= new.count {
                    return path(back: history, from: (old.count, new.count))
                }
            }
        }
        return whole
    }

    private static func path(back history: [[Int: Int]], from end: (x: Int, y: Int)) -> [Edit] {
        var edits: [Edit] = []
        var (x, y) = end
        for (distance, furthest) in history.enumerated().reversed() {
            let diagonal = x - y
            let down = furthest[diagonal + 1] ?? -1
            let right = (furthest[diagonal - 1] ?? -1) + 1
            let isDown = diagonal == -distance || (diagonal != distance && right - 1 < down)
            let previous = isDown ? diagonal + 1 : diagonal - 1
            let previousX = distance == 0 ? 0 : furthest[previous] ?? 0
            let previousY = distance == 0 ? 0 : previousX - previous
            while x > previousX, y > previousY {
                edits.append(.keep)
                x -= 1
                y -= 1
            }
            if distance > 0 { edits.append(isDown ? .insert : .remove) }
            (x, y) = (previousX, previousY)
        }
        return edits.reversed()
    }

    /// The stretches of edits to show: each difference with what is around it.
    private static func hunks(_ edits: [Edit]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in edits.indices where edits[index] != .keep {
            let around = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= around.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
            } else {
                hunks.append(around)
            }
        }
        return hunks
    }

    private static func write(
        _ hunk: Range<Int>, _ edits: [Edit], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
    ) -> String {
        var x = edits[..<hunk.lowerBound].count { $0 != .insert }
        var y = edits[..<hunk.lowerBound].count { $0 != .remove }
        let removed = edits[hunk].count { $0 != .insert }
        let added = edits[hunk].count { $0 != .remove }
        var output = "@@ -\(range(x, removed)) +\(range(y, added)) @@\n"
        for edit in edits[hunk] {
            switch edit {
            case .keep:
                output += written(" ", old[x])
                x += 1
                y += 1
            case .remove:
                output += written("-", old[x])
                x += 1
            case .insert:
                output += written("+", new[y])
                y += 1
            }
        }
        return output
    }

    /// Where a hunk begins and how many lines it has; of no lines the one before it is named.
    private static func range(_ start: Int, _ count: Int) -> String {
        count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }

    private static func written(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
        let text = String(decoding: line, as: UTF8.self)
        return sign + text + (line.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n")
    }
}
