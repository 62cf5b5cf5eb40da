import CZlib

/// gzip files (RFC 1952), unpacked by zlib. Dictzip files are gzip files too.
package enum Gzip {
    /// Whether a file starts with the gzip signature.
    package static func isCompressed(_ start: some Collection<UInt8>) -> Bool {
        start.starts(with: signature)
    }

    /// The first bytes of a file: two that identify the format, and the method Deflate.
    static let signature: [UInt8] = [0x1F, 0x8B, 8]

    /// Unpacks a file, including one with several members and padding zeros.
    /// - Throws: ``ArchiveFailure/unknownPacking`` if anything else follows the members.
    package static func unpacked(_ data: [UInt8], limit: UnpackingLimit) throws(ArchiveFailure) -> [UInt8] {
        try Deflate.inflated(data, isGzip: true, limit: limit)
    }
}

/// Deflate streams (RFC 1951), coded by zlib.
enum Deflate {
    /// The window of a stream without a header, as zip archives and dictzip files have it.
    private static let rawWindow: Int32 = -15
    /// 15 bits of window, plus 16 to select the gzip header.
    private static let gzipWindow: Int32 = 15 + 16
    private static let versionSize = Int32(MemoryLayout<z_stream>.size)

    /// Unpacks a stream, or a gzip file with all its members.
    /// - Throws: ``ArchiveFailure/unknownPacking`` if anything but zeros follows the members.
    static func inflated(
        _ data: [UInt8], isGzip: Bool, limit: UnpackingLimit
    ) throws(ArchiveFailure) -> [UInt8] {
        var data = data
        var stream = z_stream()
        guard inflateInit2_(&stream, isGzip ? gzipWindow : rawWindow, zlibVersion(), versionSize) == Z_OK else {
            throw .noMemory
        }
        defer { inflateEnd(&stream) }
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        try data.withUnsafeMutableBufferPointer { input throws(ArchiveFailure) in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            try inflateMember(&stream, by: &piece, into: &output, limit: limit, packedSize: input.count)
            while isGzip, let next = try nextMember(in: input, unread: Int(stream.avail_in)) {
                inflateReset(&stream)
                stream.next_in = input.baseAddress.map { start in start + next.lowerBound }
                stream.avail_in = UInt32(next.count)
                try inflateMember(&stream, by: &piece, into: &output, limit: limit, packedSize: input.count)
            }
        }
        return output
    }

    /// Unpacks a stream up to its end.
    /// - Parameter piece: memory for a part of the output, which the members of a file share.
    private static func inflateMember(
        _ stream: inout z_stream, by piece: inout [UInt8], into output: inout [UInt8], limit: UnpackingLimit,
        packedSize: Int
    ) throws(ArchiveFailure) {
        var code = Z_OK
        while code != Z_STREAM_END {
            let written = piece.withUnsafeMutableBufferPointer { target in
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                code = inflate(&stream, Z_NO_FLUSH)
                return target.count - Int(stream.avail_out)
            }
            output += piece[..<written]
            guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(code) else { throw .damaged }
            try limit.check(output.count, of: packedSize)
            let needsMore = stream.avail_in == 0 && written < piece.count
            if code != Z_STREAM_END, needsMore { throw .cutOff }
        }
    }

    /// Returns the bytes from the next member of a gzip file on, or nil if only zeros follow.
    /// - Parameter unread: the number of bytes at the end that were not read.
    private static func nextMember(
        in input: UnsafeMutableBufferPointer<UInt8>, unread: Int
    ) throws(ArchiveFailure) -> Range<Int>? {
        let rest = input.suffix(unread).drop { byte in byte == 0 }
        guard let first = rest.first else { return nil }
        guard first == Gzip.signature[0] else { throw .unknownPacking }
        return rest.startIndex..<rest.endIndex
    }

    /// Returns data packed without a header, or nil if memory is exhausted.
    static func deflated(
        _ data: some Sequence<UInt8>, level: Int32, memoryLevel: Int32 = 8, flush: Int32 = Z_FINISH
    ) -> [UInt8]? {
        var data = Array(data)
        var stream = z_stream()
        guard
            deflateInit2_(
                &stream, level, Z_DEFLATED, rawWindow, memoryLevel, Z_DEFAULT_STRATEGY, zlibVersion(), versionSize)
                == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        let room = Int(deflateBound(&stream, UInt(data.count))) + 64
        return [UInt8](unsafeUninitializedCapacity: room) { target, count in
            data.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(room)
                deflate(&stream, flush)
            }
            count = room - Int(stream.avail_out)
        }
    }

    /// The checksum of zip archives and gzip files: CRC-32.
    static func checksum(_ data: [UInt8]) -> UInt32 { UInt32(truncatingIfNeeded: crc32_z(0, data, data.count)) }
}

extension [UInt8] {
    /// Appends little-endian numbers of a length in bytes.
    mutating func append(_ numbers: [Int], bytes: Int) {
        for number in numbers {
            var rest = number
            for _ in 0..<bytes {
                append(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
            }
        }
    }
}
