import CZlib

/// Data as zip archives hold it: deflated, without a header (RFC 1951), by zlib.
enum Deflate {
    private static let versionSize = Int32(MemoryLayout<z_stream>.size)
    /// The most bytes that zlib is handed at a time.
    private static let largestPiece = 1 << 30

    /// Inflates data whose size is known; nil if it is broken or has another size.
    static func inflated(_ data: [UInt8], size: Int) -> [UInt8]? {
        var data = data
        var stream = z_stream()
        guard inflateInit2_(&stream, -15, zlibVersion(), versionSize) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        return data.withUnsafeMutableBufferPointer { input in
            var isWhole = false
            // Room for one byte more tells data that goes on.
            let output = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
                isWhole = run(&stream, input, buffer) { inflate($0, Z_NO_FLUSH) } == size
                count = isWhole ? size : 0
            }
            return isWhole ? output : nil
        }
    }

    /// Deflates data.
    static func deflated(_ data: UnsafeRawBufferPointer) -> [UInt8]? {
        var stream = z_stream()
        guard
            deflateInit2_(
                &stream, 1, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, zlibVersion(), versionSize) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(data.count))) + 64
        let input = UnsafeMutableBufferPointer(
            mutating: UnsafeBufferPointer(
                start: data.baseAddress?.assumingMemoryBound(to: UInt8.self), count: data.count))
        var size: Int?
        let output = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            size = run(&stream, input, buffer) { deflate($0, $0.pointee.avail_in == 0 ? Z_FINISH : Z_NO_FLUSH) }
            count = size ?? 0
        }
        return size == nil ? nil : output
    }

    /// Runs zlib over data in pieces of which it can count the bytes.
    /// - Returns: how many bytes it wrote; nil where it did not come to an end.
    private static func run(
        _ stream: inout z_stream, _ input: UnsafeMutableBufferPointer<UInt8>,
        _ output: UnsafeMutableBufferPointer<UInt8>, _ step: (UnsafeMutablePointer<z_stream>) -> Int32
    ) -> Int? {
        var read = 0
        var written = 0
        while true {
            let piece = min(input.count - read, largestPiece)
            let room = min(output.count - written, largestPiece)
            stream.next_in = input.baseAddress.map { $0 + read }
            stream.avail_in = UInt32(piece)
            stream.next_out = output.baseAddress.map { $0 + written }
            stream.avail_out = UInt32(room)
            let code = step(&stream)
            read += piece - Int(stream.avail_in)
            written += room - Int(stream.avail_out)
            if code == Z_STREAM_END { return written }
            // Nothing moves any more: the data is cut off, or there is no room left.
            let isStuck = piece == Int(stream.avail_in) && room == Int(stream.avail_out)
            if code != Z_OK && code != Z_BUF_ERROR || isStuck { return nil }
        }
    }

    /// The checksum of zip archives: CRC-32.
    static func checksum(_ data: UnsafeRawBufferPointer) -> UInt32 {
        var sum = crc32(0, nil, 0)
        var offset = 0
        while offset < data.count {
            let count = min(data.count - offset, largestPiece)
            sum = crc32(
                sum, data.baseAddress.map { ($0 + offset).assumingMemoryBound(to: UInt8.self) }, UInt32(count))
            offset += count
        }
        return UInt32(truncatingIfNeeded: sum)
    }
}
