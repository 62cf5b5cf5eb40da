/// Quizlet's export: a term, a tab and a definition.
///
/// Source: Quizlet's help, "Exporting your sets". Quotes stand for themselves, and a definition may have several
/// lines: a line without a tab goes on with the one before.
enum Quizlet {
    /// What the list of formats knows of it. Nothing in a file tells it from TSV, so it must be asked for.
    static let format = InterchangeFormat(
        name: "quizlet", summary: "Quizlet's export: a term, a tab and a definition of one line or several",
        fileExtensions: [],
        fit: { _ in .none("Nothing tells the file from TSV: ask for quizlet by name.") },
        reader: { Reader($0) })

    /// Reads the cards of a file.
    struct Reader: InterchangeReader {
        private let lines: LineReader
        private var waiting: ImportItem?
        private var card: (line: Int, term: String, definition: String)?

        init(_ source: ByteSource) {
            lines = LineReader(source)
        }

        mutating func next() throws -> ImportItem? {
            if let item = waiting {
                waiting = nil
                return item
            }
            while let item = try lines.next() {
                switch item {
                case .rejected(let rejection):
                    let last = finish()
                    if last == nil { return .rejected(rejection) }
                    waiting = .rejected(rejection)
                    return last
                case .line(let line):
                    guard let text = FieldText.whole(line.bytes) else {
                        let last = finish()
                        let rejection = ImportItem.rejected(line.number, RejectionReason.notUTF8)
                        if last == nil { return rejection }
                        waiting = rejection
                        return last
                    }
                    if let item = read(line.number, text) { return item }
                }
            }
            return finish()
        }

        private mutating func read(_ line: Int, _ text: String) -> ImportItem? {
            guard let tab = text.utf8.firstIndex(of: 0x09) else {
                if let definition = card?.definition {
                    if definition.utf8.count < LineReader.longestLine { card?.definition = definition + "\n" + text }
                    return nil
                }
                return FieldText.trimmed(text).isEmpty ? nil : .rejected(line, RejectionReason.noTab)
            }
            let last = finish()
            card = (line, String(text[..<tab]), String(text[text.utf8.index(after: tab)...]))
            return last
        }

        private mutating func finish() -> ImportItem? {
            guard let (line, term, definition) = card else { return nil }
            card = nil
            return .checked(ImportRecord(line: line, short: term, long: definition))
        }
    }
}
