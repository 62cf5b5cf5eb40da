/// Mnemosyne's tab-separated text: a question and an answer, or a word, its pronunciation, its meaning and notes.
///
/// Source: Mnemosyne's own reader and writer, `libmnemosyne/file_formats/tsv.py`. Quotes stand for themselves, line
/// ends are `<br>`, characters may be written as HTML does.
enum Mnemosyne {
    /// What the list of formats knows of it. Nothing in a file tells it from TSV, so it must be asked for.
    static let format = InterchangeFormat(
        name: "mnemosyne", summary: "Mnemosyne's tab-separated text", fileExtensions: [],
        fit: { _ in .none("Nothing tells the file from TSV: ask for mnemosyne by name.") },
        reader: { Reader($0.source) })

    /// Reads the lines of a file.
    struct Reader: InterchangeReader {
        private let lines: LineReader
        /// The card before: what asks the same the other way round is no other entry.
        private var last: [String] = []

        init(_ source: ByteSource) {
            lines = LineReader(source)
        }

        mutating func next() throws -> ImportItem? {
            while let next = try lines.next() {
                switch next {
                case .rejected(let rejection): return .rejected(rejection)
                case .line(let line):
                    guard let text = FieldText.whole(line.bytes) else {
                        return .rejected(line.number, RejectionReason.notUTF8)
                    }
                    if !FieldText.trimmed(text).isEmpty, let found = item(line.number, text) { return found }
                }
            }
            return nil
        }

        /// The entry of a line; nil where it is the one before, asked the other way round.
        private mutating func item(_ line: Int, _ text: String) -> ImportItem? {
            let columns = text.utf8.split(separator: 0x09, maxSplits: 4, omittingEmptySubsequences: false).map {
                HTMLText.plain(String(Substring($0)))
            }
            switch columns.count {
            case 1: return .rejected(line, RejectionReason.noTab)
            case 2:
                defer { last = columns }
                if columns == last.reversed() { return nil }
                if AcronymGuess.fits(columns[1], columns[0]) {
                    return .checked(ImportRecord(line: line, short: columns[1], long: columns[0]))
                }
                guard AcronymGuess.isShort(columns[0]) else { return .rejected(line, RejectionReason.sentence) }
                return .checked(ImportRecord(line: line, short: columns[0], long: columns[1]))
            default:
                let notes = [columns[1], columns.count > 3 ? columns[3] : ""].filter { !$0.isEmpty }
                return .checked(
                    ImportRecord(line: line, short: columns[0], long: columns[2], note: notes.joined(separator: "\n")))
            }
        }
    }
}
