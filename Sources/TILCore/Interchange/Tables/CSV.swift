/// Comma-separated values, RFC 4180; semicolons are recognised on the way in.
///
/// Exports have a header and CRLF line ends, as the standard says. Rows without a header are read as short, long, note
/// and tags. Lines that start with `#` are comments, so a field at the start of a row that does is put into quotes.
enum CSV {
    /// The entry in the list of formats.
    static let format = InterchangeFormat(
        name: "csv", summary: "comma- or semicolon-separated values, with or without a header",
        fileExtensions: ["csv"], hasColumns: true, fit: \.csvFit,
        read: { input, body in
            let sample = input.sample
            // Excel's own hint at the delimiter is alone on the first line.
            let reader = TableReader(
                input: input, delimiter: sample.excelSeparator ?? sample.csvDelimiter,
                skipsFirstLine: sample.excelSeparator != nil, missingColumn: RejectionReason.oneColumn)
            try reader.read(body)
        }, makeWriter: { Writer(guardsFormulas: $0.guardsFormulas, hasMark: $0.hasMark) })

    /// Writes a header, and a row for each thing.
    struct Writer: InterchangeWriter {
        /// Whether a field that a spreadsheet would take for a formula gets a `'` before it. It is not taken off again
        /// by an import, so the default is not to.
        let guardsFormulas: Bool
        let hasMark: Bool

        mutating func begin(into output: inout [UInt8]) {
            output += ((hasMark ? "\u{FEFF}" : "") + ColumnLayout.header.joined(separator: ",") + "\r\n").utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            let fields = [thing.short, thing.long, thing.note, thing.tags.joined(separator: " ")]
            output += (fields.map(field).joined(separator: ",") + "\r\n").utf8
        }

        private func field(_ text: String) -> String {
            // What OWASP's "CSV Injection" names, and the full-width characters that some spreadsheets take for the same.
            let isFormula =
                guardsFormulas
                && text.unicodeScalars.first.map { "=+-@\t\n\r＝＋－＠".unicodeScalars.contains($0) } ?? false
            if isFormula { return FieldText.quoted("'" + text) }
            let isPlain =
                text.utf8.first != 0x23
                && !text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
            return isPlain ? text : FieldText.quoted(text)
        }
    }
}
