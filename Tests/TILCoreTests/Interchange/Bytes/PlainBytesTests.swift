import Testing

@testable import TILCore

@Suite struct PlainBytesTests {
    /// Each byte at each place of texts of all lengths about eight, with plain ones around it.
    @Test func tellsEachByteAtEachPlace() {
        let plain = PlainBytes(without: (0x22, 0x2C))
        var mistaken: [String] = []
        for count in 0...19 {
            #expect(Array(repeating: UInt8(0x61), count: count).withUnsafeBufferPointer { plain.areAll($0) })
            for place in 0..<count {
                for byte in UInt8.min...UInt8.max {
                    var text = Array(repeating: UInt8(0x61), count: count)
                    text[place] = byte
                    let isPlain = (0x20...0x7F).contains(byte) && byte != 0x22 && byte != 0x2C
                    if text.withUnsafeBufferPointer({ plain.areAll($0) }) != isPlain {
                        mistaken.append("\(byte) at \(place) of \(count)")
                    }
                }
            }
        }
        #expect(mistaken == [])
    }

    /// What another program wrote is mended on its way out.
    @Test(arguments: [("tsv", "A\u{FFFD}\tb\u{FFFD}c\td\n"), ("csv", "A\u{FFFD},b\u{FFFD}c,d,\r\n")])
    func bytesThatAreNoTextAreMended(name: String, line: String) throws {
        var writer = try #require(InterchangeFormat.named(name).writer() as? any TextWriter)
        var output: [UInt8] = []
        let texts: [[UInt8]] = [[0x41, 0xFF], [0x62, 0xC3, 0x63], [0x64]]
        texts[0].withUnsafeBufferPointer { short in
            texts[1].withUnsafeBufferPointer { long in
                texts[2].withUnsafeBufferPointer { note in
                    writer.write(ThingText(short: short, long: long, note: note, tags: []), into: &output)
                }
            }
        }
        #expect(String(decoding: output, as: UTF8.self) == line)
    }

    /// An export hands over bytes where it can; they come to the same as the things.
    @Test(arguments: ["tsv", "csv"]) func bytesOfAStoreComeToTheSameAsItsThings(name: String) throws {
        let temporary = try TemporaryStore()
        let texts = [
            "plain", "#sign", " \u{22}quoted\u{22}", "a\tb", "a\nb\tc", "a, b", "=1+1", "\u{E9}t\u{E9}", "\u{7F}",
        ]
        for (index, text) in texts.enumerated() {
            try temporary.store.add(
                ThingDraft(
                    short: "S\(index)" + text, long: text + "long", note: index > 3 ? text : "",
                    tags: ["t\(index)", "s"]),
                at: morning)
        }
        for isSorted in [false, true] {
            var (fromThings, fromTexts): ([UInt8], [UInt8]) = ([], [])
            var things = try InterchangeFormat.named(name).writer()
            var bytes = try #require(InterchangeFormat.named(name).writer() as? any TextWriter)
            try temporary.store.forEachEntry(isSorted: isSorted, tag: "s") { thing, _ in
                things.write(thing, reviews: [], into: &fromThings)
                return true
            }
            try temporary.store.forEachText(isSorted: isSorted, tag: "s") { text in
                bytes.write(text, into: &fromTexts)
                return true
            }
            #expect(fromTexts.count > 200)
            #expect(fromTexts == fromThings)
        }
    }
}
