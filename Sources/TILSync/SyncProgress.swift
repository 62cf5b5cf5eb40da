import Synchronization

/// How far a sync has come: written by the one that works, read by the one that shows it.
package final class SyncProgress: Sendable {
    private let steps = Mutex((done: 0, total: 0))

    package init() {}

    /// How many of how many steps are done; a total of 0 is not known.
    package var present: (done: Int, total: Int) { steps.withLock { $0 } }

    func note(_ done: Int, _ total: Int) { steps.withLock { $0 = (done, total) } }
}
