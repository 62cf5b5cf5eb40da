import Foundation
import Glibc
import TestSupport
import Testing

@testable import TILGit

@Suite("git, run with arguments of our own choosing") struct GitTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }
    private let variables: [String: String]

    init() throws {
        temporary = try TemporaryFolder()
        variables = ProcessInfo.processInfo.environment.merging(["HOME": temporary.path]) { $1 }
    }

    private func address(_ text: String) throws -> RemoteAddress {
        try RemoteAddress(text, relativeTo: folder, home: folder)
    }

    @Test func theOutputOfACommandIsReturnedAndItsInputIsWritten() async throws {
        let git = Git(in: folder, variables: variables)
        #expect(try await git.run(["init", "--quiet", "--bare", "a.git"]).bytes.isEmpty)
        let repository = Git(in: folder, repository: folder + "/a.git", variables: variables)
        let name = try await repository.run(["hash-object", "-w", "--stdin"], input: Array("FTW\n".utf8)).text
        #expect(name.count == 40)
        #expect(try await repository.run(["cat-file", "blob", name]).lines == ["FTW"])
        await #expect(throws: GitError.tooMuch(limit: 2)) {
            try await repository.run(["cat-file", "blob", name], limit: 2)
        }
        let answer = try await repository.ask(["rev-parse", "--verify", "--quiet", "refs/heads/none"])
        #expect(!answer.isDone)
    }

    @Test func noHookRunsHereOrInARepositoryThatIsPushedTo() async throws {
        let git = Git(in: folder, variables: variables)
        try await git.run(["init", "--quiet", "mine"])
        try await git.run(["init", "--quiet", "--bare", "other.git"])
        for path in [
            "mine/.git/hooks/pre-commit", "mine/.git/hooks/pre-push", "mine/.git/hooks/reference-transaction",
            "other.git/hooks/pre-receive", "other.git/hooks/post-update", "other.git/hooks/reference-transaction",
        ] {
            let file = folder + "/" + path
            let parent = (file as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try Data("#!/bin/sh\ntouch \(folder)/ran\n".utf8).write(to: URL(fileURLWithPath: file))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
        let mine = Git(in: folder + "/mine", variables: variables)
        try await mine.run(["commit", "--quiet", "--allow-empty", "-m", "one"])
        try await mine.push(["HEAD:refs/heads/main"], to: address("other.git"))
        #expect(!FileManager.default.fileExists(atPath: folder + "/ran"))
        #expect(try await mine.run(["log", "--format=%an <%ae>"]).text == "til <til@localhost>")
        // Two pushes at the same moment have an error of their own.
        try await mine.run(["commit", "--quiet", "--amend", "--allow-empty", "-m", "two"])
        let error = await #expect(throws: GitError.self) {
            try await mine.push(["HEAD:refs/heads/main"], to: address("other.git"))
        }
        #expect(error?.kind == .contended)
    }

    @Test func variablesOfOtherRepositoriesAndAliasesHaveNoEffect() async throws {
        try Data("[alias]\n status = !touch \(folder)/ran\n[core]\n sshCommand = touch \(folder)/ran\n".utf8)
            .write(to: URL(fileURLWithPath: folder + "/.gitconfig"))
        let hostile = variables.merging([
            "GIT_DIR": "/nowhere", "GIT_WORK_TREE": "/nowhere", "GIT_EXTERNAL_DIFF": "touch \(folder)/ran",
            "GIT_TRACE": folder + "/trace", "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.bare",
            "GIT_CONFIG_VALUE_0": "nonsense",
        ]) { $1 }
        let git = Git(in: folder, variables: hostile)
        try await git.run(["init", "--quiet", "mine"])
        try await Git(in: folder + "/mine", variables: hostile).run(["status"])
        let left = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(left == [".gitconfig", "mine"])
    }

    @Test(arguments: ["https", "http", "git"])
    func aRemoteThatAcceptsAConnectionAndStaysSilentIsGivenUp(scheme: String) async throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutablePointer(to: &place) { place in
            try place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                // The system accepts connections, and nobody reads from them.
                try #require(bind(socket, place, size) == 0 && listen(socket, 8) == 0)
                try #require(getsockname(socket, place, &size) == 0)
            }
        }
        let remote = try address("\(scheme)://127.0.0.1:\(UInt16(bigEndian: place.sin_port))/a.git")
        try await Git(in: folder, variables: variables).run(["init", "--quiet", "--bare", "a.git"])
        let git = Git(
            in: folder, repository: folder + "/a.git", variables: variables, mayAsk: scheme == "git",
            longestSilence: 0.5)
        let error = await #expect(throws: GitError.self) {
            try await git.fetch([], from: remote, "+refs/heads/main:refs/til/fetched")
        }
        #expect(error == GitError.silent(seconds: 0))
    }

    @Test func gitIsEndedIfItsTaskIsCancelled() async throws {
        let git = Git(in: folder, variables: variables)
        try Data("[credential]\n helper = \"!touch \(folder)/began; sleep 100; touch \(folder)/ended\"\n".utf8)
            .write(to: URL(fileURLWithPath: folder + "/.gitconfig"))
        let task = Task {
            try await git.run(["credential", "fill"], input: Array("protocol=https\nhost=example.org\n\n".utf8))
        }
        while !FileManager.default.fileExists(atPath: folder + "/began") { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!FileManager.default.fileExists(atPath: folder + "/ended"))
    }

    @Test func withoutGitOrAReachableRepositoryTheErrorSaysSo() async throws {
        await #expect(throws: GitError.notInstalled) {
            try await Git(in: folder, variables: ["PATH": folder]).run(["version"])
        }
        let git = Git(in: folder, variables: variables)
        for (address, expected) in [
            ("nowhere.git", "No git repository exists at the address ("),
            ("http://127.0.0.1:1/x.git", "The remote cannot be reached now ("),
            ("ssh://127.0.0.1:1/x.git", "The remote cannot be reached now ("),
        ] {
            let address = try self.address(address)
            let error = await #expect(throws: GitError.self) {
                try await git.reaching(address).run(["ls-remote", "--end-of-options", address.text])
            }
            #expect(error?.sentence.hasPrefix(expected) == true, "\(address): \(String(describing: error))")
        }
    }

    @Test(arguments: [
        (
            "fatal: Authentication failed for 'https://me:secret@host/x'",
            GitError.Kind.denied, "Authentication failed for 'https://***@host/x'"
        ),
        (
            "fatal: the remote end hung up unexpectedly\nfatal: couldn't find remote ref refs/heads/main\n",
            GitError.Kind.failed, "fatal: couldn't find remote ref refs/heads/main"
        ),
        (
            "remote: denied\n ! [remote rejected] main -> main (pre-receive hook declined)\n",
            GitError.Kind.denied, "[remote rejected] main -> main (pre-receive hook declined)"
        ),
        (
            " ! [rejected]  main -> main (fetch first)\nerror: failed to push",
            GitError.Kind.contended, "[rejected]  main -> main (fetch first)"
        ),
        (
            "error: unable to write file: No space left on device",
            GitError.Kind.unavailable, "unable to write file: No space left on device"
        ),
        (
            "fatal: unable to access 'http://x/': Operation too slow. Less than 100 bytes/sec",
            GitError.Kind.unavailable, "til waits 30 seconds for a silent remote."
        ),
        (
            "Connection timed out during banner exchange\nfatal: Could not read from remote repository.",
            GitError.Kind.unavailable, "til waits 30 seconds for a silent remote."
        ),
        (
            "Timeout, server example.org not responding.\nfatal: the remote end hung up unexpectedly",
            GitError.Kind.unavailable, "til waits 30 seconds for a silent remote."
        ),
        ("", GitError.Kind.failed, "it exited with 1 without a message"),
    ])
    func eachMessageOfGitGetsItsKindAndDetail(_ complaint: String, _ kind: GitError.Kind, _ detail: String) {
        let error = GitError(complaint: complaint, code: "1")
        #expect(error.kind == kind)
        #expect(error.sentence.contains(detail))
    }

    @Test func sshNoticesASilentRemoteAndAsksNothingIfNobodyCanAnswer() {
        let limits = "-o ConnectTimeout=30 -o ServerAliveInterval=10 -o ServerAliveCountMax=3"
        #expect(GitSafety.shell("", mayAsk: true) == "ssh \(limits)")
        #expect(GitSafety.shell("", mayAsk: false) == "ssh -o BatchMode=yes \(limits)")
        #expect(GitSafety.shell("/opt/ssh -i key", mayAsk: true) == "/opt/ssh -i key \(limits)")
        #expect(GitSafety.shell("/opt/plink -batch", mayAsk: false) == "/opt/plink -batch")
    }

    @Test func gitReadsAnInputOfAnyLength() async throws {
        let git = Git(in: folder, variables: variables)
        let long = [UInt8](repeating: UInt8(ascii: "a"), count: 3_000_000)
        #expect(try await git.run(["stripspace"], input: long, limit: 4_000_000).bytes.count == 3_000_001)
        #expect(try await git.run(["hash-object", "-t", "tree", "--stdin"]).text.hasPrefix("4b825dc6"))
    }
}
