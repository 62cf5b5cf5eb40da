import Foundation
import TILCore
import Testing

@testable import til

/// A quiz whose answers come from a pipe as it goes on, by the program itself.
@Suite struct QuizProgramTests {
    @Test func aQuestionIsThereBeforeItsAnswer() throws {
        let runner = try CommandRunner(having: "cd compact disc", "ftw for the win")
        let program = try ProgramRun(["quiz", "--count", "2"], folder: runner.folder)
        try program.wait(for: "2 new  CD\n")
        program.send("compact disc\n")
        try program.wait(for: "1 new  FTW\n")
        program.send("for the win\n")
        try program.wait(for: "2 answers")
        #expect(try program.finish().code == 0)
    }

    @Test func anAnswerThatComesTooLateIsNone() throws {
        let runner = try CommandRunner(having: "cd compact disc", "ftw for the win")
        let program = try ProgramRun(["quiz", "--count", "2", "--seconds", "1"], folder: runner.folder)
        program.send("comp")
        try program.wait(for: "Time is up.\n  typed  comp")
        try program.wait(for: "1 new  FTW\n")
        // The rest of the line belonged to the question before.
        program.send("act disc\nfor the win\n")
        try program.wait(for: "2 answers")
        let output = try program.finish().output
        #expect(output.contains("1 new  FTW\nRight.\n"))
        #expect(output.contains("  timed out    1 #\n"))
    }

    @Test func whatStandsThereWhenTheTimeIsUpIsJudged() throws {
        let runner = try CommandRunner(having: "ftw for the win")
        let program = try ProgramRun(["quiz", "--count", "1", "--seconds", "1"], folder: runner.folder)
        program.send("for the win")
        try program.wait(for: "Time is up: right.\n")
        #expect(try program.finish().code == 0)
    }

    @Test func anInterruptionKeepsWhatWasAnsweredAndIsOfferedAgain() throws {
        let runner = try CommandRunner(having: "wtf what the fox", "cd compact disc", "ftw for the win")
        let program = try ProgramRun(["quiz"], folder: runner.folder)
        try program.wait(for: "3 new  WTF\n")
        program.send("what the fox\n")
        try program.wait(for: "2 new, 1 again  CD\n")
        program.signal(SIGINT)
        let result = try program.finish(closesInput: false)
        #expect(result.code == 130)
        #expect(result.output.hasSuffix("2 questions left unanswered; 'til quiz' goes on with them.\n"))
        #expect(try runner.store().unfinishedQuiz()?.count == 2)
        let next = try ProgramRun.run(["quiz"], input: "compact disc\n", folder: runner.folder)
        #expect(next.errors == "The last quiz was interrupted with 2 questions left; this one starts anew.\n")
    }

    @Test func aKillInTheMiddleOfTheFourthQuestionLeavesThreeReviews() throws {
        let runner = try CommandRunner(having: "a one", "b two", "c three", "d four", "e five")
        let program = try ProgramRun(["quiz", "--seconds", "60"], folder: runner.folder)
        for number in 1...3 {
            try program.wait(for: "\(6 - number) new")
            program.send("answer \(number)\n")
        }
        try program.wait(for: "2 new, 3 again  ")
        program.send("half an ans")
        program.signal(SIGKILL)
        #expect(try program.finish(closesInput: false).code == 137)
        let store = try runner.store()
        #expect(try store.practice().reduce(0) { $0 + $1.answers } == 3)
        #expect(try store.unfinishedQuiz()?.count == 2)
    }
}
