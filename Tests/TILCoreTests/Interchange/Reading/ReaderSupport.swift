@testable import TILCore

/// Functions for the tests of the readers.
enum ReaderSupport {
    /// The parts of a document, one on a line, easy to compare.
    ///
    /// `2: a | b` is a row of a grid, `2# a | b` a header, `2~ a | b` a row of pairs, `2- text` an item and `2. text` a
    /// paragraph (with `[lead]`, `+note`, `#tags` and `>` for each level), `2= a | b | note | tags` an entry, `2!
    /// reason` a rejection, and `2-3 other` lines without an entry. `⏎` is a line end.
    static func dump(_ document: ListDocument) -> String {
        var lines: [String] = []
        for part in document.parts {
            switch part {
            case .table(let table):
                if let header = table.header { lines.append("\(header.line)# " + cells(header)) }
                for row in table.rows { lines.append("\(row.line)\(table.kind == .pairs ? "~" : ":") " + cells(row)) }
            case .lines(let found):
                lines += found.map(line)
            case .entry(let record):
                var texts = [record.short, record.long, record.note, record.tags.joined(separator: ",")]
                while texts.last == "" { texts.removeLast() }
                lines.append("\(record.line)= " + texts.joined(separator: " | "))
            case .review(let line, _, _): lines.append("\(line) review")
            case .rejected(let rejection): lines.append("\(rejection.line)! \(rejection.reason)")
            case .other(let range):
                lines.append(
                    range.count == 1 ? "\(range.lowerBound) other" : "\(range.lowerBound)-\(range.upperBound) other")
            case .remark(let remark): lines.append("* \(remark)")
            }
        }
        return lines.joined(separator: "\n").replacing("⏎", with: "?").replacing("\u{2028}", with: "⏎")
    }

    private static func cells(_ row: ListRow) -> String { shown(row.cells.joined(separator: " | ")) }

    private static func shown(_ text: String) -> String { text.replacing("\n", with: "\u{2028}") }

    private static func line(_ line: ListLine) -> String {
        var text = "\(line.line)\(line.isItem ? "-" : ".") " + String(repeating: "> ", count: line.depth)
        if let lead = line.lead { text += "[\(shown(lead))] " }
        text += shown(line.text)
        if !line.note.isEmpty { text += " +" + shown(line.note) }
        if !line.tags.isEmpty { text += " #" + line.tags.joined(separator: ",") }
        return text
    }

    static func dump(_ reader: ListReader, _ text: String, name: String = "test") -> String {
        dump(reader.read(ListText(name: name, text: text)))
    }

    static func fit(_ reader: ListReader, _ text: String, name: String = "test") -> ListReader.Fit {
        reader.fit(ListText(name: name, text: text))
    }
}
