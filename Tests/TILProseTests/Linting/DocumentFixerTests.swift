import TILProse
import TestSupport
import Testing

@Suite struct DocumentFixerTests {
    @Test func lateDefinitionMovesToTheFirstUse() throws {
        #expect(
            try fixed("An XQB met.\nA cross-quarter\nboard (XQB) sat. The XQB left.")
                == "A cross-quarter board (XQB) met.\nAn XQB\nsat. The XQB left.")
        #expect(
            try fixed("Some CNNs won. A convolutional neural network (CNN) is deep. The CNN.")
                == "Some convolutional neural networks (CNNs) won. A CNN is deep. The CNN.")
        // A definition in small letters starts no sentence.
        let start = "It won. CNN is new, `cnn` CNN. A convolutional network net (CNN) is it."
        #expect(try fixed(start) == start)
        // Letters of other languages and digits occur in plain words.
        #expect(
            try fixed("The NBC won. A naïve Bayes classifier (NBC) is quick. The NBC.")
                == "The naïve Bayes classifier (NBC) won. An NBC is quick. The NBC.")
    }

    @Test func commentInCodeIsNotWrapped() throws {
        let before = "The cross-quarter board (XQB) met.\n\n"
        let line = "// The third version of the cross-quarter board initializes the state directly"
        #expect(
            try fixed("\(before)\(line)\n// with the given object of the stream. The XQB left.")
                == "\(before)// The third version of the XQB initializes the state directly\n"
                + "// with the given object of the stream. The XQB left.")
    }

    @Test func errorWhileParsingEndsTheFix() throws {
        struct Ended: Error {}
        let text = Array("An XQB met. A cross-quarter board (XQB) sat. The XQB left.".utf8)
        let fixer = DocumentFixer(options: .everyRule)
        #expect(throws: Ended.self) { try fixer.fixed(text, read: { _ in throw Ended() }) }
        var read: [[UInt8]] = []
        let outcome = try fixer.fixed(
            text,
            read: { document in
                read.append(document)
                return ParsedDocument(document)
            })
        #expect(read.first == text && read.contains(outcome.document) && outcome.document != text)
    }

    @Test func meaningOfOneGlossaryIsWritten() throws {
        let longs = ["API": ["application programming interface"], "XQB": ["cross-quarter board", "extended buffer"]]
        #expect(
            try fixed("# The API\n\nSee [an API](x), `API` and \"API\".\n\nAn API met an API, an XQB.", knowing: longs)
                == "# The API\n\nSee [an API](x), `API` and \"API\".\n\n"
                + "An application programming interface (API) met an API, an XQB.")
        #expect(
            try fixed("It is a FTP server.", knowing: ["FTP": ["file transfer protocol"]])
                == "It is a file transfer protocol (FTP) server.")
    }

    @Test func meaningThatWouldNotBeReadIsNotWritten() throws {
        let text = "The XQB met."
        #expect(try fixed(text, knowing: ["XQB": ["something with other letters"]]) == text)
        #expect(try fixed(text, knowing: ["XQB": ["cross <b>quarter</b> board"]]) == text)
        // The rest of the document is fixed all the same.
        let unreadable = ["XQK": ["cross-quarter board X"]]
        #expect(try fixed("The XQK met. Two CPU's.", knowing: unreadable) == "The XQK met. Two CPUs.")
        #expect(try fixed("The XQG met.", knowing: ["XQG": ["Q"]]) == "The XQG met.")
    }

    @Test func repeatedLongFormsAreShortened() throws {
        let text =
            "The cross-quarter board (XQB) met. The XQB. The XQB. The cross-quarter board (XQB). A cross-quarter board."
        #expect(
            try fixed(text)
                == "The cross-quarter board (XQB) met. The XQB. The XQB. The cross-quarter board (XQB). An XQB.")
        #expect(try fixed("Two CPU's are here. The CPU's clock.") == "Two CPUs are here. The CPU's clock.")
    }

    @Test func wrappedParagraphIsWrappedAgain() throws {
        let text = """
            A cross-quarter board (XQB) has five members and a
            chair, and the XQB sits every week, so that no member
            of this cross-quarter board is late, nor is one early
            by more than some minutes of an hour.
            """
        let expected = """
            A cross-quarter board (XQB) has five members and a
            chair, and the XQB sits every week, so that no member
            of this XQB is late, nor is one early by more than
            some minutes of an hour.
            """
        #expect(try fixed(text) == expected)
    }

    @Test(
        arguments: [
            (.latex, "We saw @ here % with some\n~\ndays of the week."),
            (.latex, "All of them saw it and that is all % as we said\nWe saw that the old @ was here with\nthem."),
            (.roff, "We saw @ \\\" with some\n~\ndays of the week."),
            (.markdown, "We saw @ was here with\r\nsomepeople of the town who went home later."),
            (.markdown, "We saw @ met here with some\nbb) ~\ncc) days."),
        ] as [(DocumentFormat, String)])
    func lineBreaksWithAMeaningAreKept(_ format: DocumentFormat, _ text: String) throws {
        let text =
            "A cross-quarter board (XQB) met. The XQB.\n\n"
            + text.replacing("~", with: "otherpeople of the town and that they said so on many")
        let long = text.replacing("@", with: "the cross-quarter board")
        #expect(try fixed(long, format) == text.replacing("@", with: "the XQB"))
    }

    @Test func invalidBytesAreKept() throws {
        let start = "The cross-quarter board (XQB) met. The XQB.\n\nAll of us are in the town hall of it.\n"
        let text = Array((start + "We saw the cross-quarter board in the caf").utf8) + [0xE9] + Array(" again.".utf8)
        let fixed = try DocumentFixer(options: .everyRule).fixed(text, format: .markdown).document
        #expect(fixed != text && fixed.contains(0xE9))
    }

    @Test(
        arguments: [
            (.markdown, "1. ```sh\n   x = 1\n\n   echo @\n   ```\n"), (.markdown, "- ~~~\n  @\n\n  @\n  ~~~\n"),
            (.markdown, "---\ntitle: a\n\nsummary: >\n  @\n---\n"), (.markdown, "\u{FEFF}---\nsummary: >\n  @\n---\n"),
            (.markdown, "---\na: @\n\n--- abstract\n"),
            (.markdown, "<textarea>\nx\n\n@\n</textarea>\n"),
            (.latex, "\\begin{table*}\n@\n\\end{table*}\n"), (.latex, "\\begin{quoting}\n@\n\\end{quoting}\n"),
            (.latex, "\\begin{flalign*}\n@\n\\end{flalign*}\n"),
            (.latex, "\\begin{document}\nText.\n\\end{document}\n@\n"),
            (.restructuredText, "Text.\n\n>>> f()\n@\n\nMore.\n"), (.restructuredText, ".. mermaid::\n\n   @\n"),
        ] as [(DocumentFormat, String)])
    func codeAndTablesAreNotEdited(_ format: DocumentFormat, _ text: String) throws {
        let text = text.replacing("@", with: "The machine has two CPU's and a disk.")
        #expect(try fixed(text, format) == text)
    }

    @Test func fixThatRevealsAnotherFindingCounts() throws {
        let text =
            "We met here in town.\n\nThen the XQB met.\n\nCross-quarter boards are slow.\n\n"
            + "We saw the cross-quarter board (XQB). The XQB is here."
        let outcome = try DocumentFixer(options: .everyRule).fixed(Array(text.utf8), format: .markdown)
        #expect(outcome.count == 1 && outcome.document != Array(text.utf8))
    }

    @Test func editOverTwoLinesKeepsTheLineEnd() throws {
        let text = """
            The cross-quarter board (XQB) met in the hall, for a non-
            delivery notice of the day. The cross-quarter board is
            large, and its members are many.

            """
        #expect(
            try fixed(text + "The XQB.") == text.replacing("The cross-quarter board is", with: "The XQB is")
                + "The XQB.")
    }

    @Test func secondRoundFixesWhatTheFirstRevealed() throws {
        // The first one writes the definition, which the long form then repeats.
        #expect(
            try fixed(
                "The XQB met with them. The cross-quarter board sat. The XQB.",
                knowing: ["XQB": ["cross-quarter board"]])
                == "The cross-quarter board (XQB) met with them. The XQB sat. The XQB.")
    }

    @Test func endlessFixesLeaveTheDocument() throws {
        let text = Array(("Two CPU's. " + String(repeating: "The end. ", count: 20)).utf8)
        // Each reading is one of the first document, as if nothing had been fixed.
        let outcome = try DocumentFixer(options: .everyRule).fixed(text, read: { _ in ParsedDocument(text) })
        #expect(outcome.document == text)
    }

    @Test func thousandFindingsAreFixedInOneCall() throws {
        let text = Array(String(repeating: "Two CPU's. ", count: 1_000).utf8)
        var readings = 0
        let outcome = try DocumentFixer(options: .everyRule).fixed(
            text,
            read: { document in
                readings += 1
                return ParsedDocument(document)
            })
        #expect(outcome.count == 1_000 && readings == 2)
    }

    @Test func unwantedFindingIsNotFixed() throws {
        let text = "Two CPU's are here. The cross-quarter board (XQB). The XQB. The cross-quarter board (XQB)."
        let outcome = try DocumentFixer(options: .everyRule)
            .fixed(Array(text.utf8), format: .markdown) { $0.rule == .plural }
        #expect(outcome.count == 1)
        #expect(String(decoding: outcome.document, as: UTF8.self) == text.replacing("CPU's", with: "CPUs"))
    }
}
