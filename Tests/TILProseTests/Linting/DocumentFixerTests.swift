import TILProse
import TestSupport
import Testing

@Suite struct DocumentFixerTests {
    private static let options = LintOptions(
        severities: Dictionary(uniqueKeysWithValues: LintRule.all.map { ($0, $0.severity) }), allowed: ["CPU"],
        allowsCommon: false)

    private func fixed(
        _ text: String, _ format: DocumentFormat = .markdown, knowing longs: [String: [String]] = [:]
    ) throws -> String {
        let outcome = try DocumentFixer(options: Self.options)
            .fixed(Array(text.utf8), format: format, knowledge: Meanings(longs: longs))
        return String(decoding: outcome.document, as: UTF8.self)
    }

    @Test func theDefinitionGoesToTheFirstUse() throws {
        #expect(
            try fixed("An XQB met.\nA cross-quarter\nboard (XQB) sat. The XQB left.")
                == "A cross-quarter board (XQB) met.\nAn XQB sat. The XQB left.")
        #expect(
            try fixed("Some CNNs won. A convolutional neural network (CNN) is deep. The CNN.")
                == "Some convolutional neural networks (CNNs) won. A CNN is deep. The CNN.")
        // Letters of other languages and digits occur in plain words.
        #expect(
            try fixed("The NBC won. A naïve Bayes classifier (NBC) is quick. The NBC.")
                == "The naïve Bayes classifier (NBC) won. An NBC is quick. The NBC.")
    }

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
        "The cross-quarter board (XQB) met. The XQB left.\n\nRFC 4256, Exchange for the cross-quarter board (XQB) is it.",
    ])
    func aDoubtfulEditIsNotMade(text: String) throws { #expect(try fixed(text) == text) }

    @Test func aCommentInCodeIsNotWrapped() throws {
        let before = "The cross-quarter board (XQB) met.\n\n"
        let line = "// The third version of the cross-quarter board initializes the state directly"
        #expect(
            try fixed("\(before)\(line)\n// with the given object of the stream. The XQB left.")
                == "\(before)// The third version of the XQB initializes the state directly\n"
                + "// with the given object of the stream. The XQB left.")
    }

    @Test func theReadingMayEndIt() throws {
        struct Ended: Error {}
        let text = Array("An XQB met. A cross-quarter board (XQB) sat. The XQB left.".utf8)
        let fixer = DocumentFixer(options: Self.options)
        #expect(throws: Ended.self) { try fixer.fixed(text, read: { _ in throw Ended() }) }
        var read: [[UInt8]] = []
        let outcome = try fixer.fixed(
            text,
            read: { document in
                read.append(document)
                return LintReading(document)
            })
        #expect(read.first == text && read.contains(outcome.document) && outcome.document != text)
    }

    @Test func whatOneGlossaryKnowsIsWritten() throws {
        let longs = ["API": ["application programming interface"], "XQB": ["cross-quarter board", "extended buffer"]]
        #expect(
            try fixed("# The API\n\nSee [an API](x), `API` and \"API\".\n\nAn API met an API, an XQB.", knowing: longs)
                == "# The API\n\nSee [an API](x), `API` and \"API\".\n\n"
                + "An application programming interface (API) met an API, an XQB.")
        #expect(
            try fixed("A FTP server.", knowing: ["FTP": ["file transfer protocol"]])
                == "A file transfer protocol (FTP) server.")
    }

    @Test func whatWouldNotBeReadAsADefinitionIsNotWritten() throws {
        let text = "The XQB met."
        #expect(try fixed(text, knowing: ["XQB": ["something with other letters"]]) == text)
        #expect(try fixed(text, knowing: ["XQB": ["cross <b>quarter</b> board"]]) == text)
        // The rest of the document is fixed all the same.
        let unreadable = ["XQK": ["cross-quarter board X"]]
        #expect(try fixed("The XQK met. Two CPU's.", knowing: unreadable) == "The XQK met. Two CPUs.")
        #expect(try fixed("The XQG met.", knowing: ["XQG": ["Q"]]) == "The XQG met.")
    }

    @Test func repeatsAreShortened() throws {
        let text =
            "The cross-quarter board (XQB) met. The XQB. The XQB. The cross-quarter board (XQB). A cross-quarter board."
        #expect(try fixed(text) == "The cross-quarter board (XQB) met. The XQB. The XQB. The XQB. An XQB.")
        #expect(try fixed("Two CPU's and CPU's clock.") == "Two CPUs and CPU's clock.")
    }

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
    ])
    func onlyProseIsChanged(_ text: String, _ format: DocumentFormat, _ expected: String) throws {
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
    func editsAreRestrained(_ text: String, _ expected: String) throws {
        let met = "The cross-quarter board (XQB) met. The XQB sat. "
        #expect(try fixed(met + text) == met + (expected.isEmpty ? text : expected))
    }

    @Test func aWrappedParagraphIsWrappedAgain() throws {
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

    @Test func theOnlyLineLeftKeepsItsIndent() throws {
        let text = """
            XQB
               The cross-quarter board (XQB) met. The XQB is here and it is
               small. Nobody in this place has ever seen a larger one, or so
               it is said of it in the many years that went by, and one more

            Term
               This is a sentence of some words that ends with the cross-quarter
               board or another one of the same kind and age, as it is.
            """
        let lines = try fixed(text, .restructuredText).split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("   ") || $0 == "XQB" || $0 == "Term" })
        #expect(lines.count == 6 || lines.count == 7)
    }

    @Test(arguments: [
        "See the Cross-Quarter Board's Reference of this.", "Read the Guide for Cross-Quarter Boards of this.",
        "Cross-Quarter Board, a body of five people.", "See Rules of Cross-Quarter Boards in it.",
    ])
    func partsOfTitlesAndExplanationsStay(_ sentence: String) throws {
        let text = "A Cross-Quarter Board (XQB) met. The XQB sat.\n\n\(sentence)\n"
        #expect(try fixed(text) == text)
    }

    @Test func aWordOverTwoLinesKeepsItsLineEnd() throws {
        let text = """
            The cross-quarter board (XQB) met in the hall, for a non-
            delivery notice of the day. The cross-quarter board is
            large, and its members are many.

            """
        #expect(
            try fixed(text + "The XQB.") == text.replacing("The cross-quarter board is", with: "The XQB is")
                + "The XQB.")
    }

    @Test func aNumberIsNotLeftOut() throws {
        let text = "The message digest (MD4) is old. The MD4 sat. An MD5 message digest is new.\n"
        #expect(try fixed(text) == text)
    }

    @Test func fixesThatNeverEndAreGivenUp() throws {
        let text = Array(("Two CPU's. " + String(repeating: "The end. ", count: 20)).utf8)
        // Each reading is one of the first document, as if nothing had been fixed.
        let outcome = try DocumentFixer(options: Self.options).fixed(text, read: { _ in LintReading(text) })
        #expect(outcome.document == text)
    }

    @Test func onePassFixesAThousandFindings() throws {
        let text = Array(String(repeating: "Two CPU's. ", count: 1_000).utf8)
        var readings = 0
        let outcome = try DocumentFixer(options: Self.options).fixed(
            text,
            read: { document in
                readings += 1
                return LintReading(document)
            })
        #expect(outcome.count == 1_000 && readings == 2)
    }

    @Test func whatIsNotWantedStays() throws {
        let text = "Two CPU's are here. The cross-quarter board (XQB). The XQB. The cross-quarter board (XQB)."
        let outcome = try DocumentFixer(options: Self.options)
            .fixed(Array(text.utf8), format: .markdown) { $0.rule == .plural }
        #expect(outcome.count == 1)
        #expect(String(decoding: outcome.document, as: UTF8.self) == text.replacing("CPU's", with: "CPUs"))
    }

    // MARK: Generated documents

    /// What a document is made of: prose that has something to be put right, and parts in which nothing may be changed.
    private static let prose = [
        "The XQB met.", "A cross-quarter board (XQB) sat.", "Two CPU's are here.",
        "The cross-quarter\nboard (XQB) left.",
        "The quick zone protocol (QZP) is new.", "An QZP is used.", "The cross-quarter board is old.",
        "An internet of things (IoT) grows.", "The IOT and the IoT.", "Many QZPs and ÄQB’s.", "The ABC met 😀 an ABC.",
        "quick zone\nprotocols are many.", "(see XQB)", "An UVW-based one.",
    ]
    private static let kept = [
        "`The XQB`", "[the XQB](xqb.md)", "\"The cross-quarter board (XQB) is quoted.\"", "<code>Two CPU's are</code>",
        "**IOT**", "<https://example.org/XQB>",
    ]
    private static let blocks = [
        "# The IOT and XQB\n", "> The cross-quarter board (XQB) is quoted.\n",
        "```\nTwo CPU's are here. The XQB.\n```\n",
        "| XQB | IOT |\n", "    let XQB = \"IOT\" // Two CPU's are here;\n", "[x]: https://example.org/XQB\n",
    ]
    private static let longs = [
        "ABC": ["angry bird club"], "UVW": ["ultra violet wave"], "XQB": ["cross-quarter board"],
    ]

    /// A document, always the same for a number.
    private static func document(_ seed: UInt64) -> String {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        return (0..<(2 + next(6))).map { _ -> String in
            guard next(3) > 0 else { return blocks[next(blocks.count)] }
            let sentences = (0..<(1 + next(5))).map { _ in
                next(4) == 0 ? kept[next(kept.count)] : prose[next(prose.count)]
            }
            return sentences.joined(separator: next(2) == 0 ? " " : "\n") + "\n"
        }.joined(separator: "\n")
    }

    @Test func fiveHundredDocumentsKeepWhatIsNotEdited() throws {
        let fixer = DocumentFixer(options: Self.options)
        let linter = DocumentLinter(options: Self.options)
        let knowledge = Meanings(longs: Self.longs)
        var changed = 0
        for seed in 0..<Soak.seeds(500) {
            let text = Self.document(UInt64(seed))
            let once = try fixer.fixed(Array(text.utf8), format: .markdown, knowledge: knowledge)
            let twice = try fixer.fixed(once.document, format: .markdown, knowledge: knowledge)
            #expect(twice.document == once.document && twice.count == 0, "\(text.debugDescription) is fixed again")
            let before = try linter.lint(text, knowledge: knowledge).findings
            let after = try linter.lint(once.document, knowledge: knowledge).findings
            #expect(
                once.count == 0 ? after == before : after.count < before.count, "\(text.debugDescription) has as many")
            #expect((once.count == 0) == (Array(text.utf8) == once.document))
            if once.count > 0 { changed += 1 }
            // What is no prose is there as it was, as often as it was.
            let result = String(decoding: once.document, as: UTF8.self)
            func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count }
            for part in Self.blocks { #expect(count(part, in: result) == count(part, in: text), "\(part) was changed") }
            for part in Self.kept where part != "**IOT**" {
                #expect(
                    count(part, in: result.replacing("\n", with: " "))
                        == count(part, in: text.replacing("\n", with: " ")),
                    "\(part) was changed in \(text.debugDescription)")
            }
        }
        #expect(changed * 5 > Soak.seeds(500) * 3)
    }

    @Test func editsTouchProseOnlyAndNothingElseChanges() throws {
        let fixer = DocumentFixer(options: Self.options)
        let knowledge = Meanings(longs: Self.longs)
        for seed in 0..<100 {
            let text = Array(Self.document(UInt64(seed)).utf8)
            let kept = (Self.blocks + Self.kept).filter { $0 != "**IOT**" }.flatMap {
                Self.places(of: Array($0.utf8), in: text)
            }
            for finding in try DocumentLinter(options: Self.options).lint(text, knowledge: knowledge).findings
            where !finding.edits.isEmpty {
                var expected: [UInt8] = []
                var position = 0
                for edit in finding.edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                    #expect(!kept.contains { $0.overlaps(edit.range) }, "\(finding.message) changes what is no prose")
                    expected += text[position..<edit.range.lowerBound] + Array(edit.text.utf8)
                    position = edit.range.upperBound
                }
                expected += text[position...]
                let outcome = try fixer.fixed(text, format: .markdown, knowledge: knowledge) { $0 == finding }
                // A paragraph may have been wrapped again.
                #expect(outcome.count != 1 || Self.words(outcome.document) == Self.words(expected))
            }
        }
    }

    private static func words(_ text: [UInt8]) -> [ArraySlice<UInt8>] { text.split { $0 == 0x0A || $0 == 0x20 } }

    private static func places(of part: [UInt8], in text: [UInt8]) -> [Range<Int>] {
        text.indices.filter { text[$0...].starts(with: part) }.map { $0..<($0 + part.count) }
    }
}
