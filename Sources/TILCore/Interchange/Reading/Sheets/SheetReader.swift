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
