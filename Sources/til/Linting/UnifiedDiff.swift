/// The difference between two documents, in the format that `patch -p1` and `git apply` read.
struct UnifiedDiff {
    private static let context = 3

    /// Returns the lines of the diff, or an empty array if both documents are equal.
    /// - Parameter path: the document's path.
    static func text(_ path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        let before = lines(old)
        let after = lines(new)
        let steps = steps(before, after)
        guard steps.contains(where: { $0.kind != .same }) else { return [] }
        let inner =
            path.hasPrefix("/")
            ? String(path.drop { $0 == "/" }) : path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        var result = Array("--- \(name("a/" + inner))\n+++ \(name("b/" + inner))\n".utf8)
        var start = 0
        while let first = steps[start...].firstIndex(where: { $0.kind != .same }) {
            // A hunk continues until the number of unchanged lines exceeds twice the context.
            var last = first
            var index = first
            while index < steps.count, index - last <= 2 * context {
                if steps[index].kind != .same { last = index }
                index += 1
            }
            let hunk = max(start, first - context)..<min(steps.count, last + 1 + context)
            append(hunk: steps[hunk], of: before, after, to: &result)
            start = hunk.upperBound
        }
        return result
    }

    /// Returns a file name for the diff. A name that could be misread, for example as several lines, is quoted the way
    /// git writes it and `patch` reads it.
    private static func name(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
        if isPlain { return path }
        var name = "\""
        for byte in path.utf8 {
            switch byte {
            case 0x22, 0x5C: name += "\\" + String(UnicodeScalar(byte))
            case 0x20..<0x7F: name += String(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 8)
                name += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
            }
        }
        return name + "\""
    }

    private enum Kind: UInt8 {
        case same = 0x20
        case removed = 0x2D
        case added = 0x2B
    }

    /// A line of the diff, and the number of lines before it in the old and the new document.
    private struct Step {
        let kind: Kind
        let old: Int
        let new: Int
    }

    /// Splits a document into lines, including their line ends.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    private static func steps(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [Step] {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var steps: [Step] = []
        var old = 0
        var new = 0
        while old < before.count || new < after.count {
            if removed.contains(old) {
                steps.append(Step(kind: .removed, old: old, new: new))
                old += 1
            } else if added.contains(new) {
                steps.append(Step(kind: .added, old: old, new: new))
                new += 1
            } else {
                steps.append(Step(kind: .same, old: old, new: new))
                old += 1
                new += 1
            }
        }
        return steps
    }

    private static func append(
        hunk: ArraySlice<Step>, of before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], to result: inout [UInt8]
    ) {
        guard let first = hunk.first else { return }
        let oldCount = hunk.count { $0.kind != .added }
        let newCount = hunk.count { $0.kind != .removed }
        // An empty range has the number of the line before it.
        result +=
            "@@ -\(first.old + (oldCount > 0 ? 1 : 0)),\(oldCount) +\(first.new + (newCount > 0 ? 1 : 0)),\(newCount) @@\n"
            .utf8
        for step in hunk {
            let line = step.kind == .added ? after[step.new] : before[step.old]
            result.append(step.kind.rawValue)
            result += line
            if line.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
        }
    }
}
