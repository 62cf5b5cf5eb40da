import Testing

@testable import TILCore

@Suite struct HTMLListReaderTests {
    private func dump(_ text: String) -> String { ReaderSupport.dump(HTMLListReader.reader, text) }

    /// A page, and its parts.
    static let pages: [(text: String, parts: String)] = [
        ("<table><tr><th>A<th>B</tr>\n<tr><td>CD<td>Compact<br>Disc</table>", "1# A | B\n2: CD | Compact⏎Disc"),
        (
            "<table><thead><tr><td>A</td><td>B</td></tr></thead><tr><th>CD</th><td>R &amp; D</td></tr></table>",
            "1# A | B\n1: CD | R & D"
        ),
        (
            "<table><tr><td rowspan=2>CD</td><td>Compact Disc</td></tr><tr><td>Change Directory</td></tr></table>",
            "1: CD | Compact Disc\n1: CD | Change Directory"
        ),
        ("<table><tr><td colspan='2'>CD</td><td>x</td></tr></table>", "1: CD |  | x"),
        ("<table><tr><td>CD</td><td>a<table><tr><td>in</td></tr></table>b</td></tr></table>", "1: in\n1: CD | ab"),
        (
            "<dl><dt>CD<dd>Compact Disc<dd>Change Directory<dt>PS<dt>P.S.<dd>Post Scriptum</dl>",
            "1~ CD | Compact Disc\n1~ CD | Change Directory\n1~ PS | Post Scriptum\n1~ P.S. | Post Scriptum"
        ),
        (
            "<p>The <abbr title='Compact Disc'>CD</abbr> is <b>round</b>.</p>",
            "1. The CD is round.\n1~ CD | Compact Disc"
        ),
        (
            "<ul><li><b>CD:</b> Compact Disc<ul><li>round</ul><li>PS: Power Supply</ul>",
            "1- [CD] CD: Compact Disc\n1- > round\n1- PS: Power Supply"
        ),
        (
            "<h2>CD</h2><p>Compact Disc</p>\n<h2>PS</h2><p>Power Supply</p>",
            "1~ CD | Compact Disc\n2~ PS | Power Supply"
        ),
        (
            "<p>CD: Compact Disc<br>PS: Power Supply</p><script>var a = '<p>x</p>'</script>",
            "1. CD: Compact Disc\n1. PS: Power Supply\n1 other"
        ),
        (
            "<!-- a\nb --><pre>\nCD  Compact Disc\nPS  Power Supply</pre>",
            "1-2 other\n3. CD Compact Disc\n4. PS Power Supply"
        ),
        ("a < b & c &unknown; <!-- open", "1 other\n1. a < b & c &unknown;"),
    ]

    @Test(arguments: pages)
    func aPageIsReadAsRowsItemsAndParagraphs(text: String, parts: String) {
        #expect(dump(text) == parts)
    }
}
