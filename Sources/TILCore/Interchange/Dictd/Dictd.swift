import Foundation
import TILArchive
import TILText

/// A database of the dictd server: an index of headwords, and a separate file with the text of the entries.
///
/// Source: dictfmt(1) and dictd(8). Each line of the index has a headword, and the offset and the length of its entry
/// in the dictionary, as numbers in base 64. An entry has its headword on the first line, followed by indented text.
/// The first paragraph is read as the meaning, and later ones as a note. Entries are read in the order of the
/// dictionary.
package enum Dictd {
    /// The file name extension of the index.
    static let indexEnding = ".index"
    /// The file name extensions of the text: compressed, as exports are, or plain.
    package static let textEndings = [".dict.dz", ".dict"]

    /// The maximum size of an entry, in bytes. It exceeds the maximum size of a note.
    private static let longestEntry = 1 << 19
    /// The maximum size of a headword, in bytes. The longest acronym fits.
    private static let longestHeadword = ThingDraft.shortLimit * 4
    /// The maximum number of headwords in an index.
    private static let mostEntries = 2_000_000

    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "dictd", summary: "a dictd database: its .index, with the .dict or .dict.dz in the same folder",
        fileExtensions: ["index", "dict", "dz"], companionEndings: (main: textEndings[0], companion: indexEnding),
        companions: { name in companions(of: name) }, read: { input, body in try read(input, body) },
        opens: { contents in opens(contents) }, makeWriter: { options in DictdWriter(title: options.title) })

    /// Returns the paths of all files that a database can have, from the path of any of them. Another path is returned
    /// alone.
    package static func files(with path: String) -> [String] {
        let endings = [indexEnding] + textEndings
        guard let base = base(of: path, endings) else { return [path] }
        return endings.map { ending in base + ending }
    }

    /// Returns a name without its extension, or nil if it has none of the extensions.
    private static func base(of name: String, _ endings: [String]) -> String? {
        guard let ending = endings.first(where: name.hasSuffix) else { return nil }
        return String(name.dropLast(ending.count))
    }

    /// Returns the possible names of the text of an index, or of the index of a text.
    private static func companions(of name: String) -> [String] {
        if let base = base(of: name, [indexEnding]) { return textEndings.map { ending in base + ending } }
        return [(base(of: name, textEndings) ?? name) + indexEnding]
    }

    private static func read(_ input: InterchangeFormat.Input, _ body: (ImportItem) throws -> Void) throws {
        let name = input.contents.name
        guard let other = input.companion else {
            throw InterchangeError.noInput("'\(name)' needs '\(companions(of: name)[0])' in the same folder.")
        }
        let isIndex = name.hasSuffix(indexEnding)
        let index = isIndex ? input.contents : other
        let text = isIndex ? other : input.contents
        try read(index, try text.unpacked().bytes, body)
    }

    private static func read(_ index: FileContents, _ text: [UInt8], _ body: (ImportItem) throws -> Void) throws {
        let places = try places(index, reject: body)
        // Entries may overlap, but their total size is limited in proportion to the size of the text.
        var readCount = 0
        var furthestEnd = 0
        for place in places {
            let line = place.headwords[0].line
            guard readCount <= longestEntry + 4 * furthestEnd else {
                try body(.rejected(line, RejectionReason.entriesOverlap))
                continue
            }
            guard place.range.upperBound <= text.count else {
                try body(.rejected(line, RejectionReason.beyondDictionary))
                continue
            }
            furthestEnd = max(furthestEnd, place.range.upperBound)
            readCount += place.range.count
            for item in DictdEntry.items(text[place.range], headwords: place.headwords) { try body(item) }
        }
    }

    /// The place of an entry in the dictionary.
    private struct Place {
        let range: Range<Int>
        let headwords: [DictdHeadword]
    }

    /// Returns the places of the entries of an index, in the order of the dictionary. Several headwords can share a
    /// text, such as an acronym and its meaning in FOLDOC.
    private static func places(
        _ index: FileContents, reject body: (ImportItem) throws -> Void
    ) throws -> [Place] {
        var entries: [Range<Int>: [DictdHeadword]] = [:]
        var count = 0
        try index.forEachLine(reject: body) { line in
            if line.bytes.isEmpty { return }
            let columns = line.bytes.split(
                separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false)
            guard let range = range(columns) else {
                return try body(.rejected(line.number, "The line is not a headword and two numbers of base 64."))
            }
            guard columns[0].count <= longestHeadword else {
                return try body(.rejected(line.number, RejectionReason.headwordTooLong))
            }
            let headword = DictdHeadword(line: line.number, text: String(decoding: columns[0], as: UTF8.self))
            entries[range, default: []].append(headword)
            count += 1
            guard count <= mostEntries else {
                throw InterchangeError.beyondLimit(index.name, "It has more than 2,000,000 headwords. Split it.")
            }
        }
        let ranges = entries.keys.sorted { left, right in
            (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
        }
        return ranges.map { range in Place(range: range.prefix(longestEntry), headwords: entries[range] ?? []) }
    }

    private static func opens(_ contents: FileContents) -> Bool {
        let name = contents.name.lowercased()
        if textEndings.contains(where: name.hasSuffix) { return true }
        guard name.hasSuffix(indexEnding) else { return false }
        let lines = contents.bytes.prefix(1 << 14).split(separator: UInt8(ascii: "\n")).prefix(50)
        let good = lines.count { line in
            let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            return columns.count == 3 && range(columns) != nil
        }
        return good * 2 > lines.count
    }

    /// Returns the range by the offset and the length in the second and third column of a line, or nil if they are
    /// invalid.
    private static func range(_ columns: [some Collection<UInt8>]) -> Range<Int>? {
        guard columns.count > 2, let offset = number(columns[1]), let count = number(columns[2]) else { return nil }
        return offset..<(offset + count)
    }

    /// The digits of numbers in base 64, in the order of MIME.
    static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func number(_ text: some Collection<UInt8>) -> Int? {
        // Nine digits of six bits fit a number.
        guard !text.isEmpty, text.count <= 9 else { return nil }
        var value = 0
        for byte in text {
            guard let digit = digits.firstIndex(of: byte) else { return nil }
            value = value * digits.count + digit
        }
        return value
    }
}

/// A writer of databases of the dictd server: the text, compressed in chunks for random access, and a separate index of
/// the headwords.
///
/// Each meaning is an entry with the acronym on its first line, then the indented meaning, then the note as further
/// paragraphs. Both til and dictd read this form. Source: dictfmt(1) and dictd(8).
struct DictdWriter: InterchangeWriter {
    private var text: [UInt8] = []
    private var entries: [Entry] = []

    /// A headword as the index has it, with the offset and the length of its entry.
    private struct Entry {
        let headword: String
        let offset: Int
        let count: Int
    }

    /// - Parameter title: the name of the database in dictd.
    init(title: String) {
        // These entries declare that all characters of a headword count, and that the text is UTF-8.
        add(description: "00-database-allchars")
        add(description: "00-database-utf8")
        add(description: "00-database-short", OneLine.text(title))
        add(description: "00-database-info", "Made by til.")
    }

    private mutating func add(description name: String, _ content: String = "") {
        add(name, content.isEmpty ? "\(name)\n" : "\(name)\n     \(content)\n")
    }

    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
        let short = Self.plain(thing.short)
        var entry = "\(short)\n     \(Self.plain(thing.long))\n"
        for paragraph in OneLine.lines(of: thing.note) where !paragraph.allSatisfy(\.isWhitespace) {
            entry += "\n     \(Self.plain(paragraph))\n"
        }
        let tags = thing.tags.map { tag in "#" + tag }.joined(separator: " ")
        if !tags.isEmpty { entry += "\n     \(Self.plain(tags))\n" }
        // Look-ups in dictd compare lower-case letters.
        add(short.lowercased(), entry)
    }

    mutating func finish(into output: inout [UInt8]) {
        output += Dictzip.packed(text)
    }

    /// The index, which is complete only after the text.
    var companion: [UInt8]? {
        var lines: [UInt8] = []
        // Sort by the bytes of the headwords, because dictd searches them in this order.
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
        entries.append(Entry(headword: headword, offset: text.count, count: entry.utf8.count))
        text += entry.utf8
    }

    /// Returns a text on one line without tabs, because tabs separate the columns of the index.
    private static func plain(_ text: String) -> String {
        Capitals.tidied(text.mapped { scalar in scalar < " " ? " " : nil })
    }

    /// Returns a number in base 64.
    private static func digits(_ number: Int) -> String {
        let (rest, digit) = number.quotientAndRemainder(dividingBy: Dictd.digits.count)
        let last = String(Unicode.Scalar(Dictd.digits[digit]))
        return rest > 0 ? digits(rest) + last : last
    }
}
