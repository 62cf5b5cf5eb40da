import Foundation
import TestSupport
import Testing

@testable import til

/// The built program on a pipe.
@Suite(.waiting) struct ProgramTests {
    @Test func doesTheLineOfTheIssue() throws {
        let folder = try TemporaryFolder()
        let result = try ProgramRun.run(
            [],
            input: """
                add ftw for the win
                add CD compact disc
                add CD change directory
                list
                show cd
                remove FTW --yes
                undo
                list --json

                """, folder: folder.path)
        #expect(result.code == 0)
        #expect(
            result.errors == """
                Added: FTW (For the Win).
                Added: CD (Compact Disc).
                Added: CD (Change Directory); it also means Compact Disc.
                Removed: FTW (For the Win).
                Undone: FTW (For the Win) is back.

                """)
        let text = """
             1  CD    Change Directory
             2  CD    Compact Disc
             3  FTW   For the Win
            CD  Compact Disc
            CD  Change Directory

            """
        #expect(result.output.hasPrefix(text))
        let json = try JSONSerialization.jsonObject(with: Data(result.output.dropFirst(text.count).utf8))
        #expect(
            (json as? [[String: Any]])?.map { $0["long"] as? String } == [
                "Change Directory", "Compact Disc", "For the Win",
            ])
    }

    @Test func answersEachLineBeforeTheNextComes() throws {
        let folder = try TemporaryFolder()
        let program = try ProgramRun([], folder: folder.path)
        program.send("add ftw for the win\nftw\n")
        try program.wait(for: "FTW  For the Win\n")
        program.send("add cd compact disc\ncd\n")
        try program.wait(for: "CD  Compact Disc\n")
        #expect(try program.finish().code == 0)
    }

    @Test func readsAListFromStandardInput() throws {
        let folder = try TemporaryFolder()
        let list = "FTW = For the Win\nbad line\nCD: Compact Disc\n"
        let report = """
            standard input (text): 2 new, 0 new meanings, 0 known, 0 repeated, 1 rejected
              line 2: bad line
                There is no '=', ':' or dash between spaces that parts an acronym from what it stands for.

            """
        #expect(try ProgramRun.run(["import", "-"], input: list, folder: folder.path) == .init(output: report))
        #expect(try ProgramRun.run(["import", "--strict", "-"], input: list, folder: folder.path).code == 65)
        let prose = "We use principal component analysis (PCA).\n"
        #expect(
            try ProgramRun.run(["scan", "-"], input: prose, folder: folder.path).output
                == "Defined\n  PCA  principal component analysis  line 1\n")
    }

    @Test func readsACompressedList() throws {
        let folder = try TemporaryFolder()
        let file = try folder.file("list.txt", "FTW = For the Win\n")
        let gzip = Process()
        gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        gzip.arguments = ["gzip", file]
        try gzip.run()
        gzip.waitUntilExit()
        try #require(gzip.terminationStatus == 0)
        let result = try ProgramRun.run(["import", file + ".gz"], folder: folder.path)
        #expect(result.output == "\(file).gz (text): 1 new, 0 new meanings, 0 known, 0 repeated, 0 rejected\n")
    }

    @Test func theStoreAndItsFolderArePrivate() throws {
        let folder = try TemporaryFolder()
        _ = try ProgramRun.run(
            ["add", "ftw", "for the win", "--database", folder.path + "/new/til.db"], folder: folder.path)
        for (path, mode) in [("/new", 0o700), ("/new/til.db", 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + path)
            #expect(attributes[.posixPermissions] as? Int == mode)
        }
    }

    @Test func aClosedPipeIsNoDefect() throws {
        let folder = try TemporaryFolder()
        let list = (0..<2_000).map { "A\($0) = meaning \($0) \(String(repeating: "x", count: 99))\n" }.joined()
        _ = try ProgramRun.run(["import", "-"], input: list, folder: folder.path)
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "{ \(PseudoTerminal.program) list; echo code $? >&2; } | head -n 1"]
        shell.environment = ["HOME": folder.path, "TIL_DATABASE": folder.path + "/til.db", "PATH": "/usr/bin:/bin"]
        let (output, errors) = (Pipe(), Pipe())
        shell.standardOutput = output
        shell.standardError = errors
        try shell.run()
        #expect(
            String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).hasPrefix("   1  A0"))
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        #expect(["code 74\n", "code 141\n"].contains(said))
    }

    @Test func severalAtOnceLoseNothingAndSayNothing() throws {
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
