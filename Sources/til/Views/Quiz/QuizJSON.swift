import Foundation
import TILCore

/// A quiz as `--json` prints it.
struct QuizJSON: Encodable {
    struct AnswerJSON: Encodable {
        var id: String
        var short: String
        var long: String
        var direction: String
        var asked: String
        var typed: String
        var verdict: String
        var grade: String
        var seconds: Double
        var at: Date
    }

    struct SummaryJSON: Encodable {
        var answered: Int
        var right: Int
        var slips: Int
        var missed: Int
        var timedOut: Int
        var givenUp: Int
        var left: Int
        var medianSeconds: Double?
        var totalSeconds: Double
        var lookAgain: [String]
    }

    var answers: [AnswerJSON]
    var summary: SummaryJSON

    init(answers: [Answer], summary: QuizSummary, left: Int) {
        func rounded(_ seconds: Double) -> Double { (seconds * 1_000).rounded() / 1_000 }
        self.answers = answers.map { answer in
            AnswerJSON(
                id: IdentifierText.text(of: answer.thing.id), short: answer.thing.short,
                long: answer.thing.long, direction: answer.direction.rawValue, asked: answer.asked,
                typed: answer.typed, verdict: answer.verdict.rawValue, grade: answer.grade.name,
                seconds: rounded(answer.seconds), at: answer.at)
        }
        self.summary = SummaryJSON(
            answered: summary.answered, right: summary.right, slips: summary.slips, missed: summary.missed,
            timedOut: summary.timedOut, givenUp: summary.givenUp, left: left,
            medianSeconds: summary.medianSeconds.map(rounded), totalSeconds: rounded(summary.totalSeconds),
            lookAgain: summary.lookAgain.map { IdentifierText.text(of: $0.id) })
    }
}
