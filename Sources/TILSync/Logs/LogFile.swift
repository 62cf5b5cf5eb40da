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

    /// The numbers that a file can have.
    private static let numbers = 1..<1_000_000

    /// Creates a log file, or returns nil if the path does not belong to a log.
    init?(path: String, mark: String, size: Int) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "log" else { return nil }
        let device = parts[1]
        let name = parts[2]
        guard Device.isName(device), name.hasSuffix(".jsonl"), size <= Self.greatestSize else { return nil }
        // A conflict copy starts with the same number: `3.sync-conflict-20260101-120000-ABCDEFG.jsonl`.
        let digits = name.prefix { character in character.isASCII && character.isNumber }
        guard let number = Int(digits), Self.numbers.contains(number) else { return nil }
        self.device = String(device)
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
        var firstChanged: [String: Int] = [:]
        for file in files where seen[file.path] != file.mark {
            firstChanged[file.device] = min(firstChanged[file.device] ?? .max, file.number)
        }
        let unread = files.filter { file in
            guard let first = firstChanged[file.device] else { return false }
            return file.number >= first
        }
        return unread.sorted { left, right in left.readingOrder < right.readingOrder }
    }

    /// The place of the file in the order of reading: by device and number, and the original before its conflict
    /// copies.
    private var readingOrder: (String, Int, Int, String) { (device, number, isOriginal ? 0 : 1, path) }
}

/// A file of a device's log as a carrier publishes it.
struct LogContent {
    /// The path relative to the root of the carrier.
    let path: String
    let bytes: [UInt8]
}

/// The syntax of device names.
enum Device {
    /// The letters of random names. Those that look like other letters are left out.
    private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    private static let allowedLetters = "abcdefghijklmnopqrstuvwxyz0123456789-"
    private static let lengths = 1...64

    /// Returns a random name with 60 bits in 12 letters.
    static func name() -> String {
        var name = ""
        for _ in 0..<12 { name.append(letters[Int.random(in: letters.indices)]) }
        return name
    }

    /// Whether a text is a valid device name.
    static func isName(_ text: Substring) -> Bool {
        lengths.contains(text.utf8.count) && text.utf8.allSatisfy(allowedLetters.utf8.contains)
    }
}
