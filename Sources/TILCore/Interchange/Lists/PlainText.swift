import Foundation

/// A handwritten list of lines such as `SHORT = LONG`, `SHORT: LONG` or `SHORT - LONG`.
///
/// Lines that start with `#` are comments, with three exceptions:
/// - `#tags: networking security` adds these tags to the following entries, until the next such line.
/// - `#note: Said in victory.` adds a note to the entry before it. Several of them make a note of several lines.
/// - `#choices: For the {Win,Week}` adds meanings for multiple-choice questions.
///
/// A `#` after two spaces begins a comment. ``LineSplitter`` splits a line. In an export, a line end in an acronym or a
/// meaning becomes a space.
enum PlainText {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "text", summary: "SHORT = LONG, SHORT: LONG or SHORT - LONG lines", fileExtensions: ["txt", "text"],
        readers: [
            DelimitedTables.bar, TextTables.padded, TextReader.reader, TextTables.labelled, TextTables.alternating,
        ],
        makeWriter: { _ in Writer() })

    /// A writer of a line for each thing, and of directives for its tags and note.
    struct Writer: InterchangeWriter {
        private var tags: [String] = []

        /// Appends a directive, by which an import knows that til wrote the file.
        mutating func begin(into output: inout [UInt8]) {
            output += "#tags:\n".utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            if thing.tags != tags {
                tags = thing.tags
                output += "\((["#tags:"] + tags).joined(separator: " "))\n".utf8
            }
            output += "\(OwnLine.text(short: OneLine.text(thing.short), long: OneLine.text(thing.long)))\n".utf8
            for line in OneLine.lines(of: thing.note) {
                output += (line.isEmpty ? "#note:\n" : "#note: \(line)\n").utf8
            }
        }
    }
}
