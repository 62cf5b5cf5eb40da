import Foundation

/// A database of the dictd server: an index of headwords, and the text of their entries beside it.
///
/// Source: dictfmt(1) and dictd(8). Each line of the index has a headword, and the place and the length of its entry
/// in the dictionary, as numbers in a base of 64. An entry is its headword on the first line and indented text. The
/// first paragraph is taken as what the headword stands for, further ones as a note. Entries are read in the order in
/// which the dictionary has them, so that it is unpacked once.
package enum Dictd {
    /// What the file of the index ends with.
    static let indexEnding = ".index"
    /// What the file of the text ends with: compressed, as it is written, or plain.
    package static let textEndings = [".dict.dz", ".dict"]

    /// All files that a database has or may have, by the path of any of them; the path alone where it ends with no such ending.
    package static func files(with path: String) -> [String] {
        let endings = [indexEnding] + textEndings
        return base(of: path, endings).map { base in endings.map { base + $0 } } ?? [path]
    }

    /// A name without the ending that it has; nil where it has none of them.
    private static func base(of name: String, _ endings: [String]) -> String? {
        endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
    }

    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "dictd", summary: "a dictd database: its .index, with the .dict or .dict.dz beside it",
        fileExtensions: ["index", "dict", "dz"],
        companionEndings: (main: textEndings[0], companion: indexEnding), fit: { fit($0) },
        reader: { try Reader($0.source, companion: $0.companion) }, writer: { DictdWriter(title: $0.title) })

    /// Reads the entries of a dictionary.
    struct Reader: InterchangeReader {
        private let index: DictdIndex
        private var text: DictdText
        private var nextEntry = 0
        /// How many bytes of entries were taken.
        private var taken = 0
        private var waiting: ArraySlice<ImportItem>

        /// - Parameters:
        ///   - source: the index or the dictionary.
        ///   - companion: opens the other.
        init(_ source: ByteSource, companion: (String) throws -> ByteSource?) throws {
            let dictionary: ByteSource
            let index: ByteSource
            if let base = Dictd.base(of: source.name, [indexEnding]) {
                index = source
                dictionary = try Self.first(textEndings.map { base + $0 }, companion, source.name)
            } else {
                let base = Dictd.base(of: source.name, textEndings) ?? source.name
                dictionary = source
                index = try Self.first([base + indexEnding], companion, source.name)
            }
            self.index = try DictdIndex(index)
            text = DictdText(try dictionary.isCompressed() ? dictionary.inflated() : dictionary)
            waiting = self.index.rejections.map { ImportItem.rejected($0) }[...]
        }

        mutating func next() throws -> ImportItem? {
            while waiting.isEmpty {
                guard nextEntry < index.entries.count else { return nil }
                let entry = index.entries[nextEntry]
                nextEntry += 1
                // Entries may lie within each other, but what is read stays in proportion to what there is.
                guard taken <= DictdText.longestEntry + 4 * text.end else {
                    return .rejected(entry.line, RejectionReason.entriesOverlap)
                }
                guard let bytes = try text.bytes(from: entry.offset, count: entry.count) else {
                    return .rejected(entry.line, RejectionReason.beyondDictionary)
                }
                taken += bytes.count
                waiting = DictdEntry.items(bytes, headword: index.headword(of: entry), line: entry.line)[...]
            }
            return waiting.popFirst()
        }

        private static func first(
            _ names: [String], _ companion: (String) throws -> ByteSource?, _ name: String
        ) throws -> ByteSource {
            for other in names {
                if let source = try companion(other) { return source }
            }
            throw InterchangeError.companionMissing(name: name, companion: names[0])
        }
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        let name = sample.name.lowercased()
        if textEndings.contains(where: name.hasSuffix) { return FormatFit(confidence: 1, reason: "") }
        let lines = sample.entries.prefix(50)
        let good = lines.count { entry in
            let columns = entry.text?.utf8.split(separator: 0x09, omittingEmptySubsequences: false) ?? []
            return columns.count == 3 && DictdIndex.number(columns[1]) != nil && DictdIndex.number(columns[2]) != nil
        }
        if name.hasSuffix(indexEnding), good * 2 > lines.count { return FormatFit(confidence: 1, reason: "") }
        return .none("The file is not called .index, or its lines are not a headword and two numbers of base 64.")
    }
}
