import TILCore
import TILText

/// The installed decks as a source of look-ups. They are read when they are first asked.
final class DeckShelf {
    private let decks: [Deck]
    private var entries: [String: [DeckEntry]]?

    init(_ data: InstalledData) { decks = data.decks() }

    /// Returns the meanings of an acronym, ignoring case. A meaning that several decks have is returned once.
    func meanings(of short: String) -> [DeckEntry] { index()[Capitals.key(short)] ?? [] }

    /// Returns the tags of acronyms in all decks.
    /// - Parameter keys: the acronyms in capitals.
    func tags(of keys: Set<String>) -> [String: Set<String>] {
        let search = ListTags(of: keys)
        var tags: [String: Set<String>] = [:]
        for deck in decks {
            // An unreadable deck has no entries.
            guard let contents = try? deck.contents() else { continue }
            search.add(from: contents.bytes, to: &tags)
        }
        return tags
    }

    /// Returns the words of fields in all decks.
    /// - Parameter tags: the tags of the fields.
    func words(ofFields tags: Set<String>) -> [String: ContextWords] {
        var fields = ListFields(of: tags)
        for deck in decks {
            if let contents = try? deck.contents() { fields.add(from: contents.bytes) }
        }
        return fields.words
    }

    private func index() -> [String: [DeckEntry]] {
        if let entries { return entries }
        var found: [String: [DeckEntry]] = [:]
        for deck in decks {
            // An unreadable deck has no entries.
            for thing in (try? deck.entries()) ?? [] {
                let key = Capitals.key(thing.short)
                let meaning = RepeatKey(thing.long)
                if let same = found[key]?.firstIndex(where: { RepeatKey($0.thing.long) == meaning }) {
                    found[key]?[same].decks.append(deck.name)
                } else {
                    found[key, default: []].append(DeckEntry(thing: thing, decks: [deck.name]))
                }
            }
        }
        entries = found
        return found
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
