import Foundation
import Glibc

/// What a wait for input ended with.
enum Waited {
    case input, signal, time
}

/// Waits until a descriptor can be read, a signal comes, or an instant has come.
struct InputWaiting {
    let descriptor: Int32
    let signals: TerminalSignals
    let now: () -> Date

    /// The longest sleep, in seconds. `poll(2)` does not count the time that the machine was suspended, so a wait for an
    /// instant looks at the clock again after this long.
    private static let longest = 2.0

    /// Waits; signals come first, then time, so that a flood of input delays neither.
    func wait(until wake: Date?) -> Waited {
        while true {
            var milliseconds: Int32 = -1
            if let wake {
                let left = wake.timeIntervalSince(now())
                milliseconds = left <= 0 ? 0 : Int32((min(left, Self.longest) * 1000).rounded(.up))
            }
            var descriptors = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&descriptors, 2, milliseconds)
            if count > 0, descriptors[1].revents != 0 { return .signal }
            if let wake, wake <= now() { return .time }
            if count > 0, descriptors[0].revents != 0 { return .input }
            if count < 0, errno != EINTR { return .input }
        }
    }
}
