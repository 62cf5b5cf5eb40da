import TILText

/// Lists in JSON: objects and arrays in any arrangement, or several values after each other.
///
/// Keys that occur twice are kept, comments are skipped, and a comma may follow the last element.
/// Source: RFC 8259.
enum JSONListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { read($0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        let start = text.text.utf8.lazy.filter { byte in !byte.isSpace }
            .prefix(3)
        guard let first = start.first, first == "{" || first == "[" else { return .no }
        let ending = text.name.lowercased()
        if ending.hasSuffix(".json") || ending.hasSuffix(".jsonl") || ending.hasSuffix(".ndjson") { return .certain }
        guard let second = start.dropFirst().first else { return .no }
        // `[FTP] File Transfer Protocol`, `[[anchor]]` and `{| class=wikitable` are not JSON.
        let third = start.dropFirst(2).first ?? second
        let isList = second == "[" && (third == "\"" || third == "]")
        let isJSON = first == "{" ? second == "\"" || second == "}" : second == "{" || second == "\"" || isList
        return isJSON ? .certain : .no
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
            index = rest.firstIndex { $0 == "\n" } ?? bytes.count
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
        let end = bytes[index...].firstIndex { $0.isSpace || ",:]}[{\"/".utf8.contains($0) } ?? bytes.count
        let word = String(decoding: bytes[index..<end], as: UTF8.self)
        let isNumber = Double(word) != nil
        guard isNumber || ["true", "false", "null"].contains(word), !builder.expectsKey else {
            return fail("The JSON is not valid here: texts need double quotes. The rest was not read.")
        }
        add(word == "null" ? "" : word, line: line)
        index = end
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
            guard let (scalar, end) = escape(at: position) else {
                return fail("A text contains an invalid escape. The rest was not read.")
            }
            content += Array(String(scalar).utf8)
            position = end
        }
        guard position < bytes.count else {
            line = first
            return fail("A text is not closed by a quote. The rest was not read.")
        }
        index = position + 1
        add(String(decoding: content, as: UTF8.self), line: first)
    }

    /// Returns the character of an escape, and the offset after it.
    private func escape(at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        guard start + 1 < bytes.count else { return nil }
        let simple: [UInt8: Unicode.Scalar] = [
            UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "b"): "\u{8}",
            UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
        ]
        if let scalar = simple[bytes[start + 1]] { return (scalar, start + 2) }
        guard let first = unit(at: start) else { return nil }
        if let scalar = Unicode.Scalar(first) { return (scalar, start + 6) }
        // A character beyond U+FFFF has two escapes.
        guard first < 0xDC00, let second = unit(at: start + 6), (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { return nil }
        return (scalar, start + 12)
    }

    /// Returns the number of an escape such as `\u00e9`.
    private func unit(at start: Int) -> UInt32? {
        guard start + 6 <= bytes.count, bytes[start] == "\\", bytes[start + 1] == "u" else { return nil }
        let digits = bytes[(start + 2)..<(start + 6)]
        guard digits.allSatisfy({ $0.isDigit || $0.isLetter }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
