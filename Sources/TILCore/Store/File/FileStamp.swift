import Foundation

/// Which file is at a path, and when it was last written to: how a file is recognised that was replaced.
struct FileStamp: Equatable, Sendable {
    private let device: dev_t
    private let inode: ino_t
    private let size: Int
    private let written: (seconds: Int, nanoseconds: Int)

    /// The stamp of the file that a path leads to; nil where there is none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The stamp of a file that the system told about.
    init(_ status: stat) {
        device = status.st_dev
        inode = status.st_ino
        size = Int(status.st_size)
        written = Platform.written(status)
    }

    /// Whether both are of one file, whatever was written to it meanwhile.
    func isSameFile(as other: FileStamp) -> Bool { device == other.device && inode == other.inode }

    /// Whether there is something in it.
    var isFilled: Bool { size > 0 }

    static func == (left: FileStamp, right: FileStamp) -> Bool {
        left.isSameFile(as: right) && left.size == right.size && left.written == right.written
    }
}
