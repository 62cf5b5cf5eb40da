/// Options and variables for every git command. With them, neither the user's configuration nor received data makes git
/// run other programs, wait for an answer or print messages in another language.
enum GitSafety {
    /// Options that precede every command.
    static let options: [String] =
        ["--no-pager", "--no-replace-objects", "--no-optional-locks", "--literal-pathspecs"]
        + configuration.flatMap { ["-c", $0] }

    /// Configuration that overrides every configuration file.
    private static let configuration = [
        // Git runs no other programs.
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.attributesFile=/dev/null", "init.templateDir=",
        "submodule.recurse=false", "fetch.recurseSubmodules=false",
        // Received objects are checked before they are stored; symbolic links are stored as text.
        "transfer.fsckObjects=true", "core.symlinks=false", "core.protectHFS=true", "core.protectNTFS=true",
        "protocol.ext.allow=never", "transfer.bundleURI=false",
        // Commits need neither the user's name nor a key, and no byte is converted.
        "user.name=til", "user.email=til@localhost", "commit.gpgSign=false", "tag.gpgSign=false",
        "push.gpgSign=false", "log.showSignature=false", "core.autocrlf=false", "core.safecrlf=false",
        "core.quotePath=true", "i18n.commitEncoding=UTF-8", "i18n.logOutputEncoding=UTF-8", "color.ui=false",
        // Only the owner can read the files, whatever the umask is, and they survive a power failure.
        "core.sharedRepository=0600",
        "core.fsync=objects,reference",
        // Git runs nothing in the background and never waits forever.
        "gc.auto=0", "gc.recentObjectsHook=", "maintenance.auto=false", "fetch.writeCommitGraph=false",
        "http.lowSpeedLimit=100",
        "http.lowSpeedTime=30", "push.default=nothing", "push.autoSetupRemote=false", "push.followTags=false",
        "fetch.prune=false", "init.defaultBranch=main",
    ]

    /// The option for pushing to a folder. Its repository may come from somebody else's USB stick: none of the programs
    /// that its configuration names is run, and no files are checked out in it.
    static let receiver = "--receive-pack=" + foreignGit + "receive-pack"
    /// The option for fetching from a folder; see ``receiver``.
    static let uploader = "--upload-pack=" + foreignGit + "upload-pack"

    /// The command that runs git in the repository of a local remote. These settings override the repository's own.
    private static let foreignGit = "git " + foreignConfiguration.map { "-c \($0) " }.joined()

    private static let foreignConfiguration = [
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.alternateRefsCommand=true", "core.sshCommand=false",
        "core.gitProxy=false",
        "core.attributesFile=/dev/null", "receive.denyCurrentBranch=refuse", "receive.denyDeleteCurrent=refuse",
        "receive.autogc=false", "receive.updateServerInfo=false", "receive.fsckObjects=true", "gc.auto=0",
        "gc.recentObjectsHook=", "maintenance.auto=false",
    ]

    /// Git variables that say how to reach the user's remotes. All others are removed, because they would choose the
    /// repository, the configuration and the programs to run.
    private static let kept: Set<String> = [
        "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSH_VARIANT", "GIT_ASKPASS", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
        "GIT_CONFIG_NOSYSTEM", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH", "GIT_SSL_CERT", "GIT_SSL_KEY", "GIT_SSL_VERSION",
        "GIT_SSL_CIPHER_LIST", "GIT_SSL_CERT_PASSWORD_PROTECTED", "GIT_HTTP_PROXY_AUTHMETHOD", "GIT_PROXY_SSL_CAINFO",
        "GIT_PROXY_SSL_CERT", "GIT_PROXY_SSL_KEY", "GIT_TERMINAL_PROMPT", "GIT_EXEC_PATH",
    ]

    /// Returns the environment of git.
    /// - Parameters:
    ///   - variables: the environment of this process.
    ///   - mayAsk: whether a person at a terminal can be asked for a password.
    static func variables(_ variables: [String: String], mayAsk: Bool) -> [String: String] {
        var result = variables.filter { !$0.key.hasPrefix("GIT_") || kept.contains($0.key) }
        result["LC_ALL"] = "C"
        result["LANGUAGE"] = nil
        // The complete list of protocols; it overrides every configuration file.
        result["GIT_ALLOW_PROTOCOL"] = RemoteAddress.schemes.joined(separator: ":")
        result["GIT_ATTR_NOSYSTEM"] = "1"
        result["GIT_LFS_SKIP_SMUDGE"] = "1"
        result["GIT_NO_LAZY_FETCH"] = "1"
        if !mayAsk {
            result["GIT_TERMINAL_PROMPT"] = "0"
            result["GCM_INTERACTIVE"] = "never"
            // A nightly job must not open a window either.
            result["GIT_ASKPASS"] = ""
            result["SSH_ASKPASS"] = ""
            result["SSH_ASKPASS_REQUIRE"] = "never"
        }
        return result
    }

    /// Options for a command if no one can be asked for a password.
    static let unasked = ["-c", "core.askPass="]

    /// Returns the ssh command to use if no one can be asked.
    /// - Parameter command: the user's own command, or nil.
    static func batchShell(_ command: String?) -> String {
        (command.flatMap { $0.isEmpty ? nil : $0 } ?? "ssh") + " -o BatchMode=yes -o ConnectTimeout=20"
    }
}
