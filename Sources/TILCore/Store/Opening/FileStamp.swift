import Foundation

/// The identity of a file (device and inode), its size and its modification time; detects a replaced file.
struct FileStamp: Equatable, Sendable {
    private let device: dev_t
    private let inode: ino_t
    private let size: Int
    private let written: (seconds: Int, nanoseconds: Int)

    /// The stamp of the file that a path leads to, or nil if there is none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        device = status.st_dev
        inode = status.st_ino
        size = Int(status.st_size)
        written = Platform.written(status)
    }

    /// Whether both stamps are of one file, whatever was written to it in the meantime.
    func isSameFile(as other: FileStamp) -> Bool { device == other.device && inode == other.inode }

    /// Whether the file is not empty.
    var isFilled: Bool { size > 0 }

    static func == (left: FileStamp, right: FileStamp) -> Bool {
        left.isSameFile(as: right) && left.size == right.size && left.written == right.written
    }
}
