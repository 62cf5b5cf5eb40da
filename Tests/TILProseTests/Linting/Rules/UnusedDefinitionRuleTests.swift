import TILProse
import Testing

@Suite struct UnusedDefinitionRuleTests {
    @Test func definitionWithoutAUseIsReported() throws {
        try expectFindings(
            of: .unusedDefinition, in: "The cross-quarter board (⟦XQB⟧) meets on Mondays, in the hall.")
    }

    @Test(arguments: [
        "The cross-quarter board (XQB) met. The XQB sat.",
        "The cross-quarter board (XQB) met. The cross-quarter board sat.",
        "Use :abbr:`XQB (cross-quarter board)` here.",
    ])
    func usedOrRepeatedDefinitionIsNotReported(_ text: String) throws {
        try expectFindings(of: .unusedDefinition, in: text)
    }

    @Test func ruleIsReportedOnlyIfSelected() { #expect(LintRule.unusedDefinition.isQuiet) }
}
