import Foundation
import Testing

@testable import TILCore

/// Identifiers of which a few digits are enough, and which ascend all the same.
@Suite struct ThingIdentifiersTests {
    @Test(arguments: 0..<50) func ascendAndAreOfVersion8(seed: UInt64) {
        let made = Self.made(2_000, besides: Int(seed) * 1_000, seed: seed)
        #expect(zip(made, made.dropFirst()).allSatisfy { $0.uuidString < $1.uuidString })
        #expect(made.allSatisfy { $0.uuid.6 >> 4 == 8 && $0.uuid.8 >> 6 == 2 })
    }

    @Test(arguments: [(600, 4), (100_000, 6)])
    func aFewDigitsTellThoseMadeAtOnceApart(count: Int, digits: Int) {
        for seed: UInt64 in 0..<3 {
            #expect(Self.digitsNeeded(Self.made(count, seed: seed).map(Self.number)) == digits)
        }
    }

    @Test func aFewDigitsTellThoseMadeOneByOneApart() {
        let made = (0..<10_000).flatMap { Self.made(1, seed: $0) }
        #expect(Self.digitsNeeded(made.map(Self.number)) <= 8)
    }

    @Test func aSecondTimeInACrowdedStoreLiesCloser() {
        let alone = Self.made(100, seed: 1).map(Self.number)
        let crowded = Self.made(100, besides: 1_000_000, seed: 1).map(Self.number)
        #expect((alone[99] - alone[0]) / (crowded[99] - crowded[0]) > 3_000)
    }

    @Test func areNeverTheSameTwice() {
        let made = (0..<200).flatMap { Self.made(500, besides: 5_000, seed: $0) }
        #expect(Set(made).count == made.count)
        // What begins at the same place by chance differs in what follows.
        #expect(Set(made.map(\.uuid.15)).count > 50)
    }

    @Test func anImportIsToldApartByFourDigits() throws {
        let temporary = try TemporaryStore()
        let lines = (0..<600).map { "A\($0 / 3) = Meaning \($0)\n" }.joined()
        let source = ByteSource(name: "test", bytes: Array(lines.utf8))
        let reader = try InterchangeFormat.named("text").reader(of: source)
        var generator = SeededGenerator(seed: 1)
        _ = try temporary.store.importThings(
            [ImportFile(name: "test", format: "text", reader: reader)], at: morning, using: &generator)
        for thing in try temporary.store.things() {
            let prefix = try temporary.store.idPrefix(of: thing.id)
            #expect(prefix.count == 4)
            #expect(try temporary.store.things(idPrefix: prefix) == [thing])
        }
    }

    private static func made(_ count: Int, besides others: Int = 0, seed: UInt64) -> [UUID] {
        var generator = SeededGenerator(seed: seed)
        var identifiers = ThingIdentifiers(besides: others, using: &generator)
        return (0..<count).map { _ in identifiers.next() }
    }

    private static func number(_ identifier: UUID) -> UInt64 {
        withUnsafeBytes(of: identifier.uuid) { UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)) }
    }

    /// How many hexadecimal digits tell all of some numbers apart.
    private static func digitsNeeded(_ numbers: [UInt64]) -> Int {
        let sorted = numbers.sorted()
        return zip(sorted, sorted.dropFirst()).map { ($0 ^ $1).leadingZeroBitCount / 4 + 1 }.max() ?? 1
    }
}
