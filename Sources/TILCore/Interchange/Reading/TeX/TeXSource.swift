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
        var unended: Set<String> = []
        var index = 0
        while index < bytes.count, let start = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
            if let end = hiddenBlockEnd(from: start, &unended) {
                remove(start..<end)
                index = end
            } else {
                index = start + 2
            }
        }
    }

    /// Returns the end of the block that starts at a backslash, or nil if the command there starts no such block.
    /// - Parameter unended: the environments without an end in the rest of the file.
    private func hiddenBlockEnd(from start: Int, _ unended: inout Set<String>) -> Int? {
        let rest = bytes[start...]
        if commandName(at: start).elementsEqual("iffalse".utf8) {
            return conditionEnd(from: start + "\\iffalse".utf8.count)
        }
        guard rest.hasPrefix("\\begin{") else { return nil }
        let name = bytes[(start + "\\begin{".utf8.count)...].prefix { byte in byte != "}" && byte != "\n" }
        let environment = String(decoding: name, as: UTF8.self)
        guard Self.hidden.contains(environment), !unended.contains(environment) else { return nil }
        let end = rest.firstRange(of: Array("\\end{\(environment)}".utf8))
        if end == nil { unended.insert(environment) }
        return end?.upperBound
    }

    /// Returns the letters behind the backslash at an offset.
    private func commandName(at start: Int) -> ArraySlice<UInt8> { bytes[(start + 1)...].prefix(while: \.isLetter) }

    /// The commands that begin like a condition and have no `\fi`.
    private static let otherNames: Set = ["iff", "ifthenelse"]

    /// Returns the end of a condition, after the `\fi` that closes it, or the end of the file. Others may be inside.
    private func conditionEnd(from start: Int) -> Int {
        var depth = 1
        var index = start
        while let backslash = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
            let name = commandName(at: backslash)
            if name.elementsEqual("fi".utf8) {
                depth -= 1
            } else if name.starts(with: "if".utf8), !Self.otherNames.contains(String(decoding: name, as: UTF8.self)) {
                depth += 1
            }
            if depth == 0 { return name.endIndex }
            // A mark after a backslash, such as another one, starts no command.
            index = min(bytes.count, max(name.endIndex, backslash + 2))
        }
        return bytes.count
    }

    // MARK: Groups

    private mutating func findPairs() {
        struct Opening {
            let offset: Int
            let isBrace: Bool
        }
        var open: [Opening] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case "\\": index += 1
            case "{": open.append(Opening(offset: index, isBrace: true))
            case "[": open.append(Opening(offset: index, isBrace: false))
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

    /// Returns the arguments from an offset on, up to an empty line.
    func arguments(from start: Int, most: Int = 8) -> TeXArguments {
        var arguments = TeXArguments(end: start)
        while arguments.groups.count + arguments.options.count < most {
            let open = textStart(from: arguments.end)
            let lineEnds = bytes[arguments.end..<open].count { byte in byte == "\n" }
            let isEmptyLineBefore = lineEnds > 1
            guard open < bytes.count, !isEmptyLineBefore, let close = closings[open] else { break }
            if bytes[open] == "{" {
                arguments.groups.append((open + 1)..<close)
            } else {
                arguments.options.append((open + 1)..<close)
            }
            arguments.end = close + 1
        }
        return arguments
    }

    /// Returns the values of a list such as `short = CD, long = {Compact Disc}`. The keys are in lower case, and the
    /// first value of a key counts.
    func values(in range: Range<Int>) -> [String: Range<Int>] {
        var values: [String: Range<Int>] = [:]
        var start = range.lowerBound
        while start < range.upperBound {
            let end = offset(of: ",", in: start..<range.upperBound) ?? range.upperBound
            if let equals = offset(of: "=", in: start..<end) {
                let key = bytes[start..<equals].filter { byte in byte != Self.filler }[...].text.lowercased()
                if values[key] == nil { values[key] = (equals + 1)..<end }
            }
            start = end + 1
        }
        return values
    }

    /// Returns the first offset of a sign in a range that is in no braces and not escaped, or nil.
    private func offset(of sign: Unicode.Scalar, in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == sign { return index }
            if bytes[index] == "\\" {
                index += 1
            } else if bytes[index] == "{" {
                index = closings[index] ?? index
            }
            index += 1
        }
        return nil
    }

    // MARK: Commands

    /// The least number of lines that start with a command for it to be one of the author's own for entries.
    private static let fewestUses = 3

    /// Returns the commands with two or more groups at the start of at least three lines.
    func ownCommands(_ lines: ByteLines) -> Set<String> {
        var counts: [String: Int] = [:]
        for range in lines.ranges {
            let start = textStart(from: range.lowerBound, limit: range.upperBound)
            guard start < range.upperBound, bytes[start] == "\\" else { continue }
            let nameEnd = nameEnd(from: start + 1)
            let hasArguments = nameEnd < range.upperBound && (bytes[nameEnd] == "{" || bytes[nameEnd] == "[")
            guard hasArguments, arguments(from: nameEnd).groups.count >= 2 else { continue }
            counts[String(decoding: bytes[(start + 1)..<nameEnd], as: UTF8.self), default: 0] += 1
        }
        return Set(counts.filter { _, count in count >= Self.fewestUses }.keys)
    }

    /// Returns the offset of the command that ends an environment, in which others of the same name may be.
    func environmentEnd(_ name: String, from start: Int) -> Int? {
        let opening = Array("begin{\(name)}".utf8)
        let closing = Array("end{\(name)}".utf8)
        var depth = 1
        var index = start
        while index < bytes.count, let command = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
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
