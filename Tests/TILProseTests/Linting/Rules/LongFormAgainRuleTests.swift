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
        // A path.
        "The cross-quarter board (XQB) met. The XQB sat. It is installed in /opt/cross-quarter-board now.",
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

    /// Labels of buttons and terms.
    @Test(arguments: [
        (DocumentFormat.markdown, "In **the cross-quarter board** select it."),
        (.markdown, "It is *the old cross-quarter board of it*, a body."),
        (.markdown, "It is <em>the old cross-quarter board</em>, a body."),
        (.html, "<p>It is <em>the old cross-quarter board</em>, a body.</p>"),
        (.latex, "It is \\emph{the old cross-quarter board}, a body."),
        (.restructuredText, "It is *the old cross-quarter board*, a body."),
        (.asciiDoc, "It is _the old cross-quarter board_, a body."),
    ])
    func emphasisedLongFormIsNotReported(_ format: DocumentFormat, _ sentence: String) throws {
        let start = format == .html ? "<p>" : ""
        let text = start + "The cross-quarter board (XQB) met. The XQB sat, and the XQB left.\n\n" + sentence + "\n"
        try expectFindings(of: .longFormAgain, in: text, format: format)
    }

    @Test(arguments: [
        (DocumentFormat.markdown, "It is **new**, and the ⟦cross-quarter board⟧ is *old* here."),
        (.markdown, "The foo_bar of the ⟦cross-quarter board⟧ is a_b here."),
        (.markdown, "It is 2 * 3 for the ⟦cross-quarter board⟧ and 3 * 4 here."),
        (.html, "<p>It is <em>new</em>, and the ⟦cross-quarter board⟧ is <b>old</b> here.</p>"),
        (.latex, "It is \\emph{new}, {and the ⟦cross-quarter board⟧ is old} here."),
    ])
    func longFormBesideEmphasisIsReported(_ format: DocumentFormat, _ sentence: String) throws {
        let start = format == .html ? "<p>" : ""
        let text = start + "The cross-quarter board (XQB) met. The XQB sat, and the XQB left.\n\n" + sentence + "\n"
        try expectFindings(of: .longFormAgain, in: text, format: format)
    }

    @Test(arguments: [
        // One of two in a sentence cannot be replaced.
        "If the cross-quarter board is new, the cross-quarter board SHALL sit.",
        "It used a cross-quarter board and saw the cross-quarter board twice.",
        "Ask the cross-quarter board, or select cross-quarter board in it.",
        // The title of a cited work, and keywords.
        "The profile is specified in Cross-quarter board in Section 2 of it.",
        "It is as defined by\nCross-quarter board in it.", "See what is described in Cross-quarter board, too.",
        "The words are: identity; cross-quarter board; credentials.",
        "Keywords: cross-quarter board; identity of all.", "It has the words this; cross-quarter board; that.",
    ])
    func longFormWithAFixedWordingIsNotEdited(_ sentence: String) throws {
        let text = "The cross-quarter board (XQB) met. The XQB sat, and the XQB left.\n\n\(sentence)\n"
        #expect(try fixed(text, by: .longFormAgain) == text)
    }

    @Test(arguments: [
        "- [The cross-quarter board (XQB)](#the-board)\n- [Others](#others)\n\n",
        "1. [The cross-quarter board (XQB)](board.md)\n\n", "See\n\n* [A cross-quarter board (XQB)](x#1)\n\n",
    ])
    func definitionInAListOfContentsIsNotCounted(_ contents: String) throws {
        let text = contents + "The cross-quarter board sits. The XQB sat, and the XQB left.\n"
        try expectFindings(of: .longFormAgain, in: text)
        try expectFindings(of: .undefined, in: text)
        try expectFindings(of: .redefined, in: contents + "The cross-quarter board (XQB) met. The XQB sat.\n")
    }

    @Test(arguments: [
        // A sentence with the acronym explains it.
        "The term *XQB* is for what a cross-quarter board does.", "Of the XQB, it is the cross-quarter board of it.",
        "XQBs differ: the cross-quarter board is one.",
        // Another name.
        "The cross-quarter board Recovery is it.",
    ])
    func longFormBesideItsAcronymOrInANameIsNotEdited(_ sentence: String) throws {
        let text = "The cross-quarter board (XQB) met. The XQB sat, and the XQB left.\n\n\(sentence)\n"
        #expect(try fixed(text, by: .longFormAgain) == text)
    }

    @Test func hyphenatedWordIsNotReported() throws {
        try expectFindings(
            of: .longFormAgain,
            in: "A type is well-formed (WF). The WF was it, and the WF is.\n\nIt is well-formed now.\n")
    }

    @Test func entryOfAnAbbreviationOverSeveralLinesIsNotEdited() throws {
        let text = """
            *[QZP]: QZP stands for quick zone protection.
            It is made by a cross-quarter board (XQB) of the town.
            *[QRP]: QRP stands for quick rest protection,
            and it is for a cross-quarter board
            of a cross-quarter board of the XQB.

            """
        #expect(try fixed(text, by: .longFormAgain) == text)
    }

    @Test func referenceOfADraftIsNoText() throws {
        let text = "The pre-shared key (PSK) is it. The PSK is new. See {{pre-shared-key}} and {{!XQB=RFC12}} for it.\n"
        try expectFindings(of: .longFormAgain, in: text)
        try expectFindings(of: .undefined, in: text)
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
