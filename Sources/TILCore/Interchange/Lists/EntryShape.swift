/// An entry with brackets at its end: `LLM (Large Language Model)`, or the other way around, `Large Language Model (LLM)`.
///
/// The acronym is the part that is one word. If both parts are one word, it is the part before the brackets. If neither
/// is, the line is not such an entry.
struct EntryBrackets {
    /// The acronym's offsets in the line.
    let short: Range<Int>
    /// The meaning's offsets in the line.
    let long: Range<Int>
    /// The offsets at which the line is split.
    let separation: EntryLine.Separation

    /// Reads the entry of a line. The result is nil if the line does not end in brackets after other text.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        guard line.last == 0x29, let open = line.firstIndex(of: 0x28), open > 1, FieldText.isSpace(line[open - 1]),
            !line[(open + 1)...].contains(0x28), line.firstIndex(of: 0x29) == line.count - 1
        else { return nil }
        let (before, inside) = (0..<(open - 1), (open + 1)..<(line.count - 1))
        func words(_ range: Range<Int>) -> Int { line[range].split(whereSeparator: FieldText.isSpace).count }
        switch (words(before), words(inside)) {
        case (0, _), (_, 0): return nil
        case (1, _): (short, long) = (before, inside)
        case (_, 1): (short, long) = (inside, before)
        default: return nil
        }
        separation = EntryLine.Separation(shortEnd: open - 1, longStart: open)
    }
}

/// Marks around an acronym at the start of a line: `**CTO**`, `__CTO__`, `` `CTO` ``, and `*[CTO]`, which declares an
/// abbreviation in Markdown.
struct EntryMarks {
    /// The offsets of the acronym within the marks.
    let inner: Range<Int>
    /// The offset after the marks.
    let end: Int
    /// Whether the colon that separates the parts is within the marks, as in `**CTO:** ...`.
    let hasColon: Bool

    /// Finds the marks that start a line. The result is nil if the line does not start with a mark.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        guard line.count > 2 else { return nil }
        let (start, closing): (Int, [UInt8])
        switch (line[0], line[1]) {
        case (0x2A, 0x2A), (0x5F, 0x5F): (start, closing) = (2, [line[0], line[0]])
        case (0x60, _): (start, closing) = (1, [0x60])
        case (0x2A, 0x5B): (start, closing) = (2, [0x5D])
        default: return nil
        }
        let candidates = line.indices.dropFirst(start + 1)
        guard let close = candidates.first(where: { line[$0...].starts(with: closing) }) else { return nil }
        end = close + closing.count
        hasColon = close - start > 1 && line[close - 1] == 0x3A && (end == line.count || FieldText.isSpace(line[end]))
        inner = start..<(hasColon ? close - 1 : close)
        // A mark next to a space or next to another mark of the same kind does not count.
        let edges = [line[start], line[close - 1]]
        if edges.contains(where: { FieldText.isSpace($0) || $0 == line[0] }) { return nil }
        if end < line.count, line[end] == closing[0] { return nil }
    }
}

/// The marker before an entry of a list: `-`, `*`, `+`, a bullet, `1.` or `2)`, followed by a space. It is not part of
/// the acronym.
enum ListMarker {
    /// The maximum number of digits in a marker.
    private static let mostDigits = 3
    private static let bullets = "– • ‣ ▪ ◦".split(separator: " ").map { Array($0.utf8) }

    /// Returns the offset of the entry after a marker at the start of the line, or nil if the line has no marker.
    static func end(in line: UnsafeBufferPointer<UInt8>) -> Int? {
        var end: Int
        switch line.first ?? 0 {
        case 0x2A, 0x2B, 0x2D:
            end = 1
        case 0x30...0x39:
            end = line.prefix(mostDigits).prefix { (0x30...0x39).contains($0) }.count + 1
            guard end <= line.count, line[end - 1] == 0x2E || line[end - 1] == 0x29 else { return nil }
        case 0xE2:
            guard bullets.contains(where: { line.starts(with: $0) }) else { return nil }
            end = 3
        default:
            return nil
        }
        // Without a following space, the marker belongs to the acronym, as in `*NIX`, `1.5G` or `+ve`.
        guard end < line.count, FieldText.isSpace(line[end]) else { return nil }
        while end < line.count, FieldText.isSpace(line[end]) { end += 1 }
        return end
    }
}
