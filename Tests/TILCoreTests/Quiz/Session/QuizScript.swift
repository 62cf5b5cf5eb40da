import Foundation
import TestSupport
import Testing

@testable import TILCore

/// A script of a quiz in `Tests/Fixtures/quizzes.md`, which explains how it is written.
struct QuizScript: CustomTestStringConvertible, Sendable {
    /// The heading above it.
    let testDescription: String
    let lines: [String]
    private let options: [String: String]

    /// All scripts.
    static let all: [QuizScript] = {
        let text = (try? String(contentsOf: Checkout.file("Tests/Fixtures/quizzes.md"), encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n## ").dropFirst().flatMap { section in
            section.components(separatedBy: "```quiz ").dropFirst().map { block in
                let lines = block.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
                let options = lines[0].split(separator: " ").map { $0.components(separatedBy: "=") }
                return QuizScript(
                    testDescription: section.components(separatedBy: "\n")[0], lines: Array(lines.dropFirst()),
                    options: Dictionary(uniqueKeysWithValues: options.map { ($0[0], $0[1]) }))
            }
        }
    }()

    /// The lines with the effects that their events have now.
    func played() throws -> [String] {
        var session = QuizSession(questions: questions(), settings: try settings())
        return lines.map { line in
            let parts = line.components(separatedBy: " => ")
            var words = parts[0].split(separator: " ").map(String.init)[...]
            let seconds = words.popFirst().flatMap(TimeInterval.init) ?? 0
            let command = words.popFirst() ?? ""
            var number = session.lastNumber
            if let named = words.first, named.hasPrefix("#") { number = Int(words.removeFirst().dropFirst()) ?? 0 }
            let result = Self.text(command, words, number, at: seconds, &session)
            return result.isEmpty ? parts[0] : parts[0] + " => " + result
        }
    }

    private func settings() throws -> QuizSettings {
        func number(_ name: String) -> TimeInterval? { options[name].flatMap { TimeInterval($0) } }
        return QuizSettings(
            mode: try options["mode"].map { try #require(QuizSettings.Mode(rawValue: $0)) } ?? .type,
            seconds: number("seconds") ?? 15, thinkSeconds: number("think") ?? 0, isCram: options["cram"] != nil,
            answerLimit: number("answers").map { Int($0) }, learnAhead: try #require(number("learn-ahead")))
    }

    private func questions() -> [Question] {
        switch options["questions"] {
        case "none": return []
        case "first": return [QuizFixture.questions[0]]
        case "new":
            return QuizFixture.questions.map {
                Question(thing: $0.thing, direction: .meaning, kind: $0.thing == .cpu ? .due : .new)
            }
        case "choices":
            var generator = SeededGenerator(seed: 1)
            let wrong = ["Free To Watch", "Fit To Wear"]
            let choices = AnswerChoices(right: "For The Win", wrong: wrong, using: &generator)
            return [Question(thing: .ftw, direction: .meaning, choices: choices)]
        default: return QuizFixture.questions
        }
    }

    private static func text(
        _ command: String, _ words: ArraySlice<String>, _ number: Int, at seconds: TimeInterval,
        _ session: inout QuizSession
    ) -> String {
        let typed = words.joined(separator: " ")
        let thing = [Thing.ftw, .lan, .cpu].first { $0.short == words.first } ?? .ftw
        let event: QuizEvent
        switch command {
        case "begin": event = .begin
        case "type": event = .submit(question: number, typed: typed)
        case "zero": event = .check(question: number, typed: typed)
        case "choose": event = .choose(question: number, choice: Int(typed) ?? 0)
        case "more": event = .moreTime(question: number)
        case "less": event = .lessTime(question: number)
        case "restart": event = .restart(question: number)
        case "pause": event = .pause(question: number)
        case "resume": event = .resume(question: number)
        case "give-up": event = .giveUp(question: number, typed: typed)
        case "reveal": event = .reveal(question: number)
        case "grade": event = .grade(question: number, grade: Grade(name: typed) ?? .good)
        case "regrade": event = .regrade(question: number, grade: Grade(name: typed) ?? .good)
        case "was-right": event = .wasRight(question: number)
        case "undo": event = .undo
        case "proceed": event = .proceed
        case "end": event = .end
        case "remove": event = .removed(thing.id)
        case "edit":
            var edited = thing
            edited.long = words.dropFirst().joined(separator: " ")
            event = .edited(edited)
        case "wait":
            let memory = QuizFixture.memory(at: QuizFixture.start + seconds, wait: Double(typed) ?? 0)
            event = .remembered(question: number, memory: memory)
        default: return state(session, number, at: QuizFixture.start + seconds)
        }
        return session.apply(event, seconds).map(text).joined(separator: ", ")
    }

    /// The questions that are left, their number by kind, and whether the last question comes back.
    private static func state(_ session: QuizSession, _ number: Int, at instant: Date) -> String {
        let left = session.remaining.map { key in [Thing.ftw, .lan, .cpu].first { $0.id == key.thingID }?.short ?? "" }
        let counts = session.counts(at: instant)
        let isBack = session.comesBack(after: number, at: instant)
        return left.joined(separator: " ") + "; \(counts.new) new, \(counts.due) due, \(counts.again) again"
            + (isBack ? ", back" : "") + (session.isFinished ? ", finished" : "")
    }

    private static func text(_ effect: QuizEffect) -> String {
        switch effect {
        case .ask(let asked): "ask \(text(asked))"
        case .meet(let meeting): "meet \(meeting.number) \(meeting.question.asked)"
        case .redraw(let asked): "redraw \(text(asked))"
        case .another(let asked, let named): "another than \(named.long), \(text(asked))"
        case .paused(let asked): "paused \(text(asked))"
        case .locked(_, let until): "locked until \(seconds(until))"
        case .revealed(let asked): "revealed \(text(asked))"
        case .rest(let end, let count): "rest until \(seconds(end)) for \(count)"
        case .noSuchChoice(let choice): "no choice \(choice)"
        case .record(let answer): "record \(text(answer))"
        case .replace(let old, let new): "replace \(old.number) by \(text(new))"
        case .retract(let answer): "retract \(answer.number)"
        case .showVerdict(let answer): "verdict on \(answer.thing.long)"
        case .nothingToUndo: "nothing to undo"
        case .finish(let summary): "finish \(text(summary))"
        }
    }

    private static func text(_ asked: AskedQuestion) -> String {
        let (limit, deadline) = (seconds(asked.limit), asked.deadline.map { " until \(seconds($0))" } ?? "")
        return "\(asked.number) \(asked.question.asked)/\(asked.question.answer)\(deadline) of \(limit)"
    }

    private static func text(_ answer: Answer) -> String {
        let marks = (answer.isContested ? " contested" : "") + (answer.isSelfGraded ? " self-graded" : "")
        return "\(answer.number) \(answer.thing.short) '\(answer.typed)' \(answer.verdict) \(answer.grade.name)"
            + " in \(seconds(answer.seconds)) of \(seconds(answer.limit)) at \(seconds(answer.date))\(marks)"
            + (answer.isScheduled ? "" : " unscheduled")
    }

    private static func text(_ summary: QuizSummary) -> String {
        let counts = [summary.correct, summary.close, summary.wrong, summary.timedOut, summary.givenUp]
        return counts.map { "\($0)" }.joined(separator: "/") + " in \(seconds(summary.answeringSeconds)) of "
            + seconds(summary.totalSeconds) + summary.lookAgain.map { " \($0.short)" }.joined()
    }

    private static func seconds(_ seconds: TimeInterval) -> String {
        String(format: "%g", (seconds * 100).rounded() / 100)
    }

    private static func seconds(_ instant: Date) -> String { seconds(instant.timeIntervalSince(QuizFixture.start)) }
}
