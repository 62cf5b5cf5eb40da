import Foundation
import TILCore

/// What carries logs between devices.
protocol Carrier: Sendable {
    /// Brings what others have sent.
    mutating func fetch() async throws

    /// Which files there are, with what was brought.
    mutating func files() async throws -> [LogFile]

    /// Whether nothing at all is new since a sync.
    /// - Parameter seen: what ``Seen`` noted then.
    func isUnchanged(since seen: Seen) -> Bool

    /// The content of files, a few at a time.
    /// - Parameter body: takes the bytes of the next file.
    func read(_ files: [LogFile], _ body: (LogFile, [UInt8]) throws -> Void) async throws

    /// Copies the content of files into one, whatever their number and size.
    /// - Parameter path: a file that is not there yet.
    /// - Returns: where the content of each begins, in the same order.
    func copy(_ files: [LogFile], to path: String) async throws -> [LogCopy]

    /// Puts files in the place of those that are there, and lets others have them.
    /// - Parameter next: gives the path of the next file, and what is to be in it; nil at the end.
    /// - Throws: `GitError.rejected` where others were faster: then all begins again.
    mutating func publish(_ next: () throws -> (path: String, content: [UInt8])?) async throws

    /// Lets others have what was published before.
    func send() async throws

    /// A mark of all that is there, for ``isUnchanged(since:)``; empty where there is none.
    var head: String { get }
}

/// What of the others was taken in last: a mark of all, and one of each file.
struct Seen: Hashable {
    var head = ""
    var marks: [String: String] = [:]

    /// What the store keeps where another remote was chosen: all that is there is looked at, and what is known already
    /// changes nothing.
    static let nothing = "?\n"

    init(head: String, files: [LogFile]) {
        self.head = head
        for file in files { marks[file.path] = file.mark }
    }

    /// Reads what ``text`` wrote.
    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        head = lines.first.map(String.init) ?? ""
        for line in lines.dropFirst() {
            guard let blank = line.firstIndex(of: " ") else { continue }
            marks[String(line[line.index(after: blank)...])] = String(line[..<blank])
        }
    }

    /// What the store keeps of it.
    var text: String {
        ([head] + marks.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" } + [""])
            .joined(separator: "\n")
    }
}

/// The copy of a log's file, which nobody changes.
struct LogCopy: Sendable {
    /// The device whose events it holds.
    let device: String
    /// The file in which it stands.
    let path: String
    let offset: Int
    let size: Int

    /// When its first event was made, in milliseconds since 1970; 0 where that is not to be seen.
    func beginning() -> Int64 {
        let head = LogLine.head(device)
        // One that is longer is not worth the reading.
        guard let content = try? content(upTo: min(size, 1 << 16)), let end = content.firstIndex(of: 0x0A) else {
            return 0
        }
        return content[..<end].withUnsafeBufferPointer { line in
            guard let parts = LogLine.parts(line, head: head),
                case .event(let event) = SyncEvent.read(line, device: device, number: parts.number)
            else { return 0 }
            return event.stamp.milliseconds
        }
    }

    /// What it begins with.
    /// - Throws: `SyncError.cannotRead`.
    func content(upTo size: Int) throws(SyncError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw failure }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: size)
        var start = 0
        while start < size {
            let read = bytes.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress.map { $0 + start }, size - start, off_t(offset + start))
            }
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { throw failure }
            start += read
        }
        return bytes
    }

    private var failure: SyncError { .cannotRead(path, reason: PrivateFile.reason(errno)) }
}

extension SyncState {
    /// Whether another remote was chosen since the last sync: that events are not there is what one expects.
    var isElsewhere: Bool { seen == Seen.nothing }
}
