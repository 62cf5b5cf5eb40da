import Foundation
import Synchronization
import TILText
import Testing

@Suite struct BackgroundWorkTests {
    @Test func whatComesOfItIsHadAsOftenAsAsked() {
        let work = BackgroundWork { 6 * 7 }
        #expect(work.output() == 42)
        #expect(work.output {} == 42)
    }

    /// What waits is told meanwhile, and may give up; a stop sign then ends the work.
    @Test func waitingMayBeGivenUp() {
        struct Impatient: Error {}
        let sign = StopSign()
        let work = BackgroundWork {
            while (try? sign.check()) != nil { sched_yield() }
            return true
        }
        #expect(throws: Impatient.self) { try work.output { throw Impatient() } }
        sign.raise()
        #expect(work.output())
    }

    /// Work that is done holds nothing any more.
    @Test func whatItHeldIsLetGo() {
        final class Held: Sendable {}
        weak var weakly: Held?
        let work: BackgroundWork<Bool>
        do {
            let held = Held()
            weakly = held
            work = BackgroundWork { withExtendedLifetime(held) { true } }
        }
        #expect(work.output())
        // The thread may be about to leave the closure.
        for _ in 0..<10_000_000 where weakly != nil { sched_yield() }
        #expect(weakly == nil)
    }
}
