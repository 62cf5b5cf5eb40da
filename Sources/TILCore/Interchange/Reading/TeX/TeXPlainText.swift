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
    /// The texts that are written in place of braces, by the offsets of the braces. The parts of a fraction are read
    /// like any text, so that fractions in fractions need no recursion, and its signs are written where its braces are.
    private var bracesAsText: [Int: String] = [:]

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
        let notes = plain.notes.map { note in "(\(note))" }
        return ([text] + notes).filter { part in !part.isEmpty }.joined(separator: " ")
    }

    /// Returns the text, with a space for each run of white space.
    mutating func read() -> String {
        while index < end { readByte() }
        return Self.collapsed(output)[...].text
    }

    /// Returns a text with one space for each run of spaces, and without spaces at the ends of lines.
    private static func collapsed(_ output: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        for byte in output {
            let isSpace = byte == " " || byte == "\t"
            let isAfterSpace = text.last == UInt8(ascii: " ")
            let isAfterLineEnd = text.last == UInt8(ascii: "\n")
            if isSpace {
                if !isAfterSpace, !isAfterLineEnd { text.append(UInt8(ascii: " ")) }
                continue
            }
            if byte == "\n", isAfterSpace { text.removeLast() }
            text.append(byte)
        }
        return text
    }

    /// Returns the byte at an offset, or a space after the end.
    private func byte(_ index: Int) -> UInt8 { index < end ? source.bytes[index] : UInt8(ascii: " ") }

    private mutating func append(_ text: String) { output += Array(text.utf8) }

    private mutating func readByte() {
        let byte = source.bytes[index]
        switch byte {
        case "\\": readCommand()
        case "-": readDashes()
        case "`" where self.byte(index + 1) == "`": replace(2, with: "“")
        case "'" where self.byte(index + 1) == "'": replace(2, with: "”")
        case "{", "}": replace(1, with: bracesAsText[index] ?? "")
        case "~", "\n", "\r": replace(1, with: " ")
        case TeXSource.filler: index += 1
        case "^" where isMath, "_" where isMath: index += 1
        case "$":
            isMath.toggle()
            index += 1
        default:
            output.append(byte)
            index += 1
        }
    }

    /// Writes a text in place of a number of bytes.
    private mutating func replace(_ count: Int, with text: String) {
        append(text)
        index += count
    }

    private mutating func readDashes() {
        let count = source.bytes[index..<end].prefix { byte in byte == "-" }.count
        switch count {
        case 2: replace(count, with: "–")
        case 3: replace(count, with: "—")
        default: replace(count, with: String(repeating: "-", count: count))
        }
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
        switch TeXCommands.meaning(of: name) {
        case .environment: skipEnvironmentStart()
        case .skipped(let groups): skipArguments(groups)
        case .note: readNote()
        case .fraction: readFractionStart()
        case .text(let text):
            append(text)
            skipSpace()
        case .declaration: skipSpace()
        case .unknown: readUnknownCommand(name)
        }
    }

    private mutating func skipEnvironmentStart() {
        let isTable = source.bytes[index..<end].hasPrefix("{tabular")
        // The name, and the columns of a table.
        skipArguments(1)
        if isTable { skipArguments(1) }
    }

    private mutating func readUnknownCommand(_ name: String) {
        let hasArguments = source.closings[source.textStart(from: index)] != nil
        if !isMath, !hasArguments {
            // A command without arguments may stand for a text that only its author knows.
            append(name)
            skipSpace()
        } else if isMath, byte(index) != "{" {
            append(name)
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

    /// Prepares the signs of a fraction, whose parts are read as text: `\frac{a+b}{c}` becomes `(a+b)/c`.
    private mutating func readFractionStart() {
        guard let top = group(from: index), let bottom = group(from: top.upperBound + 1) else { return }
        let isTopSum = isSum(top)
        let isBottomSum = isSum(bottom)
        bracesAsText[top.lowerBound] = isTopSum ? "(" : ""
        bracesAsText[top.upperBound] = isTopSum ? ")/" : "/"
        bracesAsText[bottom.lowerBound] = isBottomSum ? "(" : ""
        bracesAsText[bottom.upperBound] = isBottomSum ? ")" : ""
    }

    /// Returns the offsets of the braces around the next group.
    private func group(from start: Int) -> Range<Int>? {
        let open = source.textStart(from: start)
        guard let close = source.closings[open], close < end else { return nil }
        return open..<close
    }

    /// Whether a part of a fraction needs brackets.
    private func isSum(_ part: Range<Int>) -> Bool {
        source.bytes[part].contains { byte in byte == "+" || byte == "-" || byte == " " }
    }

    private mutating func readNote() {
        guard mayHaveNotes, let group = group(from: index), source.bytes[group.lowerBound] == "{" else { return }
        var plain = TeXPlainText(source, (group.lowerBound + 1)..<group.upperBound, mayHaveNotes: false)
        let note = plain.read()
        if !note.isEmpty { notes.append(note) }
        index = group.upperBound + 1
    }
}
