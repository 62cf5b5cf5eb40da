import Foundation
import TILProse
import Testing

/// The code of the article `Prose.md`.
@Suite struct ProseExamples {
    @Test func scan() {
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        // article
        let report = ProseScanner.scan(
            """
            We use principal component analysis (PCA). The PCA is fast;
            the XQZ is not.
            """)
        for definition in report.definitions {
            show("line \(definition.line): \(definition.short) = \(definition.long)")
        }
        let undefined = report.undefined.map(\.short)  // ["XQZ"]
        // end
        #expect(shown == ["line 1: PCA = principal component analysis"])
        #expect(undefined == ["XQZ"])
    }

    @Test func file() throws {
        let path = FileManager.default.temporaryDirectory.path + "/til-prose-\(UUID().uuidString).md"
        try "We train convolutional neural networks (CNNs).\nAgain: a CNN.\n".write(
            toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        var glossary: [String: String] = [:]
        // article
        let document = try Data(contentsOf: URL(fileURLWithPath: path))
        let format = DocumentFormat(path: path) ?? DocumentFormat(start: document)
        for definition in ProseScanner.scan(Array(document), options: .init(format: format)).definitions {
            let (short, long) = definition.singular  // CNN, convolutional neural network
            glossary[short, default: long] = long
        }
        // end
        #expect(glossary == ["CNN": "convolutional neural network"])
    }
}
