import Foundation
import TILCore
import TestSupport

/// The set-up of an example: a store on disk with FTW, and the values that an app would have at hand.
///
/// This target has no package access, so an example compiles only if an app outside of the package could contain it.
struct ExampleSetup {
    /// 2026-11-21T08:00:00Z
    let now = Date(timeIntervalSince1970: 1_795_248_000)
    let folder: TemporaryFolder
    let store: ThingStore
    let thing: Thing
    /// A right answer about FTW.
    let answer: Review

    init() throws {
        folder = try TemporaryFolder()
        store = try ThingStore(path: folder.path + "/til.db")
        thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        answer = Review(
            thingID: thing.id, direction: .meaning, asked: "FTW", typed: "for the win", verdict: .correct,
            grade: .good, at: now, in: .gmt, rollover: 4)
    }
}

/// A suite of examples, whose passages use the names of the set-up.
protocol ExampleSuite {
    var setup: ExampleSetup { get }
}

extension ExampleSuite {
    var now: Date { setup.now }
    var start: Date { setup.now }
    /// The path of the folder, with a slash at its end.
    var folder: String { setup.folder.path + "/" }
    var store: ThingStore { setup.store }
    var thing: Thing { setup.thing }

    var day: StudyDay { StudyDay(of: now, in: .gmt, rollover: 4) }
    var today: StudyDay { day }

    var answer: Review { setup.answer }

    var scheduler: Scheduler { Scheduler() }
    var seed: FuzzSeed { FuzzSeed(thing: thing.id, direction: .meaning) }
    /// The memory after a first good answer.
    var memory: Memory { scheduler.memory(after: .good, at: now, studyDay: day, from: nil, seed: seed) }

    /// A list with BOL and a line without a meaning.
    var list: FileContents {
        FileContents(name: "list.csv", bytes: Array("acronym,meaning\nBOL,bill of lading\nRNA\n".utf8))
    }

    /// A quiz about FTW that has not begun.
    func freshSession() throws -> QuizSession { QuizSession(questions: try store.questions(at: now)) }

    /// A quiz that asks FTW.
    func begunSession() throws -> QuizSession {
        var session = try freshSession()
        _ = session.apply(.begin, at: now)
        return session
    }

    /// A quiz with a wrong answer to FTW.
    func answeredSession() throws -> QuizSession {
        var session = try begunSession()
        _ = session.apply(.submit(question: 1, typed: "free the whale"), at: now + 3)
        return session
    }

    /// A glossary with TLA and CI in the folder.
    func teamGlossary() throws -> Glossary {
        try makeGlossary(
            named: "team", "TLA\tThree Letter Acronym\nCI\tContinuous Integration\n", in: setup.folder.path)
    }
}
