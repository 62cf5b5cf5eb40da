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
    /// The file beside; nil where there is none, or where it is in its place.
    private var partial: String?

    /// Starts a file.
    /// - Throws: `CommandFailure` where it cannot be made, `StoreError.inTheWay` where it would replace a database.
    init(_ path: String) throws {
        // A link is followed, so that the file that it points to is replaced, not the link.
        let resolved = realpath(path, nil)
        self.path = resolved.map { String(cString: $0) } ?? path
        free(resolved)
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, status.st_mode & S_IFMT == S_IFREG { try ThingStore.refuseDatabase(self.path) }
        if isThere, status.st_mode & S_IFMT != S_IFREG {
            // A directory refuses that by itself.
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Self.failure(path, errno) }
            output = Output(descriptor: descriptor)
            return
        }
        var template = Array((self.path + ".XXXXXX").utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Self.failure(path, errno) }
        partial = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
        output = Output(descriptor: descriptor)
    }

    /// Puts the file in its place.
    /// - Throws: `CommandFailure` where not all of it could be written.
    func finish() throws {
        output.flush()
        guard output.failure == 0 else { throw Self.failure(path, output.failure) }
        guard let partial else { return }
        var old = stat()
        let isThere = stat(path, &old) == 0
        guard fsync(descriptor) == 0, rename(partial, path) == 0 else { throw Self.failure(path, errno) }
        self.partial = nil
        // mkstemp makes a private file; the finished one has what the old one had, or what the person's mask gives. Not
        // before it is in its place, so that what a kill leaves beside it is private.
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, isThere ? old.st_mode & 0o7777 : 0o666 & ~mask)
    }

    private static func failure(_ path: String, _ number: Int32) -> CommandFailure {
        CommandFailure(
            "'\(VisibleText.visible(path))' cannot be written: \(String(cString: strerror(number)).lowercased()); check the folder and its "
                + "permissions, or give another name.",
            .inputOutput)
    }

    deinit {
        if descriptor >= 0 { Glibc.close(descriptor) }
        if let partial { unlink(partial) }
    }
}
