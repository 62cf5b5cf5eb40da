/// What keeps git from doing what it was asked; every sentence stands for itself.
package enum GitError: Error, Hashable, Sendable {
    /// There is no git on this machine.
    case notInstalled
    /// An address that is not one, or not one that may be used.
    case badAddress(String, reason: String)
    /// The remote cannot be reached now.
    case noNetwork(detail: String)
    /// The remote, or a folder of this machine, lets nobody in who comes like this.
    case noRight(detail: String)
    /// There is no repository at the address.
    case noSuchRemote(detail: String)
    /// Somebody else pushed meanwhile; after a fetch and a merge it may work.
    case rejected(detail: String)
    /// A disk is full.
    case diskFull(detail: String)
    /// Git said more than it was allowed to.
    case tooMuch(limit: Int)
    /// Another git is at work in the same repository.
    case busy(detail: String)
    /// The folder of a repository belongs to another user.
    case notOwn(path: String)
    /// A folder whose repository has files checked out beside it.
    case notBare(path: String)
    /// A repository is not whole.
    case damaged(detail: String)
    /// Anything else that git complains of.
    case failed(detail: String)

    /// A full sentence that says what is wrong and what to do.
    package var sentence: String {
        switch self {
        case .notInstalled:
            "There is no git on this machine; install it (on Debian, 'apt install git')."
        case .badAddress(let address, let reason):
            "The address '\(address)' cannot be used: \(reason)."
        case .noNetwork(let detail):
            "The remote cannot be reached now (\(detail)); nothing is lost, try again later."
        case .noRight(let detail):
            "There is no right to use the remote like this (\(detail)); check keys, passwords and permissions."
        case .noSuchRemote(let detail):
            "There is no git repository at the address (\(detail)); check it, or make one there with 'git init --bare'."
        case .rejected(let detail):
            "Others were sending at the same moment each time (\(detail)); nothing is lost, try again later."
        case .diskFull(let detail):
            "A disk is full (\(detail)); nothing is lost, make room and try again."
        case .tooMuch(let limit):
            "The remote sent more than \(limit) bytes at once, which none that is in order does."
        case .busy(let detail):
            "Another git is at work in the same place, or one that was killed left its lock there (\(detail)); "
                + "try again in a minute, after which til removes the locks of its own repository."
        case .notOwn(let path):
            "The repository \(path) belongs to another user; if that is right, "
                + "'git config --global --add safe.directory \(path)' lets git use it."
        case .notBare(let path):
            "The folder \(path) is not a bare repository, so a push could change the files in it; "
                + "make one for the sync with 'git init --bare'."
        case .damaged(let detail):
            "A repository of git is damaged (\(detail)); 'git fsck' in it says more."
        case .failed(let detail):
            "Git did not do it: \(detail)."
        }
    }
}

extension GitError {
    /// What git's complaint amounts to.
    /// - Parameters:
    ///   - complaint: what it wrote to standard error, in English.
    ///   - code: the exit code.
    init(complaint: String, code: String) {
        let text = Self.withoutSecrets(complaint)
        if let owner = Self.ownedByAnother(text) {
            self = .notOwn(path: owner)
            return
        }
        // What git says last whatever was wrong tells nothing of a damage.
        let plain = text.split { $0.isNewline }.filter { !String($0).has(Self.vague) }.joined(separator: "\n")
        let kind = Self.kinds.first { kind in kind.parts.contains { ($0 == Self.vague ? text : plain).has($0) } }
        let detail = Self.detail(of: text, kind?.parts ?? []) ?? "it ended with \(code) and said nothing"
        self = kind?.make(detail) ?? .failed(detail: detail)
    }

    /// The folder of a repository that belongs to another user, which git does not read for that.
    private static func ownedByAnother(_ text: String) -> String? {
        guard let start = text.firstRange(of: "dubious ownership in repository at '") else { return nil }
        return String(text[start.upperBound...].prefix { $0 != "'" })
    }

    /// What git's words tell, the first that does counts.
    private static let kinds: [(parts: [String], make: @Sendable (String) -> GitError)] = [
        (full, { .diskFull(detail: $0) }), (locked, { .busy(detail: $0) }), (raced, { .rejected(detail: $0) }),
        (unreachable, { .noNetwork(detail: $0) }), (forbidden, { .noRight(detail: $0) }),
        (damaged, { .damaged(detail: $0) }), (missing, { .noSuchRemote(detail: $0) }),
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
    private static let damaged = [
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
    /// What git says last whatever was wrong.
    private static let vague = "Could not read from remote repository"

    /// The line that tells most, in one line, without git's own label and without a full stop.
    /// - Parameter parts: what the line may say.
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

    /// A text in which the names and passwords of addresses are covered.
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
