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
        (self.kind, self.sentence) = (kind, sentence)
    }

    static let notInstalled = GitError(
        .denied, "There is no git on this machine; install it (on Debian, 'apt install git').")

    static func badAddress(_ address: String, reason: String) -> GitError {
        GitError(.badAddress, "The address '\(withoutSecrets(address))' cannot be used: \(reason).")
    }

    /// Returns the error for a folder with checked out files.
    static func notBare(path: String) -> GitError {
        GitError(
            .badAddress,
            "The folder \(path) is not a bare repository, so a push could change the files in it; "
                + "make one for the sync with 'git init --bare'.")
    }

    static func tooMuch(limit: Int) -> GitError {
        GitError(.damaged, "The remote sent more than \(limit) bytes at once, which none that is in order does.")
    }

    static func diskFull(_ detail: String) -> GitError {
        GitError(.unavailable, "A disk is full (\(detail)); nothing is lost, make room and try again.")
    }

    static func failed(_ detail: String) -> GitError { GitError(.failed, "Git did not do it: \(detail).") }

    /// Creates the error that a message of git describes.
    /// - Parameters:
    ///   - complaint: the standard error of git, in English.
    ///   - code: the exit code.
    init(complaint: String, code: String) {
        let text = Self.withoutSecrets(complaint)
        if let start = text.firstRange(of: "dubious ownership in repository at '") {
            let path = text[start.upperBound...].prefix { $0 != "'" }
            self.init(
                .denied,
                "The repository \(path) belongs to another user; if that is right, "
                    + "'git config --global --add safe.directory \(path)' lets git use it.")
            return
        }
        // The last line of git is the same for every failure and does not indicate damage.
        let plain = text.split { $0.isNewline }.filter { !String($0).has(Self.vague) }.joined(separator: "\n")
        let complaint = Self.complaints.first { $0.parts.contains { ($0 == Self.vague ? text : plain).has($0) } }
        let detail = Self.detail(of: text, complaint?.parts ?? []) ?? "it ended with \(code) and said nothing"
        self = complaint.map { GitError($0.kind, "\($0.what) (\(detail)); \($0.advice).") } ?? .failed(detail)
    }

    /// Phrases of git's messages and the errors that they mean. The first match counts.
    private static let complaints: [(parts: [String], kind: Kind, what: String, advice: String)] = [
        (full, .unavailable, "A disk is full", "nothing is lost, make room and try again"),
        (
            locked, .contended,
            "Another git is at work in the same place, or one that was killed left its lock there",
            "try again in a minute, after which til removes the locks of its own repository"
        ),
        (raced, .contended, "Others were sending at the same moment each time", "nothing is lost, try again later"),
        (unreachable, .unavailable, "The remote cannot be reached now", "nothing is lost, try again later"),
        (
            forbidden, .denied, "There is no right to use the remote like this",
            "check keys, passwords and permissions"
        ),
        (broken, .damaged, "A repository of git is damaged", "'git fsck' in it says more"),
        (
            missing, .absent, "There is no git repository at the address",
            "check it, or make one there with 'git init --bare'"
        ),
    ]
    private static let full = ["No space left on device", "Disk quota exceeded", "File too large", "unable to stream"]
    private static let raced = [
        "[rejected]", "(fetch first)", "non-fast-forward", "cannot lock ref", "failed to update ref",
        "incorrect old value provided", "(stale info)", "reference already exists",
    ]
    private static let locked = [".lock': File exists", "Another git process seems to be running"]
    private static let unreachable = [
        "Could not resolve", "Temporary failure in name resolution", "Name or service not known", "Connection refused",
        "Connection timed out", "Operation timed out", "Network is unreachable", "No route to host",
        "Failed to connect", "Couldn't connect", "Connection reset", "Operation too slow", "RPC failed",
        "Connection closed by", "unexpected disconnect", "early EOF",
    ]
    private static let forbidden = [
        "Permission denied", "Authentication failed", "could not read Username", "could not read Password",
        "terminal prompts disabled", "error: 401", "error: 403", "Host key verification failed", "access denied",
        "Access denied", "insufficient permission", "unable to create temporary object directory",
        "Read-only file system", "[remote rejected]", "hook declined", "not allowed",
        "No supported authentication",
    ]
    private static let broken = [
        "is corrupt", "corrupt loose object", "unable to read tree", "unable to read sha1 file",
        "bad object", "is empty", "inflate: data stream error", "invalid sha1 pointer", "missing blob", "missing tree",
        "index-pack failed", "unresolved deltas", "unpack-objects failed", "failed to read object", "unable to read ",
        "remote did not send all necessary objects", "not a valid object", "bad tree object", "Could not read ",
        "unable to parse", "missing commit", "bad revision", "invalid object",
    ]
    private static let missing = [
        "does not appear to be a git repository", "invalid gitfile format", "not found", "does not exist",
        "No such file or directory",
        "Not a directory", "not a git repository", vague,
    ]
    /// The last line of git's message after any failure of a remote.
    private static let vague = "Could not read from remote repository"

    /// Returns the most informative line, without git's label and without a full stop.
    /// - Parameter parts: phrases to look for in the line.
    private static func detail(of text: String, _ parts: [String]) -> String? {
        let lines = text.split { $0.isNewline }.map { line in
            var line = line[...]
            for label in ["fatal: ", "error: ", "remote: ", "ssh: ", "! "] {
                while line.first == " " { line.removeFirst() }
                if line.hasPrefix(label) { line = line.dropFirst(label.count) }
            }
            while let last = line.last, last == "." || last == " " { line.removeLast() }
            return String(line.prefix(300))
        }
        let telling = lines.first { line in parts.contains { $0 != vague && line.has($0) } }
        return telling ?? lines.last { !$0.isEmpty && !$0.hasPrefix("hint:") }
    }

    /// Returns the text with the names and passwords in addresses masked.
    static func withoutSecrets(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "://") {
            result += rest[..<start.upperBound]
            rest = rest[start.upperBound...]
            let end = rest.firstIndex { $0 == "/" || $0.isWhitespace || $0 == "'" } ?? rest.endIndex
            if let at = rest[..<end].lastIndex(of: "@"), rest[..<at].contains(":") { rest = "***" + rest[at...] }
        }
        return result + rest
    }
}

extension String {
    fileprivate func has(_ part: String) -> Bool { firstRange(of: part) != nil }
}
