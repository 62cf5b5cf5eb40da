import CLinux
import Glibc
import Subprocess
import TILText

/// Runs git in a folder, with arguments instead of a shell and with a configuration of til's own.
///
/// Git runs no hooks, signs nothing, asks for nothing without a terminal and uses few protocols; see ``GitSafety``.
/// Cancelling the task ends git. A thread outside Swift's pool waits for such a task with ``AwaitedTask``.
package struct Git: Sendable {
    /// The working folder of git.
    package let folder: String
    /// Whether a person at a terminal can be asked for a password.
    package let mayAsk: Bool

    private let repository: String?
    private var variables: [String: String]

    /// The default limit on the output of a command, in bytes.
    package static let usualLimit = 1 << 20

    /// Creates a runner.
    /// - Parameters:
    ///   - folder: the working folder; relative paths in arguments start here.
    ///   - repository: the folder of the repository itself, bare or a `.git`, or nil to search `folder` and its
    ///     parents.
    ///   - variables: the environment of this process.
    ///   - mayAsk: whether a person at a terminal can be asked for a password.
    package init(
        in folder: String, repository: String? = nil, variables: [String: String], mayAsk: Bool = false
    ) {
        self.folder = folder
        self.repository = repository
        self.variables = GitSafety.variables(variables, mayAsk: mayAsk)
        self.mayAsk = mayAsk
    }

    /// The result of a command.
    package struct Answer: Sendable {
        /// The bytes written to standard output.
        package let bytes: [UInt8]
        /// The reason why the command failed, or nil if it succeeded.
        package let error: GitError?

        /// Whether the command succeeded.
        package var isDone: Bool { error == nil }

        /// The standard output as text, without the final line break.
        package var text: String {
            let text = String(decoding: bytes, as: UTF8.self)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }

        /// The lines of the standard output.
        package var lines: [String] {
            bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Returns a git for commands that reach a remote. Its ssh notices a remote that no longer answers, and asks nothing if
    /// no one can be asked.
    package func reaching(_ address: RemoteAddress) async throws -> Git {
        guard address.isSecureShell, variables["GIT_SSH"] == nil else { return self }
        var git = self
        // Keep the options of the user's own ssh command.
        let own = variables["GIT_SSH_COMMAND"]
        let command = if let own { own } else { try await ask(["config", "--get", "core.sshCommand"]).text }
        git.variables["GIT_SSH_COMMAND"] = GitSafety.shell(command, mayAsk: mayAsk)
        return git
    }

    /// Pushes to a remote.
    /// - Parameters:
    ///   - refspecs: the references to push.
    ///   - address: the remote.
    ///   - isBulk: whether to skip the search for deltas, because so much is new that it does not pay.
    package func push(_ refspecs: [String], to address: RemoteAddress, isBulk: Bool = false) async throws {
        try await requireBare(address)
        let window = isBulk ? ["-c", "pack.window=0"] : []
        let options = window + ["push", "--quiet", "--no-verify"] + (address.isFolder ? [GitSafety.receiver] : [])
        try await reaching(address).run(options + ["--end-of-options", address.text] + refspecs)
    }

    /// Fetches from a remote.
    /// - Parameters:
    ///   - options: further options of the fetch.
    ///   - refspec: the reference to fetch, and the one to write.
    package func fetch(_ options: [String], from address: RemoteAddress, _ refspec: String) async throws -> Answer {
        let words = ["fetch", "--quiet", "--no-tags"] + options + (address.isFolder ? [GitSafety.uploader] : [])
        return try await reaching(address).ask(words + ["--end-of-options", address.text, refspec])
    }

    /// Rejects a local repository with checked out files, because a push could change them.
    /// - Throws: `GitError.notBare`.
    package func requireBare(_ address: RemoteAddress) async throws {
        guard let path = address.path else { return }
        // Git looks for a repository at these paths, in this order.
        for (repository, isBare) in [
            (path + "/.git", false), (path, true), (path + ".git/.git", false), (path + ".git", true),
        ] where access(repository.systemPath, F_OK) == 0 {
            let answer = try await Git(in: "/", repository: repository, variables: variables, mayAsk: false)
                .ask(["rev-parse", "--is-bare-repository"])
            // An invalid or unreadable repository is reported when git accesses it.
            guard answer.isDone else { continue }
            guard isBare, answer.text == "true" else { throw GitError.notBare(path: path) }
            return
        }
    }

    /// Whether all objects of the repository exist and are undamaged.
    package func isIntact() async throws -> Bool {
        try await ask(["fsck", "--full", "--no-dangling", "--no-progress"], limit: 64 << 20).isDone
    }

    /// Returns the origin of the clone checked out in a folder, or nil if the folder is not such a clone.
    package static func origin(
        ofClone address: RemoteAddress, variables: [String: String]
    ) async throws -> RemoteAddress? {
        guard address.text.hasPrefix("/"), access((address.text + "/.git").systemPath, F_OK) == 0 else { return nil }
        let git = Git(in: address.text, variables: variables)
        let answer = try await git.ask(["config", "--get", "remote.origin.url"])
        return answer.isDone ? try RemoteAddress(answer.text, relativeTo: address.text, home: nil) : nil
    }

    /// Runs a command that must succeed.
    /// - Parameters:
    ///   - arguments: the command and its arguments; put untrusted ones after `--` or `--end-of-options`.
    ///   - input: the standard input.
    ///   - limit: the greatest size of the standard output, in bytes.
    /// - Throws: `GitError`; `CancellationError` if the task was cancelled.
    @discardableResult
    package func run(_ arguments: [String], input: [UInt8] = [], limit: Int = usualLimit) async throws -> Answer {
        let answer = try await ask(arguments, input: input, limit: limit)
        if let error = answer.error { throw error }
        return answer
    }

    /// Runs a command that may fail.
    /// - Throws: `GitError` if the command could not be run; `CancellationError` if the task was cancelled.
    package func ask(_ arguments: [String], input: [UInt8] = [], limit: Int = usualLimit) async throws -> Answer {
        try GitError.checkSystem()
        do {
            let result = try await Subprocess.run(
                configuration(arguments), input: Self.file(of: input), output: .bytes(limit: limit),
                error: .bytes(limit: Self.usualLimit))
            try Task.checkCancellation()
            let (status, complaint) = (result.terminationStatus, String(decoding: result.standardError, as: UTF8.self))
            return Answer(
                bytes: result.standardOutput,
                error: status.isSuccess ? nil : GitError(complaint: complaint, code: "\(status)"))
        } catch let error as SubprocessError {
            try Task.checkCancellation()
            switch error.code {
            case .executableNotFound: throw GitError.notInstalled
            case .outputLimitExceeded: throw GitError.tooMuch(limit: limit)
            default: throw GitError.failed("\(error)")
            }
        }
    }

    /// Returns the standard input of a command as a file in memory. With a pipe, a git that ended before reading all of it,
    /// for example on a full disk, would end this process too.
    /// - Throws: `GitError.failed`.
    private static func file(of bytes: [UInt8]) throws(GitError) -> FileDescriptorInput {
        let file = memfd_create("til", UInt32(TIL_MFD_CLOEXEC))
        guard file >= 0 else { throw .failed("its input cannot be prepared (\(String(cString: strerror(errno))))") }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = String(cString: strerror(errno))
                close(file)
                throw .failed("its input cannot be prepared (\(reason))")
            }
            rest = rest.dropFirst(count)
        }
        lseek(file, 0, SEEK_SET)
        return .fileDescriptor(.init(rawValue: file), closeAfterSpawningProcess: true)
    }

    /// Returns the configuration with which a command runs.
    private func configuration(_ arguments: [String]) -> Configuration {
        let target = ["-C", folder] + (repository.map { ["--git-dir=\($0)"] } ?? [])
        let words = target + GitSafety.options + (mayAsk ? [] : GitSafety.unasked) + arguments
        var options = PlatformOptions()
        options.teardownSequence = [.send(signal: .terminate, allowedDurationToNextStep: .seconds(2))]
        let pairs = variables.filter { !$0.key.isEmpty }.map { "\($0.key)=\($0.value)" }
        // Names of files keep their bytes, which need not be UTF-8.
        return Configuration(
            executable: .name("git"), arguments: Arguments(words.map { $0.systemBytes + [0] }),
            environment: .custom(pairs.map { $0.systemBytes + [0] }), platformOptions: options)
    }
}
