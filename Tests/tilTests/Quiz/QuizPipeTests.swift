import Foundation
import TILCore
import Testing

@testable import til

/// A quiz whose answers come from a pipe.
@Suite struct QuizPipeTests {
    private struct Printed: Decodable {
        struct Answer: Decodable {
            var id: String
            var short: String
            var long: String
            var asked: String
            var typed: String
            var verdict: String
            var grade: String
            var seconds: Double
        }

        struct Summary: Decodable {
            var answered: Int
            var right: Int
            var slips: Int
            var missed: Int
            var timedOut: Int
            var givenUp: Int
            var left: Int
            var lookAgain: [String]
        }

        var answers: [Answer]
        var summary: Summary
    }

    private func printed(_ output: String) throws -> Printed {
        try JSONDecoder().decode(Printed.self, from: Data(output.utf8))
    }

    @Test func answersOfAPipeArePrintedAsJSON() throws {
        let runner = try CommandRunner(having: "ftw for the win", "wtf what the fox")
        let result = try runner.run("quiz --count 2 --seconds 5 --seed 7 --json", input: "for the wni\n\n")
        #expect(result.code == 0 && result.errors.isEmpty)
        #expect(result.output.hasSuffix("}\n") && result.output.split(separator: "\n").count == 1)
        let quiz = try printed(result.output)
        #expect(Set(quiz.answers.map(\.asked)) == ["FTW", "WTF"])
        #expect(quiz.answers.map(\.typed) == ["for the wni", ""])
        let first = quiz.answers[0]
        #expect(first.verdict == (first.asked == "FTW" ? "close" : "wrong"))
        #expect(first.grade == (first.asked == "FTW" ? "hard" : "again"))
        #expect(quiz.answers[1].verdict == "wrong")
        #expect(quiz.summary.answered == 2 && quiz.summary.left == 0)
        #expect(quiz.summary.lookAgain.last == quiz.answers[1].id)
        let again = try CommandRunner(having: "ftw for the win", "wtf what the fox")
        #expect(
            try printed(again.run("quiz --count 2 --seconds 5 --seed 7 --json", input: "x\ny\n").output).answers.map(
                \.asked)
                == quiz.answers.map(\.asked))
    }

    @Test func theEndOfInputEndsIt() throws {
        let runner = try CommandRunner(having: "cd compact disc", "wtf what the fox", "ftw for the win")
        let result = try runner.run("quiz", input: "compact disc\n")
        #expect(result.code == 0)
        #expect(result.output.contains("1 answer in 0:0"))
        #expect(result.output.hasSuffix("2 questions left unanswered.\n"))
        #expect(try runner.store().unfinishedQuiz() == nil)
        #expect(try runner.run("quiz --fresh").output == "\n2 new, 1 again  WTF\nNo question was answered.\n")
    }

    @Test func aFlashcardSaysWhichMeaningItDoesNotAskFor() throws {
        let runner = try CommandRunner(
            having: "cd compact disc", "cd change directory", "cd certificate of deposit")
        let output = try runner.run("quiz --mode reveal --count 3", input: "\n3\n\n3\n\n3\n").output
        let headings = output.split(separator: "\n").filter { $0.contains("new") }
        #expect(headings == ["3 new  CD", "2 new  CD, not Compact Disc", "1 new  CD, not the one before"])
    }
}
