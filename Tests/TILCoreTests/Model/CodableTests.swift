import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Values that an app keeps are read as they were written.
@Suite struct CodableTests {
    private func copy<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    @Test func aQuizGoesOnWhereItWasAtEachStep() throws {
        let store = try ThingStore()
        for short in ["ftw", "rna", "cd"] {
            try store.add(ThingDraft(short: short, long: "meaning of \(short)"), at: morning)
        }
        var session = QuizSession(questions: try store.questions(at: morning))
        var restored = session
        var number = 0
        var now = morning
        var pending = session.apply(.begin, at: now)
        _ = restored.apply(.begin, at: now)
        while !pending.isEmpty, number < 200 {
            number += 1
            now += 5
            let event: QuizEvent? =
                switch pending.removeFirst() {
                case .ask(let asked):
                    .submit(question: asked.number, typed: number % 3 == 0 ? "wrong" : asked.question.answer)
                case .record(let answer): .remembered(question: answer.number, memory: try store.record(answer).memory)
                case .showVerdict: .proceed
                default: nil
                }
            restored = try copy(restored)
            #expect(restored == session)
            guard let event else { continue }
            pending += session.apply(event, at: now)
            _ = restored.apply(event, at: now)
        }
        #expect(session.isFinished && restored.isFinished && !session.answers.isEmpty)
        // The answers of an undo are also kept.
        #expect(session.apply(.undo, at: now) == restored.apply(.undo, at: now))
    }

    @Test func settingsAreTheirTexts() throws {
        var settings = StoreSettings()
        settings.seconds = 9
        settings.duePerDay = 40
        settings.meet = .always
        settings.scheduling = try SchedulingOptions(desiredRetention: 0.85)
        settings.others = ["window": "640x480", "seconds": "not the library's"]
        #expect(try copy(settings) == settings)
        #expect(try copy(StoreSettings()) == StoreSettings())
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(settings)) as? [String: Any]
        #expect(json?["seconds"] as? String == "9" && json?["retention"] as? String == "0.85")
    }

    @Test func aSettingOfANewerTilIsSkippedAndAnInvalidOneIsAnError() throws {
        let newer = try JSONDecoder().decode(
            StoreSettings.self, from: Data(#"{"new-per-day": "7", "colour": "red"}"#.utf8))
        #expect(newer.newPerDay == 7 && newer.seconds == 15)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(StoreSettings.self, from: Data(#"{"rollover": "25"}"#.utf8))
        }
    }

    @Test func aDayIsWrittenWithTheNamesOfTheVerdicts() throws {
        let day = PracticeDay(
            day: StudyDay(number: 20_000), verdicts: [.correct: 3, .timedOut: 1], seconds: 12.5, recalls: 2, recalled: 1
        )
        #expect(try copy(day) == day)
        let text = String(decoding: try JSONEncoder().encode(day), as: UTF8.self)
        #expect(text.contains(#""timedOut":1"#) && text.contains(#""2024-10-04""#))
    }

    @Test func aFileIsReadOnAnotherThread() async throws {
        let list = FileContents(name: "list.csv", bytes: Array("acronym,meaning\nFTW,for the win\n".utf8))
        let file = try InterchangeFormat.open(list)
        let items = try await Task.detached { try file.items() }.value
        #expect(items.count == 1)
    }
}
