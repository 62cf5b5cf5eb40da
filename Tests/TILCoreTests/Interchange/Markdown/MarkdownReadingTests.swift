import Foundation
import Testing

@testable import TILCore

@Suite struct MarkdownReadingTests {
    typealias Support = InterchangeSupport

    @Test(
        arguments: Support.table(
            """
            - **FTW**: for the win ⇒ 1 FTW|for the win
            * **FTW:** for the win ⇒ 1 FTW|for the win
            + `FTW` - for the win ⇒ 1 FTW|for the win
            1. FTW: for the win ⇒ 1 FTW|for the win
            2) FTW – for the win ⇒ 1 FTW|for the win
            - **FTW** (for the win) ⇒ 1 FTW|for the win
            - **FTW** for the win ⇒ 1 FTW|for the win
            - __FTW__ → for the win ⇒ 1 FTW|for the win
            **FTW** — for the win ⇒ 1 FTW|for the win
            - [ACL](https://x.y/A_(b)) – [access-control list](https://x.y "t") ⇒ 1 ACL|access-control list⏎* Not imported: addresses of links on line 1.
            - **[ACL](u)**: *access* ~~control~~ **list** ⇒ 1 ACL|access control list⏎* Not imported: addresses of links on line 1.
            - **A\\*B**: 2 * 3 * 4 snake_case \\_x\\_ ⇒ 1 A*B|2 * 3 * 4 snake_case _x_
            - **R&amp;D**: research &#38; d&eacute;v ⇒ 1 R&D|research & dév
            - **FTW**: for the win `#chat` `#machine learning` ⇒ 1 FTW|for the win||chat,machine,learning
            - **PP**: see `#include` there ⇒ 1 PP|see #include there
            - **C**: ``a ` b``<br> ⇒ 1 C|a ` b
            - **FTW**: <b>for</b> <https://x.y> ⇒ 1 FTW|for|https://x.y
            """))
    func anItemIsAnEntry(row: [String]) throws { try Support.expect(Markdown.format, row) }

    @Test func aRowOfATableIsAnEntry() throws {
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
        let found = try Support.lines(Markdown.format, text)
        #expect(
            found
                == [
                    "5 FTW|for the win|said \\| written|chat,game", "6 CD|compact disc",
                    "7 !\(RejectionReason.oneColumn)",
                    "11 IT|information technology", "16 ZB|zum Beispiel", "18 A|a", "19 B|b",
                    "* Not imported: column 'Mehr'.",
                    "* Not imported: other text on lines 1 and 12.",
                ].map { $0.replacing("\\|", with: "|") })
    }

    @Test func aTermWithItsDefinitionIsAnEntry() throws {
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
        let found = try Support.lines(Markdown.format, text)
        #expect(
            found == [
                "3 FTW|for the win", "3 FTW|free to use", "8 CD|compact disc|Round and flat.",
                "* Not imported: other text on lines 1 and 14.",
            ])
    }

    @Test func nestedItemsAreMeaningsAndParagraphsAreNotes() throws {
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
        let found = try Support.lines(Markdown.format, text)
        #expect(
            found == [
                "2 CD|change directory", "3 CD|compact disc with music|Round.\nAnd flat.\n\nOld.|media",
                "10 FTW|for the win|a remark",
                "13 WTF|what the f", "14 !\(RejectionReason.noSeparator)",
                "15 !\(RejectionReason.noSeparator)",
            ])
    }

    @Test func textWithoutEntriesIsSkipped() throws {
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
        let found = try Support.lines(Markdown.format, text)
        #expect(found == ["16 A|a", "* Not imported: other text on lines 1-14."])
    }

    @Test func abbreviationsAreEntries() throws {
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
        let found = try Support.lines(Markdown.format, text)
        #expect(
            found == [
                "4 HTML|HyperText Markup Language", "5 W3C|World Wide Web Consortium", "6 A B|a b",
                "7 !\(RejectionReason.emptyLong)", "9 A|a", "10 B|b",
                "* Not imported: other text on lines 1-2, 8 and 11.",
            ])
    }

    @Test func aFaultyLineIsRejectedWithItsReason() throws {
        let found = try Support.lines(
            Markdown.format, "- **A**: a\n- **B**: b\0\n- **C**: c\n- ****: x\n- **D**: <!-- -->\n")
        #expect(found.contains("1 A|a") && found.contains("3 C|c"))
        #expect(found.last == "5 !\(RejectionReason.noSeparator)")
    }

    @Test(
        arguments: Support.table(
            """
            ````⏎```⏎- A: b⏎```⏎````⏎- FTW: for the win ⇒ 6 FTW|for the win⏎* Not imported: other text on lines 1-5.
            ```⏎``` x⏎- A: b⏎```⏎- FTW: for the win ⇒ 5 FTW|for the win⏎* Not imported: other text on lines 1-4.
            ~~~⏎```⏎- A: b⏎~~~⏎- FTW: for the win ⇒ 5 FTW|for the win⏎* Not imported: other text on lines 1-4.
            ```a b``` c⏎⏎- FTW: for the win ⇒ 3 FTW|for the win⏎* Not imported: other text on line 1.
            """))
    func aCodeBlockEndsAtItsFence(row: [String]) throws { try Support.expect(Markdown.format, row) }

    @Test func aFileNamedMarkdownIsReadDespiteProse() throws {
        let prose = String(repeating: "Some prose: with a colon, and more of it.\n\n", count: 50)
        #expect(try Support.recognised("README.md", prose + "- **FTW**: for the win\n") == "markdown")
        #expect(throws: InterchangeError.self) {
            try Support.recognised("README.md", "# Only a heading\nand prose\n")
        }
    }
}
