import Dispatch
import Synchronization

/// Work that is done on another thread, while the one that began it goes on.
package final class BackgroundWork<Output: Sendable>: Sendable {
    /// The work goes once it is done, and with it what it holds.
    private enum State: Sendable {
        case begun(@Sendable () -> Output)
        case done(Output)
    }

    private let state: Mutex<State>
    private let group = DispatchGroup()

    /// Begins.
    package init(_ work: @escaping @Sendable () -> Output) {
        state = Mutex(.begun(work))
        DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
            let output = work()
            state.withLock { $0 = .done(output) }
        }
    }

    /// What comes of it, once it is done.
    package func output() -> Output {
        group.wait()
        switch state.withLock({ $0 }) {
        case .done(let output): return output
        case .begun(let work): return work()
        }
    }

    /// What comes of it, once it is done.
    /// - Parameter watch: called twenty times a second until then; what it throws ends the waiting.
    package func output(watching watch: () throws -> Void) rethrows -> Output {
        while group.wait(timeout: .now() + .milliseconds(50)) == .timedOut { try watch() }
        return output()
    }
}

/// Ends work on another thread for which nobody waits any more.
package final class StopSign: Sendable {
    private let isRaised = Atomic(false)

    package init() {}

    package func raise() { isRaised.store(true, ordering: .relaxed) }

    /// - Throws: `CancellationError` once the sign was raised.
    package func check() throws { if isRaised.load(ordering: .relaxed) { throw CancellationError() } }
}
