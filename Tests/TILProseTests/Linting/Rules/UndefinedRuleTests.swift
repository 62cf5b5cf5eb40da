import TILProse
import Testing

@Suite struct UndefinedRuleTests {
    @Test(arguments: [
        "The report goes to the ⟦XQB⟧ every week. The XQB reads it.",
        "The ⟦XQB⟧ is for the XQB-QPZ of it. It has a non-⟦QRB⟧ view of it.",
        "They met at the ⟦XQB⟧ in it: https://www.quick.org/xqb/en and https://xqb.quick.org",
        "References\n==========\n\nAda Byron. The framework.\n\nBoards\n======\n\nThe ⟦XQB⟧ of it is old.\n\nIt is.\n",
        "Ada Quine (an ⟦XQ⟧), Jo Xen (Quaestor) and others are in it.",
        "The value in xenial quick boxes is in the ⟦XQB⟧ of it.",
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
        // The number of a grant, and a label to type.
        "It was funded by the grants ABCD15-XQ-3114 and XQZ-2019-02-ABC3 of it.",
        "Please add *XQZ:* before the title of it if the work goes on.",
        // Words with the same initials in the paragraph, formats of files, authors of a work.
        "The value in South West direction is in the SW cell of it.",
        "The test is a xenial quick boolean zone test ([XQBZ test](x)) of it.",
        "Change the XQB of it, for example in `board.xqb` or another one.", "They found it (XQB and QZV 2017) in it.",
        // Names of web sites and repositories, a licence, a list of references.
        "They met at the XQB in it: https://www.xqb.org/en/", "See the XQB of it at https://github.com/quick/xqb.git",
        "The XQB of it (https://www.xqb.gov.uk) is old.", "The XQB of it (https://xqb.readthedocs.io) is old.",
        "Licence of it\n\nThe XQB of it is old.\n",
        "==========\nReferences\n==========\n\nAda Byron. The framework for XQB of the town. 1843.\n\nIt is.\n\nIt is.\n",
        "Read it in the paper XQB 1110-2-1619 of it.", "The data is in the XQB schema of it.",
        "It is old.\n\n## References\n\nAda Byron. The framework for XQB of the town. 1843.\n",
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
