import Foundation

/// Keeps other programs from making the same glossary at the same time; look-ups do not heed it. It ends with the process.
final class GlossaryLock {
    private let descriptor: Int32
    private let path: String

    /// Waits for who else is making the glossary.
    /// - Throws: `GlossaryError.busy` where that takes more than some seconds, `StoreError.cannotAccess`.
    init(beside glossary: Glossary, patience: TimeInterval = 60) throws {
        let folder = PrivateFile.folder(of: glossary.path)
        try PrivateFile.makeFolder(folder)
        path = "\(folder)/.\(glossary.name).lock"
        var opened = try Self.open(path)
        let clock = ContinuousClock()
        let end = clock.now + .seconds(patience)
        while true {
            if flock(opened, LOCK_EX | LOCK_NB) == 0 {
                // Who had it before may have removed the file meanwhile.
                if Self.isSame(opened, path) { break }
            } else if errno != EWOULDBLOCK && errno != EINTR || clock.now >= end {
                close(opened)
                throw GlossaryError.busy(name: glossary.name)
            } else {
                poll(nil, 0, 20)
            }
            close(opened)
            opened = try Self.open(path)
        }
        descriptor = opened
    }

    deinit {
        unlink(path)
        close(descriptor)
    }

    private static func open(_ path: String) throws -> Int32 {
        let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw PrivateFile.failure(path, errno) }
        return descriptor
    }

    /// Whether a path still leads to the file that a descriptor is of.
    private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
        var (own, present) = (stat(), stat())
        return fstat(descriptor, &own) == 0 && stat(path, &present) == 0 && own.st_ino == present.st_ino
            && own.st_dev == present.st_dev
    }
}
