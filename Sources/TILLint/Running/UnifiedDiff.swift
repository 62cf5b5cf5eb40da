import TILText

/// The difference between two documents, in the format that `patch -p1` and `git apply` read.
package enum UnifiedDiff {
    private static let context = 3

    /// The mark before a line of the diff.
    private enum Mark: Character {
        case added = "+"
        case removed = "-"
        case unchanged = " "
    }

    /// A line of the diff with its mark.
    private struct Step {
        let mark: Mark
        let line: ArraySlice<UInt8>
    }

    /// Returns the lines of the diff, or an empty array if both documents are equal.
    /// - Parameter path: the document's path.
    package static func text(_ path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        let steps = steps(from: lines(old), to: lines(new))
        let hunks = hunks(of: steps)
        if hunks.isEmpty { return [] }
        let inner = path.trimmingPrefix("./").drop { character in character == "/" }
        var result = Array("--- \(name("a/" + inner))\n+++ \(name("b/" + inner))\n".utf8)
        var end = 0
        var oldLine = 0
        var newLine = 0
        for hunk in hunks {
            // The lines between two hunks are unchanged.
            oldLine += hunk.lowerBound - end
            newLine += hunk.lowerBound - end
            result += text(of: steps[hunk], oldLine: oldLine, newLine: newLine)
            oldLine += steps[hunk].count { step in step.mark != .added }
            newLine += steps[hunk].count { step in step.mark != .removed }
            end = hunk.upperBound
        }
        return result
    }

    /// Returns the parts of a diff with changes and their context. A hunk continues until the number of unchanged steps
    /// exceeds twice the context.
    private static func hunks(of steps: [Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in steps.indices where steps[index].mark != .unchanged {
            let start = max(0, index - context)
            let end = min(steps.count, index + 1 + context)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    /// Returns the replacements of whole lines that turn one document into another, in their order.
    static func edits(from old: [UInt8], to new: [UInt8]) -> [Replacement] {
        var edits: [Replacement] = []
        /// The bytes that are removed since the last unchanged line, and those that are added.
        var removed = 0..<0
        var added: [UInt8] = []
        func finish() {
            if removed.isEmpty, added.isEmpty { return }
            edits.append(Replacement(range: removed, text: String(decoding: added, as: UTF8.self)))
            added = []
        }
        for step in steps(from: lines(old), to: lines(new)) {
            let next = removed.upperBound + step.line.count
            switch step.mark {
            case .added: added += step.line
            case .removed: removed = removed.lowerBound..<next
            case .unchanged:
                finish()
                removed = next..<next
            }
        }
        finish()
        return edits
    }

    /// Returns a file name for the diff. A name that could be misread, for example as several lines, is quoted the way
    /// git writes it and `patch` reads it.
    private static func name(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            !byte.isSpaceOrControl && byte != 0x7F && byte != "\"" && byte != "\\"
        }
        if isPlain { return path }
        let escaped = path.utf8.map { byte in
            switch byte {
            case "\"", "\\": "\\\(Unicode.Scalar(byte))"
            case 0x20..<0x7F: "\(Unicode.Scalar(byte))"
            default: "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst()
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// Splits a document into lines, including their line ends.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let lineFeed = bytes[start...].firstIndex(of: .lineFeed)
            let end = lineFeed.map { index in index + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// Returns the steps from one document to another, in linear time. A fix moves no lines, so a line that occurs as
    /// often as before keeps its places.
    private static func steps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
        let oldPlaces = oldPlaces(of: new, in: old)
        var steps: [Step] = []
        var oldStart = 0
        var newStart = 0
        for index in new.indices {
            guard let place = oldPlaces[index], place >= oldStart else { continue }
            steps += replacement(of: old[oldStart..<place], by: new[newStart..<index])
            steps.append(Step(mark: .unchanged, line: new[index]))
            oldStart = place + 1
            newStart = index + 1
        }
        return steps + replacement(of: old[oldStart...], by: new[newStart...])
    }

    /// Returns the indices in one document of lines that occur as often in another, by their indices there.
    private static func oldPlaces(of new: [ArraySlice<UInt8>], in old: [ArraySlice<UInt8>]) -> [Int: Int] {
        let oldPlaces = Dictionary(grouping: old.indices) { index in old[index] }
        let newPlaces = Dictionary(grouping: new.indices) { index in new[index] }
        var pairs: [Int: Int] = [:]
        for (line, places) in newPlaces {
            guard let others = oldPlaces[line], others.count == places.count else { continue }
            for (place, other) in zip(places, others) { pairs[place] = other }
        }
        return pairs
    }

    private static func replacement(
        of old: ArraySlice<ArraySlice<UInt8>>, by new: ArraySlice<ArraySlice<UInt8>>
    ) -> [Step] {
        if old == new { return new.map { line in Step(mark: .unchanged, line: line) } }
        let removed = old.map { line in Step(mark: .removed, line: line) }
        let added = new.map { line in Step(mark: .added, line: line) }
        return removed + added
    }

    /// Returns a hunk.
    /// - Parameters:
    ///   - oldLine: the number of lines before it in the old document.
    ///   - newLine: the number of lines before it in the new document.
    private static func text(of hunk: ArraySlice<Step>, oldLine: Int, newLine: Int) -> [UInt8] {
        /// An empty range has the number of the line before it.
        func range(after line: Int, without mark: Mark) -> String {
            let count = hunk.count { step in step.mark != mark }
            return "\(line + min(1, count)),\(count)"
        }
        let oldRange = range(after: oldLine, without: .added)
        let newRange = range(after: newLine, without: .removed)
        var result = Array("@@ -\(oldRange) +\(newRange) @@\n".utf8)
        for step in hunk {
            result += "\(step.mark.rawValue)".utf8 + step.line
            if step.line.last != "\n" { result += "\n\\ No newline at end of file\n".utf8 }
        }
        return result
    }
}
