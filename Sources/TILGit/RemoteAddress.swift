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
        if let reason = Self.flaw(of: text) { throw .badAddress(text, reason: reason) }
        if text == "~" || text.hasPrefix("~/"), let home, home.hasPrefix("/") {
            self.text = home + text.dropFirst()
        } else if Self.url(text) != nil || Self.host(text) != nil || text.hasPrefix("/") {
            self.text = text
        } else {
            self.text = (folder.hasSuffix("/") ? folder : folder + "/") + text
        }
    }

    /// Returns the reason why an address cannot be used, or nil.
    private static func flaw(of text: String) -> String? {
        let hasControl = "it contains a control character or a line break"
        let isOfOtherProtocol = "use an https, http, ssh, git or file URL, or the path of a folder"
        if text.isEmpty { return "it is empty" }
        if text.utf8.count > 4_096 { return "it is longer than 4,096 bytes" }
        if text.unicodeScalars.contains(where: isForbidden) { return hasControl }
        if text.first == "-" { return "git would read it as an option" }
        if let (scheme, rest) = url(text) {
            if !schemes.contains(scheme) { return isOfOtherProtocol }
            // Git passes the decoded address on to other programs.
            if text.lowercased().firstMatch(of: /%00|%0a|%0d/) != nil { return hasControl }
            return scheme == "file" ? nil : flaw(ofHost: rest.prefix { character in character != "/" })
        }
        if text.firstRange(of: "::") != nil, text.first != "/", text.first != "." { return isOfOtherProtocol }
        guard let host = host(text) else { return nil }
        if let flaw = flaw(ofHost: host) { return flaw }
        let path = text.dropFirst(host.count + 1)
        return path.first == "-" ? "git would read its path as an option" : nil
    }

    private static func flaw(ofHost authority: Substring) -> String? {
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        if host.isEmpty { return "it names no host" }
        return host.first == "-" || authority.first == "-" ? "git would read its host as an option" : nil
    }

    /// Returns the scheme of a URL and the text after `://`, or nil for any other address.
    private static func url(_ text: String) -> (scheme: String, rest: Substring)? {
        guard let mark = text.firstRange(of: "://") else { return nil }
        return (text[..<mark.lowerBound].lowercased(), text[mark.upperBound...])
    }

    /// Returns the host of `host:path`, the syntax of scp, or nil for any other address.
    private static func host(_ text: String) -> Substring? {
        let start = text.prefix { character in character != "/" }
        return start.firstIndex(of: ":").map { colon in text[..<colon] }
    }

    /// Whether the address is a folder on this machine.
    package var isFolder: Bool { text.hasPrefix("/") || Self.url(text)?.scheme == "file" }

    /// The path of a folder on this machine, or nil for any other address.
    var path: String? {
        if text.hasPrefix("/") { return text }
        guard let url = Self.url(text), url.scheme == "file" else { return nil }
        let path = String(url.rest.drop { character in character != "/" })
        return path.isEmpty ? nil : path.removingPercentEncoding ?? path
    }

    /// Whether the address is reached with ssh.
    var isSecureShell: Bool { !text.hasPrefix("/") && Self.url(text)?.scheme ?? "ssh" == "ssh" }

    /// Whether the address is reached with http or https.
    var isWeb: Bool { ["http", "https"].contains(Self.url(text)?.scheme) }

    /// Whether the protocol of the address asks no one for a password.
    var isAnonymous: Bool { Self.url(text)?.scheme == "git" }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }
}
