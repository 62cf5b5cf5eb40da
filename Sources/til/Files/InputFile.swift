import Foundation
import Glibc
import TILCore

/// A file that is read, or standard input, and closed with its last reference.
final class InputFile {
    /// Its bytes.
    let source: ByteSource
    private let descriptor: Int32

    /// Opens a file; `-` is standard input.
    ///
    /// What it waits for, as for the writer of a named pipe, it waits for as it reads, so that a signal ends that.
    /// - Parameters:
    ///   - path: the file's path.
    ///   - interruption: what ends the reading.
    /// - Throws: `InterchangeError` where there is none, it is a directory, or the system refuses.
    init(_ path: String, interruption: Interruption) throws {
        if path == "-" {
            descriptor = -1
            source = try ByteSource(
                fileDescriptor: STDIN_FILENO, name: "standard input", wait: interruption.wait(for:))
            source.watch = interruption.check
            return
        }
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let name = VisibleText.visible(path)
            if errno == ENOENT || errno == ENOTDIR { throw InterchangeError.missing(name: name) }
            throw InterchangeError.unreadable(name: name, reason: PrivateFile.reason(errno))
        }
        do {
            source = try ByteSource(fileDescriptor: descriptor, name: path, wait: interruption.wait(for:))
            source.watch = interruption.check
        } catch {
            Glibc.close(descriptor)
            throw error
        }
    }

    /// Whether there is a file.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    deinit {
        if descriptor >= 0 { Glibc.close(descriptor) }
    }
}
