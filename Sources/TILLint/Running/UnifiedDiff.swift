import TILText

/// The difference between two documents, in the format that `patch -p1` and `git apply` read.
package enum UnifiedDiff {
    private static let context = 3

    /// A line of the diff with its mark.
    private struct Step {
        let mark: Character
        let line: ArraySlice<UInt8>
    }

    /// Returns the lines of the diff, or an empty array if both documents are equal.
    /// - Parameter path: the document's path.
    package static func text(_ path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        let inner = path.trimmingPrefix("./").drop { $0 == "/" }
        let steps = steps(from: lines(old), to: lines(new))
        let changed = steps.indices.filter { index in steps[index].mark != " " }
        guard var first = changed.first else { return [] }
        var result = Array("--- \(name("a/" + inner))\n+++ \(name("b/" + inner))\n".utf8)
        var end = 0
        var oldLine = 0
        var newLine = 0
        // A hunk continues until the number of unchanged lines exceeds twice the context.
        for (last, next) in zip(changed, changed.dropFirst() + [.max]) where next - last > 2 * context {
            let hunk = max(0, first - context)..<min(steps.count, last + 1 + context)
            // The lines between two hunks are unchanged.
            oldLine += hunk.lowerBound - end
            newLine += hunk.lowerBound - end
            result += text(of: steps[hunk], after: (oldLine, newLine))
            oldLine += steps[hunk].count { step in step.mark != "+" }
            newLine += steps[hunk].count { step in step.mark != "-" }
            first = next
            end = hunk.upperBound
        }
        return result
    }

    /// Returns the replacements of whole lines that turn one document into another, in their order.
    static func edits(from old: [UInt8], to new: [UInt8]) -> [Replacement] {
        var edits: [Replacement] = []
        var start = 0
        var end = 0
        var added: [UInt8] = []
        func finish() {
            if start < end || !added.isEmpty {
                edits.append(Replacement(range: start..<end, text: String(decoding: added, as: UTF8.self)))
            }
            added = []
        }
        for step in steps(from: lines(old), to: lines(new)) {
            switch step.mark {
            case "+": added += step.line
            case "-": end += step.line.count
            default:
                finish()
                end += step.line.count
                start = end
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
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { bytes[$0.startIndex..<min($0.endIndex + 1, bytes.count)] }.filter { !$0.isEmpty }
    }

    /// Returns the steps from one document to another, in linear time. A fix moves no lines, so a line that occurs as
    /// often as before keeps its places.
    private static func steps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
        let oldPlaces = Dictionary(grouping: old.indices) { old[$0] }
        let newPlaces = Dictionary(grouping: new.indices) { new[$0] }
        var pairs: [Int: Int] = [:]
        for (line, places) in newPlaces {
            guard let others = oldPlaces[line], others.count == places.count else { continue }
            for (place, other) in zip(places, others) { pairs[place] = other }
        }
        var steps: [Step] = []
        var oldStart = 0
        var newStart = 0
        func replace(to oldEnd: Int, _ newEnd: Int) {
            let removed = old[oldStart..<oldEnd]
            let added = new[newStart..<newEnd]
            let isSame = removed == added
            if !isSame { steps += removed.map { removed in Step(mark: "-", line: removed) } }
            steps += added.map { added in Step(mark: isSame ? " " : "+", line: added) }
        }
        for index in new.indices {
            guard let place = pairs[index], place >= oldStart else { continue }
            replace(to: place, index)
            steps.append(Step(mark: " ", line: new[index]))
            oldStart = place + 1
            newStart = index + 1
        }
        replace(to: old.count, new.count)
        return steps
    }

    /// Returns a hunk.
    /// - Parameter before: The numbers of lines before it in both documents.
    private static func text(of hunk: ArraySlice<Step>, after before: (old: Int, new: Int)) -> [UInt8] {
        /// An empty range has the number of the line before it.
        func range(_ before: Int, without mark: Character) -> String {
            let count = hunk.count { $0.mark != mark }
            return "\(before + min(1, count)),\(count)"
        }
        var result = Array("@@ -\(range(before.old, without: "+")) +\(range(before.new, without: "-")) @@\n".utf8)
        for step in hunk {
            result += "\(step.mark)".utf8 + step.line
            if step.line.last != "\n" { result += "\n\\ No newline at end of file\n".utf8 }
        }
        return result
    }
}
