/// Bytes that are read at any place, such as those of a file, so that what is not wanted of them costs nothing.
package struct ByteWindow {
    /// How many bytes there are.
    package let size: Int
    private let fill: (_ offset: Int, _ target: UnsafeMutableRawBufferPointer) throws -> Void

    /// Bytes that a closure reads.
    /// - Parameters:
    ///   - size: how many there are.
    ///   - fill: fills memory with the bytes from an offset on; it is never asked for any beyond the size.
    package init(size: Int, fill: @escaping (_ offset: Int, _ target: UnsafeMutableRawBufferPointer) throws -> Void) {
        self.size = size
        self.fill = fill
    }

    /// Bytes in memory.
    package init(_ bytes: [UInt8]) {
        self.init(size: bytes.count) { offset, target in
            bytes.withUnsafeBytes {
                target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<(offset + target.count)]))
            }
        }
    }

    /// The bytes in a range, as many of them as there are.
    package func bytes(_ offset: Int, _ count: Int) throws -> [UInt8] {
        guard offset >= 0, offset < size, count > 0 else { return [] }
        let count = min(count, size - offset)
        return try [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            try fill(offset, UnsafeMutableRawBufferPointer(buffer))
            written = count
        }
    }
}
