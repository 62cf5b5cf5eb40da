import TILText

/// The rules for splitting a line of text into an acronym and its meaning.
///
/// The first of these separators decides:
/// - a tab;
/// - `=` next to a space (also `=>`);
/// - `->` or an arrow;
/// - `:` followed by a space;
/// - a hyphen, en dash or em dash between spaces, or an em dash right after a word.
///
/// If none of them occurs, brackets at the end decide (``EntryBrackets``), or else the first `=`, `:` or en dash without
/// spaces. In a line without any of them, the initials of the words may spell a first word in capitals, as in
/// `PTO Paid Time Off`. An acronym in double quotes, with inner quotes doubled, may contain any of these. Its meaning
/// may then be in quotes as well. A ``ListMarker`` before an entry and ``EntryMarks`` around its acronym are removed.
enum EntryLine {
    /// The offset at which the acronym ends, and the offset at which the meaning starts.
    struct Separation: Hashable {
        var shortEnd: Int
        var longStart: Int
    }

    /// The trimmed acronym and meaning of a line. A text is nil if it is not UTF-8.
    typealias Parts = (short: String?, long: String?)

    /// Returns the offsets at which a line is split, or nil if it has no separator and no words that spell an acronym.
    static func separation(of line: UnsafeBufferPointer<UInt8>) -> Separation? {
        strong(line, from: 0) ?? EntryBrackets(line)?.separation ?? weak(line, from: 1) ?? spelled(line)
    }

    /// Returns the offset of the meaning in an unfinished line, or nil if it has no separator yet.
    static func longStart(of line: UnsafeBufferPointer<UInt8>) -> Int? {
        if let separation = strong(line, from: 0), separation.shortEnd > 0 { return separation.longStart }
        guard let open = line.firstIndex(of: 0x28), open > 1, FieldText.isSpace(line[open - 1]) else { return nil }
        return open + 1
    }

    /// Returns the acronym and the meaning of a line, or nil if it cannot be split.
    static func split(_ line: UnsafeBufferPointer<UInt8>) -> Parts? {
        let line = unmarked(line)
        if let parts = line.first == 0x22 ? splitQuoted(line) : splitMarked(line) { return parts }
        if strong(line, from: 0) == nil, let brackets = EntryBrackets(line) {
            return parts(line[part: brackets.short], line[part: brackets.long])
        }
        return separation(of: line).map { parts(line[part: ..<$0.shortEnd], line[part: $0.longStart...]) }
    }

    /// Returns a line that ``split(_:)`` splits into the same texts, if both are single lines.
    static func text(short: String, long: String) -> String {
        let plain = "\(short) = \(long)"
        var line = plain
        let isSame = line.withUTF8 { line in
            // A line with a comma or a semicolon in its acronym could be a row of a table, and one that starts with a
            // bracket could be JSON or markup.
            guard let first = line.first, first != 0x23, !FormatSample.markup.contains(first),
                PlainText.uncommented(line).count == line.count,
                !short.utf8.contains(where: ",;".utf8.contains), let parts = split(line)
            else { return false }
            return parts == (short, long)
        }
        if isSame { return plain }
        var copy = long
        let isQuoted = copy.withUTF8 { unquoted($0) } != nil
        return FieldText.quoted(short) + " = " + (isQuoted ? FieldText.quoted(long) : long)
    }

    /// Returns the line after a list marker, or the whole line if the rest is not an entry, as in `- = minus`.
    static func unmarked(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let start = ListMarker.end(in: line) else { return line }
        let rest = line[part: start...]
        return separation(of: rest)?.shortEnd ?? 0 > 0 ? rest : line
    }

    /// Returns the parts of a line that starts with an acronym in quotes, or nil for any other line.
    static func splitQuoted(_ line: UnsafeBufferPointer<UInt8>) -> Parts? {
        var end = 1
        while end < line.count, line[end] != 0x22 || end + 1 < line.count && line[end + 1] == 0x22 {
            end += line[end] == 0x22 ? 2 : 1
        }
        guard end < line.count, let short = unquoted(line[part: ...end]), let start = longStart(line, after: end + 1)
        else { return nil }
        let long = line[part: start...]
        func text(_ bytes: [UInt8]) -> String? { bytes.withUnsafeBufferPointer { FieldText.string($0) } }
        return (text(short), unquoted(FieldText.trimmed(long)).map(text) ?? FieldText.string(long))
    }

    /// Returns the parts of a line that starts with a marked acronym, or nil for any other line.
    private static func splitMarked(_ line: UnsafeBufferPointer<UInt8>) -> Parts? {
        guard let marks = EntryMarks(line), let start = marks.hasColon ? marks.end : longStart(line, after: marks.end)
        else { return nil }
        return parts(line[part: marks.inner], line[part: start...])
    }

    private static func parts(_ short: UnsafeBufferPointer<UInt8>, _ long: UnsafeBufferPointer<UInt8>) -> Parts {
        (FieldText.string(short), FieldText.string(long))
    }

    /// Returns the offset of the meaning if a separator follows the acronym's end, or nil if something else does.
    private static func longStart(_ line: UnsafeBufferPointer<UInt8>, after end: Int) -> Int? {
        guard let separation = strong(line, from: end) ?? weak(line, from: end),
            line[end..<separation.shortEnd].allSatisfy(FieldText.isSpace)
        else { return nil }
        return separation.longStart
    }

    /// Returns the inside of a text in quotes, with doubled quotes undone, or nil for any other text.
    private static func unquoted(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.count > 1, text.first == 0x22, text.last == 0x22 else { return nil }
        var inner: [UInt8] = []
        var isSecond = false
        for byte in text.dropFirst().dropLast() {
            if isSecond, byte != 0x22 { return nil }
            isSecond = byte == 0x22 && !isSecond
            if !isSecond { inner.append(byte) }
        }
        return isSecond ? nil : inner
    }

    /// The context that a separator needs.
    private enum Surroundings {
        case any, blankAfter, blankOnOneSide, blanks
        /// Spaces on both sides, or only one word before it.
        case blanksOrWord
    }

    private static let separators: [(text: [UInt8], needs: Surroundings)] = [
        ("\t", .any), ("=>", .blankOnOneSide), ("=", .blankOnOneSide), (":", .blankAfter), ("->", .any), ("→", .any),
        ("-", .blanks), ("–", .blanks), ("—", .blanksOrWord),
    ].map { (Array($0.utf8), $1) }

    private static func strong(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Separation? {
        func isBlank(_ index: Int) -> Bool { index >= line.count || FieldText.isSpace(line[index]) }
        var hasSpace = false
        for index in line.indices.dropFirst(start) {
            let byte = line[index]
            hasSpace = hasSpace || FieldText.isSpace(byte)
            guard byte == 0x09 || byte == 0x2D || byte == 0x3A || byte == 0x3D || byte == 0xE2 else { continue }
            let isAfterBlank = index > start && isBlank(index - 1)
            // In a run of colons, the last one separates.
            if byte == 0x3A, index + 1 < line.count, line[index + 1] == 0x3A { continue }
            for (text, needs) in separators where line[index...].starts(with: text) {
                let after = index + text.count
                let isSeparator =
                    switch needs {
                    case .any: true
                    case .blankAfter: isBlank(after)
                    case .blankOnOneSide: isAfterBlank || isBlank(after)
                    case .blanks: isAfterBlank && isBlank(after)
                    case .blanksOrWord: isAfterBlank && isBlank(after) || index > start && !hasSpace
                    }
                guard isSeparator else { continue }
                let colons = byte == 0x3A ? line[start..<index].reversed().prefix { $0 == 0x3A }.count : 0
                return Separation(shortEnd: index - colons, longStart: after)
            }
        }
        return nil
    }

    /// Returns the first separator without spaces.
    private static func weak(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Separation? {
        for index in line.indices.dropFirst(start) {
            let rest = line[index...].prefix(3)
            if rest.first == 0x3D || rest.first == 0x3A && rest.count > 1 && rest[index + 1] != 0x2F {
                return Separation(shortEnd: index, longStart: index + 1)
            }
            if rest.elementsEqual("–".utf8) || rest.elementsEqual("—".utf8) {
                return Separation(shortEnd: index, longStart: index + 3)
            }
        }
        return nil
    }

    /// Returns the separation after an acronym in capitals that the initials of the words spell. Only words of at most
    /// three letters, such as "of the", are skipped. Two letters are often a word, so they need a meaning in capitals.
    private static func spelled(_ line: UnsafeBufferPointer<UInt8>) -> Separation? {
        guard let end = line.firstIndex(where: FieldText.isSpace), end > 1 else { return nil }
        var words = line[end...].split(maxSplits: 2 * end) { FieldText.isSpace($0) || $0 == 0x2D }[...]
        if end == 2, words.first?.first ?? 0 > 0x5A { return nil }
        for letter in line[..<end] {
            words = words.drop { $0.count < 4 && $0[$0.startIndex] & 0xDF != letter }
            guard words.popFirst()?.first.map({ $0 & 0xDF }) == letter else { return nil }
        }
        return words.isEmpty ? Separation(shortEnd: end, longStart: end) : nil
    }
}
