import Foundation
import GRDB
import TILArchive
import Testing

@testable import TILCore

@Suite struct AnkiPackageWritingTests {
    private func package(_ entries: [(Thing, [Review])], _ options: ExportOptions = ExportOptions()) throws -> [UInt8] {
        var writer = try AnkiPackage.format.writer(options)
        var bytes: [UInt8] = []
        writer.begin(into: &bytes)
        for (thing, reviews) in entries { writer.write(thing, reviews: reviews, into: &bytes) }
        try writer.finish(into: &bytes)
        return bytes
    }

    private func items(_ package: [UInt8]) throws -> [ImportItem] {
        try InterchangeSupport.items(AnkiPackage.format, package)
    }

    /// Returns the rows of a query on the database of a package.
    private func rows(_ sql: String, of package: [UInt8]) throws -> [String] {
        let zip = try ZipReader(package)
        let entry = try #require(try zip.entry(named: "collection.anki21"))
        let queue = try AnkiDatabase.reading(try zip.content(of: entry, limit: UnpackingLimit(1 << 30)))
        return try queue.inDatabase { db in try String.fetchAll(db, sql: sql) }
    }

    private func review(
        _ thing: Thing, _ direction: Direction, _ grade: Grade, at seconds: Double, isScheduled: Bool = true
    ) -> Review {
        let at = Date(timeIntervalSince1970: seconds)
        return Review(
            thingID: thing.id, direction: direction, asked: "", typed: "", seconds: 2.5, limit: 15,
            verdict: grade == .again ? .wrong : .correct, grade: grade, isScheduled: isScheduled, date: at,
            utcOffset: 0,
            studyDay: StudyDay(of: at, utcOffset: 0, rollover: 4))
    }

    @Test(arguments: 1...10)
    func aPackageReadsBackWithAllItsTexts(seed: Int) throws {
        var nasty = NastyThings(seed: UInt64(seed), hasLines: true)
        let things = nasty.things(100)
        #expect(try InterchangeSupport.expectRoundTrip(AnkiPackage.format, things) == things.map(\.id))
    }

    @Test func rowsHaveTheFormOfAnkisOwn() throws {
        let id = try #require(UUID(uuidString: "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"))
        let added = Date(timeIntervalSince1970: 1_795_219_200)
        let thing = Thing(
            id: id, short: "R&D", long: "research <and> [x]", note: "one\ntwo", tags: ["b", "a"], source: "RFC 1",
            dateAdded: added)
        let resting = Thing(short: "B", long: "b", dateAdded: added, dateSuspended: added)
        let start = 1_795_219_200.0
        let reviews = [
            review(thing, .meaning, .again, at: start), review(thing, .meaning, .good, at: start + 60),
            review(thing, .meaning, .easy, at: start + 660),
            review(thing, .meaning, .hard, at: start + 700, isScheduled: false),
            review(thing, .meaning, .again, at: start + 864_000), review(thing, .acronym, .good, at: start),
        ]
        let options = ExportOptions(
            deck: "Work", scheduling: try SchedulingOptions(isFuzzed: false),
            instant: Date(timeIntervalSince1970: start + 900_000), timeZone: TimeZone(secondsFromGMT: 3_600) ?? .gmt)
        let bytes = try package([(thing, reviews), (resting, [])], options)
        let notes = try rows(
            "SELECT json_array(id, guid, mod, tags, replace(flds, char(31), '~'), sfld) FROM notes", of: bytes)
        #expect(
            notes == [
                #"[1795219200000,"1b4e28ba-2fa1-11d2-883f-0016d3cca427",1796119200," a b ","#
                    + #""R&amp;D~research &lt;and&gt; &#91;x]~one<br>two~RFC 1","R&amp;D"]"#,
                #"[1795219200001,"\#(resting.id.uuidString.lowercased())",1796119200,"","B~b~~","B"]"#,
            ])
        let cards = try rows(
            "SELECT json_array(id, nid, ord, type, queue, due, ivl, factor, reps, lapses, left, data) FROM cards",
            of: bytes)
        #expect(
            cards == [
                #"[1795219200000,1795219200000,0,3,1,1796083800,0,2500,4,1,1,"{\"pos\":1,\"s\":0.2701,\"d\":8.403,"#
                    + #"\"dr\":0.9,\"decay\":0.154,\"lrt\":1796083200}"]"#,
                #"[1795219200001,1795219200000,1,1,1,1795219800,0,0,1,0,1,"{\"pos\":1,\"s\":2.3065,\"d\":2.118,"#
                    + #"\"dr\":0.9,\"decay\":0.154,\"lrt\":1795219200}"]"#,
                #"[1795219200002,1795219200001,0,0,-1,2,0,0,0,0,0,"{}"]"#,
                #"[1795219200003,1795219200001,1,0,-1,2,0,0,0,0,0,"{}"]"#,
            ])
        let history = try rows(
            "SELECT json_array(id, cid, ease, ivl, lastIvl, factor, time, type) FROM revlog", of: bytes)
        #expect(
            history == [
                "[1795219200000,1795219200000,1,-60,0,701,2500,0]",
                "[1795219200001,1795219200001,3,-600,0,224,2500,0]",
                "[1795219260000,1795219200000,3,-600,-60,700,2500,0]",
                "[1795219860000,1795219200000,4,1,-600,565,2500,0]",
                "[1795219900000,1795219200000,2,1,1,0,2500,3]",
                "[1796083200000,1795219200000,1,-600,1,923,2500,1]",
            ])
        #expect(try rows("SELECT crt FROM col", of: bytes) == ["1262314800"])
        #expect(
            try rows("SELECT json_extract(decks, '$.1795219200002.name') FROM col", of: bytes) == ["Work"])
        let zip = try ZipReader(bytes)
        #expect(zip.entries.map { String(decoding: $0.name, as: UTF8.self) } == ["collection.anki21", "media"])
    }

    @Test func answersReadBackUnchanged() throws {
        let thing = InterchangeSupport.thing("A", "a")
        let reviews = [
            review(thing, .meaning, .again, at: 1_795_219_200.123), review(thing, .acronym, .easy, at: 1_795_219_300),
            review(thing, .meaning, .hard, at: 1_795_219_400, isScheduled: false),
        ]
        func kept(_ review: Review, _ asked: String) -> String {
            "\(review.date.timeIntervalSince1970) \(review.direction) \(review.grade) \(review.isScheduled) "
                + "\(review.seconds) \(review.studyDay) \(asked)"
        }
        let back = try items(try package([(thing, reviews)])).compactMap { item in
            if case .review(_, let review, _) = item { kept(review, review.asked) } else { nil }
        }
        #expect(back == zip(reviews, ["A", "a", "A"]).map(kept))
    }

    /// Numbers are instants. They differ, and none is far in the future.
    @Test func eachRowHasANumberOfItsOwn() throws {
        let added = [10.0, 12, 10, 10, -5].map { Date(timeIntervalSince1970: $0) }
        let things = added.enumerated().map { number, added in
            (Thing(short: "A\(number)", long: "a", dateAdded: added), [Review]())
        }
        let bytes = try package(things, ExportOptions(instant: Date(timeIntervalSince1970: -43_189)))
        let numbers = try rows("SELECT json_array(id, sfld) FROM notes", of: bytes)
        #expect(numbers == [#"[1,"A4"]"#, #"[10000,"A0"]"#, #"[10001,"A2"]"#, #"[10002,"A3"]"#, #"[11000,"A1"]"#])
    }
}
