import Foundation
import TILProcess
import TILText

/// All inputs from outside the program: time, randomness, the terminal and the environment variables.
///
/// Other code does not read clocks, variables or descriptors directly, so tests can replace them.
struct Environment {
    /// Returns the current time.
    var now: () -> Date
    /// Returns the offset of local time from UTC at a time, in seconds.
    var utcOffset: @Sendable (Date) -> Int
    /// Returns a seed for random numbers.
    var seed: () -> UInt64
    var variables: [String: String]
    /// Standard output, for data.
    var output: Output
    /// Standard error, for everything else.
    var errors: Output
    var isInputTerminal: Bool
    /// The descriptor of standard input.
    var input: Int32 = STDIN_FILENO
    /// The number of seconds to wait while another process writes to the store.
    var patience = Duration.seconds(5)
    /// Returns the folders of the data that comes with the program.
    var installedData: () -> InstalledData = { InstalledData() }

    /// Whether a person can answer questions: input and output are terminals.
    var isInteractive: Bool { isInputTerminal && output.isTerminal }

    /// Returns the line editor: readline if input and output are terminals, otherwise a reader for pipes.
    func lineEditor(
        history: HistoryFile? = nil, completer: @escaping (UnfinishedLine) -> Completions = { _ in .none }
    ) -> any LineEditor {
        isInteractive
            ? ReadlineEditor(variables: variables, now: now, history: history, completer: completer)
            : PipeEditor(descriptor: input, announcements: errors, now: now)
    }

    /// Returns the offset of local time from UTC in seconds. Uses the C library, because Foundation's time zones load
    /// ICU, which takes longer than most commands.
    private static func localOffset(at instant: Date) -> Int {
        var seconds = time_t(exactly: instant.timeIntervalSince1970.rounded(.down)) ?? 0
        var local = tm()
        // Notice a change of the machine's time zone while the program runs.
        tzset()
        return localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff
    }

    /// Returns the real environment of the process.
    static func live(variables: [String: String]) -> Environment {
        Environment(
            now: { Date() },
            utcOffset: localOffset(at:),
            seed: { UInt64.random(in: .min ... .max) },
            variables: variables,
            output: Output(descriptor: STDOUT_FILENO),
            errors: Output(descriptor: STDERR_FILENO),
            isInputTerminal: isatty(STDIN_FILENO) == 1,
            installedData: { InstalledData.ofProcess(variables) })
    }
}
