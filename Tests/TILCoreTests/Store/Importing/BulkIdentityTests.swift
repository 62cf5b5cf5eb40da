import Foundation
import Testing

@testable import TILCore

/// An import in bulk of entries with identifiers and reviews is one row by row, only faster, and loses no review.
@Suite struct BulkIdentityTests {
    @Test(arguments: 0..<24) func saysAndLeavesTheSameAsRowByRow(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let before = file(entries: .random(in: 0...30, using: &generator), using: &generator)
        let files = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            file(entries: .random(in: 0...80, using: &generator), using: &generator)
        }
        let least = Int.random(in: 0...20, using: &generator)
        let (slow, slowReport) = try store(before, files, .never)
        let (fast, fastReport) = try store(before, files, BulkThreshold(existing: 0, least: least))
        #expect(fastReport == slowReport)
        #expect(try contents(fast.store) == contents(slow.store))
        #expect(try fast.store.practice() == slow.store.practice())
        let faults = try fast.store.check().faults
        #expect(faults == [])
        let (untouched, _) = try store(before, [], .never)
        let reviewsBefore = try untouched.store.check().reviews
        #expect(try fast.store.check().reviews == reviewsBefore + fastReport.files.reduce(0) { $0 + $1.reviews })
    }

    @Test func reviewsStayWithWhatNearlyRepeatsAnother() throws {
        let id = UUID().uuidString
        let lines = [
            #"{"short": "BNC", "long": "beta network core"}"#,
            #"{"short": "BNC", "long": "Beta Network Core"}"#,
            #"{"id": "\#(id)", "short": "BNC", "long": "Beta Network Core"}"#,
            answer(of: id, on: 3, grade: "good"),
        ]
        let (temporary, summary) = try store("", [lines.joined(separator: "\n")], .never)
        #expect(summary.files.map(\.reviews) == [1])
        let thing = try #require(try temporary.store.things(by: .recent).first)
        #expect(thing.long == "Beta Network Core")
        #expect(try temporary.store.reviews(of: thing.id).count == 1)
    }

    @Test(arguments: [BulkThreshold.never, BulkThreshold(existing: 0, least: 0)])
    func moreAnswersThanAThingWaitsForAreReplayed(threshold: BulkThreshold) throws {
        let id = identifier(1)
        var lines = [#"{"id": "\#(id)", "short": "BNC", "long": "Beta Network Core"}"#]
        for number in 0..<10_020 {
            let review = "00000000-0000-4000-9000-" + String(1_00_000_000_000 + number)
            let start = #"{"id":"\#(review)","# + answer(of: id, on: 1 + number % 9, grade: "good").dropFirst()
            lines.append(start)
        }
        let (temporary, summary) = try store("", [lines.joined(separator: "\n")], threshold)
        #expect(summary.files.map(\.reviews) == [10_020])
        #expect(try temporary.store.check().faults == [])
        #expect(try temporary.store.practice().map(\.answers).reduce(0, +) == 10_020)
    }

    /// Entries of few acronyms and few meanings, with identifiers or without, many twice or nearly so, and their answers.
    private func file(entries: Int, using generator: inout SeededGenerator) -> String {
        let words = ["alpha", "Alpha", "beta", "béta", "gamma delta", "Gamma-Delta", "epsilon", "zeta", "eta"]
        let shorts = ["A", "a", "BB", "Bb", "CCC", "D", "EEE", "FF", "G"]
        let share = [0, 3, 9, 10].randomElement(using: &generator) ?? 0
        var lines: [String] = []
        for _ in 0..<entries {
            let short =
                (shorts.randomElement(using: &generator) ?? "") + String(Int.random(in: 0...9, using: &generator))
            let long = words.randomElement(using: &generator) ?? ""
            let id = identifier(Int.random(in: 0..<300, using: &generator))
            let isIdentified = Int.random(in: 0..<10, using: &generator) < share
            let start = isIdentified ? #"{"id": "\#(id)", "# : "{"
            lines.append(start + #""short": "\#(short)", "long": "\#(long)"}"#)
            for _ in 0..<Int.random(in: 0...3, using: &generator) where isIdentified {
                let grade = ["again", "good", "easy"].randomElement(using: &generator) ?? ""
                lines.append(answer(of: id, on: .random(in: 1...9, using: &generator), grade: grade))
            }
        }
        return lines.joined(separator: "\n")
    }

    private func identifier(_ number: Int) -> String {
        "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - String(number).count) + String(number)
    }

    private func answer(of thing: String, on day: Int, grade: String) -> String {
        """
        {"thing":"\(thing)","direction":"meaning","asked":"x","typed":"y","seconds":2.5,"limit":15,"verdict":"correct",\
        "grade":"\(grade)","scheduled":true,"at":"2026-11-0\(day)T08:00:00Z","utcOffset":0,"studyDay":"2026-11-0\(day)"}
        """
    }

    private func store(
        _ before: String, _ files: [String], _ threshold: BulkThreshold
    ) throws -> (TemporaryStore, ImportSummary) {
        let temporary = try TemporaryStore()
        try importing([before], .never, temporary.store, seed: 11)
        return (temporary, try importing(files, threshold, temporary.store, seed: 12))
    }

    @discardableResult
    private func importing(
        _ files: [String], _ threshold: BulkThreshold, _ store: ThingStore, seed: UInt64
    ) throws -> ImportSummary {
        var generator = SeededGenerator(seed: seed)
        let jobs = try files.map { text in
            try InterchangeFormat.named("jsonl").file(FileContents(name: "test", bytes: Array(text.utf8)))
        }
        return try store.importThings(
            jobs, options: ImportOptions(), at: morning, bulkThreshold: threshold, using: &generator
        ) { _ in }
    }

    /// What the things say and amount to, in the order of capture; identifiers that are drawn differ.
    private func contents(_ store: ThingStore) throws -> [String] {
        try store.things(by: .recent).map { thing in
            let reviews = try store.reviews(of: thing.id).map { "\($0.studyDay) \($0.grade)" }
            let isGiven = thing.id.uuidString.hasPrefix("00000000")
            let memory = isGiven ? try store.memories(of: thing.id)[.meaning].map { "\($0)" } ?? "" : ""
            return "\(thing.short)|\(thing.long)|\(isGiven ? thing.id.uuidString : "")|\(reviews)|\(memory)"
        }
    }
}
