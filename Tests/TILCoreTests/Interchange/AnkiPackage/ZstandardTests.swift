import CZstd
import TILArchive
import Testing

@testable import TILCore

@Suite struct ZstandardTests {
    private func packed(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: ZSTD_compressBound(bytes.count)) { target, count in
            count = ZSTD_compress(target.baseAddress, target.count, bytes, bytes.count, 3)
        }
    }

    private static let text = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }

    @Test func packedBytesAreUnpackedUnchanged() throws {
        let limit = UnpackingLimit(1 << 20)
        #expect(try Zstandard.unpacked(packed(Self.text), limit: limit) == Self.text)
        #expect(try Zstandard.unpacked(packed([]), limit: limit) == [])
        #expect(try Zstandard.unpacked(packed([1]) + packed([2, 3]), limit: limit) == [1, 2, 3])
    }

    @Test func damagedAndOversizedDataAreReported() {
        let whole = packed(Self.text)
        for count in [0, 3, 10, 1_000, whole.count - 1] {
            #expect(throws: ArchiveFailure.damaged) {
                try Zstandard.unpacked(Array(whole.prefix(count)), limit: UnpackingLimit(1 << 20))
            }
        }
        #expect(throws: ArchiveFailure.damaged) {
            try Zstandard.unpacked(whole + [1, 2, 3, 4, 5], limit: UnpackingLimit(1 << 20))
        }
        #expect(throws: ArchiveFailure.tooLarge(limit: 1_000)) {
            try Zstandard.unpacked(whole, limit: UnpackingLimit(1_000))
        }
        #expect(throws: ArchiveFailure.growsTooMuch) {
            try Zstandard.unpacked(
                packed([UInt8](repeating: 0, count: 20 << 20)), limit: UnpackingLimit(1 << 30))
        }
    }
}
