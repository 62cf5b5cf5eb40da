import Foundation

/// Takes the text of a dictionary's entry apart.
enum DictdEntry {
    /// The entry, and those that were glued to it: Debian's V.E.R.A. has a few headwords with punctuation inside the
    /// entry before, indented and set off from their text by blanks, and its first two inside what the database says
    /// of itself, which is no entry.
    static func items(_ bytes: [UInt8], headword: String, line: Int) -> [ImportItem] {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return [.rejected(line, RejectionReason.notUTF8)]
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var rest = lines[...]
        while let first = rest.first, first.allSatisfy(\.isWhitespace) { rest.removeFirst() }
        var short = headword
        if let first = rest.first, first.first?.isWhitespace == false, isSame(first, headword) {
            short = headline(first)
            rest.removeFirst()
            // A long list of headwords goes on until the indented text.
            while let next = rest.first, first.contains("%%%"), let start = next.first, !start.isWhitespace {
                rest.removeFirst()
            }
        }
        let isEntry = !DictdIndex.isAboutDatabase(headword.utf8)
        var items: [ImportItem] = []
        var record = ImportRecord(line: line, short: isEntry ? short : "", long: "")
        for paragraph in paragraphs(rest) {
            if !isEntry || !record.long.isEmpty, let (other, long) = glued(paragraph) {
                if !record.short.isEmpty { items.append(.checked(record)) }
                record = ImportRecord(line: line, short: other, long: long)
            } else {
                let joined = paragraph.map { FieldText.trimmed(String($0)) }.joined(separator: " ").replacing(
                    "@@", with: "@")
                if record.long.isEmpty {
                    record.long = joined
                } else {
                    record.note += (record.note.isEmpty ? "" : "\n\n") + joined
                }
            }
        }
        if isEntry || !record.short.isEmpty { items.append(.checked(record)) }
        return items
    }

    /// The first of the headwords that share an entry, without blanks around it.
    private static func headline(_ line: Substring) -> String {
        let first = line.range(of: "%%%").map { line[..<$0.lowerBound] } ?? line
        return FieldText.trimmed(String(first))
    }

    /// Whether a line is the headword, or the list of headwords, that the index has in a plainer form.
    private static func isSame(_ line: Substring, _ headword: String) -> Bool {
        let plain = RepeatKey(headword).text
        return line.split(separator: "%%%").contains { RepeatKey(String($0)).text == plain } || line.contains("%%%")
    }

    private static func paragraphs(_ lines: ArraySlice<Substring>) -> [[Substring]] {
        var paragraphs: [[Substring]] = []
        var paragraph: [Substring] = []
        for line in lines {
            if !line.allSatisfy(\.isWhitespace) {
                paragraph.append(line)
            } else if !paragraph.isEmpty {
                paragraphs.append(paragraph)
                paragraph = []
            }
        }
        return paragraph.isEmpty ? paragraphs : paragraphs + [paragraph]
    }

    /// A headword and its text; nil for any other paragraph. Either the headword has four blanks or more after it, or
    /// it stands alone in capitals at the start of a line, with indented text below.
    private static func glued(_ paragraph: [Substring]) -> (short: String, long: String)? {
        guard let first = paragraph.first else { return nil }
        var short = first
        var lines = paragraph.dropFirst()
        if let gap = first.drop(while: \.isWhitespace).range(of: "    ") {
            short = first[..<gap.lowerBound]
            lines = [first[gap.upperBound...]] + lines
        } else if first.first?.isWhitespace != false || lines.first?.first?.isWhitespace != true
            || first.contains(where: \.isLowercase)
        {
            return nil
        }
        let word = FieldText.trimmed(String(short))
        guard !word.contains(" "), word.contains(where: \.isLetter) else { return nil }
        return (word, lines.map { FieldText.trimmed(String($0)) }.joined(separator: " "))
    }
}
