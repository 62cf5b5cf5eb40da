import Foundation
import Glibc
import TILCore

/// Files that commands read, or standard input.
enum InputFile {
    /// Returns what is in a file; `-` is standard input.
    ///
    /// What it waits for, as for the writer of a named pipe, it waits for as it reads, so that a signal ends that.
    /// - Throws: `InterchangeError` if there is none, it is a directory, or the system refuses.
    static func contents(of path: String, interruption: Interruption) throws -> FileContents {
        if path == "-" {
            return try FileContents(
                fileDescriptor: STDIN_FILENO, name: "standard input", wait: interruption.wait(for:))
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let name = path.visible
            if errno == ENOENT || errno == ENOTDIR { throw InterchangeError.missing(name: name) }
            throw InterchangeError.unreadable(name: name, reason: PrivateFile.reason(errno))
        }
        defer { Glibc.close(descriptor) }
        return try FileContents(fileDescriptor: descriptor, name: path, wait: interruption.wait(for:))
    }

    /// Returns a file as an import reads it, with those that belong to it.
    /// - Parameters:
    ///   - path: the file's path; `-` is standard input.
    ///   - format: the format that it is in; nil to have it recognised.
    ///   - options: how its entries are read.
    ///   - interruption: what ends the reading.
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

    /// Whether a file exists.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
