import TILText

/// Emphasised phrases: terms, labels of buttons, titles. Their wording is fixed.
extension LintSubject {
    /// The greatest distance of a mark of emphasis in bytes.
    private static let reach = 80

    /// Whether a range is in an emphasised phrase: "the *currently handled exception object*", "In **Azure Active
    /// Directory** select".
    func isEmphasised(_ range: ByteRange) -> Bool {
        let near = document.indices.clamped(to: range.lowerBound - Self.reach..<range.upperBound + Self.reach)
        let passage = passage(around: range).clamped(to: near)
        guard passage.lowerBound <= range.lowerBound, range.upperBound <= passage.upperBound else { return false }
        let before = passage.lowerBound..<range.lowerBound
        let behind = range.upperBound..<passage.upperBound
        switch format {
        case .html: return isInTag(before)
        case .latex: return isInArgument(before)
        case .markdown: return isInTag(before) || isBetweenMarks(before, behind)
        case .restructuredText, .asciiDoc, .org: return isBetweenMarks(before, behind)
        default: return false
        }
    }

    /// Whether the last mark before a range opens emphasis, and one behind it closes it.
    private func isBetweenMarks(_ before: ByteRange, _ behind: ByteRange) -> Bool {
        let opening = before.last { index in isMark(index) && (isOpening(index) || isClosing(index)) }
        guard let opening, isOpening(opening) else { return false }
        return behind.contains { index in byte(index) == byte(opening) && isClosing(index) }
    }

    private func isMark(_ index: Int) -> Bool { byte(index).isOne(of: "*_") }

    /// Whether a mark is behind a space or a bracket, and a text follows it.
    private func isOpening(_ index: Int) -> Bool {
        let start = (max(0, index - 3)..<(index + 1)).last { place in !isMark(place) } ?? -1
        let isOutside = byte(start).isSpace || byte(start).isOne(of: "([{\"'")
        return isOutside && !byte(index + 1).isSpace
    }

    /// Whether a mark is behind a text, and a space or a punctuation mark follows it.
    private func isClosing(_ index: Int) -> Bool {
        let next = (index..<(index + 4)).first { place in !isMark(place) } ?? index + 1
        return !byte(index - 1).isSpace && !byte(next).isLetter && !byte(next).isDigit
    }

    /// Whether the last tag of emphasis before a range opens it.
    private func isInTag(_ before: ByteRange) -> Bool {
        for index in before.reversed() where byte(index) == "<" {
            if Self.closingTags.contains(where: { tag in document.has(tag, at: index) }) { return false }
            if Self.openingTags.contains(where: { tag in document.has(tag, at: index) }) { return true }
        }
        return false
    }

    private static let openingTags: [StaticString] = ["<em>", "<i>", "<b>", "<strong>", "<dfn>", "<cite>"]
    private static let closingTags: [StaticString] = ["</em>", "</i>", "</b>", "</strong>", "</dfn>", "</cite>"]

    /// Whether a range is in the argument of a command of emphasis.
    private func isInArgument(_ before: ByteRange) -> Bool {
        var depth = 0
        for index in before.reversed() {
            if byte(index) == "}" { depth += 1 }
            guard byte(index) == "{" else { continue }
            depth -= 1
            if depth < 0 {
                return Self.commands.contains { command in document.has(command, at: index - command.utf8CodeUnitCount)
                }
            }
        }
        return false
    }

    private static let commands: [StaticString] = ["\\emph", "\\textit", "\\textbf", "\\textsl", "\\texttt"]
}
