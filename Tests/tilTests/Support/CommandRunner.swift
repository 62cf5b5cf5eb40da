import Foundation
import Glibc
import TILCore
import TILProcess

@testable import til

/// Runs commands in this process as a shell runs them: each in a session of its own, on a store in a temporary folder,
/// at an instant that moves only if a test moves it.
///
///     let runner = try CommandRunner()
///     #expect(try runner.run("add ftw for the win").code == 0)
///     runner.now += 86_400
///     #expect(try runner.run("show ftw") == .init(output: "FTW  For the Win\n", errors: "", code: 0))
final class CommandRunner {
    /// The outputs and the exit code of a command.
    struct Result: Equatable {
        /// What came on standard output.
        var output = ""
        /// What came on standard error.
        var errors = ""
        /// The exit code.
        var code: Int32 = 0
    }

    /// The folder of the store, for files that a test needs.
    let folder: String
    /// The present instant; 2026-11-21T08:00:00Z unless a test says otherwise.
    var now = Date(timeIntervalSince1970: 1_795_248_000)
    /// The local time's offset from UTC at an instant, in seconds.
    var utcOffset: @Sendable (Date) -> Int = { _ in 0 }
    /// The environment variables: 80 columns, UTF-8, 256 colours where a command asks for colours.
    var variables: [String: String]
    /// For how many seconds another process that is writing is waited for.
    var patience = Duration.seconds(5)
    /// Where decks are looked for: nowhere unless a test says so.
    var installedData = InstalledData()
    /// Where random numbers start.
    var seed: UInt64 = 1

    /// Where the store is.
    var database: String { folder + "/til.db" }

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/til-commands-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        variables = [
            "HOME": folder, "TIL_DATABASE": folder + "/til.db", "COLUMNS": "80", "LINES": "24", "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
        ]
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Runs a line, which is split into words as in the REPL.
    /// - Parameter input: what standard input holds.
    func run(_ line: String, input: String = "") throws -> Result {
        try run(words: WordSplitter.words(line), input: input)
    }

    /// Runs words as a shell hands them over.
    func run(words: [String], input: String = "") throws -> Result {
        try Data(input.utf8).write(to: URL(fileURLWithPath: path("input")))
        let descriptors = [
            open(path("input"), O_RDONLY | O_CLOEXEC), try create("output"), try create("errors"),
        ]
        defer { for descriptor in descriptors { close(descriptor) } }
        let session = session(input: descriptors[0], output: descriptors[1], errors: descriptors[2])
        let code = Dispatcher(session: session).run(words)
        session.console.output.flush()
        session.console.errors.flush()
        session.close()
        return Result(output: try text("output"), errors: try text("errors"), code: code)
    }

    /// What a command runs in.
    func session(input: Int32 = -1, output: Int32 = -1, errors: Int32 = -1) -> Session {
        let (now, seed, installedData) = (now, seed, installedData)
        return Session(
            environment: Environment(
                now: { now }, utcOffset: utcOffset, seed: { seed }, variables: variables,
                output: Output(descriptor: output), errors: Output(descriptor: errors), isInputTerminal: false,
                input: input, patience: patience, installedData: { installedData }))
    }

    /// The store, to put things in before a command or to look into it afterwards.
    func store() throws -> ThingStore { try ThingStore(path: database) }

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func create(_ name: String) throws -> Int32 {
        let descriptor = open(path(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        return descriptor
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
    }
}
