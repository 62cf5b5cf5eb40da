import Synchronization

/// The progress of a sync, written by the syncing task and read by the task that shows it.
///
/// While git or ssh may ask a person, nothing is shown, because it would cover the question.
package final class SyncProgress: Sendable {
    private struct State {
        var done = 0
        var total = 0
        var isHidden = false
        var isShown = false
    }

    private let state = Mutex(State())

    package init() {}

    /// The number of completed steps and the total, or a total of 0 if it is unknown. The result is nil while nothing
    /// may be shown. The caller shows or erases the progress at once, and asks again soon.
    package var present: (done: Int, total: Int)? {
        state.withLock { state in
            state.isShown = !state.isHidden
            return state.isHidden ? nil : (state.done, state.total)
        }
    }

    func record(_ done: Int, of total: Int) {
        state.withLock { state in
            state.done = done
            state.total = total
        }
    }

    /// Waits until the progress has been erased.
    func hide() async throws {
        state.withLock { state in state.isHidden = true }
        while state.withLock({ state in state.isShown }) { try await Task.sleep(for: .milliseconds(5)) }
    }

    func unhide() { state.withLock { state in state.isHidden = false } }
}
