public import Languages
internal import Synchronization

/// The language that a person has chosen, for every localizer that shares it.
///
/// The language can be switched while the program runs, from any thread; everything that is asked for afterwards is in
/// the new language. Reading it takes no lock.
///
/// ```swift
/// let selection = LanguageSelection("ru")
/// let texts = Localizer(tables: [table], selection: selection, formatting: formatting)
/// let observation = selection.observe { language in redraw(in: language) }
/// selection.select("de")
/// ```
///
/// A program of its own has one; a server gives each call the language of its reader instead.
public final class LanguageSelection: Sendable {
    /// How many languages are remembered; further ones are served too, more slowly.
    package static let capacity = 256

    /// A language that somebody has asked for, and its number.
    private final class Known: Sendable {
        let language: LanguageTag
        let number: Int

        init(language: LanguageTag, number: Int) {
            self.language = language
            self.number = number
        }
    }

    private struct State {
        var knownCount = 0
        /// The language, where it has no number.
        var unnumbered: LanguageTag?
        var observers: [Int: @Sendable (LanguageTag) -> Void] = [:]
        var nextObserver = 0
        /// Changes that observers have not been told of yet, and whether somebody is telling them.
        var untold: [LanguageTag] = []
        var isTelling = false
    }

    private static let noNumber = -1

    private let byNumber = AppendOnlyReferences<Known>(capacity: LanguageSelection.capacity)
    /// The same by hash, twice as many places, so that a search ends soon.
    private let byHash = AppendOnlyReferences<Known>(capacity: 2 * LanguageSelection.capacity)
    private let selected: Atomic<Int>
    private let state: Mutex<State>

    /// Makes a selection.
    public init(_ language: LanguageTag = .english) {
        selected = Atomic(LanguageSelection.noNumber)
        state = Mutex(State())
        selected.store(number(of: language) ?? LanguageSelection.noNumber, ordering: .releasing)
    }

    /// The selected language.
    public var language: LanguageTag {
        language(ofNumber: selectedNumber) ?? state.withLock { language(in: $0) }
    }

    /// Selects another language for everything that is asked for from now on, and tells the observers.
    ///
    /// Observers are told of every change, one after another and in the order of the changes, by a thread that selects.
    /// An observer may select a language itself; the others hear of that afterwards.
    public func select(_ language: LanguageTag) {
        let number = number(of: language)
        let mustTell = state.withLock { state in
            guard self.language(in: state) != language else { return false }
            state.unnumbered = number == nil ? language : nil
            selected.store(number ?? LanguageSelection.noNumber, ordering: .releasing)
            guard !state.observers.isEmpty else { return false }
            state.untold.append(language)
            if state.isTelling { return false }
            state.isTelling = true
            return true
        }
        if mustTell { tellObservers() }
    }

    /// Calls a function at each change of the language until the observation is cancelled or let go.
    public func observe(_ body: @escaping @Sendable (LanguageTag) -> Void) -> LanguageObservation {
        let number = state.withLock { state in
            state.nextObserver += 1
            state.observers[state.nextObserver] = body
            return state.nextObserver
        }
        return LanguageObservation(selection: self, number: number)
    }

    /// The selected language, and then each change of it.
    ///
    /// Every call gives a sequence of its own. A reader that is slower than the changes gets the newest one only.
    public var languages: AsyncStream<LanguageTag> {
        let (stream, continuation) = AsyncStream.makeStream(of: LanguageTag.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.nextObserver += 1
            state.observers[state.nextObserver] = { continuation.yield($0) }
            continuation.yield(language(in: state))
            return state.nextObserver
        }
        continuation.onTermination = { [weak self] _ in self?.endObservation(number) }
        return stream
    }

    func endObservation(_ number: Int) {
        // Let go outside of the lock: whatever the function holds may end with it.
        _ = state.withLock { $0.observers.removeValue(forKey: number) }
    }

    /// The selected language, asked for while the state is locked.
    private func language(in state: State) -> LanguageTag {
        language(ofNumber: selectedNumber) ?? state.unnumbered ?? .undetermined
    }

    private func tellObservers() {
        while true {
            let next: (LanguageTag, [@Sendable (LanguageTag) -> Void])? = state.withLock { state in
                guard !state.untold.isEmpty else {
                    state.isTelling = false
                    return nil
                }
                return (state.untold.removeFirst(), state.observers.sorted { $0.key < $1.key }.map(\.value))
            }
            guard let (language, observers) = next else { return }
            for observer in observers { observer(language) }
        }
    }
}

extension LanguageSelection {
    /// The number of the selected language, or a negative one where it has none.
    @inline(__always)
    var selectedNumber: Int { selected.load(ordering: .acquiring) }

    /// The language of a number.
    func language(ofNumber number: Int) -> LanguageTag? {
        byNumber[number]?._withUnsafeGuaranteedRef { $0.language }
    }

    /// The number of a language, or nil where too many languages have one already.
    package func number(of language: LanguageTag) -> Int? {
        // Read once: it may be another one a moment later.
        let now = selectedNumber
        if let known = byNumber[now], known._withUnsafeGuaranteedRef({ $0.language == language }) { return now }
        var place = language.quickHash & (byHash.capacity - 1)
        while let known = byHash[place] {
            if known._withUnsafeGuaranteedRef({ $0.language == language }) {
                return known._withUnsafeGuaranteedRef { $0.number }
            }
            place = (place + 1) & (byHash.capacity - 1)
        }
        // All numbers are given: nothing to wait for.
        if byNumber[LanguageSelection.capacity - 1] != nil { return nil }
        return state.withLock { state in
            while let known = byHash[place] {
                if known._withUnsafeGuaranteedRef({ $0.language == language }) {
                    return known._withUnsafeGuaranteedRef { $0.number }
                }
                place = (place + 1) & (byHash.capacity - 1)
            }
            guard state.knownCount < LanguageSelection.capacity else { return nil }
            let known = Known(language: language, number: state.knownCount)
            state.knownCount += 1
            _ = byNumber.fill(known.number, with: known)
            _ = byHash.fill(place, with: known)
            return known.number
        }
    }
}

/// A function that is called at each change of a language, until it is cancelled or let go.
public final class LanguageObservation: Sendable {
    private let selection: LanguageSelection
    private let number: Int

    init(selection: LanguageSelection, number: Int) {
        self.selection = selection
        self.number = number
    }

    /// Ends the observation; a call that has begun is finished.
    public func cancel() { selection.endObservation(number) }

    deinit { cancel() }
}
