import Foundation
import Testing

@testable import til

@Suite struct ScanFolderTests {
    private func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("til-scan-\(UUID().uuidString)")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    @Test func readsTheDocumentsOfAFolderThatNothingLeavesOut() throws {
        let place = try folder([
            ".git/config": "", ".gitignore": "build/\n*.tmp.md\n!kept.tmp.md\n/only-here.md\n",
            "a.md": "the point of sale (POS)", "b/c.html": "<p>the round <b>t</b>rip time (RTT)",
            "b/page.1": ".SH NAME\nthe domain name system (DNS)\n", "build/d.md": "the point of nail (PON)",
            "x.tmp.md": "the point of oil (POO)", "kept.tmp.md": "the world wide web (WWW)",
            "only-here.md": "the point of code (POC)", "b/only-here.md": "the support vector machine (SVM)",
            "b/.gitignore": "secret*\n", "b/secret.txt": "the point of talk (POT)",
            "program.swift": "point of run (POR)",
        ])
        defer { try? FileManager.default.removeItem(at: place) }
        let runner = try CommandRunner(having: "xqz x")
        let result = try runner.run("scan \(place.path) --format tsv")
        #expect(
            result.output == """
                POS\tpoint of sale
                WWW\tworld wide web
                RTT\tround trip time
                SVM\tsupport vector machine
                DNS\tdomain name system

                """)
    }

    @Test func readsWhatIsCompressedAndTellsTheFormatByItsStart() throws {
        let place = try folder([
            "page": "<!DOCTYPE html><p>the point of<br>sale (<i>POS</i>)", "not.docx": "PK\u{3}\u{4}no",
        ])
        defer { try? FileManager.default.removeItem(at: place) }
        let runner = try CommandRunner(having: "xqz x")
        #expect(try runner.run("scan \(place.path)/page --format tsv").output == "POS\tpoint of sale\n")
        #expect(try runner.run("scan \(place.path)/not.docx").code == 65)
    }
}
