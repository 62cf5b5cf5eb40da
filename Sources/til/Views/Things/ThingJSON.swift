import Foundation
import TILCore

/// A thing as `--json` prints it: its own keys, where there is one `source` and `suspended`, and once it was reviewed
/// `memory` with each direction's. An entry of a glossary has `glossary` rather than `id` and `added`.
struct ThingJSON: Encodable {
    struct MemoryJSON: Encodable {
        var due: Date
        var stability: Double
        var difficulty: Double
        var interval: Int
        var answers: Int
        var lapses: Int
    }

    var id: String?
    var glossary: String?
    var short: String
    var long: String
    var note: String
    var tags: [String]
    var source: String?
    var added: Date?
    var suspended: Date?
    var memory: [String: MemoryJSON]?

    init(_ thing: Thing, memories: [Direction: Memory]) {
        id = IdentifierText.text(of: thing.id)
        short = thing.short
        long = thing.long
        note = thing.note
        tags = thing.tags
        source = thing.source.isEmpty ? nil : thing.source
        added = thing.added
        suspended = thing.suspended
        guard !memories.isEmpty else { return }
        memory = Dictionary(
            uniqueKeysWithValues: memories.map { direction, memory in
                (
                    direction.rawValue,
                    MemoryJSON(
                        due: memory.due, stability: memory.stability, difficulty: memory.difficulty,
                        interval: memory.interval, answers: memory.reviews, lapses: memory.lapses)
                )
            })
    }

    init(_ thing: Thing, of glossary: String) {
        self.glossary = glossary
        short = thing.short
        long = thing.long
        note = thing.note
        tags = thing.tags
    }

    /// One thing.
    static func object(_ thing: Thing, memories: [Direction: Memory]) throws -> String {
        try JSONText.encode(ThingJSON(thing, memories: memories))
    }

    /// A few things and entries of glossaries in an array, one a line.
    /// - Parameter memories: those of a thing.
    static func array(
        _ things: [Thing], _ entries: [GlossaryEntry] = [], memories: (Thing) throws -> [Direction: Memory]
    ) throws -> String {
        if things.isEmpty, entries.isEmpty { return "[]" }
        let objects =
            try things.map { try JSONText.encode(ThingJSON($0, memories: memories($0))) }
            + entries.map { try JSONText.encode(ThingJSON($0.thing, of: $0.glossary)) }
        return "[\n" + objects.joined(separator: ",\n") + "\n]"
    }
}
