import CArguments
import Glibc
import TILCore
import TILProcess
import TILText

/// The entry point of the process: reads the arguments and returns the exit code.
@main
enum Main {
    static func main() {
        // Make writing beyond a file size limit (ulimit -f) an ordinary error, instead of ending the process.
        signal(SIGXFSZ, SIG_IGN)
        if let reason = OpenFileLimit.obstacle {
            reason.withCString { text in _ = write(STDERR_FILENO, text, strlen(text)) }
            exit(ExitStatus.inputOutput.rawValue)
        }
        SQLiteLibrary.setUp()
        let session = Session(environment: .live(variables: Arguments.variables))
        let code = Dispatcher(session: session).run(Array(Arguments.words.dropFirst()))
        session.console.output.flush()
        session.console.errors.flush()
        session.close()
        exit(code)
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
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < enough else { return nil }
        limit.rlim_cur = min(limit.rlim_max, enough)
        if setrlimit(resource, &limit) == 0, limit.rlim_cur == enough { return nil }
        let opened = (0..<needed).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0) }
        for descriptor in opened where descriptor >= 0 { close(descriptor) }
        if opened.allSatisfy({ $0 >= 0 }) { return nil }
        return "til: Only \(limit.rlim_max) files may be open at a time, which is too few; raise the limit with "
            + "'ulimit -n 256'.\n"
    }
}

/// The words of the command line, starting with the program's name, and the environment variables.
enum Arguments {
    /// The words from the C library, which works without `/proc`. Swift's own implementation needs it.
    static var words: [String] { til_arguments().map(strings) ?? CommandLine.arguments }

    /// The environment variables. Foundation's `ProcessInfo` would take a tenth of a look-up's time.
    static var variables: [String: String] {
        var variables: [String: String] = [:]
        // Of two with the same name, the first counts.
        for variable in strings(til_variables()).reversed() {
            guard let sign = variable.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
            variables[String(variable[..<sign])] = String(variable[sign...].utf8.dropFirst())
        }
        return variables
    }

    /// Returns the texts of an array of C that ends with NULL.
    private static func strings(_ start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
        var next = start
        var strings: [String] = []
        while let string = next.pointee {
            strings.append(String(systemText: string))
            next += 1
        }
        return strings
    }
}
