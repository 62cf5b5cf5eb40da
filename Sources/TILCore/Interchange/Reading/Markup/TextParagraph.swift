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

    /// The least length of a line that the next one may continue. A shorter line ends for another reason than its
    /// width.
    private static let wrappedLength = 55

    var isEmpty: Bool { lines.isEmpty }

    mutating func add(_ number: Int, _ text: some Collection<UInt8>, isBreak: Bool = false) {
        lines.append(Line(number: number, text: Array(Array(text)[...].trimmed), isBreak: isBreak))
    }

    /// A line of the text with those that continue it.
    struct JoinedLine {
        /// The number of the first line.
        let number: Int
        var text: [UInt8]
        /// The number of lines that are joined in it.
        var count = 1
    }

    /// Returns the lines. A line that continues the one before it is joined to it: that one is long, and the line has
    /// no sign that separates an acronym from its meaning.
    func joined() -> [JoinedLine] {
        var joined: [JoinedLine] = []
        var mayContinue = false
        for line in lines {
            if let last = joined.indices.last, mayContinue, !Self.hasSeparator(line.text[...]) {
                joined[last].text += [.space] + line.text
                joined[last].count = line.number + 1 - joined[last].number
            } else {
                joined.append(JoinedLine(number: line.number, text: line.text))
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
