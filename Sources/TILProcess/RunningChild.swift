import CProcess
import Foundation

/// A program that runs, and the pipes from it.
package final class RunningChild {
    private var child: til_child
    private var process: pid_t { child.process }
    /// Whether the program has a session of its own.
    private let isAlone: Bool
    /// The longest time that the program has to tidy up before it is killed, in milliseconds.
    private let grace: Int32
    private var outputEnd: Int32
    private var errorEnd: Int32
    private var ending: ChildProgram.Ending?

    /// The maximum number of bytes of standard error that are kept.
    private static let longestErrors = 1 << 20
    /// The longest time in seconds that counts for one wait. More passes only if til was stopped.
    private static let longestWait = 0.1

    init(_ child: til_child, isAlone: Bool, grace: Int32) {
        self.child = child
        outputEnd = child.output
        errorEnd = child.errors
        self.isAlone = isAlone
        self.grace = grace
    }

    /// Reads the output until the program ends. A program that it left running does not delay this, even if that
    /// program holds the pipes open.
    func output(
        _ limits: ChildProgram.Limits, _ check: () throws -> Void
    ) throws -> (output: [UInt8], errors: [UInt8]) {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        var time = ElapsedTime(now: Self.now)
        while true {
            try check()
            // Everything that an ended program wrote is in the pipes.
            let isOver = hasEnded
            let outputCount = Self.read(&outputEnd, &piece)
            output += piece[..<outputCount]
            guard output.count <= limits.output else { throw ChildProgram.Failure.outputLimit(limits.output) }
            let errorCount = Self.read(&errorEnd, &piece)
            errors += piece[..<min(errorCount, Self.longestErrors - errors.count)]
            let isSilent = outputCount + errorCount == 0
            if isSilent {
                if isOver { return (output, errors) }
                wait()
            }
            time.advance(to: Self.now, isSilent: isSilent)
            try time.check(limits)
        }
    }

    /// The time for which the program has run and been silent, in seconds.
    private struct ElapsedTime {
        private var last: Double
        private var total = 0.0
        private var silence = 0.0

        init(now: Double) { last = now }

        mutating func advance(to now: Double, isSilent: Bool) {
            let passed = min(now - last, RunningChild.longestWait)
            last = now
            total += passed
            silence = isSilent ? silence + passed : 0
        }

        func check(_ limits: ChildProgram.Limits) throws(ChildProgram.Failure) {
            if let limit = limits.seconds, total > limit { throw .timeLimit(seconds: limit) }
            if let limit = limits.silence, silence > limit { throw .silenceLimit(seconds: limit) }
        }
    }

    /// Waits until the program has ended, however long that takes.
    package func waitForEnd() -> ChildProgram.Ending {
        var information = siginfo_t()
        while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        return end()
    }

    /// Ends the program, if it still runs, and everything that it started.
    @discardableResult
    package func end() -> ChildProgram.Ending {
        if let ending { return ending }
        til_end(process, isAlone ? 1 : 0, hasEnded ? 0 : grace)
        til_release(&child)
        // Only now can the system give the number of the process to another one.
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        for end in [outputEnd, errorEnd] where end >= 0 { close(end) }
        let ending = Self.ending(ofStatus: status)
        self.ending = ending
        return ending
    }

    /// Returns the ending in a status of `waitpid`: the low seven bits are a signal, and the next byte is the exit
    /// code.
    private static func ending(ofStatus status: Int32) -> ChildProgram.Ending {
        let signal = status & 0x7F
        if signal != 0 { return .signal(signal) }
        return .exit(code: (status >> 8) & 0xFF)
    }

    /// Whether the program has ended. Its number stays in use until `end()`.
    private var hasEnded: Bool {
        var information = siginfo_t()
        if waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0 {
            return information._sifields._sigchld.si_pid == process
        }
        // Any other reason is that the program has ended and somebody took note of it.
        return errno != EINTR
    }

    /// Waits a moment for output or for the end of the program.
    private func wait() {
        var ends = [
            pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errorEnd, events: Int16(POLLIN), revents: 0),
        ]
        // A program closes both pipes immediately before its end.
        let isClosed = outputEnd < 0 && errorEnd < 0
        poll(&ends, nfds_t(ends.count), isClosed ? 1 : 20)
    }

    /// Reads the bytes that have arrived. Closes a pipe at its end.
    private static func read(_ descriptor: inout Int32, _ piece: inout [UInt8]) -> Int {
        guard descriptor >= 0 else { return 0 }
        let count = Foundation.read(descriptor, &piece, piece.count)
        if count > 0 { return count }
        let mayFollow = count < 0 && (errno == EAGAIN || errno == EINTR)
        if !mayFollow {
            close(descriptor)
            descriptor = -1
        }
        return 0
    }

    /// The time in seconds since an arbitrary instant.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
