import TILText

/// The text of a part of a LaTeX file without commands. It does not recurse, except into notes, which are not nested.
struct TeXPlainText {
    private let source: TeXSource
    private let end: Int
    private var index: Int
    private var output: [UInt8] = []
    private var isMath = false
    /// The texts of footnotes and of `\acroextra`.
    private(set) var notes: [String] = []
    private let mayHaveNotes: Bool
    /// The texts in place of the braces around the parts of fractions, by their offsets.
    private var fractionMarks: [Int: String] = [:]

    init(_ source: TeXSource, _ range: Range<Int>, mayHaveNotes: Bool = true) {
        self.source = source
        self.mayHaveNotes = mayHaveNotes
        index = range.lowerBound
        end = range.upperBound
    }

    /// Returns the text of a range, with notes in brackets at its end.
    static func text(_ source: TeXSource, _ range: Range<Int>) -> String {
        var plain = TeXPlainText(source, range)
        let text = plain.read()
        return ([text] + plain.notes.map { note in "(\(note))" }).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the text, with a space for each run of white space.
    mutating func read() -> String {
        while index < end { readByte() }
        var text: [UInt8] = []
        for byte in output {
            let isSpace = byte == " " || byte == "\t"
            if isSpace, text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\n") { continue }
            if byte == "\n", text.last == UInt8(ascii: " ") { text.removeLast() }
            text.append(isSpace ? UInt8(ascii: " ") : byte)
        }
        return text[...].text
    }

    private func byte(_ index: Int) -> UInt8 { index < end ? source.bytes[index] : 0x20 }

    private mutating func readByte() {
        let byte = source.bytes[index]
        switch byte {
        case "\\":
            readCommand()
            return
        case "$":
            isMath.toggle()
        case "{", "}":
            output += Array((fractionMarks[index] ?? "").utf8)
        case 0:
            break
        case "~", "\n", "\r":
            output.append(UInt8(ascii: " "))
        case "^" where isMath, "_" where isMath:
            break
        case "-":
            let count = source.bytes[index..<end].prefix { byte in byte == "-" }.count
            let dash = ["", "-", "–", "—"]
            output += Array((count < dash.count ? dash[count] : String(repeating: "-", count: count)).utf8)
            index += count
            return
        case "`" where self.byte(index + 1) == "`":
            output += Array("“".utf8)
            index += 1
        case "'" where self.byte(index + 1) == "'":
            output += Array("”".utf8)
            index += 1
        default:
            output.append(byte)
        }
        index += 1
    }

    // MARK: Commands

    private mutating func readCommand() {
        let start = index + 1
        let nameEnd = min(source.nameEnd(from: start), end)
        guard nameEnd > start else { return readSign() }
        let name = String(decoding: source.bytes[start..<nameEnd].filter { byte in byte != "*" }, as: UTF8.self)
        index = nameEnd
        if let accent = Self.accents[name], Self.isArgument(byte(index)) {
            return readAccent(accent)
        }
        if name == "begin" {
            let isTable = source.bytes[index..<end].hasPrefix("{tabular")
            skipArguments(1)
            if isTable { skipArguments(1) }
        } else if let count = TeXCommands.skippedGroups[name] {
            skipArguments(count)
        } else if TeXCommands.notes.contains(name) {
            readNote()
        } else if TeXCommands.fractions.contains(name) {
            markFraction()
        } else if let text = TeXCommands.texts[name] {
            output += Array(text.utf8)
            skipSpace()
        } else if TeXCommands.declarations.contains(name) {
            skipSpace()
        } else if source.closings[source.textStart(from: index)] == nil, !isMath {
            // A command without arguments may stand for a text that only its author knows.
            output += Array(name.utf8)
            skipSpace()
        } else if isMath, byte(index) != "{" {
            output += Array(name.utf8)
        } else {
            // The text in braces is read. Options are not.
            skipArguments(0)
        }
    }

    /// Reads a backslash with one sign.
    private mutating func readSign() {
        let sign = byte(index + 1)
        index += 2
        switch sign {
        case "\\":
            output.append(UInt8(ascii: "\n"))
            skipArguments(0)
        case "(", ")", "[", "]":
            isMath = sign == "(" || sign == "["
        case "/", "-", "!":
            break
        case ",", ";", ":", " ", "\n", ">":
            output.append(UInt8(ascii: " "))
        case "\"", "'", "`", "^", "~", "=", ".":
            if let accent = Self.signs[sign], Self.isArgument(byte(index)) {
                readAccent(accent)
            } else {
                output.append(sign)
            }
        default:
            if index <= end { output.append(sign) }
        }
    }

    private static let signs: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\u{308}", UInt8(ascii: "'"): "\u{301}", UInt8(ascii: "`"): "\u{300}",
        UInt8(ascii: "^"): "\u{302}", UInt8(ascii: "~"): "\u{303}", UInt8(ascii: "="): "\u{304}",
        UInt8(ascii: "."): "\u{307}",
    ]
    private static let accents: [String: Unicode.Scalar] = [
        "c": "\u{327}", "v": "\u{30C}", "H": "\u{30B}", "u": "\u{306}", "r": "\u{30A}", "k": "\u{328}",
    ]

    private static func isArgument(_ byte: UInt8) -> Bool {
        byte == "{" || byte == " " || byte == "\\" || byte.isLetter
    }

    /// Reads the letter of an accent.
    private mutating func readAccent(_ accent: Unicode.Scalar) {
        while index < end, byte(index) == " " || byte(index) == "{" { index += 1 }
        var letter = byte(index)
        index += 1
        // The letters i and j lose their dots under an accent: `\'{\i}`.
        if letter == "\\", byte(index) == "i" || byte(index) == "j" {
            letter = byte(index)
            index += 1
        }
        guard index <= end, letter.isLetter else {
            index -= 1
            return
        }
        let text = String(Character(Unicode.Scalar(letter))) + String(accent)
        output += Array(text.precomposedStringWithCanonicalMapping.utf8)
        if byte(index) == "}" { index += 1 }
    }

    private mutating func skipSpace() {
        while index < end, source.bytes[index] == " " { index += 1 }
    }

    /// Skips options, and a number of groups.
    private mutating func skipArguments(_ count: Int) {
        var groups = 0
        while true {
            let open = source.textStart(from: index)
            guard open < end, let close = source.closings[open], close < end else { return }
            if source.bytes[open] == "{" {
                guard groups < count else { return }
                groups += 1
            } else if open > index {
                // A bracket after a space is text.
                return
            }
            index = close + 1
        }
    }

    /// Notes the marks of a fraction, whose parts are read as text: `\frac{a+b}{c}` becomes `(a+b)/c`.
    private mutating func markFraction() {
        let top = source.textStart(from: index)
        guard let topEnd = source.closings[top], topEnd < end else { return }
        let bottom = source.textStart(from: topEnd + 1)
        guard let bottomEnd = source.closings[bottom], bottomEnd < end else { return }
        func isSum(_ part: Range<Int>) -> Bool { source.bytes[part].contains { $0 == "+" || $0 == "-" || $0 == " " } }
        let isTopSum = isSum(top..<topEnd)
        let isBottomSum = isSum(bottom..<bottomEnd)
        fractionMarks[top] = isTopSum ? "(" : ""
        fractionMarks[topEnd] = isTopSum ? ")/" : "/"
        fractionMarks[bottom] = isBottomSum ? "(" : ""
        fractionMarks[bottomEnd] = isBottomSum ? ")" : ""
    }

    private mutating func readNote() {
        let open = source.textStart(from: index)
        guard mayHaveNotes, open < end, source.bytes[open] == "{", let close = source.closings[open], close < end else {
            return
        }
        var plain = TeXPlainText(source, (open + 1)..<close, mayHaveNotes: false)
        let note = plain.read()
        if !note.isEmpty { notes.append(note) }
        index = close + 1
    }
}
