import TILProse
import Testing

/// The code in the comments of types. `ArticleTests` compares each block with a passage.
@Suite struct LintCommentExamples {
    @Test func rulesAndLinters() throws {
        var options = LintOptions()
        // article
        let patience = LintRule(name: "patience", severity: .note, summary: "ASAP sounds impatient.") { document in
            document.uses.filter { $0.short == "ASAP" }.map { use in
                LintRemark(short: use.short, message: "Give a date instead of ASAP.", range: use.range)
            }
        }
        options.severities[patience] = .note
        // end
        #expect(try DocumentLinter(options: options).lint("Come ASAP.").findings.map(\.rule) == [patience])
        // article
        let linter = DocumentLinter()
        let report = try linter.lint("The XQB met.", knowledge: NoKnowledge())
        // end
        #expect(report.findings.map(\.rule) == [.undefined])
    }
}
