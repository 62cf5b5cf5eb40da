/// Comma-separated values, RFC 4180; semicolons are recognised on the way in.
///
/// Exports have a header and CRLF line ends, as the standard says. Rows without a header are read as short, long, note
/// and tags. Lines that start with `#` are comments, so a field at the start of a row that does is put into quotes.
enum CSV {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "csv", summary: "comma- or semicolon-separated values, with or without a header",
        fileExtensions: ["csv"], fit: { $0.fit(table: .comma) }, reader: { try Reader($0) },
        writer: { Writer(guardsFormulas: $0.guardsFormulas) })

    /// Reads the rows of a CSV file.
    struct Reader: InterchangeReader {
        private var table: TableReader

        init(_ source: ByteSource) throws {
            let sample = try FormatSample(source)
            let lines = LineReader(source)
            // Excel's own hint at the delimiter stands alone on the first line.
            if sample.excelSeparator != nil { _ = try lines.next() }
            let delimiter = sample.excelSeparator ?? sample.csvDelimiter
            let rows = DelimitedReader(lines, delimiter: delimiter, quoting: .strict)
            table = TableReader(rows, missingColumn: RejectionReason.oneColumn)
        }

        mutating func next() throws -> ImportItem? { try table.next() }
    }

    /// Writes a header, and a row for each thing.
    struct Writer: TextWriter {
        /// Whether a field that a spreadsheet would take for a formula gets a `'` before it. It is not taken off again
        /// by an import, so the default is not to.
        let guardsFormulas: Bool
        /// Without `"` and `,`.
        private let plain = PlainBytes(without: (0x22, 0x2C))

        init(guardsFormulas: Bool = false) {
            self.guardsFormulas = guardsFormulas
        }

        mutating func begin(into output: inout [UInt8]) {
            output += ColumnLayout.header.joined(separator: ",").utf8
            output += [0x0D, 0x0A]
        }

        mutating func write(_ text: ThingText, into output: inout [UInt8]) {
            append(text.short, into: &output)
            output.append(0x2C)
            append(text.long, into: &output)
            output.append(0x2C)
            append(text.note, into: &output)
            output.append(0x2C)
            appendCarefully(TagList.text(of: text.tags), into: &output)
            output.append(0x0D)
            output.append(0x0A)
        }

        private func append(_ field: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
            guard let first = field.first else { return }
            if plain.areAll(field), first != 0x23, !guardsFormulas {
                output.append(contentsOf: field)
            } else {
                appendCarefully(String(decoding: field, as: UTF8.self), into: &output)
            }
        }

        private func appendCarefully(_ field: String, into output: inout [UInt8]) {
            var field = field
            field.withUTF8 { bytes in
                let isFormula = guardsFormulas && bytes.first.map(Self.startsFormula) == true
                if !isFormula, Self.isWhole(bytes) {
                    output.append(contentsOf: bytes)
                    return
                }
                output.append(0x22)
                if isFormula { output.append(0x27) }
                for byte in bytes {
                    if byte == 0x22 { output.append(0x22) }
                    output.append(byte)
                }
                output.append(0x22)
            }
        }

        /// What OWASP's "CSV Injection" names: `=`, `+`, `-`, `@`, tab and carriage return.
        private static func startsFormula(_ byte: UInt8) -> Bool {
            byte == 0x3D || byte == 0x2B || byte == 0x2D || byte == 0x40 || byte == 0x09 || byte == 0x0D
        }

        private static func isWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            if bytes.first == 0x23 { return false }
            for byte in bytes where byte == 0x22 || byte == 0x2C || byte == 0x0A || byte == 0x0D { return false }
            return true
        }
    }
}
