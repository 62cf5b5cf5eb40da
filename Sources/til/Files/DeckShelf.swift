import TILCore
import TILText

/// The installed decks as a source of look-ups. Only the entries with the first letter of an acronym are read, when one
/// of them is first asked for.
final class DeckShelf {
    private let decks: [Deck]
    /// The text of each deck, or nil for an unreadable deck, which has no entries.
    private lazy var texts = decks.map { deck in try? deck.contents() }
    /// The entries of decks that were read whole, by the names of the decks.
    private var whole: [String: [Thing]] = [:]
    /// The meanings that were read, by the first bytes of the acronyms' keys and by the keys.
    private var meanings: [UInt8: [String: [DeckEntry]]] = [:]

    init(_ data: InstalledData) { decks = data.decks() }

    /// Returns the meanings of an acronym, ignoring case. A meaning that several decks have is returned once.
    func meanings(of short: String) -> [DeckEntry] {
        let key = Capitals.key(short)
        guard let initial = key.utf8.first else { return [] }
        let read = meanings[initial] ?? self.read(initial)
        meanings[initial] = read
        return read[key] ?? []
    }

    /// Reads the meanings of all acronyms whose keys begin with a byte.
    private func read(_ initial: UInt8) -> [String: [DeckEntry]] {
        var found: [String: [DeckEntry]] = [:]
        for (deck, text) in zip(decks, texts) {
            guard let text else { continue }
            for thing in things(startingWith: initial, in: deck, text) {
                let key = Capitals.key(thing.short)
                let meaning = RepeatKey(thing.long)
                if let same = found[key]?.firstIndex(where: { entry in RepeatKey(entry.thing.long) == meaning }) {
                    found[key]?[same].decks.append(deck.name)
                } else {
                    found[key, default: []].append(DeckEntry(thing: thing, decks: [deck.name]))
                }
            }
        }
        return found
    }

    /// Returns the entries of a deck whose acronyms begin with a letter, perhaps with others.
    private func things(startingWith initial: UInt8, in deck: Deck, _ text: FileContents) -> [Thing] {
        if let part = ListSearch.part(of: text.bytes, startingWith: initial) {
            let contents = FileContents(name: text.name, bytes: part)
            return part.isEmpty ? [] : (try? deck.entries(in: contents)) ?? []
        }
        let things = whole[deck.name] ?? (try? deck.entries(in: text)) ?? []
        whole[deck.name] = things
        return things
    }

    /// Returns the tags of acronyms in all decks.
    /// - Parameter keys: the acronyms in capitals.
    func tags(of keys: Set<String>) -> [String: Set<String>] {
        let search = ListTags(of: keys)
        var tags: [String: Set<String>] = [:]
        for case let text? in texts { search.add(from: text.bytes, to: &tags) }
        return tags
    }

    /// Returns the words of fields in all decks.
    /// - Parameter tags: the tags of the fields.
    func words(ofFields tags: Set<String>) -> [String: ContextWords] {
        var fields = ListFields(of: tags)
        for case let text? in texts { fields.add(from: text.bytes) }
        return fields.words
    }
}

/// A meaning of an acronym in decks.
struct DeckEntry {
    /// The entry as a thing, which does not belong to a store.
    let thing: Thing
    /// The names of the decks with this meaning.
    var decks: [String]

    /// `deck finance`, or `decks finance, starter`.
    var source: String { "\(decks.count == 1 ? "deck" : "decks") \(decks.joined(separator: ", "))" }

    /// The entry as JSON.
    var json: JSONObject {
        ["decks": decks, "short": thing.short, "long": thing.long, "note": thing.note, "tags": thing.tags]
    }
}
