import Testing

@testable import TILCore

/// Readers of Org, AsciiDoc, Typst and wiki pages.
@Suite struct MarkupListReaderTests {
    /// A text in Org, and its parts.
    static let org: [(text: String, parts: String)] = [
        ("#+title: x\n| A | B |\n|---+---|\n| CD | *Compact* Disc |\n", "1 other\n2# A | B\n4: CD | Compact Disc"),
        (
            "- CD :: Compact\n  Disc\n- PS - Power Supply\n  - sub\n",
            "1~ CD | Compact Disc\n3- PS - Power Supply\n4- > sub"
        ),
        ("* CD :tag:\nCompact Disc\n* TODO PS\nPower Supply\n", "1~ CD | Compact Disc\n3~ PS | Power Supply"),
        (
            "# comment\n#+begin_src c\nint a;\n#+end_src\n[[https://x.y][CD]] Compact Disc\n",
            "1-4 other\n5. [CD] CD Compact Disc"
        ),
        (":PROPERTIES:\n:ID: 1\n:END:\nCD: Compact Disc\n", "1-3 other\n4. CD: Compact Disc"),
    ]
    /// A text in AsciiDoc, and its parts.
    static let asciidoc: [(text: String, parts: String)] = [
        (
            "[cols=\"1,3\"]\n|===\n|A |B\n\n|CD\n|Compact\nDisc\n\n|PS |Power Supply\n|===\n",
            "1 other\n3# A | B\n5: CD | Compact Disc\n9: PS | Power Supply"
        ),
        (
            "[options=\"header\",cols=2*]\n|===\n|A|B\n|CD|Compact Disc\n.2+|PS|Power Supply\n|Post Scriptum\n|===\n",
            "1 other\n3# A | B\n4: CD | Compact Disc\n5: PS | Power Supply\n6: PS | Post Scriptum"
        ),
        (
            "[glossary]\nCD:: Compact Disc\nPS::\n  Power\n  Supply\n+\nIt hums.\n",
            "1 other\n2~ CD | Compact Disc\n3~ PS | Power Supply | It hums."
        ),
        ("A::\nB:: both\n", "1~ A | both\n2~ B | both"),
        ("[[AEE]]AEE ^RV^:: Application Environment.\n", "1~ AEE RV | Application Environment."),
        (
            "= Title\n:toc: left\n// comment\n* *CD*: Compact Disc\n** sub\n----\ncode\n----\n",
            "1-3 other\n4- [CD] CD: Compact Disc\n5- > sub\n6-8 other"
        ),
        ("== CD\nCompact https://x.y[Disc]\n\n== PS\nPower `Supply`\n", "1~ CD | Compact Disc\n4~ PS | Power Supply"),
        (",===\nCD,\"Compact, Disc\"\n,===\n", "2: CD | Compact, Disc"),
    ]
    /// A wiki page, and its parts.
    static let wiki: [(text: String, parts: String)] = [
        (
            "{| class=\"wikitable\"\n|+ List\n! A !! B\n|-\n| CD || [[disc|Compact Disc]]\n|-\n| style=\"x\" | PS\n| '''Power''' Supply\n|}\nend\n",
            "1-2 other\n3# A | B\n5: CD | Compact Disc\n7: PS | Power Supply\n10. end"
        ),
        (
            "{|\n| rowspan=2 | CD || Compact Disc\n|-\n| Change Directory\n|}\n",
            "1 other\n2: CD | Compact Disc\n4: CD | Change Directory"
        ),
        (
            "; CD : Compact Disc\n; PS\n: Power Supply\n: Post Scriptum\n",
            "1~ CD | Compact Disc\n2~ PS | Power Supply\n2~ PS | Post Scriptum"
        ),
        (
            "* '''CD''' – Compact Disc<ref>book</ref>\n** sub\n[[Category:X]]\n",
            "1- [CD] CD – Compact Disc\n2- > sub\n3 other"
        ),
        ("== CD ==\nCompact Disc\n== PS ==\nPower Supply\n", "1~ CD | Compact Disc\n3~ PS | Power Supply"),
    ]

    /// A text in Typst, and its parts.
    static let typst: [(text: String, parts: String)] = [
        // A paragraph ends before the table below it.
        (
            "Our *words*:\n#table(columns: 2, [CD], [Compact Disc])\n",
            "1. Our words:\n2: CD | Compact Disc\n2 other"
        ),
        ("#table([CD], [Compact Disc])\n", "1 other"),
        ("#grid(\n  columns: (1fr, 1fr),\n  [CD], [Compact Disc],\n)\n", "3: CD | Compact Disc\n1 other"),
        (
            "#set page(margin: 2cm)\n#link(\"x.y\")[CD] Compact Disc\n\n#emph[Power Supply]\n",
            "1 other\n2. [CD] CD Compact Disc\n4. Power Supply"
        ),
        ("= Words\n/ CD: Compact Disc\n- PS: Power Supply\n", "1 other\n2~ CD | Compact Disc\n3- PS: Power Supply"),
    ]

    @Test(arguments: org)
    func aTextInOrgIsReadAsRowsItemsAndParagraphs(text: String, parts: String) {
        #expect(ReaderSupport.dump(OrgListReader.reader, text) == parts)
    }

    @Test(arguments: asciidoc)
    func aTextInAsciiDocIsReadAsRowsItemsAndParagraphs(text: String, parts: String) {
        #expect(ReaderSupport.dump(AsciiDocListReader.reader, text) == parts)
    }

    @Test(arguments: wiki)
    func aWikiPageIsReadAsRowsItemsAndParagraphs(text: String, parts: String) {
        #expect(ReaderSupport.dump(WikiListReader.reader, text) == parts)
    }

    @Test(arguments: typst)
    func aTextInTypstIsReadAsRowsItemsAndParagraphs(text: String, parts: String) {
        #expect(ReaderSupport.dump(TypstListReader.reader, text) == parts)
    }
}
