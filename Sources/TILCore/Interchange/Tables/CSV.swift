/// Comma-separated values, RFC 4180; semicolons are recognised on the way in.
///
/// Exports have a header and CRLF line ends, as the standard says. Rows without a header are read as short, long, note
/// and tags. Lines that start with `#` are comments, so a field at the start of a row that does is put into quotes.
enum CSV {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "csv", summary: "comma- or semicolon-separated values, with or without a header",
        fileExtensions: ["csv"], hasColumns: true, fit: { $0.fit(table: .comma) },
        reader: { try Reader($0) },
        writer: { Writer(guardsFormulas: $0.guardsFormulas) })

    /// Reads the rows of a CSV file.
    struct Reader: InterchangeReader {
        private var table: TableReader

        init(_ input: InterchangeFormat.Input) throws {
            let lines = LineReader(input.source)
            let sample = input.sample
            // Excel's own hint at the delimiter stands alone on the first line.
            if sample.excelSeparator != nil { _ = try lines.next() }
            let delimiter = sample.excelSeparator ?? sample.csvDelimiter
            let rows = DelimitedReader(lines, delimiter: delimiter, quoting: .strict)
            table = TableReader(rows, input, missingColumn: RejectionReason.oneColumn)
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
            appendCarefully(text.tags.joined(separator: " "), into: &output)
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
                let isFormula = guardsFormulas && Self.startsFormula(bytes)
                if !isFormula, Self.isWhole(bytes) {
                    output.append(contentsOf: bytes)
                    return
                }
                FieldText.appendQuoted(isFormula ? [0x27] + bytes : Array(bytes), to: &output)
            }
        }

        /// What OWASP's "CSV Injection" names: `=`, `+`, `-`, `@`, tab, carriage return and line feed, and the full-width
        /// `＝`, `＋`, `－` and `＠`, which some spreadsheets take for the same.
        private static func startsFormula(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            switch bytes.first {
            case 0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0A, 0x0D: true
            case 0xEF where bytes.count > 2:  // U+FF0B, U+FF0D, U+FF1D, U+FF20
                bytes[1] == 0xBC && [0x8B, 0x8D, 0x9D, 0xA0].contains(bytes[2])
            default: false
            }
        }

        private static func isWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            if bytes.first == 0x23 { return false }
            for byte in bytes where byte == 0x22 || byte == 0x2C || byte == 0x0A || byte == 0x0D { return false }
            return true
        }
    }
}
