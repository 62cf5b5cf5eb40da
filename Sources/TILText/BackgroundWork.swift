import Dispatch
import Synchronization

/// Work that runs on another thread while the caller continues.
package final class BackgroundWork<Output: Sendable>: Sendable {
    /// The closure and everything it holds are released once the work is done.
    private enum State: Sendable {
        case begun(@Sendable () -> Output)
        case done(Output)
    }

    private let state: Mutex<State>
    private let group = DispatchGroup()

    /// Starts the work.
    package init(_ work: @escaping @Sendable () -> Output) {
        state = Mutex(.begun(work))
        DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
            let output = work()
            state.withLock { $0 = .done(output) }
        }
    }

    /// Waits for the work and returns its result.
    package func output() -> Output {
        group.wait()
        switch state.withLock({ $0 }) {
        case .done(let output): return output
        case .begun(let work): return work()
        }
    }

    /// Waits for the work and returns its result.
    /// - Parameter watch: called twenty times a second while waiting. If it throws, the waiting ends with that error.
    package func output(watching watch: () throws -> Void) rethrows -> Output {
        while group.wait(timeout: .now() + .milliseconds(50)) == .timedOut { try watch() }
        return output()
    }
}

/// A flag that stops work on another thread once its result is not needed any more.
package final class StopSign: Sendable {
    private let isRaised = Atomic(false)

    package init() {}

    package func raise() { isRaised.store(true, ordering: .relaxed) }

    /// - Throws: `CancellationError` if the sign was raised.
    package func check() throws { if isRaised.load(ordering: .relaxed) { throw CancellationError() } }
}
