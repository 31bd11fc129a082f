public import Foundation
public import Purchases

extension StoreError {
    /// The domain, the code and the errors beneath of any error of Foundation or a store.
    ///
    /// Use it to hand what StoreKit throws to `FailureClassifier`. An error that is a `StoreError` already stays as it is.
    /// A Swift enum, such as StoreKit's, is named by its case, since the numbers of its cases are nowhere documented.
    ///
    /// - Parameter error: The error; `NSUnderlyingErrorKey` and `NSMultipleUnderlyingErrorsKey` are followed, a hundred
    ///   errors deep.
    public init(_ error: any Error) { self.init(error, depth: 0) }

    private init(_ error: any Error, depth: Int) {
        if let known = error as? StoreError {
            self = known
            return
        }
        let bridged = error as NSError
        var beneath: [any Error] = []
        if let only = bridged.userInfo[NSUnderlyingErrorKey] as? any Error { beneath.append(only) }
        beneath += bridged.userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? []
        let mirror = Mirror(reflecting: error)
        var code = "\(bridged.code)"
        if mirror.displayStyle == .enum {
            // A case with a payload is its label's name; one without prints as its name, unless it describes itself.
            let name = mirror.children.first?.label ?? "\(error)"
            if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { code = name }
            beneath += mirror.children.compactMap { $0.value as? any Error }
        }
        self.init(
            domain: bridged.domain, code: code,
            underlying: depth < 100 ? beneath.map { StoreError($0, depth: depth + 1) } : [])
    }
}

extension NSError {
    /// The error as Foundation knows errors: domain, number and what lies beneath it.
    ///
    /// - Parameter error: The error; a code that is a name becomes the number 0, and the name stands in
    ///   `NSDebugDescription`.
    public convenience init(_ error: StoreError) {
        var info: [String: Any] = ["NSDebugDescription": error.description]
        if let first = error.underlying.first { info[NSUnderlyingErrorKey] = NSError(first) }
        if error.underlying.count > 1 {
            info["NSMultipleUnderlyingErrorsKey"] = error.underlying.map { NSError($0) }
        }
        self.init(domain: error.domain, code: Int(error.code) ?? 0, userInfo: info)
    }
}
