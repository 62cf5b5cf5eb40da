import Foundation
import Glibc

/// Everything that comes from outside the program, in one value: time, randomness, the terminal, the variables.
///
/// Nothing below reads a clock, a variable or a descriptor by itself; tests put others in their place.
struct Environment {
    /// The present instant.
    var now: () -> Date
    /// The local time's offset from UTC at an instant, in seconds.
    var utcOffset: (Date) -> Int
    /// A seed for what is to be random.
    var seed: () -> UInt64
    /// The environment variables.
    var variables: any Variables
    /// Standard output: data.
    var output: Output
    /// Standard error: everything else.
    var errors: Output
    /// Whether standard input is a terminal.
    var isInputTerminal: Bool
    /// Standard input.
    var input: Int32 = STDIN_FILENO
    /// For how many seconds another process that is writing to the store is waited for.
    var patience: Double = 5
    /// Where what comes with the program is.
    var installedData: () -> InstalledData = { InstalledData() }

    /// Whether a person is there to be asked: both ends are a terminal.
    var isInteractive: Bool { isInputTerminal && output.isTerminal }

    /// What reads lines here: a person's keyboard where both ends are a terminal, else standard input as it comes.
    func lineEditor(
        history: HistoryFile? = nil, completer: @escaping (UnfinishedLine) -> Completions = { _ in .none }
    ) -> any LineEditor {
        isInteractive
            ? ReadlineEditor(variables: variables, now: now, history: history, completer: completer)
            : PipeEditor(descriptor: input, announcements: errors, now: now)
    }

    /// The local time's offset from UTC in seconds, from the C library: Foundation's time zones bring up ICU, which
    /// takes longer than most commands.
    private static func localOffset(at instant: Date) -> Int {
        var seconds = time_t(exactly: instant.timeIntervalSince1970.rounded(.down)) ?? 0
        var local = tm()
        // So that a machine that is taken to another time zone is followed while the program runs.
        tzset()
        return localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff
    }

    /// The real environment of the process.
    static func live() -> Environment {
        Environment(
            now: { Date() },
            utcOffset: localOffset(at:),
            seed: { UInt64.random(in: .min ... .max) },
            variables: ProcessVariables(),
            output: Output(descriptor: STDOUT_FILENO),
            errors: Output(descriptor: STDERR_FILENO),
            isInputTerminal: isatty(STDIN_FILENO) == 1,
            installedData: InstalledData.ofProcess)
    }
}

/// Where environment variables are looked up: the process's own, or a dictionary in their place.
protocol Variables {
    /// The value of a variable; nil where it is not set.
    subscript(name: String) -> String? { get }

    /// All of them.
    var all: [String: String] { get }
}

extension Variables {
    /// The path of a program that the person has.
    func program(named name: String) -> String? {
        let folders = self["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}

extension [String: String]: Variables {
    var all: [String: String] { self }
}

/// The process's environment. A variable is looked for when it is asked for: a command wants a handful of them, and
/// making a dictionary of all is a tenth of what a look-up takes.
struct ProcessVariables: Variables {
    subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

    var all: [String: String] { ProcessInfo.processInfo.environment }
}
