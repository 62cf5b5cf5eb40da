/// A file of a device's log, as a carrier has it: `log/<device>/<number>.jsonl`.
struct LogFile: Hashable {
    /// The device whose events it holds.
    let device: String
    /// The number of the file among the device's.
    let number: Int
    /// The path below the carrier's top.
    let path: String
    /// What changes when the file does: an object's name, or size and time.
    let mark: String
    /// The size in bytes.
    let size: Int

    /// At this size a new file is begun.
    static let fullSize = 1 << 20
    /// No file is longer: what nobody of us wrote is passed over.
    static let greatestSize = fullSize + LogReader.longestLine

    /// - Returns: nil for a path that is none of a log.
    init?(path: String, mark: String, size: Int) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "log", Device.isName(parts[1]), parts[2].hasSuffix(".jsonl"),
            size <= Self.greatestSize
        else { return nil }
        // A copy of a conflict keeps the number in front: `3.sync-conflict-20260101-120000-ABCDEFG.jsonl`.
        let digits = parts[2].prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number > 0, number < 1_000_000 else { return nil }
        device = String(parts[1])
        self.number = number
        self.path = path
        self.mark = mark
        self.size = size
    }

    /// The path of a file that is to be written.
    static func path(device: String, number: Int) -> String { folder(of: device) + "\(number).jsonl" }

    /// What the paths of a device's files begin with.
    static func folder(of device: String) -> String { "log/\(device)/" }

    /// Whether it is the file itself, rather than a copy of a conflict.
    var isOriginal: Bool { path == Self.path(device: device, number: number) }

    /// The files that have to be read where some are new: of each device all from the first new one on.
    /// - Parameter seen: the marks of the files that were read before, by their paths.
    static func unread(_ files: [LogFile], seen: [String: String]) -> [LogFile] {
        var first: [String: Int] = [:]
        for file in files where seen[file.path] != file.mark {
            first[file.device] = min(first[file.device] ?? .max, file.number)
        }
        return files.filter { $0.number >= first[$0.device] ?? .max }.sorted {
            ($0.device, $0.number, $0.isOriginal ? 0 : 1, $0.path) < (
                $1.device, $1.number, $1.isOriginal ? 0 : 1, $1.path
            )
        }
    }
}

/// The names of devices.
enum Device {
    private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")

    /// A new name: 60 random bits in 12 letters.
    static func name() -> String {
        String((0..<12).map { _ in letters[Int.random(in: letters.indices)] })
    }

    /// Whether a text may be a device's name.
    static func isName(_ text: Substring) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
            }
    }
}
