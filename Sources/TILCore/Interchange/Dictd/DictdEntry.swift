import Foundation

/// Splits the text of a dictionary's entry into its parts.
enum DictdEntry {
    /// Returns the entry and any entries that were joined to it by mistake.
    ///
    /// Debian's V.E.R.A. has a few headwords with punctuation inside the preceding entry, indented and separated from
    /// their text by spaces. Its first two headwords are inside the description of the database, which is not an entry.
    static func items(_ bytes: ArraySlice<UInt8>, headword: String, line: Int) -> [ImportItem] {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return [.rejected(line, RejectionReason.notUTF8)]
        }
        var rest = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Line(Substring($0)) }[...]
        while let first = rest.first, first.text.isEmpty { rest.removeFirst() }
        var short = headword
        if let first = rest.first, !first.isIndented, isSame(first.text, headword) {
            short = headline(first.text)
            rest.removeFirst()
            // A long list of headwords goes on until the indented text.
            if isList(first.text) { rest = rest.drop { !$0.text.isEmpty && !$0.isIndented } }
        }
        // dictfmt may have dropped the hyphens in the description of the database.
        let isEntry = !headword.hasPrefix("00database") && !headword.hasPrefix("00-database")
        var items: [ImportItem] = []
        var record = ImportRecord(line: line, short: isEntry ? short : "", long: "")
        for paragraph in rest.split(whereSeparator: \.text.isEmpty) {
            if !isEntry || !record.long.isEmpty, let (other, long) = glued(paragraph) {
                if !record.short.isEmpty { items.append(.checked(record)) }
                record = ImportRecord(line: line, short: other, long: long)
            } else {
                let joined = unescaped(paragraph.map(\.text).joined(separator: " "))
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

    /// Whether a line lists the headwords that share an entry.
    private static func isList(_ line: String) -> Bool { line.utf8.contains(0x25) && line.contains(headwordSeparator) }

    /// The first of the headwords that share an entry.
    private static func headline(_ line: String) -> String {
        guard isList(line), let first = line.split(separator: headwordSeparator, maxSplits: 1).first else {
            return line
        }
        return FieldText.trimmed(String(first))
    }

    /// Whether a line is the headword, which the index may have in a plainer form, or a list of headwords.
    private static func isSame(_ line: String, _ headword: String) -> Bool {
        line == headword || isList(line) || RepeatKey(line) == RepeatKey(headword)
    }

    /// A text of V.E.R.A., which doubles some `@`, with each of them once.
    private static func unescaped(_ text: String) -> String {
        text.utf8.contains(0x40) ? text.replacing("@@", with: "@") : text
    }

    /// A headword and its text; nil for any other paragraph. Either the headword has four blanks or more after it, or
    /// it stands alone in capitals at the start of a line, with indented text below.
    private static func glued(_ paragraph: ArraySlice<Line>) -> (short: String, long: String)? {
        guard let first = paragraph.first else { return nil }
        var short = first.text
        var texts = paragraph.dropFirst().map(\.text)
        if let gap = first.text.range(of: "    ") {
            short = FieldText.trimmed(String(first.text[..<gap.lowerBound]))
            texts.insert(FieldText.trimmed(String(first.text[gap.upperBound...])), at: 0)
        } else if first.isIndented || paragraph.dropFirst().first?.isIndented != true
            || first.text.contains(where: \.isLowercase)
        {
            return nil
        }
        guard !short.contains(" "), short.contains(where: \.isLetter) else { return nil }
        return (short, texts.joined(separator: " "))
    }

    /// The separator between headwords that share an entry.
    private static let headwordSeparator = "%%%"

    /// A line of an entry.
    private struct Line {
        /// The line without white space around it.
        let text: String
        let isIndented: Bool

        init(_ line: Substring) {
            text = FieldText.trimmed(String(line))
            isIndented = line.unicodeScalars.first.map(FieldText.isSpace) ?? false
        }
    }
}
