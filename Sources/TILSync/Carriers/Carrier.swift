import TILCore
package import TILGit

/// A transport for logs between devices.
protocol Carrier: Sendable {
    /// Fetches the events that other devices have sent.
    func fetch() async throws

    /// Returns the available log files, including the fetched ones.
    func files() async throws -> [LogFile]

    /// Whether nothing has changed since a sync.
    /// - Parameter seen: the state recorded by that sync.
    func isUnchanged(since seen: Seen) async -> Bool

    /// Returns the content of a file, or an empty array if the file is being replaced.
    func read(_ file: LogFile) async throws -> [UInt8]

    /// Replaces files and sends them to the other devices, together with any earlier unsent changes.
    /// - Throws: `GitError` of the kind `contended` if another device was faster; the sync then has to start again.
    func publish(_ files: [LogContent]) async throws

    /// Returns the number of events that the shared place lacked when it was fetched, or nil if the carrier does not
    /// count them.
    func missingCount() async throws -> Int?

    /// Replaces the carrier's own data on this device if it is damaged. All of it is in the store and on the other
    /// devices.
    /// - Returns: whether it was damaged.
    func replaceDamaged() async throws -> Bool

    /// Tidies the carrier's own data on this device after a sync.
    func tidy() async throws

    /// A mark of the complete state for ``isUnchanged(since:)``, or an empty text if there is none.
    var head: String { get async }
}

/// The state that was last read: a mark for all files together and one for each file.
struct Seen: Hashable {
    var head = ""
    var marks: [String: String] = [:]

    /// The stored text after a change of remote. Everything there is read again; events already applied have no effect.
    static let nothing = "?\n"

    init(head: String, files: [LogFile]) {
        self.head = head
        for file in files { marks[file.path] = file.mark }
    }

    /// Keeps the recorded marks of a device's own files.
    mutating func keepMarks(of state: SyncState) {
        for (path, mark) in Seen(state.seen).marks(of: state.device) { marks[path] = mark }
    }

    /// Returns the marks of the files of a device.
    func marks(of device: String) -> [String: String] {
        let folder = LogFile.folder(of: device)
        return marks.filter { path, _ in path.hasPrefix(folder) }
    }

    /// Parses the output of ``text``.
    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if let first = lines.first { head = String(first) }
        for line in lines.dropFirst() {
            // A mark has no spaces.
            guard let space = line.firstIndex(of: " ") else { continue }
            let path = line[line.index(after: space)...]
            marks[String(path)] = String(line[..<space])
        }
    }

    /// The text stored in the store: a line with the head, and a line with the mark and the path of each file.
    var text: String {
        var text = head + "\n"
        for (path, mark) in marks.sorted(by: { left, right in left.key < right.key }) { text += "\(mark) \(path)\n" }
        return text
    }
}

extension SyncState {
    /// Whether the remote has changed since the last sync, so that missing events are expected.
    var isElsewhere: Bool { seen == Seen.nothing }
}

/// The destination of a store's events.
package enum SyncRemote: Hashable, Sendable {
    /// No destination: the history stays on this device.
    case none
    /// A git repository.
    case git(RemoteAddress)
    /// A folder that another program or a person carries to the other devices.
    case folder(String)

    /// The text stored in the store.
    package var text: String {
        switch self {
        case .none: ""
        case .git(let address): "git " + address.text
        case .folder(let path): "folder " + path
        }
    }

    /// Parses the output of ``text``.
    package init(_ text: String) throws(GitError) {
        if let address = Self.value(in: text, after: "git ") {
            self = .git(try RemoteAddress(address, relativeTo: "/", home: nil))
        } else if let path = Self.value(in: text, after: "folder ") {
            self = .folder(path)
        } else {
            self = .none
        }
    }

    private static func value(in text: String, after kind: String) -> String? {
        text.hasPrefix(kind) ? String(text.dropFirst(kind.count)) : nil
    }

    /// The remote for display.
    package var shown: String {
        switch self {
        case .none: "nowhere"
        case .git(let address): address.shown
        case .folder(let path): path
        }
    }
}
