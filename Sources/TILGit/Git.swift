import Foundation
import TILProcess
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
    private let ownRepository: OwnRepository?
    private var variables: [String: String]
    /// The longest time of a command in seconds, or nil for no limit.
    private let seconds: Double?
    /// The longest silence of a remote in seconds.
    private let longestSilence: Double
    /// Whether the limit of silence applies to the command, which then shows its progress as a sign of life.
    private var isWatched = false

    /// The default limit on the output of a command, in bytes.
    package static let usualLimit = 1 << 20
    /// The longest time of a command in seconds, if no one can be asked.
    package static let longestTime = 3_600.0
    /// The maximum size of a command's data in bytes, if no one can be asked.
    private static let mostMemory = 4 << 30

    /// Creates a runner.
    /// - Parameters:
    ///   - folder: the working folder; relative paths in arguments start here.
    ///   - repository: the folder of the repository itself, bare or a `.git`, or nil to search `folder` and its
    ///     parents.
    ///   - ownRepository: the repository itself, if only til uses it; `repository` is ignored then.
    ///   - variables: the environment of this process.
    ///   - mayAsk: whether a person at a terminal can be asked for a password. Then no command has a limit, because the
    ///     person may take any time to answer.
    ///   - longestTime: the longest time of a command in seconds, if no one can be asked.
    ///   - longestSilence: the longest silence of a remote in seconds, if it asks no one.
    package init(
        in folder: String, repository: String? = nil, ownRepository: OwnRepository? = nil,
        variables: [String: String], mayAsk: Bool = false, longestTime: Double = longestTime,
        longestSilence: Double = Double(GitSafety.silenceLimit)
    ) {
        self.folder = folder
        self.repository = ownRepository?.path ?? repository
        self.ownRepository = ownRepository
        self.variables = GitSafety.variables(variables, mayAsk: mayAsk)
        self.mayAsk = mayAsk
        seconds = mayAsk ? nil : longestTime
        self.longestSilence = longestSilence
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
            bytes.split(separator: .lineFeed).map { line in String(decoding: line, as: UTF8.self) }
        }
    }

    /// Returns a git for commands that reach a remote. It notices a remote that no longer answers, and its ssh asks
    /// nothing if no one can be asked.
    package func reaching(_ address: RemoteAddress) async throws -> Git {
        var git = self
        // Ssh has a limit of its own, and no time runs while git asks a person for a password.
        git.isWatched = address.isAnonymous || !mayAsk && address.isWeb
        guard address.isSecureShell, variables["GIT_SSH"] == nil else { return git }
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
        let git = try await reaching(address)
        var words = isBulk ? ["-c", "pack.window=0"] : []
        words += ["push", git.loudness, "--no-verify"]
        if address.isFolder { words.append(GitSafety.receiver) }
        try await git.run(words + ["--end-of-options", address.text] + refspecs)
    }

    /// Fetches from a remote.
    /// - Parameters:
    ///   - options: further options of the fetch.
    ///   - refspec: the reference to fetch, and the one to write.
    package func fetch(_ options: [String], from address: RemoteAddress, _ refspec: String) async throws -> Answer {
        let git = try await reaching(address)
        var words = ["fetch", git.loudness, "--no-tags"] + options
        if address.isFolder { words.append(GitSafety.uploader) }
        return try await git.ask(words + ["--end-of-options", address.text, refspec])
    }

    private var loudness: String { isWatched ? "--progress" : "--quiet" }

    /// Rejects a local repository with checked out files, because a push could change them.
    /// - Throws: `GitError.notBare`.
    package func requireBare(_ address: RemoteAddress) async throws {
        guard let path = address.path else { return }
        // Git looks for a repository at these paths, in this order.
        for repository in [path + "/.git", path, path + ".git/.git", path + ".git"] {
            guard access(repository.systemPath, F_OK) == 0 else { continue }
            let git = Git(in: "/", repository: repository, variables: variables, mayAsk: false)
            let answer = try await git.ask(["rev-parse", "--is-bare-repository"])
            // An invalid or unreadable repository is reported when git accesses it.
            guard answer.isDone else { continue }
            let isInWorkTree = repository != path && repository.hasSuffix("/.git")
            if isInWorkTree || answer.text != "true" { throw GitError.notBare(path: path) }
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

    /// Returns the contents of files of the repository.
    /// - Parameters:
    ///   - names: the hashes of the files.
    ///   - size: the sum of their sizes in bytes.
    /// - Returns: the contents in the order of the names.
    package func contents(of names: [String], size: Int) async throws -> [ArraySlice<UInt8>] {
        let input = Array(names.map { name in name + "\n" }.joined().utf8)
        // Before each content is a line with the hash, the type and the size.
        let longestLine = 256
        let limit = size + names.count * longestLine
        var rest = try await run(["cat-file", "--batch"], input: input, limit: limit).bytes[...]
        return try names.map { name in
            let line = rest.prefix { byte in byte != "\n" }
            rest = rest.dropFirst(line.count + 1)
            // The content and a line break follow.
            guard let size = Self.size(inLine: line), size <= rest.count else { throw GitError.missing(name: name) }
            let content = rest.prefix(size)
            rest = rest.dropFirst(size + 1)
            return content
        }
    }

    /// Returns the size of a file in a line such as `0a1b blob 12`, or nil if the file is missing.
    private static func size(inLine line: ArraySlice<UInt8>) -> Int? {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 3, words[1] == "blob" else { return nil }
        return Int(words[2])
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
        guard let path = variables.program(named: "git") else { throw GitError.notInstalled }
        let file = try Self.file(of: input)
        defer { if let file { close(file) } }
        let mark = ownRepository?.markInUse()
        defer { if let mark { close(mark) } }
        do {
            let outcome = try await program(path, arguments, limit: limit, keeping: mark).run(input: file)
            try Task.checkCancellation()
            if outcome.ending == .exit(code: 0) { return Answer(bytes: outcome.output, error: nil) }
            let complaint = String(decoding: outcome.errors, as: UTF8.self)
            let error = GitError(complaint: complaint, code: outcome.ending.words)
            return Answer(bytes: outcome.output, error: error)
        } catch let failure as ChildProgram.Failure {
            switch failure {
            case .notStarted(let number): throw GitError.notStarted(reason: String(cString: strerror(number)))
            case .outputLimit(let limit): throw GitError.tooMuch(limit: limit)
            case .timeLimit(let seconds): throw GitError.tooSlow(seconds: Int(seconds))
            case .silenceLimit(let seconds): throw GitError.silent(seconds: Int(seconds))
            }
        }
    }

    /// Returns a command as a program to run.
    private func program(_ path: String, _ arguments: [String], limit: Int, keeping mark: Int32?) -> ChildProgram {
        var words = ["-C", folder]
        if let repository { words.append("--git-dir=\(repository)") }
        words += GitSafety.options
        if !mayAsk { words += GitSafety.unasked }
        words += arguments
        var limits = ChildProgram.Limits(seconds: seconds, output: limit)
        if isWatched { limits.silence = longestSilence }
        if !mayAsk { limits.memory = Self.mostMemory }
        return ChildProgram(
            path: path, arguments: words, variables: variables, limits: limits, mayAsk: mayAsk, tidiesUp: true,
            keeping: mark)
    }

    /// Returns the standard input of a command as a file in memory, or nil if it is empty. With a pipe, a git that
    /// ended before reading all of it, for example on a full disk, would end this process too.
    /// - Throws: `GitError.failed`.
    private static func file(of bytes: [UInt8]) throws(GitError) -> Int32? {
        if bytes.isEmpty { return nil }
        let file = Platform.memoryFile()
        guard file >= 0 else { throw .failed("its input cannot be prepared (\(String(cString: strerror(errno))))") }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in write(file, bytes.baseAddress, bytes.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = String(cString: strerror(errno))
                close(file)
                throw .failed("its input cannot be prepared (\(reason))")
            }
            rest = rest.dropFirst(count)
        }
        lseek(file, 0, SEEK_SET)
        return file
    }
}

extension ChildProgram.Ending {
    /// The ending in words, for messages.
    fileprivate var words: String {
        switch self {
        case .exit(let code): "code \(code)"
        case .signal(let number): "signal \(number)"
        }
    }
}
