import Foundation
import Glibc

/// til as a script runs it: with pipes for standard input and output, and both outputs gathered apart.
///
/// As with `PseudoTerminal`, nothing sleeps: what is waited for comes, or a deadline that only a failure reaches.
final class PipedProgram {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var gathered: [UInt8] = []

    /// Starts til.
    /// - Parameter folder: where its store is, and everything else that it keeps.
    init(_ arguments: [String], folder: String) throws {
        process.executableURL = URL(fileURLWithPath: PseudoTerminal.program)
        process.arguments = arguments
        process.environment = [
            "HOME": folder, "TIL_DATABASE": folder + "/til.db", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
            "TERM": "xterm",
        ]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Runs til to its end.
    static func run(_ arguments: [String], input: String = "", folder: String) throws -> CommandRunner.Result {
        let program = try PipedProgram(arguments, folder: folder)
        try program.send(input)
        return try program.finish()
    }

    /// Writes to its standard input.
    func send(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Waits until its standard output has a text.
    func wait(for text: String, within seconds: Double = 20) throws {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        while !String(decoding: gathered, as: UTF8.self).contains(text) {
            var descriptor = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let left = clock.now.duration(to: deadline)
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            guard left > .zero, poll(&descriptor, 1, Int32(left.components.seconds * 1000) + 1) > 0 else {
                throw Failure(description: "Waited for «\(text)» after:\n\(String(decoding: gathered, as: UTF8.self))")
            }
            let count = read(descriptor.fd, &bytes, bytes.count)
            guard count > 0 else {
                throw Failure(description: "«\(text)» never came:\n\(String(decoding: gathered, as: UTF8.self))")
            }
            gathered += bytes[..<count]
        }
    }

    /// Sends a signal.
    func signal(_ number: Int32) {
        kill(process.processIdentifier, number)
    }

    /// Waits for its end, to which it is led by the end of its standard input.
    /// - Parameter closesInput: not so where something else ends it.
    func finish(closesInput: Bool = true) throws -> CommandRunner.Result {
        if closesInput { try input.fileHandleForWriting.close() }
        gathered += output.fileHandleForReading.readDataToEndOfFile()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let code = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return CommandRunner.Result(
            output: String(decoding: gathered, as: UTF8.self), errors: String(decoding: said, as: UTF8.self), code: code
        )
    }
}
