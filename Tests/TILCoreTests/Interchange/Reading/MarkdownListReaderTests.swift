import Testing

@testable import TILCore

@Suite struct MarkdownListReaderTests {
    private func dump(_ text: String) -> String { ReaderSupport.dump(MarkdownListReader.reader, text, name: "x.md") }

    /// A text, and its parts.
    static let texts: [(text: String, parts: String)] = [
        ("| A | B |\n|---|---|\n| CD | Compact<br>Disc |\n", "1# A | B\n3: CD | Compact⏎Disc"),
        ("A | B\n--|--\nCD | `a\\|b` [x](y)\n\nend", "1# A | B\n3: CD | a|b x\n5. end"),
        ("| CD | Compact Disc |\n| PS | Power Supply | more |\n", "1: CD | Compact Disc\n2: PS | Power Supply | more"),
        ("- **CD**: Compact Disc\n- `PS` - Power Supply\n", "1- [CD] CD: Compact Disc\n2- [PS] PS - Power Supply"),
        ("- [ ] CD: Compact Disc\n- [x] PS: Power Supply\n", "1- CD: Compact Disc\n2- PS: Power Supply"),
        ("+ [CD : Compact Disc](a/cd.md)\n", "1- CD : Compact Disc"),
        ("* [[CD]] Compact Disc\n* [[page|PS]] Power Supply\n", "1- [CD] CD Compact Disc\n2- [PS] PS Power Supply"),
        ("- CD\n  - Compact Disc\n  - Change Directory\n", "1- CD\n2- > Compact Disc\n3- > Change Directory"),
        ("- **NAS Pax** Naval Air Station\n", "1- [NAS Pax] NAS Pax Naval Air Station"),
        ("1. CD: Compact Disc `#music`\n\n   It is\n   round.\n", "1- CD: Compact Disc +It is⏎round. #music"),
        (
            "CD: Compact Disc  \nPS: Power Supply\\\nAC: Air Condition\n",
            "1. CD: Compact Disc\n2. PS: Power Supply\n3. AC: Air Condition"
        ),
        (
            "CD: Compact Disc <!--SR:!2023-09-02,4,270-->\nPS: Power <!-- was A -> B -->Supply\n",
            "1. CD: Compact Disc\n2. PS: Power Supply"
        ),
        ("<!-- one\ntwo -->\nCD: Compact Disc\n", "1-2 other\n3. CD: Compact Disc"),
        (
            "CD\n: Compact Disc\n: Change Directory\n\nPS\n\n: Power\n  Supply\n",
            "1~ CD | Compact Disc\n1~ CD | Change Directory\n5~ PS | Power Supply"
        ),
        ("*[CD]: Compact Disc\n*[R&D]: Research\n", "1= CD | Compact Disc\n2= R&D | Research"),
        (
            "## CD\n\nCompact Disc\n\n## PS\nPower Supply\n\nIt hums.\n",
            "1~ CD | Compact Disc\n5~ PS | Power Supply | It hums."
        ),
        ("# List\n\n## A\n\n- AA: Alpha Ant\n", "1 other\n3 other\n5- AA: Alpha Ant"),
        (
            "### CD - Compact Disc\n\nround\n\n### PS - Power Supply\n\n### AC - Air Condition\n",
            "1- CD - Compact Disc +round\n5- PS - Power Supply\n7- AC - Air Condition"
        ),
        ("---\ntitle: x\n---\nCD: Compact Disc\n", "1-3 other\n4. CD: Compact Disc"),
        ("---\nacronyms:\n  keys:\n    - shortname: CD\n      longname: Compact Disc\n---\n", "4= CD | Compact Disc"),
        ("> - CD: Compact Disc\n> [!NOTE]\n", "1- CD: Compact Disc\n2 other"),
        ("```swift\nlet a = 1\n```\n\n```\nCD = Compact Disc\n```\n", "1-3 other\n6. CD = Compact Disc"),
        ("```\nPS = x\n```\n- CD = Compact Disc\n", "1-3 other\n4- CD = Compact Disc"),
        ("CD\n: compact\n  disc\n\n    Round.\n", "1~ CD | compact disc | Round."),
        ("*[none]:\n*[no]\n", "1! The meaning is empty.\n2. *[no]"),
        (
            "- **CD**\n  - compact disc\n    with music `#media`\n\n    Round.\n    Flat.\n\n    Old.\n- lonely\n",
            "1- CD\n2- > compact disc with music +Round.⏎Flat.⏎⏎Old. #media\n9- lonely"
        ),
        ("# A: heading\n* * *\nTitle\n-----\n- **A**: a\n", "1 other\n3 other\n5- [A] A: a"),
        ("<table>\n<tr><td>CD</td><td>Compact Disc</td></tr>\n</table>\nend\n", "2: CD | Compact Disc\n4. end"),
        ("[1]: https://x.y\n[CD]: Compact Disc of old\n", "1 other\n2. [CD]: Compact Disc of old"),
        ("[I/O]: input/output of old\n", "1. [I/O]: input/output of old"),
        (
            "## AA\n\nalpha ant\n\n## BB\n\nbeta bee\n\n## C\u{301}D\n\n- a\n\n## EE\n\n- b\n\n## FF\n\n- c\n",
            "1 other\n3. alpha ant\n5 other\n7. beta bee\n9 other\n11- a\n13 other\n15- b\n17 other\n19- c"
        ),
        ("• CD – Compact Disc\n• PS – Power Supply\n", "1- CD – Compact Disc\n2- PS – Power Supply"),
        ("The <abbr title=\"Compact Disc\">CD</abbr> is round.\n", "1. The CD is round.\n1~ CD | Compact Disc"),
        ("%% remark %%\n==CD==: Compact Disc\n", "1 other\n2. [CD] CD: Compact Disc"),
        (
            "+-----+--------------+\n| A   | B            |\n+=====+==============+\n| CD  | Compact Disc |\n+-----+--------------+\n",
            "2# A | B\n4: CD | Compact Disc"
        ),
    ]

    @Test(arguments: texts)
    func aTextIsReadAsRowsItemsAndParagraphs(text: String, parts: String) {
        #expect(dump(text) == parts)
    }

    @Test func aLongLineContinuesInTheNextOneUnlessThatHasASeparator() {
        let long = "CD: a Compact Disc, which is round and flat and has a hole in its"
        #expect(dump(long + "\nmiddle.\nPS: Power Supply\n") == "1. \(long) middle.\n3. PS: Power Supply")
    }
}
