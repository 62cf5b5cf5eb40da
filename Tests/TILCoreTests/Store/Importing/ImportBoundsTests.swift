import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Work, memory and disk space of an import grow only with the new entries of its files, and a stalled file blocks
/// nobody.
@Suite final class ImportBoundsTests: StoreSuite {
    private static let identifier = "0199a1b2-c3d4-7e5f-8a9b-000000000000"

    @Test func manyMeaningsOfAnAcronymAreImportedInLinearTime() throws {
        let lines = (0..<4_000).map { number in
            let digits = String(number)
            let id = Self.identifier.dropLast(digits.count) + digits
            return #"{"id":"\#(id)","short":"A","long":"Meaning \#(number % 3_800)"}"#
        }
        var report = ImportReport(file: "", format: "")
        let time = try processorSeconds {
            report = try temporary.importText(lines.joined(separator: "\n"), format: "jsonl")
        }
        #expect(time < 5, "It took \(time) s")
        #expect((report.new, report.newMeanings, report.repeated) == (1, 3_799, 200))
        #expect(report.nearRepeats.isEmpty)
        #expect(try store.check().isClean)
        // Near repeats are reported with their line, and known entries count as known.
        let near = #"{"short":"A","long":"meaning-17"}"# + "\n" + lines[17]
        report = try temporary.importText(near, format: "jsonl")
        #expect((report.new, report.newMeanings, report.known, report.nearlyKnown) == (0, 0, 1, 1))
        #expect(report.nearRepeats == [NearRepeat(line: 1, short: "A", long: "meaning-17", other: "Meaning 17")])
    }

    @Test func aReviewThatDoesNotFollowItsThingIsRejected() throws {
        let review = """
            {"thing":"\(Self.identifier)","direction":"meaning","asked":"A","typed":"b","seconds":1,"limit":15,\
            "verdict":"correct","grade":"good","scheduled":true,"at":"2026-11-21T08:00:00Z","utcOffset":0,\
            "studyDay":"2026-11-21"}
            """
        let report = try temporary.importText(review, format: "jsonl")
        #expect(
            report.rejected.map(\.reason) == [
                "The line before it is neither the review's thing nor another review of it."
            ])
    }

    /// A file may name tags once for all of its entries.
    @Test func aFileWhoseTagsExceedTheLimitIsRefused() {
        let tag = String(repeating: "x", count: 1 << 20)
        let record = ImportRecord(line: 1, short: "A", long: "a", tags: [tag])
        let file = ImportFile(name: "many.txt", format: "text") { body in
            for _ in 0..<256 { try body(.record(record)) }
        }
        var count = 0
        let reason = "The tags of its entries exceed 256 MiB. Name fewer tags for all entries."
        #expect(throws: InterchangeError.beyondLimit("many.txt", reason)) { try file.forEachItem { _ in count += 1 } }
        #expect(count == 255)
    }

    @Test func aRepeatedFileAddsEachThingOnce() throws {
        try temporary.importText("B0\tKnown\n")
        let lines = (0..<60_000).map { number in
            number < 600 ? "A\(number)\tLong \(number)\n" : "B\(number % 3)\tKnown\n"
        }
        let report = try temporary.importText(lines.joined())
        #expect((report.new, report.known, report.repeated) == (602, 19_800, 39_598))
        #expect(store.count == 603)
        // The rows that would have been appended, had each line been, would have had numbers.
        #expect(try SQLiteScript.run("SELECT max(id) < 700 FROM thing", on: store.path) == ["1"])
        #expect(try store.check().isClean)
        #expect(try store.undo().count == 602)
        #expect(store.count == 1)
    }

    /// Answers to one thing: scheduled or not, in their order or against it.
    @Test(arguments: [(1, 60.0), (2_000, 60), (1, -60), (7, 0)]) func answersToOneThingAreMatchedOneByOne(
        scheduledEach: Int, step: Double
    ) throws {
        let head = #"{"id":"\#(Self.identifier)","short":"A","long":"One"}"#
        let lines = (0..<2_000).map { number in
            let at = InternetDate.text(of: morning + Double(number) * step)
            let id = "0199a1b2-c3d4-7e5f-8a9b-0000000\(10_000 + number)"
            return #"{"id":"\#(id)","thing":"\#(Self.identifier)","direction":"meaning","verdict":"correct","#
                + #""grade":"good","scheduled":\#(number % scheduledEach == 0),"at":"\#(at)","studyDay":"2026-11-21"}"#
        }
        let text = ([head] + lines).joined(separator: "\n")
        var reviews: [Int] = []
        let time = try processorSeconds {
            for _ in 0..<2 { reviews.append(try temporary.importText(text, format: "jsonl").reviews) }
        }
        #expect(reviews == [2_000, 0])
        #expect(time < 3, "It took \(time) s")
        #expect(try store.check().isClean)
        let id = try #require(UUID(uuidString: Self.identifier))
        let memories = try store.memories(of: id)
        // The same, when they come to a thing that was there.
        let other = try TemporaryStore()
        try other.importText(head, format: "jsonl")
        #expect(try other.importText(text, format: "jsonl").reviews == 2_000)
        #expect(try other.store.check().isClean)
        #expect(try other.store.memories(of: id) == memories)
        #expect(try store.undo().count == 1)
        #expect(try store.practice().isEmpty)
    }
}
