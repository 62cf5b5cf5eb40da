import TILCore

/// What carries logs between devices.
protocol Carrier: Sendable {
    /// Brings what others have sent, and tells which files there are.
    mutating func fetch() async throws -> [LogFile]

    /// Whether nothing at all is new since a sync.
    /// - Parameter seen: what ``Seen`` noted then.
    func isUnchanged(since seen: Seen) -> Bool

    /// The content of files, a few at a time.
    /// - Parameter body: takes the bytes of the next file.
    func read(_ files: [LogFile], _ body: (LogFile, [UInt8]) throws -> Void) async throws

    /// Puts files in the place of those that are there, and lets others have them.
    /// - Parameter files: paths and what is to be in them.
    /// - Throws: `GitError.rejected` where others were faster: then all begins again.
    mutating func publish(_ files: [(path: String, content: [UInt8])]) async throws

    /// Lets others have what was published before.
    func send() async throws

    /// A mark of all that is there, for ``isUnchanged(since:)``; empty where there is none.
    var head: String { get }
}

/// What of the others was taken in last: a mark of all, and one of each file.
struct Seen: Hashable {
    var head = ""
    var marks: [String: String] = [:]

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
