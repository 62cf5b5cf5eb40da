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

    /// The screen with everything in ``output``.
    private(set) var screen: ScreenEmulator
    /// Everything that was shown on the screen, as it came.
    private(set) var output: [UInt8] = []
    /// What came and is not on the screen yet. A wait shows it drawing by drawing, so that it sees each of them, even
    /// if this process was slow to look.
    private var unshown: ArraySlice<UInt8> = []
    /// Whether nothing more can come.
    private var isOver = false
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
    /// - Parameter environment: variables in addition to `PATH`, `HOME` (a missing directory), `INPUTRC`, `TERM` and
    ///   `LANG`.
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
        showAll()
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }

    /// Changes the size of the window.
    /// - Parameter reflows: whether the terminal wraps its rows again; then the number of rows stays.
    func resize(columns: Int, rows: Int, reflows: Bool = false) {
        showAll()
        if reflows { screen.reflow(columns: columns) } else { screen.resize(columns: columns, rows: rows) }
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Sends a signal to the program.
    func signal(_ signal: Int32) {
        showAll()
        process.signal(signal)
    }

    /// Sends a signal to the programs in the foreground, as the terminal does.
    func signalForeground(_ signal: Int32) {
        let group = tcgetpgrp(master)
        if group > 0 { kill(-group, signal) }
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

    /// Waits until a drawing on the screen is as it should be. Later ones are shown by the next wait.
    ///
    /// The condition is also checked again and again while nothing comes.
    /// - Parameter prompting: called each half second until then, for a program that can miss a signal.
    func wait(
        _ what: String, within seconds: Double = 120, prompting prompt: (() -> Void)? = nil,
        until isSo: (ScreenEmulator) -> Bool
    ) throws {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        var nextPrompt = clock.now + .milliseconds(500)
        while !isSo(screen) {
            if showNext() { continue }
            let now = clock.now
            guard now < deadline, !isOver else {
                throw Failure(description: "Waited for \(what).\n\(picture)")
            }
            if let prompt, now >= nextPrompt {
                prompt()
                nextPrompt = now + .milliseconds(500)
            }
            receive(within: min(now.duration(to: deadline), .milliseconds(50)))
        }
    }

    /// Waits until the program reads keys as they are typed. Before, the terminal itself acts on some of them.
    func waitForKeys() throws {
        try wait("a program that reads keys") { _ in !isCooked }
    }

    /// Types as soon as the program reads keys.
    func type(_ text: String) throws {
        try waitForKeys()
        send(text)
    }

    /// Takes output until a time, as a person who does nothing.
    func rest(until end: ContinuousClock.Instant) {
        let clock = ContinuousClock()
        while clock.now < end, !isOver { receive(within: clock.now.duration(to: end)) }
        showAll()
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
        while clock.now < deadline, !isOver { receive(within: clock.now.duration(to: deadline)) }
        showAll()
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

    /// Reads output, or waits for some.
    private func receive(within time: Duration) {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        let milliseconds = time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
        guard poll(&descriptor, 1, Int32(max(0, milliseconds)) + 1) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(master, &bytes, bytes.count)
        if count > 0 { unshown += bytes[..<count] } else { isOver = count == 0 || errno != EINTR }
    }

    /// Shows one more drawing of what came: a line editor begins each with a return or with backspaces.
    /// - Returns: whether there was one.
    private func showNext() -> Bool {
        guard !unshown.isEmpty else { return false }
        let end = unshown.indices.dropFirst().first(where: beginsDrawing) ?? unshown.endIndex
        show(unshown[..<end])
        return true
    }

    private func beginsDrawing(at index: Int) -> Bool {
        let returnKey = UInt8(ascii: "\r")
        let backspace: UInt8 = 8
        switch unshown[index] {
        case returnKey: return index + 1 == unshown.endIndex || unshown[index + 1] != UInt8(ascii: "\n")
        case backspace: return unshown[index - 1] != backspace
        default: return false
        }
    }

    /// Shows all that came.
    private func showAll() { show(unshown) }

    private func show(_ bytes: ArraySlice<UInt8>) {
        output += bytes
        screen.feed(bytes)
        unshown = unshown[bytes.endIndex...]
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
