import TILProse
import Testing

@Suite struct ConflictRuleTests {
    @Test func secondMeaningIsReportedAtItsAcronym() throws {
        try expectFindings(
            of: .conflict,
            in: "The cross-quarter board (XQB) met. The extended query buffer (⟦XQB⟧) was full of it.")
    }

    @Test(arguments: [
        "The cross-quarter board (XQB) met. The Cross Quarter Boards (XQB) met again.",
        "The cross-quarter board (XQB) met.\n\n> The extended query buffer (XQB) was full of it.\n",
    ])
    func sameMeaningOrQuotationIsNotReported(_ text: String) throws {
        try expectFindings(of: .conflict, in: text)
    }

    @Test func meaningThatDiffersFromAGlossaryIsReported() throws {
        try expectFindings(
            of: .conflict, in: "The cross-quarter board (⟦XQB⟧) met. The XQB sat.",
            knowing: ["XQB": ["extended query buffer"]])
    }
}
