import Foundation
import TILText

/// Finds where a line of text parts an acronym from what it stands for.
///
/// The first of these decides: a tab; `=` with a blank beside it (`=>` too); `->` or an arrow; `:` with a blank after it; a
/// hyphen, en or em dash between blanks, or an em dash right after a word. Where there is none of them, what stands in
/// brackets at the end does (``EntryBrackets``), else the first `=`, `:` or en dash without blanks. An acronym in double quotes, inner ones doubled, may hold any of these; what it stands for may
/// then be in quotes as well. A ``ListMarker`` before an entry is dropped, and ``EntryMarks`` around its acronym too.
enum EntryLine {
    /// Where the acronym ends and the rest starts, as offsets into the line.
    struct Parting: Hashable {
        var shortEnd: Int
        var longStart: Int
    }

    /// The parting of a line; nil if there is none.
    static func parting(of line: UnsafeBufferPointer<UInt8>) -> Parting? {
        strong(line, from: 0) ?? EntryBrackets(line)?.parting ?? weak(line, from: 1)
    }

    /// Where what an acronym stands for starts in a line that is still being typed; nil as long as nothing parts it.
    static func longStart(of line: UnsafeBufferPointer<UInt8>) -> Int? {
        if let parting = strong(line, from: 0), parting.shortEnd > 0 { return parting.longStart }
        guard let open = line.firstIndex(of: 0x28), open > 1, FieldText.isSpace(line[open - 1]) else { return nil }
        return open + 1
    }

    /// The acronym and the rest of a line, both trimmed; nil if nothing parts them. The texts are nil where they are not
    /// UTF-8.
    static func split(_ line: UnsafeBufferPointer<UInt8>) -> (short: String?, long: String?)? {
        let line = unmarked(line)
        switch line.first {
        case 0x22: if let quoted = splitQuoted(line) { return quoted }
        case 0x2A, 0x5F, 0x60: if let marked = splitMarked(line) { return marked }
        default: break
        }
        if strong(line, from: 0) == nil, let brackets = EntryBrackets(line) {
            return (
                FieldText.string(UnsafeBufferPointer(rebasing: line[brackets.short])),
                FieldText.string(UnsafeBufferPointer(rebasing: line[brackets.long]))
            )
        }
        guard let parting = parting(of: line) else { return nil }
        let short = FieldText.string(UnsafeBufferPointer(rebasing: line[..<parting.shortEnd]))
        return (short, FieldText.string(UnsafeBufferPointer(rebasing: line[parting.longStart...])))
    }

    /// A line that ``split(_:)`` parts into the same texts, if both are one line each.
    static func text(short: String, long: String) -> String {
        let plain = "\(short) = \(long)"
        var line = plain
        let isSame = line.withUTF8 { line in
            guard let first = line.first, first != 0x23, PlainText.uncommented(line).count == line.count,
                let parts = split(line)
            else { return false }
            return parts.short == short && parts.long == long
        }
        if isSame { return plain }
        var copy = long
        return quoted(short) + " = " + (copy.withUTF8({ unquoted($0) }) == nil ? long : quoted(long))
    }

    /// The line behind a list's marker; all of it where what follows would be no entry: `- = minus`.
    static func unmarked(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let start = ListMarker.end(in: line) else { return line }
        let rest = UnsafeBufferPointer(rebasing: line[start...])
        guard let parting = parting(of: rest), parting.shortEnd > 0 else { return line }
        return rest
    }

    /// The same for a line that starts with an acronym in quotes; nil for any other.
    static func splitQuoted(_ line: UnsafeBufferPointer<UInt8>) -> (short: String?, long: String?)? {
        var short: [UInt8] = []
        var index = 1
        while index < line.count {
            if line[index] != 0x22 {
                short.append(line[index])
                index += 1
            } else if index + 1 < line.count, line[index + 1] == 0x22 {
                short.append(0x22)
                index += 2
            } else {
                break
            }
        }
        guard index < line.count, let longStart = longStart(line, behind: index + 1) else { return nil }
        let long = UnsafeBufferPointer(rebasing: line[longStart...])
        let text = short.withUnsafeBufferPointer { FieldText.string($0) }
        if let inner = unquoted(FieldText.trimmed(long)) {
            return (text, inner.withUnsafeBufferPointer { FieldText.string($0) })
        }
        return (text, FieldText.string(long))
    }

    /// The same for a line that starts with a marked acronym; nil for any other.
    private static func splitMarked(_ line: UnsafeBufferPointer<UInt8>) -> (short: String?, long: String?)? {
        guard let marks = EntryMarks(line),
            let longStart = marks.hasColon ? marks.end : longStart(line, behind: marks.end)
        else { return nil }
        let short = UnsafeBufferPointer(rebasing: line[marks.inner])
        return (FieldText.string(short), FieldText.string(UnsafeBufferPointer(rebasing: line[longStart...])))
    }

    /// Where what an acronym stands for starts, if a separator follows the acronym's end; nil if anything else does.
    private static func longStart(_ line: UnsafeBufferPointer<UInt8>, behind end: Int) -> Int? {
        guard let parting = strong(line, from: end) ?? weak(line, from: end),
            line[end..<parting.shortEnd].allSatisfy(FieldText.isSpace)
        else { return nil }
        return parting.longStart
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\""
    }

    /// The inside of a text that is all in quotes, inner ones doubled; nil for any other.
    private static func unquoted(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.count > 1, text.first == 0x22, text.last == 0x22 else { return nil }
        var inner: [UInt8] = []
        var index = 1
        while index < text.count - 1 {
            if text[index] == 0x22 {
                guard index + 1 < text.count - 1, text[index + 1] == 0x22 else { return nil }
                index += 1
            }
            inner.append(text[index])
            index += 1
        }
        return inner
    }

    private static func strong(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Parting? {
        func isBlank(_ index: Int) -> Bool { index >= line.count || line[index] == 0x20 || line[index] == 0x09 }
        var index = start
        var hasSpace = false
        while index < line.count {
            hasSpace = hasSpace || FieldText.isSpace(line[index])
            switch line[index] {
            case 0x09:
                return Parting(shortEnd: index, longStart: index + 1)
            case 0x3D:
                let after = index + 1 < line.count && line[index + 1] == 0x3E ? index + 2 : index + 1
                if isBlank(after) || index > start && isBlank(index - 1) {
                    return Parting(shortEnd: index, longStart: after)
                }
            case 0x3A:
                var after = index + 1
                while after < line.count, line[after] == 0x3A { after += 1 }
                if isBlank(after) { return Parting(shortEnd: index, longStart: after) }
                index = after - 1
            case 0x2D where index + 1 < line.count && line[index + 1] == 0x3E:
                return Parting(shortEnd: index, longStart: index + 2)
            case 0xE2 where index + 2 < line.count && line[index + 1] == 0x86 && line[index + 2] == 0x92:
                return Parting(shortEnd: index, longStart: index + 3)
            case 0x2D:
                if index > start, isBlank(index - 1), isBlank(index + 1) {
                    return Parting(shortEnd: index, longStart: index + 1)
                }
            case 0xE2:
                let isApart = index > start && isBlank(index - 1) && isBlank(index + 3)
                let isEmDash = index + 2 < line.count && line[index + 2] == 0x94
                let isTight = index > start && isEmDash && !hasSpace
                if isLongDash(line, at: index), isApart || isTight {
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
            switch line[index] {
            case 0x3D:
                return Parting(shortEnd: index, longStart: index + 1)
            case 0x3A where index + 1 < line.count && line[index + 1] != 0x2F:
                return Parting(shortEnd: index, longStart: index + 1)
            case 0xE2 where isLongDash(line, at: index):
                return Parting(shortEnd: index, longStart: index + 3)
            default:
                continue
            }
        }
        return nil
    }

    /// Whether an en dash or an em dash starts at an offset.
    private static func isLongDash(_ line: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index + 2 < line.count && line[index + 1] == 0x80 && (line[index + 2] == 0x93 || line[index + 2] == 0x94)
    }
}
