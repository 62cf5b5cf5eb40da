import Foundation

/// Writes a database of the dictd server: its text, compressed so that it can be read from the middle, and the index of its
/// headwords, which is a file of its own beside it.
///
/// Each meaning is an entry, its acronym on the first line, the meaning indented below it, and the note as further
/// paragraphs: as til and dictd's own databases read it. Source: dictfmt(1) and dictd(8).
struct DictdWriter: InterchangeWriter {
    private var text: [UInt8] = []
    /// Headwords as the index has them, with the places of their entries.
    private var entries: [(headword: String, offset: Int, count: Int)] = []

    /// - Parameter title: what dictd calls the database.
    init(title: String) {
        // All characters of a headword count, and they are UTF-8.
        for (name, content) in [
            ("00-database-allchars", ""), ("00-database-utf8", ""), ("00-database-short", OneLine.text(title)),
            ("00-database-info", "Made by til."),
        ] {
            add(name, "\(name)\n\(content.isEmpty ? "" : "     \(content)\n")")
        }
    }

    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
        let short = Self.plain(thing.short)
        var entry = "\(short)\n     \(Self.plain(thing.long))\n"
        for paragraph in OneLine.lines(of: thing.note) where !paragraph.allSatisfy(\.isWhitespace) {
            entry += "\n     \(Self.plain(paragraph))\n"
        }
        if !thing.tags.isEmpty { entry += "\n     \(Self.plain(thing.tags.map { "#" + $0 }.joined(separator: " ")))\n" }
        // Look-ups compare small letters.
        add(short.lowercased(), entry)
    }

    mutating func end(into output: inout [UInt8]) {
        output += Dictzip.packed(text)
    }

    /// The index: complete when the text is.
    var companion: [UInt8]? {
        var lines: [UInt8] = []
        // By the bytes of the headwords, as dictd searches them.
        let sorted = entries.sorted { left, right in
            left.headword == right.headword
                ? left.offset < right.offset : left.headword.utf8.lexicographicallyPrecedes(right.headword.utf8)
        }
        for entry in sorted {
            lines += "\(entry.headword)\t\(Self.digits(entry.offset))\t\(Self.digits(entry.count))\n".utf8
        }
        return lines
    }

    private mutating func add(_ headword: String, _ entry: String) {
        entries.append((headword, text.count, entry.utf8.count))
        text += entry.utf8
    }

    /// A text on one line without tabs, which part the columns of the index.
    private static func plain(_ text: String) -> String {
        Capitals.tidied(String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 })))
    }

    /// A number in base 64.
    private static func digits(_ number: Int) -> String {
        let rest = number >> 6
        let last = String(Unicode.Scalar(Dictd.digits[number & 63]))
        return rest > 0 ? digits(rest) + last : last
    }
}
