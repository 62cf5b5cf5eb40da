import Foundation
import Testing

@testable import TILCore

/// Columns of tables that a person names.
@Suite struct ColumnChoiceTests {
    private func lines(_ text: String, _ columns: String, name: String = "terms.csv") throws -> [String] {
        let choice = try #require(ColumnChoice(columns))
        let contents = FileContents(name: name, bytes: Array(text.utf8))
        let file = try InterchangeFormat.open(contents, options: ReadingOptions(columns: choice))
        return InterchangeSupport.lines(try file.items())
    }

    private let odd = """
        Id,Team,What it is,Abbr,Remark
        1,net,"Dynamic Host, Configuration Protocol",DHCP,see RFC
        2,web,Uniform Resource Locator,URL,
        3,short row

        """

    @Test func byName() throws {
        #expect(
            try lines(odd, "abbr, What It Is ,Remark,Team") == [
                "2 DHCP|Dynamic Host, Configuration Protocol|see RFC|net", "3 URL|Uniform Resource Locator||web",
                "4 !The line lacks one of the named columns.",
            ])
        #expect(
            try lines(odd, "Abbr,What it is,,Team").first == "2 DHCP|Dynamic Host, Configuration Protocol||net")
    }

    @Test func byNumberWithoutAHeader() throws {
        #expect(try lines("7\tx\tTLA\n8\ty\tURL\n", "3,2", name: "a.tsv") == ["1 TLA|x", "2 URL|y"])
        // A recognised header is not an entry.
        #expect(try lines("n,short,long\n1,TLA,x\n", "2,3") == ["2 TLA|x"])
    }

    @Test func inTablesOfMarkdownAlone() throws {
        let text = """
            - FTW: for the win

            | Id | Abbr | Text |
            |----|------|------|
            | 1  | TLA  | three letters |

            | Other | Table |
            |-------|-------|
            | A     | b     |

            """
        #expect(try lines(text, "Abbr,Text", name: "a.md") == ["5 TLA|three letters"])
    }

    @Test func refusesWhatIsNotThere() throws {
        #expect(throws: InterchangeError.invalid("'terms.csv' has no column 'Long': its first line has 'A', 'B'.")) {
            try lines("A,B\n1,2\n", "A,Long")
        }
        #expect(
            throws: InterchangeError.invalid(
                "'a.jsonl' is in the format jsonl, which has no columns. Only tables and Anki's notes do.")
        ) {
            try lines("{\"short\":\"A\",\"long\":\"b\"}\n", "short,long", name: "a.jsonl")
        }
    }

    @Test(arguments: ["", "a", ",b", "a,", "a,b,c,d,e", "0,1", "1,1"]) func noColumns(text: String) {
        #expect(ColumnChoice(text) == nil)
    }
}
