import CZlib
import Foundation
import TILArchive

extension ByteSource {
    /// Whether the source starts as gzip files do; dictzip files are gzip files too.
    package func isCompressed() throws -> Bool {
        try peek(3) == [0x1F, 0x8B, 0x08]
    }

    /// A source of what is in a gzip file, several members one after the other included. This source is read on the way:
    /// its ``position`` still tells how far it has come.
    ///
    /// It throws ``InterchangeError/damaged(name:reason:)`` where the data is broken or ends in the middle, and
    /// ``InterchangeError/beyondLimit(name:reason:)`` where it unpacks to far more than any list does.
    package func inflated() -> ByteSource {
        let inflater = Inflater(self)
        return ByteSource(name: name, watch: { [unowned self] in try watch() }) { try inflater.read(into: $0) }
    }
}

/// Inflates a gzip file as it is read, with zlib, in flat memory.
private final class Inflater {
    private static let pieceSize = 1 << 16

    private let source: ByteSource
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
    private var isReady: Bool
    private var isInMember = true
    private var isAtEnd = false
    private var unpacked = 0

    init(_ source: ByteSource) {
        self.source = source
        stream.initialize(to: z_stream())
        // 15 bits of window, and 16 to say that the data has gzip's header.
        let size = Int32(MemoryLayout<z_stream>.size)
        isReady = inflateInit2_(stream, 15 + 16, zlibVersion(), size) == Z_OK
    }

    deinit {
        if isReady { inflateEnd(stream) }
        stream.deinitialize(count: 1)
        stream.deallocate()
        input.deallocate()
    }

    func read(into target: UnsafeMutableRawBufferPointer) throws -> Int {
        guard isReady else { throw damaged("There is not enough memory to unpack it.") }
        guard let output = target.baseAddress, !target.isEmpty else { return 0 }
        stream.pointee.next_out = output.assumingMemoryBound(to: UInt8.self)
        let room = UInt32(min(target.count, 1 << 30))
        stream.pointee.avail_out = room
        while stream.pointee.avail_out == room {
            if stream.pointee.avail_in == 0, !isAtEnd {
                let count = try source.read(into: input)
                stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.pointee.avail_in = UInt32(count)
                isAtEnd = count == 0
            }
            if stream.pointee.avail_in == 0, isAtEnd {
                if isInMember { throw damaged("It ends in the middle: copy it again.") }
                return 0
            }
            if !isInMember {
                // Another member may follow; padding with zeros may too.
                switch stream.pointee.next_in?.pointee {
                case 0x1F:
                    inflateReset(stream)
                    isInMember = true
                case 0:
                    stream.pointee.next_in += 1
                    stream.pointee.avail_in -= 1
                    continue
                default:
                    throw damaged(
                        "What follows its compressed data is not gzip and was not read: copy it again, or unpack it "
                            + "first.")
                }
            }
            switch inflate(stream, Z_NO_FLUSH) {
            case Z_OK, Z_BUF_ERROR: continue
            case Z_STREAM_END: isInMember = false
            default: throw damaged("Its compressed data is broken: copy it again.")
            }
        }
        let count = Int(room - stream.pointee.avail_out)
        unpacked += count
        if UnpackingLimit.isTooMuch(unpacked, of: source.position) {
            throw InterchangeError.beyondLimit(
                name: source.name,
                reason:
                    "It unpacks to more than \(UnpackingLimit.mostGrowth) times its size, which no list does; unpack it "
                    + "first if it is one.")
        }
        return count
    }

    private func damaged(_ reason: String) -> InterchangeError {
        .damaged(name: source.name, reason: reason)
    }
}
