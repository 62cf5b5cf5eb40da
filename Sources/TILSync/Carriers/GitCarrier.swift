import Foundation
import Synchronization
import TILCore
import TILGit

/// Carries logs by git: a bare repository beside the store, which is never checked out, and perhaps a remote.
///
/// Every device writes its own files and only appends to them, so two histories are always united by taking the longer
/// content of each file: there is nothing to be merged by hand.
final class GitCarrier: Carrier {
    private let git: Git
    private let repository: OwnRepository
    private let remote: RemoteAddress?
    private let instant: Date
    private let branches = Mutex(Branches())

    /// The commits that are known.
    private struct Branches {
        /// The last commit here, and that of the remote.
        var local, others: String?
        /// The files of the last commit here once both are united, or nil.
        var tree: [String: Entry]?
    }

    private struct Entry: Hashable {
        let blob: String
        let size: Int
    }

    /// The branch that all devices share.
    private static let branch = "refs/heads/main"
    /// The reference to what was fetched.
    private static let fetched = "refs/til/fetched"
    /// The number of bytes in a commit, about.
    private static let commitSize = 32 << 20
    /// More files than this at once are not compared with each other.
    private static let bulkCount = 4

    /// - Parameters:
    ///   - folder: the folder of the sync; the repository is in it.
    ///   - remote: where to fetch from and push to, or nil for a history that stays here.
    ///   - instant: when the sync is made.
    init(folder: String, remote: RemoteAddress?, variables: [String: String], mayAsk: Bool, at instant: Date) {
        repository = OwnRepository(in: folder)
        self.remote = remote
        self.instant = instant
        git = Git(in: folder, repository: repository.path, variables: variables, mayAsk: mayAsk)
    }

    var head: String { branches.withLock { $0.local } ?? "" }

    func isUnchanged(since seen: Seen) -> Bool {
        branches.withLock { $0.local != nil && $0.local == seen.head && (remote == nil || $0.others == $0.local) }
    }

    func fetch() async throws {
        if repository.isWhole {
            repository.removeLocks()
        } else {
            // Nothing, or what a kill left of the making of one.
            repository.remove()
            try repository.makeFolder()
            try await git.run(["init", "--quiet", "--bare", "--initial-branch=main", repository.path])
        }
        var isEmpty = remote == nil
        if let remote {
            try await git.requireBare(remote)
            let answer = try await git.fetch(
                ["--no-write-fetch-head"], from: remote, "+\(Self.branch):\(Self.fetched)")
            // A repository in which nobody has written yet.
            if case .failed(let detail)? = answer.error, detail.contains("couldn't find remote ref") {
                isEmpty = true
            } else if let error = answer.error {
                throw error
            }
        }
        let format = "--format=%(refname) %(objectname)"
        var names: [String: String] = [:]
        for line in try await git.run(["for-each-ref", format, Self.branch, Self.fetched]).lines {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 2 { names[words[0]] = words[1] }
        }
        let (local, others) = (names[Self.branch], isEmpty ? nil : names[Self.fetched])
        branches.withLock { before in
            let isKnown = before.local == local && before.others == others
            before = Branches(local: local, others: others, tree: isKnown ? before.tree : nil)
        }
    }

    func files() async throws -> [LogFile] {
        try await tree().compactMap { LogFile(path: $0.key, mark: $0.value.blob, size: $0.value.size) }
    }

    /// Returns the files of both histories, united.
    private func tree() async throws -> [String: Entry] {
        let known = branches.withLock { $0 }
        if let tree = known.tree { return tree }
        let tree = try await united(known.local, known.others)
        branches.withLock { $0.tree = tree }
        return tree
    }

    private func united(_ local: String?, _ others: String?) async throws -> [String: Entry] {
        let mine = try await entries(local)
        guard let others, others != local else { return mine }
        if let local {
            if try await git.ask(["merge-base", "--is-ancestor", others, local]).isDone { return mine }
            if try await !git.ask(["merge-base", "--is-ancestor", local, others]).isDone {
                return try await merged(local, mine, others)
            }
        }
        try await git.run(["update-ref", Self.branch, others] + (local.map { [$0] } ?? []))
        branches.withLock { $0.local = others }
        return try await entries(others)
    }

    /// Unites two histories of which neither follows the other: another device pushed meanwhile, or somebody rewrote the
    /// history of the remote.
    private func merged(
        _ local: String, _ mine: [String: Entry], _ others: String
    ) async throws -> [String: Entry] {
        var tree = try await entries(others)
        var changes: [FastImport.Change] = []
        for (path, entry) in mine where tree[path] != entry {
            if let their = tree[path] {
                let (content, rival) = (try await read(entry.blob), try await read(their.blob))
                guard content.count > rival.count, content.starts(with: rival) else { continue }
            }
            tree[path] = entry
            changes.append(("M 100644 \(entry.blob) \(path)", []))
        }
        try await commit(changes, from: others, merging: local)
        return tree
    }

    private func entries(_ commit: String?) async throws -> [String: Entry] {
        guard let commit else { return [:] }
        let answer = try await git.run(["ls-tree", "-r", "-l", "--full-tree", commit, "--", "log/"], limit: 64 << 20)
        var entries: [String: Entry] = [:]
        for line in answer.lines {
            // mode, type, name and size, a tab, and the path.
            guard let tab = line.firstIndex(of: "\t") else { continue }
            let words = line[..<tab].split(separator: " ")
            guard words.count == 4, words[0] == "100644", let size = Int(words[3]) else { continue }
            entries[String(line[line.index(after: tab)...])] = Entry(blob: String(words[2]), size: size)
        }
        return entries
    }

    private func read(_ blob: String) async throws -> [UInt8] {
        try await git.run(["cat-file", "blob", blob], limit: LogFile.greatestSize).bytes
    }

    func read(_ file: LogFile) async throws -> [UInt8] { try await read(file.mark) }

    func publish(_ files: [(path: String, content: [UInt8])]) async throws {
        let isBulk = files.count > Self.bulkCount
        var rest = files[...]
        while !rest.isEmpty {
            var size = 0
            let part = rest.prefix { file in
                defer { size += file.content.count }
                return size < Self.commitSize
            }
            rest = rest.dropFirst(part.count)
            let changes = part.map { (line: "M 100644 inline \($0.path)", content: $0.content) }
            try await commit(changes, from: branches.withLock { $0.local }, merging: nil, isBulk: isBulk)
        }
        let (local, others) = branches.withLock { ($0.local, $0.others) }
        if !files.isEmpty {
            let tree = try await entries(local)
            branches.withLock { $0.tree = tree }
        }
        guard let remote, local != nil, local != others else { return }
        try await git.push(["\(Self.branch):\(Self.branch)"], to: remote, isBulk: isBulk)
    }

    /// Makes a commit, which becomes the last one of the branch.
    /// - Parameter isBulk: whether the files are stored as they are: full ones have nothing in common that is worth a search.
    private func commit(
        _ changes: [FastImport.Change], from parent: String?, merging other: String?, isBulk: Bool = false
    ) async throws {
        let text = FastImport(branch: Self.branch, parent: parent, other: other, instant: instant)
        let options = isBulk ? ["-c", "core.compression=1", "-c", "fastimport.unpackLimit=1"] : []
        let commit = try await git.run(
            options + ["fast-import", "--quiet", "--done"] + (isBulk ? ["--depth=0"] : []), input: text.bytes(changes)
        ).text
        branches.withLock { $0.local = commit }
    }

    /// Whether the repository beside the store is undamaged.
    func isIntact() async throws -> Bool { try await git.isIntact() }

    /// Packs objects that are in single files, now and then.
    func tidy() async throws {
        let count = try await git.run(["count-objects"]).text.split(separator: " ").first.flatMap { Int($0) } ?? 0
        guard count > 300 else { return }
        let options = ["-c", "core.bigFileThreshold=\(LogFile.fullSize / 20 * 19)"]
        try await git.run(options + ["repack", "-d", "-q", "--geometric=2"])
    }
}

/// What `git fast-import` reads to make one commit.
private struct FastImport {
    /// A command, with what is inline behind it.
    typealias Change = (line: String, content: [UInt8])

    let branch: String
    /// The commit that it follows, and one that it unites with that.
    let parent, other: String?
    let instant: Date

    /// The text; the commit's name is printed.
    func bytes(_ changes: [Change]) -> [UInt8] {
        var bytes = Array(
            """
            feature done
            commit \(branch)
            mark :1
            committer til <til@localhost> \(Int(instant.timeIntervalSince1970)) +0000
            data 4
            sync
            \(parent.map { "from \($0)\n" } ?? "")\(other.map { "merge \($0)\n" } ?? "")
            """.utf8)
        for (line, content) in changes {
            bytes += "\(line)\n".utf8
            if content.isEmpty { continue }
            bytes += "data \(content.count)\n".utf8
            bytes += content
            bytes.append(0x0A)
        }
        return bytes + "\nget-mark :1\ndone\n".utf8
    }
}
