/// A file of a device's log, as a carrier has it: `log/<device>/<number>.jsonl`.
struct LogFile: Hashable {
    /// The device whose events it holds.
    let device: String
    /// The number of the file among the device's.
    let number: Int
    /// The path below the carrier's top.
    let path: String
    /// What changes when the file does: the name of an object, or size and time.
    let mark: String
    /// The size in bytes.
    let size: Int

    /// The size at which a new file is begun.
    static let fullSize = 1 << 20
    /// The greatest size that is read.
    static let greatestSize = fullSize + LogReader.longestLine

    /// Returns nil for a path that is not one of a log.
    init?(path: String, mark: String, size: Int) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        // A copy of a conflict keeps the number in front: `3.sync-conflict-20260101-120000-ABCDEFG.jsonl`.
        guard parts.count == 3, parts[0] == "log", Device.isName(parts[1]), parts[2].hasSuffix(".jsonl"),
            size <= Self.greatestSize, let number = Int(parts[2].prefix { $0.isASCII && $0.isNumber }),
            (1..<1_000_000).contains(number)
        else { return nil }
        (device, self.number, self.path, self.mark, self.size) = (String(parts[1]), number, path, mark, size)
    }

    /// The path of a file that is to be written.
    static func path(device: String, number: Int) -> String { folder(of: device) + "\(number).jsonl" }

    /// What the paths of a device's files begin with.
    static func folder(of device: String) -> String { "log/\(device)/" }

    /// Whether it is the file itself, rather than a copy of a conflict.
    var isOriginal: Bool { path == Self.path(device: device, number: number) }

    /// Returns the files that have to be read: of each device all from the first new one on.
    /// - Parameter seen: the marks of the files that were read before, by their paths.
    static func unread(_ files: [LogFile], seen: [String: String]) -> [LogFile] {
        var first: [String: Int] = [:]
        for file in files where seen[file.path] != file.mark {
            first[file.device] = min(first[file.device] ?? .max, file.number)
        }
        func key(_ file: LogFile) -> (String, Int, Int, String) {
            (file.device, file.number, file.isOriginal ? 0 : 1, file.path)
        }
        return files.filter { $0.number >= first[$0.device] ?? .max }.sorted { key($0) < key($1) }
    }
}

/// The names of devices.
enum Device {
    private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")

    /// Returns a new name: 60 random bits in 12 letters.
    static func name() -> String { String((0..<12).map { _ in letters[Int.random(in: letters.indices)] }) }

    /// Whether a text may be the name of a device.
    static func isName(_ text: Substring) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}
