import Testing

@testable import TILArchive

@Suite struct ZipTests {
    private static let texts = [
        "empty": [], "short": Array("abc".utf8), "long": [UInt8](repeating: 0x61, count: 100_000),
    ]

    private func archive(_ files: [(String, [UInt8])]) throws -> [UInt8] {
        var writer = ZipWriter()
        var output: [UInt8] = []
        for (name, content) in files { try writer.add(name, content, to: &output) }
        writer.finish(&output)
        return output
    }

    private static let limit = UnpackingLimit(1 << 20)

    @Test func filesWrittenToAnArchiveAreReadUnchanged() throws {
        let files = Self.texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let zip = try ZipReader(try archive(files))
        #expect(zip.entries.map { String(decoding: $0.name, as: UTF8.self) } == ["empty", "long", "short"])
        for (name, content) in files {
            let entry = try #require(try zip.entry(named: name))
            #expect(try zip.content(of: entry, limit: Self.limit) == content)
        }
        #expect(try zip.entry(named: "none") == nil)
        #expect(try ZipReader(try archive([])).entries.isEmpty)
    }

    @Test func unpackingFailsIfAFileExceedsTheLimitOrGrowsTooMuch() throws {
        let zip = try ZipReader(try archive([("bomb", [UInt8](repeating: 0, count: 10 << 20))]))
        let bomb = try #require(try zip.entry(named: "bomb"))
        #expect(throws: ArchiveFailure.growsTooMuch) { try zip.content(of: bomb, limit: UnpackingLimit(1 << 30)) }
        #expect(throws: ArchiveFailure.tooLarge(limit: 1 << 20)) { try zip.content(of: bomb, limit: Self.limit) }
        let unbounded = UnpackingLimit(1 << 30, boundsGrowth: false)
        #expect(try zip.content(of: bomb, limit: unbounded).count == 10 << 20)
    }

    @Test func aFileIsReportedAsDamagedIfItsNameAppearsTwice() throws {
        let zip = try ZipReader(try archive([("a", [1]), ("a", [2])]))
        #expect(throws: ArchiveFailure.damaged) { try zip.entry(named: "a") }
    }

    @Test func aTruncatedOrChangedArchiveIsRefusedOrReadUnchanged() throws {
        let content = Array("the quick brown fox jumps over the lazy dog, the quick brown fox".utf8)
        let whole = try archive([("one", content), ("two", Array("x".utf8))])
        func one(_ bytes: [UInt8]) throws -> [UInt8]? {
            let zip = try ZipReader(bytes)
            return try zip.entry(named: "one").map { try zip.content(of: $0, limit: Self.limit) }
        }
        for count in 0..<whole.count {
            #expect(throws: ArchiveFailure.self) { try one(Array(whole.prefix(count))) }
        }
        for place in whole.indices {
            for bit in 0..<8 {
                var bytes = whole
                bytes[place] ^= 1 << bit
                // If reading succeeds, it gives the written bytes.
                if let read = try? one(bytes) { #expect(read == content, "byte \(place), bit \(bit)") }
            }
        }
    }

    @Test func anArchiveWith64BitSizesIsRead() throws {
        // A record of its own holds the directory's place, and an extra field the file's sizes.
        func number(_ value: Int, _ bytes: Int) -> [UInt8] {
            (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let name = Array("a".utf8)
        let content = Array("xyz".utf8)
        let sum = Int(Deflate.checksum(content))
        let header =
            number(0x0403_4B50, 4) + number(45, 2) + number(0, 2) + number(0, 2) + number(0, 4) + number(sum, 4)
            + number(3, 4) + number(3, 4) + number(1, 2) + number(0, 2) + name + content
        let extra = number(1, 2) + number(24, 2) + number(3, 8) + number(3, 8) + number(0, 8)
        let directory =
            number(0x0201_4B50, 4) + number(45, 4) + number(0, 2) + number(0, 2) + number(0, 4) + number(sum, 4)
            + number(0xFFFF_FFFF, 4) + number(0xFFFF_FFFF, 4) + number(1, 2) + number(extra.count, 2) + number(0, 2)
            + number(0, 8) + number(0xFFFF_FFFF, 4) + name + extra
        let record =
            number(0x0606_4B50, 4) + number(44, 8) + number(45, 4) + number(0, 8) + number(1, 8) + number(1, 8)
            + number(directory.count, 8) + number(header.count, 8)
        let locator =
            number(0x0706_4B50, 4) + number(0, 4) + number(header.count + directory.count, 8) + number(1, 4)
        let end =
            number(0x0605_4B50, 4) + number(0, 4) + number(0xFFFF, 2) + number(0xFFFF, 2) + number(0xFFFF_FFFF, 4)
            + number(0xFFFF_FFFF, 4) + number(0, 2)
        let zip = try ZipReader(header + directory + record + locator + end)
        let entry = try #require(try zip.entry(named: "a"))
        #expect(try zip.content(of: entry, limit: Self.limit) == content)
    }
}
