import Foundation
import Synchronization
import TILText
import Testing

@Suite struct AwaitedTaskTests {
    private struct Stop: Error {}

    private final class Flag: Sendable {
        let isSet = Atomic(false)
    }

    /// Runs a closure on a thread of its own, where waiting blocks no task.
    private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: body()) }.start()
        }
    }

    @Test func theResultOfATaskCanBeReadSeveralTimes() async {
        let values = await onThread {
            let task = AwaitedTask { 6 * 7 }
            return [try? task.value(), try? task.value {}]
        }
        #expect(values == [42, 42])
    }

    @Test func aTaskThatIsGivenUpIsCancelledAndAwaited() async {
        let isStopped = await onThread {
            let isOver = Flag()
            let task = AwaitedTask {
                while !Task.isCancelled { try? await Task.sleep(for: .seconds(100)) }
                isOver.isSet.store(true, ordering: .relaxed)
            }
            var looks = 0
            do {
                try task.value {
                    looks += 1
                    if looks > 1 { throw Stop() }
                }
                return false
            } catch {
                return error is Stop && isOver.isSet.load(ordering: .relaxed)
            }
        }
        #expect(isStopped)
    }

    /// Work that cannot end early is left alone, and a later wait has its result.
    @Test func anAbandonedTaskContinuesAndItsResultComesLater() async {
        let outcome = await onThread {
            let mayEnd = Flag()
            let task = AwaitedTask {
                while !mayEnd.isSet.load(ordering: .relaxed) { sched_yield() }
                return true
            }
            let isStopped = (try? task.value(isAbandoned: true) { throw Stop() }) == nil
            mayEnd.isSet.store(true, ordering: .relaxed)
            return (isStopped, try? task.value())
        }
        #expect(outcome.0)
        #expect(outcome.1 == true)
    }

    /// Work that is done holds nothing any more.
    @Test func aFinishedTaskReleasesTheValuesOfItsClosure() async {
        final class Held: Sendable {}
        let isFree = await onThread {
            weak var weakly: Held?
            let task: AwaitedTask<Bool>
            do {
                let held = Held()
                weakly = held
                task = AwaitedTask { withExtendedLifetime(held) { true } }
            }
            _ = try? task.value()
            // The thread may be about to leave the closure.
            for _ in 0..<10_000_000 where weakly != nil { sched_yield() }
            return weakly == nil
        }
        #expect(isFree)
    }
}
