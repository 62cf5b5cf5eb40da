import Foundation

/// A database of the dictd server: an index of headwords, and the text of their entries next to it.
///
/// Source: dictfmt(1) and dictd(8). Each line of the index has a headword, and the place and the length of its entry
/// in the dictionary, as numbers in a base of 64. An entry is its headword on the first line and indented text. The
/// first paragraph is taken as what the headword stands for, further ones as a note. Entries are read in the order of the
/// dictionary.
package enum Dictd {
    /// What the file of the index ends with.
    static let indexEnding = ".index"
    /// What the file of the text ends with: compressed, as it is written, or plain.
    package static let textEndings = [".dict.dz", ".dict"]

    /// The longest entry that is read, in bytes: more than the longest note can take.
    private static let longestEntry = 1 << 19
    /// The most bytes that a headword may have: as many as the longest acronym can take.
    private static let longestHeadword = ThingDraft.shortLimit * 4
    /// The most headwords that an index may have.
    private static let mostEntries = 2_000_000

    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "dictd", summary: "a dictd database: its .index, with the .dict or .dict.dz beside it",
        fileExtensions: ["index", "dict", "dz"], companionEndings: (main: textEndings[0], companion: indexEnding),
        fit: { fit($0) }, open: { try open($0) }, writer: { DictdWriter(title: $0.title) })

    /// All files that a database has or may have, by the path of any of them; the path alone if it ends with no such ending.
    package static func files(with path: String) -> [String] {
        let endings = [indexEnding] + textEndings
        return base(of: path, endings).map { base in endings.map { base + $0 } } ?? [path]
    }

    /// A name without the ending that it has; nil if it has none of them.
    private static func base(of name: String, _ endings: [String]) -> String? {
        endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
    }

    private static func open(_ input: InterchangeFormat.Input) throws -> InterchangeFormat.Reading {
        let name = input.contents.name
        let indexBase = base(of: name, [indexEnding])
        let base = indexBase ?? base(of: name, textEndings) ?? name
        let names = (indexBase == nil ? [indexEnding] : textEndings).map { base + $0 }
        var found: FileContents?
        for name in names where found == nil { found = try input.companion(name) }
        guard let other = found else {
            throw InterchangeError.noInput("'\(name)' needs '\(names[0])' beside it: put both into one directory.")
        }
        let (index, text) = indexBase == nil ? (other, input.contents) : (input.contents, other)
        return try reading(index, try text.unpacked().bytes)
    }

    /// Where an entry is.
    private struct Place: Hashable {
        let offset: Int
        let count: Int
    }

    private static func reading(_ index: FileContents, _ text: [UInt8]) throws -> InterchangeFormat.Reading {
        var rejections: [ImportItem] = []
        // Headwords that share a text are one entry: that of the first line.
        var entries: [Place: (line: Int, headword: String)] = [:]
        try index.forEachLine(reject: { rejections.append($0) }) { line in
            if line.bytes.isEmpty { return }
            let columns = line.bytes.split(separator: 0x09, maxSplits: 3, omittingEmptySubsequences: false)
            if let (offset, count) = numbers(columns) {
                guard columns[0].count <= longestHeadword else {
                    return rejections.append(.rejected(line.number, RejectionReason.headwordTooLong))
                }
                let place = Place(offset: offset, count: count)
                if entries[place] == nil {
                    entries[place] = (line.number, String(decoding: columns[0], as: UTF8.self))
                }
                guard entries.count <= mostEntries else {
                    throw InterchangeError.beyondLimit(
                        index.name, "It has more than 2,000,000 headwords; split it into several.")
                }
            } else {
                rejections.append(.rejected(line.number, "The line is not a headword and two numbers of base 64."))
            }
        }
        let sorted = entries.sorted { ($0.key.offset, $0.key.count) < ($1.key.offset, $1.key.count) }
        return { [rejections] body in
            for rejection in rejections.prefix(ImportReport.longestList) { try body(rejection) }
            // Entries may be within each other, but what is read stays in proportion to what there is.
            var (read, end) = (0, 0)
            for (place, (line, headword)) in sorted {
                let stop = place.offset + min(place.count, longestEntry)
                guard read <= longestEntry + 4 * end else {
                    try body(.rejected(line, RejectionReason.entriesOverlap))
                    continue
                }
                guard stop <= text.count else {
                    try body(.rejected(line, RejectionReason.beyondDictionary))
                    continue
                }
                end = max(end, stop)
                read += stop - place.offset
                let bytes = text[place.offset..<stop]
                for item in DictdEntry.items(bytes, headword: headword, line: line) { try body(item) }
            }
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

    /// The place and the length in the second and third column of a line; nil if they are none.
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
