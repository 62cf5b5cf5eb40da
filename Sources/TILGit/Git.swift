import Glibc
import Subprocess

/// Runs git in a folder: with arguments, never through a shell, and with a configuration of our own choosing.
///
/// Hooks are not run, nothing is signed, nobody is asked where there is no terminal, and what may carry a repository is a
/// short list; see ``GitSafety``. A task that is cancelled ends the git that it waits for. A thread that is not one of
/// Swift's own waits for such a task by ``AwaitedTask``.
package struct Git: Sendable {
    /// The folder in which it runs.
    package let folder: String
    /// Whether a person sits at a terminal who can be asked for a password.
    package let mayAsk: Bool

    private let repository: String?
    private var variables: [String: String]

    /// What a command may say before it is ended, in bytes, where nothing else is asked for.
    package static let usualLimit = 1 << 20

    /// How git is run from now on.
    /// - Parameters:
    ///   - folder: where; a path in an argument that does not begin with `/` begins there.
    ///   - repository: the folder of the repository itself, a bare one or a `.git`; nil where it is looked for in `folder`
    ///     and above.
    ///   - variables: the environment of this process.
    ///   - mayAsk: whether a person sits at a terminal who can be asked for a password.
    package init(
        in folder: String, repository: String? = nil, variables: [String: String], mayAsk: Bool = false
    ) {
        self.folder = folder
        self.repository = repository
        self.variables = GitSafety.variables(variables, mayAsk: mayAsk)
        self.mayAsk = mayAsk
    }

    /// What came of a command.
    package struct Answer: Sendable {
        /// What it wrote to standard output.
        package let bytes: [UInt8]
        /// Why it did not do it; nil where it did.
        package let error: GitError?

        /// Whether it did it.
        package var isDone: Bool { error == nil }

        /// What it wrote to standard output as text, without the line break at its end.
        package var text: String {
            let text = String(decoding: bytes, as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }

        /// The lines that it wrote to standard output.
        package var lines: [String] {
            bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The same git for commands that go to a remote: where nobody can be asked, ssh is told so too.
    package func reaching(_ address: RemoteAddress) async throws -> Git {
        guard !mayAsk, address.isSecureShell, variables["GIT_SSH"] == nil else { return self }
        var git = self
        // Of the person's own command for ssh the options stay in force.
        var own = variables["GIT_SSH_COMMAND"]
        if own == nil { own = try await ask(["config", "--get", "core.sshCommand"]).text }
        git.variables["GIT_SSH_COMMAND"] = GitSafety.batchShell(own)
        return git
    }

    /// Pushes to a remote.
    /// - Parameters:
    ///   - refspecs: what is pushed to what.
    ///   - address: where to.
    ///   - isBulk: whether so much is new that it is not worth while to look for what is alike in it.
    package func push(_ refspecs: [String], to address: RemoteAddress, isBulk: Bool = false) async throws {
        try await requireBare(address)
        let window = isBulk ? ["-c", "pack.window=0"] : []
        let options = window + ["push", "--quiet", "--no-verify"] + (address.isFolder ? [GitSafety.receiver] : [])
        try await reaching(address).run(options + ["--end-of-options", address.text] + refspecs)
    }

    /// Fetches from a remote.
    /// - Parameters:
    ///   - options: further options of the fetch.
    ///   - refspec: what is fetched to what.
    package func fetch(_ options: [String], from address: RemoteAddress, _ refspec: String) async throws -> Answer {
        let words = ["fetch", "--quiet", "--no-tags"] + options + (address.isFolder ? [GitSafety.uploader] : [])
        return try await reaching(address).ask(words + ["--end-of-options", address.text, refspec])
    }

    /// Refuses a remote that is a folder with a repository whose files are checked out, as a push could change them.
    /// - Throws: `GitError.notBare`.
    package func requireBare(_ address: RemoteAddress) async throws {
        guard let path = address.path else { return }
        // Git looks for a repository at these paths, in this order.
        for (place, isBarePlace) in [
            (path + "/.git", false), (path, true), (path + ".git/.git", false), (path + ".git", true),
        ] where access(place, F_OK) == 0 {
            let answer = try await Git(in: "/", repository: place, variables: variables, mayAsk: false)
                .ask(["rev-parse", "--is-bare-repository"])
            // What is no repository, or cannot be read, is reported by git when it is reached.
            guard answer.isDone else { continue }
            guard isBarePlace, answer.text == "true" else { throw GitError.notBare(path: path) }
            return
        }
    }

    /// Whether all objects of a repository are there and as they were written.
    package func isIntact() async throws -> Bool {
        try await ask(["fsck", "--full", "--no-dangling", "--no-progress"], limit: 64 << 20).isDone
    }

    /// Where a clone came from whose files are in a folder; nil for what is no such clone.
    package static func origin(
        ofClone address: RemoteAddress, variables: [String: String]
    ) async throws -> RemoteAddress? {
        guard address.text.hasPrefix("/"), access(address.text + "/.git", F_OK) == 0 else { return nil }
        let git = Git(in: address.text, variables: variables)
        let answer = try await git.ask(["config", "--get", "remote.origin.url"])
        return answer.isDone ? try RemoteAddress(answer.text, relativeTo: address.text, home: nil) : nil
    }

    /// Runs a command that has to succeed.
    /// - Parameters:
    ///   - arguments: the command and what follows it; what others chose belongs behind `--` or `--end-of-options`.
    ///   - input: what it reads from standard input.
    ///   - limit: how many bytes it may write to standard output.
    /// - Throws: `GitError`; `CancellationError` where the task was cancelled.
    @discardableResult
    package func run(_ arguments: [String], input: [UInt8] = [], limit: Int = usualLimit) async throws -> Answer {
        let answer = try await ask(arguments, input: input, limit: limit)
        if let error = answer.error { throw error }
        return answer
    }

    /// Runs a command that may say no.
    /// - Throws: `GitError` where it could not be run; `CancellationError` where the task was cancelled.
    package func ask(_ arguments: [String], input: [UInt8] = [], limit: Int = usualLimit) async throws -> Answer {
        let input = try GitInput(input)
        return try await translating(limit: limit) {
            let result = try await Subprocess.run(
                configuration(arguments), input: input.descriptor, output: .bytes(limit: limit),
                error: .bytes(limit: Self.usualLimit))
            return Answer(
                bytes: result.standardOutput, error: Self.error(result.terminationStatus, result.standardError))
        }
    }

    /// Runs a command that has to succeed, and lets it write to a file, however much that is.
    /// - Parameter descriptor: where its standard output goes.
    /// - Throws: `GitError`; `CancellationError` where the task was cancelled.
    package func run(_ arguments: [String], input: [UInt8] = [], writingTo descriptor: Int32) async throws {
        let input = try GitInput(input)
        let answer = try await translating(limit: 0) {
            let result = try await Subprocess.run(
                configuration(arguments), input: input.descriptor,
                output: .fileDescriptor(.init(rawValue: descriptor), closeAfterSpawningProcess: false),
                error: .bytes(limit: Self.usualLimit))
            return Answer(bytes: [], error: Self.error(result.terminationStatus, result.standardError))
        }
        if let error = answer.error { throw error }
    }

    /// What a command reads from standard input: a file, since a git that ends before it has read a pipe to its end, as on a
    /// full disk, would end this process with it.
    private final class GitInput: Sendable {
        private let file: Int32

        /// - Throws: `GitError.diskFull`.
        init(_ bytes: [UInt8]) throws(GitError) {
            guard let stream = bytes.isEmpty ? fopen("/dev/null", "re") : tmpfile() else { throw Self.failure }
            defer { fclose(stream) }
            guard fwrite(bytes, 1, bytes.count, stream) == bytes.count, fflush(stream) == 0 else { throw Self.failure }
            rewind(stream)
            // No other program that is started meanwhile gets it.
            file = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 0)
            guard file >= 0 else { throw Self.failure }
        }

        deinit { close(file) }

        /// How Subprocess takes it.
        var descriptor: FileDescriptorInput {
            .fileDescriptor(.init(rawValue: file), closeAfterSpawningProcess: false)
        }

        private static var failure: GitError {
            .diskFull("what git is to read cannot be written to the folder for temporary files")
        }
    }

    /// How a command is run.
    private func configuration(_ arguments: [String]) -> Configuration {
        let place = ["-C", folder] + (repository.map { ["--git-dir=\($0)"] } ?? [])
        let words = place + GitSafety.options + (mayAsk ? [] : GitSafety.unasked) + arguments
        var options = PlatformOptions()
        options.teardownSequence = [.send(signal: .terminate, allowedDurationToNextStep: .seconds(2))]
        let pairs = variables.compactMap { name, value in Subprocess.Environment.Key(rawValue: name).map { ($0, value) }
        }
        return Configuration(
            executable: .name("git"), arguments: Arguments(words),
            environment: .custom(Dictionary(uniqueKeysWithValues: pairs)), platformOptions: options)
    }

    private func translating(limit: Int, _ body: () async throws -> Answer) async throws -> Answer {
        do {
            let answer = try await body()
            try Task.checkCancellation()
            return answer
        } catch let error as SubprocessError {
            try Task.checkCancellation()
            switch error.code {
            case .executableNotFound: throw GitError.notInstalled
            case .outputLimitExceeded: throw GitError.tooMuch(limit: limit)
            default: throw GitError.failed("\(error)")
            }
        }
    }

    private static func error(_ status: TerminationStatus, _ complaint: [UInt8]) -> GitError? {
        status.isSuccess ? nil : GitError(complaint: String(decoding: complaint, as: UTF8.self), code: "\(status)")
    }
}
