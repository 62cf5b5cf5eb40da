import Foundation
import TILCore
import Testing

@testable import til

@Suite struct TimeAnnouncerTests {
    private let start = Date(timeIntervalSince1970: 1_795_248_000)

    private func session(_ settings: QuizSettings) -> QuizSession {
        let thing = Thing(id: UUID(), short: "FTW", long: "For the Win", dateAdded: start)
        return QuizSession(
            questions: [Question(thing: thing, direction: .meaning, accepted: [thing])], settings: settings)
    }

    /// The announcements with their seconds after the start, if the announcer is asked at each of its instants.
    private func said(_ settings: QuizSettings, moreTimeAt moreTime: Double? = nil) throws -> [String] {
        var session = session(settings)
        _ = session.apply(.begin, at: start)
        var announcer = TimeAnnouncer()
        var instant = start
        var moreTime = moreTime
        var sentences: [String] = []
        while let asked = session.asking, !asked.isOver(at: instant) {
            if let sentence = announcer.sentence(for: asked, at: instant) {
                sentences.append("\(Int(instant.timeIntervalSince(start))) \(sentence)")
            }
            guard let next = announcer.next(for: asked, after: instant) ?? asked.deadline else { break }
            if let extra = moreTime, start + extra < next {
                moreTime = nil
                instant = start + extra
                _ = session.apply(.moreTime(question: asked.number), at: instant)
            } else {
                instant = next
            }
        }
        return sentences
    }

    @Test func theTimeIsAnnouncedAtTenAndAtFiveSeconds() throws {
        #expect(try said(QuizSettings(seconds: 15)) == ["5 10 seconds left.", "10 5 seconds left."])
    }

    @Test func theTimeThatAQuestionBeginsWithIsNotAnnounced() throws {
        #expect(try said(QuizSettings(seconds: 10)) == ["5 5 seconds left."])
        #expect(try said(QuizSettings(seconds: 7)) == ["2 5 seconds left."])
        #expect(try said(QuizSettings(seconds: 3)) == [])
        #expect(try said(QuizSettings(seconds: 0)) == [])
    }

    @Test func afterMoreTimeTheSecondsAreAnnouncedAgain() throws {
        #expect(
            try said(QuizSettings(seconds: 12), moreTimeAt: 8)
                == ["2 10 seconds left.", "7 5 seconds left.", "12 10 seconds left.", "17 5 seconds left."])
    }

    @Test func theEndOfTheThinkingTimeIsAnnounced() throws {
        #expect(
            try said(QuizSettings(mode: .reveal, seconds: 8, thinkSeconds: 20))
                == ["20 The answer may be shown now.", "23 5 seconds left."])
    }
}
