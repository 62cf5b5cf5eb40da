import TILProse
import TestSupport
import Testing

/// Where no edit is made, although there is a finding: when in doubt, the text stays.
@Suite struct RestrainedEditTests {
    private static let start = "The cross-quarter board (XQB) met. The XQB sat with it.\n\n"

    @Test(arguments: [
        // Another language, an explanation, a title, a label.
        "The XQB met.\n\n" + String(repeating: "Ein Wort ist es. ", count: 20)
            + "Der cross-quarter board (XQB) tagt. Der XQB geht.",
        "The cross-quarter board (XQB) met. The XQB stands for the board, which stands for cross-quarter board. The XQB.",
        "The cross-quarter board (XQB) met. Read the cross-quarter board (XQB) Guide. The XQB left.",
        "The common name (XQB) is this. The XQB is it.\n\nThe cross-quarter board (CQB) met.\n\n"
            + "Cross-quarter board (CQB) | Required. The CQB is it.",
        // A table, code, the title of a standard, a wrapped comment in code.
        "^O\tXQB\t0x0f\n^P\tCROSS\t0x10\n\nThe cross-quarter board (XQB) met. The XQB left.",
        "newtype IO a\n  XQB :: State of the world",
        // A plural without an s.
        "There are two XQB in use. The cross-quarter board (XQB) met. The XQB left.",
        // A question that asks for the term.
        "The cross-quarter board (XQB) met. The XQB left.\n\nWhat is cross-quarter board of it?",
        // A question or a task that is a paragraph of its own, a list of names, a label.
        start + "How does the cross-quarter board meet?",
        start + "Fully evaluate the claim that the cross-quarter board of the town met.",
        start + "- QZ 802 — Cross-quarter board\n- QZ 803 — Rapid cross-quarter board",
        start + "* Applications for the cross-quarter board:\n  * one",
        // The acronym is in the same sentence, or another long form of the paragraph stays.
        start + "The paths to the cross-quarter board show how near the XQB of it is.",
        start + "Several cross-quarter boards met on it. Then the cross-quarter board left.",
        // A record of changes.
        start + "# Text\n\nIt is a text.\n\n# Revision History\n\nThe cross-quarter board of the town met.",
        // An adverb before a word of the long form.
        start + "They met in a mutually cross-quarter board of it.",
        // A ranking.
        "Here, AAC > XQB > Unknown is it.\n\nThe cross-quarter board (XQB) met. The XQB left.",
        // The end of a quotation, and genitives.
        "It is between 'names' and 'CPU's are there.", "Both CPU's and URL's syntax is in it.",
        // The start of a sentence.
        "It met. VoXQB is in use with it. A voice over XQB (VoXQB) fell. The VoXQB left.",
        "The cross-quarter board (XQB) met. The XQB left.\n\nRFC 4256, Exchange for the cross-quarter board (XQB) is it.",
    ])
    func doubtfulEditIsNotMade(text: String) throws { #expect(try fixed(text) == text) }

    @Test(arguments: [
        (
            "<p>The XQB met.</p><h2>XQB</h2>", DocumentFormat.html,
            "<p>The cross-quarter board (XQB) met.</p><h2>XQB</h2>"
        ),
        ("<p>The <a href=x>XQB</a> met.</p>", .html, "<p>The <a href=x>XQB</a> met.</p>"),
        ("<blockquote>The XQB met.</blockquote>", .html, "<blockquote>The XQB met.</blockquote>"),
        ("\\section{XQB}\nThe XQB met.", .latex, "\\section{XQB}\nThe cross-quarter board (XQB) met."),
        ("\\section{XQB}\nThe \\href{x}{XQB} met.", .latex, "\\section{XQB}\nThe \\href{x}{XQB} met."),
        ("XQB\n===\n\nThe XQB met.", .restructuredText, "XQB\n===\n\nThe cross-quarter board (XQB) met."),
        ("Text.\n\n   The XQB is quoted.", .restructuredText, "Text.\n\n   The XQB is quoted."),
        (".SH XQB\nThe XQB met.", .roff, ".SH XQB\nThe cross-quarter board (XQB) met."),
        (".SH A\n.B XQB\nmet.", .roff, ".SH A\n.B XQB\nmet."),
        ("The XQB met.", .plain, "The XQB met."),
        ("The XQB, LNEXT and others met.", .markdown, "The XQB, LNEXT and others met."),
        ("The XQB, which is old, met.", .markdown, "The cross-quarter board (XQB), which is old, met."),
        ("<p>The <b>XQB</b> option is in it.</p>", .html, "<p>The <b>XQB</b> option is in it.</p>"),
    ])
    func onlyProseIsEdited(_ text: String, _ format: DocumentFormat, _ expected: String) throws {
        #expect(try fixed(text, format, knowing: ["XQB": ["cross-quarter board"]]) == expected)
    }

    @Test(arguments: [
        ("See\n\nThe Cross-Quarter Board\n", ""), ("The cross-quarter board grows.", "The XQB grows."),
        ("The Cross-quarter Board grows.", ""), ("\n\nA licence of the cross-quarter board is here.", ""),
        ("\n\nAsk about l'cross-quarter board of it.", ""), ("\n\nThe LWP (cross-quarter board of old) met.", ""),
        ("\n\nCall board::open of the cross-quarter board.", ""), ("\n\nIt is new (cross-quarter board).", ""),
        ("The first minister of it (FMOI). The FMOI. The FMOI. The first minister of it.", ""),
        ("Some ZLF met. A zone, long and far (ZLF). The ZLF. The ZLF.", ""),
    ])
    func longFormIsShortenedOnlyInPlainText(_ text: String, _ expected: String) throws {
        let met = "The cross-quarter board (XQB) met. The XQB sat. "
        #expect(try fixed(met + text) == met + (expected.isEmpty ? text : expected))
    }

    @Test(arguments: [
        "See the Cross-Quarter Board's Reference of this.", "Read the Guide for Cross-Quarter Boards of this.",
        "Cross-Quarter Board, a body of five people.", "See Rules of Cross-Quarter Boards in it.",
        "See prEN 4709-002 Cross-Quarter Board for it.",
    ])
    func partsOfTitlesAndExplanationsAreNotEdited(_ sentence: String) throws {
        let text = "A Cross-Quarter Board (XQB) met. The XQB sat.\n\n\(sentence)\n"
        #expect(try fixed(text) == text)
    }

    @Test func numberIsNotLeftOut() throws {
        let text = "The message digest (MD4) is old. The MD4 sat. An MD5 message digest is new.\n"
        #expect(try fixed(text) == text)
    }

    @Test(arguments: [
        // Another language beside English.
        "Os voos para uma URL e a HTML que o Estado tem, para uma XQB.", "Eine cross-quarter board ist nicht für uns.",
        // People, works and rights.
        "It is based on work by the cross-quarter board of old.",
        "Ada Byron (1943), on the cross-quarter board of old.",
        "With thanks to the cross-quarter board of old.", "Reported by a cross-quarter board of old.",
        // Names.
        "The column is renamed to cross-quarter board in it.", "It is called the cross-quarter board by all of them.",
        "Ask the cross-quarter board, Inc. of it.", "Read the chapter about the cross-quarter board for it.",
        "o  cross-quarter board -- the body of it.",
        "Set the field cross-quarter board to this.", "The cross-quarter board option is new in it.",
        // Both parts share a word, and codes with what they mean.
        "Read the cross-quarter board or committee of it.", "Both the half and cross-quarter board of it met.",
        "Ps = 4 -> this is the cross-quarter board of it.", "1.1) What is the cross-quarter board of it?",
        "Use &quot;cross-quarter board&quot; in it.", "Select **Create cross-quarter board** in it.",
        "Now look at **Create cross-quarter board** in it.",
    ])
    func namesOfPeopleAndWorksAreNotEdited(_ sentence: String) throws {
        #expect(try fixed(Self.start + sentence + "\n") == Self.start + sentence + "\n")
    }

    @Test(arguments: [
        // Short forms with parts of words or without one of the words, and initials.
        ("destination port", "DPORT"), ("glyph substitution", "GSUB"), ("motion vector and search error", "MSE"),
        ("Miloslav Trmac", "MT"), ("Content-Security-Policy", "CSP"), ("big-endian", "BE"),
        ("modes of operation", "MOO"), ("message-passing layer", "MPI"), ("out of memory", "OOM"),
    ])
    func shortFormThatIsANameIsNotEdited(_ long: String, _ short: String) throws {
        let text = "The \(long) (\(short)) is here. The \(short) is it.\n\nNow it had the \(long) in it.\n"
        #expect(try fixed(text) == text)
    }

    @Test func entryOfAGlossaryIsNotEdited() throws {
        let text =
            "* **Cross-quarter board** (XQB) - the way to run a cross-quarter board of the town.\n\nThe XQB is it.\n"
        #expect(try fixed(text) == text)
    }

    @Test func rowOfAnExampleIsNotEdited() throws {
        let text = "* - The XQB is...\n  - The cross-quarter board (XQB) is...\n\nThe XQB is in use here.\n"
        #expect(try fixed(text, .restructuredText) == text)
    }

    @Test func articleOfADoubtfulSoundIsNotEdited() throws {
        let text =
            "It is a RCPT command, an UNPIN call of a FLTK program, a SPHINCS key, a AAAA record.\n\n"
            + "It is an SRC group, an STR value.\n\nThis is it:\na ARRAY8 name of it\n"
        #expect(try fixed(text) == text)
    }

    @Test(arguments: [
        // The text of a picture that nobody sees, a command of Doxygen, and a title.
        ".. figure:: x.png\n   :alt: Of a cross-quarter board (XQB) of old.\n\n"
            + "At the cross-quarter board (XQB) it is. The XQB.\n",
        "Of it:\n@defgroup pkg the XQB of it\n\nIn the cross-quarter board (XQB) it is. The XQB met.\n",
        "Notes on the XQB.\n\nIn the cross-quarter board (XQB) it is. The XQB met.\n",
    ])
    func textBesideTheProseIsNotEdited(text: String) throws { #expect(try fixed(text, .restructuredText) == text) }

    @Test(arguments: [
        ("---\ntitle: The # of it.\n---", DocumentFormat.markdown), ("---\nTitle: The # of it.\n---", .markdown),
        ("---\ndescription: The # of it.\n---", .markdown),
        ("<p style=\"color: red;\">A guide to the #</p>", .markdown),
        ("<p>it - the # of it</p>", .html), ("Guide to the # of it", .markdown),
        ("          cross-quarter board (XQB)\n          draft-of-it-01", .markdown),
    ])
    func definitionInMetadataOrATitleGivesNoEdit(_ start: String, _ format: DocumentFormat) throws {
        let text =
            start.replacing("#", with: "cross-quarter board (XQB)")
            + "\n\nNow the cross-quarter board (XQB) met. The XQB sat with it.\n"
        #expect(try fixed(text, format) == text)
    }

    @Test(arguments: [
        // A sentence that says what the acronym is or is about the words.
        "**XQB**: cross-quarter board (XQB), used to do it.", "The cross-quarter board (XQB) is a board of it.",
        "Despite its name, the cross-quarter board does not do it.", "In an XQB, that is a cross-quarter board, it is.",
        // A name is given again, and two numbers differ.
        "It met. This is the cross-quarter board (XQB).", "It met. this is the cross-quarter board (XQB).",
        "In an XQB,\nthat is a cross-quarter board, it is.", "In an XQB,\r\nthat is a cross-quarter board, it is.",
        "They met each cross-quarter board (XQBs) of it.", "Now **the cross-quarter board (XQB)** met.",
        "It is ‘Of the cross-quarter board (XQB)’ here.",
    ])
    func explanationIsNotEdited(_ sentence: String) throws {
        #expect(try fixed(Self.start + sentence + "\n") == Self.start + sentence + "\n")
    }

    @Test(arguments: [
        // Words that name things are in another sentence, or not next to it.
        "In terms of time, the cross-quarter board fell.", "It is well known. The cross-quarter board fell.",
        "That was the cross-quarter board. Options were few.", "It is the MAXQB of the cross-quarter board in it.",
        "If you change the options of it, then the cross-quarter board fell.",
    ])
    func longFormInAnotherSentenceIsShortened(_ sentence: String) throws {
        #expect(
            try fixed(Self.start + sentence + "\n") == Self.start
                + sentence.replacing("cross-quarter board", with: "XQB") + "\n")
    }

    @Test(arguments: [
        ("quality of service", "QoS"), ("hypertext transfer protocol", "HTTP"), ("return on investment", "ROI"),
        ("proof of concept", "PoC"), ("internet of things", "IoT"), ("class of service", "CoS"),
        ("basis of design", "BOD"), ("voice over IP", "VoIP"),
    ])
    func longFormWithSmallWordsOrInnerLettersIsShortened(_ long: String, _ short: String) throws {
        let text = "The \(long) (\(short)) is here. The \(short) was it.\n\nNow it had the \(long) in it"
        #expect(try fixed(text + ".\n") == text.replacing("had the \(long)", with: "had the \(short)") + ".\n")
    }

    @Test(arguments: [
        "It is old | of them\n---|---\nNow this is an URL of it | Two CPU's. The cross-quarter board sat in it.",
        "> It is old | of them\n> ---|---\n> It is an URL | Two CPU's. The cross-quarter board sat in it.",
        "1. > | It is old | of them |\n   > |---|---|\n   > | It is an URL | Two CPU's. The cross-quarter board sat. |",
    ])
    func rowOfATableIsNotEdited(_ table: String) throws {
        #expect(try fixed(Self.start + table + "\n") == Self.start + table + "\n")
    }

    @Test func versionAndGenitiveBeforeCodeAreNotEdited() throws {
        let text = "It is XQB 2.\n\nA cross-quarter board (XQB) met. The SEP-10 CPU's `sub` value is set by the XQB.\n"
        #expect(try fixed(text) == text)
    }

    @Test func definitionInTheSentenceOfTheFirstUseIsNotMoved() throws {
        let text = "They write it for it, where XQB probably means cross-quarter board (XQB). The XQB met.\n"
        #expect(try fixed(text) == text)
    }

    @Test(arguments: [
        "D.-H. Cha, and J. Moon: They saw the cross-quarter board of it, to be printed.",
        "As ‘date of the cross-quarter board here’ they enter the date of it.",
        "A) They ask the cross-quarter board for it.", "They ask the cross-quarter\nboard.  It is old.",
    ])
    func textWithFixedWordingIsNotEdited(_ text: String) throws {
        let document = "They ask the cross-quarter board (XQB) for it. The XQB met.\n\n\(text)\n"
        #expect(try fixed(document) == document)
    }

    @Test func licenceIsNotEdited() throws {
        let text = "The Font LICENSE\n\nWe ask you to put an URL of it in this.\n"
        #expect(try fixed(text) == text)
        let other = text.replacing("LICENSE", with: "manual")
        #expect(try fixed(other) == other.replacing("an URL", with: "a URL"))
    }

    @Test(arguments: [
        // The next word repeats one of the long form.
        (
            "The XDP protocol of it met. The external data protocol (XDP) is here. The XDP left.",
            DocumentFormat.markdown
        ),
        ("The ZRS systems of it met. The zone recovery system (ZRS) is here. The ZRS left.", .markdown),
        // The long form would lack its article.
        ("They read XQB pages of it. Ask the cross-quarter board (XQB) for it. The XQB left.", .markdown),
        // An item of a list.
        ("It reads ABC, XQB and DEF of it. The cross-quarter board (XQB) is here. The XQB left.", .markdown),
        // Some of the words are not clear plurals.
        ("All of the CPU's and disks are fast, and the CPU's clock is fast, with two CPU's.", .markdown),
        // Words that share an acronym.
        (
            "Ask the data producer and data processor (DP) of it. The data producer pays, the data processor of the DP is paid.",
            .markdown
        ),
        // Entries of lists of terms.
        (
            ".. glossary::\n\n   a\n      An operating query (OQ).\n\n   b\n      An operating query of the OQ.\n",
            .restructuredText
        ),
        ("a\n  An operating query (OQ) of the OQ.\nb\n  An operating query of the OQ, of an URL.\n", .restructuredText),
        (
            "<ul><li><b>a</b>: it is an operating query (OQ) of the OQ.</li>\n"
                + "<li><b>b</b>: it is an operating query of an URL.</li></ul>", .html
        ),
        ("- a - an operating query (OQ) of the OQ\n- b - the operating query of an URL\n", .markdown),
        ("a:: An operating query (OQ) of the OQ.\n\nb:: The operating query of an URL.\n", .asciiDoc),
        (
            "\\begin{description}\n\\item[a] An operating query (OQ) of the OQ.\n\\item[b] It is an operating query of an URL.\n"
                + "\\end{description}", .latex
        ),
        // The text of a link is often a title.
        (
            "The cross-quarter board (XQB) met. The XQB sat with it.\n\n"
                + "Now we read of it in the {xqb}[cross-quarter board^] of all the others.\n", .asciiDoc
        ),
        // Blocks and comments of AsciiDoc and Org, and a format without a reader.
        ("....\nSend the file to an URL and wait for it.\n....\n", .asciiDoc),
        ("// Send the file to an URL and wait for it.\n", .asciiDoc),
        ("[listing]\nSend the file to an URL and wait for it.\n", .asciiDoc),
        ("#+begin_example\nSend the file to an URL and wait for it.\n#+end_example\n", .org),
        ("Send the file to an URL and wait for it.\n", .unknown),
    ])
    func entriesOfAGlossaryAreNotEdited(_ text: String, _ format: DocumentFormat) throws {
        #expect(try fixed(text, format) == text)
    }

    @Test(arguments: [DocumentFormat.asciiDoc, .org])
    func proseOfAsciiDocAndOrgIsEdited(_ format: DocumentFormat) throws {
        #expect(
            try fixed("Send the file to an URL and wait for it.\n", format)
                == "Send the file to a URL and wait for it.\n")
    }

    @Test func fixKeepsTheLineBreakInside() throws {
        let text =
            "The cross-quarter board (XQB) met. The XQB sat with it.\n\nShort line.\n"
            + "Now we saw that the cross-quarter\n"
            + "board, at last, met on the Monday after it, with all the others of us\nhere."
        #expect(
            try fixed(text)
                == text.replacing("cross-quarter\nboard, at", with: "XQB,\nat"))
    }

    @Test func joinedPluralsAreFixedTogetherOrNotAtAll() throws {
        #expect(try fixed("The MON's and OSD's are healthy with it.") == "The MONs and OSDs are healthy with it.")
        #expect(try fixed("Both the MON's and OSD's clock is in it.") == "Both the MON's and OSD's clock is in it.")
    }
}
