import Foundation
import TILText

/// A bare repository that only til uses, as a folder. A killed process or a power failure must never make it unusable
/// for good.
///
/// All of its content also exists elsewhere, so it can be recreated at any time.
package struct OwnRepository: Sendable {
    /// The path of the folder.
    package let path: String

    /// The longest time in seconds for which git holds a lock. No step takes longer.
    private static let longestLock = 60

    /// Creates a description of a repository, which need not exist.
    package init(path: String) {
        self.path = path
    }

    /// Whether the first and the last files that git creates exist.
    package var isWhole: Bool {
        var status = stat()
        let isFilled = stat((path + "/HEAD").systemPath, &status) == 0 && status.st_size > 0
        return isFilled && ["/objects", "/refs"].allSatisfy { access((path + $0).systemPath, X_OK) == 0 }
    }

    /// Removes the repository.
    package func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Removes the locks of a killed git.
    package func removeLocks() {
        let manager = FileManager.default
        let top = (try? manager.contentsOfDirectory(atPath: path)) ?? []
        let below = (manager.enumerator(atPath: path + "/refs")?.allObjects as? [String] ?? []).map { "refs/" + $0 }
        for name in top + below where name.hasSuffix(".lock") {
            let lock = "\(path)/\(name)"
            var status = stat()
            guard lstat(lock.systemPath, &status) == 0, time(nil) - FileTime(of: status).seconds > Self.longestLock
            else {
                continue
            }
            unlink(lock.systemPath)
        }
    }
}
