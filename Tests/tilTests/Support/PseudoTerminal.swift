import Foundation
import Glibc

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
    let process: pid_t
    private var status: Int32?

    /// til as it was built beside the tests, unless `TIL_PROGRAM` names another build of it.
    static var program: String {
        if let named = ProcessInfo.processInfo.environment["TIL_PROGRAM"] { return named }
        let tests =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("til").path
    }

    /// Starts a program, til unless another is named.
    /// - Parameter environment: variables besides `PATH`, `HOME` (a directory that is not there), `INPUTRC` (empty), `TERM` and `LANG`.
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
        process = try Self.spawn([program] + arguments, variables, terminal: name)
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(master)
    }

    /// A session of its own, in which the first terminal that is opened becomes the controlling one.
    private static func spawn(_ words: [String], _ variables: [String: String], terminal: [CChar]) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // POSIX_SPAWN_SETSID, which Swift does not see because glibc declares it for _GNU_SOURCE only.
        let newSession: Int32 = 0x80
        posix_spawnattr_setflags(
            &attributes, Int16(newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var arguments = words.map { strdup($0) } + [nil]
        var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
        guard code == 0 else {
            throw Failure(description: "\(words[0]) cannot be started: \(String(cString: strerror(code))).")
        }
        return process
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

    /// Pastes, as a terminal does that brackets what is pasted.
    func paste(_ text: String) {
        send("\u{1B}[200~" + text.replacing("\n", with: "\r") + "\u{1B}[201~")
    }

    /// Changes the size of the window.
    /// - Parameter reflows: whether the terminal breaks its rows anew; a change of rows is then left out.
    func resize(columns: Int, rows: Int, reflows: Bool = false) {
        if reflows { screen.reflow(columns: columns) } else { screen.resize(columns: columns, rows: rows) }
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Sends a signal to the program.
    func signal(_ signal: Int32) {
        kill(process, signal)
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
    func wait(_ what: String, within seconds: Double = 20, until isSo: (ScreenEmulator) -> Bool) throws {
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
        forMoment what: String, within seconds: Double = 20, when isSo: (ScreenEmulator) -> Bool
    ) throws -> ScreenEmulator {
        var moment = screen
        var shown = output.count
        try wait(what, within: seconds) { _ in
            while !isSo(moment) {
                guard shown < output.count else { return false }
                // What is drawn anew begins with a return.
                let end = output[(shown + 1)...].firstIndex(of: 13) ?? output.endIndex
                moment.feed(output[shown..<end])
                shown = end
            }
            return true
        }
        return moment
    }

    /// Waits until text is on the screen.
    func wait(for text: String, within seconds: Double = 20) throws {
        try wait("«\(text)»", within: seconds) { $0.text.contains(text) }
    }

    /// Waits until the row of the cursor is this one.
    func wait(forLine line: String, within seconds: Double = 20) throws {
        try wait("the line «\(line)»", within: seconds) { $0.cursorLine == line }
    }

    /// Waits for the end of the program.
    /// - Returns: its exit code, or 128 and the signal that ended it, as a shell has it.
    func waitForExit(within seconds: Double = 20) throws -> Int32 {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        while receive(within: max(.zero, clock.now.duration(to: deadline))) {}
        var status: Int32 = 0
        guard waitpid(process, &status, clock.now < deadline ? 0 : WNOHANG) == process else {
            throw Failure(description: "Waited for the end.\n\(picture)")
        }
        self.status = status
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// The processor time that the program has used, in seconds.
    var processorTime: Double {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8) else { return .nan }
        return (text.split(separator: " ").first.flatMap { Double($0) } ?? .nan) / 1e9
    }

    /// Reads what has come.
    /// - Returns: whether anything came; not so at the end of the program or of the time.
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

    /// The screen with its cursor, and the end of what was written, for a person who looks for a fault.
    var picture: String {
        let rows = screen.lines.enumerated().map { "\($0 == screen.row ? ">" : " ")|\($1)" }
        let written = String(decoding: output.suffix(600), as: UTF8.self).unicodeScalars.map {
            $0.escaped(asASCII: false)
        }.joined()
        return "\(rows.joined(separator: "\n"))\nThe cursor is at column \(screen.column). Written last: \(written)"
    }
}
