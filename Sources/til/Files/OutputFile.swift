import Foundation
import Glibc
import TILCore

/// A file that is written beside its place and put there when it is whole, so that a failure leaves what was there.
///
/// What is no file of a disk (a pipe, a terminal, `/dev/null`) is written to as it stands.
final class OutputFile {
    /// What is written.
    let output: Output
    private let descriptor: Int32
    private let path: String
    private let mode: mode_t?
    /// The file beside; nil where there is none, or where it is in its place.
    private var partial: String?

    /// Starts a file.
    /// - Parameters:
    ///   - path: the file's path.
    ///   - mode: the permissions that the finished file gets; nil for those that it had, or private ones.
    ///   - interruption: what ends the wait for somebody who reads a named pipe; the caller watches it until the file is
    ///     finished.
    /// - Throws: `CommandFailure` where it cannot be made, `StoreError.inTheWay` where it would replace a database.
    init(_ path: String, mode: mode_t? = nil, interruption: Interruption) throws {
        self.mode = mode
        // A link is followed, so that the file that it points to is replaced, not the link.
        self.path = Self.end(ofLinksFrom: path)
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, status.st_mode & S_IFMT == S_IFREG {
            try ThingStore.refuseDatabase(self.path)
            // A file that may not be written to is not replaced, though its folder may be.
            guard status.st_mode & 0o222 != 0, PrivateFile.may(W_OK, path) else { throw Self.failure(path, EACCES) }
        }
        if isThere, status.st_mode & S_IFMT != S_IFREG {
            descriptor = try Self.openSpecial(path, interruption)
            output = Output(descriptor: descriptor, wait: interruption.waitToWrite(to:))
            return
        }
        Self.removeAbandoned(besides: self.path)
        var template = Array((Self.partialPrefix(of: self.path) + "XXXXXX").utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Self.failure(path, errno) }
        // Held until the file is in its place: whoever finds one that nobody holds knows that its writer was killed.
        flock(descriptor, LOCK_EX)
        partial = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
        output = Output(descriptor: descriptor)
    }

    /// What the paths of the files begin with that are written beside another.
    private static func partialPrefix(of path: String) -> String {
        "\(PrivateFile.folder(of: path))/.\(PrivateFile.name(of: path)).til-"
    }

    /// Removes what killed programs left beside a file when they wrote it.
    private static func removeAbandoned(besides path: String) {
        let prefix = PrivateFile.name(of: partialPrefix(of: path))
        let folder = PrivateFile.folder(of: path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6 {
            let descriptor = open("\(folder)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink("\(folder)/\(name)") }
            close(descriptor)
        }
    }

    /// Whether something would be lost by writing there: a regular file that is not empty.
    /// - Throws: `StoreError.inTheWay` where it is a database, which is not for asking about.
    static func wouldReplace(_ path: String) throws -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return false }
        try ThingStore.refuseDatabase(PrivateFile.resolved(path))
        return true
    }

    /// Puts the file in its place.
    /// - Throws: `CommandFailure` where not all of it could be written.
    func finish() throws {
        output.flush()
        if let abandonment = output.abandonment { throw abandonment }
        guard output.failure == 0 else { throw Self.failure(path, output.failure) }
        guard let partial else { return }
        var old = stat()
        let isThere = stat(path, &old) == 0
        do {
            try PrivateFile.put(partial, at: path)
        } catch {
            throw Self.failure(path, error.number)
        }
        self.partial = nil
        // mkstemp makes a private file; the finished one has what is asked for, or what the old one had. Not before it is
        // in its place, so that what a kill leaves beside it is private.
        var kept = isThere ? old.st_mode & 0o7777 : nil
        if isThere, fchown(descriptor, old.st_uid, old.st_gid) != 0, fchown(descriptor, uid_t.max, old.st_gid) != 0 {
            // Where the file cannot have its old group, its new one gets none of the rights of the old.
            kept = old.st_mode & 0o707
        }
        if let mode = mode ?? kept { fchmod(descriptor, mode) }
    }

    /// Where links lead to, whether there is a file or not.
    private static func end(ofLinksFrom path: String) -> String {
        var end = path
        // The system follows no more than that.
        for _ in 0..<40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: end) else { break }
            end = target.hasPrefix("/") ? target : PrivateFile.folder(of: end) + "/" + target
        }
        return PrivateFile.resolved(end)
    }

    /// Opens what is no regular file. A directory refuses that by itself; a named pipe is waited for until somebody reads it.
    private static func openSpecial(_ path: String, _ interruption: Interruption) throws -> Int32 {
        while true {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
            if descriptor >= 0 { return descriptor }
            guard errno == ENXIO else { throw failure(path, errno) }
            try interruption.pause(milliseconds: 20)
        }
    }

    private static func failure(_ path: String, _ number: Int32) -> CommandFailure {
        CommandFailure(
            "'\(path.visible)' cannot be written: \(PrivateFile.reason(number)); check the folder and its "
                + "permissions, or give another name.",
            .inputOutput)
    }

    deinit {
        if descriptor >= 0 { Glibc.close(descriptor) }
        if let partial { unlink(partial) }
    }
}
