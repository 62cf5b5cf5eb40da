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
    func publish(_ files: [(path: String, content: [UInt8])]) async throws

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
        let prefix = LogFile.folder(of: state.device)
        for (path, mark) in Seen(state.seen).marks where path.hasPrefix(prefix) { marks[path] = mark }
    }

    /// Parses the output of ``text``.
    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        head = lines.first.map(String.init) ?? ""
        for line in lines.dropFirst() {
            guard let blank = line.firstIndex(of: " ") else { continue }
            marks[String(line[line.index(after: blank)...])] = String(line[..<blank])
        }
    }

    /// The text stored in the store.
    var text: String {
        ([head] + marks.sorted { $0.key < $1.key }.map { mark in "\(mark.value) \(mark.key)" } + [""]).joined(
            separator: "\n")
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
        if text.hasPrefix("git ") {
            self = .git(try RemoteAddress(String(text.dropFirst(4)), relativeTo: "/", home: nil))
        } else if text.hasPrefix("folder ") {
            self = .folder(String(text.dropFirst(7)))
        } else {
            self = .none
        }
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
