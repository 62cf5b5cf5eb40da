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

    /// Runs tasks that each stay for a while.
    private func crowd(of count: Int, on threads: OwnThreads) async -> Int {
        let crowd = Crowd()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<count {
                group.addTask(executorPreference: threads) {
                    crowd.enter()
                    usleep(20_000)
                    crowd.leave()
                }
            }
        }
        return crowd.most
    }

    @Test func tasksRunOnAtMostTheGivenThreads() async {
        #expect(await crowd(of: 8, on: OwnThreads(limit: 1)) == 1)
        #expect(await crowd(of: 8, on: OwnThreads(limit: 3)) <= 3)
        #expect(await crowd(of: 3, on: OwnThreads()) > 1)
    }

    @Test func cancellationEndsAPause() async {
        let task = Task.detached { try await Task.pause(for: .seconds(1_000)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await #expect(throws: Never.self) { try await Task.pause(for: .milliseconds(1)) }
    }
}
