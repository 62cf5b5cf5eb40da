import Testing

@testable import TILCore

/// The edges of readers: cells over columns and rows, conditions of TeX, words for delimiters, stray marks.
struct ReaderEdgeTests {
    @Test func cellsBehindOneOverColumnsAndRowsStayInTheirColumns() throws {
        var rows = SpannedRows()
        rows.add("board", columns: 2, rows: 2)
        rows.add("first")
        #expect(rows.endRow() == ["board", "", "first"])
        rows.add("second")
        #expect(rows.endRow() == ["board", "", "second"])
        rows.add("a")
        rows.add("b")
        #expect(rows.endRow() == ["a", "b"])
    }

    @Test func aCellOverRowsEndsThereThoughARowBetweenIsShorter() throws {
        var rows = SpannedRows()
        rows.add("a")
        rows.add("b")
        rows.add("over", rows: 2)
        #expect(rows.endRow() == ["a", "b", "over"])
        rows.add("short")
        #expect(rows.endRow() == ["short"])
        for text in ["c", "d", "e"] { rows.add(text) }
        #expect(rows.endRow() == ["c", "d", "e"])
    }

    @Test func aTableOfRestructuredTextMayNameItsDelimiter() throws {
        let text = """
            .. csv-table::
               :header-rows: 1
               :delim: tab

               Acronym\tMeaning
               XQT\tcross-quarter tally, first half
               ZBT\tzero-based target
            """
        try ListKindTests.expect(
            [text, "XQT = cross-quarter tally, first half\nZBT = zero-based target"], name: "list.rst")
    }

    @Test func aHiddenConditionOfTeXEndsAtItsOwnEnd() throws {
        let text = #"""
            \iffalse
            \newacronym{hid}{HID}{hidden in draft}
            \ifx\a\b \newacronym{hia}{HIA}{hidden in aside}\fi
            \filbreak $a \iff b$
            \newacronym{hie}{HIE}{hidden in end}
            \fi
            \newacronym{xqb}{XQB}{cross-quarter board}
            """#
        try ListKindTests.expect([text, "XQB = cross-quarter board"], name: "list.tex")
    }

    @Test func manyLinksAtTheEndOfATextLeaveTheirWords() {
        #expect(MarkdownLink.unlinked("board [one](https://x.org)[two](https://y.org)") == "board one two")
        let links = String(repeating: "[a](b)", count: 50_000)
        #expect(MarkdownLink.unlinked("board " + links).hasSuffix(" a a a"))
    }

    @Test func aStrayEndOfADrawerHidesNothing() throws {
        let text = """
            :END:
            - XQB :: cross-quarter board
            - ZBT :: zero-based target
            :END:
            """
        try ListKindTests.expect([text, "XQB = cross-quarter board\nZBT = zero-based target"], name: "list.org")
    }

    @Test func recordsWithVeryManyDifferentKeysKeepTheirMeanings() throws {
        let vowels = ["a", "e", "i", "o", "u"]
        let consonants = ["b", "d", "k", "l", "m", "p", "r", "t"]
        var records: [String] = []
        for first in consonants {
            for second in vowels {
                for third in consonants {
                    let name = (first + second + third).uppercased()
                    let meaning = "\(first)in \(second)n \(third)on"
                    let ownKey = "key\(records.count)"
                    records.append("\"\(name)\": {\"meaning\": \"\(meaning)\", \"\(ownKey)\": \"k\"}")
                }
            }
        }
        let entries = try ListKindTests.entries("{\(records.joined(separator: ",\n"))}\n", name: "list.json")
        #expect(entries.split(separator: "\n").count == records.count)
    }

    @Test(arguments: [("5", "0.9 means"), ("80", "for 80 % write 0.8"), ("99.5", "0.9 means")])
    func adviceAboutRetentionNamesAnAllowedValue(value: String, advice: String) throws {
        let error = SchedulingError.desiredRetention(try #require(Double(value)), allowed: 0.1...0.99)
        #expect(error.description.contains(advice))
    }
}
