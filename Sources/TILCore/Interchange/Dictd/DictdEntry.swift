import Foundation
import TILText

/// A headword of an index, with its line.
struct DictdHeadword {
    let line: Int
    let text: String
}

/// The parts of the text of a dictionary's entry.
enum DictdEntry {
    /// Returns the entry and any entries that were joined to it by mistake.
    ///
    /// In Debian's V.E.R.A., a few headwords with punctuation are inside the preceding entry, indented and separated
    /// from their text by spaces. Its first two headwords are inside the description of the database, which is not an
    /// entry.
    ///
    /// In FOLDOC, an acronym and its meaning are headwords of one text: `Graphical User Interface` and `GUI`. The
    /// acronym becomes an entry with this meaning, and the text is its note.
    /// - Parameter headwords: the headwords of the text in the index. There is at least one.
    static func items(_ bytes: ArraySlice<UInt8>, headwords: [DictdHeadword]) -> [ImportItem] {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return [.rejected(headwords[0].line, RejectionReason.notUTF8)]
        }
        let lines = lines(of: text).drop { line in line.text.isEmpty }
        let titles = headlines(lines, headwords)
        if titles.count > 1 { return items(titles, text: lines.dropFirst(titles.count)) }
        return items(headwords[0], lines)
    }

    private static func lines(of text: String) -> [Line] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { part in
            Line(Substring(part))
        }
    }

    /// Returns the entry of one headword, and any entries that were joined to it by mistake.
    private static func items(_ headword: DictdHeadword, _ lines: ArraySlice<Line>) -> [ImportItem] {
        // dictfmt may have removed the hyphens from the names of the description's headwords.
        let isDescription = headword.text.hasPrefix("00database") || headword.text.hasPrefix("00-database")
        var records: [ImportRecord] = []
        var rest = lines
        var short = headword.text
        if let first = lines.first, !first.isIndented, isSame(first.text, headword.text) {
            short = headline(first.text)
            rest = withoutHeadlines(lines)
        }
        var record = ImportRecord(line: headword.line, short: short, long: "")
        var isInDescription = isDescription
        for paragraph in rest.split(whereSeparator: \.text.isEmpty) {
            let mayBeJoined = isDescription || !record.long.isEmpty
            if mayBeJoined, let other = glued(paragraph, line: headword.line) {
                if !isInDescription { records.append(record) }
                record = other
                isInDescription = false
            } else {
                add(paragraph, to: &record)
            }
        }
        if !isInDescription { records.append(record) }
        return records.map { record in .checked(record) }
    }

    /// Returns the lines behind a headline. A long list of headwords continues up to the indented text.
    private static func withoutHeadlines(_ lines: ArraySlice<Line>) -> ArraySlice<Line> {
        let rest = lines.dropFirst()
        guard let first = lines.first, isList(first.text) else { return rest }
        return rest.drop { line in !line.text.isEmpty && !line.isIndented }
    }

    /// Adds a paragraph to an entry: the first is its meaning, and the others are its note.
    private static func add(_ paragraph: ArraySlice<Line>, to record: inout ImportRecord) {
        let text = joined(paragraph)
        if record.long.isEmpty {
            record.long = text
        } else {
            record.note += record.note.isEmpty ? text : "\n\n" + text
        }
    }

    private static func joined(_ paragraph: ArraySlice<Line>) -> String {
        unescaped(paragraph.map(\.text).joined(separator: " "))
    }

    /// Returns the lines at the start of a text that are its headwords, as the text writes them.
    private static func headlines(_ lines: ArraySlice<Line>, _ headwords: [DictdHeadword]) -> [DictdHeadword] {
        guard headwords.count > 1 else { return [] }
        var titles: [DictdHeadword] = []
        let candidates = lines.prefix { line in !line.text.isEmpty && !line.isIndented }
        for line in candidates.prefix(mostHeadlines) {
            let key = RepeatKey(line.text)
            guard
                let headword = headwords.prefix(mostHeadlines).first(where: { headword in
                    RepeatKey(headword.text) == key
                })
            else { break }
            titles.append(DictdHeadword(line: headword.line, text: line.text))
        }
        return titles
    }

    /// The number of headwords of a text that are compared, each with each.
    private static let mostHeadlines = 100

    /// Returns the entries of several headwords with one text.
    private static func items(_ titles: [DictdHeadword], text: ArraySlice<Line>) -> [ImportItem] {
        let paragraphs = text.split(whereSeparator: \.text.isEmpty).map(joined)
        let phrases = titles.filter { title in title.text.contains(" ") }
        return titles.map { title in
            var record = ImportRecord(line: title.line, short: title.text, long: "")
            let meaning = title.text.contains(" ") ? nil : phrases.first { phrase in spells(phrase.text, title.text) }
            record.long = meaning?.text ?? paragraphs.first ?? ""
            record.note = paragraphs.dropFirst(meaning == nil ? 1 : 0).joined(separator: "\n\n")
            return .checked(record)
        }
    }

    private static func spells(_ long: String, _ short: String) -> Bool {
        SpelledMeaning(of: short, in: long)?.isComplete == true
    }

    /// Returns whether a line lists the headwords that share an entry.
    private static func isList(_ line: String) -> Bool {
        line.utf8.contains(separatorSign) && line.contains(headwordSeparator)
    }

    /// Returns the first of the headwords that share an entry.
    private static func headline(_ line: String) -> String {
        guard isList(line), let first = line.split(separator: headwordSeparator, maxSplits: 1).first else {
            return line
        }
        return FieldText.trimmed(String(first))
    }

    /// Returns whether a line is the headword, which the index may have in a simpler form, or a list of headwords.
    private static func isSame(_ line: String, _ headword: String) -> Bool {
        line == headword || isList(line) || RepeatKey(line) == RepeatKey(headword)
    }

    /// Returns a text without the doubled `@` that V.E.R.A. contains.
    private static func unescaped(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "@")) ? text.replacing("@@", with: "@") : text
    }

    /// Returns the entry of a paragraph, or nil if it has no headword. A headword is followed by at least four spaces,
    /// or it is in capitals on an unindented line of its own, with indented text after it.
    private static func glued(_ paragraph: ArraySlice<Line>, line: Int) -> ImportRecord? {
        guard let first = paragraph.first else { return nil }
        let further = paragraph.dropFirst()
        let short: String
        var texts = further.map(\.text)
        if let gap = first.text.range(of: "    ") {
            short = FieldText.trimmed(String(first.text[..<gap.lowerBound]))
            texts.insert(FieldText.trimmed(String(first.text[gap.upperBound...])), at: 0)
        } else {
            let isAboveText = !first.isIndented && further.first?.isIndented == true
            guard isAboveText, !first.text.contains(where: \.isLowercase) else { return nil }
            short = first.text
        }
        guard !short.contains(" "), short.contains(where: \.isLetter) else { return nil }
        return ImportRecord(line: line, short: short, long: texts.joined(separator: " "))
    }

    private static let headwordSeparator = "%%%"
    private static let separatorSign = UInt8(ascii: "%")

    private struct Line {
        /// The line without surrounding white space.
        let text: String
        let isIndented: Bool

        init(_ line: Substring) {
            text = FieldText.trimmed(String(line))
            isIndented = line.unicodeScalars.first.map(FieldText.isSpace) ?? false
        }
    }
}
