import Foundation

/// Lets one sync of a store go on at a time; it ends with the process.
final class SyncLock {
    private let descriptor: Int32

    /// Waits for the others.
    /// - Parameter patience: for how long.
    /// - Throws: `SyncError.busy`, `.cannotWrite`; `CancellationError`.
    init(folder: String, patience: Duration) async throws {
        let path = folder + "/lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw DurableFile.failure(path) }
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if ContinuousClock.now >= end { throw SyncError.busy }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    deinit { close(descriptor) }
}
