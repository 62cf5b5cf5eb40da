import TILArchive
import TILText

/// The first sheet of a workbook of Excel (.xlsx) or of LibreOffice (.ods).
///
/// Source: ECMA-376, part 1, section 18; OASIS OpenDocument 1.3, part 3, section 9.
enum SheetReader {
    /// The greatest size of an unpacked part, in bytes.
    private static let limit = UnpackingLimit(256 << 20, boundsGrowth: false)

    /// The name of the part that only a workbook of each kind has.
    private static let excelPart = "xl/workbook.xml"
    private static let openPart = "content.xml"

    /// Returns whether a file is a workbook of Excel, by its directory.
    static func isExcel(_ contents: FileContents) -> Bool {
        guard let zip = archive(contents), (try? zip.entry(named: excelPart)) != nil else { return false }
        return zip.entries.contains { entry in entry.name.elementsEqual(excelPart.utf8) }
    }

    private static func archive(_ contents: FileContents) -> ZipReader? {
        ZipReader.isArchive(start: contents.bytes) ? try? ZipReader(contents.bytes) : nil
    }

    /// Returns whether a file is a workbook of LibreOffice, by its directory.
    static func isOpenDocument(_ contents: FileContents) -> Bool {
        guard let zip = archive(contents), let kind = try? zip.entry(named: "mimetype"),
            let text = try? zip.content(of: kind, limit: UnpackingLimit(1_000))
        else {
            return false
        }
        return String(decoding: text, as: UTF8.self).contains("opendocument.spreadsheet")
    }

    /// Returns the advice for a workbook whose format is not read, or nil for other files.
    static func advice(_ contents: FileContents) -> String? {
        let name = contents.name.lowercased()
        let isOld = contents.bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) && name.hasSuffix(".xls")
        if isOld {
            return """
                is an old Excel workbook (.xls). In Excel or LibreOffice, choose File, Save As, and the type CSV UTF-8, \
                and import that file.
                """
        }
        if name.hasSuffix(".numbers") {
            return """
                is a workbook of Numbers. In Numbers, choose File, Export To, CSV, and import that file.
                """
        }
        if name.hasSuffix(".xlsb") {
            return "is a binary Excel workbook (.xlsb). Save it as .xlsx or as CSV UTF-8, and import that file."
        }
        return nil
    }

    /// Returns the rows of the first sheet.
    /// - Throws: ``InterchangeError`` if the file is damaged or too large.
    static func read(_ contents: FileContents) throws(InterchangeError) -> ListDocument {
        do {
            let zip = try ZipReader(contents.bytes)
            if let workbook = try zip.entry(named: excelPart) {
                return try ExcelWorkbook(zip, limit).document(try zip.content(of: workbook, limit: limit))
            }
            guard let content = try zip.entry(named: openPart) else {
                throw InterchangeError.damaged(contents.name, "It has no sheet. Save it again, or save it as CSV.")
            }
            return try OpenDocumentSheet(try zip.content(of: content, limit: limit)).document()
        } catch let failure as ArchiveFailure {
            if case .tooLarge(let limit) = failure { throw .tooLarge(contents.name, limit: limit) }
            throw .damaged(contents.name, "Its archive is incomplete or damaged. Copy it again.")
        } catch {
            throw error as? InterchangeError ?? .damaged(contents.name, "Its archive is damaged. Copy it again.")
        }
    }

    /// Returns the document of the rows of a sheet.
    /// - Throws: ``ArchiveFailure/tooLarge(limit:)`` if the sheet is too large.
    static func document(_ sheet: SheetRows, name: String, others: Int) throws(ArchiveFailure) -> ListDocument {
        if sheet.isFull { throw .tooLarge(limit: sheet.mostText) }
        var document = ListDocument()
        var table = ListTable(rows: sheet.rows)
        // An export comes back from a spreadsheet program in the format of that program.
        let ownHeaders = [ColumnLayout.header, ColumnLayout.identifiedHeader]
        if let first = table.rows.first, ownHeaders.contains(first.cells) {
            table.header = table.rows.removeFirst()
            document.isOwn = true
        }
        document.parts.append(.table(table))
        if others > 0 {
            let more = others == 1 ? "1 other sheet was" : "\(others) other sheets were"
            document.parts.append(.remark("Only the first sheet, '\(name)', was read: \(more) not imported."))
        }
        if sheet.isTooLarge {
            document.parts.append(.remark("Columns after the 1,000th were not imported."))
        }
        return document
    }
}

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
    private static func text(_ bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self).replacing("_x000D_", with: "")
        return FieldText.trimmed(text.replacing("\r\n", with: "\n"))
    }

    private func rows(_ content: [UInt8], _ texts: [String]) -> SheetRows {
        content.withUnsafeBufferPointer { bytes in
            var events = XMLEvents(bytes)
            var sheet = SheetRows(sizeOfFile: content.count)
            var merges: [(column: Int, rows: ClosedRange<Int>)] = []
            var number = 0
            var column = 0
            var kind = ""
            var value: [UInt8] = []
            var isValue = false
            while !sheet.isFull, let event = events.next() {
                switch event {
                case .open("row"):
                    number = events.attribute("r").flatMap { Int($0) } ?? number + 1
                    number = max(0, min(number, SheetRows.mostRows + 1))
                    sheet.startRow(number)
                    column = -1
                case .open("c"):
                    let place = events.attribute("r").flatMap(Self.place)
                    column = place?.column ?? column + 1
                    kind = events.attribute("t") ?? ""
                    value = []
                case .open("v"), .open("t"): isValue = true
                case .open("f"), .open("rPh"): isValue = false
                case .open("mergeCell"):
                    let ends = (events.attribute("ref") ?? "").split(separator: ":").compactMap {
                        Self.place(String($0))
                    }
                    if ends.count == 2, ends[1].row > ends[0].row {
                        merges.append((ends[0].column, ends[0].row...ends[1].row))
                    }
                case .close("v"), .close("t"): isValue = false
                case .close("c"):
                    var text = Self.text(value)
                    if kind == "s" { text = Int(text).flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? "" }
                    if kind == "b" { text = text == "1" ? "TRUE" : "FALSE" }
                    sheet.add(text, column: column)
                case .close("row"): sheet.endRow()
                case .text(let part): if isValue { value += part }
                default: break
                }
            }
            for merge in merges.prefix(100_000) { sheet.merge(column: merge.column, rows: merge.rows) }
            return sheet
        }
    }

    /// Returns the column, from 0, and the row, from 1, of a reference such as `B12`.
    private static func place(_ reference: String) -> (column: Int, row: Int)? {
        let letters = reference.utf8.prefix { byte in byte.isLetter }
        guard !letters.isEmpty, letters.count <= 3, let row = Int(reference.dropFirst(letters.count)) else {
            return nil
        }
        let column = letters.reduce(0) { $0 * 26 + Int($1.lowercased - UInt8(ascii: "a")) + 1 }
        return (column - 1, row)
    }
}

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
