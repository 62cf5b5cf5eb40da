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
