import Foundation

/// The reason why git failed. The sentence says what is wrong and what to do.
package struct GitError: Error, Hashable, Sendable {
    /// The kinds of errors.
    package enum Kind: Hashable, Sendable {
        /// Another device was faster, or another git is using the repository. Another attempt may succeed.
        case contended
        /// The remote cannot be reached now, or a disk is full.
        case unavailable
        /// Git is not installed, or access to the repository is denied.
        case denied
        /// The address cannot be used.
        case badAddress
        /// The address contains no repository.
        case absent
        /// The remote data is damaged or far too long.
        case damaged
        /// Anything else.
        case failed
    }

    package let kind: Kind
    package let sentence: String

    private init(_ kind: Kind, _ sentence: String) {
        self.kind = kind
        self.sentence = sentence
    }

    static let notInstalled = GitError(
        .denied, "git is not installed. Install it, on Debian with 'apt install git'.")

    static func badAddress(_ address: String, reason: String) -> GitError {
        GitError(.badAddress, "The address '\(withoutSecrets(address))' cannot be used: \(reason).")
    }

    /// Returns the error for a folder with checked out files.
    static func notBare(path: String) -> GitError {
        GitError(
            .badAddress,
            "The folder \(path) is not a bare repository, so a push could change the files in it. "
                + "Create one for the sync with 'git init --bare'.")
    }

    static func tooMuch(limit: Int) -> GitError {
        GitError(.damaged, "The remote sent more than \(limit) bytes at once, so til stopped reading.")
    }

    static func missing(name: String) -> GitError {
        GitError(.damaged, "The file \(name) of the repository is missing or damaged. Try again later.")
    }

    static func tooSlow(seconds: Int) -> GitError {
        GitError(
            .unavailable,
            "git did not finish within \(seconds) seconds, so til stopped it. Nothing is lost. Try again later.")
    }

    static func silent(seconds: Int) -> GitError {
        GitError(
            .unavailable,
            "The remote sent nothing for \(seconds) seconds, so til stopped waiting. Nothing is lost. Try again later.")
    }

    static func notStarted(reason: String) -> GitError {
        GitError(.denied, "git cannot be started: \(reason.lowercased()). Try 'git --version'.")
    }

    /// Rejects a bare system without the file that git needs.
    /// - Throws: `GitError` of the kind `denied`.
    static func checkSystem() throws(GitError) {
        if access("/dev/null", R_OK | W_OK) != 0 {
            throw GitError(
                .denied, "/dev/null is missing, and git needs it. Create it with 'mknod -m 666 /dev/null c 1 3'.")
        }
    }

    static func failed(_ detail: String) -> GitError { GitError(.failed, "git failed: \(detail).") }

    /// Creates the error that a message of git describes.
    /// - Parameters:
    ///   - complaint: the standard error of git, in English.
    ///   - code: the exit code.
    init(complaint: String, code: String) {
        let text = Self.withoutSecrets(complaint)
        if let start = text.firstRange(of: "dubious ownership in repository at '") {
            let path = text[start.upperBound...].prefix { character in character != "'" }
            self.init(
                .denied,
                "The repository \(path) belongs to another user. If that is right, run "
                    + "'git config --global --add safe.directory \(path)'.")
            return
        }
        // An empty repository has no references. The remote's message about the end of the connection may come before.
        if let line = Self.lines(text).first(where: { line in line.contains("couldn't find remote ref") }) {
            self = .failed(String(line))
            return
        }
        let known = Self.known(in: text)
        let detail = Self.detail(of: text, known?.lines ?? []) ?? "it exited with \(code) without a message"
        if let known {
            self.init(known.kind, "\(known.what) (\(detail)). \(known.advice).")
        } else {
            self = .failed(detail)
        }
    }

    /// Returns the first known complaint in a message of git. The last line of git is the same for every failure and does
    /// not indicate damage, so it counts only for the complaint that has it.
    private static func known(in text: String) -> Complaint? {
        let plain = lines(text).filter { line in !line.has(vague) }.joined(separator: "\n")
        return complaints.first { complaint in
            complaint.lines.contains { phrase in phrase == vague ? text.has(phrase) : plain.has(phrase) }
        }
    }

    private static func lines(_ text: String) -> [Substring] { text.split { character in character.isNewline } }

    /// The last line of git's message after any failure of a remote.
    private static let vague: Substring = "Could not read from remote repository"

    private static let silenceAdvice =
        "til waits \(GitSafety.silenceLimit) seconds for a silent remote. Nothing is lost. Try again later"

    /// An error, and the phrases of git's messages that mean it.
    private struct Complaint {
        let kind: Kind
        let what: String
        let advice: String
        let lines: [Substring]

        /// - Parameter phrases: the phrases, one per line.
        init(_ kind: Kind, _ what: String, _ advice: String, _ phrases: String) {
            self.kind = kind
            self.what = what
            self.advice = advice
            lines = GitError.lines(phrases)
        }
    }

    /// The errors that git's messages mean. The first match counts.
    private static let complaints = [
        Complaint(
            .unavailable, "A disk is full", "Nothing is lost. Make room and try again",
            """
            No space left on device
            Disk quota exceeded
            File too large
            unable to stream
            """
        ),
        Complaint(
            .contended, "Another git is running in the same repository, or a killed one left its lock there",
            "Nothing is lost. Try again later",
            """
            .lock': File exists
            Another git process seems to be running
            """
        ),
        Complaint(
            .contended, "Other devices kept pushing at the same time", "Nothing is lost. Try again later",
            """
            [rejected]
            (fetch first)
            non-fast-forward
            cannot lock ref
            failed to update ref
            incorrect old value provided
            (stale info)
            reference already exists
            """
        ),
        Complaint(
            .unavailable, "The remote did not answer in time", silenceAdvice,
            """
            Operation too slow
            not responding
            during banner exchange
            """
        ),
        Complaint(
            .unavailable, "The remote cannot be reached now", "Nothing is lost. Try again later",
            """
            Could not resolve
            Temporary failure in name resolution
            Name or service not known
            Connection refused
            Connection timed out
            Operation timed out
            SSL connection timeout
            Network is unreachable
            No route to host
            Failed to connect
            Couldn't connect
            Connection reset
            RPC failed
            Connection closed by
            unexpected disconnect
            early EOF
            """
        ),
        Complaint(
            .denied, "The remote denied permission", "Check your keys, passwords and permissions",
            """
            Permission denied
            Authentication failed
            could not read Username
            could not read Password
            terminal prompts disabled
            error: 401
            error: 403
            Host key verification failed
            access denied
            Access denied
            insufficient permission
            unable to create temporary object directory
            Read-only file system
            [remote rejected]
            hook declined
            not allowed
            No supported authentication
            """
        ),
        Complaint(
            .damaged, "The remote has a commit that git rejects",
            "Nothing is lost. Use a new, empty repository, and all changes are sent there",
            """
            fsck error
            not a tree object
            """
        ),
        Complaint(
            .damaged, "A git repository is damaged", "Run 'git fsck' in it for details",
            """
            is corrupt
            corrupt loose object
            bad object
            is empty
            inflate: data stream error
            invalid sha1 pointer
            missing blob
            missing tree
            index-pack failed
            unresolved deltas
            unpack-objects failed
            failed to read object
            unable to read\u{20}
            remote did not send all necessary objects
            not a valid object
            bad tree object
            Could not read\u{20}
            unable to parse
            missing commit
            bad revision
            invalid object
            """
        ),
        Complaint(
            .absent, "No git repository exists at the address", "Check it, or create one there with 'git init --bare'",
            """
            does not appear to be a git repository
            invalid gitfile format
            not found
            does not exist
            No such file or directory
            Not a directory
            not a git repository
            \(vague)
            """
        ),
    ]

    /// Returns the most informative line, without git's labels and without a full stop.
    /// - Parameter phrases: phrases to look for in the line.
    private static func detail(of text: String, _ phrases: [Substring]) -> String? {
        let lines = Self.lines(text).map { line in withoutLabels(line) }
        let telling = lines.first { line in phrases.contains { phrase in phrase != vague && line.has(phrase) } }
        return telling ?? lines.last { line in !line.isEmpty && !line.hasPrefix("hint:") }
    }

    /// Returns the start of a line without git's labels, and without full stops and spaces at its end.
    private static func withoutLabels(_ line: Substring) -> String {
        let labels = /\ *(fatal:\ )?\ *(error:\ )?\ *(remote:\ )?\ *(ssh:\ )?\ *(!\ )?/
        var text = line.trimmingPrefix(labels)
        while let last = text.last, last == "." || last == " " { text.removeLast() }
        return String(text.prefix(300))
    }

    /// Returns the text with the names and passwords in addresses masked.
    static func withoutSecrets(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "://") {
            result += rest[..<start.upperBound]
            rest = rest[start.upperBound...]
            let host = rest.prefix { character in character != "/" && character != "'" && !character.isWhitespace }
            // With HTTP, a name alone may be a token. With SSH, it is the name of an account.
            let isHTTP = result.hasSuffix("http://") || result.hasSuffix("https://")
            if let at = host.lastIndex(of: "@"), isHTTP || host[..<at].contains(":") { rest = "***" + rest[at...] }
        }
        return result + rest
    }
}

extension StringProtocol {
    fileprivate func has(_ part: some StringProtocol) -> Bool { firstRange(of: part) != nil }
}
