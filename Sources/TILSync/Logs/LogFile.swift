/// A file of a device's log as a carrier lists it: `log/<device>/<number>.jsonl`.
struct LogFile: Hashable {
    /// The device that wrote the events.
    let device: String
    /// The number of the file among the files of its device.
    let number: Int
    /// The path relative to the root of the carrier.
    let path: String
    /// A mark that changes with the file: the name of a git object, or size and time.
    let mark: String
    /// The size in bytes.
    let size: Int

    /// The size at which a new file is started.
    static let fullSize = 1 << 20
    /// The greatest size of a file that is read.
    static let greatestSize = fullSize + LogReader.longestLine

    /// Creates a log file, or returns nil if the path does not belong to a log.
    init?(path: String, mark: String, size: Int) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        // A conflict copy starts with the same number: `3.sync-conflict-20260101-120000-ABCDEFG.jsonl`.
        guard parts.count == 3, parts[0] == "log", Device.isName(parts[1]), parts[2].hasSuffix(".jsonl"),
            size <= Self.greatestSize, let number = Int(parts[2].prefix { $0.isASCII && $0.isNumber }),
            (1..<1_000_000).contains(number)
        else { return nil }
        device = String(parts[1])
        self.number = number
        self.path = path
        self.mark = mark
        self.size = size
    }

    /// Returns the path of a file to write.
    static func path(device: String, number: Int) -> String { folder(of: device) + "\(number).jsonl" }

    /// Returns the common prefix of the paths of a device's files.
    static func folder(of device: String) -> String { "log/\(device)/" }

    /// Whether the file is the original rather than a conflict copy.
    var isOriginal: Bool { path == Self.path(device: device, number: number) }

    /// Returns the files to read: for each device, all files from the first changed one on.
    /// - Parameter seen: the marks of the files at the last sync, by path.
    static func unread(_ files: [LogFile], seen: [String: String]) -> [LogFile] {
        var first: [String: Int] = [:]
        for file in files where seen[file.path] != file.mark {
            first[file.device] = min(first[file.device] ?? .max, file.number)
        }
        func key(_ file: LogFile) -> (String, Int, Int, String) {
            (file.device, file.number, file.isOriginal ? 0 : 1, file.path)
        }
        return files.filter { file in file.number >= first[file.device] ?? .max }.sorted { key($0) < key($1) }
    }
}

/// The syntax of device names.
enum Device {
    private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")

    /// Returns a random name with 60 bits in 12 letters.
    static func name() -> String { String((0..<12).map { _ in letters[Int.random(in: letters.indices)] }) }

    /// Whether a text is a valid device name.
    static func isName(_ text: Substring) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy("abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains)
    }
}
