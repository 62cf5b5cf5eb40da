import Foundation
import TILCore
import TILProse
import Testing

/// The code of the article `Prose.md`.
@Suite struct ProseExamples {
    private let now = morning

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

    @Test func feed() throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        let path = temporary.folder + "/paper.md"
        try "We train convolutional neural networks (CNNs).\nAgain: a CNN.\n".write(
            toFile: path, atomically: true, encoding: .utf8)
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        // article
        var scanner = ProseScanner()
        while let piece = try file.read(upToCount: 65_536), !piece.isEmpty {
            scanner.feed(Array(piece))
            for definition in scanner.takeDefinitions() { try keep(definition) }
        }
        for definition in scanner.finish().definitions { try keep(definition) }

        func keep(_ definition: AcronymDefinition) throws {
            let (short, long) = definition.singular  // CNN, convolutional neural network
            let draft = try ThingDraft(short: short, long: long, spelling: .imported)
            do {
                try store.add(draft, at: now)
            } catch StoreError.alreadyKnown {
                // It was defined before.
            }
        }
        // end
        #expect(try store.meanings(of: "CNN").map(\.long) == ["convolutional neural network"])
    }
}
