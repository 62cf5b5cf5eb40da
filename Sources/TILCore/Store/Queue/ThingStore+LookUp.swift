package import Foundation

extension ThingStore {
    /// Records that the person looked up things: they count as seen before a quiz asks them (see ``meet(_:)``), and
    /// perhaps the next quiz asks them first (see ``askFirst(_:at:)``).
    ///
    /// All of it is one transaction. It does not wait for another process that is writing.
    /// - Parameter asksFirst: whether the next quiz asks the things first.
    /// - Returns: whether it was recorded; false if another process is writing.
    package func recordLookUp(of things: [UUID], asksFirst: Bool, at instant: Date) throws -> Bool {
        let unmet = try reading { db in try things.filter { thing in try Self.isUnmet(thing, db) } }
        if unmet.isEmpty, !asksFirst || things.isEmpty { return true }
        do {
            try writing([.things, .answers], waits: false) { db in
                for thing in unmet { try Self.meet(thing, db) }
                guard asksFirst else { return }
                for thing in things { try Self.askFirst(thing, at: instant, db) }
            }
            return true
        } catch StoreError.busy {
            return false
        }
    }
}
