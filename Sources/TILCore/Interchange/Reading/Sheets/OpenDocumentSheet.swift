import TILArchive
import TILText

/// The first sheet of an OpenDocument workbook.
struct OpenDocumentSheet {
    private var sheet: SheetRows
    /// The name of the sheet, or nil if the workbook has no sheet so far.
    private var name: String?
    /// The number of other sheets.
    private var others = 0

    /// Returns the rows as a document.
    func document() throws(ArchiveFailure) -> ListDocument {
        try SheetReader.document(sheet, name: name ?? "", others: others)
    }

    init(_ content: [UInt8]) {
        sheet = SheetRows(sizeOfFile: content.count)
        content.withUnsafeBufferPointer { bytes in
            var events = XMLEvents(bytes)
            while let event = events.next() {
                guard case .open("table:table") = event else { continue }
                if name == nil {
                    name = events.attribute("table:name") ?? "1"
                    readTable(&events)
                } else {
                    others += 1
                }
            }
        }
    }

    private mutating func readTable(_ events: inout XMLEvents) {
        var parser = OpenDocumentTableParser(sheet)
        while !parser.sheet.isFull, let event = events.next() {
            if case .close("table:table") = event { break }
            parser.read(event, events)
        }
        sheet = parser.sheet
    }
}

/// A parser of the rows of an OpenDocument table.
private struct OpenDocumentTableParser {
    private(set) var sheet: SheetRows
    /// The number of the row, from 1.
    private var number = 1
    /// How often the row is repeated.
    private var repetitions = 1
    /// The number of the next column, from 0.
    private var column = 0
    private var cell: Cell?
    /// The number of open annotations, whose texts are not those of their cells.
    private var annotations = 0
    /// The texts that continue in the next rows, by column.
    private var continued: [Int: ContinuedText] = [:]

    /// A cell while it is read.
    private struct Cell {
        /// How often it is repeated in its row.
        let repetitions: Int
        /// The number of rows over which it extends.
        let rows: Int
        var text: [UInt8] = []
    }

    /// The text of a merged cell.
    private struct ContinuedText {
        let text: String
        /// The number of rows that are left.
        var rows: Int
    }

    /// The maximum number of repetitions of a cell with text.
    private static let mostRepetitions = 1_000
    /// The maximum number of rows below a merged cell that get its text.
    private static let mostContinued = 100_000

    init(_ sheet: SheetRows) {
        self.sheet = sheet
    }

    /// - Parameter events: the reader of the event, which knows its attributes.
    mutating func read(_ event: XMLEvents.Event, _ events: XMLEvents) {
        func number(_ attribute: String) -> Int { events.attribute(attribute).flatMap { Int($0) } ?? 1 }
        switch event {
        case .open("table:table-row"): startRow(repetitions: number("table:number-rows-repeated"))
        case .close("table:table-row"): endRow()
        case .open("table:table-cell"), .open("table:covered-table-cell"):
            cell = Cell(
                repetitions: number("table:number-columns-repeated"), rows: number("table:number-rows-spanned"))
        case .close("table:table-cell"), .close("table:covered-table-cell"): endCell()
        case .open("office:annotation"): annotations += 1
        case .close("office:annotation"): annotations = max(0, annotations - 1)
        case .open("text:line-break"), .close("text:p"): add([UInt8(ascii: "\n")])
        case .open("text:s"), .open("text:tab"): add([.space])
        case .text(let part): add(part)
        default: break
        }
    }

    private mutating func startRow(repetitions: Int) {
        self.repetitions = max(1, min(repetitions, SheetRows.mostRows))
        sheet.startRow(number)
        column = 0
    }

    private mutating func endRow() {
        sheet.endRow()
        number = min(number + repetitions, SheetRows.mostRows)
    }

    /// Adds text to the open cell.
    private mutating func add(_ text: [UInt8]) {
        if annotations == 0 { cell?.text += text }
    }

    private mutating func endCell() {
        guard let ended = cell else { return }
        cell = nil
        let text = FieldText.trimmed(String(decoding: ended.text, as: UTF8.self))
        let most = text.isEmpty ? SheetRows.mostColumns : Self.mostRepetitions
        let end = min(column + max(1, min(ended.repetitions, most)), SheetRows.mostColumns + 1)
        while column < end, !sheet.isFull {
            if text.isEmpty {
                addContinuedText()
            } else {
                sheet.add(text, column: column)
                let rowsBelow = min(ended.rows - 1, Self.mostContinued)
                if rowsBelow > 0 { continued[column] = ContinuedText(text: text, rows: rowsBelow) }
            }
            column += 1
        }
    }

    /// Adds the text of the merged cell above, if there is one.
    private mutating func addContinuedText() {
        guard var above = continued[column] else { return }
        above.rows -= 1
        continued[column] = above.rows > 0 ? above : nil
        sheet.add(above.text, column: column)
    }
}
