/// The candidate that a mistyped word most likely stands for, or nil where none is close.
///
/// Close means: the word is the beginning of the candidate, or at most a third of its letters (and at most three) were
/// typed wrong, left out, added or swapped. Of equally close candidates the first one wins.
///
/// - Complexity: The product of the lengths, for each candidate; words over 64 characters have no suggestion.
func suggestion(for word: String, among candidates: [String]) -> String? {
    let word = word.lowercased()
    guard (1...64).contains(word.count) else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let lowered = candidate.lowercased()
        let isBeginning = word.count >= 3 && lowered.hasPrefix(word)
        let distance = isBeginning ? 1 : editDistance(Array(word), Array(lowered))
        let limit = isBeginning ? 1 : min(3, max(1, lowered.count / 3))
        if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
}

/// How many letters must be changed, added, taken away or swapped with their neighbour.
///
/// Source: the restricted Damerau–Levenshtein distance.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in 1...left.count {
        var current = [i]
        for j in 1...right.count {
            let isSame = left[i - 1] == right[j - 1]
            var distance = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (isSame ? 0 : 1))
            if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                distance = min(distance, beforePrevious[j - 2] + 1)
            }
            current.append(distance)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[right.count]
}
