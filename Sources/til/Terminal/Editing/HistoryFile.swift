import Foundation
import TILCore
import TILText

/// The private file that stores the command history, one command per line.
///
/// Several sessions can append at the same time. If the file cannot be read or written, no error is reported and the
/// history lasts for the session only.
struct HistoryFile {
    /// The path of the file.
    let path: String
    /// The number of lines to keep. The file is shortened to this number when it has more than twice as many.
    var limit = 1000

    /// The maximum length of a line in bytes.
    static let longestLine = 4096

    /// Whether to store a line. Empty and very long lines are skipped, lines that are not UTF-8, and, as in bash, lines
    /// that start with a space.
    static func isWorthKeeping(_ line: String) -> Bool {
        guard let first = line.utf8.first, first != " " else { return false }
        return line.utf8.count <= longestLine && !line.utf8.contains(0) && !line.hasForeignBytes
    }

    /// Returns the lines, oldest first. Readline itself escapes only ASCII control characters, so other unsafe
    /// characters are escaped here.
    func load() -> [String] {
        guard let data = try? RegularFile.contents(path) else { return [] }
        let lines = data.split(separator: .lineFeed)
        let newest = lines.suffix(limit)
        if lines.count > 2 * limit {
            let shortened = newest.flatMap { line in line + [.lineFeed] }
            try? PrivateFile.replace(PrivateFile.replaceable(path), with: shortened)
        }
        let texts = newest.map { line in String(decoding: line, as: UTF8.self) }
        return texts.filter(Self.isWorthKeeping).map(\.visible)
    }

    /// Appends a line.
    func append(_ line: String) {
        // Append through a link to an existing file, but never create the target of a link.
        if access(path.systemPath, F_OK) != 0 { try? PrivateFile.create(path) }
        let descriptor = open(path.systemPath, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        try? PrivateFile.write(Array((line + "\n").utf8), to: descriptor)
    }
}
