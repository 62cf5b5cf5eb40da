import Foundation
import TestSupport
import Testing

@testable import TILCore

/// No file makes an import do more than it says: work, memory and disk grow with what is new in it alone, and nobody waits
/// for what stalls.
@Suite struct ImportBoundsTests {
    let temporary: TemporaryStore
    var store: ThingStore { temporary.store }
    private static let identifier = "0199a1b2-c3d4-7e5f-8a9b-000000000000"

    init() throws { temporary = try TemporaryStore() }

    @Test func meaningsOfOneAcronymAreComparedOnce() throws {
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
        // What nearly repeats another is told with its line, and what is known is known.
        let near = #"{"short":"A","long":"meaning-17"}"# + "\n" + lines[17]
        report = try temporary.importText(near, format: "jsonl")
        #expect((report.new, report.newMeanings, report.known) == (0, 0, 2))
        #expect(report.nearRepeats == [NearRepeat(line: 1, short: "A", long: "meaning-17", other: "Meaning 17")])
    }

    /// Known reviews are set apart one by one.
    @Test func manyReviewsOfOneThingAreKnownInLinearTime() throws {
        let id = Self.identifier
        let lines =
            [#"{"id":"\#(id)","short":"A","long":"b"}"#]
            + (0..<20_000).map { number in
                let at = InternetDate.text(of: morning + Double(number))
                return """
                    {"thing":"\(id)","direction":"meaning","asked":"A","typed":"b","seconds":1,"limit":15,"verdict":"correct",\
                    "grade":"good","scheduled":false,"at":"\(at)","utcOffset":0,"studyDay":"2026-11-21"}
                    """
            }
        let file = lines.joined(separator: "\n")
        var counts: [Int] = []
        func takeIn() throws { counts.append(try temporary.importText(file, format: "jsonl").reviews) }
        let (first, second) = (try processorSeconds(takeIn), try processorSeconds(takeIn))
        #expect(counts == [20_000, 0])
        #expect(second < 2 * first + 1, "\(first) s, then \(second) s")
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
                "The review does not follow an entry that was taken and has the identifier of its thing."
            ])
    }

    /// A few entries for a large store: only the acronyms that they name are gone over.
    @Test func fewEntriesInALargeStoreAreCountedAlike() throws {
        try temporary.fill(2_000)
        let report = try temporary.importText(
            "S1\tsome meaning number 1\nS2\tanother\nN\tNew\nS3\tSome-Meaning number 3\nN\tNew\n")
        #expect((report.new, report.newMeanings, report.known, report.repeated) == (1, 1, 2, 1))
        #expect(
            report.nearRepeats == [
                NearRepeat(line: 4, short: "S3", long: "Some-Meaning number 3", other: "some meaning number 3")
            ])
        #expect(store.count == 2_002)
        #expect(try store.check().isClean)
    }

    @Test func aFileThatRepeatsItselfLeavesNoMoreThanItSays() throws {
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
    @Test(arguments: [(1, 60.0), (5_000, 60), (1, -60), (7, 0)]) func answersToOneThingAreTakenOneByOne(
        scheduledEach: Int, step: Double
    ) throws {
        let head = #"{"id":"\#(Self.identifier)","short":"A","long":"One"}"#
        let lines = (0..<5_000).map { number in
            let at = InternetDate.text(of: morning + Double(number) * step)
            let id = UUID(
                uuid: (1, 2, 3, 4, 5, 6, 0x70, 0, 0x80, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)))
            return #"{"id":"\#(id)","thing":"\#(Self.identifier)","direction":"meaning","verdict":"correct","#
                + #""grade":"good","scheduled":\#(number % scheduledEach == 0),"at":"\#(at)","studyDay":"2026-11-21"}"#
        }
        let text = ([head] + lines).joined(separator: "\n")
        var reviews: [Int] = []
        let time = try processorSeconds {
            for _ in 0..<2 { reviews.append(try temporary.importText(text, format: "jsonl").reviews) }
        }
        #expect(reviews == [5_000, 0])
        #expect(time < 8, "It took \(time) s")
        #expect(try store.check().isClean)
        let memories = try store.memories(of: #require(UUID(uuidString: Self.identifier)))
        // The same, when they come to a thing that was there.
        let other = try TemporaryStore()
        try other.importText(head, format: "jsonl")
        #expect(try other.importText(text, format: "jsonl").reviews == 5_000)
        #expect(try other.store.check().isClean)
        #expect(try other.store.memories(of: #require(UUID(uuidString: Self.identifier))) == memories)
        #expect(try store.undo().count == 1)
        #expect(try store.practice().isEmpty)
    }

    /// Reviews that another thing has already, and a thing whose reviews come in two parts.
    @Test func reviewsGoToTheirThingOnce() throws {
        func thing(_ digit: Int, _ long: String) -> String {
            #"{"id":"\#(Self.identifier.dropLast())\#(digit)","short":"A","long":"\#(long)"}"#
        }
        func review(_ number: Int, of digit: Int, _ minute: Int) -> String {
            let at = InternetDate.text(of: morning + Double(minute) * 60)
            return
                #"{"id":"0199a1b2-0000-7e5f-8a9b-00000000000\#(number)","thing":"\#(Self.identifier.dropLast())\#(digit)","#
                + #""direction":"meaning","verdict":"correct","grade":"good","at":"\#(at)","studyDay":"2026-11-21"}"#
        }
        let lines = [
            thing(1, "One"), review(1, of: 1, 10), thing(2, "Two"), review(1, of: 2, 11), review(2, of: 2, 12),
            thing(1, "One"), review(3, of: 1, 5), review(4, of: 1, 30), review(5, of: 9, 1),
        ]
        let report = try temporary.importText(lines.joined(separator: "\n"), format: "jsonl")
        #expect((report.newMeanings, report.repeated, report.reviews) == (1, 1, 4))
        #expect(try store.check().isClean)
    }
}
