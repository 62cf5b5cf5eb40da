import Testing

@testable import TILCore

@Suite struct RestructuredTextListReaderTests {
    private func dump(_ text: String) -> String { ReaderSupport.dump(RestructuredTextListReader.reader, text) }

    /// A text, and its parts.
    static let texts: [(text: String, parts: String)] = [
        (
            "+----+---------+\n| A  | B       |\n+====+=========+\n| CD | Compact |\n|    | Disc    |\n+----+---------+\n",
            "2# A | B\n4: CD | Compact Disc"
        ),
        (
            "===  =======\nA    B\n===  =======\nCD   Compact\n     Disc\nÄÖ   ``x``\n===  =======\n",
            "2# A | B\n4: CD | Compact Disc\n6: ÄÖ | x"
        ),
        ("===  =======\nCD   Compact\nPS   Power\n===  =======\n", "2: CD | Compact\n3: PS | Power"),
        (
            ".. list-table::\n   :header-rows: 1\n\n   * - A\n     - B\n   * - CD\n     - Compact\n       Disc\n",
            "1-3 other\n4# A | B\n6: CD | Compact Disc"
        ),
        (
            ".. csv-table::\n   :header: A, B\n\n   CD, \"Compact, Disc\"\n",
            "1-3 other\n1# A | B\n4: CD | Compact, Disc"
        ),
        (
            ".. glossary::\n\n   CD\n   Disc\n      Compact Disc\n\n      It is round.\n\n   PS\n      Power Supply\n",
            "1-2 other\n3~ CD | Compact Disc | It is round.\n4~ Disc | Compact Disc | It is round.\n9~ PS | Power Supply"
        ),
        (
            "CD\n  Compact Disc\n\nPS : Power Supply\n  It hums.\n",
            "1~ CD | Compact Disc\n4~ PS | Power Supply | It hums."
        ),
        (":CD: Compact Disc\n:PS: Power\n  Supply\n", "1~ CD | Compact Disc\n2~ PS | Power Supply"),
        ("The :abbr:`CD (Compact Disc)` and `PS <x>`_.\n", "1. The CD (Compact Disc) and PS.\n1~ CD | Compact Disc"),
        (
            "- **CD**: Compact Disc\n- PS: Power\n  Supply\n\n  - sub\n",
            "1- [CD] CD: Compact Disc\n2- PS: Power Supply\n5- > sub"
        ),
        (".. |CD| replace:: Compact Disc\n.. a comment\n   goes on\n", "1~ CD | Compact Disc\n2-3 other"),
        ("==\nCD\n==\n\nCompact Disc\n\nPS\n==\n\nPower Supply\n", "2~ CD | Compact Disc\n7~ PS | Power Supply"),
        (
            "===\nCD\n===\n\nCompact Disc\n\n===\nPS\n===\n\nPower Supply\n",
            "2~ CD | Compact Disc\n8~ PS | Power Supply"
        ),
        (
            ".. code-block:: c\n\n   int a;\n\n.. note:: Read\n\n   CD: Compact Disc\n",
            "1-3 other\n5-6 other\n5. Read\n7. CD: Compact Disc"
        ),
        ("| CD: Compact Disc\n| PS: Power Supply\n", "1. CD: Compact Disc\n2. PS: Power Supply"),
    ]

    @Test(arguments: texts)
    func aTextIsReadAsRowsItemsAndParagraphs(text: String, parts: String) {
        #expect(dump(text) == parts)
    }
}
