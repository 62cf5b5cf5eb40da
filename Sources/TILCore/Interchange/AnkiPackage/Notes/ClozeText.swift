/// A text with gaps: `{{c1::NASA}} flies to the {{c2::moon::where}}`.
///
/// Source: the Anki manual, "Adding/Editing / Cloze Deletion". Gaps may stand within gaps.
struct ClozeText: Hashable {
    /// The text with what the gaps hide, without their hints.
    private(set) var plain = ""
    /// What each gap hides, by its number; several of one number follow each other.
    private(set) var gaps: [Int: String] = [:]

    /// How many gaps may stand within each other, and how many are looked at by themselves: Anki shows no more either.
    private static let deepest = 8
    private static let mostGaps = 500

    /// A text whose gaps are known.
    init(plain: String, gaps: [Int: String]) {
        self.plain = plain
        self.gaps = gaps
    }

    /// Reads a text.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        if bytes.firstRange(of: "{{c".utf8) == nil {
            plain = text
            return
        }
        var output: [UInt8] = []
        var open: [(number: Int, start: Int)] = []
        var hidden: [(number: Int, text: [UInt8])] = []
        var index = 0
        while index < bytes.count {
            if open.count < Self.deepest, let (number, end) = Self.opening(bytes, at: index) {
                open.append((number, output.count))
                index = end
            } else if !open.isEmpty, bytes[index] == 0x7D, index + 1 < bytes.count, bytes[index + 1] == 0x7D {
                let gap = open.removeLast()
                // What follows `::` is a hint.
                if let hint = output[gap.start...].firstRange(of: "::".utf8) {
                    output.removeSubrange(hint.lowerBound...)
                }
                if hidden.count < Self.mostGaps { hidden.append((gap.number, Array(output[gap.start...]))) }
                index += 2
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        plain = String(decoding: output, as: UTF8.self)
        for gap in hidden {
            let text = FieldText.trimmed(String(decoding: gap.text, as: UTF8.self))
            gaps[gap.number] = gaps[gap.number].map { $0 + " " + text } ?? text
        }
    }

    /// The number of the gap that opens at a place, and where what it hides starts; nil where none does.
    private static func opening(_ bytes: [UInt8], at start: Int) -> (number: Int, end: Int)? {
        guard bytes[start...].starts(with: "{{c".utf8) else { return nil }
        let digits = bytes[(start + 3)...].prefix(4).prefix { (0x30...0x39).contains($0) }
        guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0,
            bytes[digits.endIndex...].starts(with: "::".utf8)
        else { return nil }
        return (number, digits.endIndex + 2)
    }
}
