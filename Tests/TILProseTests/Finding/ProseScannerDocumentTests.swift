import Foundation
import Testing

@testable import TILProse

@Suite struct ProseScannerDocumentTests {
    /// A generator of Knuth's MMIX, so that a failure can be repeated.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 33
        }
    }

    private func document(lines: Int, separator: String) -> [UInt8] {
        var text = ""
        for line in 1...lines {
            text += "Line \(line) says that the point of sale (POS) of NASA is closed, as ever. "
            text += line % 7 == 0 ? "\n```\nRFC\n```\n" : separator
        }
        return Array(text.utf8)
    }

    @Test func endlessLineIsReadInParts() {
        let report = ProseScanner.scan(
            String(repeating: "We know the point of sale (POS) and the NASA by heart. ", count: 3_000))
        #expect(report.definitions.count == 3_000)
        #expect(report.definitions.allSatisfy { $0.long == "point of sale" && $0.line == 1 })
        #expect(report.uses.map(\.count) == [3_000, 3_000])
    }

    @Test func endlessWordGivesNoFinding() {
        for byte in "A(`[<$".utf8 {
            #expect(ProseScanner.scan([UInt8](repeating: byte, count: 100_000)) == ProseReport())
        }
    }

    @Test func lineNumberCountsLineFeeds() {
        let text = "one\r\n\r\n```\ncode\n```\n\u{FEFF}The point of\nsale (POS) and\n\nthe NASA.\n"
        let report = ProseScanner.scan(text)
        #expect(report.definitions.map(\.line) == [6])
        #expect(report.uses.map(\.line) == [7, 9])
    }

    @Test func spansAndLinesPointIntoTheDocument() {
        let bytes = document(lines: 1_500, separator: "\n\n")
        let definitions = ProseScanner.scan(bytes).definitions
        #expect(definitions.count == 1_500)
        var line = 1
        for (index, definition) in definitions.enumerated() {
            #expect(String(decoding: bytes[definition.longSpan], as: UTF8.self) == "point of sale")
            #expect(String(decoding: bytes[definition.shortSpan], as: UTF8.self) == "POS")
            #expect(definition.line == line)
            // A block of code stands behind every seventh line, a blank line behind the others.
            line += (index + 1) % 7 == 0 ? 4 : 2
        }
    }

    @Test func randomBytesGiveAReport() {
        var generator = Generator(state: 7)
        for _ in 0..<60 {
            let count = Int.random(in: 0...1_500, using: &generator)
            // Half of the bytes come from a few that mean something.
            let marks = Array("()[]{}`$<>\\|*_-&;:.,'\"/@# \n\tABCabc\u{E9}\u{2019}\u{200B}".utf8)
            let bytes = (0..<count).map { _ -> UInt8 in
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0...255, using: &generator) : marks.randomElement(using: &generator) ?? 0
            }
            for format in DocumentFormat.allCases {
                let report = ProseScanner.scan(bytes, options: .init(format: format))
                for use in report.uses { #expect(!use.short.contains("\u{FFFD}")) }
                for definition in report.definitions {
                    #expect(
                        definition.longSpan.upperBound <= bytes.count && definition.shortSpan.upperBound <= bytes.count)
                }
                let reading = ParsedDocument(bytes, format: format)
                #expect(reading.markup.text.count == bytes.count && reading.markup.kinds.count == bytes.count)
            }
        }
    }

    @Test func malformedBytesDoNotMatchLetters() {
        var bytes = Array("the point of sale (POS) and A".utf8)
        bytes += [0xC3, 0x28, 0xFF, 0xE2, 0x82, 0xF5]
        bytes += Array("BC and NASA".utf8)
        let report = ProseScanner.scan(bytes)
        #expect(report.definitions.map(\.long) == ["point of sale"])
        #expect(report.uses.map(\.short) == ["POS", "BC", "NASA"])
    }

    @Test func definitionWithMalformedBytesIsDropped() {
        var bytes = Array("The Eur".utf8) + [0xA2]
        bytes += Array("pean Space Agency (ESA) and the point of sale (POS).".utf8)
        let report = ProseScanner.scan(bytes)
        #expect(report.definitions.map(\.long) == ["point of sale"])
        #expect(report.undefined.map(\.short) == ["ESA"])
    }

    @Test func acronymCutByMalformedBytesIsNotFound() {
        let bytes = Array("at Alvadia (Alv".utf8) + [0xE3] + Array("o) in Portugal".utf8)
        #expect(ProseScanner.scan(bytes).definitions == [])
    }

    @Test func commentMarksAreLeftOutOfLongForms() {
        let text =
            "-- | Evaluate it to weak head\n-- normal form (WHNF).\n\n// An instruction set\n// simulator (ISS).\n"
        #expect(
            ProseScanner.scan(text, options: .init(format: .plain)).definitions.map(\.long)
                == ["weak head normal form", "instruction set simulator"])
    }

    @Test(arguments: [
        ("Transmission Control\n/Internet Protocol (TC/IP)", "Transmission Control /Internet Protocol"),
        ("the Scalable Video Coding\n– Extension (SVCE) is", "Scalable Video Coding – Extension"),
        ("the Gross Cost\n€ Basis (GCB) of", "Gross Cost € Basis"), ("the either//or kind (EOK) of", "either//or kind"),
    ])
    func otherMarksStayInLongForms(text: String, long: String) {
        #expect(ProseScanner.scan(text, options: .init(format: .plain)).definitions.map(\.long) == [long])
    }
}
