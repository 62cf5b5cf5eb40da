import Dispatch
import Foundation
import Synchronization

/// A task that starts at once, and whose result a thread can wait for while it regularly checks whether to continue.
///
/// The task does not run on Swift's pool, which has one thread per processor. If all of them waited for tasks, no
/// thread could run one.
package final class AwaitedTask<Value: Sendable>: Sendable {
    private struct State {
        var task: Task<Void, Never>?
        var result: Result<Value, any Error>?
    }

    private let state = Mutex(State())
    private let group = DispatchGroup()

    /// Creates and starts a task.
    /// - Parameters:
    ///   - threads: the threads on which the task runs.
    ///   - body: the work of the task.
    package init(on threads: OwnThreads = OwnThreads(), _ body: @escaping @Sendable () async throws -> Value) {
        group.enter()
        let task = Task.detached(executorPreference: threads) { [self] in
            let result: Result<Value, any Error>
            do {
                result = .success(try await body())
            } catch {
                result = .failure(error)
            }
            state.withLock { state in state.result = result }
            group.leave()
        }
        state.withLock { state in state.task = task }
    }

    /// Waits for the task to end.
    /// - Parameters:
    ///   - isAbandoned: whether a cancelled task may continue alone, because it cannot end early.
    ///   - check: called several times a second on this thread. If it throws, the task is cancelled and the error is
    ///     rethrown.
    package func value(isAbandoned: Bool = false, checking check: () throws -> Void = {}) throws -> Value {
        do {
            try check()
            while group.wait(timeout: .now() + .milliseconds(50)) == .timedOut { try check() }
        } catch {
            state.withLock { state in state.task }?.cancel()
            if !isAbandoned { group.wait() }
            throw error
        }
        guard let result = state.withLock({ state in state.result }) else { throw CancellationError() }
        // If a signal ended the task, for example one that all programs at the terminal receive, report the signal
        // instead.
        if case .failure = result { try check() }
        return try result.get()
    }
}
