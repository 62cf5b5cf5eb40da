import Foundation
import TILText

/// The state of a file, which shows whether the file has changed.
package enum FileState {
    /// Returns the size, time and inode of a file, or nil if it does not exist.
    package static func text(of path: String) -> String? {
        var status = stat()
        guard stat(path.systemPath, &status) == 0 else { return nil }
        let time = FileTime(of: status)
        return "\(status.st_size):\(time.seconds).\(time.nanoseconds):\(status.st_ino)"
    }
}
