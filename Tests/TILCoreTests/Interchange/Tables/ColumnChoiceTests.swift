import Foundation
import Testing

@testable import TILCore

/// The columns of tables, chosen by a person.
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

    @Test func columnsAreChosenByName() throws {
        let found = try lines(odd, "abbr, What It Is ,Remark,Team")
        #expect(
            found == [
                "2 DHCP|Dynamic Host, Configuration Protocol|see RFC|net", "3 URL|Uniform Resource Locator||web",
                "4 !\(RejectionReason.missingColumn)", "* Not imported: column 'Id'.",
            ])
        #expect(
            try lines(odd, "Abbr,What it is,,Team").first == "2 DHCP|Dynamic Host, Configuration Protocol||net")
    }

    @Test func columnsAreChosenByNumberWithoutAHeader() throws {
        let found = try lines("7\tx\tTLA\n8\ty\tURL\n", "3,2", name: "a.tsv")
        #expect(found == ["1 TLA|x", "2 URL|y", "* Not imported: column 1."])
        // A recognised header is not an entry.
        #expect(try lines("n,short,long\n1,TLA,x\n", "2,3") == ["2 TLA|x", "* Not imported: column 'n'."])
    }

    @Test func onlyTheTablesOfMarkdownHaveColumns() throws {
        let text = """
            - FTW: for the win

            | Id | Abbr | Text |
            |----|------|------|
            | 1  | TLA  | three letters |

            | Other | Table |
            |-------|-------|
            | A     | b     |

            """
        let found = try lines(text, "Abbr,Text", name: "a.md")
        #expect(
            found == [
                "5 TLA|three letters", "* Not imported: column 'Id'.", "* Not imported: other text on lines 1 and 7-9.",
            ])
    }

    @Test func aMissingColumnIsRefused() throws {
        #expect(throws: InterchangeError.invalid("'terms.csv' has no column 'Long': its first line has 'A', 'B'.")) {
            try lines("A,B\n1,2\n", "A,Long")
        }
        #expect(
            throws: InterchangeError.invalid("'a.jsonl' has no table, so it has no columns to choose.")
        ) {
            try lines("{\"short\":\"A\",\"long\":\"b\"}\n", "short,long", name: "a.jsonl")
        }
    }

    @Test(arguments: ["", "a", ",b", "a,", "a,b,c,d,e", "0,1", "1,1"]) func noColumns(text: String) {
        #expect(ColumnChoice(text) == nil)
    }
}
