import TILText

/// Lines such as `SHORT<TAB>LONG`, with optional third and fourth columns for a note and tags.
///
/// A field that contains a tab or a line end, or that starts with a quote, is put in quotes, as spreadsheets do. A
/// quote elsewhere is an ordinary character. A tab in a text of several lines becomes a space.
enum TSV {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "tsv", summary: "SHORT<TAB>LONG lines, with note and tags in more columns",
        fileExtensions: ["tsv", "tab"], hasColumns: true, readers: [DelimitedTables.tab],
        makeWriter: { _ in Writer() })

    /// A writer of a header, by which an import knows that til wrote the file, and of a row for each thing.
    struct Writer: InterchangeWriter {
        mutating func begin(into output: inout [UInt8]) {
            output += (ColumnLayout.header.joined(separator: "\t") + "\n").utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            var fields = [thing.short, thing.long, thing.note, thing.tags.joined(separator: " ")]
            while fields.count > 2, fields.last == "" { fields.removeLast() }
            for field in fields {
                Self.append(field, to: &output)
                output.append(UInt8(ascii: "\t"))
            }
            output[output.count - 1] = UInt8(ascii: "\n")
        }

        private static func append(_ field: String, to output: inout [UInt8]) {
            var field = field
            let isPlain = field.withUTF8 { bytes in
                let needsQuotes = bytes.first.map { byte in byte == " " || byte == "\"" || byte == "#" } ?? false
                if needsQuotes || bytes.contains(where: isControl) { return false }
                output += bytes
                return true
            }
            if !isPlain { output += quoted(field).utf8 }
        }

        private static func quoted(_ field: String) -> String {
            let hasLineEnd = field.utf8.contains { byte in byte == "\n" || byte == "\r" }
            return FieldText.quoted(hasLineEnd ? field.replacing(scalar: "\t", with: " ") : field)
        }

        /// Whether a byte is a tab or a line end.
        private static func isControl(_ byte: UInt8) -> Bool { byte == "\t" || byte == "\n" || byte == "\r" }
    }
}
