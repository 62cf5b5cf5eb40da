import Foundation
import Testing

@testable import TILCore

/// Second thoughts: right after all, undo, edits, removals, the end.
@Suite struct QuizSessionCorrectionTests {
    private let start = QuizFixture.start

    private func answered(_ typed: String...) -> QuizSession {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        for (index, text) in typed.enumerated() {
            if index > 0 { _ = session.apply(.proceed, Double(index)) }
            _ = session.apply(.submit(question: index + 1, typed: text), Double(index) + 0.5)
        }
        return session
    }

    @Test func aWrongAnswerCanBeMadeRight() throws {
        var session = answered("for the loss")
        let old = try #require(session.answers.last)
        let effects = session.apply(.wasRight(question: 1), 5)
        let new = try #require(session.answers.last)
        #expect(effects == [.replace(old, with: new), .showVerdict(new)])
        #expect(new.verdict == .correct && new.grade == .good && new.isContested && new.typed == old.typed)
        #expect(new.at == old.at)
        #expect(session.apply(.wasRight(question: 1), 6).isEmpty)
        #expect(session.summary(at: start).right == 1)
    }

    @Test func anEmptyAnswerCannotBeMadeRight() {
        for typed in ["", "  "] {
            var session = answered(typed)
            #expect(session.answers.last?.isContestable == false)
            #expect(session.apply(.wasRight(question: 1), 5).isEmpty)
        }
    }

    @Test func oneGivesOneselfAGrade() throws {
        var session = answered("for the win")
        let old = try #require(session.answers.last)
        let effects = session.apply(.regrade(question: 1, grade: .easy), 5)
        let new = try #require(session.answers.last)
        #expect(effects == [.replace(old, with: new), .showVerdict(new)])
        #expect(new.verdict == .correct && new.grade == .easy && new.isSelfGraded)
        #expect(session.apply(.regrade(question: 2, grade: .hard), 5).isEmpty)
        _ = session.apply(.proceed, 6)
        #expect(session.apply(.regrade(question: 1, grade: .hard), 7).isEmpty)
    }

    @Test func onlyTheLastAnswerCanBeMadeRightAndOnlyWhileItIsShown() {
        var session = answered("for the loss", "local area netwrok")
        #expect(session.apply(.wasRight(question: 1), 5).isEmpty)
        #expect(session.apply(.wasRight(question: 2), 5).count == 2)
        session = answered("for the loss")
        _ = session.apply(.proceed, 3)
        #expect(session.apply(.wasRight(question: 1), 5).isEmpty)
        #expect(answered("for the win").answers.last?.isContestable == false)
    }

    @Test func afterTheEndTheSummaryIsGivenAnew() {
        var session = answered("x", "x", "x")
        #expect(session.apply(.proceed, 10).first?.summary?.right == 0)
        #expect(session.apply(.wasRight(question: 3), 11).last?.summary?.right == 1)
    }

    @Test func undoAsksAgainAsOftenAsThereAreAnswers() throws {
        var session = answered("x", "y", "z")
        _ = session.apply(.proceed, 10)
        #expect(session.isFinished)
        for (index, thing) in [QuizFixture.cpu, QuizFixture.lan, QuizFixture.ftw].enumerated() {
            let last = try #require(session.answers.last)
            let effects = session.apply(.undo, 11)
            let asked = try #require(effects.last?.asked)
            #expect(effects == [.retract(last), .ask(asked)])
            #expect(asked.question.thing == thing && asked.number == 4 + index && asked.deadline == start + 26)
            #expect(session.remaining.count == index + 1)
        }
        #expect(session.apply(.undo, 12) == [.nothingToUndo])
        #expect(session.asking?.number == 6)
        // The countdown of the first asking is of no concern to the second.
        #expect(session.apply(.check(question: 1, typed: ""), 100).isEmpty)
        _ = session.apply(.submit(question: 6, typed: "for the win"), 13)
        #expect(session.apply(.proceed, 14).first?.asked?.question.thing == QuizFixture.lan)
    }

    @Test func undoWhileAQuestionIsAskedPutsThatBack() {
        var session = answered("x")
        _ = session.apply(.proceed, 2)
        _ = session.apply(.pause(question: 2), 3)
        #expect(session.apply(.undo, 4).last?.asked?.question.thing == QuizFixture.ftw)
        #expect(session.remaining.map(\.thing) == QuizFixture.questions().map(\.thing.id))
    }

    @Test func anInterruptedQuizSaysWhatIsLeft() {
        var session = answered("for the win")
        _ = session.apply(.proceed, 2)
        #expect(session.apply(.end, 3).first?.summary?.answered == 1)
        #expect(session.remaining.map(\.thing) == [QuizFixture.lan.id, QuizFixture.cpu.id])
        #expect(session.apply(.end, 4).isEmpty)
        #expect(session.apply(.submit(question: 2, typed: "x"), 4).isEmpty)
        #expect(session.apply(.undo, 5).count == 2)
        #expect(session.remaining.count == 3)
        var between = answered("for the win")
        #expect(between.apply(.end, 3).count == 1)
        #expect(between.remaining.count == 2)
    }

    @Test func anEditedThingIsShownAndJudgedAsItIsNow() throws {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        var (edited, later) = (QuizFixture.ftw, QuizFixture.cpu)
        edited.long = "For The World"
        later.short = "CPX"
        guard case .redraw(let asked) = session.apply(.edited(edited), 1).first else {
            Issue.record("It was not redrawn.")
            return
        }
        #expect(asked.question.answer == "For The World" && asked.deadline == start + 15)
        #expect(session.apply(.edited(later), 1).isEmpty)
        #expect(session.apply(.submit(question: 1, typed: "for the world"), 2).first?.recorded?.verdict == .correct)
        edited.long = "For The Whole World"
        let effects = session.apply(.edited(edited), 3)
        let answer = try #require(session.answers.last)
        #expect(effects == [.showVerdict(answer)])
        #expect(session.answers.last?.thing.long == "For The Whole World")
        _ = session.apply(.undo, 4)
        #expect(session.asking?.question.answer == "For The Whole World")
        _ = session.apply(.submit(question: 2, typed: "x"), 5)
        _ = session.apply(.proceed, 6)
        _ = session.apply(.submit(question: 3, typed: "x"), 7)
        #expect(session.apply(.proceed, 8).first?.asked?.question.asked == "CPX")
    }

    @Test func anAcceptedThingThatWasEditedAwayIsAcceptedNoMore() {
        var other = QuizFixture.thing("FTW", "Free To Watch")
        let question = Question(thing: QuizFixture.ftw, direction: .meaning, accepted: [other])
        var session = QuizFixture.session([question])
        _ = session.apply(.begin, 0)
        other.long = "Free To Wear"
        _ = session.apply(.edited(other), 1)
        #expect(session.asking?.question.accepted == [QuizFixture.ftw, other])
        other.short = "FTX"
        _ = session.apply(.edited(other), 1)
        #expect(session.asking?.question.accepted == [QuizFixture.ftw])
    }

    @Test func aRemovedThingIsAskedNoMore() {
        var session = QuizFixture.session()
        _ = session.apply(.begin, 0)
        #expect(session.apply(.removed(QuizFixture.lan.id), 1).isEmpty)
        #expect(session.remaining.count == 2)
        #expect(session.apply(.removed(QuizFixture.ftw.id), 2).first?.asked?.question.thing == QuizFixture.cpu)
        _ = session.apply(.submit(question: 2, typed: "x"), 3)
        _ = session.apply(.removed(QuizFixture.cpu.id), 4)
        #expect(session.apply(.undo, 5).last?.summary?.answered == 0)
        #expect(session.remaining.isEmpty)
    }
}
