import Foundation
import TILArchive

/// A stream of bytes that is pulled in pieces, so that memory stays flat whatever the size of the file.
///
/// It has a position, which is why it is a class: one source is read by one reader. It never closes a file that it did
/// not open.
package final class ByteSource {
    /// Fills the memory it is given from the front and returns how many bytes it wrote; 0 at the end.
    package typealias Pull = (UnsafeMutableRawBufferPointer) throws -> Int

    /// What messages call the source: the file's name as the person gave it.
    package let name: String
    /// The number of bytes there are, where that is known: a regular file's size when it was opened.
    package private(set) var size: Int?
    /// The number of bytes read so far: with ``size``, how far an import has come.
    package private(set) var position = 0
    /// Looks whether the reading is still wanted, and throws where it is not. Every reader asks it with each piece and
    /// every few thousand lines, whether it finds entries or not, so that no file keeps anybody waiting.
    package var watch: () throws -> Void

    private var pull: Pull
    /// The same bytes to be read at any place, from the first on; nil where they only come one after the other.
    private let window: ByteWindow?
    private var held: [UInt8] = []
    private var heldStart = 0
    // Asked again after its end, a terminal would wait for more.
    private var isAtEnd = false

    /// A source that pulls from a closure.
    package convenience init(
        name: String, size: Int? = nil, watch: @escaping () throws -> Void = {}, pull: @escaping Pull
    ) {
        self.init(name: name, size: size, window: nil, watch: watch, pull: pull)
    }

    private init(
        name: String, size: Int?, window: ByteWindow?, watch: @escaping () throws -> Void = {}, pull: @escaping Pull
    ) {
        self.name = name
        self.size = size
        self.window = window
        self.watch = watch
        self.pull = pull
    }

    /// A source of bytes in memory, handed out in pieces of at most `piece` bytes.
    package convenience init(name: String = "memory", bytes: [UInt8], piece: Int = .max) {
        var offset = 0
        self.init(name: name, size: bytes.count, window: ByteWindow(bytes)) { target in
            let count = min(target.count, bytes.count - offset, max(1, piece))
            bytes.withUnsafeBytes {
                target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count]))
            }
            offset += count
            return count
        }
    }

    /// A source that reads an open file descriptor: a file, a pipe, a terminal.
    ///
    /// A regular file is read up to the size it had here; that it grew or shrank meanwhile is an error, because its last
    /// line would be cut in two.
    /// - Parameters:
    ///   - fileDescriptor: what is read; it may be one that does not block.
    ///   - name: what messages call it.
    ///   - wait: waits until the descriptor can be read, and throws where that is no longer wanted. Without it, reading
    ///     waits by itself.
    /// - Throws: ``InterchangeError`` if the descriptor is of a directory or cannot be examined.
    package convenience init(
        fileDescriptor: Int32, name: String, wait: @escaping (Int32) throws -> Void = { _ in }
    ) throws {
        var status = stat()
        guard fstat(fileDescriptor, &status) == 0 else {
            throw InterchangeError.unreadable(name: name, reason: PrivateFile.reason(errno))
        }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR { throw InterchangeError.directory(name: name) }
        // Files under /proc say that they are regular and empty, and are neither.
        let start = kind == S_IFREG ? max(0, Int(lseek(fileDescriptor, 0, SEEK_CUR))) : 0
        let size = kind == S_IFREG && status.st_size > 0 ? max(0, Int(status.st_size) - start) : nil
        var left = size
        // A file on a disk can always be read.
        let wait = size == nil ? wait : { _ in }
        let window = size.map { size in
            ByteWindow(size: size) { offset, target in
                try Self.fill(target, from: fileDescriptor, at: start + offset, name: name)
                try Self.expectSize(status.st_size, of: fileDescriptor, name: name)
            }
        }
        self.init(name: name, size: size, window: window) { target in
            if left == 0 {
                try Self.expectSize(status.st_size, of: fileDescriptor, name: name)
                return 0
            }
            let count = try Self.readOnce(fileDescriptor, into: target, atMost: left ?? .max, name: name, wait)
            if let known = left {
                if count == 0 { throw InterchangeError.changed(name: name) }
                left = known - count
            }
            return count
        }
    }

    /// The next bytes, up to `count`, without consuming them: fewer only at the end of the source.
    package func peek(_ count: Int) throws -> [UInt8] {
        if heldStart > 0 {
            held.removeFirst(heldStart)
            heldStart = 0
        }
        while held.count < count, !isAtEnd {
            try watch()
            let missing = count - held.count
            let piece = try [UInt8](unsafeUninitializedCapacity: missing) { buffer, written in
                written = try pull(UnsafeMutableRawBufferPointer(buffer))
            }
            isAtEnd = piece.isEmpty
            held += piece
        }
        return Array(held.prefix(count))
    }

    /// Moves the next bytes into memory and returns how many; 0 only at the end of the source.
    package func read(into target: UnsafeMutableRawBufferPointer) throws -> Int {
        if target.isEmpty { return 0 }
        try watch()
        let waiting = held.count - heldStart
        let count: Int
        if waiting > 0 {
            count = min(waiting, target.count)
            held.withUnsafeBytes {
                target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[heldStart..<heldStart + count]))
            }
            heldStart += count
            if heldStart == held.count {
                held = []
                heldStart = 0
            }
        } else {
            count = isAtEnd ? 0 : try pull(target)
            isAtEnd = count == 0
        }
        position += count
        return count
    }

    /// What is in the source, to be read at any place: a file as it stands, and anything else in memory.
    /// - Parameter limit: the most bytes of what is read into memory.
    /// - Throws: ``InterchangeError/beyondLimit(name:reason:)``.
    package func wholeWindow(limit: Int) throws -> ByteWindow {
        if let window { return window }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try piece.withUnsafeMutableBytes { try read(into: $0) }
            if count == 0 { return ByteWindow(bytes) }
            bytes += piece[..<count]
            if bytes.count > limit {
                throw InterchangeError.beyondLimit(
                    name: name,
                    reason: "It does not come from a file on a disk, of which alone more than "
                        + "\(limit >> 20) MiB are read: save it and import the file.")
            }
        }
    }

    /// Says how far the reading has come, for a reader that reads at any place.
    package func reach(_ position: Int) {
        self.position = position
    }

    private static func fill(
        _ target: UnsafeMutableRawBufferPointer, from fileDescriptor: Int32, at offset: Int, name: String
    ) throws {
        var done = 0
        while done < target.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: target[done...])
            let count = pread(fileDescriptor, rest.baseAddress, rest.count, off_t(offset + done))
            if count < 0 {
                if errno == EINTR { continue }
                throw InterchangeError.unreadable(name: name, reason: PrivateFile.reason(errno))
            }
            if count == 0 { throw InterchangeError.changed(name: name) }
            done += count
        }
    }

    /// Reads all that is left into memory or, where it is much, into a file without a name: whoever reads on does not wait
    /// for anybody. A file of a known size is left where it is.
    ///
    /// An import does so before it locks the store, since a pipe may stall for ever.
    /// - Throws: what the reading throws, and ``InterchangeError/beyondLimit(name:reason:)`` beyond 1 GiB.
    package func gather() throws {
        guard size == nil else { return }
        let spooled = SpooledBytes(name: name)
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { room.deallocate() }
        while !isAtEnd {
            try watch()
            let count = try pull(room)
            if count == 0 { break }
            try spooled.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
        }
        size = position + held.count - heldStart + spooled.count
        pull = spooled.read(into:)
    }

    private static func expectSize(_ size: off_t, of fileDescriptor: Int32, name: String) throws {
        var status = stat()
        if fstat(fileDescriptor, &status) == 0, status.st_size != size { throw InterchangeError.changed(name: name) }
    }

    private static func readOnce(
        _ fileDescriptor: Int32, into target: UnsafeMutableRawBufferPointer, atMost limit: Int, name: String,
        _ wait: (Int32) throws -> Void
    ) throws -> Int {
        while true {
            try wait(fileDescriptor)
            let count = Foundation.read(fileDescriptor, target.baseAddress, min(target.count, limit))
            if count >= 0 { return count }
            if errno == EINTR || errno == EAGAIN { continue }
            if errno == EISDIR { throw InterchangeError.directory(name: name) }
            throw InterchangeError.unreadable(name: name, reason: PrivateFile.reason(errno))
        }
    }
}
