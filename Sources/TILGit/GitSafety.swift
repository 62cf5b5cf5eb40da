/// Options and variables for every git command. With them, neither the user's configuration nor received data makes git
/// run other programs, wait for an answer or print messages in another language.
enum GitSafety {
    /// Options that precede every command.
    static let options =
        ["--no-pager", "--no-replace-objects", "--no-optional-locks", "--literal-pathspecs"]
        + configuration.split(separator: "\n").flatMap { part in ["-c", String(part)] }

    /// Configuration that overrides every configuration file. Git runs no other programs. Received objects are checked
    /// before they are stored, and symbolic links are stored as text. Commits need neither the user's name nor a key,
    /// and no byte is converted. Only the owner can read the files, whatever the umask is, and they survive a power
    /// failure. Git runs nothing in the background and never waits forever.
    private static let configuration = """
        core.hooksPath=/dev/null
        core.fsmonitor=false
        core.attributesFile=/dev/null
        init.templateDir=
        submodule.recurse=false
        fetch.recurseSubmodules=false
        transfer.fsckObjects=true
        core.symlinks=false
        core.protectHFS=true
        core.protectNTFS=true
        protocol.ext.allow=never
        transfer.bundleURI=false
        user.name=til
        user.email=til@localhost
        commit.gpgSign=false
        tag.gpgSign=false
        push.gpgSign=false
        log.showSignature=false
        core.autocrlf=false
        core.safecrlf=false
        core.quotePath=true
        i18n.commitEncoding=UTF-8
        i18n.logOutputEncoding=UTF-8
        color.ui=false
        core.sharedRepository=0600
        core.fsync=objects,reference
        gc.auto=0
        gc.recentObjectsHook=
        maintenance.auto=false
        fetch.writeCommitGraph=false
        http.lowSpeedLimit=100
        http.lowSpeedTime=\(silenceLimit)
        push.default=nothing
        push.autoSetupRemote=false
        push.followTags=false
        fetch.prune=false
        init.defaultBranch=main
        """

    /// The option for pushing to a folder. Its repository may come from somebody else's USB stick: none of the programs
    /// that its configuration names is run, and no files are checked out in it.
    static let receiver = "--receive-pack=" + foreignGit + "receive-pack"
    /// The option for fetching from a folder; see ``receiver``.
    static let uploader = "--upload-pack=" + foreignGit + "upload-pack"

    /// The command that runs git in the repository of a local remote. These settings override the repository's own.
    private static let foreignGit = """
        git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.alternateRefsCommand=true -c core.sshCommand=false \
        -c core.gitProxy=false -c core.attributesFile=/dev/null -c receive.denyCurrentBranch=refuse \
        -c receive.denyDeleteCurrent=refuse -c receive.autogc=false -c receive.updateServerInfo=false \
        -c receive.fsckObjects=true -c gc.auto=0 -c gc.recentObjectsHook= -c maintenance.auto=false\u{20}
        """

    /// Git variables that say how to reach the user's remotes. All others are removed, because they would choose the
    /// repository, the configuration and the programs to run.
    private static let kept = """
        GIT_SSH GIT_SSH_COMMAND GIT_SSH_VARIANT GIT_ASKPASS GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM GIT_CONFIG_NOSYSTEM \
        GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_SSL_CERT GIT_SSL_KEY GIT_SSL_VERSION GIT_SSL_CIPHER_LIST \
        GIT_SSL_CERT_PASSWORD_PROTECTED GIT_HTTP_PROXY_AUTHMETHOD GIT_PROXY_SSL_CAINFO GIT_PROXY_SSL_CERT \
        GIT_PROXY_SSL_KEY GIT_TERMINAL_PROMPT GIT_EXEC_PATH
        """.split(separator: " ")

    /// Variables of every command. The list of protocols is complete; it overrides every configuration file.
    private static let fixed = [
        "LC_ALL": "C", "GIT_ALLOW_PROTOCOL": RemoteAddress.schemes.joined(separator: ":"), "GIT_ATTR_NOSYSTEM": "1",
        "GIT_LFS_SKIP_SMUDGE": "1", "GIT_NO_LAZY_FETCH": "1",
    ]

    /// Variables of a command if no one can be asked for a password. A nightly job must not open a window either.
    private static let silent = [
        "GIT_TERMINAL_PROMPT": "0", "GCM_INTERACTIVE": "never", "GIT_ASKPASS": "", "SSH_ASKPASS": "",
        "SSH_ASKPASS_REQUIRE": "never",
    ]

    /// Returns the environment of git.
    /// - Parameters:
    ///   - variables: the environment of this process.
    ///   - mayAsk: whether a person at a terminal can be asked for a password.
    static func variables(_ variables: [String: String], mayAsk: Bool) -> [String: String] {
        var result = variables.filter { name, _ in isKept(name) }
        for (name, value) in fixed { result[name] = value }
        if !mayAsk {
            for (name, value) in silent { result[name] = value }
        }
        return result
    }

    private static func isKept(_ name: String) -> Bool {
        // With a language, git prints messages that til does not understand.
        if name == "LANGUAGE" { return false }
        return !name.hasPrefix("GIT_") || kept.contains(name[...])
    }

    /// Options for a command if no one can be asked for a password.
    static let unasked = ["-c", "core.askPass="]

    /// The number of seconds for which a remote may be silent. The time for a person's answer does not count: neither
    /// ssh nor the transfer of a page runs a clock while it asks.
    static let silenceLimit = 30

    /// Returns the ssh command to use.
    /// - Parameters:
    ///   - command: the user's own command, or an empty text.
    ///   - mayAsk: whether a person at a terminal can be asked for a passphrase.
    static func shell(_ command: String, mayAsk: Bool) -> String {
        let program = command.isEmpty ? "ssh" : command
        // This program has other options.
        if program.split(separator: " ").first?.contains("plink") == true { return program }
        let silence =
            " -o ConnectTimeout=\(silenceLimit) -o ServerAliveInterval=\(silenceLimit / 3) -o ServerAliveCountMax=3"
        return program + (mayAsk ? "" : " -o BatchMode=yes") + silence
    }
}
