import Foundation

/// The lines of standard input, each waited for no longer than until an instant.
final class TimedInput {
    private var bytes: [UInt8] = []
    /// Whether there will be no more lines.
    private(set) var isAtEnd = false

    /// The next line; nil where none has come by the instant, or none will.
    func line(until instant: Date = .distantFuture) -> String? {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes.removeSubrange(...end) }
                return String(decoding: bytes[..<end], as: UTF8.self)
            }
            if isAtEnd {
                // The last line may have no newline.
                defer { bytes.removeAll() }
                return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
            }
            let milliseconds = min(max(0, instant.timeIntervalSinceNow * 1_000), 86_400_000).rounded(.up)
            var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, Int32(milliseconds)) <= 0 {
                if Date() >= instant { return nil }
                continue
            }
            var piece = [UInt8](repeating: 0, count: 4_096)
            let count = read(STDIN_FILENO, &piece, piece.count)
            isAtEnd = count <= 0
            bytes += piece[..<max(0, count)]
        }
    }

    /// Forgets what a person had typed of a line when the time ran out.
    func drop() {
        tcflush(STDIN_FILENO, TCIFLUSH)
    }
}
