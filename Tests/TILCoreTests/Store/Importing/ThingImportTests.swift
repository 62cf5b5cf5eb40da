import Foundation
import Testing
import TILText

@testable import TILCore

@Suite final class ThingImportTests: StoreSuite {
    /// Laws of any import, of files with few acronyms and few meanings, many of them twice, nearly twice, or wrong.
    @Test(arguments: 0..<60 as Range<UInt64>) func importingAddsNewThingsOnceAndUndoRemovesAll(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let isText = seed.isMultiple(of: 2)
        func file(_ lines: ClosedRange<Int>) -> String {
            let count = Int.random(in: lines, using: &generator)
            return isText ? Self.text(count, using: &generator) : Self.lossless(count, using: &generator)
        }
        let format = isText ? "text" : "jsonl"
        try importing([file(0...30)], format)
        for thing in try store.things(by: .short, limit: Int(seed % 6)) { try store.remove(thing.id, at: morning) }
        let before = try contents()
        let files = (0..<Int.random(in: 1...3, using: &generator)).map { _ in file(0...60) }

        let summary = try importing(files, format)
        let after = try contents()
        #expect(after.count == before.count + summary.new + summary.newMeanings)
        // Known things may get a note and tags.
        func meaning(_ line: String) -> String { line.split(separator: "|").prefix(2).joined(separator: "|") }
        #expect(Set(before.map(meaning)).isSubset(of: after.map(meaning)))
        let changed = Set(before.map { $0.prefix { $0 != "/" } }).subtracting(after.map { $0.prefix { $0 != "/" } })
            .count
        #expect(try store.check().faults == [])
        // The meanings of an acronym differ, unless two have identifiers.
        let repeats = Dictionary(grouping: try store.things().filter { !Self.isGiven($0.id) }) {
            RepeatKey.ofMeaning($0.short, $0.long)
        }.values.filter { $0.count > 1 }
        #expect(repeats.isEmpty)

        let again = try importing(files, format)
        #expect(again.new + again.newMeanings + again.reviews == 0)
        #expect(again.known + again.nearlyKnown + again.repeated == summary.files.reduce(0) { $0 + $1.entries })
        #expect(try contents() == after)
        guard after != before else { return }
        #expect(try store.undo().count == summary.new + summary.newMeanings + changed)
        #expect(try contents() == before)
        #expect(try store.redo().count == summary.new + summary.newMeanings + changed)
        #expect(try contents() == after)
        #expect(try store.check().faults == [])
        try store.undo()
        #expect(try contents() == before)
        #expect(try store.check().faults == [])
    }

    @Test func anImportThatIsCancelledChangesNothing() throws {
        var generator = SeededGenerator(seed: 7)
        let file =
            Self.text(500, using: &generator) + (0..<4_000).map { "K\($0) = meaning \($0)\n" }.joined()
            + Self.text(20, using: &generator)
        struct Enough: Error {}
        var end = 0
        while true {
            var calls = 0
            end += 1
            do {
                try importing([file], "text") {
                    calls += 1
                    if calls == end { throw Enough() }
                }
                break
            } catch is Enough {
                #expect(try contents().isEmpty)
                #expect(try store.check().faults == [])
            }
        }
        // The thousands of lines that are read, judged and written.
        #expect(end > 10)
        let count = store.count
        #expect(count > 4_000)
        #expect(try store.undo().count == count && store.redo().count == count && store.count == count)
    }

    // MARK: Identifiers

    /// A removed thing keeps its identifier and its reviews: what comes again is another thing.
    @Test func anEntryWithTheIdentifierOfARemovedThingIsAdded() throws {
        let id = Self.identifier(1)
        let lines = [Self.entry(id, "BNC", "Beta Network Core"), Self.answer(of: id, on: 3)]
        try importing([lines.joined(separator: "\n")], "jsonl")
        let old = try #require(UUID(uuidString: id))
        try store.remove(old, at: morning)
        let newer = lines + [Self.answer(of: id, on: 4), Self.entry(id, "OTH", "Other"), Self.answer(of: id, on: 5)]
        let summary = try importing([newer.joined(separator: "\n")], "jsonl")
        #expect((summary.new, summary.reviews, summary.rejectedCount) == (2, 2, 0))
        let things = try store.things()
        #expect(things.map(\.short) == ["BNC", "OTH"])
        #expect(!things.contains { $0.id == old })
        #expect(try things.map { try store.reviews(of: $0.id).count } == [1, 1])
        #expect(try store.check().faults == [])
        #expect(try store.undo().count == 2)
        try store.undo()
        #expect(try store.things().map(\.id) == [old])
    }

    /// Reviews that another thing has already, and a thing whose reviews come in two parts.
    @Test func importingReviewsAgainAddsNone() throws {
        let ids = (1...9).map(Self.identifier)
        let (one, two) = (Self.entry(ids[1], "A", "One"), Self.entry(ids[2], "A", "Two"))
        func review(_ number: Int, of thing: Int, on day: Int) -> String {
            Self.answer(of: ids[thing], on: day, id: ids[number])
        }
        let lines = [
            one, review(3, of: 1, on: 3), two, review(3, of: 2, on: 4), review(4, of: 2, on: 5), one,
            review(5, of: 1, on: 2), review(6, of: 1, on: 8), review(7, of: 8, on: 1),
        ]
        let report = try importing([lines.joined(separator: "\n")], "jsonl").files[0]
        #expect((report.newMeanings, report.repeated, report.reviews) == (1, 1, 4))
        #expect(try store.check().isClean)
    }

    @Test func reviewsOfANearRepeatAreKept() throws {
        let id = Self.identifier(1)
        let lines = [
            Self.entry(nil, "BNC", "beta network core"), Self.entry(nil, "BNC", "Beta Network Core"),
            Self.entry(id, "BNC", "Beta Network Core"), Self.answer(of: id, on: 3),
        ]
        let report = try importing([lines.joined(separator: "\n")], "jsonl").files[0]
        #expect((report.new, report.newMeanings, report.repeated, report.reviews) == (0, 1, 2, 1))
        #expect(
            report.nearRepeats == [
                NearRepeat(line: 1, short: "BNC", long: "beta network core", other: "Beta Network Core")
            ])
        let thing = try #require(try store.things(by: .recent).first)
        #expect(thing.long == "Beta Network Core")
        #expect(try store.reviews(of: thing.id).count == 1)
    }

    @Test func aNearRepeatIsReportedWithTheKeptMeaning() throws {
        let lines = ["beta", "Beta", "BETA"].enumerated().map {
            Self.entry($0 == 0 ? nil : Self.identifier($0), "B", $1)
        }
        let report = try importing([lines.joined(separator: "\n")], "jsonl").files[0]
        #expect(report.nearRepeats.map(\.other) == ["BETA"] && store.count == 2)
    }

    @Test func importedAnswersKeepTheOrderOfTheFile() throws {
        let id = Self.identifier(1)
        let lines =
            [Self.entry(id, "A", "One")] + [5, 3, 4].map { Self.answer(of: id, on: $0, id: Self.identifier($0)) }
        try importing([lines.joined(separator: "\n")], "jsonl")
        let reviews = try store.reviews(of: store.things()[0].id)
        #expect(reviews.map { $0.studyDay.description.suffix(1) } == ["5", "3", "4"])
    }

    @Test func anEntryWithAKnownIdentifierIsKnown() throws {
        let id = Self.identifier(1)
        let first = Self.entry(nil, "FTW", "For the Win") + "\n" + Self.entry(nil, "FTW", "for the win")
        let second = [
            Self.entry(id, "FTW", "Fear the Worst"), Self.entry(id, "FTW", "Fear the Worst!"), Self.entry(id, "X", "y"),
            Self.entry(nil, "FTW", "For the Win"),
        ]
        let summary = try importing([first, second.joined(separator: "\n")], "jsonl")
        #expect(summary.files.map(\.new) == [1, 0])
        #expect(summary.files.map(\.newMeanings) == [0, 1])
        #expect(summary.files.map(\.repeated) == [1, 2] && summary.files.map(\.known) == [0, 1])
        #expect(try store.thing(id: #require(UUID(uuidString: id)))?.long == "Fear the Worst")
        #expect(store.count == 2)
    }

    // MARK: -

    private static func text(_ lines: Int, using generator: inout SeededGenerator) -> String {
        let words = ["alpha", "Alpha", "ALPHA", "al-pha", "beta", "béta", "gamma delta", "Gamma-Delta", "x"]
        let shorts = ["A", "a", "BB", "bb", "Bb", "CCC", "é", "É"]
        return (0..<lines).map { _ in
            switch Int.random(in: 0..<20, using: &generator) {
            case 0: "\n"
            case 1: "# a comment\n"
            case 2: "no separator here\n"
            case 3: "#tags: one two\n"
            case 4: "#tags:\n"
            case 5: "#note: A note.\n"
            default:
                (shorts.randomElement(using: &generator) ?? "") + " = " + (words.randomElement(using: &generator) ?? "")
                    + "\n"
            }
        }.joined()
    }

    /// Entries with identifiers or without, and their answers.
    private static func lossless(_ entries: Int, using generator: inout SeededGenerator) -> String {
        let words = ["alpha", "Alpha", "beta", "béta", "gamma delta", "Gamma-Delta", "epsilon", "zeta", "eta"]
        let shorts = ["A", "a", "BB", "Bb", "CCC", "D", "EEE", "FF", "G"]
        let share = [0, 3, 9, 10].randomElement(using: &generator) ?? 0
        var lines: [String] = []
        for _ in 0..<entries {
            let short =
                (shorts.randomElement(using: &generator) ?? "") + String(Int.random(in: 0...9, using: &generator))
            let id = identifier(Int.random(in: 0..<300, using: &generator))
            let isIdentified = Int.random(in: 0..<10, using: &generator) < share
            lines.append(entry(isIdentified ? id : nil, short, words.randomElement(using: &generator) ?? ""))
            for _ in 0..<Int.random(in: 0...3, using: &generator) where isIdentified {
                let grade = ["again", "good", "easy"].randomElement(using: &generator) ?? ""
                lines.append(answer(of: id, on: .random(in: 1...9, using: &generator), grade: grade))
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func identifier(_ number: Int) -> String {
        "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - String(number).count) + String(number)
    }

    private static func isGiven(_ id: UUID) -> Bool { id.uuidString.hasPrefix("00000000") }

    private static func entry(_ id: String?, _ short: String, _ long: String) -> String {
        "{\(id.map { #""id": "\#($0)", "# } ?? "")\"short\": \"\(short)\", \"long\": \"\(long)\"}"
    }

    private static func answer(of thing: String, on day: Int, grade: String = "good", id: String? = nil) -> String {
        """
        {\(id.map { #""id":"\#($0)","# } ?? "")"thing":"\(thing)","direction":"meaning","asked":"x","typed":"y","seconds":2.5,"limit":15,"verdict":"correct",\
        "grade":"\(grade)","scheduled":true,"at":"2026-11-0\(day)T08:00:00Z","utcOffset":0,"studyDay":"2026-11-0\(day)"}
        """
    }

    @discardableResult
    private func importing(
        _ files: [String], _ format: String, progress: () throws -> Void = {}
    ) throws -> ImportSummary {
        var generator = SystemRandomNumberGenerator()
        return try store.importThings(
            files.map {
                try InterchangeFormat.named(format).file(FileContents(name: "test", bytes: Array($0.utf8)))
            }, at: morning, using: &generator
        ) { _ in try progress() }
    }

    /// The things and their answers, in the order of capture; identifiers that are drawn differ.
    private func contents() throws -> [String] {
        try store.things(by: .recent).map { thing in
            let reviews = try store.reviews(of: thing.id).map { "\($0.studyDay) \($0.grade)" }
            let id = Self.isGiven(thing.id) ? thing.id.uuidString : ""
            return "\(thing.short)|\(thing.long)|\(thing.note)|\(thing.tags)|\(thing.dateAdded)|\(id)/\(reviews)"
        }
    }
}
