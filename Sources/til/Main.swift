import CArguments
import Glibc
import TILCore

/// Where the process starts: takes the arguments, leaves with the exit code.
@main
enum Main {
    static func main() {
        // A file that may not grow any further is an error like others (ulimit -f), not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        SQLiteLibrary.setUp()
        let context = CommandContext(environment: .live())
        let code = Dispatcher(context: context).run(Array(Arguments.words.dropFirst()))
        context.environment.output.flush()
        context.environment.errors.flush()
        context.close()
        exitProcess(code)
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
