import Synchronization
import TILCore

/// Look-ups in a glossary on other threads, as often as they can until it is enough.
final class GlossaryLookUps: Sendable {
    let isEnough = Atomic(false)
    let failures = Mutex<[String]>([])

    func run(_ glossary: Glossary, expecting meanings: [String]) {
        repeat {
            let shelf = GlossaryShelf([glossary])
            let found = shelf.meanings(of: "tla").map(\.thing.long)
            if found.count != 1 || !meanings.contains(found[0]) {
                failures.withLock { $0.append("\(found) \(shelf.failures)") }
            }
        } while !isEnough.load(ordering: .relaxed)
    }
}
