import Foundation
import TILProse

extension FuzzTarget {
    /// The linter: its places lie in the text, its edits change nothing but words, and a text that was put right stays
    /// as it is.
    static var linter: FuzzTarget {
        FuzzTarget(name: "lint") { bytes in
            let severities = Dictionary(uniqueKeysWithValues: LintRule.all.map { ($0, $0.severity) })
            var options = LintOptions()
            options.severities = severities
            for format in DocumentFormat.allCases {
                guard
                    let report = try? DocumentLinter(options: options).lint(
                        bytes, format: format, knowledge: Everything())
                else { return expect(false, "Nothing was thrown.") }
                let lines = 1 + bytes.count(where: { $0 == 0x0A })
                for finding in report.findings {
                    let place = finding.place
                    expect(place.range.upperBound <= bytes.count && !place.range.isEmpty, "\(finding) is outside.")
                    expect(1...lines ~= place.line && place.line <= place.endLine, "\(finding) is on no line.")
                    expect(place.column >= 1 && place.length >= 1, "\(finding) has no column.")
                    expect(
                        place.line == 1 + bytes[..<place.range.lowerBound].count(where: { $0 == 0x0A }), "\(finding)")
                    for edit in finding.edits {
                        expect(edit.range.upperBound <= bytes.count && !edit.range.isEmpty, "\(edit) is outside.")
                        let old = bytes[edit.range]
                        expect(!old.contains { "`*[]<>|#\"\\{}_".utf8.contains($0) }, "\(edit) changes marks.")
                    }
                }
                if bytes.count > 4_096 { continue }
                let fixer = DocumentFixer(options: options)
                guard let once = try? fixer.fixed(bytes, format: format, knowledge: Everything()),
                    let twice = try? fixer.fixed(once.document, format: format, knowledge: Everything())
                else { return expect(false, "Nothing was thrown.") }
                expect(twice.document == once.document, "What was put right was put right again: \(format).")
            }
        }
    }

    /// Knows every acronym of two letters and more: its letters are words.
    private struct Everything: AcronymKnowledge {
        func meanings(of short: String) -> [KnownMeaning] {
            [KnownMeaning(long: short.map { "\($0)ome" }.joined(separator: " "), origin: "everything")]
        }
    }
}
