import Foundation
import TILArchive
import Testing

@testable import TILCore

/// The first sheets of workbooks, also of those that a hostile program wrote.
@Suite struct SheetReaderTests {
    private func archive(_ parts: KeyValuePairs<String, String>) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var writer = ZipWriter()
        for (name, text) in parts { try writer.add(name, Array(text.utf8), to: &bytes) }
        writer.finish(&bytes)
        return bytes
    }

    /// A workbook of LibreOffice with the rows of one table.
    private func openDocument(_ rows: String) throws -> FileContents {
        let content = "<table:table table:name=\"Terms\">\(rows)</table:table>"
        let bytes = try archive([
            "mimetype": "application/vnd.oasis.opendocument.spreadsheet", "content.xml": content,
        ])
        return FileContents(name: "terms.ods", bytes: bytes)
    }

    /// A workbook of Excel with the rows of one sheet.
    private func workbook(_ rows: String, texts: String = "") throws -> FileContents {
        let bytes = try archive([
            "xl/workbook.xml": "<workbook><sheets><sheet name=\"Terms\"/></sheets></workbook>",
            "xl/sharedStrings.xml": "<sst>\(texts)</sst>",
            "xl/worksheets/sheet1.xml": "<worksheet><sheetData>\(rows)</sheetData></worksheet>",
        ])
        return FileContents(name: "terms.xlsx", bytes: bytes)
    }

    private func lines(_ contents: FileContents) throws -> [String] {
        InterchangeSupport.lines(try InterchangeFormat.open(contents).items())
    }

    private func cell(_ text: String) -> String { "<table:table-cell><text:p>\(text)</text:p></table:table-cell>" }

    private func row(_ number: String, _ short: String, _ long: String) -> String {
        let cells = [short, long].map { text in "<c t=\"inlineStr\"><is><t>\(text)</t></is></c>" }
        return "<row r=\"\(number)\">\(cells.joined())</row>"
    }

    @Test func anExportThatComesBackAsASheetHasIdentifiersAndIsTakenWordForWord() throws {
        let id = "5a2b0c11-0000-4000-8000-000000000001"
        let rows = [["short", "long", "note", "tags", "id"], ["BOL", "see ETA", "", "sea", id]].map { cells in
            "<table:table-row>\(cells.map(cell).joined())</table:table-row>"
        }
        let items = try InterchangeFormat.open(openDocument(rows.joined())).items()
        let records = items.compactMap { item in
            if case .record(let record) = item { record } else { nil }
        }
        #expect(records.map(\.long) == ["see ETA"])
        #expect(records.first?.id == UUID(uuidString: id))
        #expect(items.count == 1)
    }

    @Test func phoneticTextOfACellIsNotPartOfItsText() throws {
        let phonetic = "<rPh sb=\"0\" eb=\"1\"><t>ziku</t></rPh>"
        let rows = row("1", "BOL", "bill of lading\(phonetic)").replacing("\(phonetic)</t>", with: "</t>\(phonetic)")
        #expect(try lines(workbook(rows)) == ["1 BOL|bill of lading"])
    }

    @Test func emptyCellsThatRepeatBeyondTheLastColumnAreNothing() throws {
        let empty = ["1022", "15360", "9223372036854775807"].map { count in
            "<table:table-cell table:number-columns-repeated=\"\(count)\"/>"
        }
        let rows = """
            <table:table-row>\(cell("BOL"))\(cell("bill of lading"))\(empty.joined())</table:table-row>
            <table:table-row table:number-rows-repeated="9223372036854775807">\(empty[2])</table:table-row>
            """
        #expect(try lines(openDocument(rows)) == ["1 BOL|bill of lading"])
    }

    @Test(arguments: ["9223372036854775807", "1048577"]) func aRowBeyondTheLastOneIsRefused(number: String) throws {
        let rows = row("1", "BOL", "bill of lading") + row(number, "ETA", "estimated time of arrival")
        #expect(throws: InterchangeError.self) { try lines(workbook(rows)) }
    }

    @Test func rowsKeepTheirNumbers() throws {
        let rows = row("2", "BOL", "bill of lading") + row("1048576", "ETA", "estimated time of arrival")
        let expected = ["2 BOL|bill of lading", "1048576 ETA|estimated time of arrival"]
        #expect(try lines(workbook(rows)) == expected)
    }

    @Test func aSmallSheetThatRepeatsALongTextIsRefused() throws {
        let text = String(repeating: "long ", count: 20_000)
        let repeated =
            "<table:table-cell table:number-columns-repeated=\"999\"><text:p>\(text)</text:p></table:table-cell>"
        #expect(throws: InterchangeError.self) {
            try lines(openDocument("<table:table-row>\(repeated)</table:table-row>"))
        }
        let shared = "<si><t>\(text)</t></si>"
        let uses = (1...300).map { "<row r=\"\($0)\"><c t=\"s\"><v>0</v></c><c t=\"s\"><v>0</v></c></row>" }
        #expect(throws: InterchangeError.self) { try lines(workbook(uses.joined(), texts: shared)) }
    }
}
