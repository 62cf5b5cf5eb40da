import TILArchive
import TILText

/// The first sheet of an OpenDocument workbook.
struct OpenDocumentSheet {
    private var sheet: SheetRows
    private var name = ""
    private var others = 0
    /// The texts that continue in the next rows, by column.
    private var continued: [Int: (text: String, rows: Int)] = [:]

    /// The maximum number of repetitions of a row or cell with text.
    private static let mostRepetitions = 1_000

    /// Returns the rows as a document.
    func document() throws(ArchiveFailure) -> ListDocument {
        try SheetReader.document(sheet, name: name, others: others)
    }

    init(_ content: [UInt8]) {
        sheet = SheetRows(sizeOfFile: content.count)
        content.withUnsafeBufferPointer { bytes in
            var events = XMLEvents(bytes)
            while let event = events.next() {
                guard case .open("table:table") = event else { continue }
                if name.isEmpty, sheet.rows.isEmpty, others == 0 {
                    name = events.attribute("table:name") ?? "1"
                    readTable(&events)
                } else {
                    others += 1
                }
            }
        }
    }

    private mutating func readTable(_ events: inout XMLEvents) {
        var number = 1
        var column = 0
        var repetitions = (rows: 1, columns: 1)
        var spannedRows = 1
        var text: [UInt8] = []
        var isInCell = false
        var skipped = 0
        while !sheet.isFull, let event = events.next() {
            switch event {
            case .close("table:table"):
                return
            case .open("table:table-row"):
                repetitions.rows = events.attribute("table:number-rows-repeated").flatMap { Int($0) } ?? 1
                sheet.startRow(number)
                column = 0
            case .close("table:table-row"):
                sheet.endRow()
                number = min(number + max(1, min(repetitions.rows, SheetRows.mostRows)), SheetRows.mostRows)
            case .open("table:table-cell"), .open("table:covered-table-cell"):
                repetitions.columns = events.attribute("table:number-columns-repeated").flatMap { Int($0) } ?? 1
                spannedRows = events.attribute("table:number-rows-spanned").flatMap { Int($0) } ?? 1
                text = []
                isInCell = true
            case .close("table:table-cell"), .close("table:covered-table-cell"):
                isInCell = false
                addCell(
                    FieldText.trimmed(String(decoding: text, as: UTF8.self)), &column, repetitions.columns, spannedRows)
            case .open("office:annotation"): skipped += 1
            case .close("office:annotation"): skipped -= 1
            case .open("text:line-break"), .close("text:p"):
                if isInCell, skipped == 0 { text.append(UInt8(ascii: "\n")) }
            case .open("text:s"), .open("text:tab"): if isInCell, skipped == 0 { text.append(UInt8(ascii: " ")) }
            case .text(let part): if isInCell, skipped == 0 { text += part }
            default: break
            }
        }
    }

    private mutating func addCell(_ text: String, _ column: inout Int, _ repetitions: Int, _ spannedRows: Int) {
        let count = max(1, min(repetitions, text.isEmpty ? SheetRows.mostColumns : Self.mostRepetitions))
        let end = min(column + count, SheetRows.mostColumns + 1)
        while column < end, !sheet.isFull {
            if !text.isEmpty {
                sheet.add(text, column: column)
                if spannedRows > 1 { continued[column] = (text, min(spannedRows - 1, 100_000)) }
            } else if let (text, rows) = continued[column] {
                // Cells below a merged cell have its text.
                continued[column] = rows > 1 ? (text, rows - 1) : nil
                sheet.add(text, column: column)
            }
            column += 1
        }
    }
}
