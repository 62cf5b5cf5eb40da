/// What a note of Anki is: an acronym with what it stands for, or none, and why.
enum AnkiNote: Hashable {
    /// An acronym with what it stands for.
    struct Entry: Hashable {
        let short: String
        let long: String
        let note: String
        /// Where it was met.
        let source: String
        /// The direction in which each of the note's cards asks, by its number.
        let directions: [Int: Direction]
    }

    /// An acronym.
    case entry(Entry)
    /// None; the reason is a full sentence.
    case rejected(String)

    /// Reads the fields of a note.
    /// - Parameters:
    ///   - fields: the fields, as HTML.
    ///   - choice: which of them are what; nil where the note type has none for that.
    ///   - isForeign: whether another program made the note, so that it may be anything. What we made is taken as it is.
    init(_ fields: [String], _ type: AnkiNoteType, _ choice: AnkiFieldChoice?, isForeign: Bool) {
        func text(_ index: Int?) -> String {
            guard let index, fields.indices.contains(index) else { return "" }
            let plain = HTMLText.plain(fields[index])
            return isForeign ? ClozeText(plain).plain : plain
        }
        guard let choice else {
            self = type.isCloze ? Self.gaps(fields.first ?? "", note: text(1)) : .rejected(RejectionReason.oneField)
            return
        }
        let short = text(choice.short)
        let extra = text(choice.note)
        var (long, note) = (text(choice.long), isForeign && AnkiText.isSwitch(extra) ? "" : extra)
        if !isForeign, fields.indices.contains(choice.long) {
            // An export of ours as text has the note below the meaning.
            let parts = AnkiText.Reader.parted(fields[choice.long])
            if let below = parts.note { (long, note) = (HTMLText.plain(parts.long), HTMLText.plain(below)) }
        }
        if isForeign, !short.isEmpty, !AcronymGuess.isShort(short) {
            self = .rejected(RejectionReason.sentence)
            return
        }
        self = .entry(
            Entry(
                short: short, long: long, note: note, source: text(choice.source),
                directions: type.directions(short: choice.short, long: choice.long)))
    }

    /// A sentence with gaps: an acronym where it reads as an entry of a list does, or has two gaps that fit each other.
    private static func gaps(_ html: String, note: String) -> AnkiNote {
        let text = ClozeText(HTMLText.plain(html))
        if text.gaps.values.contains(where: { $0.hasPrefix("image-occlusion:") }) {
            return .rejected(RejectionReason.picture)
        }
        guard let pair = pair(text) else { return .rejected(RejectionReason.gaps) }
        var directions: [Int: Direction] = [:]
        for (number, hidden) in text.gaps {
            if hidden == pair.short {
                directions[number - 1] = .acronym
            } else if pair.long.contains(hidden) {
                directions[number - 1] = .meaning
            }
        }
        return .entry(Entry(short: pair.short, long: pair.long, note: note, source: "", directions: directions))
    }

    /// The acronym and what it stands for of a text with gaps; nil where it is a sentence.
    static func pair(_ text: ClozeText) -> (short: String, long: String)? {
        if text.gaps.count == 2 {
            let hidden = text.gaps.sorted { $0.key < $1.key }.map(\.value)
            if AcronymGuess.fits(hidden[0], hidden[1]) { return (hidden[0], hidden[1]) }
            if AcronymGuess.fits(hidden[1], hidden[0]) { return (hidden[1], hidden[0]) }
        }
        var line = text.plain
        guard !line.utf8.contains(0x0A), let parts = line.withUTF8({ EntryLine.split($0) }),
            let short = parts.short, let long = parts.long, !short.isEmpty, !long.isEmpty, AcronymGuess.isShort(short),
            text.gaps.values.contains(short) || text.gaps.values.contains(where: { long.contains($0) })
        else { return nil }
        return (short, long)
    }
}
