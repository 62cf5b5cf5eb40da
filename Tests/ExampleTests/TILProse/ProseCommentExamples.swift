import Foundation
import TILProse
import Testing

/// The code in comments. `ArticleTests` compares each block with a passage.
@Suite struct ProseCommentExamples {
    @Test func theExampleOfScanningGivesTheStatedResult() throws {
        // article
        let report = ProseScanner.scan("We use principal component analysis (PCA). PCA is old.")
        for definition in report.definitions {
            print("line \(definition.line): \(definition.short) = \(definition.long)")
        }
        // end
        #expect(report.definitions.count == 1)
    }

    @Test func theExampleOfScanningATextGivesTheStatedResult() throws {
        // article
        let options = ProseScanner.Options(format: .html)
        let report = ProseScanner.scan("<p>A <abbr title=\"bill of lading\">BOL</abbr> came.</p>", options: options)
        // end
        #expect(report.definitions.map(\.short) == ["BOL"])
    }

    @Test func theExampleOfDefinitionsGivesTheStatedResult() throws {
        // article
        let report = ProseScanner.scan("The bills of lading (BOLs) came.")
        for definition in report.definitions where !definition.isDoubtful {
            print(definition.short, definition.long)
        }
        // end
        #expect(report.definitions.count == 1)
    }

    @Test func theExampleOfUsesGivesTheStatedResult() throws {
        // article
        let report = ProseScanner.scan("The XQB met. Nobody knows the XQB.")
        let undefined = report.uses.filter { !$0.isDefined }
        print(undefined.map(\.short))  // ["XQB"]
        // end
        #expect(undefined.map(\.short) == ["XQB"])
    }

    @Test func theExampleOfFixingGivesTheStatedResult() throws {
        // article
        let text = "An XQB met. The cross-quarter board (XQB) sat."
        let fixer = DocumentFixer(options: LintOptions())
        let outcome = try fixer.fixed(Array(text.utf8), format: .markdown)
        // end
        #expect(outcome.count > 0)
    }

    @Test func theExampleOfLintingATextGivesTheStatedResult() throws {
        // article
        let linter = DocumentLinter()
        for finding in try linter.lint("The XQB met.", format: .plain).findings {
            print("\(finding.place.line):\(finding.place.column) \(finding.message)")
        }
        // end
    }

    @Test func theExampleOfLintOptionsGivesTheStatedResult() throws {
        // article
        var options = LintOptions()
        options.severities[.undefined] = .error
        options.severities[.article] = nil  // not checked
        let findings = try DocumentLinter(options: options).lint("The XQB met.").findings
        // end
        #expect(findings.map(\.severity) == [.error])
    }

    @Test func theExampleOfKnowledgeGivesTheStatedResult() throws {
        // article
        struct Team: AcronymKnowledge {
            func meanings(of short: String) -> [KnownMeaning] {
                short == "XQB" ? [KnownMeaning(long: "cross-quarter board", origin: "the team")] : []
            }
        }
        let findings = try DocumentLinter().lint("The XQB met.", knowledge: Team()).findings  // none
        // end
        #expect(findings.isEmpty)
    }

    @Test func theExampleOfEditsGivesTheStatedResult() throws {
        // article
        let rule = LintRule(name: "asap", severity: .note, summary: "ASAP sounds impatient.") { reading in
            reading.uses.filter { $0.short == "ASAP" }.map { use in
                let edit = LintEdit(range: use.range, text: "by Friday")
                return LintRemark(short: use.short, message: "Name a day.", range: use.range, edits: [edit])
            }
        }
        // end
        #expect(rule.severity == .note)
    }

    @Test func theExampleOfFindingsGivesTheStatedResult() throws {
        // article
        let findings = try DocumentLinter().lint("The XQB met.").findings
        let saved = try JSONEncoder().encode(findings)
        let restored = try JSONDecoder().decode([LintFinding].self, from: saved)
        // end
        #expect(restored == findings)
    }

    @Test func theExampleOfReadingsGivesTheStatedResult() throws {
        // article
        let document = ParsedDocument(Array("The XQB met.".utf8))
        let first = try DocumentLinter().lint(document)
        let again = try DocumentLinter(options: LintOptions()).lint(document)  // parses nothing
        // end
        #expect(first == again)
    }

    @Test func theExampleOfFormatOfAFileGivesTheStatedResult() throws {
        // article
        let format = DocumentFormat(path: "paper.tex", start: Array("\\documentclass{article}".utf8))
        print(format)  // latex
        // end
        #expect(format == .latex)
    }
}
