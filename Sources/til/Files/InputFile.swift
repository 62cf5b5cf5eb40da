import Foundation
import Glibc
import TILCore

/// Reads input files or standard input for commands.
enum InputFile {
    /// Returns the contents of a file, or of standard input if the path is `-`.
    ///
    /// Reading waits for the writer of a named pipe. A signal interrupts the wait.
    /// - Throws: `InterchangeError` if the file does not exist, is a directory, or cannot be read.
    static func contents(of path: String, interruption: Interruption) throws -> FileContents {
        if path == "-" {
            return try FileContents(
                fileDescriptor: STDIN_FILENO, name: "standard input", wait: interruption.wait(for:))
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let name = path.visible
            if errno == ENOENT || errno == ENOTDIR { throw InterchangeError.missing(name: name) }
            throw InterchangeError.unreadable(name, errno)
        }
        defer { Glibc.close(descriptor) }
        return try FileContents(fileDescriptor: descriptor, name: path, wait: interruption.wait(for:))
    }

    /// Opens a file for an import, together with the files that belong to it.
    /// - Parameters:
    ///   - path: the file's path, or `-` for standard input.
    ///   - format: the file's format, or nil to detect it.
    ///   - options: how its entries are read.
    ///   - interruption: interrupts the reading.
    /// - Throws: `InterchangeError` if it cannot be opened or read.
    static func toImport(
        _ path: String, as format: InterchangeFormat? = nil, options: ReadingOptions = ReadingOptions(),
        interruption: Interruption
    ) throws -> ImportFile {
        let contents = try contents(of: path, interruption: interruption)
        return try InterchangeFormat.open(contents, as: format, options: options) { name in
            do {
                return try InputFile.contents(of: name, interruption: interruption)
            } catch InterchangeError.missing {
                return nil
            }
        }
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
