import TILProse
import Testing

@Suite struct LateDefinitionRuleTests {
    @Test func useBeforeItsDefinitionIsReported() throws {
        try expectFindings(
            of: .lateDefinition,
            in: "The ⟦XQB⟧ meets on Mondays. The cross-quarter board (XQB) has five members. Ask the XQB.")
    }

    @Test(arguments: [
        "# The XQB\n\nThe cross-quarter board (XQB) has five members. Ask the XQB.\n",
        "The cross-quarter board (XQB) has five members. Ask the XQB of it.",
        "# Change Log\n\nThe XQB meets.\n\n# Text\n\nThe cross-quarter board (XQB) has members. Ask the XQB.\n",
    ])
    func useInAHeadingAChangeLogOrAfterTheDefinitionIsNotReported(_ text: String) throws {
        try expectFindings(of: .lateDefinition, in: text)
    }

    @Test func definitionMovesToTheFirstUse() throws {
        #expect(
            try fixed(
                "The XQB meets on Mondays. The cross-quarter board (XQB) has five members. Ask the XQB.",
                by: .lateDefinition)
                == "The cross-quarter board (XQB) meets on Mondays. The XQB has five members. Ask the XQB.")
    }

    @Test(arguments: [
        // Two groups in parentheses.
        "To read from XQB (old boards), ask. The cross-quarter board (XQB) has five members.",
        // Part of another name.
        "Ask an Advanced XQB for help. The cross-quarter board (XQB) has five members.",
        // The definition has an article that the first use lacks.
        "Asking XQB is good. Then ask the cross-quarter board (XQB) for more.",
        // The next word would be there twice.
        "The XQB board met. The cross-quarter board (XQB) has five members.",
        // An item of a list.
        "Ask ZQP, XQB and RQD. The cross-quarter board (XQB) has five members.",
    ])
    func definitionIsNotMovedWhereItWouldNotReadWell(_ text: String) throws {
        #expect(try fixed(text, by: .lateDefinition) == text)
    }
}
