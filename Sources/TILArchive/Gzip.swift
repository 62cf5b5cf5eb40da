import CZlib

/// gzip files (RFC 1952), unpacked by zlib. Dictzip files are gzip files too.
package enum Gzip {
    /// Whether a file starts with the gzip signature.
    package static func isCompressed(_ start: some Collection<UInt8>) -> Bool {
        start.starts(with: [0x1F, 0x8B, 0x08])
    }

    /// Unpacks a file, including one with several members and padding zeros.
    /// - Throws: ``ArchiveFailure/unknownPacking`` if anything else follows the members.
    package static func unpacked(_ data: [UInt8], limit: UnpackingLimit) throws(ArchiveFailure) -> [UInt8] {
        var (data, output) = (data, [UInt8]())
        var stream = z_stream()
        // 15 bits of window, plus 16 to select the gzip header.
        guard inflateInit2_(&stream, 15 + 16, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .noMemory
        }
        defer { inflateEnd(&stream) }
        var place = 0
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        while place < data.count {
            var code = Z_OK
            while code != Z_STREAM_END {
                let count = data.count - place
                let written = data.withUnsafeMutableBufferPointer { input in
                    piece.withUnsafeMutableBufferPointer { target in
                        stream.next_in = input.baseAddress.map { $0 + place }
                        stream.avail_in = UInt32(count)
                        stream.next_out = target.baseAddress
                        stream.avail_out = UInt32(target.count)
                        code = inflate(&stream, Z_NO_FLUSH)
                        return target.count - Int(stream.avail_out)
                    }
                }
                place += count - Int(stream.avail_in)
                output += piece[..<written]
                guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else { throw .damaged }
                try limit.check(output.count, of: data.count)
                if code != Z_STREAM_END, place == data.count, written < piece.count { throw .cutOff }
            }
            while place < data.count, data[place] == 0 { place += 1 }
            guard place == data.count || data[place] == 0x1F else { throw .unknownPacking }
            inflateReset(&stream)
        }
        return output
    }
}
