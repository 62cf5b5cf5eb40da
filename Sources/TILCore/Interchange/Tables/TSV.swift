import TILText

/// Lines such as `SHORT<TAB>LONG`, with optional third and fourth columns for a note and tags.
///
/// A field that contains a tab or a line end, or that starts with a quote, is put in quotes, as spreadsheets do. A
/// quote elsewhere is an ordinary character. A tab in a text of several lines becomes a space.
enum TSV {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "tsv", summary: "SHORT<TAB>LONG lines, with note and tags in more columns",
        fileExtensions: ["tsv", "tab"], hasColumns: true, fit: \.tsvFit,
        read: { input, body in
            try TableReader(
                input: input, delimiter: 0x09, isLenient: true, missingColumn: RejectionReason.noTab
            ).read(body)
        }, makeWriter: { _ in Writer() })

    /// A writer of a row for each thing. It writes a header only if the first row looks like one, or like markup.
    struct Writer: InterchangeWriter {
        private var isFirst = true

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            var fields = [thing.short, thing.long, thing.note, thing.tags.joined(separator: " ")]
            while fields.count > 2, fields.last == "" { fields.removeLast() }
            if isFirst,
                ColumnLayout.isHeader(fields) || ColumnLayout.mayBeHeader(fields)
                    || FormatSample.markup.contains(thing.short.utf8.first ?? 0)
            {
                output += (ColumnLayout.header.joined(separator: "\t") + "\n").utf8
            }
            isFirst = false
            for field in fields {
                output += Self.field(field).utf8
                output.append(0x09)
            }
            output[output.count - 1] = 0x0A
        }

        private static func field(_ text: String) -> String {
            let controls = text.utf8.filter { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
            if controls.isEmpty, !" \"#".utf8.contains(text.utf8.first ?? 0) { return text }
            return FieldText.quoted(
                controls.allSatisfy { $0 == 0x09 } ? text : text.replacing(scalar: "\t", with: " "))
        }
    }
}
