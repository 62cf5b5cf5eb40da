import Foundation
import Testing

@testable import TILCore

@Suite struct JSONLinesTests {
    typealias Support = InterchangeSupport
    private let id = "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"

    private func thing() throws -> Thing {
        Thing(
            id: try #require(UUID(uuidString: id)), short: "FTW", long: "for \"the\" win\n", note: "\u{1}\\é",
            tags: ["b", "a"],
            dateAdded: Date(timeIntervalSince1970: 1_795_219_200.125))
    }

    private func review(of thing: Thing) -> Review {
        Review(
            id: UUID(uuidString: "5A2E28BA-2FA1-11D2-883F-0016D3CCA427"), thingID: thing.id, direction: .acronym,
            asked: "for the win", typed: "ftw", seconds: 4.2, limit: 15,
            verdict: .timedOut,
            grade: .hard, isScheduled: false, date: Date(timeIntervalSince1970: 1_795_219_200.1), utcOffset: -3_600,
            studyDay: StudyDay(number: 20_778))
    }

    @Test func anExportHasADocumentedObjectOnEachLine() throws {
        var writer = try JSONLines.format.writer()
        var output: [UInt8] = []
        let thing = try thing()
        writer.write(thing, reviews: [review(of: thing)], into: &output)
        #expect(
            String(decoding: output, as: UTF8.self) == """
                {"id":"\(id.lowercased())","short":"FTW","long":"for \\"the\\" win\\n","note":"\\u0001\\\\é",\
                "tags":["a","b"],"origin":"hand","added":"2026-11-21T00:00:00.125Z"}
                {"id":"5a2e28ba-2fa1-11d2-883f-0016d3cca427","thing":"\(id.lowercased())","direction":"acronym","asked":"for the win","typed":"ftw","seconds":4.2,"limit":15,\
                "verdict":"timedOut","grade":"hard","scheduled":false,"at":"2026-11-21T00:00:00.100Z","utcOffset":-3600,\
                "studyDay":"2026-11-21"}

                """)
    }

    @Test func foundationReadsAnExport() throws {
        let text = try Support.document(JSONLines.format, [try thing()])
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["long"] as? String == "for \"the\" win\n" && object?["note"] as? String == "\u{1}\\é")
    }

    @Test(arguments: 1...20)
    func anExportReadsBackWithAllItsTexts(seed: Int) throws {
        var nasty = NastyThings(seed: UInt64(seed), hasLines: true)
        var writer = try JSONLines.format.writer()
        var output: [UInt8] = []
        var expected: [ImportItem] = []
        func expect(_ item: (Int) -> ImportItem) { expected.append(item(expected.count + 1)) }
        for index in 0..<50 {
            var thing = nasty.thing()
            // A store has whole milliseconds.
            let milliseconds = 1_278_307_200_000 + (seed * 50 + index) * 765_432_123
            thing.dateAdded = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
            let reviews = (0..<index % 3).map { number in
                var review = review(of: thing)
                review.typed = nasty.text(most: 3)
                review.seconds = Double(number) / 7
                review.date = Date(timeIntervalSince1970: Double(milliseconds + number * 333) / 1_000)
                return review
            }
            writer.write(thing, reviews: reviews, into: &output)
            expect { line in
                .record(
                    ImportRecord(
                        line: line, short: thing.short, long: thing.long, note: thing.note, tags: thing.tags,
                        id: thing.id, dateAdded: thing.dateAdded, origin: thing.origin))
            }
            for review in reviews { expect { .review(line: $0, review) } }
        }
        #expect(try Support.items(JSONLines.format, output) == expected)
    }

    @Test func objectsOfOtherProgramsAreRead() throws {
        let text = """
            { "long" : "for the win" , "short":"FTW", "due": {"a":[1,{"b":"}"}]}, "n": -1.5e3, "t": true, "x": null }
            {"term":"CD","definition":"compact \\u0064isc \\ud83d\\ude00","tags":"media old","added":"2020-02-29"}

            {"acronym":"IT","meaning":"information technology","description":"dull","added":1000}
            """
        let items = try Support.items(JSONLines.format, text)
        #expect(
            Support.lines(items) == [
                "1 FTW|for the win", "2 CD|compact disc 😀||media,old", "4 IT|information technology|dull",
            ])
        guard case .record(let second) = items[1], case .record(let third) = items[2] else { return }
        #expect(second.dateAdded == InternetDate.date(from: "2020-02-29T00:00:00Z"))
        #expect(third.dateAdded == Date(timeIntervalSince1970: 1_000))
    }

    /// An empty line is skipped. Each of the other lines is rejected with a sentence, and the lines after it are read.
    @Test func aBrokenLineIsRejected() throws {
        let broken = """
            []
            {
            {}
            {"short":"A"}
            {"short":1,"long":"a"}
            {"short":"A","long":"a"} x
            {"short" "A"}
            {"short":"A","long":"a
            {"short":"A","long":"\\x"}
            {"short":"A","long":"\\u12"}
            {"short":"A","long":"a","tags":[1]}
            {"short":"A","long":"a","added":"yesterday"}
            {"short":" ","long":"a"}
            {"thing":"x"}
            {"thing":"1B4E28BA-2FA1-11D2-883F-0016D3CCA427"}
            {"short":"A","long":"a","x":tru}
            {"short":"A","long":"a","x":[[[[}
            nonsense
            \u{1}


            """
        let found = try Support.lines(JSONLines.format, broken + "{\"short\":\"B\",\"long\":\"b\"}")
        #expect(found.count == 20)
        #expect(found.last == "21 B|b")
        for line in found.dropLast() { #expect(line.contains(" !") && line.hasSuffix(".")) }
    }

    @Test(
        arguments: Support.table(
            """
            2026-11-21T00:00:00Z ⇒ yes
            2026-11-21T01:30:00+01:30 ⇒ yes
            2026-11-20 23:00:00.000-01:00 ⇒ yes
            2026-11-21 ⇒ yes
            2026-11-21T00:00Z ⇒ no
            2026-11-21T24:00:00Z ⇒ no
            2026-11-21T00:00:00 ⇒ no
            2026-11-21T00:00:00.Z ⇒ no
            2026-11-21T00:00:00+1:00 ⇒ no
            x ⇒ no
            """))
    func datesWithOffsetsAreTheSameInstant(row: [String]) {
        #expect(InternetDate.date(from: row[0]) == (row[1] == "yes" ? Support.added : nil))
    }
}
