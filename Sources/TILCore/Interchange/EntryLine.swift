import Foundation

/// Finds where a line of text parts an acronym from what it stands for.
///
/// The first of these decides: a tab; `=` with a blank beside it (`=>` too); `:` with a blank after it; a hyphen, en or
/// em dash between blanks, or an em dash right after a word. Where there is none of them, the first `=`, `:` or en dash
/// without blanks does. An acronym in double quotes, inner ones doubled, may hold any of these.
enum EntryLine {
    /// Where the acronym ends and the rest starts, as offsets into the line.
    struct Parting: Hashable {
        var shortEnd: Int
        var longStart: Int
    }

    /// The parting of a line; nil if there is none.
    static func parting(of line: UnsafeBufferPointer<UInt8>) -> Parting? {
        strong(line, from: 0) ?? weak(line)
    }

    /// The acronym and the rest of a line, both trimmed; nil if nothing parts them. The texts are nil where they are not
    /// UTF-8.
    static func split(_ line: UnsafeBufferPointer<UInt8>) -> (short: String?, long: String?)? {
        if line.first == 0x22, let quoted = splitQuoted(line) { return quoted }
        guard let parting = parting(of: line) else { return nil }
        let short = FieldText.string(UnsafeBufferPointer(rebasing: line[..<parting.shortEnd]))
        return (short, FieldText.string(UnsafeBufferPointer(rebasing: line[parting.longStart...])))
    }

    /// A line that ``split(_:)`` parts into the same texts, if both are one line each.
    static func text(short: String, long: String) -> String {
        let plain = "\(short) = \(long)"
        var copy = plain
        let isSame = copy.withUTF8 { line in
            guard let first = line.first, first != 0x23, let parts = split(line) else { return false }
            return parts.short == short && parts.long == long
        }
        return isSame ? plain : "\"\(short.replacing("\"", with: "\"\""))\" = \(long)"
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
        guard index < line.count, let parting = strong(line, from: index + 1),
            line[(index + 1)..<parting.shortEnd].allSatisfy(FieldText.isSpace)
        else { return nil }
        let text = short.withUnsafeBufferPointer { FieldText.string($0) }
        return (text, FieldText.string(UnsafeBufferPointer(rebasing: line[parting.longStart...])))
    }

    private static func strong(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Parting? {
        func isBlank(_ index: Int) -> Bool { index >= line.count || line[index] == 0x20 || line[index] == 0x09 }
        var index = start
        while index < line.count {
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
            case 0x2D:
                if index > start, isBlank(index - 1), isBlank(index + 1) {
                    return Parting(shortEnd: index, longStart: index + 1)
                }
            case 0xE2:
                let isApart = index > start && isBlank(index - 1) && isBlank(index + 3)
                let isEmDash = index + 2 < line.count && line[index + 2] == 0x94
                let isTight = index > start && isEmDash && !line[start..<index].contains(where: FieldText.isSpace)
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

    private static func weak(_ line: UnsafeBufferPointer<UInt8>) -> Parting? {
        for index in line.indices.dropFirst() {
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
