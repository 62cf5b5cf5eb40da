import Foundation
import Glibc

/// A file descriptor that text is written to, gathered into few system calls.
///
/// On a terminal every write goes out at once; elsewhere when the buffer is full, on `flush`, and at the end.
final class Output {
    /// The descriptor that is written to.
    let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The error number of the first write that failed: 0 while all is well. Nothing is written after it.
    private(set) var failure: Int32 = 0
    /// Why a wait for the other end was given up; nil while none was.
    private(set) var abandonment: (any Error)?
    /// Waits until a descriptor that does not block takes more.
    private let wait: (Int32) throws -> Void

    /// Whether the other end is a terminal.
    let isTerminal: Bool

    /// - Parameters:
    ///   - descriptor: what is written to.
    ///   - wait: waits until a descriptor that does not block takes more, and throws where that is no longer wanted.
    init(descriptor: Int32, wait: @escaping (Int32) throws -> Void = { _ in }) {
        self.descriptor = descriptor
        self.wait = wait
        isTerminal = isatty(descriptor) == 1
    }

    /// Writes text as it is.
    func write(_ text: String) {
        buffer.append(contentsOf: text.utf8)
        if isTerminal || buffer.count >= 1 << 16 { flush() }
    }

    /// Writes bytes as they are.
    func write(bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
        if buffer.count >= 1 << 16 { flush() }
    }

    /// Writes a line.
    func line(_ text: String = "") {
        write(text + "\n")
    }

    /// Sends what was gathered.
    func flush() {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard failure == 0 else { return }
        buffer.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress {
                let count = Glibc.write(descriptor, start, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    do { try wait(descriptor) } catch {
                        abandonment = error
                        failure = EINTR
                        return
                    }
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
    }
}
