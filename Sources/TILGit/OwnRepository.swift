import Foundation
import TILText

/// A bare repository that only til uses, as a folder. A killed process or a power failure must never make it unusable
/// for good.
///
/// All of its content also exists elsewhere, so it can be recreated at any time.
package struct OwnRepository: Sendable {
    /// The path of the folder.
    package let path: String

    /// Creates a description of a repository, which need not exist.
    package init(path: String) {
        self.path = path
    }

    /// Whether the first and the last files that git creates exist.
    package var isWhole: Bool {
        var status = stat()
        let isFilled = stat((path + "/HEAD").systemPath, &status) == 0 && status.st_size > 0
        let hasFolders = ["/objects", "/refs"].allSatisfy { name in access((path + name).systemPath, X_OK) == 0 }
        return isFilled && hasFolders
    }

    /// Removes the repository.
    package func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Shows other processes that git runs in the repository, until the descriptor and its copies are closed.
    /// - Returns: a descriptor, or nil if the folder around the repository cannot be written.
    package func markInUse() -> Int32? {
        guard let descriptor = openMark() else { return nil }
        flock(descriptor, LOCK_SH)
        return descriptor
    }

    /// Removes what a killed git left: its locks, or a repository that it had not completed. Waits for a git that is
    /// just being killed; while another one runs, everything stays.
    /// - Parameter patience: the longest time to wait for a git to end.
    package func tidyAfterKill(patience: Duration = .seconds(4)) async throws {
        guard let descriptor = openMark() else { return }
        defer { close(descriptor) }
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if ContinuousClock.now >= end { return }
            try await Task.pause(for: .milliseconds(20))
        }
        if isWhole {
            removeLocks()
        } else {
            remove()
        }
    }

    private func removeLocks() {
        let manager = FileManager.default
        let top = (try? manager.contentsOfDirectory(atPath: path)) ?? []
        let references = manager.enumerator(atPath: path + "/refs")?.allObjects as? [String] ?? []
        let names = top + references.map { name in "refs/\(name)" }
        for name in names where name.hasSuffix(".lock") {
            unlink("\(path)/\(name)".systemPath)
        }
    }

    /// Opens the file beside the repository that is locked while a git runs, and until a killed one has ended.
    private func openMark() -> Int32? {
        let file = path + ".in-use"
        let descriptor = open(file.systemPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        return descriptor >= 0 ? descriptor : nil
    }
}
