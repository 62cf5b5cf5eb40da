import CProcess
import Dispatch
import Foundation
import Synchronization
import TILText

/// A program that til starts and waits for.
///
/// It always ends with til, even if til is killed. til also ends it when nobody waits for it any more or when it
/// exceeds a limit. A program that may ask a person at the terminal shares til's session. Any other program has a
/// session of its own, so that the programs that it starts can be ended with it.
package struct ChildProgram: Sendable {
    /// The resources that a program can use.
    package struct Limits: Sendable {
        /// The longest time in seconds, or nil for no limit. Time in which til is stopped or the machine sleeps does
        /// not count.
        package var seconds: Double?
        /// The longest time in seconds in which the program writes nothing, or nil for no limit.
        package var silence: Double?
        /// The maximum size of the program's data in bytes, or nil for no limit.
        package var memory: Int?
        /// The maximum size of the standard output in bytes.
        package var output: Int

        /// Creates limits.
        package init(seconds: Double? = nil, silence: Double? = nil, memory: Int? = nil, output: Int) {
            self.seconds = seconds
            self.silence = silence
            self.memory = memory
            self.output = output
        }
    }

    /// The way in which a program ended.
    package enum Ending: Hashable, Sendable {
        case exit(code: Int32)
        case signal(Int32)
    }

    /// The output of a program that ended.
    package struct Outcome: Sendable {
        /// The bytes written to standard output.
        package let output: [UInt8]
        /// The first bytes written to standard error.
        package let errors: [UInt8]
        /// The way in which the program ended.
        package let ending: Ending
    }

    /// The reason why a program has no outcome.
    package enum Failure: Error, Hashable {
        /// The program could not be started. `number` is the error number.
        case notStarted(number: Int32)
        /// The program wrote more than the limit and was ended.
        case outputLimit(Int)
        /// The program took longer than the limit and was ended.
        case timeLimit(seconds: Double)
        /// The program wrote nothing for longer than the limit and was ended.
        case silenceLimit(seconds: Double)
    }

    /// The path of the program.
    package let path: String
    /// The arguments, without the name of the program.
    package let arguments: [String]
    /// The environment.
    package let variables: [String: String]
    /// The resources that the program can use.
    package let limits: Limits
    /// Whether the program may ask a person at the terminal. If not, it gets no terminal.
    package let mayAsk: Bool
    /// Whether the program gets time to tidy up before it is killed.
    package let tidiesUp: Bool
    /// A descriptor that stays open until the program has ended, even if til ends before.
    package let kept: Int32?

    /// Creates a program to run.
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: the arguments, without the name of the program.
    ///   - variables: the environment.
    ///   - limits: the resources that the program can use.
    ///   - mayAsk: whether the program may ask a person at the terminal.
    ///   - tidiesUp: whether the program gets time to tidy up before it is killed, for example to remove its locks.
    ///   - kept: a descriptor that stays open until the program has ended, even if til is killed, or nil. A lock of it
    ///     shows that the program is running. The program itself does not get the descriptor.
    package init(
        path: String, arguments: [String], variables: [String: String], limits: Limits, mayAsk: Bool = false,
        tidiesUp: Bool = false, keeping kept: Int32? = nil
    ) {
        self.path = path
        self.arguments = arguments
        self.variables = variables
        self.limits = limits
        self.mayAsk = mayAsk
        self.tidiesUp = tidiesUp
        self.kept = kept
    }

    /// Runs the program and waits for its end.
    /// - Parameters:
    ///   - input: the standard input, or nil for an empty one.
    ///   - check: called several times in each tenth of a second. If it throws, the program is ended and the error is
    ///     rethrown.
    /// - Throws: ``Failure``.
    package func run(input: Int32? = nil, checking check: () throws -> Void = {}) throws -> Outcome {
        let child = try RunningChild(start(input ?? -1, sharesOutput: false), isAlone: !mayAsk, grace: grace)
        defer { child.end() }
        let (output, errors) = try child.output(limits, check)
        return Outcome(output: output, errors: errors, ending: child.end())
    }

    /// Starts the program with til's own standard output and standard error. Only the limit of memory applies.
    /// - Parameter input: the standard input.
    /// - Throws: ``Failure``.
    package func startAtTerminal(input: Int32) throws -> RunningChild {
        try RunningChild(start(input, sharesOutput: true), isAlone: !mayAsk, grace: grace)
    }

    /// Runs the program on a thread of its own. Cancelling the task ends the program.
    /// - Parameter input: the standard input, or nil for an empty one.
    /// - Throws: ``Failure``, or `CancellationError` if the task was cancelled.
    package func run(input: Int32? = nil) async throws -> Outcome {
        let isCancelled = Atomic(false)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                Self.threads.async {
                    continuation.resume(
                        with: Result {
                            try run(input: input) {
                                if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
                            }
                        })
                }
            }
        } onCancel: {
            isCancelled.store(true, ordering: .relaxed)
        }
    }

    private static let threads = DispatchQueue(label: "til.child-program", attributes: .concurrent)

    /// The longest time that the program has to tidy up before it is killed, in milliseconds. On a busy computer git
    /// needs a while to remove its locks, and without that the other repository stays locked.
    private var grace: Int32 {
        if tidiesUp { return 3_000 }
        return mayAsk ? 100 : 0
    }

    private func start(_ input: Int32, sharesOutput: Bool) throws(Failure) -> til_child {
        // Names of files keep their bytes, which need not be UTF-8.
        var words = ([path] + arguments).map { word in strdup(word.systemPath) }
        var settings = variables.map { variable in strdup("\(variable.key)=\(variable.value)".systemPath) }
        defer { for text in words + settings { free(text) } }
        words.append(nil)
        settings.append(nil)
        var child = til_child()
        let number = path.systemPath.withUnsafeBufferPointer { path in
            words.withUnsafeBufferPointer { words in
                settings.withUnsafeBufferPointer { settings in
                    var program = til_program(
                        path: path.baseAddress, arguments: words.baseAddress, variables: settings.baseAddress,
                        input: input, shares_output: sharesOutput ? 1 : 0,
                        is_alone: mayAsk ? 0 : 1, grace: grace, kept: kept ?? -1,
                        memory: UInt64(limits.memory ?? 0))
                    return til_start(&program, &child)
                }
            }
        }
        guard number == 0 else { throw .notStarted(number: number) }
        return child
    }
}

extension [String: String] {
    /// Returns the path of an installed program, or nil.
    package func program(named name: String) -> String? {
        let folders = self["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        let paths = folders.split(separator: ":").map { folder in "\(folder)/\(name)" }
        return paths.first { path in access(path.systemPath, X_OK) == 0 }
    }
}
