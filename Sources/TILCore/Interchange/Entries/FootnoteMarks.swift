import TILText

/// References to footnotes after an acronym or a meaning: `API[^1]`, `API[1]`, `API [note 2]`, `API†`.
enum FootnoteMarks {
    /// A text without its references.
    struct Removed {
        let text: String
        /// The names of the references: `^1`, `note 2`.
        let names: [String]
    }

    /// A reference.
    private struct Mark {
        let name: String
        /// The offset after it.
        let end: Int
    }

    /// Returns a text without its references, or nil if it has none.
    ///
    /// A reference such as `[^1]` can be anywhere. Others are at the end of the text or before a separator, because a
    /// number in brackets can be part of a text.
    static func removed(from text: String) -> Removed? {
        guard text.utf8.contains(where: { byte in byte == "[" || byte == daggers[0][0] }) else { return nil }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var names: [String] = []
        var index = 0
        while index < bytes.count {
            if !output.isEmpty, let mark = mark(bytes, at: index) {
                while output.last == .space { output.removeLast() }
                names.append(mark.name)
                index = mark.end
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return names.isEmpty ? nil : Removed(text: output[...].text, names: names)
    }

    private static let daggers = ["†", "‡"].map { sign in Array(sign.utf8) }
    /// The greatest length of a name in bytes.
    private static let longestName = 40

    private static func mark(_ bytes: [UInt8], at start: Int) -> Mark? {
        if let dagger = daggers.first(where: { dagger in bytes[start...].starts(with: dagger) }) {
            let mark = Mark(name: String(decoding: dagger, as: UTF8.self), end: start + dagger.count)
            return isAtEnd(bytes, mark.end) ? mark : nil
        }
        guard bytes[start] == "[",
            let close = bytes[start...].prefix(longestName).firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let name = String(decoding: bytes[(start + 1)..<close], as: UTF8.self)
        let mark = Mark(name: name, end: close + 1)
        let isMarked = name.hasPrefix("^") && name.utf8.count > 1 && !name.utf8.contains(.space)
        let isFootnote = isMarked || isReference(name.lowercased()) && isAtEnd(bytes, mark.end)
        return isFootnote ? mark : nil
    }

    /// Returns whether nothing but further references, or a separator, follows.
    private static func isAtEnd(_ bytes: [UInt8], _ end: Int) -> Bool {
        if bytes[end...].allSatisfy(\.isSpace) { return true }
        return SeparatorRun(bytes, at: end) != nil || mark(bytes, at: end) != nil
    }

    private static func isReference(_ text: String) -> Bool {
        let number = text.hasPrefix("note ") ? Substring(text.dropFirst(5)) : Substring(text)
        return text == "citation needed" || !number.isEmpty && number.utf8.allSatisfy(\.isDigit)
    }
}

/// The footnotes of a document, which become the notes of the entries that refer to them.
struct Footnotes {
    /// The texts by the names of their references.
    private let texts: [String: String]
    /// The lines with references that have no text.
    private(set) var openLines: [Int] = []

    /// Moves the footnotes of a document to the notes of its rows and lines.
    init(movedToNotesOf document: inout ListDocument) {
        var texts: [String: String] = [:]
        for case .lines(let lines) in document.parts {
            for line in lines {
                if let footnote = Self.footnote(line.text) { texts[footnote.name] = footnote.text }
            }
        }
        self.texts = texts
        var referenced: Set<String> = []
        for index in document.parts.indices {
            document.parts[index] = moved(document.parts[index], &referenced)
        }
        if !referenced.isEmpty {
            document.parts = document.parts.map { part in Self.without(referenced, part) }
        }
    }

    /// The text of a footnote.
    private struct Footnote {
        let name: String
        let text: String
    }

    /// Returns a footnote such as `[^1]: Measured monthly.`, or nil for other lines.
    private static func footnote(_ line: String) -> Footnote? {
        guard line.hasPrefix("[^"), let close = line.range(of: "]:") else { return nil }
        let name = String(line[..<close.lowerBound].dropFirst())
        let text = FieldText.trimmed(String(line[close.upperBound...]))
        return text.isEmpty || name.contains(" ") ? nil : Footnote(name: name, text: text)
    }

    private mutating func moved(_ part: ListDocument.Part, _ referenced: inout Set<String>) -> ListDocument.Part {
        switch part {
        case .table(var table):
            for row in table.rows.indices {
                for column in table.rows[row].cells.indices {
                    guard let found = FootnoteMarks.removed(from: table.rows[row].cells[column]) else { continue }
                    table.rows[row].cells[column] = found.text
                    add(found.names, to: &table.rows[row].note, line: table.rows[row].line, &referenced)
                }
            }
            return .table(table)
        case .lines(var lines):
            for index in lines.indices {
                guard let found = FootnoteMarks.removed(from: lines[index].text) else { continue }
                lines[index].text = found.text
                lines[index].lead = lines[index].lead.map { lead in FootnoteMarks.removed(from: lead)?.text ?? lead }
                add(found.names, to: &lines[index].note, line: lines[index].line, &referenced)
            }
            return .lines(lines)
        default: return part
        }
    }

    private mutating func add(
        _ names: [String], to note: inout String, line: Int, _ referenced: inout Set<String>
    ) {
        for name in names {
            if let text = texts[name] {
                referenced.insert(name)
                note = EntryRules.joined(note, text)
            } else if openLines.last != line {
                openLines.append(line)
            }
        }
    }

    private static func without(_ names: Set<String>, _ part: ListDocument.Part) -> ListDocument.Part {
        guard case .lines(let lines) = part else { return part }
        let others = lines.filter { line in
            guard let footnote = footnote(line.text) else { return true }
            return !names.contains(footnote.name)
        }
        return .lines(others)
    }
}
