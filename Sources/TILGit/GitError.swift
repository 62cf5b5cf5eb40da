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
            "Another git is at work in the same place (\(detail)); try again in a moment."
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
        let detail = Self.detail(of: text) ?? "it ended with \(code) and said nothing"
        func says(_ parts: [String]) -> Bool { parts.contains { text.range(of: $0) } }
        self =
            if says(Self.full) {
                .diskFull(detail: detail)
            } else if says(Self.raced) {
                .rejected(detail: detail)
            } else if says(Self.locked) {
                .busy(detail: detail)
            } else if says(Self.unreachable) {
                .noNetwork(detail: detail)
            } else if says(Self.forbidden) {
                .noRight(detail: detail)
            } else if says(Self.missing) {
                .noSuchRemote(detail: detail)
            } else {
                .failed(detail: detail)
            }
    }

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
        "Read-only file system", "dubious ownership", "[remote rejected]", "hook declined", "not allowed",
        "No supported authentication",
    ]
    private static let missing = [
        "does not appear to be a git repository", "not found", "does not exist", "No such file or directory",
        "Not a directory", "not a git repository", "Could not read from remote repository",
    ]

    /// The line that tells most, in one line, without git's own label and without a full stop.
    private static func detail(of text: String) -> String? {
        let lines = text.split { $0.isNewline }.map { line in
            var line = line[...]
            for label in ["fatal: ", "error: ", "remote: ", "ssh: ", "! "] {
                while line.first == " " { line.removeFirst() }
                if line.hasPrefix(label) { line = line.dropFirst(label.count) }
            }
            while let last = line.last, last == "." || last == " " { line.removeLast() }
            return String(line.prefix(300))
        }
        let telling = lines.first { line in
            (full + raced + locked + unreachable + forbidden + missing.dropLast()).contains { line.range(of: $0) }
        }
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
    fileprivate func range(of part: String) -> Bool { firstRange(of: part) != nil }
}
