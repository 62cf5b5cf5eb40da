import Foundation

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

    /// Removes the locks of a git that was killed, while no other sync of the store is under way.
    /// - Parameter references: the names that a git may have been writing to.
    func removeLocks(of references: [String]) {
        for name in ["HEAD", "config", "packed-refs"] + references {
            let lock = "\(path)/\(name).lock"
            var status = stat()
            guard lstat(lock, &status) == 0, time(nil) - status.st_mtim.tv_sec > Self.longestLock else { continue }
            unlink(lock)
        }
    }
}
