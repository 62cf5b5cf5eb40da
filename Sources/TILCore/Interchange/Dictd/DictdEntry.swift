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
    /// In FOLDOC, an acronym and its meaning are headwords of one text: `Graphical User Interface` and `GUI`. The acronym
    /// becomes an entry with this meaning, and the text is its note.
    /// - Parameter headwords: the headwords of the text in the index. There is at least one.
    static func items(_ bytes: ArraySlice<UInt8>, headwords: [DictdHeadword]) -> [ImportItem] {
        let headword = headwords[0].text
        let line = headwords[0].line
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return [.rejected(line, RejectionReason.notUTF8)]
        }
        var rest = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { part in
            Line(Substring(part))
        }[...]
        while let first = rest.first, first.text.isEmpty { rest.removeFirst() }
        let titles = headlines(rest, headwords)
        if titles.count > 1 { return items(titles, text: rest.dropFirst(titles.count)) }
        var short = headword
        if let first = rest.first, !first.isIndented, isSame(first.text, headword) {
            short = headline(first.text)
            rest.removeFirst()
            // A long list of headwords continues up to the indented text.
            if isList(first.text) { rest = rest.drop { !$0.text.isEmpty && !$0.isIndented } }
        }
        // dictfmt may have removed the hyphens from the names of the description's headwords.
        let isEntry = !headword.hasPrefix("00database") && !headword.hasPrefix("00-database")
        var items: [ImportItem] = []
        var record = ImportRecord(line: line, short: isEntry ? short : "", long: "")
        for paragraph in rest.split(whereSeparator: \.text.isEmpty) {
            if !isEntry || !record.long.isEmpty, let (other, long) = glued(paragraph) {
                if !record.short.isEmpty { items.append(.checked(record)) }
                record = ImportRecord(line: line, short: other, long: long)
            } else {
                let joined = unescaped(paragraph.map(\.text).joined(separator: " "))
                if record.long.isEmpty {
                    record.long = joined
                } else {
                    record.note += (record.note.isEmpty ? "" : "\n\n") + joined
                }
            }
        }
        if isEntry || !record.short.isEmpty { items.append(.checked(record)) }
        return items
    }

    /// Returns the lines at the start of a text that are its headwords, as the text writes them.
    private static func headlines(_ lines: ArraySlice<Line>, _ headwords: [DictdHeadword]) -> [DictdHeadword] {
        guard headwords.count > 1 else { return [] }
        var titles: [DictdHeadword] = []
        for line in lines.prefix(while: { line in !line.text.isEmpty && !line.isIndented }).prefix(100) {
            let key = RepeatKey(line.text)
            guard let headword = headwords.prefix(100).first(where: { headword in RepeatKey(headword.text) == key })
            else { break }
            titles.append(DictdHeadword(line: headword.line, text: line.text))
        }
        return titles
    }

    /// Returns the entries of several headwords with one text.
    private static func items(_ titles: [DictdHeadword], text: ArraySlice<Line>) -> [ImportItem] {
        let paragraphs = text.split(whereSeparator: \.text.isEmpty).map { paragraph in
            unescaped(paragraph.map(\.text).joined(separator: " "))
        }
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
    private static func isList(_ line: String) -> Bool { line.utf8.contains(0x25) && line.contains(headwordSeparator) }

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
        text.utf8.contains(0x40) ? text.replacing("@@", with: "@") : text
    }

    /// Returns the headword and the text of a paragraph, or nil if it has no headword. A headword is followed by at
    /// least four spaces, or it is in capitals on an unindented line of its own, with indented text after it.
    private static func glued(_ paragraph: ArraySlice<Line>) -> (short: String, long: String)? {
        guard let first = paragraph.first else { return nil }
        var short = first.text
        var texts = paragraph.dropFirst().map(\.text)
        if let gap = first.text.range(of: "    ") {
            short = FieldText.trimmed(String(first.text[..<gap.lowerBound]))
            texts.insert(FieldText.trimmed(String(first.text[gap.upperBound...])), at: 0)
        } else if first.isIndented || paragraph.dropFirst().first?.isIndented != true
            || first.text.contains(where: \.isLowercase)
        {
            return nil
        }
        guard !short.contains(" "), short.contains(where: \.isLetter) else { return nil }
        return (short, texts.joined(separator: " "))
    }

    private static let headwordSeparator = "%%%"

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
