import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILGit
@testable import TILSync

/// Repositories that others set up, or that a loss of power damaged: nothing of theirs is run, and none stops a sync.
@Suite("Foreign and damaged repositories") struct ForeignRepositoryTests {
    private let temporary: TemporaryFolder
    private var home: String { temporary.path }

    init() throws { temporary = try TemporaryFolder() }

    private func git(_ words: [String], in folder: String) async throws {
        try await Git(in: folder, variables: Replica.variables).run(words)
    }

    private func remote(_ path: String) throws -> SyncRemote {
        .git(try RemoteAddress(path, relativeTo: "/", home: nil))
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
        try FileManager.default.createDirectory(atPath: repository + "/info", withIntermediateDirectories: true)
        try "* filter=x\n".write(toFile: repository + "/info/attributes", atomically: true, encoding: .utf8)
        for hook in ["pre-receive", "post-receive", "update", "post-update", "push-to-checkout", "proc-receive"] {
            let path = "\(repository)/hooks/\(hook)"
            try FileManager.default.createDirectory(atPath: repository + "/hooks", withIntermediateDirectories: true)
            try "#!/bin/sh\ntouch \(mark)\n".write(toFile: path, atomically: true, encoding: .utf8)
            chmod(path, 0o755)
        }
        return mark
    }

    private func syncTwice(_ address: String) async throws -> [SyncOutcome] {
        let replica = try Replica("one", in: home)
        try replica.begin(remote(address))
        try replica.add("FTW", "For the Win")
        let first = try await replica.sync()
        try replica.add("TBD", "To Be Done")
        return [first, try await replica.sync()]
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
            try FileManager.default.createDirectory(atPath: home + "/tree", withIntermediateDirectories: true)
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

    @Test("A lost or empty object in the repository beside the store is made up for", arguments: [true, false])
    func damage(isLost: Bool) async throws {
        try await git(["init", "--quiet", "--bare", "hub.git"], in: home)
        let (one, two) = (try Replica("one", in: home), try Replica("two", in: home))
        for replica in [one, two] { try replica.begin(remote(home + "/hub.git")) }
        for number in 0..<3 {
            try one.add("A\(number)", "one \(number)")
            try two.add("B\(number)", "two \(number)")
            for replica in [one, two] { try await replica.sync() }
        }
        let repository = one.folder + "/til.db.sync/repository.git"
        let manager = FileManager.default
        let objects = (manager.enumerator(atPath: repository + "/objects")?.allObjects as? [String] ?? [])
            .filter { $0.utf8.count == 41 }.sorted()
        #expect(objects.count > 5)
        for (number, object) in objects.enumerated() {
            let path = repository + "/objects/" + object
            // An earlier repair may have packed or replaced it.
            guard manager.fileExists(atPath: path) else { continue }
            try manager.removeItem(atPath: path)
            if !isLost { #expect(manager.createFile(atPath: path, contents: Data())) }
            try two.add("C\(number)", "two more \(number)")
            try await two.sync()
            try one.add("D\(number)", "one more \(number)")
            try await one.sync()
        }
        for _ in 0..<2 { for replica in [one, two] { try await replica.sync() } }
        #expect(try one.contents() == two.contents())
        #expect(one.store.count > 6 && two.store.count == one.store.count)
    }

    @Test("The lock of a git that was killed is named, and goes after a while")
    func lock() async throws {
        let replica = try Replica("one", in: home)
        try replica.begin(SyncRemote.none)
        try replica.add("FTW", "For the Win")
        try await replica.sync()
        let lock = replica.folder + "/til.db.sync/repository.git/HEAD.lock"
        #expect(FileManager.default.createFile(atPath: lock, contents: Data()))
        let long = [timespec(tv_sec: time(nil) - 120, tv_nsec: 0), timespec(tv_sec: time(nil) - 120, tv_nsec: 0)]
        #expect(utimensat(AT_FDCWD, lock, long, 0) == 0)
        try replica.add("TBD", "To Be Done")
        #expect(try await replica.sync().sent == 1)
        #expect(!FileManager.default.fileExists(atPath: lock))
        let error = GitError(
            complaint: "fatal: cannot lock ref 'HEAD': Unable to create '/x/HEAD.lock': File exists.\n", code: "128")
        #expect(error.sentence.contains("one that was killed left its lock there"))
        #expect(error.sentence.contains("HEAD.lock"))
    }
}
