import Foundation

/// Small files of a disk, read as a whole.
package enum RegularFile {
    /// What is in a file. A pipe or a device, which could keep one waiting for ever, is none.
    /// - Parameter limit: how many bytes it may have.
    /// - Throws: `SystemError`: `EFBIG` where it has more, `EINVAL` where it is no regular file.
    package static func contents(_ path: String, atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(number: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
        guard status.st_size <= limit else { throw SystemError(number: EFBIG) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let got = bytes.withUnsafeMutableBytes {
                read(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count)
            }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw SystemError(number: errno) }
            // It was cut meanwhile.
            if got == 0 { break }
            count += got
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
