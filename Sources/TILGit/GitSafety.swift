/// What git is told with every command, so that neither the configuration of a person nor what others wrote makes it run
/// anything else, ask where nobody answers, or say things in another language.
enum GitSafety {
    /// Options that stand before every command.
    static let options: [String] =
        ["--no-pager", "--no-replace-objects", "--no-optional-locks", "--literal-pathspecs"]
        + configuration.flatMap { ["-c", $0] }

    /// Configuration that holds for every command, whatever a file says.
    private static let configuration = [
        // No program of anybody is run beside git itself.
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.attributesFile=/dev/null", "init.templateDir=",
        "submodule.recurse=false", "fetch.recurseSubmodules=false",
        // What others wrote is looked through before it is kept; a link to elsewhere is a text.
        "transfer.fsckObjects=true", "core.symlinks=false", "core.protectHFS=true", "core.protectNTFS=true",
        "protocol.ext.allow=never", "transfer.bundleURI=false",
        // A commit needs no name and no key of the person's, and every byte stays what it is.
        "user.name=til", "user.email=til@localhost", "commit.gpgSign=false", "tag.gpgSign=false",
        "push.gpgSign=false", "log.showSignature=false", "core.autocrlf=false", "core.safecrlf=false",
        "core.quotePath=true", "i18n.commitEncoding=UTF-8", "i18n.logOutputEncoding=UTF-8", "color.ui=false",
        // What was written is the owner's alone, whatever the mask is, and survives a loss of power.
        "core.sharedRepository=0600",
        "core.fsync=objects,reference",
        // Nothing goes on in the background, and nothing waits for ever.
        "gc.auto=0", "gc.recentObjectsHook=", "maintenance.auto=false", "fetch.writeCommitGraph=false",
        "http.lowSpeedLimit=100",
        "http.lowSpeedTime=30", "push.default=nothing", "push.autoSetupRemote=false", "push.followTags=false",
        "fetch.prune=false", "init.defaultBranch=main",
    ]

    /// The option with which a push goes to a folder. Its repository may come from somebody else's stick: no hook, filter or
    /// other program that its configuration names is run, and no files are checked out in it.
    static let receiver = "--receive-pack=" + foreignGit + "receive-pack"
    /// The option with which a fetch from a folder goes; see ``receiver``.
    static let uploader = "--upload-pack=" + foreignGit + "upload-pack"

    /// Git as it runs in the repository of a remote that is a folder: these settings win over the repository's own.
    private static let foreignGit = "git " + foreignConfiguration.map { "-c \($0) " }.joined()

    private static let foreignConfiguration = [
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.alternateRefsCommand=true", "core.sshCommand=false",
        "core.gitProxy=false",
        "core.attributesFile=/dev/null", "receive.denyCurrentBranch=refuse", "receive.denyDeleteCurrent=refuse",
        "receive.autogc=false", "receive.updateServerInfo=false", "receive.fsckObjects=true", "gc.auto=0",
        "gc.recentObjectsHook=", "maintenance.auto=false",
    ]

    /// Variables of git that say how a person's remotes are reached; all others are left out, since they would say where the
    /// repository is, which configuration counts, and which programs are run.
    private static let kept: Set<String> = [
        "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSH_VARIANT", "GIT_ASKPASS", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
        "GIT_CONFIG_NOSYSTEM", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH", "GIT_SSL_CERT", "GIT_SSL_KEY", "GIT_SSL_VERSION",
        "GIT_SSL_CIPHER_LIST", "GIT_SSL_CERT_PASSWORD_PROTECTED", "GIT_HTTP_PROXY_AUTHMETHOD", "GIT_PROXY_SSL_CAINFO",
        "GIT_PROXY_SSL_CERT", "GIT_PROXY_SSL_KEY", "GIT_TERMINAL_PROMPT", "GIT_EXEC_PATH",
    ]

    /// The variables that git gets.
    /// - Parameters:
    ///   - variables: those of this process.
    ///   - mayAsk: whether a person sits at a terminal who can be asked for a password.
    static func variables(_ variables: [String: String], mayAsk: Bool) -> [String: String] {
        var result = variables.filter { !$0.key.hasPrefix("GIT_") || kept.contains($0.key) }
        result["LC_ALL"] = "C"
        result["LANGUAGE"] = nil
        // All that may carry a repository; that overrides what a file of configuration says.
        result["GIT_ALLOW_PROTOCOL"] = RemoteAddress.schemes.joined(separator: ":")
        result["GIT_ATTR_NOSYSTEM"] = "1"
        result["GIT_LFS_SKIP_SMUDGE"] = "1"
        result["GIT_NO_LAZY_FETCH"] = "1"
        if !mayAsk {
            result["GIT_TERMINAL_PROMPT"] = "0"
            result["GCM_INTERACTIVE"] = "never"
            // Neither a window is opened by a job at night.
            result["GIT_ASKPASS"] = ""
            result["SSH_ASKPASS"] = ""
            result["SSH_ASKPASS_REQUIRE"] = "never"
        }
        return result
    }

    /// Options for a command where nobody can be asked for a password.
    static let unasked = ["-c", "core.askPass="]

    /// The command with which ssh is run where nobody can be asked.
    /// - Parameter command: the person's own; nil where they have none.
    static func batchShell(_ command: String?) -> String {
        (command.flatMap { $0.isEmpty ? nil : $0 } ?? "ssh") + " -o BatchMode=yes -o ConnectTimeout=20"
    }
}
