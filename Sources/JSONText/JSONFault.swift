import Diagnostics

/// What a reader found wrong, before lines are counted.
struct JSONFault: Error {
    let code: JSONTextError.Code
    let offset: Int
    let message: String
    /// Where the array or object begins that the text ends in.
    var opening: Int?

    /// The error with its place; the message names the line of the opening.
    func error(in source: SourceText) -> JSONTextError {
        let line = opening.map { " that begins in line \(source.position(at: $0).line)" } ?? ""
        return JSONTextError(code: code, diagnostic: source.diagnostic(.error, message + line, at: offset))
    }
}
