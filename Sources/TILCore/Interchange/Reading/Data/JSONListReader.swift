import TILText

/// Lists in JSON: objects and arrays in any arrangement, or several values after each other.
///
/// Keys that occur twice are kept, comments are skipped, and a comma may follow the last element.
/// Source: RFC 8259.
enum JSONListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { read($0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        let start = Array(text.text.utf8.lazy.filter { byte in !byte.isSpace }.prefix(3))
        guard let first = start.first, first == "{" || first == "[" else { return .no }
        let name = text.name.lowercased()
        if [".json", ".jsonl", ".ndjson"].contains(where: name.hasSuffix) { return .certain }
        guard start.count > 1 else { return .no }
        let second = start[1]
        let isText = second == "\""
        if first == "{" { return isText || second == "}" ? .certain : .no }
        // `[FTP] File Transfer Protocol` and `[[anchor]]` are not JSON.
        let third = start.count > 2 ? start[2] : second
        let isList = second == "[" && (third == "\"" || third == "]")
        return isText || second == "{" || isList ? .certain : .no
    }

    static func read(_ text: ListText) -> ListDocument {
        var parser = JSONParser(LineEnds.unified(Array(text.text.utf8)))
        parser.parse()
        if parser.isTooDeep {
            var document = ListDocument()
            document.reject(parser.line, DataTreeBuilder.tooDeep + " Save the list with fewer levels.")
            return document
        }
        var document = DataShape(parser.builder.roots).document
        for line in parser.comments { document.addOther(line...line) }
        if let fault = parser.fault { document.reject(fault.line, fault.reason, text: fault.text) }
        return document
    }
}

/// A parser of JSON that does not recurse. It stops at the first fault and keeps the values before it.
struct JSONParser {
    struct Fault {
        let line: Int
        let reason: String
        let text: String
    }

    private let bytes: [UInt8]
    private var index = 0
    /// The line of the current byte.
    private(set) var line = 1
    private(set) var builder = DataTreeBuilder()
    /// The lines of comments, which JSON does not have, but its files do.
    private(set) var comments: [Int] = []
    private(set) var fault: Fault?
    private(set) var isTooDeep = false
    /// Whether a colon is expected between a key and its value.
    private var expectsColon = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func parse() {
        while index < bytes.count, fault == nil, !isTooDeep { readToken() }
        if fault == nil, !isTooDeep, builder.depth > 0 {
            fail("The JSON ends inside of a list or a map, so the file may be cut off.")
        }
        builder.finish()
    }

    private mutating func fail(_ reason: String) {
        let end = bytes[index...].prefix(200).firstIndex { byte in byte == "\n" } ?? min(bytes.count, index + 200)
        fault = Fault(line: line, reason: reason, text: bytes[index..<end].text)
    }

    private mutating func readToken() {
        let byte = bytes[index]
        switch byte {
        case "\n":
            line += 1
            index += 1
        case _ where byte.isSpace, ",":
            index += 1
        case ":":
            if !expectsColon { return fail("The JSON is not valid here. The rest was not read.") }
            expectsColon = false
            index += 1
        case "{", "[":
            if expectsColon { return fail("A colon is missing after the key. The rest was not read.") }
            if builder.depth == DataTreeBuilder.deepest {
                isTooDeep = true
                return
            }
            builder.open(isMap: byte == "{", line: line)
            index += 1
        case "}", "]":
            if builder.depth == 0 || builder.isInMap != (byte == "}") || expectsColon {
                return fail("The JSON is not valid here. The rest was not read.")
            }
            builder.close()
            index += 1
        case "/": readComment()
        case "\"": readString()
        default: readWord()
        }
    }

    private mutating func readComment() {
        let rest = bytes[index...]
        if rest.hasPrefix("//") {
            comments.append(line)
            index = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        } else if rest.hasPrefix("/*"), let end = rest.offset(of: "*/", from: index + 2) {
            let last = line + bytes[index..<end].count { byte in byte == "\n" }
            comments += line...last
            line = last
            index = end + 2
        } else {
            fail("The JSON is not valid here. The rest was not read.")
        }
    }

    /// Reads a number, `true`, `false` or `null`.
    private mutating func readWord() {
        let letters = bytes[index...].prefix { byte in !byte.isSpace && !",:]}[{\"/".utf8.contains(byte) }
        let word = String(decoding: letters, as: UTF8.self)
        let isValue = Double(word) != nil || ["true", "false", "null"].contains(word)
        guard isValue, !builder.expectsKey else {
            return fail("The JSON is not valid here: texts need double quotes. The rest was not read.")
        }
        add(word == "null" ? "" : word, line: line)
        index = letters.endIndex
    }

    private mutating func add(_ text: String, line: Int) {
        if expectsColon { return fail("A colon is missing after the key. The rest was not read.") }
        expectsColon = builder.expectsKey
        builder.add(text, line: line)
    }

    private mutating func readString() {
        let first = line
        var content: [UInt8] = []
        var position = index + 1
        while position < bytes.count, bytes[position] != "\"" {
            let byte = bytes[position]
            if byte == "\n" { line += 1 }
            guard byte == "\\" else {
                content.append(byte)
                position += 1
                continue
            }
            guard let escape = escape(at: position) else {
                return fail("A text contains an invalid escape. The rest was not read.")
            }
            content += Array(String(escape.scalar).utf8)
            position = escape.end
        }
        guard position < bytes.count else {
            line = first
            return fail("A text is not closed by a quote. The rest was not read.")
        }
        index = position + 1
        add(String(decoding: content, as: UTF8.self), line: first)
    }

    /// A character that is written with a backslash.
    private struct Escape {
        let scalar: Unicode.Scalar
        /// The offset after it.
        let end: Int
    }

    /// The characters after a backslash, with those that they stand for.
    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    ]
    /// The length of an escape such as `\u00e9`.
    private static let numberLength = 6

    private func escape(at start: Int) -> Escape? {
        guard start + 1 < bytes.count else { return nil }
        if let scalar = Self.escapes[bytes[start + 1]] { return Escape(scalar: scalar, end: start + 2) }
        guard let first = unit(at: start) else { return nil }
        let end = start + Self.numberLength
        if let scalar = Unicode.Scalar(first) { return Escape(scalar: scalar, end: end) }
        // A character beyond U+FFFF has two escapes.
        guard let second = unit(at: end), let scalar = Self.scalar(first, second) else { return nil }
        return Escape(scalar: scalar, end: end + Self.numberLength)
    }

    /// Returns the character of a pair of surrogates in UTF-16, or nil if they are none.
    private static func scalar(_ high: UInt16, _ low: UInt16) -> Unicode.Scalar? {
        guard UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low) else { return nil }
        return String(decoding: [high, low], as: UTF16.self).unicodeScalars.first
    }

    /// Returns the number of an escape such as `\u00e9`.
    private func unit(at start: Int) -> UInt16? {
        guard start + Self.numberLength <= bytes.count, bytes[start] == "\\", bytes[start + 1] == "u" else {
            return nil
        }
        let digits = bytes[(start + 2)..<(start + Self.numberLength)]
        guard digits.allSatisfy({ byte in byte.isDigit || byte.isLetter }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
