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

/// Which files a store's log and the index of it are, while connections use them: whoever removes one leaves them with files
/// that nobody else sees, and others begin new ones.
struct LogStamp: Sendable {
    private let log: FileStamp
    private let index: FileStamp?

    /// The stamp of the files beside a store; nil where it has no log.
    /// - Parameter store: the store's path without links in it.
    init?(of store: String) {
        guard let log = FileStamp(store + "-wal") else { return nil }
        self.log = log
        index = FileStamp(store + "-shm")
    }

    /// Whether there is something in the log.
    var isFilled: Bool { log.isFilled }

    /// Whether the log is that of another stamp.
    func isSameLog(as other: LogStamp) -> Bool { log.isSameFile(as: other.log) }

    /// Whether the index is that of another stamp, or nobody has begun another one.
    func isSameIndex(as other: LogStamp) -> Bool { index.map { other.index?.isSameFile(as: $0) == true } ?? true }

    /// Whether both files are there, and those of another stamp.
    func isSame(as other: LogStamp) -> Bool {
        isSameLog(as: other) && isSameIndex(as: other) && (index == nil) == (other.index == nil)
    }
}
