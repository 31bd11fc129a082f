extension MessageText {
    /// The largest number that may stand before `$`.
    public static let largestPlace = 99

    /// The largest width and number of fraction digits that a placeholder may ask for.
    public static let largestWidth = 40

    /// The largest number of parts that a text may have with those of its variables, however they are nested.
    static let largestPieceCount = 10_000

    /// Reads a format string as Apple's translation files write it.
    ///
    /// A placeholder is `%`, a place (`2$`), flags (`-+ 0#'`), a width, a precision (`.2`), a length (`hh`, `h`, `l`,
    /// `ll`, `q`, `L`, `z`, `t`, `j`) and a letter.
    ///
    /// - `%@` inserts a value, `%d`, `%i` and `%u` a whole number, `%f`, `%e` and `%g` a decimal number, `%x`, `%X` and
    ///   `%o` bits; `%%` is a per cent sign.
    /// - `%2$@` names its argument. The others take one after another, however many named ones stand between them, and
    ///   an argument can be inserted many times.
    /// - A number's width is filled with spaces before it, with `-` after it, with `0` by zeros of its language behind
    ///   its sign. Spaces are counted in characters, zeros in digits: thousands separators do not count. The width of
    ///   `%@` has no effect, as in Foundation.
    /// - A precision is the fewest digits of a whole number, and the fraction digits of a decimal one, rounded half to
    ///   even from its exact digits. Without a precision `%f` and `%e` show all the digits that the number has, which C
    ///   cannot know and replaces by six; `%g` shows six.
    /// - `+` shows the sign of every number. `'` asks for grouping, which every number gets that its language groups.
    /// - A length has no effect: arguments know their size.
    /// - A `%` before anything else is a per cent sign; so is one before a space, for in the public catalogues
    ///   `63% de descuento` is never meant as a number. A space is a flag only behind `-`, `+`, `#` or `'`. A text that
    ///   ends in a per cent sign needs no `%%`.
    ///
    /// Source: Apple, String Programming Guide, String Format Specifiers; IEEE Std 1003.1, `fprintf`.
    ///
    /// - Parameters:
    ///   - text: The format string.
    ///   - number: What `%arg` inserts, where the text is a form of a number, as catalogues write substitutions.
    ///   - substitutions: What `%#@name@` inserts, where the text has substitutions.
    /// - Throws: ``StringTableError/Code/placeholderRefused`` for what reads or writes memory, or has no meaning in a text
    ///   (`%n`, `%s`, `%S`, `%p`, `%c`, `%C`, `%a`, `%A`, a width `*`), for a number before `$` that is 0 or above
    ///   ``largestPlace``, for a width above ``largestWidth``, and for a `%#@name@` without its substitution;
    ///   ``StringTableError/Code/argumentsClash`` where one argument is asked for as different kinds, as `%1$@` and
    ///   `%1$d`.
    public init(
        parsing text: String, number: Piece? = nil, substitutions: [String: Piece] = [:]
    ) throws(StringTableError) {
        var shared = PatternReader.Shared(substitutions: substitutions)
        self.init(pieces: try PatternReader.pieces(of: text, number: number, shared: &shared))
    }

    /// Reads a format string with variables, as `.stringsdict` files and string catalogues have them.
    ///
    /// `%#@name@` takes the next argument and `%2$#@name@` the second one, unless the variable names its argument
    /// itself. In a form `%arg` and the first placeholder without a place insert that argument, the next ones those
    /// after it, and a place such as `%2$@` counts from the first argument of the whole text. A form may refer to other
    /// variables.
    ///
    /// - Parameters:
    ///   - text: The format string.
    ///   - variables: The variables by their names; those that nothing refers to have no effect.
    /// - Throws: As ``init(parsing:number:substitutions:)``, with the place of the reference where the mistake is in a
    ///   variable; ``StringTableError/Code/variableCycle`` where a variable refers to itself, directly or by others;
    ///   ``StringTableError/Code/valueTypeUnknown``; ``StringTableError/Code/formsMissing``;
    ///   ``StringTableError/Code/tooLarge`` where variables are nested more than ``deepestNesting`` deep or the whole
    ///   has more than 10,000 parts.
    public init(parsing text: String, variables: [String: MessageVariable]) throws(StringTableError) {
        var shared = PatternReader.Shared(variables: variables)
        self.init(pieces: try PatternReader.pieces(of: text, number: nil, shared: &shared))
    }
}

extension MessageText.Conversion {
    /// Reads what a placeholder says after its `%`, such as the value type `lld` of a `.stringsdict` file, or gives nil.
    public init?(formatSpecifier: String) {
        let bytes = Array(formatSpecifier.utf8)
        guard let found = try? PlaceholderGrammar(bytes: bytes).conversion(from: 0, start: 0), found.end == bytes.count
        else { return nil }
        self = found.conversion
    }
}
