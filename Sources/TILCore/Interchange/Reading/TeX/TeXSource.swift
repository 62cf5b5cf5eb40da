import TILText

/// The source of a LaTeX file with its comments removed, and the pairs of its braces and brackets.
struct TeXSource {
    /// The bytes, in which comments are NUL. The offsets are those of the file.
    private(set) var bytes: [UInt8]
    /// The offset of the closing brace or bracket for each opening one.
    private(set) var closings: [Int: Int] = [:]
    /// The ranges of comments, `\iffalse` and code, which are not read.
    private(set) var removed: [Range<Int>] = []

    /// A removed byte. It separates nothing.
    static let filler: UInt8 = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        removeComments()
        removeBlocks()
        findPairs()
    }

    // MARK: Removing

    private mutating func remove(_ range: Range<Int>) {
        for index in range where bytes[index] != "\n" { bytes[index] = Self.filler }
        removed.append(range)
    }

    /// Removes comments, each with the line end and the spaces after it, as TeX does.
    private mutating func removeComments() {
        var index = 0
        while index < bytes.count {
            if bytes[index] == "\\" {
                index += 2
            } else if bytes[index] == "%" {
                let end = bytes[index...].firstIndex { byte in byte == "\n" } ?? bytes.count
                remove(index..<end)
                index = end + 1
            } else {
                index += 1
            }
        }
    }

    /// The environments whose contents are not text.
    private static let hidden = ["comment", "verbatim", "verbatim*", "lstlisting", "minted", "filecontents"]

    /// Removes the text between `\iffalse` and `\fi`, and environments with code.
    private mutating func removeBlocks() {
        var index = 0
        var unclosed: Set<String> = []
        while index < bytes.count, let start = bytes[index...].firstIndex(where: { byte in byte == "\\" }) {
            let rest = bytes[start...]
            index = start + 2
            if rest.hasPrefix("\\iffalse") {
                let end = rest.offset(of: "\\fi", from: start + 8).map { $0 + 3 } ?? bytes.count
                remove(start..<end)
                index = end
            } else if rest.hasPrefix("\\begin{") {
                let name = String(decoding: bytes[(start + 7)...].prefix { $0 != "}" && $0 != "\n" }, as: UTF8.self)
                guard Self.hidden.contains(name), !unclosed.contains(name) else { continue }
                guard let close = bytes[start...].firstRange(of: Array("\\end{\(name)}".utf8)) else {
                    unclosed.insert(name)
                    continue
                }
                remove(start..<close.upperBound)
                index = close.upperBound
            }
        }
    }

    // MARK: Groups

    private mutating func findPairs() {
        var open: [(offset: Int, isBrace: Bool)] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case "\\": index += 1
            case "{": open.append((index, true))
            case "[": open.append((index, false))
            case "}":
                // A bracket that is open at the end of a group is text.
                while let last = open.last, !last.isBrace { open.removeLast() }
                if let last = open.popLast() { closings[last.offset] = index }
            case "]":
                if let last = open.last, !last.isBrace {
                    open.removeLast()
                    closings[last.offset] = index
                }
            default: break
            }
            index += 1
        }
    }

    /// Returns the offset of the first byte that is neither white space nor removed, or a limit.
    func textStart(from start: Int, limit: Int? = nil) -> Int {
        var index = start
        let limit = limit ?? bytes.count
        while index < limit, bytes[index].isSpace || bytes[index] == Self.filler { index += 1 }
        return index
    }

    /// Returns the end of the letters of a command's name, and of a star after them.
    func nameEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isLetter || bytes[end] == "@" { end += 1 }
        if end > start, end < bytes.count, bytes[end] == "*" { end += 1 }
        return end
    }

    /// Returns the arguments from an offset on.
    func arguments(from start: Int, most: Int = 8) -> TeXArguments {
        var arguments = TeXArguments(end: start)
        while arguments.groups.count + arguments.options.count < most {
            let open = textStart(from: arguments.end)
            let lineEnds = bytes[arguments.end..<open].count { byte in byte == "\n" }
            guard open < bytes.count, lineEnds < 2, let close = closings[open] else { break }
            if bytes[open] == "{" {
                arguments.groups.append((open + 1)..<close)
            } else {
                arguments.options.append((open + 1)..<close)
            }
            arguments.end = close + 1
        }
        return arguments
    }

    /// Returns the values of a list such as `short = CD, long = {Compact Disc}`. The keys are in lower case.
    func values(in range: Range<Int>) -> [String: Range<Int>] {
        var values: [String: Range<Int>] = [:]
        var start = range.lowerBound
        var index = start
        var equals: Int?
        func finish(_ end: Int) {
            guard let equals else { return }
            let key = bytes[start..<equals].filter { byte in byte != Self.filler }[...].text.lowercased()
            values[key] = values[key] ?? (equals + 1)..<end
        }
        while index < range.upperBound {
            switch bytes[index] {
            case "\\": index += 1
            case "{": index = closings[index] ?? index
            case "=": equals = equals ?? index
            case ",":
                finish(index)
                equals = nil
                start = index + 1
            default: break
            }
            index += 1
        }
        finish(range.upperBound)
        return values
    }

    // MARK: Commands

    /// Returns the commands with two or more groups at the start of at least three lines.
    func ownCommands(_ lines: ByteLines) -> Set<String> {
        var counts: [String: Int] = [:]
        for range in lines.ranges {
            let start = textStart(from: range.lowerBound, limit: range.upperBound)
            guard start < range.upperBound, bytes[start] == "\\" else { continue }
            let nameEnd = nameEnd(from: start + 1)
            guard nameEnd < range.upperBound, bytes[nameEnd] == "{" || bytes[nameEnd] == "[" else {
                continue
            }
            guard arguments(from: nameEnd).groups.count >= 2 else { continue }
            counts[String(decoding: bytes[(start + 1)..<nameEnd], as: UTF8.self), default: 0] += 1
        }
        return Set(counts.filter { count in count.value >= 3 }.keys)
    }

    /// Returns the offset of the command that ends an environment, in which others of the same name may be.
    func environmentEnd(_ name: String, from start: Int) -> Int? {
        let opening = Array("begin{\(name)}".utf8)
        let closing = Array("end{\(name)}".utf8)
        var depth = 1
        var index = start
        while index < bytes.count,
            let command = bytes[index...].firstIndex(where: { byte in byte == "\\" })
        {
            let rest = bytes[(command + 1)...]
            if rest.starts(with: opening) { depth += 1 }
            if rest.starts(with: closing) { depth -= 1 }
            if depth == 0 { return command }
            index = command + 2
        }
        return nil
    }
}

/// The arguments of a command.
struct TeXArguments {
    /// The contents of `{...}`.
    var groups: [Range<Int>] = []
    /// The contents of `[...]`.
    var options: [Range<Int>] = []
    /// The offset after the last argument.
    var end: Int
}
