import Foundation
import Synchronization

/// Computes on a thread of its own what reviews amount to, while another goes on to read them.
final class ReplayThread: Sendable {
    private let states: Mutex<ReplayStates>
    private let queue = DispatchQueue(label: "til.replay")
    /// Makes the reader wait where it is faster than the computing, so that memory stays bounded.
    private let room = DispatchSemaphore(value: 4)

    init(_ states: consuming sending ReplayStates) {
        self.states = Mutex(states)
    }

    /// Takes the next answers, as soon as most of those before are done.
    func take(_ answers: [(key: Replay.Key, answer: ReplayedAnswer)]) {
        room.wait()
        queue.async {
            self.states.withLock { $0.take(answers) }
            self.room.signal()
        }
    }

    /// Takes the last answers, and waits until all are done. Where these are the first, no thread is started.
    /// - Returns: the things and directions whose answers did not come in their order: all of them are to be taken again.
    func finish(_ answers: [(key: Replay.Key, answer: ReplayedAnswer)]) -> [Replay.Key] {
        queue.sync {
            states.withLock { states in
                states.take(answers)
                return states.forgetMixed()
            }
        }
    }

    /// What all answers amount to, once they are done.
    var result: ReplayStates { states.withLock { $0 } }
}
