import Foundation
import Testing

@testable import TILCore

/// Functions for the tests of the formats.
enum InterchangeSupport {
    static let added = Date(timeIntervalSince1970: 1_795_219_200)

    static func thing(_ short: String, _ long: String, note: String = "", tags: [String] = []) -> Thing {
        Thing(id: UUID(), short: short, long: long, note: note, tags: tags, dateAdded: added)
    }

    /// Returns the items that a format finds in bytes.
    static func items(_ format: InterchangeFormat, _ bytes: [UInt8]) throws -> [ImportItem] {
        try format.file(FileContents(name: "test", bytes: bytes)).items()
    }

    static func items(_ format: InterchangeFormat, _ text: String) throws -> [ImportItem] {
        try items(format, Array(text.utf8))
    }

    /// Returns the name of the format of a file.
    static func recognised(_ name: String, _ text: String) throws -> String {
        try InterchangeFormat.open(FileContents(name: name, bytes: Array(text.utf8))).format
    }

    /// The entries as `line short|long|note|tags` and the rejections as `line !reason`: easy to compare.
    static func lines(_ items: [ImportItem]) -> [String] {
        items.map { item in
            switch item {
            case .record(let record):
                let parts = [record.short, record.long, record.note, record.tags.joined(separator: ",")]
                let last = parts.lastIndex { !$0.isEmpty } ?? 0
                return "\(record.line) " + parts[...last].joined(separator: "|")
            case .review(let line, let review, _):
                return "\(line) review \(review.typed)"
            case .rejected(let rejection):
                return "\(rejection.line) !\(rejection.reason)"
            case .remark(let remark):
                return "* \(remark)"
            }
        }
    }

    static func lines(_ format: InterchangeFormat, _ text: String) throws -> [String] {
        lines(try items(format, text))
    }

    /// The rows of a table in a text: `⇒` separates cells, `⏎` is a line end and `⇥` a tab.
    static func table(_ text: String) -> [[String]] {
        text.split(separator: "\n").map { row in
            row.components(separatedBy: " ⇒ ").map { $0.replacing("⏎", with: "\n").replacing("⇥", with: "\t") }
        }
    }

    /// Expects that a format reads the text in the first cell of a row as the lines in the second.
    static func expect(_ format: InterchangeFormat, _ row: [String]) throws {
        #expect(try lines(format, row[0]).joined(separator: "\n") == row[1])
    }

    static func bytes(_ format: InterchangeFormat, _ things: [Thing], _ options: ExportOptions = ExportOptions()) throws
        -> [UInt8]
    {
        var writer = try format.writer(options)
        return try writer.document(of: things)
    }

    static func document(_ format: InterchangeFormat, _ things: [Thing], options: ExportOptions = ExportOptions())
        throws -> String
    {
        String(decoding: try bytes(format, things, options), as: UTF8.self)
    }

    /// Imports an export and compares short, long, note and tags.
    /// - Returns: the identifiers of the entries.
    @discardableResult
    static func expectRoundTrip(_ format: InterchangeFormat, _ things: [Thing]) throws -> [UUID?] {
        let records = try items(format, try bytes(format, things)).map { item in
            if case .record(let record) = item { record } else { ImportRecord(line: 0, short: "", long: "\(item)") }
        }
        #expect(records.count == things.count)
        let isSame = { (thing: Thing, record: ImportRecord) in
            thing.short == record.short && thing.long == record.long && thing.note == record.note
                && Set(thing.tags) == Set(record.tags)
        }
        if let (thing, record) = zip(things, records).first(where: { !isSame($0, $1) }) {
            let alone = try document(format, [thing])
            Issue.record("\(format.name): \(thing)\n came back as \(record)\n and is written \(alone.debugDescription)")
        }
        return records.map(\.id)
    }
}

/// Things from a seed whose texts contain signs that are difficult for a format.
struct NastyThings {
    private var state: UInt64
    /// Whether texts may contain line ends and tabs.
    let hasLines: Bool

    init(seed: UInt64, hasLines: Bool) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        self.hasLines = hasLines
    }

    private static let pieces = [
        "a", "B", "FTW", "for the win", "\"", "\"\"", "'", ",", ";", "|", "||", "*", "**", "_", "__", "=", " = ", ":",
        ": ", "::", " - ", " – ", " — ", "-", "- ", "#", "##", "# ", "#tags: x", "#note:", "\\", "\\n", "\\t", "`",
        "``", "<", ">", "<br>",
        "<b>", "</b>", "&", "&amp;", "&#39;", "[", "]", "[x](y)", "(", ")", "!", "~", "^", "{", "}", "$NetBSD$",
        "\u{05E9}\u{05DC}",
        "\u{202E}", "\u{200F}", "👩‍👩‍👧", "é", "e\u{301}", "漢字", "ß", "1.", "1) ", "+", "+ ", "http://x.y", "@", "%",
        "\u{0}x".replacing("\u{0}", with: ""),
        " ", "  ", "short", "long", "acronym", "meaning", "Tags:", "Note:", "\u{a0}x", "{\"short\":1}", "\u{1b}[31m",
        "\u{7f}",
    ]
    private static let breaks = ["\n", "\r\n", "\t", "\n\n", "\r", "\n#", "\n\""]

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 11) % bound
    }

    /// A text of up to `most` pieces, trimmed, with at least one if it must not be empty.
    mutating func text(most: Int, isEmptyAllowed: Bool = false) -> String {
        while true {
            var text = ""
            for _ in 0..<(next(most) + (isEmptyAllowed ? 0 : 1)) {
                let isBreak = hasLines && next(6) == 0
                text += isBreak ? Self.breaks[next(Self.breaks.count)] : Self.pieces[next(Self.pieces.count)]
            }
            text = FieldText.trimmed(text)
            if isEmptyAllowed || !text.isEmpty { return text }
        }
    }

    mutating func thing() -> Thing {
        let tags = ["web", "net", "c++", "déjà", "a/b", "x::y", "漢字"]
        let count = next(3)
        let chosen = (0..<count).map { _ in tags[next(tags.count)] }
        return InterchangeSupport.thing(
            text(most: 3), text(most: 6), note: next(2) == 0 ? "" : text(most: 5, isEmptyAllowed: true), tags: chosen)
    }

    mutating func things(_ count: Int) -> [Thing] { (0..<count).map { _ in thing() } }
}
