import Foundation

/// Keeps other programs from making the same glossary at the same time; look-ups do not heed it. It ends with the process.
public final class GlossaryLock {
    private let descriptor: Int32

    /// Waits for who else is making the glossary.
    /// - Throws: `GlossaryError.busy` where that takes more than some seconds, `StoreError.cannotAccess`.
    public init(beside glossary: Glossary, patience: TimeInterval = 60) throws {
        let folder = PrivateFile.folder(of: glossary.path)
        try PrivateFile.makeFolder(folder)
        let path = "\(folder)/.\(glossary.name).lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw PrivateFile.failure(path, errno) }
        let clock = ContinuousClock()
        let end = clock.now + .seconds(patience)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, clock.now < end else {
                close(descriptor)
                throw GlossaryError.busy(name: glossary.name)
            }
            poll(nil, 0, 20)
        }
    }

    deinit { close(descriptor) }
}
