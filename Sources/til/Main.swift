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
        let context = CommandContext(environment: .live())
        let code = Dispatcher(context: context).run(Array(Arguments.words.dropFirst()))
        context.environment.output.flush()
        context.environment.errors.flush()
        context.close()
        exitProcess(code)
    }
}

/// How many files the process may have open at a time (`ulimit -n`). With very few, the libraries that work on other threads
/// end the process.
enum OpenFileLimit {
    private static let least: rlim_t = 24

    /// Raises the limit if it is too low; returns the sentence for the person if that is not allowed.
    static var obstacle: String? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < least else {
            return nil
        }
        limit.rlim_cur = min(limit.rlim_max, 256)
        if limit.rlim_cur >= least, setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 { return nil }
        return "til: Only \(limit.rlim_max) files may be open at a time, and til needs \(least); "
            + "raise the limit with 'ulimit -n 256'.\n"
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
