import Foundation
import Glibc
import TILProcess
import TestSupport

/// A program at a terminal of its own: til, as a person would use it.
///
/// Nothing sleeps: every wait is for something to appear on the screen, up to a deadline that only a failure reaches.
/// A failure shows the screen, with what cannot be seen written as escapes.
final class PseudoTerminal {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var screen: ScreenEmulator
    /// Everything that was written, as it came.
    private(set) var output: [UInt8] = []
    private let master: Int32
    let process: ChildProcess

    /// til as it was built with the tests, unless `TIL_PROGRAM` names another build.
    static var program: String {
        ProcessInfo.processInfo.environment["TIL_PROGRAM"] ?? built("til")
    }

    /// The program for tests of the line editor.
    static var editorProbe: String { built("EditorProbe") }

    /// A program that was built with the tests.
    static func built(_ name: String) -> String {
        let tests =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
    }

    /// Starts a program, til unless another is named.
    /// - Parameter environment: variables in addition to `PATH`, `HOME` (a missing directory), `INPUTRC`, `TERM` and `LANG`.
    init(
        _ arguments: [String], program: String = PseudoTerminal.program, environment: [String: String] = [:],
        terminal: String = "xterm", columns: Int = 80, rows: Int = 24
    ) throws {
        screen = ScreenEmulator(columns: columns, rows: rows)
        var master: Int32 = -1
        var slave: Int32 = -1
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&master, &slave, &name, nil, &size) == 0 else {
            throw Failure(description: "There is no terminal to be had.")
        }
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
        defer { close(slave) }
        self.master = master
        var variables = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "INPUTRC": "/dev/null", "LANG": "C.UTF-8"]
        variables["TERM"] = terminal
        variables.merge(ProgramRun.sanitizing) { $1 }
        variables.merge(environment) { $1 }
        process = try ChildProcess([program] + arguments, environment: variables, streams: .terminal(name))
    }

    deinit {
        process.kill()
        close(master)
    }

    // MARK: - The keyboard

    /// Types.
    func send(_ text: String) {
        send(bytes: Array(text.utf8))
    }

    /// Sends bytes as a keyboard would.
    func send(bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }

    /// Changes the size of the window.
    /// - Parameter reflows: whether the terminal wraps its rows again; then the number of rows stays.
    func resize(columns: Int, rows: Int, reflows: Bool = false) {
        if reflows { screen.reflow(columns: columns) } else { screen.resize(columns: columns, rows: rows) }
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Sends a signal to the program.
    func signal(_ signal: Int32) {
        process.signal(signal)
    }

    /// Takes the terminal away.
    func hangUp() {
        // The number stays taken until the end: another terminal may be given a closed one.
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        dup2(nothing, master)
        close(nothing)
    }

    /// Whether typed text is echoed and gathered into lines, as a shell leaves a terminal.
    var isCooked: Bool {
        var settings = termios()
        guard tcgetattr(master, &settings) == 0 else { return false }
        return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    // MARK: - The screen

    /// Waits until the screen is as it should be.
    func wait(_ what: String, within seconds: Double = 120, until isSo: (ScreenEmulator) -> Bool) throws {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        while !isSo(screen) {
            let left = clock.now.duration(to: deadline)
            guard left > .zero, receive(within: left) else {
                throw Failure(description: "Waited for \(what).\n\(picture)")
            }
        }
    }

    /// Waits until the screen has been as it should be, though more may have been written by the time it is read.
    /// - Returns: the screen of that moment.
    func wait(
        forMoment what: String, within seconds: Double = 120, when isSo: (ScreenEmulator) -> Bool
    ) throws -> ScreenEmulator {
        var moment = screen
        var shown = output.count
        try wait(what, within: seconds) { _ in
            while !isSo(moment) {
                guard shown < output.count else { return false }
                // Each redrawing begins with a return.
                let end = output[(shown + 1)...].firstIndex(of: 13) ?? output.endIndex
                moment.feed(output[shown..<end])
                shown = end
            }
            return true
        }
        return moment
    }

    /// Takes output until a time, as a person who does nothing.
    func rest(until end: ContinuousClock.Instant) {
        let clock = ContinuousClock()
        while clock.now < end { _ = receive(within: clock.now.duration(to: end)) }
    }

    /// Waits until text is on the screen.
    func wait(for text: String, within seconds: Double = 120) throws {
        try wait("«\(text)»", within: seconds) { $0.text.contains(text) }
    }

    /// Waits until the row of the cursor is this one.
    func wait(forLine line: String, within seconds: Double = 120) throws {
        try wait("the line «\(line)»", within: seconds) { $0.cursorLine == line }
    }

    /// Waits for the end of the program.
    /// - Returns: its exit code, or 128 and the signal that ended it, as a shell has it.
    func waitForExit(within seconds: Double = 120) throws -> Int32 {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        while receive(within: max(.zero, clock.now.duration(to: deadline))) {}
        guard let code = process.wait(isPatient: clock.now < deadline) else {
            throw Failure(description: "Waited for the end.\n\(picture)")
        }
        return code
    }

    /// The processor time that the program has used, in seconds.
    var processorTime: Double {
        guard let text = try? String(contentsOfFile: "/proc/\(process.id)/schedstat", encoding: .utf8) else {
            return .nan
        }
        return (text.split(separator: " ").first.flatMap { Double($0) } ?? .nan) / 1e9
    }

    /// Reads available output.
    /// - Returns: whether there was any before the end of the program and of the time.
    private func receive(within time: Duration) -> Bool {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        let milliseconds = time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
        guard poll(&descriptor, 1, Int32(milliseconds) + 1) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        output += bytes[..<count]
        screen.feed(bytes[..<count])
        return true
    }

    /// The screen with its cursor and the end of the output, for the message of a failure.
    var picture: String {
        let rows = screen.lines.enumerated().map { "\($0 == screen.row ? ">" : " ")|\($1)" }
        let written = String(decoding: output.suffix(600), as: UTF8.self).unicodeScalars.map {
            $0.escaped(asASCII: false)
        }.joined()
        return "\(rows.joined(separator: "\n"))\nThe cursor is at column \(screen.column). Written last: \(written)"
    }
}
