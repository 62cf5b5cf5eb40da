/// `SHORT<TAB>LONG`, with a note and tags in a third and a fourth column where there are any.
///
/// A field with a tab, a line end or a quote at its start is put into quotes, as spreadsheets do; a quote elsewhere
/// stands for itself. A tab in a text of several lines becomes a blank.
enum TSV {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "tsv", summary: "SHORT<TAB>LONG lines, with note and tags in further columns",
        fileExtensions: ["tsv", "tab"], hasColumns: true, fit: { $0.fit(table: .tab) }, reader: { Reader($0) },
        writer: { _ in Writer() })

    /// Reads the rows of a TSV file.
    struct Reader: InterchangeReader {
        private var table: TableReader

        init(_ input: InterchangeFormat.Input) {
            let rows = DelimitedReader(LineReader(input.source), delimiter: 0x09, quoting: .lenient)
            table = TableReader(rows, input, missingColumn: RejectionReason.noTab)
        }

        mutating func next() throws -> ImportItem? { try table.next() }
    }

    /// Writes a row for each thing, without a header: only where the first row would be taken for one.
    struct Writer: TextWriter {
        private var isFirst = true
        private let plain = PlainBytes()

        mutating func write(_ text: ThingText, into output: inout [UInt8]) {
            let tags = text.tags.isEmpty ? "" : text.tags.joined(separator: " ")
            if isFirst {
                isFirst = false
                let cells = [text.short, text.long, text.note].map { String(decoding: $0, as: UTF8.self) } + [tags]
                if ColumnLayout.isHeader(cells) {
                    output += ColumnLayout.header.joined(separator: "\t").utf8
                    output.append(0x0A)
                }
            }
            append(text.short, into: &output)
            output.append(0x09)
            append(text.long, into: &output)
            if !text.note.isEmpty || !tags.isEmpty {
                output.append(0x09)
                append(text.note, into: &output)
                if !tags.isEmpty {
                    output.append(0x09)
                    appendCarefully(tags, into: &output)
                }
            }
            output.append(0x0A)
        }

        private func append(_ field: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
            guard let first = field.first else { return }
            if plain.areAll(field), !Self.needsQuotes(before: first) {
                output.append(contentsOf: field)
            } else {
                appendCarefully(String(decoding: field, as: UTF8.self), into: &output)
            }
        }

        private func appendCarefully(_ field: String, into output: inout [UInt8]) {
            var field = field
            field.withUTF8 { bytes in
                let isWhole = !bytes.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
                if isWhole, bytes.first.map(Self.needsQuotes) != true {
                    output.append(contentsOf: bytes)
                    return
                }
                let hasLines = bytes.contains { $0 == 0x0A || $0 == 0x0D }
                FieldText.appendQuoted(bytes.lazy.map { $0 == 0x09 && hasLines ? 0x20 : $0 }, to: &output)
            }
        }

        /// Whether a field is put into quotes for what it starts with: a blank, a quote or the sign of a comment.
        private static func needsQuotes(before first: UInt8) -> Bool {
            first == 0x20 || first == 0x22 || first == 0x23
        }
    }
}
