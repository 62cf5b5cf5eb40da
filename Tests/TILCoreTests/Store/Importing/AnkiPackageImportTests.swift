import Foundation
import Testing

@testable import TILCore

@Suite final class AnkiPackageImportTests: StoreSuite {
    typealias Support = AnkiPackageSupport

    private func importPackage(_ package: [UInt8], into store: ThingStore) throws -> ImportReport {
        let file = try AnkiPackage.format.file(FileContents(name: "deck.apkg", bytes: package))
        var generator = SeededGenerator(seed: 1)
        return try store.importThings([file], at: morning, using: &generator).files[0]
    }

    private static let notes =
        Support.tables + Support.collection + Support.note(1, type: 2, "http|Hypertext Transfer Protocol")
        + Support.note(2, type: 2, "IoT|Internet of Things") + Support.card(1, of: 1) + Support.card(2, of: 2)
        + Support.entry(day: 0, of: 1, 3)

    @Test func importingAPackageAgainAddsOnlyNewAnswers() throws {
        let first = try importPackage(Support.package(Self.notes), into: store)
        #expect(first.new == 2 && first.reviews == 1 && first.remarks.count == 1)
        let shorts = try store.things().map(\.short)
        #expect(shorts == ["http", "IoT"])
        let again = try importPackage(Support.package(Self.notes), into: store)
        #expect(again.new == 0 && again.known == 2 && again.reviews == 0)
        // Answers within a second of each other are answers of their own.
        let newer = Self.notes + Support.entry(day: 3, of: 1, 3) + Support.entry(day: 3.000_001, of: 1, 3)
        #expect(try importPackage(Support.package(newer), into: store).reviews == 2)
        #expect(try importPackage(Support.package(newer), into: store).reviews == 0)
        // A note that was changed in Anki since is still the same note.
        let changed = newer.replacing("Hypertext Transfer", with: "HyperText Transfer")
        let report = try importPackage(Support.package(changed), into: store)
        #expect(report.new + report.newMeanings + report.reviews == 0 && report.known == 2)
        _ = try store.undo()
    }

    @Test func anAnswerShortlyAfterAKnownOneIsNew() throws {
        let one = Self.notes + Support.entry(day: 3, of: 1, 3)
        #expect(try importPackage(Support.package(one), into: store).reviews == 2)
        let two = try Support.package(one + Support.entry(day: 3.000_001, of: 1, 3))
        #expect(try importPackage(two, into: store).reviews == 1)
        #expect(try importPackage(two, into: store).reviews == 0)
    }

    @Test func answersOfTheSameMillisecondAreImportedOnce() throws {
        try temporary.fill(50)
        for thing in store.things { try me.answer(thing, at: morning) }
        var writer = try AnkiPackage.format.writer(ExportOptions(instant: morning))
        var package: [UInt8] = []
        writer.begin(into: &package)
        try store.forEachEntry(withReviews: true) {
            writer.write($0, reviews: $1, into: &package)
            return true
        }
        try writer.finish(into: &package)
        let report = try importPackage(package, into: store)
        #expect(report.known == 50 && report.reviews == 0)
        let other = try TemporaryStore()
        #expect(try importPackage(package, into: other.store).reviews == 50)
    }
}
