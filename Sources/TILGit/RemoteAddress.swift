import Foundation

/// A validated address of a git repository. It contains no option, no command and no control characters.
package struct RemoteAddress: Hashable, Sendable {
    /// The address as passed to git: a URL, `host:path` for ssh, or the absolute path of a folder.
    package let text: String

    /// The address for display, without a password.
    package var shown: String { GitError.withoutSecrets(text) }

    /// The permitted protocols. Others that git supports can run programs.
    static let schemes = ["https", "http", "ssh", "git", "file"]

    /// Creates an address after validating it.
    /// - Parameters:
    ///   - text: the text that the user typed.
    ///   - folder: the base of relative paths.
    ///   - home: the folder that `~` stands for.
    /// - Throws: `GitError.badAddress`.
    package init(_ text: String, relativeTo folder: String, home: String?) throws(GitError) {
        func refuse(_ reason: String) -> GitError { .badAddress(text, reason: reason) }
        guard !text.isEmpty else { throw refuse("it is empty") }
        guard text.utf8.count <= 4_096 else { throw refuse("it is longer than 4,096 bytes") }
        guard !text.unicodeScalars.contains(where: Self.isForbidden) else {
            throw refuse("it has a control character or a line break in it")
        }
        guard text.first != "-" else { throw refuse("it would be taken for an option") }
        if let end = text.firstRange(of: "://") {
            let scheme = text[..<end.lowerBound].lowercased()
            guard Self.schemes.contains(scheme) else {
                throw refuse("of URLs those of https, http, ssh, git and file can be used, or the path of a folder")
            }
            // Git passes the decoded address on to other programs.
            let isEncoded = ["%00", "%0a", "%0d"].contains { text.lowercased().firstRange(of: $0) != nil }
            guard !isEncoded else { throw refuse("it has a control character or a line break in it") }
            let rest = text[end.upperBound...]
            let authority = rest[..<(rest.firstIndex(of: "/") ?? rest.endIndex)]
            if scheme != "file" { try Self.check(authority, refuse) }
            self.text = text
            return
        }
        if text.firstRange(of: "::") != nil, text.first != "/", text.first != "." {
            throw refuse("of URLs those of https, http, ssh, git and file can be used, or the path of a folder")
        }
        if text == "~" || text.hasPrefix("~/"), let home, home.hasPrefix("/") {
            self.text = home + text.dropFirst()
            return
        }
        let start = text[..<(text.firstIndex(of: "/") ?? text.endIndex)]
        if let colon = start.firstIndex(of: ":") {
            // host:path, the syntax of scp.
            try Self.check(start[..<colon], refuse)
            guard text[text.index(after: colon)...].first != "-" else {
                throw refuse("its path would be taken for an option")
            }
            self.text = text
            return
        }
        if text.hasPrefix("/") {
            self.text = text
        } else {
            self.text = (folder.hasSuffix("/") ? folder : folder + "/") + text
        }
    }

    /// Whether the address is a folder on this machine.
    var isFolder: Bool { text.hasPrefix("/") || text.lowercased().hasPrefix("file://") }

    /// The path of a folder on this machine, or nil for any other address.
    var path: String? {
        guard isFolder else { return nil }
        if text.hasPrefix("/") { return text }
        let rest = text.dropFirst("file://".count)
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        return String(rest[slash...]).removingPercentEncoding ?? String(rest[slash...])
    }

    /// Whether the address is reached with ssh.
    var isSecureShell: Bool {
        if let end = text.firstRange(of: "://") { return text[..<end.lowerBound].lowercased() == "ssh" }
        return !text.hasPrefix("/")
    }

    private static func check(_ authority: Substring, _ refuse: (String) -> GitError) throws(GitError) {
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        guard !host.isEmpty else { throw refuse("it names no host") }
        guard host.first != "-", authority.first != "-" else { throw refuse("its host would be taken for an option") }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }
}
