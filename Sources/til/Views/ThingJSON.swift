import Foundation
import TILCore

/// A thing as `--json` prints it: its own keys, where there is one `source` and `suspended`, and once it was reviewed `memory` with each direction's.
struct ThingJSON: Encodable {
    struct MemoryJSON: Encodable {
        var due: Date
        var stability: Double
        var difficulty: Double
        var interval: Int
        var answers: Int
        var lapses: Int
    }

    var id: String
    var short: String
    var long: String
    var note: String
    var tags: [String]
    var source: String?
    var added: Date
    var suspended: Date?
    var memory: [String: MemoryJSON]?

    init(_ thing: Thing, memories: [Direction: Memory]) {
        id = thing.id.uuidString.lowercased()
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

    /// One thing.
    static func object(_ thing: Thing, store: ThingStore) throws -> String {
        try JSONText.encode(ThingJSON(thing, memories: store.memories(of: thing.id)))
    }

    /// A few things in an array, one a line.
    static func array(_ things: [Thing], store: ThingStore) throws -> String {
        if things.isEmpty { return "[]" }
        return "[\n" + (try things.map { try object($0, store: store) }).joined(separator: ",\n") + "\n]"
    }
}
