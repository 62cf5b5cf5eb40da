import Foundation
import TestSupport
import Testing

@testable import TILProcess

@Suite("Programs that til starts") struct ChildProgramTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws { temporary = try TemporaryFolder() }

    /// Returns a program that runs a script of the shell.
    private func shell(_ script: String, _ limits: ChildProgram.Limits = .init(output: 1 << 20)) -> ChildProgram {
        ChildProgram(
            path: "/bin/sh", arguments: ["-c", script], variables: ["PATH": "/usr/bin:/bin", "FOLDER": folder],
            limits: limits)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func outputErrorsAndEndingOfAProgramAreReturned() throws {
        let outcome = try shell("echo out; echo err >&2; exit 3").run()
        #expect(text(outcome.output) == "out\n")
        #expect(text(outcome.errors) == "err\n")
        #expect(outcome.ending == .exit(code: 3))
        #expect(try shell("kill -9 $$").run().ending == .signal(SIGKILL))
    }

    @Test func withoutAnInputTheStandardInputIsEmpty() throws {
        #expect(try text(shell("cat; echo end").run().output) == "end\n")
    }

    @Test func aProgramThatCannotBeStartedReportsWhy() {
        let program = ChildProgram(
            path: folder + "/none", arguments: [], variables: [:], limits: .init(output: 1))
        #expect(throws: ChildProgram.Failure.notStarted(number: ENOENT)) { try program.run() }
    }

    @Test func aBrokenPipeEndsAProgramEvenIfTilIgnoresTheSignal() throws {
        let before = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, before) }
        #expect(try text(shell("kill -PIPE $$; echo survived").run().output) == "")
    }

    @Test(arguments: [
        ("yes", ChildProgram.Failure.outputLimit(1_000)),
        ("trap '' TERM INT HUP; sleep 100", .timeLimit(seconds: 0.2)),
        ("exec >&- 2>&-; sleep 100", .timeLimit(seconds: 0.2)),
        ("while :; do :; done", .timeLimit(seconds: 0.2)),
    ])
    func aProgramThatExceedsALimitIsEndedWhateverItIgnores(script: String, failure: ChildProgram.Failure) {
        #expect(throws: failure) { try shell(script, .init(seconds: 0.2, output: 1_000)).run() }
    }

    @Test func aProgramIsEndedIfItIsSilentForTooLong() throws {
        let limits = ChildProgram.Limits(silence: 0.5, output: 1_000)
        #expect(throws: ChildProgram.Failure.silenceLimit(seconds: 0.5)) {
            try shell("echo a; sleep 100", limits).run()
        }
        let talking = "for n in 1 2 3 4 5 6 7 8; do echo $n >&2; sleep 0.1; done; echo end"
        #expect(try text(shell(talking, limits).run().output) == "end\n")
    }

    @Test func aProgramCannotUseMoreMemoryThanItsLimit() throws {
        let script = "head -c 100000000 /dev/zero | tr '\\0' x | tail -c 100000000 | wc -c"
        let free = try shell(script).run()
        #expect(text(free.output) == "100000000\n")
        let limited = try shell(script, .init(memory: 20 << 20, output: 1 << 20)).run()
        #expect(text(limited.output) != "100000000\n")
    }

    @Test func programsThatAProgramLeavesRunningEndWithIt() throws {
        let outcome = try shell("(trap '' TERM HUP; sleep 100) & echo $!").run()
        let left = try #require(pid_t(text(outcome.output).dropLast()))
        #expect(hasEnded(left))
    }

    @Test func aProgramEndsWithItsChildrenIfItsTaskIsCancelled() async throws {
        let program = shell("trap '' TERM; (trap '' TERM; sleep 100) & echo $! > $FOLDER/began; wait; sleep 100")
        let task = Task { try await program.run() }
        var began = ""
        while !began.hasSuffix("\n") {
            began = (try? String(contentsOfFile: folder + "/began", encoding: .utf8)) ?? ""
            await Task.yield()
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(hasEnded(try #require(pid_t(began.dropLast()))))
    }

    @Test func aProgramThatMayAskEndsWithItsChildren() throws {
        struct Stop: Error {}
        let program = ChildProgram(
            path: "/bin/sh",
            arguments: ["-c", "sh -c 'echo $$ > $FOLDER/began; trap : TERM; sleep 100; sleep 100'; :"],
            variables: ["PATH": "/usr/bin:/bin", "FOLDER": folder], limits: .init(output: 1), mayAsk: true)
        var began = ""
        #expect(throws: Stop.self) {
            try program.run {
                began = (try? String(contentsOfFile: folder + "/began", encoding: .utf8)) ?? ""
                if began.hasSuffix("\n") { throw Stop() }
            }
        }
        #expect(hasEnded(try #require(pid_t(began.dropLast()))))
    }

    @Test func aProgramThatTidiesUpIsKilledOnlyAfterItsChildrenHaveTidiedUp() throws {
        struct Stop: Error {}
        let child =
            "trap 'sleep 0.4; echo > $FOLDER/tidy; exit' TERM; echo > $FOLDER/began; while :; do sleep 0.02; done"
        let program = ChildProgram(
            path: "/bin/sh", arguments: ["-c", "(\(child)) & wait"],
            variables: ["PATH": "/usr/bin:/bin", "FOLDER": folder], limits: .init(output: 1), tidiesUp: true)
        let files = FileManager.default
        #expect(throws: Stop.self) {
            try program.run {
                if files.fileExists(atPath: folder + "/began") { throw Stop() }
            }
        }
        #expect(files.fileExists(atPath: folder + "/tidy"))
    }

    /// Whether a process ends within a second. Its end is asynchronous, and whoever adopted it may not have noticed.
    private func hasEnded(_ process: pid_t) -> Bool {
        for _ in 0..<100 {
            let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
            if kill(process, 0) != 0 || status.contains(") Z ") { return true }
            usleep(10_000)
        }
        return false
    }
}
