/// `SHORT<TAB>LONG`, with a note and tags in a third and a fourth column where there are any.
///
/// A field with a tab, a line end or a quote at its start is put into quotes, as spreadsheets do; a quote elsewhere
/// stands for itself. A tab in a text of several lines becomes a blank.
enum TSV {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "tsv", summary: "SHORT<TAB>LONG lines, with note and tags in further columns",
        fileExtensions: ["tsv", "tab"], fit: { $0.fit(table: .tab) }, reader: { Reader($0) }, writer: { _ in Writer() })

    /// Reads the rows of a TSV file.
    struct Reader: InterchangeReader {
        private var table: TableReader

        init(_ source: ByteSource) {
            let rows = DelimitedReader(LineReader(source), delimiter: 0x09, quoting: .lenient)
            table = TableReader(rows, missingColumn: RejectionReason.noTab)
        }

        mutating func next() throws -> ImportItem? { try table.next() }
    }

    /// Writes a row for each thing, without a header: only where the first row would be taken for one.
    struct Writer: InterchangeWriter {
        private var isFirst = true

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            let tags = thing.tags.isEmpty ? "" : TagList.text(of: thing.tags)
            if isFirst {
                isFirst = false
                if ColumnLayout.isHeader([thing.short, thing.long, thing.note, tags]) {
                    output += ColumnLayout.header.joined(separator: "\t").utf8
                    output.append(0x0A)
                }
            }
            append(thing.short, into: &output)
            output.append(0x09)
            append(thing.long, into: &output)
            if !thing.note.isEmpty || !tags.isEmpty {
                output.append(0x09)
                append(thing.note, into: &output)
                if !tags.isEmpty {
                    output.append(0x09)
                    append(tags, into: &output)
                }
            }
            output.append(0x0A)
        }

        private func append(_ field: String, into output: inout [UInt8]) {
            var field = field
            field.withUTF8 { bytes in
                if Self.isPlain(bytes) {
                    output.append(contentsOf: bytes)
                    return
                }
                let hasLines = bytes.contains { $0 == 0x0A || $0 == 0x0D }
                output.append(0x22)
                for byte in bytes {
                    if byte == 0x22 { output.append(0x22) }
                    output.append(byte == 0x09 && hasLines ? 0x20 : byte)
                }
                output.append(0x22)
            }
        }

        private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            guard let first = bytes.first else { return true }
            if first == 0x20 || first == 0x22 || first == 0x23 { return false }
            for byte in bytes where byte == 0x09 || byte == 0x0A || byte == 0x0D { return false }
            return true
        }
    }
}
