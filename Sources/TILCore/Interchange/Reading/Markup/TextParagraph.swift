import TILText

/// The lines of a paragraph, some of which may continue the line before them.
struct TextParagraph {
    struct Line {
        let number: Int
        var text: [UInt8]
        /// Whether the format marks the end of the line, as with two spaces in Markdown.
        let isBreak: Bool
    }

    private(set) var lines: [Line] = []

    /// The least length of a line that the next one may continue. A shorter line ends for another reason than its width.
    private static let wrappedLength = 55

    var isEmpty: Bool { lines.isEmpty }

    mutating func add(_ number: Int, _ text: some Collection<UInt8>, isBreak: Bool = false) {
        lines.append(Line(number: number, text: Array(Array(text)[...].trimmed), isBreak: isBreak))
    }

    /// Returns the lines, each with the number of lines that are joined in it. A line that continues another is joined to it: the other is long, and the line has no sign
    /// that separates an acronym from its meaning.
    func joined() -> [(number: Int, text: [UInt8], count: Int)] {
        var joined: [(number: Int, text: [UInt8], count: Int)] = []
        var mayContinue = false
        for line in lines {
            if mayContinue, !Self.hasSeparator(line.text[...]) {
                joined[joined.count - 1].text += [UInt8(ascii: " ")] + line.text
                joined[joined.count - 1].count = line.number + 1 - joined[joined.count - 1].number
            } else {
                joined.append((line.number, line.text, 1))
            }
            mayContinue = !line.isBreak && line.text.count >= Self.wrappedLength
        }
        return joined
    }

    /// Returns whether a line has a sign between an acronym and its meaning near its start.
    static func hasSeparator(_ line: ArraySlice<UInt8>) -> Bool {
        let start = line.prefix(80)
        let separators: [StaticString] = [": ", " - ", " – ", " — ", " = ", "->", "=>", "→", "\t", " -- ", "::", ":**"]
        return separators.contains { separator in start.contains(separator) } || line.last == UInt8(ascii: ":")
    }
}
