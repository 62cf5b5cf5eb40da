import TILText

/// Marks around letters inside of words, by which an author shows the letters of an acronym: `**A**pplication`,
/// `<u>A</u>pplication`, `#underline[A]pplication` of Typst and `\\underline{A}pplication` of LaTeX.
enum InnerMarks {
    /// A part of a text that marks enclose.
    private struct Span {
        /// The offsets of the opening mark, the content and the closing mark.
        let start: Int
        let content: Range<Int>
        let end: Int
    }

    /// The greatest number of bytes that a mark inside of a word encloses.
    private static let longestContent = 16
    /// The greatest number of bytes between two underscores, which are also parts of names such as `_file_id`.
    private static let longestUnderlined = 3
    /// The greatest length of a run of marks, and of the name of a tag or a function.
    private static let longestRun = 3
    private static let longestName = 12
    private static let tags = ["b", "em", "font", "i", "ins", "mark", "span", "strong", "u"].map { name in
        Array(name.utf8)
    }
    /// The functions of Typst and the commands of LaTeX.
    private static let functions = [
        "underline", "strong", "emph", "highlight", "smallcaps", "upper", "super", "sub", "textbf", "textit", "textsc",
        "uline", "ul",
    ].map { name in Array(name.utf8) }

    /// Returns whether a text has a character with which such a mark starts.
    static func mayBeIn(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "#"),
                UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    /// Returns a text without such marks.
    static func stripped(_ text: String) -> String {
        // The signs of an address are no marks.
        guard mayBeIn(text), !AcronymLook.hasAddress(text) else { return text }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let span = span(bytes, index), isInWord(span, bytes, output.last) {
                output += bytes[span.content]
                index = span.end
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return output.count == bytes.count ? text : String(decoding: output, as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return byte >= 0x80 || byte.isLetter || byte.isDigit
    }

    /// Returns whether a word continues on a side of the marks.
    private static func isInWord(_ span: Span, _ bytes: [UInt8], _ before: UInt8?) -> Bool {
        // The name of a function is never text.
        if bytes[span.start] == UInt8(ascii: "#") || bytes[span.start] == UInt8(ascii: "\\") { return true }
        let isAfter = isWord(span.end < bytes.count ? bytes[span.end] : nil)
        let isSingle = span.content.lowerBound - span.start == 1
        // A single mark or an underscore after a letter is part of a name, such as a_b_c or x*y*z.
        if isSingle || bytes[span.start] == UInt8(ascii: "_") { return isAfter && !isWord(before) }
        return isAfter || isWord(before)
    }

    private static func span(_ bytes: [UInt8], _ start: Int) -> Span? {
        switch bytes[start] {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "="): run(bytes, start)
        case UInt8(ascii: "<"): element(bytes, start)
        case UInt8(ascii: "#"): function(bytes, start, UInt8(ascii: "["), UInt8(ascii: "]"))
        case UInt8(ascii: "\\"): function(bytes, start, UInt8(ascii: "{"), UInt8(ascii: "}"))
        default: nil
        }
    }

    private static func content(_ bytes: [UInt8], _ start: Int, until end: (Int) -> Bool) -> Range<Int>? {
        let limit = min(bytes.count, start + longestContent + 1)
        guard let close = (start..<limit).first(where: end), close > start else { return nil }
        let content = start..<close
        return bytes[content].allSatisfy { byte in isWord(byte) || byte == UInt8(ascii: "-") } ? content : nil
    }

    /// Returns the text between two runs of the same mark.
    private static func run(_ bytes: [UInt8], _ start: Int) -> Span? {
        let mark = bytes[start]
        let count = bytes[start...].prefix(longestRun + 1).prefix { byte in byte == mark }.count
        guard count <= longestRun, mark != UInt8(ascii: "=") || count == 2 else { return nil }
        guard let content = content(bytes, start + count, until: { index in bytes[index] == mark }) else { return nil }
        if mark == UInt8(ascii: "_"), content.count > longestUnderlined { return nil }
        let closing = bytes[content.upperBound...].prefix(longestRun + 1).prefix { byte in byte == mark }
        return closing.count == count ? Span(start: start, content: content, end: closing.endIndex) : nil
    }

    /// Returns the text of an element such as `<u>A</u>`.
    private static func element(_ bytes: [UInt8], _ start: Int) -> Span? {
        let name = bytes[(start + 1)...].prefix(longestName).prefix { byte in byte.isLetter }
        guard let tag = tags.first(where: { tag in name.map(\.lowercased).elementsEqual(tag) }),
            let open = bytes[name.endIndex...].prefix(60).firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let closing = [UInt8(ascii: "<"), UInt8(ascii: "/")] + tag + [UInt8(ascii: ">")]
        guard let content = content(bytes, open + 1, until: { index in bytes[index] == closing[0] }),
            bytes[content.upperBound...].prefix(closing.count).map(\.lowercased).elementsEqual(closing)
        else { return nil }
        return Span(start: start, content: content, end: content.upperBound + closing.count)
    }

    /// Returns the argument of a function such as `#underline[A]` or of a command such as `\\underline{A}`.
    private static func function(_ bytes: [UInt8], _ start: Int, _ open: UInt8, _ close: UInt8) -> Span? {
        let name = bytes[(start + 1)...].prefix(longestName).prefix { byte in byte.isLetter }
        guard name.endIndex < bytes.count, bytes[name.endIndex] == open,
            functions.contains(where: { function in function.elementsEqual(name) }),
            let content = content(bytes, name.endIndex + 1, until: { index in bytes[index] == close })
        else { return nil }
        return Span(start: start, content: content, end: content.upperBound + 1)
    }
}

extension ListDocument.Part {
    /// The part without marks inside of words, and without list markers at the start of rows.
    var withoutMarks: ListDocument.Part {
        switch self {
        case .table(var table):
            for row in table.rows.indices {
                if let first = table.rows[row].cells.firstIndex(where: { cell in !cell.isEmpty }) {
                    table.rows[row].cells[first] = ListMarker.stripped(table.rows[row].cells[first])
                }
                if table.rows[row].cells.contains(where: InnerMarks.mayBeIn) {
                    table.rows[row].cells = table.rows[row].cells.map(InnerMarks.stripped)
                }
            }
            return .table(table)
        case .lines(var lines):
            for index in lines.indices where InnerMarks.mayBeIn(lines[index].text) {
                lines[index].text = InnerMarks.stripped(lines[index].text)
                lines[index].lead = lines[index].lead.map(InnerMarks.stripped)
            }
            return .lines(lines)
        case .entry(var record):
            record.long = InnerMarks.stripped(record.long)
            return .entry(record)
        default:
            return self
        }
    }
}
