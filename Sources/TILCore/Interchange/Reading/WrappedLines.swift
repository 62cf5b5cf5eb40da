import TILText

/// Lines of text with their splits: lines that complete the meaning above them are joined to it, and a line with
/// several entries is a line for each.
struct WrappedLines {
    private(set) var lines: [ListLine] = []
    private(set) var splits: [LineSplit?] = []

    /// The greatest length of a meaning on several lines, in bytes, and the least length of a line that continues one.
    /// A shorter line is the heading of a section.
    private static let longestText = 400
    private static let shortestLine = 4

    init(_ lines: [ListLine], _ splitter: LineSplitter) {
        self.lines.reserveCapacity(lines.count)
        splits.reserveCapacity(lines.count)
        for line in lines {
            if let entries = LineEntries(line, splitter) {
                self.lines += entries.lines
                splits += entries.splits
                continue
            }
            let split = splitter.split(line)
            if split == nil, join(line, splitter) { continue }
            self.lines.append(line)
            splits.append(split)
        }
    }

    /// Joins a line to the one above it only if both together spell the acronym.
    /// - Returns: whether the line was joined.
    private mutating func join(_ line: ListLine, _ splitter: LineSplitter) -> Bool {
        guard let above = lines.last, let split = splits.last, !Self.isComplete(split), Self.mayContinue(above, line)
        else { return false }
        var joined = above
        joined.text += " " + line.text
        joined.lineCount += line.lineCount
        joined.comment = line.comment
        guard let joinedSplit = splitter.split(joined), Self.isComplete(joinedSplit) else { return false }
        lines[lines.count - 1] = joined
        splits[splits.count - 1] = joinedSplit
        return true
    }

    /// Returns whether a line follows another that is like it, and both have the length of a meaning on several lines.
    private static func mayContinue(_ above: ListLine, _ line: ListLine) -> Bool {
        let isNext = above.line + above.lineCount == line.line
        let isLike = above.depth == line.depth && above.isItem == line.isItem
        guard isNext, isLike, above.comment.isEmpty else { return false }
        let size = line.text.utf8.count
        return size >= shortestLine && above.text.utf8.count + size < longestText
    }

    /// Returns whether a meaning spells the acronym with the initials of all of its words.
    private static func isComplete(_ split: LineSplit?) -> Bool {
        guard let split, let found = SpelledMeaning(of: split.short, in: split.long) else { return false }
        return found.isExact && found.isComplete && found.trailing < 2
    }
}
