package import Foundation
import TILText

/// A file that is written to a temporary file in the same folder and renamed when complete. A failure leaves the old
/// file unchanged.
///
/// If the path is not a regular file (a pipe, a terminal, `/dev/null`), the output is written to it directly.
package final class OutputFile {
    /// The stream to write to.
    package let output: Output
    private let path: String
    private let mode: mode_t?
    /// The temporary file, or nil if the output goes directly to the path or the file has been renamed.
    private var partial: String?

    /// Opens a file for writing.
    /// - Parameters:
    ///   - path: the file's path.
    ///   - mode: the permissions of the finished file, or nil to keep the old permissions. A new file is private.
    ///   - interruption: interrupts the wait for a reader of a named pipe. The caller checks it until the file is
    ///     finished.
    ///   - refuse: throws an error if a regular file must not be replaced. Its path has no links.
    /// - Throws: `CommandFailure` if the file cannot be created.
    package init(
        _ path: String, mode: mode_t? = nil, interruption: Interruption,
        refusing refuse: (_ path: String) throws -> Void
    ) throws {
        self.mode = mode
        // Follow a link, so that its target is replaced and not the link.
        self.path = Self.end(ofLinksFrom: path)
        let old = Self.status(path)
        if let old, old.st_mode & S_IFMT != S_IFREG {
            let descriptor = try Self.openSpecial(path, interruption)
            output = Output(descriptor: descriptor) { descriptor in try interruption.wait(for: descriptor, POLLOUT) }
            return
        }
        if let old {
            try refuse(self.path)
            // Do not replace a read-only file, even if its folder is writable.
            let isWritable = old.st_mode & 0o222 != 0 && PrivateFile.may(W_OK, path)
            guard isWritable else { throw Self.failure(path, EACCES) }
        }
        let folder = PrivateFile.folder(of: self.path)
        let prefix = ".\(PrivateFile.name(of: self.path)).til-"
        Self.removeAbandoned(in: folder, prefix: prefix)
        var template = "\(folder)/\(prefix)XXXXXX".systemPath
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Self.failure(path, errno) }
        // Hold the lock until the file has been renamed. A temporary file without a lock belongs to a killed process.
        flock(descriptor, LOCK_EX)
        partial = String(systemText: template)
        output = Output(descriptor: descriptor)
    }

    /// Returns the status of the file that a path leads to, or nil if there is none.
    package static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path.systemPath, &status) == 0 ? status : nil
    }

    /// Removes temporary files of killed processes.
    private static func removeAbandoned(in folder: String, prefix: String) {
        let names = PrivateFile.names(in: folder) ?? []
        for name in names where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6 {
            let descriptor = open("\(folder)/\(name)".systemPath, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink("\(folder)/\(name)".systemPath) }
            close(descriptor)
        }
    }

    /// Returns the permissions that the umask gives to a new file, or nil if the file exists and keeps its own.
    package static func modeOfShared(_ path: String) -> mode_t? {
        guard !PrivateFile.exists(path) else { return nil }
        let mask = umask(0o077)
        umask(mask)
        return 0o666 & ~mask
    }

    /// Renames the temporary file to its final name.
    /// - Throws: `CommandFailure` if the file could not be written completely.
    package func finish() throws {
        output.flush()
        if let abandonment = output.abandonment { throw abandonment }
        guard output.failure == 0 else { throw Self.failure(path, output.failure) }
        guard let partial else { return }
        let old = Self.status(path)
        do {
            try PrivateFile.move(partial, to: path)
        } catch {
            throw Self.failure(path, error.number)
        }
        self.partial = nil
        // mkstemp creates a private file. Set the final permissions only after the rename, so that the temporary file
        // of a killed process stays private.
        let file = output.descriptor
        let kept = old.map { old in Self.keepOwner(of: old, for: file) }
        if let mode = mode ?? kept { fchmod(file, mode) }
    }

    /// Gives a file the owner and the group of the file that it replaced, as far as the user may.
    /// - Returns: the permissions of the old file that it can keep.
    private static func keepOwner(of old: stat, for file: Int32) -> mode_t {
        let keepsBoth = fchown(file, old.st_uid, old.st_gid) == 0
        let keepsGroup = keepsBoth || fchown(file, uid_t.max, old.st_gid) == 0
        // If the file cannot keep its old group, do not grant the old group's rights to the new one.
        return old.st_mode & (keepsGroup ? 0o7777 : 0o707)
    }

    /// Returns the target of a chain of links, whether or not it exists.
    private static func end(ofLinksFrom path: String) -> String {
        var end = path
        // The system follows no more links either.
        for _ in 0..<40 {
            guard let target = PrivateFile.target(ofLink: end) else { break }
            end = target.hasPrefix("/") ? target : PrivateFile.folder(of: end) + "/" + target
        }
        return PrivateFile.resolved(end)
    }

    /// Opens a path that is not a regular file. Opening a directory fails. For a named pipe, waits until a reader opens
    /// it.
    private static func openSpecial(_ path: String, _ interruption: Interruption) throws -> Int32 {
        while true {
            let descriptor = open(path.systemPath, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
            if descriptor >= 0 { return descriptor }
            guard errno == ENXIO else { throw failure(path, errno) }
            try interruption.wait(for: -1, until: Date() + 0.02)
        }
    }

    private static func failure(_ path: String, _ number: Int32) -> CommandFailure {
        if number == EACCES, let ownership = RootOwnership(of: path) {
            return CommandFailure(ownership.sentence("'\(path.visible)' cannot be written"), .inputOutput)
        }
        return CommandFailure(
            "'\(path.visible)' cannot be written: \(PrivateFile.reason(number)). Check the folder and its "
                + "permissions, or give another name.",
            .inputOutput)
    }

    deinit {
        Foundation.close(output.descriptor)
        if let partial { unlink(partial.systemPath) }
    }
}
