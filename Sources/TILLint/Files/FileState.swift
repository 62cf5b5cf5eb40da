import Glibc
import TILText

/// The state of a file, which shows whether the file has changed.
package enum FileState {
    /// Returns the size, time and inode of a file, or nil if it does not exist.
    package static func text(of path: String) -> String? {
        var status = stat()
        guard stat(path.systemPath, &status) == 0 else { return nil }
        return "\(status.st_size):\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec):\(status.st_ino)"
    }
}
