import Foundation

/// A note type of Anki: which fields its notes have, and which cards are made of them.
struct AnkiNoteType: Hashable {
    /// What a card shows first.
    struct Template: Hashable {
        /// Its number among the note type's, which cards have.
        let ordinal: Int
        /// The front, with the names of fields in double braces.
        let front: String
    }

    /// Its name, such as `Basic`.
    let name: String
    /// The names of its fields, in their order.
    let fields: [String]
    /// The cards that are made of a note.
    let templates: [Template]
    /// Whether its cards are the gaps of a text.
    let isCloze: Bool

    /// The direction in which each card asks, by the fields that its front shows; a card that shows both or neither is
    /// left out.
    func directions(short: Int, long: Int) -> [Int: Direction] {
        var directions: [Int: Direction] = [:]
        for template in templates {
            let shown = Self.fields(shownBy: template.front)
            let hasShort = fields.indices.contains(short) && shown.contains(fields[short])
            let hasLong = fields.indices.contains(long) && shown.contains(fields[long])
            if hasShort != hasLong { directions[template.ordinal] = hasShort ? .meaning : .acronym }
        }
        return directions
    }

    /// The names of the fields that a template shows: not those that are only asked about (`{{#Field}}`), to be typed
    /// (`{{type:Field}}`) or hidden behind a hint.
    ///
    /// Source: the Anki manual, "Card Templates / Field Replacements" and "Card Generation".
    static func fields(shownBy template: String) -> Set<String> {
        var names: Set<String> = []
        for part in template.components(separatedBy: "{{").dropFirst() {
            guard let end = part.range(of: "}}") else { continue }
            var filters = part[..<end.lowerBound].split(separator: ":", omittingEmptySubsequences: false).map {
                FieldText.trimmed(String($0))
            }
            guard let name = filters.popLast(), !filters.contains("type"), !filters.contains("hint"),
                let first = name.unicodeScalars.first, !"#^/!".unicodeScalars.contains(first)
            else { continue }
            names.insert(name)
        }
        return names
    }
}
