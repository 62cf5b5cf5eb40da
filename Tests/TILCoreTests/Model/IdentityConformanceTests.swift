import Foundation
import Testing

@testable import TILCore

/// Identities that lists of an app need.
@Suite struct IdentityConformanceTests {
    @Test func identifiersOfFormatsSettingsAndRejectionsAreUniqueAndStable() throws {
        let formats = Set(InterchangeFormat.importable + InterchangeFormat.importable)
        #expect(formats.count == InterchangeFormat.importable.count)
        #expect(SettingKey.all.map(\.id) == SettingKey.all.map(\.name))
        #expect(Set(SettingKey.all.map(\.id)).count == SettingKey.all.count)
        let rejection = Rejection(line: 3, reason: "The line has no meaning.")
        #expect(rejection.id == Rejection(line: 3, reason: "The line has no meaning."))
        #expect(rejection.id != Rejection(line: 4, reason: "The line has no meaning."))
    }

    @Test func retractingAnAnswerKeepsALaterAddition() throws {
        let store = try ThingStore()
        let now = Date(timeIntervalSince1970: 1_780_000_000)
        let thing = try store.add(ThingDraft(short: "BOL", long: "Bill of Lading"), at: now)
        let review = Review(
            thingID: thing.id, direction: .meaning, asked: "BOL", typed: "bill of lading", seconds: 3, limit: 15,
            verdict: .correct, grade: .good, date: now, utcOffset: 0, studyDay: StudyDay(number: 20_000))
        let recorded = try store.record(review)
        _ = try store.add(ThingDraft(short: "ETA", long: "Estimated Time of Arrival"), at: now)
        #expect(try store.retract(recorded))
        #expect(try !store.retract(recorded))
        #expect(store.things.count == 2)
        #expect(try store.memories(of: thing.id).isEmpty)
    }
}
