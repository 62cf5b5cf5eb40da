import CArguments
import Foundation
import TILCore
import TILProcess
import TILText

/// The entry point of the process: reads the arguments and returns the exit code.
@main
enum Main {
    static func main() {
        // Make writing beyond a file size limit (ulimit -f) an ordinary error, instead of ending the process.
        signal(SIGXFSZ, SIG_IGN)
        StandardStreams.reserve()
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
