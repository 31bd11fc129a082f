import Diagnostics
import JSONText
import Languages
import TranslationExchange
import TranslationFiles

extension FuzzTarget {
    /// Android's `strings.xml`.
    static let android = FuzzTarget(name: "android") { bytes in
        check(
            bytes, read: { TranslationTable.readingAndroidStrings($0, language: "de") },
            write: { $0.androidStrings(language: "de") })
    }

    /// gettext's PO files.
    static let gettext = FuzzTarget(name: "po") { bytes in
        check(
            bytes, read: { TranslationTable.readingGettext($0, language: "pl", sourceLanguage: "en") },
            write: { $0.gettext(language: "pl") })
    }

    /// Application resource bundles.
    static let arb = FuzzTarget(name: "arb") { bytes in
        check(
            bytes, read: { try? TranslationTable.readingARB($0, language: "de") }, write: { $0.arb(language: "de") })
    }

    /// Reads a file, writes it, and reads that: it is a whole file and says the same.
    private static func check(
        _ bytes: [UInt8], read: ([UInt8]) -> (table: TranslationTable, diagnostics: [Diagnostic])?,
        write: (TranslationTable) -> (bytes: [UInt8], losses: [ConversionLoss])
    ) {
        guard let (table, diagnostics) = read(bytes) else { return }
        for diagnostic in diagnostics { _ = diagnostic.description(file: "F") }
        for entry in table.entries { expect(DocumentChecks.isUTF8(entry.key), "a key is no UTF-8") }
        let written = write(table)
        guard let again = read(written.bytes) else {
            expect(false, "what was written is not read")
            return
        }
        expect(again.diagnostics.isEmpty, "what was written is read with \(again.diagnostics)")
        // What is lost is told; where nothing is, nothing changes from here on.
        let second = write(again.table)
        if written.losses.isEmpty {
            expect(second.bytes == written.bytes, "written twice, the files differ")
            expect(second.losses.isEmpty, "the second time is lost \(second.losses)")
        }
        let catalogue = table.catalogue().bytes
        do { _ = try StringCatalogue(parsing: catalogue, name: "T.xcstrings") } catch {
            expect(false, "the catalogue is not read: \(error)")
        }
        _ = table.stringsFiles(table: "T")
    }
}
