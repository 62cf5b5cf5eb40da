import Foundation

/// Files that are there as a whole or not at all, whatever happens meanwhile.
enum DurableFile {
    /// Writes a file beside another, and puts it in its place.
    static func write(_ content: [UInt8], to path: String) throws(SyncError) {
        let temporary = path + ".\(getpid()).new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        do throws(SyncError) {
            try append(content, to: descriptor, path)
            guard close(descriptor) == 0, rename(temporary, path) == 0 else { throw failure(path) }
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
    }

    /// Writes all bytes at the present place.
    /// - Parameter isLast: whether all that was written has to be durable when it returns.
    static func append(
        _ content: [UInt8], to descriptor: Int32, _ path: String, isLast: Bool = true
    ) throws(SyncError) {
        var rest = content[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(path) }
            rest = rest.dropFirst(count)
        }
        guard !isLast || fsync(descriptor) == 0 else { throw failure(path) }
    }

    static func failure(_ path: String) -> SyncError {
        .cannotWrite(path, reason: String(cString: strerror(errno)))
    }
}
