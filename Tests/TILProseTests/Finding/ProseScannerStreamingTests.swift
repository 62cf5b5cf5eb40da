import Foundation
import Testing

@testable import TILProse

@Suite struct ProseScannerStreamingTests {
    /// A generator of Knuth's MMIX, so that a failure can be repeated.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 33
        }
    }

    private func scan(_ bytes: [UInt8], pieces size: () -> Int) -> ProseReport {
        var scanner = ProseScanner()
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + max(1, size()))
            scanner.feed(Array(bytes[start..<end]))
            start = end
        }
        return scanner.finish()
    }

    private func document(lines: Int, separator: String) -> [UInt8] {
        var text = ""
        for line in 1...lines {
            text += "Line \(line) says that the point of sale (POS) of NASA is closed, as ever. "
            text += line % 7 == 0 ? "\n```\nRFC\n```\n" : separator
        }
        return Array(text.utf8)
    }

    @Test func findsTheSameHoweverTheDocumentIsCut() {
        let bytes = document(lines: 900, separator: "\n")
        let whole = scan(bytes) { bytes.count }
        #expect(whole.definitions.count == 900)
        var generator = Generator(state: 5)
        for limit in [7, 1_000, 100_000] {
            #expect(scan(bytes) { Int.random(in: 1...limit, using: &generator) } == whole)
        }
    }

    @Test func aDefinitionCrossesPiecesAndLines() {
        var scanner = ProseScanner()
        for piece in ["It is the princip", "al compo", "nent\r\nanaly", "sis (P", "C", "A) of old."] {
            scanner.feed(Array(piece.utf8))
        }
        let report = scanner.finish()
        #expect(report.definitions.map(\.long) == ["principal component analysis"])
        #expect(report.definitions.first?.longSpan == 10..<39)
        #expect(report.definitions.first?.shortSpan == 41..<44)
    }

    @Test func aLineWithoutEndNeedsABoundedBuffer() {
        let sentence = Array("We know the point of sale (POS) and the NASA by heart. ".utf8)
        var scanner = ProseScanner()
        var largest = 0
        for _ in 0..<3_000 {
            scanner.feed(sentence)
            largest = max(largest, scanner.bufferedBytes)
        }
        let report = scanner.finish()
        #expect(report.definitions.count == 3_000)
        #expect(report.definitions.allSatisfy { $0.long == "point of sale" && $0.line == 1 })
        #expect(report.uses.map(\.count) == [3_000, 3_000])
        #expect(largest <= 64 * 1_024)
    }

    @Test func aWordWithoutEndIsNoFinding() {
        let report = scan([UInt8](repeating: UInt8(ascii: "A"), count: 100_000)) { 4_096 }
        #expect(report == ProseReport())
        #expect(scan([UInt8](repeating: UInt8(ascii: "("), count: 100_000)) { 4_096 } == ProseReport())
        #expect(scan([UInt8](repeating: UInt8(ascii: "`"), count: 20_000)) { 4_096 } == ProseReport())
    }

    @Test func linesAreCountedByLineFeeds() {
        let text = "one\r\n\r\n```\ncode\n```\n\u{FEFF}The point of\nsale (POS) and\n\nthe NASA.\n"
        let report = ProseScanner.scan(text)
        #expect(report.definitions.map(\.line) == [6])
        #expect(report.uses.map(\.line) == [7, 9])
    }

    @Test func spansAndLinesAreThoseOfTheDocumentBeyondABlock() {
        let bytes = document(lines: 1_500, separator: "\n\n")
        let definitions = scan(bytes, pieces: { 1_000 }).definitions
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

    @Test func bytesThatAreNoTextDoNoHarm() {
        var generator = Generator(state: 7)
        for _ in 0..<60 {
            let count = Int.random(in: 0...1_500, using: &generator)
            // Half of the bytes come from a few that mean something.
            let marks = Array("()[]{}`$<>\\|*_-&;:.,'\"/@# \n\tABCabc\u{E9}\u{2019}\u{200B}".utf8)
            let bytes = (0..<count).map { _ -> UInt8 in
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0...255, using: &generator) : marks.randomElement(using: &generator) ?? 0
            }
            let whole = scan(bytes) { bytes.count }
            #expect(scan(bytes) { 13 } == whole)
            for use in whole.uses { #expect(!use.short.contains("\u{FFFD}")) }
            for definition in whole.definitions {
                #expect(definition.longSpan.upperBound <= bytes.count && definition.shortSpan.upperBound <= bytes.count)
            }
        }
    }

    @Test func malformedBytesAreNoLetters() {
        var bytes = Array("the point of sale (POS) and A".utf8)
        bytes += [0xC3, 0x28, 0xFF, 0xE2, 0x82, 0xF5]
        bytes += Array("BC and NASA".utf8)
        let report = scan(bytes) { 3 }
        #expect(report.definitions.map(\.long) == ["point of sale"])
        #expect(report.uses.map(\.short) == ["POS", "BC", "NASA"])
    }

    @Test func aDefinitionWithMalformedBytesIsNone() {
        var bytes = Array("The Eur".utf8) + [0xA2]
        bytes += Array("pean Space Agency (ESA) and the point of sale (POS).".utf8)
        let report = scan(bytes) { bytes.count }
        #expect(report.definitions.map(\.long) == ["point of sale"])
        #expect(report.undefined.map(\.short) == ["ESA"])
    }

    @Test func definitionsCanBeTakenOnTheWay() {
        var scanner = ProseScanner()
        let bytes = document(lines: 1_500, separator: "\n")
        scanner.feed(bytes)
        let taken = scanner.takeDefinitions()
        #expect(!taken.isEmpty)
        let report = scanner.finish()
        #expect(taken + report.definitions == scan(bytes) { bytes.count }.definitions)
        #expect(report.undefined.map(\.short) == ["NASA"])
    }

    @Test func limitsAreKeptAndSaid() {
        let options = ProseScanner.Options(maximumDefinitions: 10, maximumUses: 1)
        var scanner = ProseScanner(options: options)
        scanner.feed(document(lines: 50, separator: "\n"))
        let report = scanner.finish()
        #expect(report.definitions.count == 10)
        #expect(report.uses.map(\.short) == ["POS"])
        #expect(report.isTruncated)
        #expect(!ProseScanner.scan("the point of sale (POS)").isTruncated)
    }

    @Test func aScannerStartsANewDocumentWhenOneEnds() {
        var scanner = ProseScanner()
        scanner.feed(Array("```\nthe point of sale (POS)".utf8))
        #expect(scanner.finish().definitions.map(\.line) == [2])
        scanner.feed(Array("the point of sale (POS)".utf8))
        #expect(scanner.finish().definitions.map(\.line) == [1])
    }
}
