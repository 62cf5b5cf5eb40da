import TILArchive

#if os(Linux)
    import CZstd
#endif

/// Zstandard data (RFC 8878), unpacked by libzstd, which is only available on Linux.
enum Zstandard {
    /// Unpacks data that may consist of several frames.
    /// - Throws: `ArchiveFailure`; `.unknownPacking` without libzstd.
    static func unpacked(_ data: [UInt8], limit: UnpackingLimit) throws(ArchiveFailure) -> [UInt8] {
        #if os(Linux)
            guard let context = ZSTD_createDCtx() else { throw .noMemory }
            defer { ZSTD_freeDCtx(context) }
            // Read the size that the first frame states. zstd reports an unknown size and an error as the two largest
            // numbers, which `Int` cannot represent.
            if let size = Int(exactly: ZSTD_getFrameContentSize(data, data.count)) {
                try limit.check(size, of: data.count)
            }
            var output: [UInt8] = []
            var piece = [UInt8](repeating: 0, count: 1 << 17)
            var offset = 0
            while true {
                let (code, read, written) = data.withUnsafeBytes { input in
                    piece.withUnsafeMutableBytes { target in
                        var from = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: offset)
                        var to = ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: 0)
                        let code = ZSTD_decompressStream(context, &to, &from)
                        return (code, from.pos, to.pos)
                    }
                }
                guard ZSTD_isError(code) == 0 else { throw .damaged }
                output += piece[..<written]
                try limit.check(output.count, of: data.count)
                // Code 0 means that a frame is complete.
                if read == data.count, code == 0 { return output }
                if read == offset, written == 0 { throw .damaged }
                offset = read
            }
        #else
            throw .unknownPacking
        #endif
    }
}
