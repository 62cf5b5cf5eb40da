import Foundation

/// A glossary in Markdown.
///
/// Read are tables (columns as their header tells them, or the first two), list items and paragraphs that a marked
/// acronym leads or a separator parts (`- **FTW**: for the win`, `- FTW - for the win`), items with their meanings
/// as items below them, definition lists (`FTW`, then `: for the win`) and abbreviations (`*[FTW]: for the win`). An
/// indented paragraph below an item is its note, code spans such as `` `#chat` `` at an item's end its tags. Headings,
/// other paragraphs, code blocks and comments are passed over.
///
/// Written is the glossary a team would publish: a title, letters as headings, meanings of an acronym together.
enum Markdown {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "markdown", summary: "tables, lists and definition lists; exports a glossary to publish",
        fileExtensions: ["md", "markdown", "mdown"], needsSortedThings: true, hasColumns: true,
        fit: { fit($0) }, reader: { Reader($0) },
        writer: { Writer(title: $0.title) })

    /// Reads the entries of a file.
    struct Reader: InterchangeReader {
        private let lines: LineReader
        private var parser: MarkdownParser

        init(_ input: InterchangeFormat.Input) {
            lines = LineReader(input.source)
            parser = MarkdownParser(columns: input.options.columns)
        }

        mutating func next() throws -> ImportItem? {
            while true {
                if let item = parser.nextItem() { return item }
                switch try lines.next() {
                case nil:
                    parser.finish()
                    return parser.nextItem()
                case .rejected(let rejection):
                    return .rejected(rejection)
                case .line(let line):
                    parser.read(MarkdownLine(number: line.number, bytes: Array(line.bytes)))
                }
            }
        }
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        var parser = MarkdownParser()
        var entries = 0
        var rejected = 0
        func count(_ item: ImportItem) {
            if case .record = item { entries += 1 } else { rejected += 1 }
        }
        let text = sample.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        var marks = 0
        for (index, line) in text.enumerated() {
            let line = MarkdownLine(number: index + 1, bytes: Array(line))
            if line.kind != .blank, line.kind != .text { marks += 1 }
            parser.read(line)
            while let item = parser.nextItem() { count(item) }
        }
        if text.count < 1_000 { parser.finish() }
        while let item = parser.nextItem() { count(item) }
        let isNamedSo = format.fileExtensions.contains(sample.fileExtension)
        let reason = "There is no table, definition list or list item that is led by an acronym."
        if sample.isBinary || entries == 0 { return .none(reason) }
        if !isNamedSo, marks == 0 || rejected > entries { return .none(reason) }
        // Prose between the entries is welcome in a file with the name; elsewhere entries must be frequent.
        let share = Double(entries) / Double(max(1, sample.entries.count))
        // Where this would lose lines of which each is an entry as plain text has them, plain text is the better reading.
        let most = share < 1 ? 0.79 : 0.95
        return FormatFit(confidence: isNamedSo ? 1 : min(most, 0.3 + 2 * share), reason: reason)
    }
}
