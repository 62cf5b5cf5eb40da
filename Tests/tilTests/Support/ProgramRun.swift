import Foundation
import Glibc
import TILProcess
import TestSupport

/// A process of til as it was built, on pipes: it can be fed, read from as it writes, and killed at any moment.
///
/// Nothing sleeps: every wait is for bytes, or for the end of the process, up to an instant.
final class ProgramRun {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let process: ChildProcess
    /// What came on standard output and standard error so far.
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    /// The exit code, or 128 and the signal that ended it; nil while it runs.
    var status: Int32? { process.exitCode }

    private var input: Int32
    private var ends: [Int32]

    /// What `make sanitize` tells sanitizers, which a til that was built with one heeds too.
    static let sanitizing = ProcessInfo.processInfo.environment.filter {
        ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
    }

    /// Starts a program, til unless another is named.
    /// - Parameters:
    ///   - input: a file for standard input; nil for a pipe that ``send(_:)`` writes to.
    ///   - environment: variables in addition to `PATH`, `HOME` (a missing directory) and `LANG`.
    init(
        _ arguments: [String], program: String = PseudoTerminal.program, input file: String? = nil,
        environment: [String: String] = [:]
    ) throws {
        var variables = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LANG": "C.UTF-8"]
        variables.merge(Self.sanitizing) { $1 }
        variables.merge(environment) { $1 }
        let output = try Self.pipe()
        let errors = try Self.pipe()
        var source: (read: Int32, write: Int32)
        if let file {
            source = (open(file, O_RDONLY | O_CLOEXEC), -1)
            guard source.read >= 0 else { throw Failure(description: "\(file) cannot be read.") }
        } else {
            source = try Self.pipe()
        }
        defer { [source.read, output.write, errors.write].forEach { close($0) } }
        process = try ChildProcess(
            [program] + arguments, environment: variables,
            streams: .descriptors(input: source.read, output: output.write, error: errors.write))
        input = source.write
        ends = [output.read, errors.read]
    }

    deinit {
        if status == nil { kill() }
        for end in ends + [input] where end >= 0 { close(end) }
    }

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// Writes to standard input; what nobody reads any more is dropped.
    func send(_ text: String) { send(bytes: Array(text.utf8)) }

    /// Writes bytes to standard input; what nobody reads any more is dropped.
    func send(bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }

    /// Ends standard input.
    func endInput() {
        if input >= 0 { shutdown(input, Int32(SHUT_WR)) }
    }

    /// Kills the process and reads the rest of its output.
    func kill() {
        signal(SIGKILL)
        _ = try? waitForExit()
    }

    /// Sends a signal.
    func signal(_ signal: Int32) {
        process.signal(signal)
    }

    /// Takes what comes until something is so, an instant has come, or the process ends.
    /// - Returns: whether it is so.
    func wait(within seconds: Double, until isSo: (ProgramRun) -> Bool) -> Bool {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        while !isSo(self) {
            let left = clock.now.duration(to: deadline)
            guard left > .zero, receive(within: left) else { return isSo(self) }
        }
        return true
    }

    /// Lets the process run for a time, in tests that end it at a random moment.
    func run(for seconds: Double) { _ = wait(within: seconds) { _ in false } }

    /// Looks again and again until something outside of the process is so.
    static func look(until isSo: () -> Bool) throws {
        for _ in 0..<6_000 {
            if isSo() { return }
            _ = poll(nil, 0, 10)
        }
        throw Failure(description: "Looked for something for a minute.")
    }

    /// Whether the process has a file open, or has ended.
    func hasOpened(_ path: String) -> Bool {
        let folder = "/proc/\(process.id)/fd"
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder), !names.isEmpty else {
            return true
        }
        return names.contains {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + $0)) == path
        }
    }

    /// Whether the process has read all that was written to its standard input.
    var hasReadAll: Bool {
        var count: Int32 = 0
        return ioctl(input, UInt(TIOCOUTQ), &count) == 0 && count == 0
    }

    /// Waits for the end of the process.
    /// - Returns: its exit code, or 128 and the signal that ended it.
    @discardableResult
    func waitForExit(within seconds: Double = 300) throws -> Int32 {
        if let status { return status }
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        while ends != [-1, -1], receive(within: max(.zero, clock.now.duration(to: deadline))) {}
        guard let code = process.wait(isPatient: clock.now < deadline) else {
            throw Failure(description: "Waited for the end of til. It wrote: \(outputText)\(errorText)")
        }
        return code
    }

    /// Runs a program to its end.
    static func finished(
        _ arguments: [String], program: String = PseudoTerminal.program, input: String = "/dev/null",
        environment: [String: String] = [:]
    ) throws -> ProgramRun {
        let run = try ProgramRun(arguments, program: program, input: input, environment: environment)
        try run.waitForExit()
        return run
    }

    /// Reads available output.
    /// - Returns: whether there was any, or an end was reached, before the time was over.
    private func receive(within time: Duration) -> Bool {
        var descriptors = ends.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let milliseconds = time.components.seconds * 1_000 + time.components.attoseconds / 1_000_000_000_000_000
        guard ends != [-1, -1], poll(&descriptors, 2, Int32(milliseconds) + 1) > 0 else { return false }
        for index in 0..<2 where descriptors[index].revents != 0 {
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(ends[index], &bytes, bytes.count)
            if count > 0 {
                if index == 0 { output += bytes[..<count] } else { errors += bytes[..<count] }
            } else if count == 0 || errno != EINTR {
                close(ends[index])
                ends[index] = -1
            }
        }
        return true
    }

    /// Two ends of a stream. Standard input is a socket, so that writing to a process that is gone raises no signal.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Failure(description: "There are no sockets.") }
        return (ends[0], ends[1])
    }
}

/// til as a script runs it, with everything that it keeps in one folder.
extension ProgramRun {
    /// Starts til.
    /// - Parameter folder: the folder of its store, and of everything else that it keeps.
    convenience init(_ arguments: [String], folder: String) throws {
        try self.init(
            arguments, environment: ["HOME": folder, "TIL_DATABASE": folder + "/til.db", "TERM": "xterm"])
    }

    /// Runs til to its end.
    static func run(_ arguments: [String], input: String = "", folder: String) throws -> CommandRunner.Result {
        let run = try ProgramRun(arguments, folder: folder)
        run.send(input)
        return try run.finish()
    }

    /// Waits until its standard output has a text.
    func wait(for text: String, within seconds: Double = 30) throws {
        if !wait(within: seconds, until: { $0.outputText.contains(text) }) {
            throw Failure(description: "«\(text)» never came:\n\(outputText)\(errorText)")
        }
    }

    /// Waits for its end, to which it is led by the end of its standard input.
    /// - Parameter closesInput: not so if something else ends it.
    func finish(closesInput: Bool = true) throws -> CommandRunner.Result {
        if closesInput { endInput() }
        let code = try waitForExit(within: 30)
        return CommandRunner.Result(output: outputText, errors: errorText, code: code)
    }
}
