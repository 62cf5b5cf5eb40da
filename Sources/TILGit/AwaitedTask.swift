import Dispatch
import Synchronization

/// A task that a thread waits for which has more to do than to wait: it looks now and then whether it still wants to.
///
/// The task has threads of its own. Of Swift's there is one for each processor, and if all of them waited for tasks, none
/// would be left to run one.
package final class AwaitedTask<Value: Sendable>: Sendable {
    private let outcome = Mutex<Result<Value, any Error>?>(nil)
    private let isOver = DispatchSemaphore(value: 0)
    private let body: @Sendable () async throws -> Value
    private let threads = OwnThreads()

    /// How often it is looked whether the task is still wanted.
    private static var pause: DispatchTimeInterval { .milliseconds(50) }

    /// What is to be done.
    package init(_ body: @escaping @Sendable () async throws -> Value) {
        self.body = body
    }

    /// Runs the task, and waits for its end.
    /// - Parameter check: called several times a second on this thread; what it throws cancels the task, and is thrown.
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
        // A signal that ended the task, such as one that a program at the same terminal got too, is why it failed.
        if case .failure = result { try check() }
        return try result.get()
    }
}

/// Runs jobs on threads that are nobody else's.
private final class OwnThreads: TaskExecutor {
    private let queue = DispatchQueue(label: "til.awaited-task", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
