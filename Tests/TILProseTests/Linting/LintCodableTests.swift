import Foundation
import TILProse
import Testing

/// Findings that a program keeps are read as they were written.
@Suite struct LintCodableTests {
    @Test func aFindingIsReadWithItsRule() throws {
        let report = try DocumentLinter().lint("The XQB met.\nTwo XQB's are here.")
        let copy = try JSONDecoder().decode(LintReport.self, from: JSONEncoder().encode(report))
        #expect(copy == report && copy.findings.count == 2)
        #expect(copy.findings[0].rule.summary == LintRule.undefined.summary)
    }

    @Test func aRuleOfAnAppIsReadByItsName() throws {
        let rule = LintRule(name: "patience", summary: "ASAP sounds impatient.") { _ in [] }
        let copy = try JSONDecoder().decode([LintRule].self, from: JSONEncoder().encode([rule]))
        #expect(copy == [rule])
    }
}
