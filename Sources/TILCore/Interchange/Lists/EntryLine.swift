import TILText

/// Finds where a line of text separates an acronym from what it stands for.
///
/// The first of these decides: a tab; `=` next to a blank (`=>` too); `->` or an arrow; `:` with a blank after it; a
/// hyphen, en or em dash between blanks, or an em dash right after a word. If there is none of them, brackets at the end do
/// (``EntryBrackets``), else the first `=`, `:` or en dash without blanks. An acronym in double quotes, inner ones doubled,
/// may hold any of these; what it stands for may then be in quotes as well. A ``ListMarker`` before an entry is dropped, and
/// ``EntryMarks`` around its acronym too.
enum EntryLine {
    /// Where the acronym ends and the rest starts, as offsets into the line.
    struct Parting: Hashable {
        var shortEnd: Int
        var longStart: Int
    }

    /// The acronym and the rest of a line, both trimmed; nil for a text that is not UTF-8.
    typealias Parts = (short: String?, long: String?)

    /// The parting of a line; nil if there is none.
    static func parting(of line: UnsafeBufferPointer<UInt8>) -> Parting? {
        strong(line, from: 0) ?? EntryBrackets(line)?.parting ?? weak(line, from: 1)
    }

    /// Where what an acronym stands for starts in a line that is still being typed; nil as long as nothing separates it.
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

    /// The line after a list's marker; all of it if what follows would be no entry: `- = minus`.
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

    /// Where what an acronym stands for starts, if a separator follows the acronym's end; nil if anything else does.
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

    private static func strong(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Parting? {
        func byte(_ index: Int) -> UInt8 { index < line.count ? line[index] : 0x20 }
        func isBlank(_ index: Int) -> Bool { byte(index) == 0x20 || byte(index) == 0x09 }
        var index = start
        var hasSpace = false
        while index < line.count {
            hasSpace = hasSpace || FieldText.isSpace(line[index])
            let isAfterBlank = index > start && isBlank(index - 1)
            switch (line[index], byte(index + 1)) {
            case (0x09, _):
                return Parting(shortEnd: index, longStart: index + 1)
            case (0x3D, let next):
                let after = next == 0x3E ? index + 2 : index + 1
                if isBlank(after) || isAfterBlank { return Parting(shortEnd: index, longStart: after) }
            case (0x3A, _):
                var after = index + 1
                while byte(after) == 0x3A { after += 1 }
                if isBlank(after) { return Parting(shortEnd: index, longStart: after) }
                index = after - 1
            case (0x2D, 0x3E):
                return Parting(shortEnd: index, longStart: index + 2)
            case (0xE2, 0x86) where byte(index + 2) == 0x92:
                return Parting(shortEnd: index, longStart: index + 3)
            case (0x2D, _):
                if isAfterBlank, isBlank(index + 1) { return Parting(shortEnd: index, longStart: index + 1) }
            case (0xE2, 0x80):
                let isEmDash = byte(index + 2) == 0x94
                let isTight = index > start && isEmDash && !hasSpace
                if isEmDash || byte(index + 2) == 0x93, isTight || isAfterBlank && isBlank(index + 3) {
                    return Parting(shortEnd: index, longStart: index + 3)
                }
            default:
                break
            }
            index += 1
        }
        return nil
    }

    private static func weak(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Parting? {
        for index in line.indices.dropFirst(start) {
            func next(_ offset: Int) -> UInt8? { index + offset < line.count ? line[index + offset] : nil }
            switch line[index] {
            case 0x3D:
                return Parting(shortEnd: index, longStart: index + 1)
            case 0x3A:
                if let byte = next(1), byte != 0x2F { return Parting(shortEnd: index, longStart: index + 1) }
            case 0xE2:
                if next(1) == 0x80, next(2) == 0x93 || next(2) == 0x94 {
                    return Parting(shortEnd: index, longStart: index + 3)
                }
            default:
                continue
            }
        }
        return nil
    }
}
