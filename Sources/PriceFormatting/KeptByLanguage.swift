import Languages

/// What is worked out once for a language.
protocol LanguageObject: AnyObject, Sendable {
    var language: LanguageTag { get }
}

/// Objects by language, shared by threads and read without a lock.
///
/// The first languages stay; a program that speaks more of them works the others out each time.
struct KeptByLanguage<Object: LanguageObject>: Sendable {
    private let kept = KeptObjects<Object>(capacity: 128)

    /// The object of a language, or what a function makes for it, which is kept.
    func object(for language: LanguageTag, orMade make: () -> Object) -> Object {
        let hash = language.quickHash
        if let known = kept.first(hash, { $0.language == language ? $0 : nil }) { return known }
        let object = make()
        _ = kept.keep(object, hash: hash)
        return object
    }
}
