/// An entry whose end stands in brackets: `LLM (Large Language Model)`, or the other way about, `Large Language Model (LLM)`.
///
/// The acronym is the one of the two that is one word; where both or neither are, the line is no such entry but for an
/// acronym before the brackets.
struct EntryBrackets {
    /// The acronym, as offsets into the line.
    let short: Range<Int>
    /// What it stands for.
    let long: Range<Int>
    /// How the line is parted.
    let parting: EntryLine.Parting

    /// The entry of a line; nil if it does not end in brackets after something else.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        guard line.last == 0x29, let open = line.firstIndex(of: 0x28), open > 1, FieldText.isSpace(line[open - 1]),
            line[(open + 1)...].firstIndex(of: 0x28) == nil, line.firstIndex(of: 0x29) == line.count - 1
        else { return nil }
        let before = 0..<(open - 1)
        let inside = (open + 1)..<(line.count - 1)
        let words = (before: Self.wordCount(line, before), inside: Self.wordCount(line, inside))
        guard words.before > 0, words.inside > 0 else { return nil }
        if words.before == 1 {
            (short, long) = (before, inside)
        } else if words.inside == 1 {
            (short, long) = (inside, before)
        } else {
            return nil
        }
        parting = EntryLine.Parting(shortEnd: open - 1, longStart: open)
    }

    private static func wordCount(_ line: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        line[range].split(whereSeparator: FieldText.isSpace).count
    }
}
