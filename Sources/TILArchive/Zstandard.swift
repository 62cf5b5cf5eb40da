import CZstd

/// Zstandard data (RFC 8878), unpacked by libzstd.
package enum Zstandard {
    private static let pieceSize = 1 << 17

    /// Unpacks data that may consist of several frames.
    package static func unpacked(_ data: [UInt8], limit: UnpackingLimit) throws(ArchiveFailure) -> [UInt8] {
        guard let context = ZSTD_createDCtx() else { throw .noMemory }
        defer { ZSTD_freeDCtx(context) }
        var output: [UInt8] = []
        if let size = sizeSaid(data) {
            try limit.check(size, of: data.count)
            output.reserveCapacity(size)
        }
        var place = 0
        while true {
            var piece = [UInt8](repeating: 0, count: pieceSize)
            let step = data.withUnsafeBytes { input in
                piece.withUnsafeMutableBytes { target in
                    var inBuffer = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: place)
                    var outBuffer = ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: 0)
                    let code = ZSTD_decompressStream(context, &outBuffer, &inBuffer)
                    return (code: code, read: inBuffer.pos, written: outBuffer.pos)
                }
            }
            guard ZSTD_isError(step.code) == 0 else { throw .damaged }
            try limit.check(output.count + step.written, of: data.count)
            output.append(contentsOf: piece[..<step.written])
            let isStuck = step.read == place && step.written == 0
            place = step.read
            // Code 0 means that a frame is complete.
            if place == data.count, step.code == 0 { return output }
            if isStuck { throw .damaged }
        }
    }

    /// Returns the unpacked size that the first frame states, or nil if it states none.
    private static func sizeSaid(_ data: [UInt8]) -> Int? {
        let size = data.withUnsafeBytes { ZSTD_getFrameContentSize($0.baseAddress, $0.count) }
        // zstd reports an unknown size and an error as the two largest numbers, which `Int` cannot hold.
        return Int(exactly: size)
    }
}
