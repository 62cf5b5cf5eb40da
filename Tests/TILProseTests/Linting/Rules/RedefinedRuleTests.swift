import TILProse
import Testing

@Suite struct RedefinedRuleTests {
    @Test func secondDefinitionOfASectionIsReported() throws {
        try expectFindings(
            of: .redefined,
            in: "The cross-quarter board (XQB) met. A report of the ⟦cross-quarter board (XQB)⟧ is due.")
        try expectFindings(
            of: .redefined,
            in: """
                The cross-quarter board (XQB) met.

                # Reports

                The cross-quarter board (XQB) reads. A report of the ⟦cross-quarter board (XQB)⟧ is due.

                """)
    }

    @Test(arguments: [
        "The cross-quarter board (XQB) met.\n\n# Reports\n\nA report of the cross-quarter board (XQB) is due.\n",
        "The cross-quarter board (XQB) met. The extended query buffer (XQB) is full of it.",
    ])
    func definitionOfAnotherSectionOrMeaningIsNotReported(_ text: String) throws {
        try expectFindings(of: .redefined, in: text)
    }

    @Test func definitionInALinkOfAsciiDocIsNotReported() throws {
        try expectFindings(
            of: .redefined,
            in: """
                = Title

                The cross-quarter board (XQB) met. Read the {site}/boards[cross-quarter board (XQB)^] of the town.

                """, format: .asciiDoc)
    }
}
