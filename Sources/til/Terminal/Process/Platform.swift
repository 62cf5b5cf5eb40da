import Foundation
import TILText

/// The parts of the program that differ between systems. Foundation covers all other calls.
enum Platform {
    /// The path of the program's own file, or nil if the system does not tell.
    static var programPath: String? {
        #if os(Linux)
            PrivateFile.whole("/proc/self/exe")
        #else
            Bundle.main.executablePath
        #endif
    }
}

/// Standard input, output and error.
enum StandardStreams {
    /// Keeps the descriptors that the caller closed (`til <&-`) from naming a file that is opened later: a message
    /// would be written into that file, and a server would wait for input from it. Reading and writing them stays an
    /// error.
    static func reserve() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest free descriptor is used, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}

/// The maximum number of open files of the process (`ulimit -n`). If it is very low, libraries that run on other
/// threads end the process.
enum OpenFileLimit {
    private static let enough: rlim_t = 256
    /// The maximum number of files that a command opens, in addition to those open at the start.
    private static let needed = 18

    /// Raises a low limit. Returns an error message if the limit stays too low, or nil.
    static var obstacle: String? {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < enough else { return nil }
        limit.rlim_cur = min(limit.rlim_max, enough)
        if setrlimit(resource, &limit) == 0, limit.rlim_cur == enough { return nil }
        let opened = (0..<needed).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0) }
        for descriptor in opened where descriptor >= 0 { close(descriptor) }
        if opened.allSatisfy({ descriptor in descriptor >= 0 }) { return nil }
        return "til: Only \(limit.rlim_max) files may be open at a time, which is too few; raise the limit with "
            + "'ulimit -n 256'.\n"
    }
}
