import Foundation
import Glibc
import TestSupport

/// til as a script runs it: with pipes for standard input and output, and both outputs gathered apart.
///
/// As with `PseudoTerminal`, nothing sleeps: what is waited for comes, or a deadline that only a failure reaches.
final class PipedProgram {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let process: ChildProcess
    private var input: Int32
    private let output: Int32
    private let errors: Int32
    private var written: [UInt8] = []
    private var said: [UInt8] = []

    /// Starts til.
    /// - Parameter folder: where its store is, and everything else that it keeps.
    init(_ arguments: [String], folder: String) throws {
        // A program that has gone is no reason for the tests to go.
        Glibc.signal(SIGPIPE, SIG_IGN)
        let (inputEnds, outputEnds, errorEnds) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
        defer { for end in [inputEnds.read, outputEnds.write, errorEnds.write] { close(end) } }
        (input, output, errors) = (inputEnds.write, outputEnds.read, errorEnds.read)
        let variables = [
            "HOME": folder, "TIL_DATABASE": folder + "/til.db", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
            "TERM": "xterm",
        ]
        process = try ChildProcess(
            [PseudoTerminal.program] + arguments, environment: variables,
            streams: .descriptors(input: inputEnds.read, output: outputEnds.write, error: errorEnds.write))
    }

    deinit {
        process.kill()
        for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) }
    }

    /// A pipe that no other program that is started meanwhile inherits: a named one, since `pipe2` is not to be had here.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        let name = FileManager.default.temporaryDirectory.path + "/til-pipe-" + UUID().uuidString
        defer { unlink(name) }
        guard mkfifo(name, 0o600) == 0 else { throw Failure(description: "There is no pipe to be had.") }
        let read = open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        let write = open(name, O_WRONLY | O_CLOEXEC)
        _ = fcntl(read, F_SETFL, 0)
        guard read >= 0, write >= 0 else { throw Failure(description: "There is no pipe to be had.") }
        return (read, write)
    }

    /// Runs til to its end.
    static func run(_ arguments: [String], input: String = "", folder: String) throws -> CommandRunner.Result {
        let program = try PipedProgram(arguments, folder: folder)
        program.send(input)
        return try program.finish()
    }

    /// Writes to its standard input.
    func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }

    /// Sends a signal.
    func signal(_ number: Int32) {
        process.signal(number)
    }

    /// Waits until its standard output has a text.
    func wait(for text: String, within seconds: Double = 30) throws {
        let hasCome = try gather(within: seconds, "«\(text)»") {
            String(decoding: written, as: UTF8.self).contains(text)
        }
        if !hasCome {
            throw Failure(description: "«\(text)» never came:\n\(String(decoding: written + said, as: UTF8.self))")
        }
    }

    /// Waits for its end, to which it is led by the end of its standard input.
    /// - Parameter closesInput: not so where something else ends it.
    func finish(closesInput: Bool = true, within seconds: Double = 30) throws -> CommandRunner.Result {
        if closesInput {
            close(input)
            input = -1
        }
        _ = try gather(within: seconds, "the end") { false }
        guard let code = process.wait() else { throw Failure(description: "There is no process to wait for.") }
        return CommandRunner.Result(
            output: String(decoding: written, as: UTF8.self), errors: String(decoding: said, as: UTF8.self), code: code)
    }

    /// Reads both outputs until something is so, or both are at their end.
    /// - Returns: whether it is so.
    private func gather(within seconds: Double, _ what: String, until isSo: () -> Bool) throws -> Bool {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        var open = [output, errors]
        while !isSo() {
            var descriptors = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let left = clock.now.duration(to: deadline)
            guard left > .zero, poll(&descriptors, nfds_t(descriptors.count), 1000) >= 0 else {
                throw Failure(
                    description: "Waited for \(what) after:\n\(String(decoding: written + said, as: UTF8.self))")
            }
            for descriptor in descriptors where descriptor.revents != 0 {
                var bytes = [UInt8](repeating: 0, count: 1 << 16)
                let count = read(descriptor.fd, &bytes, bytes.count)
                if count <= 0 { open.removeAll { $0 == descriptor.fd } }
                if descriptor.fd == output {
                    written += bytes[..<max(0, count)]
                } else {
                    said += bytes[..<max(0, count)]
                }
            }
            if open.isEmpty { return isSo() }
        }
        return true
    }
}
