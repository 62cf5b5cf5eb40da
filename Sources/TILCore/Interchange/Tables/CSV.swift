/// Comma-separated values as in RFC 4180. An import also recognises semicolons.
///
/// Exports have a header and CRLF line ends, as the standard requires. Rows without a header contain the acronym, the
/// meaning, the note and the tags. Lines that start with `#` are comments, so an export puts quotes around such a field
/// at the start of a row.
enum CSV {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "csv", summary: "comma- or semicolon-separated values, with or without a header",
        fileExtensions: ["csv"], hasColumns: true,
        readers: [DelimitedTables.comma, DelimitedTables.semicolon],
        makeWriter: { options in
            Writer(
                guardsFormulas: options.guardsFormulas, hasMark: options.hasMark,
                hasIdentifiers: options.hasIdentifiers)
        })

    /// A writer of a header, and of a row for each thing.
    struct Writer: InterchangeWriter {
        /// Whether a field that a spreadsheet could interpret as a formula starts with an added `'`. An import does not
        /// remove the `'`, so the default is false.
        let guardsFormulas: Bool
        let hasMark: Bool
        let hasIdentifiers: Bool

        mutating func begin(into output: inout [UInt8]) {
            let header = hasIdentifiers ? ColumnLayout.identifiedHeader : ColumnLayout.header
            output += ((hasMark ? "\u{FEFF}" : "") + header.joined(separator: ",") + "\r\n").utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            var fields = [thing.short, thing.long, thing.note, thing.tags.joined(separator: " ")]
            if hasIdentifiers { fields.append(thing.id.uuidString.lowercased()) }
            output += (fields.map(field).joined(separator: ",") + "\r\n").utf8
        }

        private func field(_ text: String) -> String {
            // These characters are from OWASP's "CSV Injection", with the full-width ones that some spreadsheets treat
            // alike.
            if guardsFormulas, let first = text.unicodeScalars.first, "=+-@\t\n\r＝＋－＠".unicodeScalars.contains(first) {
                return FieldText.quoted("'" + text)
            }
            return text.utf8.first != 0x23 && !text.utf8.contains { byte in "\",\n\r".utf8.contains(byte) }
                ? text : FieldText.quoted(text)
        }
    }
}
