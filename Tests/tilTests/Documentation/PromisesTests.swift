import Foundation
import TestSupport
import Testing

/// The page of promises names no test that is not there.
@Suite struct PromisesTests {
    private let root = Checkout.root

    /// What each file of the tests is called, without its ending, with its text.
    private func tests() throws -> [String: String] {
        let folder = root.appendingPathComponent("Tests").path
        var texts: [String: String] = [:]
        for name in FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [] {
            guard name.hasSuffix("Tests.swift") else { continue }
            let file = URL(fileURLWithPath: folder + "/" + name)
            texts[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        return texts
    }

    @Test func everyTestOnThePageOfPromisesExists() throws {
        let page = root.appendingPathComponent("Sources/TILCore/TILCore.docc/WhatTilPromises.md")
        let spans = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "`")
        let tests = try tests()
        var count = 0
        for span in spans {
            let parts = span.split(separator: "/").map(String.init)
            if parts.count == 2, parts[0].hasSuffix(".md") {
                let transcript = root.appendingPathComponent("Tests/Fixtures/transcripts/" + parts[0])
                let text = try String(contentsOf: transcript, encoding: .utf8)
                #expect(text.contains("\n## \(parts[1])\n"), "There is no section \(span).")
            }
            guard parts.count == 2, parts[0].hasSuffix("Tests"), !span.contains(" ") else { continue }
            let text = try #require(tests[parts[0]], "There is no file \(parts[0]).swift.")
            #expect(text.contains("func \(parts[1])("), "There is no test \(span).")
            count += 1
        }
        #expect(count > 50)
    }
}
