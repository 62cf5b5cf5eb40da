import TILProse
import Testing

@Suite struct LintRuleTests {
    @Test(arguments: LintFixture.all)
    func documentHasTheExpectedFindings(_ fixture: LintFixture) throws {
        let found = try lintLines(fixture.text, format: fixture.format, options: .ruleOfDocuments)
        #expect(found == fixture.expected)
    }

    @Test func everyRuleAndFormatHasADocument() {
        #expect(LintFixture.all.count >= 60)
        let expected = LintFixture.all.flatMap(\.expected)
        for rule in LintRule.all where !rule.isQuiet {
            #expect(expected.contains { $0.contains(" \(rule.name) ") }, "no document is wrong by \(rule.name)")
        }
        for format in DocumentFormat.allCases where format != .wordXML {
            #expect(LintFixture.all.contains { $0.format == format }, "no document is \(format)")
        }
    }

    @Test(arguments: LintRule.all)
    func examplesOfARuleAreTrue(_ rule: LintRule) throws {
        let options = LintOptions(severities: [rule: rule.severity], allowed: ["CPU", "CPUs"])
        let knowledge = Meanings(longs: rule == .knownElsewhere ? ["XQB": ["cross-quarter board"]] : [:])
        #expect(try lintLines(rule.bad, options: options, knowledge: knowledge).count == 1)
        #expect(try lintLines(rule.good, options: options, knowledge: knowledge).isEmpty)
    }

    @Test func allowedOrKnownAcronymIsNotUndefined() throws {
        let text = "The XQB, the QZPs and the AXC-2 met; the URL is there."
        #expect(
            try lintLines(text, options: LintOptions(allowsCommon: false)) == [
                "1:5+3 undefined XQB", "1:14+4 undefined QZP", "1:27+5 undefined AXC-2", "1:42+3 undefined URL",
            ])
        let options = LintOptions(allowed: ["QZP", "AXC"])
        #expect(try lintLines(text, options: options, knowledge: Meanings(longs: ["XQB": ["x", "y"]])).isEmpty)
    }

    @Test func definitionThatDiffersFromAGlossaryIsAConflict() throws {
        let text = "The cross-quarter board (XQB) met. The XQB sat. The XQB left."
        #expect(try lintLines(text, knowledge: Meanings(longs: ["XQB": ["Cross Quarter Boards"]])).isEmpty)
        #expect(
            try lintLines(text, knowledge: Meanings(longs: ["XQB": ["extended query buffer"]]))
                == ["1:26+3 conflict XQB"])
        let both = Meanings(longs: ["XQB": ["extended query buffer", "cross-quarter board"]])
        #expect(try lintLines(text, knowledge: both).isEmpty)
    }

    @Test func findingSaysWhatToDo() throws {
        let text =
            "The XQB met. The QZP met.\nThe quick zone protocol (QZP) is new. The QZP grows. A quick zone protocol is old."
        let messages = try DocumentLinter().lint(text).findings.map(\.message)
        #expect(
            messages == [
                "Define XQB where it is first used, at line 1, or put it on the allow list.",
                "Define QZP where it is first used, at line 1, not at line 2.",
                "Write QZP instead of its long form: it is defined at line 2.",
            ])
    }

    @Test func findingHasTheGivenSeverity() throws {
        let rule = try #require(LintRule.named("undefined"))
        let findings = try DocumentLinter(options: LintOptions(severities: [rule: .note])).lint("The XQB met.").findings
        #expect(findings.map(\.severity) == [.note])
        #expect(try DocumentLinter(options: LintOptions(severities: [:])).lint("The XQB met.").findings.isEmpty)
    }

    @Test func commentWithAnUnknownRuleIsAFault() throws {
        let report = try DocumentLinter().lint("Text.\n<!-- til-lint-disable undefned zzzzzzzzzz -->\nThe XQB met.\n")
        #expect(report.faults.map(\.line) == [2, 2])
        #expect(report.faults.map(\.name) == ["undefned", "zzzzzzzzzz"])
        #expect(report.faults.map { LintRule.nearest(to: $0.name) } == ["undefined", nil])
        #expect(report.findings.count == 1)
    }

    @Test func commentDisablesTheNextLineOfText() throws {
        let bytes = Array(".. til-lint-disable-next-line undefined\n.. More.\n\nThe XQB met.\n".utf8)
        #expect(try DocumentLinter().lint(bytes, format: .restructuredText).findings.isEmpty)
    }

    @Test func placeCountsCharactersAndUTF16Units() throws {
        let finding = try #require(try DocumentLinter().lint("\u{FEFF}Ä 😀 XQB met there.").findings.first)
        #expect(finding.place.column == 5 && finding.place.endColumn == 8)
        #expect(finding.place.utf16Column == 6 && finding.place.utf16EndColumn == 9)
        #expect(finding.place.range == 11..<14)
    }

    @Test func movedLineKeepsItsFingerprint() throws {
        let text = "Two CPU's are here. A cross-quarter board (XQB) met. The XQB and the cross-quarter board. The XQB."
        let options = LintOptions(allowed: ["CPU"])
        let before = try DocumentLinter(options: options).lint(text).findings
        let after = try DocumentLinter(options: options)
            .lint("One more line.\n\n" + text.replacing("A cross", with: "A\ncross")).findings
        #expect(before.count == 2)
        #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
        #expect(before.map(\.place.line) != after.map(\.place.line))
    }

    /// Services keep fingerprints: they are the same in every release.
    @Test func fingerprintIsTheSameInEveryRelease() throws {
        let text = """
            The cross-quarter board (XQB) met. The XQB came. Notwithstanding everything, the cross-quarter board overflowed \
            completely. The XQB is new.
            """
        let findings = try DocumentLinter().lint(text).findings
        #expect(findings.map(\.fingerprint) == ["long-form-again/XQB"])
    }

    @Test func titlesOfOtherWorksAndPageHeadsGiveNoFinding() throws {
        let text = """
            The transport service model (TSM) is new. The TSM grows, and the TSM stays.

            RFC 6353            Transport Service Model           July 2011

            Internet Transport Service Model                     [Page 12]

            [X] A. Byron, "On the cross-quarter board (XQB)", 1843.
            """
        #expect(try lintLines(text, options: LintOptions(allowed: ["RFC"])).isEmpty)
    }

    @Test func wordInSmallLettersIsNotInconsistent() throws {
        let text = "The js (JavaScript source) file. A JS file and a JS file are here, and the js one."
        let rule = try #require(LintRule.named("inconsistent-case"))
        #expect(try lintLines(text, options: LintOptions(severities: [rule: .warning])).isEmpty)
    }

    @Test func numberAfterADefinedPartNeedsNoDefinition() throws {
        let text = "The cross-quarter board (XQB) met. The XQB-3D, the XQB-100k and the XQB sat; the ZLF-3D left."
        #expect(try lintLines(text) == ["1:82+6 undefined ZLF-3D"])
    }

    @Test func notationOfProtocolsIsCode() throws {
        let text = "Its form is:\n\n   Ticket ::= SEQUENCE {\n      tkt-vno  OCTET STRING }\n\nThe XQB met.\n"
        #expect(try lintLines(text) == ["6:5+3 undefined XQB"])
    }

    @Test func longDocumentHasItsFindings() throws {
        let filler = String(repeating: "Nothing is said here, and nothing more.\n\n", count: 4_000)
        let text =
            "The cross-quarter board (XQB) met.\n\n" + filler + "The XQB and the cross-quarter board. The XQB, the QZP."
        #expect(
            try lintLines(text) == ["8003:17+19 long-form-again XQB", "8003:51+3 undefined QZP"])
    }
}
