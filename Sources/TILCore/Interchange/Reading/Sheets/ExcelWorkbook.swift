import TILArchive
import TILText

/// A workbook of Excel.
struct ExcelWorkbook {
    private let zip: ZipReader
    private let limit: UnpackingLimit

    init(_ zip: ZipReader, _ limit: UnpackingLimit) {
        self.zip = zip
        self.limit = limit
    }

    /// Returns the rows of the first sheet.
    func document(_ workbook: [UInt8]) throws -> ListDocument {
        var names: [String] = []
        var identifier: String?
        workbook.withUnsafeBufferPointer { bytes in
            var events = XMLEvents(bytes)
            while let event = events.next() {
                guard case .open("sheet") = event else { continue }
                names.append(events.attribute("name") ?? "")
                if names.count == 1 { identifier = events.attribute("r:id") }
            }
        }
        let texts = try sharedTexts()
        let path = try identifier.flatMap { identifier in try target(of: identifier) } ?? "xl/worksheets/sheet1.xml"
        guard let entry = try zip.entry(named: path) else { throw ArchiveFailure.damaged }
        let sheet = rows(try zip.content(of: entry, limit: limit), texts)
        return try SheetReader.document(sheet, name: names.first ?? "", others: max(0, names.count - 1))
    }

    /// Returns the path of the part with an identifier, or nil.
    private func target(of identifier: String) throws -> String? {
        guard let entry = try zip.entry(named: "xl/_rels/workbook.xml.rels") else { return nil }
        let content = try zip.content(of: entry, limit: limit)
        return content.withUnsafeBufferPointer { bytes in
            var events = XMLEvents(bytes)
            while let event = events.next() {
                guard case .open("Relationship") = event, events.attribute("id") == identifier else { continue }
                let target = events.attribute("target") ?? ""
                return target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
            }
            return nil
        }
    }

    /// Returns the texts that cells refer to by their numbers.
    private func sharedTexts() throws -> [String] {
        guard let entry = try zip.entry(named: "xl/sharedStrings.xml") else { return [] }
        let content = try zip.content(of: entry, limit: limit)
        return content.withUnsafeBufferPointer { bytes in
            var events = XMLEvents(bytes)
            var texts: [String] = []
            var text: [UInt8] = []
            var isText = false
            var isPhonetic = false
            while let event = events.next() {
                switch event {
                case .open("si"): text = []
                case .open("t"): isText = !isPhonetic
                case .open("rPh"): isPhonetic = true
                case .close("rPh"): isPhonetic = false
                case .close("t"): isText = false
                case .close("si"): texts.append(Self.text(text))
                case .text(let part): if isText { text += part }
                default: break
                }
            }
            return texts
        }
    }

    /// Returns a text without the escapes for carriage returns that Excel writes.
    fileprivate static func text(_ bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self).replacing("_x000D_", with: "")
        return FieldText.trimmed(text.replacing("\r\n", with: "\n"))
    }

    private func rows(_ content: [UInt8], _ texts: [String]) -> SheetRows {
        content.withUnsafeBufferPointer { bytes in
            var parser = ExcelSheetParser(texts: texts, sizeOfFile: content.count)
            var events = XMLEvents(bytes)
            while !parser.sheet.isFull, let event = events.next() { parser.read(event, events) }
            parser.mergeCells()
            return parser.sheet
        }
    }
}

/// A parser of the cells of a sheet of Excel.
private struct ExcelSheetParser {
    private(set) var sheet: SheetRows
    /// The texts that cells refer to by their numbers.
    private let texts: [String]
    private var merges: [Merge] = []
    /// The number of the row, from 1.
    private var number = 0
    private var column = 0
    /// The type of the cell: `s` for the number of a text, `b` for a truth value.
    private var kind = ""
    private var value: [UInt8] = []
    private var isInValue = false
    /// Whether the text says how the text of the cell is pronounced.
    private var isPhonetic = false

    /// Cells of a column that are merged.
    private struct Merge {
        let column: Int
        let rows: ClosedRange<Int>
    }

    private static let mostMerges = 100_000

    init(texts: [String], sizeOfFile: Int) {
        self.texts = texts
        sheet = SheetRows(sizeOfFile: sizeOfFile)
    }

    /// - Parameter events: the reader of the event, which knows its attributes.
    mutating func read(_ event: XMLEvents.Event, _ events: XMLEvents) {
        switch event {
        case .open("row"): startRow(events.attribute("r"))
        case .open("c"): startCell(reference: events.attribute("r"), kind: events.attribute("t"))
        case .open("rPh"): isPhonetic = true
        case .close("rPh"): isPhonetic = false
        case .open("v"), .open("t"): isInValue = !isPhonetic
        case .open("f"): isInValue = false
        case .open("mergeCell"): addMerge(events.attribute("ref") ?? "")
        case .close("v"), .close("t"): isInValue = false
        case .close("c"): sheet.add(cellText, column: column)
        case .close("row"): sheet.endRow()
        case .text(let part): if isInValue { value += part }
        default: break
        }
    }

    /// Gives the cells below merged ones their texts.
    mutating func mergeCells() {
        for merge in merges.prefix(Self.mostMerges) { sheet.merge(column: merge.column, rows: merge.rows) }
    }

    private mutating func startRow(_ name: String?) {
        let named = name.flatMap { name in Int(name) }
        number = max(0, min(named ?? number + 1, SheetRows.mostRows + 1))
        sheet.startRow(number)
        column = -1
    }

    private mutating func startCell(reference: String?, kind: String?) {
        column = reference.flatMap(Self.place)?.column ?? column + 1
        self.kind = kind ?? ""
        value = []
    }

    private var cellText: String {
        let text = ExcelWorkbook.text(value)
        switch kind {
        case "s":
            guard let index = Int(text), texts.indices.contains(index) else { return "" }
            return texts[index]
        case "b": return text == "1" ? "TRUE" : "FALSE"
        default: return text
        }
    }

    /// Notes a range of merged cells such as `A2:A5`.
    private mutating func addMerge(_ reference: String) {
        let corners = reference.split(separator: ":").compactMap { corner in Self.place(String(corner)) }
        guard corners.count == 2, corners[1].row > corners[0].row else { return }
        merges.append(Merge(column: corners[0].column, rows: corners[0].row...corners[1].row))
    }

    /// Returns the column, from 0, and the row, from 1, of a reference such as `B12`.
    private static func place(_ reference: String) -> (column: Int, row: Int)? {
        let letters = reference.utf8.prefix { byte in byte.isLetter }
        guard !letters.isEmpty, letters.count <= 3, let row = Int(reference.dropFirst(letters.count)) else {
            return nil
        }
        // The letters are the digits of a number, from A = 1 to Z = 26.
        var number = 0
        for letter in letters { number = number * 26 + Int(letter.lowercased - UInt8(ascii: "a")) + 1 }
        return (column: number - 1, row: row)
    }
}
