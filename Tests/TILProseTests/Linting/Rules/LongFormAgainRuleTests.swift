import TILProse
import Testing

@Suite struct LongFormAgainRuleTests {
    @Test func repeatedLongFormIsReported() throws {
        try expectFindings(
            of: .longFormAgain,
            in:
                "The cross-quarter board (XQB) met. The XQB sat. The ⟦cross-quarter board⟧ is new, and the XQB is small."
        )
    }

    @Test(arguments: [
        // Both long forms spell the acronym.
        "The data producer and data processor (DP) met. The DP sat. The data processor is paid for it.",
        "The message digest (MD4) is old. The MD4 sat. A message digest is new.",
    ])
    func longFormThatMeansSomethingElseIsNotReported(_ text: String) throws {
        try expectFindings(of: .longFormAgain, in: text)
    }

    @Test func longFormThatTheDocumentPrefersIsNotReported() throws {
        let definition = "The cross-quarter board (XQB) met. The XQB sat.\n\n"
        let often = String(repeating: "A member of the cross-quarter board left.\n\n", count: 5)
        try expectFindings(of: .longFormAgain, in: definition + often)
        let seldom = String(repeating: "A member of the ⟦cross-quarter board⟧ left.\n\n", count: 4)
        try expectFindings(of: .longFormAgain, in: definition + seldom)
    }

    @Test(arguments: [
        // Terms and their explanations.
        "- **Old XQB**. Old cross-quarter board of the town.\n",
        "- **XQB board**: the cross-quarter board of the town.\n",
        // Texts that others copy as they are.
        "This research used resources of the cross-quarter board for all of it.\n",
        "The cross-quarter board works under contract 12 of the town.\n",
    ])
    func termOrCreditIsNotEdited(_ text: String) throws {
        let definition = "The cross-quarter board (XQB) met. The XQB sat, and the XQB left.\n\n"
        #expect(try fixed(definition + text, by: .longFormAgain) == definition + text)
    }

    @Test func tableOfAsciiDocWithALongDelimiterIsNotEdited() throws {
        let text = """
            = Title

            The cross-quarter board (XQB) met. The XQB sat.

            |=====
            | Ask the cross-quarter board of it.

            | No member of the cross-quarter board is here.
            |=====

            """
        #expect(try fixed(text, by: .longFormAgain, format: .asciiDoc) == text)
    }
}
