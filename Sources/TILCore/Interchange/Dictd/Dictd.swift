import Foundation
import TILArchive
import TILText

/// A database of the dictd server: an index of headwords, and the text of their entries next to it.
///
/// Source: dictfmt(1) and dictd(8). Each line of the index has a headword, and the place and the length of its entry
/// in the dictionary, as numbers in a base of 64. An entry is its headword on the first line and indented text. The
/// first paragraph is taken as what the headword stands for, further ones as a note. Entries are read in the order of the
/// dictionary.
package enum Dictd {
    /// The ending of the index file's name.
    static let indexEnding = ".index"
    /// The endings of the text file's name: compressed, as it is written, or plain.
    package static let textEndings = [".dict.dz", ".dict"]

    /// The longest entry that is read, in bytes: more than the longest note can take.
    private static let longestEntry = 1 << 19
    /// The most bytes that a headword may have: as many as the longest acronym can take.
    private static let longestHeadword = ThingDraft.shortLimit * 4
    /// The most headwords that an index may have.
    private static let mostEntries = 2_000_000

    /// The entry in the list of formats.
    static let format = InterchangeFormat(
        name: "dictd", summary: "a dictd database: its .index, with the .dict or .dict.dz in the same folder",
        fileExtensions: ["index", "dict", "dz"], companionEndings: (main: textEndings[0], companion: indexEnding),
        fit: { fit($0) }, read: { try read($0, $1) }, makeWriter: { DictdWriter(title: $0.title) })

    /// All files that a database has or may have, by the path of any of them; the path alone if it ends with no such ending.
    package static func files(with path: String) -> [String] {
        let endings = [indexEnding] + textEndings
        return base(of: path, endings).map { base in endings.map { base + $0 } } ?? [path]
    }

    /// Returns a name without its ending, or nil if it has none of the endings.
    private static func base(of name: String, _ endings: [String]) -> String? {
        endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
    }

    private static func read(_ input: InterchangeFormat.Input, _ body: (ImportItem) throws -> Void) throws {
        let name = input.contents.name
        let indexBase = base(of: name, [indexEnding])
        let base = indexBase ?? base(of: name, textEndings) ?? name
        let names = (indexBase == nil ? [indexEnding] : textEndings).map { base + $0 }
        var found: FileContents?
        for name in names where found == nil { found = try input.companion(name) }
        guard let other = found else {
            throw InterchangeError.noInput("'\(name)' needs '\(names[0])' in the same folder.")
        }
        let (index, text) = indexBase == nil ? (other, input.contents) : (input.contents, other)
        try read(index, try text.unpacked().bytes, body)
    }

    private static func read(_ index: FileContents, _ text: [UInt8], _ body: (ImportItem) throws -> Void) throws {
        // If headwords share a text, only the one on the first line becomes an entry.
        var entries: [Range<Int>: (line: Int, headword: String)] = [:]
        try index.forEachLine(reject: body) { line in
            if line.bytes.isEmpty { return }
            let columns = line.bytes.split(separator: 0x09, maxSplits: 3, omittingEmptySubsequences: false)
            if let (offset, count) = numbers(columns) {
                guard columns[0].count <= longestHeadword else {
                    return try body(.rejected(line.number, RejectionReason.headwordTooLong))
                }
                let place = offset..<(offset + count)
                if entries[place] == nil {
                    entries[place] = (line.number, String(decoding: columns[0], as: UTF8.self))
                }
                guard entries.count <= mostEntries else {
                    throw InterchangeError.beyondLimit(
                        index.name, "It has more than 2,000,000 headwords. Split it.")
                }
            } else {
                try body(.rejected(line.number, "The line is not a headword and two numbers of base 64."))
            }
        }
        let sorted = entries.sorted { ($0.key.lowerBound, $0.key.count) < ($1.key.lowerBound, $1.key.count) }
        // Entries may overlap, but the total that is read is limited in proportion to the size of the text.
        var (read, end) = (0, 0)
        for (place, (line, headword)) in sorted {
            let place = place.prefix(longestEntry)
            guard read <= longestEntry + 4 * end else {
                try body(.rejected(line, RejectionReason.entriesOverlap))
                continue
            }
            guard place.upperBound <= text.count else {
                try body(.rejected(line, RejectionReason.beyondDictionary))
                continue
            }
            end = max(end, place.upperBound)
            read += place.count
            for item in DictdEntry.items(text[place], headword: headword, line: line) { try body(item) }
        }
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        let name = sample.name.lowercased()
        if textEndings.contains(where: name.hasSuffix) { return .sure }
        let lines = sample.entries.prefix(50)
        let good = lines.count { entry in
            let columns = entry.text?.utf8.split(separator: 0x09, omittingEmptySubsequences: false) ?? []
            return columns.count == 3 && numbers(columns) != nil
        }
        if name.hasSuffix(indexEnding), good * 2 > lines.count { return .sure }
        return .none("The file is not called .index, or its lines are not a headword and two numbers of base 64.")
    }

    /// Returns the place and the length in the second and third column of a line, or nil if they are invalid.
    private static func numbers(_ columns: [some Collection<UInt8>]) -> (Int, Int)? {
        guard columns.count > 2, let offset = number(columns[1]), let count = number(columns[2]) else { return nil }
        return (offset, count)
    }

    /// The digits of a number in base 64, as MIME has them.
    static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func number(_ text: some Collection<UInt8>) -> Int? {
        guard !text.isEmpty, text.count <= 9 else { return nil }
        var value = 0
        for byte in text {
            guard let digit = digits.firstIndex(of: byte) else { return nil }
            value = value << 6 | digit
        }
        return value
    }
}

/// Writes a database of the dictd server: its text, compressed so that it can be read from the middle, and the index of
/// its headwords, which is a separate file.
///
/// Each meaning is an entry, its acronym on the first line, the meaning indented below it, and the note as further
/// paragraphs: as til and dictd's own databases read it. Source: dictfmt(1) and dictd(8).
struct DictdWriter: InterchangeWriter {
    private var text: [UInt8] = []
    /// Headwords as the index has them, with the places of their entries.
    private var entries: [(headword: String, offset: Int, count: Int)] = []

    /// - Parameter title: the name of the database in dictd.
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
        Capitals.tidied(text.mapped { $0.value < 0x20 ? " " : nil })
    }

    /// A number in base 64.
    private static func digits(_ number: Int) -> String {
        let rest = number >> 6
        let last = String(Unicode.Scalar(Dictd.digits[number & 63]))
        return rest > 0 ? digits(rest) + last : last
    }
}
