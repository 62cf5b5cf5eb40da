import TILText

/// A text with gaps: `{{c1::NASA}} flies to the {{c2::moon::where}}`.
///
/// Source: the Anki manual, "Adding/Editing / Cloze Deletion". Gaps can be nested.
struct ClozeText: Hashable {
    /// The text with the gaps filled in, without their hints.
    private(set) var plain = ""
    /// The hidden text of each gap, by its number. The texts of gaps with the same number are joined.
    private(set) var gaps: [Int: String] = [:]

    /// The maximum depth of nested gaps, and the maximum number of recorded gaps. Anki does not show more either.
    private static let deepest = 8
    private static let mostGaps = 500

    /// Creates a text whose gaps are already known.
    init(plain: String, gaps: [Int: String]) {
        self.plain = plain
        self.gaps = gaps
    }

    /// Reads a text with gaps.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var open: [OpenGap] = []
        var count = 0
        var index = 0
        while index < bytes.count {
            if open.count < Self.deepest, let opening = Self.opening(bytes[index...]) {
                open.append(OpenGap(number: opening.number, start: output.count))
                index = opening.end
            } else if bytes[index...].starts(with: "}}".utf8), let gap = open.popLast() {
                // Remove the hint after `::`.
                if let hint = output[gap.start...].firstRange(of: "::".utf8) {
                    output.removeSubrange(hint.lowerBound...)
                }
                count += 1
                if count <= Self.mostGaps { add(output[gap.start...].text, to: gap.number) }
                index += 2
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        plain = String(decoding: output, as: UTF8.self)
    }

    private struct OpenGap {
        let number: Int
        /// The offset in the output at which the hidden text starts.
        let start: Int
    }

    private mutating func add(_ hidden: String, to number: Int) {
        if let earlier = gaps[number] { gaps[number] = earlier + " " + hidden } else { gaps[number] = hidden }
    }

    /// Returns the number of the gap that opens at the start of the bytes, and the index at which its hidden text
    /// starts. Returns nil if no gap opens.
    private static func opening(_ bytes: ArraySlice<UInt8>) -> (number: Int, end: Int)? {
        guard bytes.starts(with: "{{c".utf8) else { return nil }
        let digits = bytes.dropFirst(3).prefix(4).prefix(while: \.isDigit)
        guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0,
            bytes[digits.endIndex...].starts(with: "::".utf8)
        else { return nil }
        return (number, digits.endIndex + 2)
    }

    /// The acronym and its meaning, or nil if the text is a sentence.
    var pair: (short: String, long: String)? {
        if gaps.count == 2 {
            let hidden = gaps.keys.sorted().compactMap { number in gaps[number] }
            let first = hidden[0]
            let second = hidden[1]
            if AcronymGuess.fits(first, second) { return (short: first, long: second) }
            if AcronymGuess.fits(second, first) { return (short: second, long: first) }
        }
        let isOneLine = !plain.utf8.contains(UInt8(ascii: "\n"))
        guard isOneLine, let entry = EntryText.parts(of: plain), AcronymGuess.isShort(entry.short) else { return nil }
        let hidesPart = gaps.values.contains { gap in gap == entry.short || entry.long.contains(gap) }
        return hidesPart ? (short: entry.short, long: entry.long) : nil
    }
}
