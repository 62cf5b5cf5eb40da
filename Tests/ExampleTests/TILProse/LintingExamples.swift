import Foundation
import TILProse
import TestSupport
import Testing

/// The code of the article `Linting.md`, as one program.
@Suite struct LintingExamples {
    @Test func article() async throws {
        let output = PrintedLines()
        let print = output.print
        // article
        let linter = DocumentLinter()
        for finding in try linter.lint("The XQB met.\nTwo XQB's are here.").findings {
            print("\(finding.place.line):\(finding.place.column): \(finding.message)")
        }
        // end
        // article
        struct Glossary: AcronymKnowledge {
            func meanings(of short: String) -> [KnownMeaning] {
                short == "XQB" ? [KnownMeaning(long: "cross-quarter board", origin: "the glossary")] : []
            }
        }
        let findings = try linter.lint("The XQB met.", knowledge: Glossary()).findings  // none
        // end
        #expect(findings.isEmpty)
        // article
        let text = "An XQB met. The cross-quarter board (XQB) sat."
        let outcome = try DocumentFixer(options: LintOptions()).fixed(Array(text.utf8), format: .markdown)
        print(String(decoding: outcome.document, as: UTF8.self))  // A cross-quarter board (XQB) met. The XQB sat.
        // end
        // article
        var inserting = LintOptions()
        inserting.severities[.knownElsewhere] = .note
        let inserted = try DocumentFixer(options: inserting).fixed(
            Array("The report goes to the XQB.".utf8), format: .markdown, knowledge: Glossary())
        print(String(decoding: inserted.document, as: UTF8.self))  // The report goes to the cross-quarter board (XQB).
        // end
        // article
        let patience = LintRule(name: "patience", severity: .note, summary: "ASAP sounds impatient.") { document in
            document.uses.filter { $0.short == "ASAP" }.map {
                LintRemark(short: $0.short, message: "Give a date instead of ASAP.", range: $0.range)
            }
        }
        var options = LintOptions()
        options.severities[patience] = .note
        options.severities[.unusedDefinition] = nil
        for finding in try DocumentLinter(options: options).lint("Answer me ASAP.").findings {
            print("\(finding.message) [\(finding.rule.name)]")
        }
        // end
        #expect(
            await output.all() == [
                "1:5: Define XQB where it is first used, at line 1, or put it on the allow list; it is used 2 times.",
                "2:5: Write XQBs: the plural of an acronym has no apostrophe.",
                "A cross-quarter board (XQB) met. The XQB sat.",
                "The report goes to the cross-quarter board (XQB).",
                "Give a date instead of ASAP. [patience]",
            ])
        let disabled = "Answer me ASAP. <!-- til-lint-disable-line patience -->"
        let report = try DocumentLinter(options: options).lint(disabled)
        #expect(report.findings.isEmpty && report.faults.isEmpty)
        #expect(try DocumentLinter().lint(disabled).faults.map(\.name) == ["patience"])
    }

    /// The page of a rule says what the rule says.
    @Test(arguments: LintRule.all) func everyRuleHasItsPage(_ rule: LintRule) throws {
        let page = try String(
            contentsOf: Checkout.file("Sources/TILProse/TILProse.docc/Rule-\(rule.name).md"), encoding: .utf8)
        let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.hasPrefix("# \(rule.name) \(rule.summary) ## Overview \(rule.reason) "))
        #expect(words.hasSuffix("Not so: > \(rule.bad) But so: > \(rule.good)"))
        #expect(
            words.contains(
                "a finding of this rule is a\(rule.severity == .error ? "n" : "") \(rule.severity.rawValue)."))
    }
}
