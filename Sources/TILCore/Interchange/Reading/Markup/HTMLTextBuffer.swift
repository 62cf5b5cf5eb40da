import TILText

/// The text of an HTML element while it is read.
struct HTMLTextBuffer {
    private var bytes: [UInt8] = []
    /// The offset in the page at which the text starts.
    private(set) var start: Int?
    /// The offset in the page of the last character of the text.
    private(set) var end: Int?
    /// The text that is marked as a unit at the start, such as bold text.
    private(set) var lead: String?
    private var openLead: String?
    private var openLink: OpenLink?
    /// The last link in the text.
    private var link: Link?
    private var finished: [String] = []

    private struct OpenLink {
        /// The offset in the text at which the link starts.
        let start: Int
        let address: String
    }

    private struct Link {
        let range: Range<Int>
        let address: String
    }

    /// Whether there is no text so far.
    var isEmpty: Bool { start == nil }

    /// The text without white space at both ends of its lines.
    var text: String { Self.tidied(bytes) }

    /// The text of an entry, in which a link at the end keeps its address.
    var entryText: String {
        guard let link, bytes[link.range.upperBound...].allSatisfy(\.isSpace) else { return text }
        let words = Self.tidied(Array(bytes[..<link.range.lowerBound]))
        let label = Self.tidied(Array(bytes[link.range]))
        guard let kept = MarkdownLink.text(label, to: link.address, after: words) else { return text }
        return words + " " + kept
    }

    mutating func openLink(to address: String) { openLink = OpenLink(start: bytes.count, address: address) }

    mutating func closeLink() {
        guard let open = openLink else { return }
        openLink = nil
        if open.start <= bytes.count { link = Link(range: open.start..<bytes.count, address: open.address) }
    }

    /// The parts of the text that ``endPart()`` separates.
    var parts: [String] { finished + [text] }

    /// Adds a byte.
    /// - Parameter keepsLines: whether a line end is one of the text. Otherwise, it is a space.
    mutating func append(_ byte: UInt8, at offset: Int, keepsLines: Bool) {
        let isKept = keepsLines && (byte == "\n" || byte == "\r")
        if byte.isSpace, !isKept {
            // A run of white space is one space.
            if let last = bytes.last, !last.isSpace { bytes.append(UInt8(ascii: " ")) }
            return
        }
        if start == nil {
            if byte.isSpace { return }
            start = offset
        }
        if !byte.isSpace { end = offset }
        bytes.append(byte)
    }

    mutating func endLine() {
        if start != nil { bytes.append(UInt8(ascii: "\n")) }
    }

    mutating func endPart() {
        finished.append(text)
        bytes = []
        link = nil
        openLink = nil
    }

    mutating func openMark(_ name: String) {
        if start == nil, openLead == nil { openLead = name }
    }

    mutating func closeMark(_ name: String) {
        guard openLead == name else { return }
        openLead = nil
        guard lead == nil, start != nil else { return }
        let marked = text
        lead = marked.hasSuffix(":") ? String(marked.dropLast()) : marked
    }

    private static func tidied(_ bytes: [UInt8]) -> String {
        if !bytes.contains(UInt8(ascii: "\n")) { return bytes[...].text }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.text)
        return FieldText.trimmed(lines.joined(separator: "\n"))
    }

    /// Returns the text of a part of a page without tags, such as an attribute's value.
    static func plain(_ page: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        var buffer = HTMLTextBuffer()
        var index = range.lowerBound
        while index < range.upperBound {
            if page[index] == "&", let reference = HTMLReference(page, at: index), let scalar = reference.scalar,
                reference.end <= range.upperBound
            {
                for byte in Array(String(Character(scalar)).utf8) { buffer.append(byte, at: index, keepsLines: true) }
                index = reference.end
            } else {
                buffer.append(page[index], at: index, keepsLines: false)
                index += 1
            }
        }
        return buffer.text
    }
}

/// A table of a page while it is read.
struct HTMLOpenTable {
    /// The text around the table, which continues after it.
    let outerText: HTMLTextBuffer
    let outerPlace: HTMLListParser.Place
    var isInHead = false
    /// The line of the current row.
    var line = 1
    private(set) var table = ListTable()
    private var rows = SpannedRows()
    private var isHeader = true
    private var openCell: OpenCell?

    /// How far the open cell extends.
    private struct OpenCell {
        let columns: Int
        let rows: Int
    }

    init(outerText: HTMLTextBuffer, outerPlace: HTMLListParser.Place) {
        self.outerText = outerText
        self.outerPlace = outerPlace
    }

    var isRowEmpty: Bool { rows.cells.isEmpty }

    mutating func openCell(isHeader: Bool, columns: Int, rows: Int) {
        self.rows.fill()
        self.isHeader = self.isHeader && (isHeader || isInHead)
        openCell = OpenCell(columns: columns, rows: rows)
    }

    mutating func endCell(_ text: String) {
        guard let cell = openCell else { return }
        openCell = nil
        rows.add(text, columns: cell.columns, rows: cell.rows)
    }

    mutating func endRow(line next: Int) {
        let cells = rows.endRow()
        if !cells.isEmpty {
            let row = ListRow(line: line, cells: cells)
            if isHeader, table.header == nil, table.rows.isEmpty {
                table.header = row
            } else if cells.contains(where: { cell in !cell.isEmpty }) {
                table.rows.append(row)
            }
        }
        isHeader = true
        line = next
    }
}
