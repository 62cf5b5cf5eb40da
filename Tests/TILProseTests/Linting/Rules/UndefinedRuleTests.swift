import TILProse
import Testing

@Suite struct UndefinedRuleTests {
    @Test(arguments: [
        "The report goes to the ⟦XQB⟧ every week. The XQB reads it.",
        "The ⟦XQB⟧ is for the XQB-QPZ of it. It has a non-⟦QRB⟧ view of it.",
        "We use ⟦CCD⟧ and ⟦DDD⟧ for all of it.", "Some ⟦XQB⟧ or ⟦QZV⟧ are in it.",
        "It follows ⟦XQB⟧ 2092-1 in all of it.",
    ])
    func acronymWithoutADefinitionIsReportedAtItsFirstUse(_ text: String) throws {
        try expectFindings(of: .undefined, in: text)
    }

    @Test(arguments: [
        "The cross-quarter board (XQB) met.", "XQB is a board of the town, and people like it.",
        "Set $XQB in the shell and call `XQB` of it.", "# The XQB\n\nIt met there on Monday.\n",
        "They read the XQ;DRB of it every day.",
        // Parts of names and quantities.
        "It has genes from GeneMark-XQB and others, as AbcMark-XQB has.",
        "The lower 48KHz version is at 5GHz and 12VDC.",
        // Records of one kind, formats, letters in a formula, bases, an optional part of a name.
        "They are in XQB and QZV records of it.", "It writes calls in gXQB format for all of it.",
        "It adds max(0, L - D) bytes to it.", "Only the ACGT bases of it are here.",
        "They agree on an (XQ)VDB share of it, and the (XQ)VDB is it.",
        // An event, a name of syllables, an ending in another script, an explanation in code.
        "They met at the XQB 2024 and the XQB 2025, too.", "The firm JiHu is new, and so is the JiHuTo of it.",
        "They use the XQB를 of it.", "Add it to the `Quick Board` (XQB) section of it.",
        // Terms of a glossary.
        "This is it.\n\nXQB     the board of the town and of it\nXQC     the center of it\n",
        "# Glossary\n\nXQB\n: A board – a body of five people.\n\nZQB\n: The zone of it.\n",
        "The numbers are as in ETSI GS NFV 002 of the same year.",
        "The numbers are as in ETSI GS NFV-IFA 014 of the same year.",
    ])
    func definedExplainedOrTypedAcronymIsNotReported(_ text: String) throws {
        try expectFindings(of: .undefined, in: text)
    }
}
