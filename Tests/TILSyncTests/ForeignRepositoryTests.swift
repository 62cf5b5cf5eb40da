import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILGit
@testable import TILSync

/// Repositories that others set up: nothing of theirs is run.
@Suite("Foreign repositories") final class ForeignRepositoryTests: ReplicaSuite {
    private func git(_ words: [String], in folder: String) async throws {
        try await Git(in: folder, variables: Replica.variables).run(words)
    }

    /// Sets a repository up to check files out on a push, through a filter that leaves a mark.
    private func arm(_ repository: String, worktree: String? = nil) async throws -> String {
        let mark = home + "/ran"
        var settings = [
            "receive.denyCurrentBranch=updateInstead", "filter.x.smudge=touch \(mark); cat",
            "core.fsmonitor=touch \(mark)", "gc.recentObjectsHook=touch \(mark)", "receive.autogc=true", "gc.auto=1",
        ]
        if let worktree { settings += ["core.bare=false", "core.worktree=\(worktree)"] }
        for setting in settings {
            let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
            try await git(["--git-dir", repository, "config", parts[0], parts[1]], in: home)
        }
        for folder in ["/info", "/hooks"] {
            try makeFolder(repository + folder)
        }
        try "* filter=x\n".write(toFile: repository + "/info/attributes", atomically: true, encoding: .utf8)
        for hook in ["pre-receive", "post-receive", "update", "post-update", "push-to-checkout", "proc-receive"] {
            let path = "\(repository)/hooks/\(hook)"
            try "#!/bin/sh\ntouch \(mark)\n".write(toFile: path, atomically: true, encoding: .utf8)
            chmod(path, 0o755)
        }
        return mark
    }

    private func syncTwice(_ address: String) async throws -> [SyncOutcome] {
        try one.begin(.git(RemoteAddress(address, relativeTo: "/", home: nil)))
        try one.add("FTW", "For the Win")
        let first = try await one.sync()
        try one.add("TBD", "To Be Done")
        return [first, try await one.sync()]
    }

    @Test(
        "A repository with a work tree is refused, whatever it looks like", arguments: ["work", "looks-bare", "nested"])
    func workTree(_ kind: String) async throws {
        var address = home + "/hub"
        let mark: String
        switch kind {
        case "work":
            try await git(["init", "--quiet", "--initial-branch=main", address], in: home)
            mark = try await arm(address + "/.git")
        case "looks-bare":
            try await git(["init", "--quiet", "--bare", "--initial-branch=main", address], in: home)
            try makeFolder(home + "/tree")
            mark = try await arm(address, worktree: home + "/tree")
            address = "file://" + address
        default:
            // Git enters the repository inside of a bare one first.
            try await git(["init", "--quiet", "--bare", "--initial-branch=main", address], in: home)
            try await git(["init", "--quiet", "--initial-branch=main", home + "/inner"], in: home)
            try FileManager.default.moveItem(atPath: home + "/inner/.git", toPath: address + "/.git")
            mark = try await arm(address + "/.git")
        }
        await #expect(throws: GitError.notBare(path: home + "/hub")) { _ = try await syncTwice(address) }
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test("A bare repository runs nothing that its configuration names")
    func bare() async throws {
        let address = home + "/hub.git"
        try await git(["init", "--quiet", "--bare", "--initial-branch=main", address], in: home)
        let mark = try await arm(address)
        #expect(try await syncTwice(address).map(\.sent) == [1, 1])
        #expect(!FileManager.default.fileExists(atPath: mark))
    }
}
