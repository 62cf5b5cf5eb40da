import Foundation
import Testing

@testable import TILCore

/// The database of a deck's answers.
@Suite struct HashcardsHistoryTests {
    private let deck = "Q: HTTP\nA: Hypertext Transfer Protocol\n\nQ: Hypertext Transfer Protocol\nA: HTTP\n"
    private let hash = "2ab0263baef0a1f76c5569fe9a9be0c1408077b7dc71b4f1432de6cba86bde86"

    private func database(_ sql: String) throws -> [UInt8] {
        let database = try PackageDatabase()
        try database.execute(sql)
        return try database.withBytes { Array($0) }
    }

    private func items(_ deck: String, _ database: [UInt8], offset: Int = 0) throws -> [ImportItem] {
        let options = ReadingOptions {
            ($0 < Date(timeIntervalSince1970: 1_767_225_600) ? 0 : offset, StudyDay(number: 1))
        }
        return try Hashcards.format.file(
            FileContents(name: "cards/net.md", bytes: Array(deck.utf8)), options: options
        ) { name in
            #expect(name == "cards/hashcards.db")
            return FileContents(name: name, bytes: database)
        }.items()
    }

    private func reviews(_ items: [ImportItem]) -> [String] {
        items.compactMap {
            guard case .review(_, let review, true) = $0 else { return nil }
            return "\(review.direction) \(review.grade) \(InternetDate.text(of: review.at))"
        }
    }

    @Test func answersAreThoseOfTheCardsThatSayTheSame() throws {
        let rows = """
            CREATE TABLE reviews (review_id, session_id, card_hash, reviewed_at, grade);
            INSERT INTO reviews VALUES (1, 1, '\(hash)', '2026-02-03T04:05:06.789', 'good'),
                (2, 1, '\(hash)', '2025-02-03T04:05:06.000', 'forgot'), (3, 1, '\(hash)', 'yesterday', 'good'),
                (4, 1, '\(hash)', '2026-02-03T04:05:06.789', 'splendid'), (5, 1, 'x', '2026-02-03T04:05:06.789', 'good'),
                (6, 1, '\(String(hash.reversed()))', '2026-02-03T04:05:06.789', 'good');
            """
        let items = try items(deck, database(rows), offset: 3_600)
        #expect(
            reviews(items) == ["meaning again 2025-02-03T04:05:06Z", "meaning good 2026-02-03T03:05:06.789Z"])
        #expect(
            items.last == .remark("3 answers were left out: without an instant or a grade that is known.")
                && items.count == 4)
    }

    @Test func whatWeWriteComesBackWithItsAnswers() throws {
        let thing = InterchangeSupport.thing("HTTP", "Hypertext Transfer Protocol")
        let start = Date(timeIntervalSince1970: 1_790_000_000.5)
        let answers: [(Direction, Grade, Bool)] = [
            (.meaning, .again, true), (.meaning, .good, true), (.acronym, .easy, true), (.acronym, .hard, false),
        ]
        let reviews = answers.enumerated().map { number, answer in
            Review(
                id: UUID(), thing: thing.id, direction: answer.0, asked: "x", typed: "y", seconds: 1, limit: 15,
                verdict: .correct, grade: answer.1, isScheduled: answer.2, at: start + Double(number) * 100_000,
                utcOffset: 7_200, studyDay: StudyDay(number: 20_717 + number))
        }
        var writer = try Hashcards.format.writer(ExportOptions(utcOffset: 7_200))
        var output: [UInt8] = []
        writer.begin(into: &output)
        writer.write(thing, reviews: reviews, into: &output)
        try writer.end(into: &output)
        let back = try items(String(decoding: output, as: UTF8.self), try #require(writer.companion), offset: 7_200)
        #expect(back.count == 4)
        #expect(
            self.reviews(back) == [
                "meaning again 2026-09-21T14:13:20.500Z", "meaning good 2026-09-22T18:00:00.500Z",
                "acronym easy 2026-09-23T21:46:40.500Z",
            ])
    }

    @Test(arguments: [
        "CREATE VIEW reviews AS SELECT 1 AS card_hash, 2 AS reviewed_at, 3 AS grade;", "CREATE TABLE other (x);",
        "CREATE TABLE reviews (other);",
    ])
    func tablesThatAreNoneAreRefused(sql: String) throws {
        let bytes = try database(sql)
        #expect(throws: InterchangeError.self) { try items(deck, bytes) }
    }

    @Test func damageIsToldAndNeverACrash() throws {
        var whole = try database(
            "CREATE TABLE reviews (card_hash, reviewed_at, grade);"
                + "INSERT INTO reviews VALUES ('\(hash)', '2026-02-03T04:05:06.789', 'good');")
        for place in stride(from: 0, to: whole.count, by: 37) {
            let byte = whole[place]
            whole[place] = ~byte
            _ = try? items(deck, whole)
            whole[place] = byte
        }
        #expect(throws: InterchangeError.self) { try items(deck, Array(whole.prefix(whole.count / 2))) }
        #expect(throws: InterchangeError.self) { try items(deck, [1, 2, 3]) }
    }
}
