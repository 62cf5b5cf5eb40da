import Foundation

/// The reading of whole regular files.
package enum RegularFile {
    /// Returns the content of a file. A pipe or a device is rejected, because reading it could wait forever.
    /// - Parameter limit: the maximum size of the file in bytes.
    /// - Throws: `SystemError`: `EFBIG` if the file is longer, `EINVAL` if it is not a regular file.
    package static func contents(_ path: String, atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
        let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(number: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
        guard status.st_size <= limit else { throw SystemError(number: EFBIG) }
        do {
            // The result is shorter if the file was truncated in the meantime.
            return try Array(FileHandle(fileDescriptor: descriptor).read(upToCount: Int(status.st_size)) ?? Data())
        } catch {
            throw SystemError(number: EIO)
        }
    }
}
