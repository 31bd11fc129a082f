extension String {
    /// The text with every run of scalars that is one text replaced by another, whatever is composed with it.
    func replacingScalars(_ old: String, with new: String) -> String {
        String(unicodeScalars.replacing(old.unicodeScalars, with: new.unicodeScalars))
    }
}
