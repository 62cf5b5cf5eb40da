import TILText

/// A line of a list that til wrote: `SHORT = LONG`.
enum OwnLine {
    /// Returns the texts of a line, or nil if it has another form.
    static func split(_ written: some Collection<UInt8>) -> (short: String, long: String)? {
        let line = unmarked(Array(written))
        if line.first == "\"" {
            guard let quoted = QuotedEntry.split(line) else { return nil }
            return (short: quoted.short, long: quoted.long)
        }
        guard let first = line.first, first != "#", let range = line.firstRange(of: separator) else {
            return nil
        }
        let short = line[..<range.lowerBound].text
        let long = line[range.upperBound...].text
        return short.isEmpty || long.isEmpty ? nil : (short, long)
    }

    /// Returns a line without the marks that a person added to the list: a bullet, a number, or bold letters.
    private static func unmarked(_ line: [UInt8]) -> [UInt8] {
        var item = line
        if let start = ListMarker.end(in: line) { item = Array(line[start...]) }
        guard let marked = LineLead.read(item) else { return item }
        return Array(marked.text.utf8)
    }

    private static let separator = Array(" = ".utf8)

    /// Returns whether a line has the separator of til's own lists.
    static func hasSeparator(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        let space = UInt8(ascii: " ")
        return line.indices.dropFirst().dropLast().contains { index in
            line[index] == UInt8(ascii: "=") && line[index - 1] == space && line[index + 1] == space
        }
    }

    /// Returns a line from which ``split(_:)`` reads the same texts, if both are single lines.
    static func text(short: String, long: String) -> String {
        let plain = "\(short) = \(long)"
        if isPlain(plain, short, long) { return plain }
        let isQuoted = QuotedEntry.unquoted(Array(long.utf8)[...]) != nil
        return FieldText.quoted(short) + " = " + (isQuoted ? FieldText.quoted(long) : long)
    }

    /// Returns whether an acronym needs no quotes: neither a marker nor a comment nor another format begins with it,
    /// and the line is split into the same texts.
    private static func isPlain(_ line: String, _ short: String, _ long: String) -> Bool {
        let bytes = Array(line.utf8)
        guard let first = bytes.first, let parts = split(bytes), parts == (short, long) else { return false }
        let startsOtherwise = "#<>[{\"".utf8.contains(first) || ListMarker.end(in: bytes) != nil
        let isMarked = LineLead.read(bytes) != nil || TextComment.isIn(line) || Ruling.isRuling(bytes)
        return !startsOtherwise && !isMarked && !hasSeparator(short)
    }

    /// Returns whether an acronym has a sign at which other lists are split.
    private static func hasSeparator(_ short: String) -> Bool {
        if short.utf8.contains(where: ",;".utf8.contains) { return true }
        return SeparatorRun.all(in: Array(short.utf8)).contains(where: \.separator.isStrong)
    }
}
