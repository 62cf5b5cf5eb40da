import Foundation

/// Bytes that are kept until they are read: in memory or, beyond so many, in a file without a name.
final class SpooledBytes {
    /// How many bytes there are.
    private(set) var count = 0

    private let name: String
    private var memory: [UInt8] = []
    private var descriptor: Int32 = -1
    private var offset = 0

    /// The most bytes that are kept.
    static let most = 1 << 30
    /// The most bytes that are kept in memory.
    private static let mostInMemory = 4 << 20

    /// - Parameter name: what messages call the source of the bytes.
    init(name: String) {
        self.name = name
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Adds bytes at the end.
    /// - Throws: ``InterchangeError/beyondLimit(name:reason:)`` where there are too many, or no room is left for them.
    func append(_ bytes: some Collection<UInt8>) throws {
        count += bytes.count
        guard count <= Self.most else {
            throw InterchangeError.beyondLimit(
                name: name, reason: "More than 1 GiB comes out of it, which is no file; write it to one first.")
        }
        memory.append(contentsOf: bytes)
        if memory.count > Self.mostInMemory { try writeOut() }
    }

    /// Hands out the next bytes.
    /// - Returns: how many; 0 at the end.
    func read(into target: UnsafeMutableRawBufferPointer) throws -> Int {
        if descriptor >= 0 {
            if !memory.isEmpty { try writeOut() }
            let read = pread(descriptor, target.baseAddress, target.count, off_t(offset))
            guard read >= 0 else { throw InterchangeError.unreadable(name: name, reason: PrivateFile.reason(errno)) }
            offset += read
            return read
        }
        let read = min(target.count, memory.count - offset)
        memory.withUnsafeBytes { target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + read])) }
        offset += read
        return read
    }

    private func writeOut() throws {
        let folder = FileManager.default.temporaryDirectory.path
        if descriptor < 0 {
            var template = Array((folder + "/til.XXXXXX").utf8CString)
            descriptor = mkstemp(&template)
            // It is gone with its descriptor.
            if descriptor >= 0 { unlink(template) }
        }
        do {
            try PrivateFile.write(memory, to: descriptor)
        } catch {
            throw InterchangeError.beyondLimit(
                name: name, reason: "It cannot be kept in \(folder) until all of it is there: \(error.words).")
        }
        memory.removeAll(keepingCapacity: true)
    }
}
