import Foundation
import TILCore

/// All that the store knows of an acronym: every meaning, its note and tags, and when it comes next.
struct Detail {
    let store: ThingStore
    let short: String

    func show() throws {
        let meanings = try store.meanings(of: short)
        if meanings.isEmpty {
            let near = try store.nearestShorts(to: short, limit: 3)
            print("There is no \(plain(short)).", near.isEmpty ? "" : "Near it: \(near.joined(separator: ", ")).")
        }
        for thing in meanings {
            print("\(plain(thing.short)): \(plain(thing.long))")
            if !thing.note.isEmpty { print("  \(plain(thing.note))") }
            if !thing.tags.isEmpty { print("  \(thing.tags.map { "#" + plain($0) }.joined(separator: " "))") }
            let memories = try store.memories(of: thing.id)
            for direction in Direction.allCases {
                guard let memory = memories[direction] else { continue }
                print("  \(direction.rawValue): answers \(memory.reviews), lapses \(memory.lapses)\(Self.next(memory))")
            }
            if memories.isEmpty { print("  never asked") }
        }
    }

    /// When a thing comes next, to follow something else; empty for one that is not scheduled.
    static func next(_ memory: Memory?) -> String {
        guard let memory else { return "" }
        if memory.interval > 0 { return ", again on \(memory.dueDay)" }
        let minutes = Int((memory.due.timeIntervalSince(memory.lastReview) / 60).rounded())
        return ", again in \(minutes) min"
    }
}
