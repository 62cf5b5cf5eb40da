import Foundation
import TILCore

/// What carries logs between devices.
protocol Carrier: AnyObject, Sendable {
    /// Fetches what other devices have sent.
    func fetch() async throws

    /// Returns the files that there are with what was fetched.
    func files() async throws -> [LogFile]

    /// Whether nothing at all is new since a sync.
    /// - Parameter seen: what ``Seen`` noted then.
    func isUnchanged(since seen: Seen) -> Bool

    /// Returns the content of a file; empty if it is being replaced at the moment.
    func read(_ file: LogFile) async throws -> [UInt8]

    /// Replaces files and sends them to the other devices, with what was not sent before.
    /// - Throws: `GitError.rejected` if other devices were faster: then all begins again.
    func publish(_ files: [(path: String, content: [UInt8])]) async throws

    /// A mark of all that is there, for ``isUnchanged(since:)``, or an empty text if there is none.
    var head: String { get }
}

/// What was read last: a mark of everything, and one of each file.
struct Seen: Hashable {
    var head = ""
    var marks: [String: String] = [:]

    /// The note that another remote was chosen: everything there is read, and what is known already changes nothing.
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

    /// The note that the store keeps.
    var text: String {
        ([head] + marks.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" } + [""]).joined(separator: "\n")
    }
}

extension SyncState {
    /// Whether another remote was chosen since the last sync, so that missing events are to be expected.
    var isElsewhere: Bool { seen == Seen.nothing }
}
