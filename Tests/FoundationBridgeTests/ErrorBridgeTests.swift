import Foundation
import FoundationBridge
import Languages
import PurchaseMessages
import Purchases
import StringTables
import Testing

@Suite("Errors of Foundation")
struct ErrorBridgeTests {
    let failure = PurchaseFailure(
        kind: .offline, isSilent: false, retry: .later, charged: .unknown, action: .retry, messageID: "store.offline",
        error: StoreError(
            domain: "SKErrorDomain", code: "7", underlying: [StoreError(domain: "NSURLErrorDomain", code: "-1009")]))

    @Test("a failure with its message speaks through LocalizedError and through NSError")
    func localizedError() throws {
        let error = LocalizedPurchaseError(
            failure: failure, title: "Kein Internet", body: "Prüfe die Verbindung.", suggestion: "Erneut versuchen")
        #expect((error as any Error).localizedDescription == "Kein Internet")
        #expect(error.failureReason == "Prüfe die Verbindung.")
        #expect(error.recoverySuggestion == "Erneut versuchen")
        let bridged = error as NSError
        #expect(bridged.domain == "Shoptalk.PurchaseFailure")
        #expect(bridged.code == 7)
        #expect(bridged.localizedDescription == "Kein Internet")
        #expect(bridged.localizedFailureReason == "Prüfe die Verbindung.")
        #expect(bridged.localizedRecoverySuggestion == "Erneut versuchen")
        let beneath = try #require(bridged.userInfo[NSUnderlyingErrorKey] as? NSError)
        #expect(beneath.domain == "SKErrorDomain")
        #expect(StoreError(beneath) == failure.error)
    }

    @Test("of a message the title, the body and the first button that does something are taken")
    func ofMessage() {
        let dismiss = MessageButton(id: "ok", role: .cancel, title: "Schließen", action: .dismiss)
        let retry = MessageButton(id: "retry", role: .default, title: "Erneut versuchen", action: .retry)
        func message(_ buttons: [MessageButton]) -> PurchaseMessage {
            PurchaseMessage(
                id: "store.offline", language: "de", requestedLanguage: "de", direction: .leftToRight, severity: .error,
                presentation: .alert, title: "Kein Internet", body: "Prüfe die Verbindung.", buttons: buttons,
                accessibilityText: nil, parameters: [], state: .translated)
        }
        let error = LocalizedPurchaseError(failure, message: message([dismiss, retry]))
        #expect(error.errorDescription == "Kein Internet")
        #expect(error.failureReason == "Prüfe die Verbindung.")
        #expect(error.recoverySuggestion == "Erneut versuchen")
        #expect(LocalizedPurchaseError(failure, message: message([dismiss])).recoverySuggestion == nil)
        #expect(LocalizedPurchaseError(failure, message: nil).errorDescription == nil)
    }

    @Test("a failure without a message keeps its texts empty")
    func silentError() {
        let error = LocalizedPurchaseError(failure: failure, title: nil, body: nil, suggestion: nil)
        #expect(error.errorDescription == nil)
        #expect(error.errorUserInfo[NSLocalizedDescriptionKey] == nil)
        #expect(error.errorUserInfo.count == 1)
    }

    @Test("an NSError becomes domain, code and everything beneath, both kinds of beneath")
    func fromNSError() {
        let deepest = NSError(domain: "AMSErrorDomain", code: 6)
        let one = NSError(domain: "ASDErrorDomain", code: 907, userInfo: [NSUnderlyingErrorKey: deepest])
        let error = NSError(
            domain: "SKErrorDomain", code: 0,
            userInfo: [NSUnderlyingErrorKey: one, "NSMultipleUnderlyingErrorsKey": [NSError(domain: "X", code: -1)]])
        #expect(StoreError(error).description == "SKErrorDomain:0 (ASDErrorDomain:907 (AMSErrorDomain:6), X:-1)")
    }

    private enum StoreKitLike: Error {
        case userCancelled
        case networkError(URLError)
        case systemError(any Error)
    }

    private enum Described: Int, Error, CustomStringConvertible {
        case first, second
        var description: String { "Something went wrong" }
    }

    @Test("an enum that describes itself in words keeps its number")
    func fromDescribedEnum() {
        #expect(StoreError(Described.second).code == "1")
    }

    @Test("an enum is named by its case, and what a case carries lies beneath")
    func fromEnum() {
        #expect(StoreError(StoreKitLike.userCancelled).code == "userCancelled")
        #expect(StoreError(StoreKitLike.userCancelled).underlying == [])
        let offline = StoreError(StoreKitLike.networkError(URLError(.notConnectedToInternet)))
        #expect(offline.code == "networkError")
        #expect(offline.underlying.map(\.domain) == ["NSURLErrorDomain"])
        #expect(offline.underlying.map(\.code) == ["-1009"])
        let system = StoreError(StoreKitLike.systemError(NSError(domain: "SKErrorDomain", code: 2)))
        #expect(system.underlying == [StoreError(domain: "SKErrorDomain", code: "2")])
        #expect(StoreError(failure.error) == failure.error)
    }

    @Test("errors a thousand deep are read to a hundred and end there")
    func deepErrors() {
        var error = NSError(domain: "D", code: 0)
        for code in 1...1_000 { error = NSError(domain: "D", code: code, userInfo: [NSUnderlyingErrorKey: error]) }
        let read = StoreError(error)
        #expect(read.code == "1000")
        #expect(read.description.split(separator: ":").count - 1 == 101)
    }
}
