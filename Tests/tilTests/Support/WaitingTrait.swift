import Foundation
import Testing

/// Has the tests of a suite run on threads of their own, since they wait for other programs most of the time.
///
/// Swift has one thread for each processor, on which all tests run: two tests that wait would keep those that compute
/// from doing so.
struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
    }
}

extension Trait where Self == WaitingTrait {
    /// The tests wait for other programs.
    static var waiting: Self { WaitingTrait() }
}

/// Some threads in addition to those of Swift.
private final class WaitingThreads: TaskExecutor {
    static let shared = WaitingThreads()

    private let queue: OperationQueue

    private init() {
        queue = OperationQueue()
        queue.maxConcurrentOperationCount = 3 * ProcessInfo.processInfo.activeProcessorCount
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
