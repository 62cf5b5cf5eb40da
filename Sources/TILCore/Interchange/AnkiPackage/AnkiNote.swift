/// What a note of Anki says: an acronym with what it stands for, or none, and why.
enum AnkiNote {
    /// Why a note is no entry: a full sentence.
    struct NoEntry: Error {
        let reason: String
    }

    /// Reads the texts of a note into a record.
    /// - Parameters:
    ///   - fields: the fields, as HTML.
    ///   - choice: which of them are what; nil if the note type has none for that.
    ///   - isForeign: whether another program made the note, so that it may be anything. What we made is taken as it is.
    /// - Returns: the direction in which each of the note's cards asks, by its number.
    static func read(
        _ fields: [String], _ type: AnkiNoteType, _ choice: AnkiFieldChoice?, isForeign: Bool,
        into record: inout ImportRecord
    ) throws(NoEntry) -> [Int: Direction] {
        func text(_ index: Int?) -> String {
            guard let index, fields.indices.contains(index) else { return "" }
            let plain = HTMLText.plain(fields[index])
            return isForeign ? ClozeText(plain).plain : plain
        }
        guard let choice else {
            guard type.isCloze else { throw NoEntry(reason: RejectionReason.oneField) }
            record.note = text(1)
            return try readGaps(HTMLText.plain(fields.first ?? ""), into: &record)
        }
        record.short = text(choice.short)
        record.long = text(choice.long)
        record.source = text(choice.source)
        let extra = text(choice.note)
        record.note = isForeign && AnkiText.isSwitch(extra) ? "" : extra
        // An export of ours as text has the note below the meaning.
        if !isForeign, fields.indices.contains(choice.long), case let (long, note?) = AnkiText.divided(fields[choice.long])
        {
            record.long = HTMLText.plain(long)
            record.note = HTMLText.plain(note)
        }
        if isForeign, !record.short.isEmpty, !AcronymGuess.isShort(record.short) {
            throw NoEntry(reason: RejectionReason.sentence)
        }
        return type.directions(short: choice.short, long: choice.long)
    }

    /// Reads a sentence with gaps: an acronym if it reads as an entry of a list does, or has two gaps that fit each other.
    private static func readGaps(_ html: String, into record: inout ImportRecord) throws(NoEntry) -> [Int: Direction] {
        let text = ClozeText(html)
        if text.gaps.values.contains(where: { $0.hasPrefix("image-occlusion:") }) {
            throw NoEntry(reason: RejectionReason.picture)
        }
        guard let (short, long) = text.pair else { throw NoEntry(reason: RejectionReason.gaps) }
        (record.short, record.long) = (short, long)
        var directions: [Int: Direction] = [:]
        for (number, hidden) in text.gaps {
            directions[number - 1] = hidden == short ? .acronym : long.contains(hidden) ? .meaning : nil
        }
        return directions
    }
}

/// Whether texts of a flashcard may be an acronym and what it stands for.
enum AcronymGuess {
    /// Whether a text may be an acronym, rather than a sentence, a question or a clause: it is one short line.
    static func isShort(_ text: String) -> Bool {
        guard text.utf8.count <= FormatSample.longestShort,
            text.utf8.count(where: { $0 == 0x20 }) < FormatSample.mostWords, !text.utf8.contains(0x0A)
        else { return false }
        guard let last = text.unicodeScalars.last, "?!.…".unicodeScalars.contains(last) else { return true }
        // A full stop ends an abbreviation as well.
        return last == "." && !text.utf8.contains(0x20)
    }

    /// Whether the letters of one text run through another that is longer, as those of an acronym do.
    static func fits(_ short: String, _ long: String) -> Bool {
        func letters(_ text: String) -> [Unicode.Scalar] {
            text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
        guard isShort(short), long.utf8.count > short.utf8.count else { return false }
        var rest = letters(short)[...]
        let others = letters(long)
        guard rest.count > 1, others.first == rest.first else { return false }
        for letter in others where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
