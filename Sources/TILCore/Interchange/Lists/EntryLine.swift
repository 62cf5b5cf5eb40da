import TILText

/// Finds the place where a line of text separates an acronym from its meaning.
///
/// The first of these decides: a tab; `=` next to a blank (`=>` too); `->` or an arrow; `:` with a blank after it; a
/// hyphen, en or em dash between spaces, or an em dash right after a word. If none of them occurs, brackets at the end
/// decide (``EntryBrackets``), or else the first `=`, `:` or en dash without spaces. An acronym in double quotes, inner
/// ones doubled, may contain any of these; its meaning may then be in quotes as well. A ``ListMarker`` before an entry
/// is dropped, and so are ``EntryMarks`` around its acronym.
enum EntryLine {
    /// Where the acronym ends and the rest starts, as offsets into the line.
    struct Parting: Hashable {
        var shortEnd: Int
        var longStart: Int
    }

    /// The acronym and the rest of a line, both trimmed; nil for a text that is not UTF-8.
    typealias Parts = (short: String?, long: String?)

    /// Returns the place where a line is split, or nil if nothing separates an acronym from its meaning.
    static func parting(of line: UnsafeBufferPointer<UInt8>) -> Parting? {
        strong(line, from: 0) ?? EntryBrackets(line)?.parting ?? weak(line, from: 1)
    }

    /// Returns the offset of the meaning in a line that is still being typed, or nil if no separator was typed yet.
    static func longStart(of line: UnsafeBufferPointer<UInt8>) -> Int? {
        if let parting = strong(line, from: 0), parting.shortEnd > 0 { return parting.longStart }
        guard let open = line.firstIndex(of: 0x28), open > 1, FieldText.isSpace(line[open - 1]) else { return nil }
        return open + 1
    }

    /// The parts of a line; nil if nothing separates them.
    static func split(_ line: UnsafeBufferPointer<UInt8>) -> Parts? {
        let line = unmarked(line)
        if let parts = line.first == 0x22 ? splitQuoted(line) : splitMarked(line) { return parts }
        if strong(line, from: 0) == nil, let brackets = EntryBrackets(line) {
            return parts(line[part: brackets.short], line[part: brackets.long])
        }
        return parting(of: line).map { parts(line[part: ..<$0.shortEnd], line[part: $0.longStart...]) }
    }

    /// A line that ``split(_:)`` splits into the same texts, if both are one line each.
    static func text(short: String, long: String) -> String {
        let plain = "\(short) = \(long)"
        var line = plain
        let isSame = line.withUTF8 { line in
            guard let first = line.first, first != 0x23, PlainText.uncommented(line).count == line.count,
                let parts = split(line)
            else { return false }
            return parts == (short, long)
        }
        if isSame { return plain }
        var copy = long
        let isQuoted = copy.withUTF8 { unquoted($0) } != nil
        return FieldText.quoted(short) + " = " + (isQuoted ? FieldText.quoted(long) : long)
    }

    /// The line after a list's marker, or the whole line if the rest would not be an entry: `- = minus`.
    static func unmarked(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let start = ListMarker.end(in: line) else { return line }
        let rest = line[part: start...]
        return parting(of: rest).map { $0.shortEnd > 0 } == true ? rest : line
    }

    /// The parts of a line that starts with an acronym in quotes; nil for any other.
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

    /// The parts of a line that starts with a marked acronym; nil for any other.
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
        guard let parting = strong(line, from: end) ?? weak(line, from: end),
            line[end..<parting.shortEnd].allSatisfy(FieldText.isSpace)
        else { return nil }
        return parting.longStart
    }

    /// The inside of a text that is all in quotes, inner ones doubled; nil for any other.
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
        /// Blanks, or only one word before it.
        case blanksOrWord
    }

    private static let separators: [(text: [UInt8], needs: Surroundings)] = [
        ("\t", .any), ("=>", .blankOnOneSide), ("=", .blankOnOneSide), (":", .blankAfter), ("->", .any), ("→", .any),
        ("-", .blanks), ("–", .blanks), ("—", .blanksOrWord),
    ].map { (Array($0.utf8), $1) }

    private static func strong(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Parting? {
        func isBlank(_ index: Int) -> Bool { index >= line.count || line[index] == 0x20 || line[index] == 0x09 }
        var hasSpace = false
        for index in line.indices.dropFirst(start) {
            let byte = line[index]
            hasSpace = hasSpace || FieldText.isSpace(byte)
            guard byte == 0x09 || byte == 0x2D || byte == 0x3A || byte == 0x3D || byte == 0xE2 else { continue }
            let isAfterBlank = index > start && isBlank(index - 1)
            // Of several colons the last counts.
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
                return Parting(shortEnd: index - colons, longStart: after)
            }
        }
        return nil
    }

    /// Finds a separator without spaces.
    private static func weak(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Parting? {
        for index in line.indices.dropFirst(start) {
            let rest = line[index...].prefix(3)
            if rest.first == 0x3D || rest.first == 0x3A && rest.count > 1 && rest[index + 1] != 0x2F {
                return Parting(shortEnd: index, longStart: index + 1)
            }
            if rest.elementsEqual("–".utf8) || rest.elementsEqual("—".utf8) {
                return Parting(shortEnd: index, longStart: index + 3)
            }
        }
        return nil
    }
}
