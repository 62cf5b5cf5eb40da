import Foundation

/// Buffered text output to a file descriptor.
///
/// On a terminal, every text is written immediately. Otherwise, output is written when the buffer is full and on
/// `flush`.
package final class Output {
    package let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The error number of the first failed write, or 0. Nothing is written after a failure.
    package private(set) var failure: Int32 = 0
    /// The number of bytes that the descriptor has accepted.
    package private(set) var writtenCount = 0
    /// The error that ended a wait for the reader, or nil.
    package private(set) var abandonment: (any Error)?
    /// Waits until a non-blocking descriptor accepts more data.
    private let wait: (Int32) throws -> Void

    /// Whether the descriptor is a terminal.
    package let isTerminal: Bool

    /// - Parameters:
    ///   - descriptor: the descriptor to write to.
    ///   - wait: waits until a non-blocking descriptor accepts more data, and throws to cancel the wait.
    package init(descriptor: Int32, wait: @escaping (Int32) throws -> Void = { _ in }) {
        self.descriptor = descriptor
        self.wait = wait
        isTerminal = isatty(descriptor) == 1
    }

    package func write(_ text: String) {
        buffer.append(contentsOf: text.utf8)
        if isTerminal || buffer.count >= 1 << 16 { flush() }
    }

    package func write(bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= 1 << 16 { flush() }
    }

    package func line(_ text: String = "") {
        write(text + "\n")
    }

    /// Writes the buffer to the descriptor.
    package func flush() {
        if failure == 0 { buffer.withUnsafeBytes { bytes in writeAll(bytes) } }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes bytes until all are written or a write fails.
    private func writeAll(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty, failure == 0 {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
                writtenCount += count
            } else if errno == EAGAIN {
                waitForReader()
            } else if errno != EINTR {
                failure = errno
            }
        }
    }

    private func waitForReader() {
        do {
            try wait(descriptor)
        } catch {
            abandonment = error
            failure = EINTR
        }
    }
}

/// The size of a terminal in cells.
package struct TerminalSize: Equatable, Sendable {
    package var columns = 80
    package var rows = 24

    /// Creates a size.
    package init(columns: Int = 80, rows: Int = 24) {
        self.columns = columns
        self.rows = rows
    }

    /// Returns the size of the terminal that a descriptor leads to.
    ///
    /// If the terminal does not report a size (a pipe, a serial line), `COLUMNS` and `LINES` apply, or else 80 by 24.
    package static func current(descriptor: Int32 = STDOUT_FILENO, variables: [String: String]) -> TerminalSize {
        var window = winsize()
        _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
        func size(_ reported: UInt16, _ name: String, _ usual: Int) -> Int {
            if reported > 0 { return Int(reported) }
            guard let text = variables[name], let size = Int(text), (1...10_000).contains(size) else { return usual }
            return size
        }
        return TerminalSize(columns: size(window.ws_col, "COLUMNS", 80), rows: size(window.ws_row, "LINES", 24))
    }
}
