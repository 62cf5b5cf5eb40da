import Foundation
import TILProse
import TestSupport
import Testing

/// The code in comments about linting. `ArticleTests` compares each block with a passage.
@Suite struct RuleCommentExamples {
    @Test func theExampleOfFixedDocuments() throws {
        let fixer = DocumentFixer(options: LintOptions())
        let document = Array("The machine has two CPU's and an URL.".utf8)
        // article
        let outcome = try fixer.fixed(document, format: .markdown)
        if outcome.count > 0 {
            print(String(decoding: outcome.document, as: UTF8.self))  // The machine has two CPUs and a URL.
        }
        // end
        #expect(String(decoding: outcome.document, as: UTF8.self) == "The machine has two CPUs and a URL.")
    }

    @Test func theExampleOfFixingWithAReader() throws {
        let fixer = DocumentFixer(options: LintOptions())
        let document = Array("The machine has two CPU's and an URL.".utf8)
        // article
        let outcome = try fixer.fixed(document) { bytes in
            try Task.checkCancellation()
            return ParsedDocument(bytes, format: .markdown)
        }
        // end
        #expect(outcome.count == 2)
    }

    @Test func theExampleOfFixingSomeFindings() throws {
        let fixer = DocumentFixer(options: LintOptions())
        let document = Array("The machine has two CPU's and an URL.".utf8)
        // article
        let outcome = try fixer.fixed(document, format: .markdown) { finding in finding.rule == .plural }
        print(String(decoding: outcome.document, as: UTF8.self))  // The machine has two CPUs and an URL.
        // end
        #expect(String(decoding: outcome.document, as: UTF8.self) == "The machine has two CPUs and an URL.")
    }

    @Test func theExampleOfDocuments() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("paper.md", "The XQB met.\n")
        // article
        let document = try Data(contentsOf: URL(fileURLWithPath: path))
        let format = DocumentFormat(path: path, start: document)
        let report = try DocumentLinter().lint(Array(document), format: format)
        // end
        #expect(report.findings.map(\.short) == ["XQB"])
    }

    @Test func theExampleOfParsedDocuments() throws {
        // article
        let parsed = ParsedDocument(Array("Send the file to an URL.".utf8))
        let report = try DocumentLinter().lint(parsed, knowledge: NoKnowledge())
        // end
        #expect(report.findings.map(\.rule) == [.article])
    }

    @Test func theExampleOfMeanings() throws {
        // article
        let known = ["BOL": "bill of lading"]
        let meanings = known["BOL"].map { [KnownMeaning(long: $0, origin: "shipping.csv")] } ?? []
        // end
        #expect(meanings.count == 1)
    }

    @Test func theExampleOfMadeMeanings() throws {
        // article
        let meaning = KnownMeaning(long: "bill of lading", origin: "shipping.csv")
        print("\(meaning.long), in \(meaning.origin)")
        // end
        #expect(meaning.long == "bill of lading")
    }

    /// Knows two meanings of BOL.
    private struct Harbour: AcronymKnowledge {
        func meanings(of short: String) -> [KnownMeaning] {
            [
                KnownMeaning(long: "bill of lading", origin: "shipping"),
                KnownMeaning(long: "bureau of labour", origin: "law"),
            ]
        }

        // article
        func probableMeaning(of short: String, in document: [UInt8], format: DocumentFormat) -> KnownMeaning? {
            let isAboutShips = String(decoding: document, as: UTF8.self).contains("harbour")
            return meanings(of: short).first { $0.origin == (isAboutShips ? "shipping" : "law") }
        }
        // end
    }

    @Test func theExampleOfProbableMeanings() throws {
        let document = Array("The harbour wants a BOL.".utf8)
        #expect(Harbour().probableMeaning(of: "BOL", in: document, format: .plain)?.origin == "shipping")
        let findings = try DocumentLinter().lint(document, knowledge: Harbour()).findings
        #expect(findings.isEmpty)
    }

    @Test func theExampleOfNoProbableMeanings() throws {
        // article
        struct Team: AcronymKnowledge {
            func meanings(of short: String) -> [KnownMeaning] { [] }
        }
        let probable = try Team().probableMeaning(of: "BOL", in: [], format: .markdown)  // nil
        // end
        #expect(probable == nil)
    }

    @Test func theExampleOfNoKnowledge() throws {
        // article
        let knowledge = NoKnowledge()
        let report = try DocumentLinter().lint("The XQB met.", knowledge: knowledge)  // XQB is undefined
        // end
        #expect(report.findings.map(\.rule) == [.undefined])
    }

    @Test func theExampleOfMadeEdits() throws {
        // article
        let text = "Answer me ASAP."
        let edit = LintEdit(range: 10..<14, text: "by Friday")
        var fixed = Array(text.utf8)
        fixed.replaceSubrange(edit.range, with: edit.text.utf8)
        print(String(decoding: fixed, as: UTF8.self))  // Answer me by Friday.
        // end
        #expect(String(decoding: fixed, as: UTF8.self) == "Answer me by Friday.")
    }

    @Test func theExampleOfLintReports() throws {
        // article
        let report = try DocumentLinter().lint("The XQB met.")
        let errors = report.findings.filter { $0.severity == .error }
        print("\(report.findings.count) findings, \(errors.count) errors")  // 1 findings, 0 errors
        // end
        #expect(report.findings.count == 1 && errors.isEmpty)
    }

    @Test func theExampleOfDirectiveFaults() throws {
        // article
        let report = try DocumentLinter().lint("The XQB met. <!-- til-lint-disable-line undefind -->")
        for fault in report.faults { print("line \(fault.line): no rule is named \(fault.name)") }
        // end
        #expect(report.faults.map(\.name) == ["undefind"])
    }

    @Test func theExampleOfPlaces() throws {
        // article
        for finding in try DocumentLinter().lint("Send it.\nSend the file to an URL.").findings {
            print("\(finding.place.line):\(finding.place.column)-\(finding.place.endColumn)")
        }
        // end
    }

    @Test func theExampleOfEqualRules() throws {
        // article
        let findings = try DocumentLinter().lint("Send the file to an URL.").findings
        let articles = findings.filter { $0.rule == .article }
        // end
        #expect(articles.count == 1)
    }

    @Test func theExampleOfRemarks() throws {
        // article
        let loud = LintRule(name: "loud", severity: .note, summary: "FYI is loud.") { document in
            document.uses.filter { $0.short == "FYI" }.map { use in
                LintRemark(short: use.short, message: "Write \"for your information\".", range: use.range)
            }
        }
        // end
        #expect(loud.name == "loud")
    }

    @Test func theExampleOfMadeRemarks() throws {
        let use = try #require(ParsedDocument(Array("Read this FYI.".utf8)).uses.first)
        // article
        let edit = LintEdit(range: use.range, text: "for your information")
        let remark = LintRemark(
            short: use.short, message: "Write \"for your information\".", range: use.range, edits: [edit])
        // end
        _ = remark
    }

    @Test func theExampleOfSeverities() throws {
        let findings = try DocumentLinter().lint("The XQB met.").findings
        // article
        let worst = findings.map(\.severity).max() ?? .note
        let isOk = worst < .error  // true
        // end
        #expect(isOk)
    }

    @Test func theExampleOfLowerSeverities() throws {
        let findings = try DocumentLinter().lint("The XQB met.").findings
        // article
        let serious = findings.filter { LintSeverity.note < $0.severity }
        print("\(serious.count) warnings and errors")  // 1 warnings and errors
        // end
        #expect(serious.count == 1)
    }

    @Test func theExampleOfMadeRules() throws {
        // article
        let long = LintRule(name: "long", summary: "An acronym has more than five letters.") { document in
            document.uses.filter { $0.short.count > 5 }.map { use in
                LintRemark(short: use.short, message: "Find a shorter name than \(use.short).", range: use.range)
            }
        }
        // end
        #expect(long.severity == .warning)
    }

    @Test func theExampleOfParsingDocuments() throws {
        // article
        let parsed = ParsedDocument(Array("<p>The XQB met.</p>".utf8), format: .html)
        print(parsed.uses.map(\.short))  // ["XQB"]
        // end
        #expect(parsed.uses.map(\.short) == ["XQB"])
    }

    @Test func theExampleOfUses() throws {
        let parsed = ParsedDocument(Array("The XQB met.".utf8))
        // article
        for use in parsed.uses {
            print("\(use.short) at byte \(use.range.lowerBound)")  // XQB at byte 4
        }
        // end
        #expect(parsed.uses.map(\.range.lowerBound) == [4])
    }

    @Test func theExampleOfDefinitions() throws {
        let parsed = ParsedDocument(Array("The bill of lading (BOL) came.".utf8))
        // article
        for found in parsed.definitions {
            print("\(found.definition.short) = \(found.definition.long)")  // BOL = bill of lading
        }
        // end
        #expect(parsed.definitions.map(\.definition.short) == ["BOL"])
    }
}
