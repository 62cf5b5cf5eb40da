import Foundation
import Testing

@testable import TILCore

@Suite struct MarkdownReadingTests {
    typealias Support = InterchangeSupport

    @Test(arguments: [
        ("- **FTW**: for the win", "FTW|for the win"), ("* **FTW:** for the win", "FTW|for the win"),
        ("+ `FTW` - for the win", "FTW|for the win"),
        ("1. FTW: for the win", "FTW|for the win"), ("2) FTW – for the win", "FTW|for the win"),
        ("- **FTW** (for the win)", "FTW|for the win"),
        ("- **FTW** for the win", "FTW|for the win"), ("- __FTW__ → for the win", "FTW|for the win"),
        ("**FTW** — for the win", "FTW|for the win"),
        ("- [ACL](https://x.y/A_(b)) – [access-control list](https://x.y \"t\")", "ACL|access-control list"),
        ("- **[ACL](u)**: *access* ~~control~~ **list**[^1]", "ACL|access control list"),
        ("- **A\\*B**: 2 * 3 * 4 snake_case \\_x\\_", "A*B|2 * 3 * 4 snake_case _x_"),
        ("- **R&amp;D**: research &#38; d&eacute;v", "R&D|research & dév"),
        ("- **FTW**: for the win `#chat` `#machine learning`", "FTW|for the win||chat,learning,machine"),
        ("- **PP**: see `#include` there", "PP|see #include there"), ("- **C**: ``a ` b``<br>", "C|a ` b"),
        ("- **FTW**: <b>for</b> <https://x.y>", "FTW|for https://x.y"),
    ])
    func readsAnItem(line: String, entry: String) throws {
        #expect(try Support.lines(Markdown.format, line + "\n") == ["1 " + entry])
    }

    @Test func readsTables() throws {
        let text = """
            Text before.

            | Meaning | Abbr. | Category | Notes |
            |---------|:-----:|----------|-------|
            | for the win | **FTW** | chat, `#game` | said \\| written |
            | compact disc | CD | | |
            | lonely |

            Term | Definition
            --- | ---
            IT | information technology
            not a row

            | Kürzel | Bedeutung | Mehr |
            |---|---|---|
            | ZB | zum Beispiel | oft |

            | A | a |
            | B | b |
            """
        #expect(
            try Support.lines(Markdown.format, text)
                == [
                    "5 FTW|for the win|said \\| written|chat,game", "6 CD|compact disc",
                    "7 !\(RejectionReason.oneColumn)",
                    "11 IT|information technology", "16 ZB|zum Beispiel|oft", "18 A|a", "19 B|b",
                ].map { $0.replacing("\\|", with: "|") })
    }

    @Test func readsDefinitionLists() throws {
        let text = """
            # Glossary

            FTW
            : for the
              win
            :   free to use

            **CD**

            : compact disc

                Round and flat.

            Nothing follows this.
            """
        #expect(
            try Support.lines(Markdown.format, text) == [
                "4 FTW|for the win", "6 FTW|free to use", "10 CD|compact disc|Round and flat.",
            ])
    }

    @Test func readsNestedMeaningsNotesAndWrappedLines() throws {
        let text = """
            - **CD**
              - change directory
              - compact disc
                with music `#media`

                Round.
                And flat.

                Old.
            - FTW: for
              the win
              - a remark
              - **WTF**: what the f
            - lonely
            - [A](#a)
            """
        #expect(
            try Support.lines(Markdown.format, text) == [
                "2 CD|change directory", "3 CD|compact disc with music|Round.\nAnd flat.\n\nOld.|media",
                "10 FTW|for the win|a remark",
                "13 WTF|what the f", "14 !\(RejectionReason.noSeparator)",
            ])
    }

    @Test func passesOverWhatHoldsNoEntries() throws {
        let text = """
            ---
            title: Glossary
            - **X**: x
            ---
            # A: heading
            <!-- - **X**: x
            - **Y**: y -->
            Prose: with a colon.

            ```
            - **X**: x
            ```
            * * *
            Title
            -----
            - **A**: a
            """
        #expect(try Support.lines(Markdown.format, text) == ["16 A|a"])
    }

    @Test func readsAbbreviations() throws {
        let text = """
            The HTML specification
            is maintained by the W3C.

            *[HTML]: HyperText Markup Language
              *[W3C]:World Wide Web Consortium
            *[A B]: **a** b
            *[none]:
            *[no]
            - **A**: a
            *[B]: b
            prose
            """
        #expect(
            try Support.lines(Markdown.format, text) == [
                "4 HTML|HyperText Markup Language", "5 W3C|World Wide Web Consortium", "6 A B|a b",
                "7 !\(RejectionReason.emptyLong)", "9 A|a", "10 B|b",
            ])
        let source = FileContents(name: "standard input", bytes: Array("Text.\n\n*[A]: a\n*[B]: b\n".utf8))
        #expect(try InterchangeFormat.recognise(source).name == "markdown")
    }

    @Test func saysWhatIsWrong() throws {
        var bytes = Array("- **A**: ".utf8)
        bytes += [0xFF, 0x0A]
        bytes += Array("- **B**: b\0\n- **C**: c\n- ****: x\n- **D**: <!-- -->\n".utf8)
        let found = Support.lines(try Support.items(Markdown.format, bytes))
        #expect(found.contains("1 !\(RejectionReason.notUTF8)"))
        #expect(found.contains("2 !\(RejectionReason.holdsNUL)"))
        #expect(found.contains("3 C|c"))
        #expect(found.contains("5 !\(RejectionReason.emptyLong)"))
    }

    @Test(arguments: [
        "````\n```\n- A: b\n```\n````", "```\n``` x\n- A: b\n```", "~~~\n```\n- A: b\n~~~", "```a b``` c\n",
    ])
    func whatIsCodeEndsWhereItsFenceIsClosed(code: String) throws {
        let number = code.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        #expect(try Support.lines(Markdown.format, "\(code)\n- FTW: for the win\n") == ["\(number) FTW|for the win"])
    }

    @Test(arguments: ["[", "[[x](y)](", "*a ", "_a b* ", "[](", "[][", "`", "``` ", "<", "&", "![", "**"])
    func marksWithoutEndTakeBoundedTime(mark: String) throws {
        let start = ContinuousClock.now
        _ = try Support.items(
            Markdown.format, "- **A**: " + String(repeating: mark, count: 20_000 / mark.utf8.count) + "\n")
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test(arguments: [
        "# G\n\n- **FTW**: for the win\n", "| A | B |\n|--|--|\n| FTW | for the win |\n", "FTW\n: for the win\n",
    ])
    func isToldByItsContent(text: String) throws {
        #expect(try InterchangeFormat.recognise(FileContents(name: "x", bytes: Array(text.utf8))).name == "markdown")
    }

    @Test func isToldByItsNameWithProseAround() throws {
        let text =
            String(repeating: "Some prose: with a colon, and more of it.\n\n", count: 50) + "- **FTW**: for the win\n"
        #expect(
            try InterchangeFormat.recognise(FileContents(name: "README.md", bytes: Array(text.utf8))).name == "markdown"
        )
        #expect(throws: InterchangeError.self) {
            try InterchangeFormat.recognise(
                FileContents(name: "README.md", bytes: Array("# Only a heading\nand prose\n".utf8)))
        }
    }
}
