import Foundation
import TestSupport
import Testing

@testable import til

/// The built program on a pipe.
@Suite(.waiting) struct ProgramTests {
    @Test func severalProcessesAtOnceLoseNothingAndPrintNoError() throws {
        let folder = try TemporaryFolder()
        _ = try ProgramRun.run(["add", "zero", "nothing"], folder: folder.path)
        let repls = try (0..<2).map { _ in try ProgramRun([], folder: folder.path) }
        for round in 0..<5 {
            for (number, repl) in repls.enumerated() {
                repl.send("add r\(number)x\(round) repl \(number) round \(round)\n")
            }
        }
        let adds = try (0..<10).map { try ProgramRun(["add", "p\($0)", "process \($0)"], folder: folder.path) }
        for (index, program) in adds.enumerated() {
            #expect(try program.finish() == .init(errors: "Added: P\(index) (Process \(index)).\n"))
        }
        for (number, repl) in repls.enumerated() {
            repl.send("p3\nlist --limit 1\n")
            let result = try repl.finish()
            #expect(result.code == 0)
            #expect(result.errors == (0..<5).map { "Added: R\(number)X\($0) (Repl \(number) Round \($0)).\n" }.joined())
        }
        let list = try ProgramRun.run(["list"], folder: folder.path).output
        #expect(list.split(separator: "\n").count == 1 + 10 + 10)
    }
}
