import CZlib

/// Raw deflate streams (RFC 1951, without a header) as used in zip archives, coded by zlib.
enum Deflate {
    /// Inflates data of a known size. Returns nil if the data is damaged or has another size.
    static func inflated(_ data: [UInt8], size: Int) -> [UInt8]? {
        // Room for one extra byte detects data that is longer than it should be.
        let output = run(data, most: size + 1, inflateEnd) { stream in
            guard inflateInit2_(stream, -15, zlibVersion(), versionSize) == Z_OK else { return nil }
            return inflate(stream, Z_FINISH)
        }
        return output?.count == size ? output : nil
    }

    static func deflated(_ data: [UInt8]) -> [UInt8]? {
        run(data, most: Int(compressBound(UInt(data.count))) + 64, deflateEnd) { stream in
            guard
                deflateInit2_(
                    stream, 1, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, zlibVersion(), versionSize) == Z_OK
            else { return nil }
            return deflate(stream, Z_FINISH)
        }
    }

    private static let versionSize = Int32(MemoryLayout<z_stream>.size)

    /// Runs zlib over all of the data at once. Returns nil if the stream does not end within `most` bytes.
    private static func run(
        _ data: [UInt8], most: Int, _ end: (UnsafeMutablePointer<z_stream>) -> Int32,
        _ step: (UnsafeMutablePointer<z_stream>) -> Int32?
    ) -> [UInt8]? {
        var (data, stream) = (data, z_stream())
        guard let size = UInt32(exactly: data.count), let room = UInt32(exactly: most) else { return nil }
        var isWhole = false
        let output = data.withUnsafeMutableBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: most) { target, count in
                (stream.next_in, stream.avail_in) = (input.baseAddress, size)
                (stream.next_out, stream.avail_out) = (target.baseAddress, room)
                guard let code = step(&stream) else { return }
                isWhole = code == Z_STREAM_END
                count = isWhole ? most - Int(stream.avail_out) : 0
                _ = end(&stream)
            }
        }
        return isWhole ? output : nil
    }

    /// The checksum of zip archives: CRC-32.
    static func checksum(_ data: [UInt8]) -> UInt32 { UInt32(truncatingIfNeeded: crc32_z(0, data, data.count)) }
}
