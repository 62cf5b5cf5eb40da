import Foundation
import Synchronization

/// An executor of tasks with threads of its own, which end as soon as nothing is left to run.
///
/// Dispatch's threads are not used, because Dispatch counts the running ones with `/proc` and ends the process if it is
/// not mounted.
package final class OwnThreads: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var threads = 0
    }

    /// The threads for work that only computes: one for each processor.
    package static let computing = OwnThreads(limit: ProcessInfo.processInfo.activeProcessorCount)

    private let limit: Int
    private let state = Mutex(State())

    /// Creates an executor.
    /// - Parameter limit: the maximum number of threads. If jobs wait for each other, it must be at least their number.
    package init(limit: Int = .max) {
        self.limit = limit
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let needsThread = state.withLock { state in
            state.jobs.append(job)
            guard state.threads < limit else { return false }
            state.threads += 1
            return true
        }
        if needsThread { Thread.detachNewThread { self.runJobs() } }
    }

    private func runJobs() {
        while let job = nextJob() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    /// Returns the oldest job, or nil if the thread should end.
    private func nextJob() -> UnownedJob? {
        state.withLock { state in
            if state.jobs.isEmpty {
                state.threads -= 1
                return nil
            }
            return state.jobs.removeFirst()
        }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Waits on the present thread. Other than `Task.sleep`, this works without Dispatch: see ``OwnThreads``.
    /// - Throws: `CancellationError`, at the latest after a twentieth of a second.
    package static func pause(for duration: Duration) async throws {
        let end = ContinuousClock.now + duration
        while true {
            try checkCancellation()
            let left = (end - .now) / .seconds(1)
            if left <= 0 { return }
            blockThread(for: min(left, 0.05))
            // If the thread is one of Swift's pool, let other tasks use it.
            await Task.yield()
        }
    }

    private static func blockThread(for seconds: TimeInterval) {
        Thread.sleep(forTimeInterval: seconds)
    }
}
