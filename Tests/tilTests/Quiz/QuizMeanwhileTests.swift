import Foundation
import Glibc
import Testing

@testable import til

/// What happens to a quiz from outside while it goes on.
@Suite struct QuizMeanwhileTests {
    @Test(arguments: [SIGTERM, SIGHUP]) func aSignalToEndEndsTheREPLToo(signal: Int32) throws {
        let til = try StoreTerminal(having: ["cd compact disc", "ftw for the win"])
        try til.terminal.wait(forLine: "til>")
        til.terminal.send("quiz\r")
        try til.terminal.wait(for: "2 new  CD\n")
        til.terminal.send("x\r")
        try til.terminal.wait(for: "[Return] next")
        til.terminal.signal(signal)
        #expect(try til.terminal.waitForExit() == 128 + signal)
        #expect(try til.runner.run("history --full").output.contains("CD"))
    }

    @Test func whatWasRemovedElsewhereIsNotAsked() throws {
        let til = try StoreTerminal(["quiz"], having: ["pc printed circuit", "cd compact disc", "ftw for the win"])
        try til.terminal.wait(for: "3 new  PC\n")
        _ = try til.runner.run("remove cd --yes")
        til.terminal.send("printed circuit\r")
        try til.terminal.wait(for: "[Return] next")
        til.terminal.send("\r")
        try til.terminal.wait(
            for: "CD (Compact Disc) was removed meanwhile; it is asked no more.\n\n1 new, 1 again  FTW\n")
    }

    /// Two quizzes in two terminals: the one that ends leaves the other's note alone, and the other notes itself anew.
    @Test func aQuizThatEndsLeavesTheNoteOfAnother() throws {
        let til = try StoreTerminal(["quiz"], having: ["cd compact disc", "ftw for the win"])
        try til.terminal.wait(for: "2 new  CD\n")
        til.terminal.send("compact disc\r")
        try til.terminal.wait(for: "[Return] next")
        let other = try til.runner.run("quiz --count 1 --seconds 0", input: "for the win\n")
        #expect(other.output.contains("Right"), "\(other)")
        #expect(try til.runner.store().unfinishedQuiz()?.map(\.thing.short) == nil)
        // Interrupted, the first leaves what it had not asked.
        _ = try til.runner.run("undo")
        til.terminal.send("\u{3}")
        #expect(try til.terminal.waitForExit() == 130)
        #expect(try til.runner.store().unfinishedQuiz()?.map(\.thing.short) == ["FTW"])
    }

    @Test func whatWasEditedElsewhereIsJudgedAsItIsNow() throws {
        let til = try StoreTerminal(["quiz"], having: ["cd compact disc", "ftw for the win"])
        try til.terminal.wait(for: "2 new  CD\n")
        _ = try til.runner.run("edit ftw --long 'from the window'")
        til.terminal.send("\r")
        try til.terminal.wait(for: "[Return] next")
        til.terminal.send("\r")
        try til.terminal.wait(for: "1 new, 1 again  FTW\n")
        til.terminal.send("from the window\r")
        try til.terminal.wait(for: "Right.\n  right  From the Window\n")
    }
}
