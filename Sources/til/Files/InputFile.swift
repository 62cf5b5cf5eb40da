import Foundation
import TILCore
import TILProcess
import TILText

/// Reads input files or standard input for commands.
enum InputFile {
    /// Returns the contents of a file, or of standard input if the path is `-`.
    ///
    /// Reading waits for the writer of a named pipe. A signal interrupts the wait.
    /// - Parameters:
    ///   - name: its name in reports, or nil for the path.
    ///   - onlyRegular: whether to reject pipes and devices, because someone else has chosen the path.
    /// - Throws: `InterchangeError` if the file does not exist, is a directory, or cannot be read.
    static func contents(
        of path: String, named name: String? = nil, onlyRegular: Bool = false, interruption: Interruption
    ) throws -> FileContents {
        if path == "-" {
            return try FileContents(
                fileDescriptor: STDIN_FILENO, name: "standard input",
                wait: { descriptor in try interruption.wait(for: descriptor) })
        }
        let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let name = path.visible
            if errno == ENOENT || errno == ENOTDIR { throw InterchangeError.missing(name: name) }
            throw InterchangeError.unreadable(name, errno)
        }
        defer { Foundation.close(descriptor) }
        var status = stat()
        if onlyRegular, fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG {
            throw InterchangeError.unreadable("'\(path.visible)' is not a regular file. Name another file.")
        }
        return try FileContents(
            fileDescriptor: descriptor, name: name ?? path,
            wait: { descriptor in try interruption.wait(for: descriptor) })
    }

    /// Opens a file for an import, together with the files that belong to it.
    /// - Parameters:
    ///   - path: the file's path, or `-` for standard input.
    ///   - name: its name in reports, or nil for the path.
    ///   - format: the file's format, or nil to detect it.
    ///   - options: how its entries are read.
    ///   - onlyRegular: whether to reject pipes and devices.
    ///   - interruption: interrupts the reading.
    /// - Throws: `InterchangeError` if it cannot be opened or read.
    static func toImport(
        _ path: String, named name: String? = nil, as format: InterchangeFormat? = nil,
        options: ReadingOptions = ReadingOptions(), onlyRegular: Bool = false, interruption: Interruption
    ) throws -> ImportFile {
        let contents = try contents(of: path, named: name, onlyRegular: onlyRegular, interruption: interruption)
        return try toImport(
            contents, as: format, options: options, onlyRegular: onlyRegular, interruption: interruption)
    }

    /// Opens a file that was read, together with the files that belong to it.
    static func toImport(
        _ contents: FileContents, as format: InterchangeFormat?, options: ReadingOptions, onlyRegular: Bool = false,
        interruption: Interruption
    ) throws -> ImportFile {
        try InterchangeFormat.open(contents, as: format, options: options) { name in
            do {
                return try InputFile.contents(of: name, onlyRegular: onlyRegular, interruption: interruption)
            } catch InterchangeError.missing {
                return nil
            }
        }
    }
}
