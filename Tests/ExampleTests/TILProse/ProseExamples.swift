import Foundation
import TILProse
import TestSupport
import Testing

/// The code of the article `Prose.md`, as one program.
@Suite struct ProseExamples {
    @Test func article() async throws {
        let folder = try TemporaryFolder()
        func NSTemporaryDirectory() -> String { folder.path + "/" }
        let output = PrintedLines()
        let print = output.print
        // article
        let report = ProseScanner.scan(
            """
            We use principal component analysis (PCA). The PCA is fast;
            the XQZ is not.
            """)
        for definition in report.definitions {
            print("line \(definition.line): \(definition.short) = \(definition.long)")
        }
        let undefined = report.undefined.map(\.short)  // ["XQZ"]
        // end
        #expect(await output.all() == ["line 1: PCA = principal component analysis"])
        #expect(undefined == ["XQZ"])
        // article
        let path = NSTemporaryDirectory() + "paper.md"
        try "We train convolutional neural networks (CNNs).\nAgain: a CNN.\n".write(
            toFile: path, atomically: true, encoding: .utf8)

        let document = try Data(contentsOf: URL(fileURLWithPath: path))
        let format = DocumentFormat(path: path) ?? DocumentFormat(start: document)
        var glossary: [String: String] = [:]
        for definition in ProseScanner.scan(Array(document), options: .init(format: format)).definitions {
            let (short, long) = definition.singular  // CNN, convolutional neural network
            glossary[short, default: long] = long
        }
        // end
        #expect(glossary == ["CNN": "convolutional neural network"])
    }
}
