import Foundation
import TILText

/// A reader for Anki notes. It reads an acronym and its meaning, or reports the reason why it cannot.
enum AnkiNote {
    /// The reason why a note is not an entry, as a full sentence.
    struct NoEntry: Error {
        let reason: String
    }

    /// Reads the texts of a note into a record.
    /// - Parameters:
    ///   - fields: the fields, as HTML.
    ///   - choice: the fields to read, or nil if the note type has no suitable ones.
    ///   - isForeign: whether another program made the note. Fields that til exported are read unchanged.
    /// - Returns: the direction of each of the note's cards, by the card's number.
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
            guard type.isCloze else { throw NoEntry(reason: "The note has only one field. The meaning is missing.") }
            record.note = text(1)
            return try readGaps(HTMLText.plain(fields.first ?? ""), into: &record)
        }
        record.short = text(choice.short)
        record.long = text(choice.long)
        record.source = text(choice.source)
        let extra = text(choice.note)
        record.note = isForeign && AnkiText.isSwitch(extra) ? "" : extra
        // In text exports of til, the note follows the meaning in the same field.
        if !isForeign, fields.indices.contains(choice.long) {
            let back = AnkiBack(fields[choice.long])
            if let note = back.note {
                record.long = HTMLText.plain(back.long)
                record.note = HTMLText.plain(note)
            }
        }
        if isForeign, !record.short.isEmpty, !AcronymGuess.isShort(record.short) {
            throw NoEntry(reason: RejectionReason.sentence)
        }
        return type.directions(short: choice.short, long: choice.long)
    }

    /// Reads a sentence with gaps. It is an entry if it reads like an entry of a list, or if one of two gaps
    /// abbreviates the other.
    private static func readGaps(_ html: String, into record: inout ImportRecord) throws(NoEntry) -> [Int: Direction] {
        let text = ClozeText(html)
        if text.gaps.values.contains(where: { value in value.hasPrefix("image-occlusion:") }) {
            throw NoEntry(reason: RejectionReason.picture)
        }
        guard let pair = text.pair else { throw NoEntry(reason: RejectionReason.gaps) }
        record.short = pair.short
        record.long = pair.long
        var directions: [Int: Direction] = [:]
        for (number, hidden) in text.gaps {
            if hidden == pair.short {
                directions[number - 1] = .acronym
            } else if pair.long.contains(hidden) {
                directions[number - 1] = .meaning
            }
        }
        return directions
    }
}

/// A guess whether the texts of a flashcard are an acronym and its meaning.
enum AcronymGuess {
    // A clause of prose is longer than these limits, unlike most acronyms.
    private static let longestShort = 48
    private static let mostWords = 4

    /// Returns whether a text may be an acronym, rather than a sentence, a question or a clause. An acronym is one
    /// short line.
    static func isShort(_ text: String) -> Bool {
        guard text.utf8.count <= longestShort,
            text.utf8.count(where: { byte in byte == " " }) < mostWords, !text.utf8.contains(UInt8(ascii: "\n"))
        else { return false }
        guard let last = text.unicodeScalars.last, "?!.…".unicodeScalars.contains(last) else { return true }
        // A full stop can also end an abbreviation.
        return last == "." && !text.utf8.contains(UInt8(ascii: " "))
    }

    /// Returns whether the letters of a text occur in order in a longer text, as an acronym's letters do in its
    /// meaning.
    static func fits(_ short: String, _ long: String) -> Bool {
        guard isShort(short), long.utf8.count > short.utf8.count else { return false }
        let wanted = letters(short)
        let others = letters(long)
        guard wanted.count > 1, others.first == wanted.first else { return false }
        var found = 0
        for letter in others where found < wanted.count {
            if letter == wanted[found] { found += 1 }
        }
        return found == wanted.count
    }

    /// Returns the letters and digits of a text, in lower case.
    private static func letters(_ text: String) -> [Unicode.Scalar] {
        text.lowercased().unicodeScalars.filter { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }
}

/// The IDs of things from other people's notes. An ID is computed from the note's GUID, so that the same note in
/// another package is the same thing.
enum AnkiIdentifier {
    /// Returns the ID of a note. If the GUID is a UUID, as in exports of til, it is used unchanged.
    static func make(_ guid: String) -> (id: UUID, isForeign: Bool) {
        if let id = IdentifierText.identifier(guid) { return (id, false) }
        func hash(_ half: UInt8) -> UInt64 { ByteFold([half] + Array("anki:\(guid)".utf8)).value.mixed }
        return (IdentifierText.identifier(version: 8, head: hash(0), tail: hash(1) >> 2), true)
    }
}
