import CArguments
import Glibc
import TILCore

/// Where the process starts: takes the arguments, leaves with the exit code.
@main
enum Main {
    static func main() {
        // A file that may not grow any further is an error like others (ulimit -f), not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        if let reason = OpenFileLimit.obstacle {
            reason.withCString { text in _ = write(STDERR_FILENO, text, strlen(text)) }
            exitProcess(ExitStatus.inputOutput.rawValue)
        }
        SQLiteLibrary.setUp()
        let session = Session(environment: .live())
        let code = Dispatcher(session: session).run(Array(Arguments.words.dropFirst()))
        session.console.output.flush()
        session.console.errors.flush()
        session.close()
        exitProcess(code)
    }
}

/// The number of files that the process may have open at a time (`ulimit -n`). If there are very few, the libraries that work
/// on other threads end the process.
enum OpenFileLimit {
    private static let enough: rlim_t = 256
    /// The number of files that a command opens at most, besides those that it was started with.
    private static let needed = 18

    /// Raises the limit if it is low; returns a sentence for the person if too few files can be opened.
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

/// The words that the program was started with, its name first.
enum Arguments {
    /// From the C library, which has them without `/proc`; Swift's own reading of them needs it.
    static var words: [String] {
        guard var next = til_arguments() else { return CommandLine.arguments }
        var words: [String] = []
        while let word = next.pointee {
            words.append(String(cString: word))
            next += 1
        }
        return words
    }
}
