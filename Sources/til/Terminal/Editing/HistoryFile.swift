import Foundation
import Glibc
import TILCore

/// The file that command lines are kept in from one session to the next: private, one line a command.
///
/// Several sessions may append at the same time. A file that cannot be read or written is no reason to stop anybody
/// from working: the history is then that of the session.
struct HistoryFile {
    /// Where the file is.
    let path: String
    /// How many lines are kept: when the file has twice as many, the older half goes.
    var limit = 1000

    /// The longest line that is kept, in bytes.
    static let longestLine = 4096

    /// Whether a line is to be remembered: not if it is empty, begins with a blank (as bash has it), or is huge.
    static func isWorthKeeping(_ line: String) -> Bool {
        guard let first = line.utf8.first, first != UInt8(ascii: " ") else { return false }
        return line.utf8.count <= longestLine && !line.utf8.contains(0)
    }

    /// The lines, oldest first; safe to show, since readline sends all but ASCII's control characters as they are.
    func load() -> [String] {
        guard let data = contents() else { return [] }
        let lines = data.split(separator: UInt8(ascii: "\n"))
        if lines.count > 2 * limit { shorten() }
        return lines.suffix(limit).map { String(decoding: $0, as: UTF8.self) }.filter(Self.isWorthKeeping).map {
            $0.visible
        }
    }

    /// Adds a line at the end.
    func append(_ line: String) {
        withLockedFile { descriptor in
            try? PrivateFile.write(Array((line + "\n").utf8), to: descriptor)
        }
    }

    /// Drops all but the newest lines: writes them beside the file and puts that in its place.
    private func shorten() {
        withLockedFile { _ in
            guard let data = contents() else { return }
            let lines = data.split(separator: UInt8(ascii: "\n")).suffix(limit)
            try? PrivateFile.replace(path, with: lines.flatMap { Array($0) + [UInt8(ascii: "\n")] })
        }
    }

    /// Opens the file for appending and keeps other sessions out meanwhile.
    private func withLockedFile(_ body: (Int32) -> Void) {
        while true {
            // A link is followed to a file that is there, and nothing is made where it leads to.
            if access(path, F_OK) != 0 { try? PrivateFile.create(path) }
            let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else { return }
            defer { close(descriptor) }
            guard isRegular(descriptor) else { return }
            flock(descriptor, LOCK_EX)
            // Another session may have put a shorter file in its place before the lock was had.
            var opened = stat()
            var named = stat()
            guard fstat(descriptor, &opened) == 0, stat(path, &named) == 0 else { return }
            guard opened.st_ino == named.st_ino else { continue }
            body(descriptor)
            return
        }
    }

    /// What is in the file; nil for what is no file, such as a pipe or a device that never ends.
    private func contents() -> [UInt8]? { try? RegularFile.contents(path) }

    private func isRegular(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
