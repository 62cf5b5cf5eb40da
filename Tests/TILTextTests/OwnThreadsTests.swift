import Foundation
import Synchronization
import TILText
import Testing

@Suite struct OwnThreadsTests {
    /// The most tasks that ran at the same time.
    private final class Crowd: Sendable {
        private let counts = Mutex((present: 0, most: 0))

        var most: Int { counts.withLock { $0.most } }

        func enter() {
            counts.withLock { counts in
                counts.present += 1
                counts.most = max(counts.most, counts.present)
            }
        }

        func leave() {
            counts.withLock { $0.present -= 1 }
        }
    }

    /// Runs tasks that each stay until some run at the same time, or until they have yielded so often.
    private func crowd(of count: Int, on threads: OwnThreads, until wanted: Int, yields: Int) async -> Int {
        let crowd = Crowd()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<count {
                group.addTask(executorPreference: threads) {
                    crowd.enter()
                    for _ in 0..<yields where crowd.most < wanted { sched_yield() }
                    crowd.leave()
                }
            }
        }
        return crowd.most
    }

    @Test func noMoreTasksRunAtATimeThanThereAreThreads() async {
        #expect(await crowd(of: 8, on: OwnThreads(limit: 1), until: 2, yields: 1_000) == 1)
        #expect(await crowd(of: 8, on: OwnThreads(limit: 3), until: 4, yields: 1_000) <= 3)
        #expect(await crowd(of: 3, on: OwnThreads(), until: 2, yields: 10_000_000) > 1)
    }

    @Test func aPauseEndsEarlyIfItsTaskIsCancelled() async {
        let task = Task.detached { try await Task.pause(for: .seconds(1_000)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await #expect(throws: Never.self) { try await Task.pause(for: .milliseconds(1)) }
    }
}
