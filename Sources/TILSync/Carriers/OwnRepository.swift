import Foundation
import TILCore

/// The repository beside a store, as a folder: what a kill or a loss of power left of it must stop no sync for good.
///
/// All that is in it is in the store and with the others, so that it can be made anew at any time.
struct OwnRepository {
    let path: String

    /// For how many seconds git may hold a lock: none of its steps takes so long.
    private static let longestLock = 60

    /// - Parameter folder: the folder of the sync.
    init(in folder: String) {
        path = folder + "/repository.git"
    }

    /// Whether what git makes first and last is there.
    var isWhole: Bool {
        var status = stat()
        let isFilled = stat(path + "/HEAD", &status) == 0 && status.st_size > 0
        return isFilled && ["/objects", "/refs"].allSatisfy { access(path + $0, X_OK) == 0 }
    }

    /// Removes it.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Makes its folder, which only its owner may read whatever the process's mask is.
    func makeFolder() throws { try PrivateFile.makeFolder(path) }

    /// Removes the locks of a git that was killed, while no other sync of the store is under way.
    func removeLocks() {
        let manager = FileManager.default
        let top = (try? manager.contentsOfDirectory(atPath: path)) ?? []
        let below = (manager.enumerator(atPath: path + "/refs")?.allObjects as? [String] ?? []).map { "refs/" + $0 }
        for name in top + below where name.hasSuffix(".lock") {
            let lock = "\(path)/\(name)"
            var status = stat()
            guard lstat(lock, &status) == 0, time(nil) - status.st_mtim.tv_sec > Self.longestLock else { continue }
            unlink(lock)
        }
    }
}
