import Dispatch
import Synchronization

/// A task that a thread waits for, while regularly checking whether to continue.
///
/// The task runs on its own threads. Swift's pool has one thread per processor; if all of them waited for tasks, no
/// thread could run one.
package final class AwaitedTask<Value: Sendable>: Sendable {
    private let outcome = Mutex<Result<Value, any Error>?>(nil)
    private let isOver = DispatchSemaphore(value: 0)
    private let body: @Sendable () async throws -> Value
    private let threads = OwnThreads()

    /// The interval between checks.
    private static var pause: DispatchTimeInterval { .milliseconds(50) }

    /// Creates a task from a closure.
    package init(_ body: @escaping @Sendable () async throws -> Value) {
        self.body = body
    }

    /// Runs the task and waits for it to end.
    /// - Parameter check: called several times a second on this thread. If it throws, the task is cancelled and the
    ///   error is rethrown.
    package func value(checking check: () throws -> Void = {}) throws -> Value {
        try check()
        let task = Task.detached(executorPreference: threads) { [self] in
            let result: Result<Value, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            outcome.withLock { $0 = result }
            isOver.signal()
        }
        while isOver.wait(timeout: .now() + Self.pause) == .timedOut {
            do {
                try check()
            } catch {
                task.cancel()
                isOver.wait()
                throw error
            }
        }
        guard let result = outcome.withLock({ $0 }) else { throw CancellationError() }
        // If a signal ended the task, for example one that all programs at the terminal receive, report the signal
        // instead.
        if case .failure = result { try check() }
        return try result.get()
    }
}

/// Runs jobs on dedicated threads.
private final class OwnThreads: TaskExecutor {
    private let queue = DispatchQueue(label: "til.awaited-task", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
