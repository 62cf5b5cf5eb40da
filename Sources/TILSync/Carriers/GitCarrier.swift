import Foundation
import TILCore
import TILGit

/// Carries logs by git: a bare repository beside the store, which is never checked out, and perhaps a remote.
///
/// Every device writes its own files and only appends to them, so two histories are always united by taking the longer
/// content of each file: there is nothing to be merged by hand.
struct GitCarrier: Carrier {
    private let folder: String
    private let git: Git
    private let remote: RemoteAddress?
    private let instant: Date
    private var local: String?
    private var others: String?
    private var tree: [String: Entry] = [:]
    /// Whether ``tree`` does not tell yet what was fetched.
    private var needsUniting = true

    private struct Entry: Hashable {
        let blob: String
        let size: Int
    }

    /// The branch that all devices share.
    private static let branch = "refs/heads/main"
    /// Where what was fetched is noted.
    private static let fetched = "refs/til/fetched"
    /// How many bytes are read or written at a time.
    private static let batch = 32 << 20
    /// More files than this at once are much.
    private static let bulkCount = 4

    /// - Parameters:
    ///   - folder: the folder of the sync; the repository is in it.
    ///   - remote: where to fetch from and push to; nil for a history that stays here.
    ///   - instant: when the sync is made.
    init(
        folder: String, remote: RemoteAddress?, variables: [String: String], mayAsk: Bool, at instant: Date
    ) {
        self.folder = folder
        self.remote = remote
        self.instant = instant
        git = Git(in: folder, repository: OwnRepository(in: folder).path, variables: variables, mayAsk: mayAsk)
    }

    var head: String { local ?? "" }

    func isUnchanged(since seen: Seen) -> Bool {
        local != nil && local == seen.head && (remote == nil || others == local)
    }

    mutating func fetch() async throws {
        let repository = OwnRepository(in: folder)
        if repository.isWhole {
            repository.removeLocks()
        } else {
            // Nothing, or what a kill left of the making of one.
            repository.remove()
            try repository.makeFolder()
            try await git.run(["init", "--quiet", "--bare", "--initial-branch=main", repository.path])
        }
        var isEmpty = false
        if let remote {
            try await git.requireBare(remote)
            let answer = try await git.fetch(
                ["--no-write-fetch-head"], from: remote, "+\(Self.branch):\(Self.fetched)")
            if let error = answer.error {
                // A repository in which nobody has written yet.
                guard case .failed(let detail) = error, detail.contains("couldn't find remote ref") else { throw error }
                isEmpty = true
            }
        }
        let format = "--format=%(refname) %(objectname)"
        var names: [String: String] = [:]
        for line in try await git.run(["for-each-ref", format, Self.branch, Self.fetched]).lines {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 2 { names[words[0]] = words[1] }
        }
        let before = local
        local = names[Self.branch]
        others = isEmpty || remote == nil ? nil : names[Self.fetched]
        needsUniting = needsUniting || before != local || others != local
    }

    mutating func files() async throws -> [LogFile] {
        if needsUniting {
            try await unite()
            needsUniting = false
        }
        return tree.compactMap { LogFile(path: $0.key, mark: $0.value.blob, size: $0.value.size) }
    }

    /// Brings together what is here and what was fetched.
    private mutating func unite() async throws {
        tree = [:]
        if let local { tree = try await entries(local) }
        guard let others, others != local else { return }
        let theirs = try await entries(others)
        if local == nil {
            tree = theirs
            try await git.run(["update-ref", Self.branch, others])
            local = others
            return
        }
        if let local, try await git.ask(["merge-base", "--is-ancestor", local, others]).isDone {
            tree = theirs
            try await git.run(["update-ref", Self.branch, others, local])
            self.local = others
            return
        }
        if let local, try await git.ask(["merge-base", "--is-ancestor", others, local]).isDone { return }
        // Neither follows from the other: somebody pushed meanwhile, or wrote the remote's history anew.
        var changed: [(path: String, blob: String)] = []
        for (path, entry) in tree where theirs[path] != entry {
            guard let their = theirs[path] else {
                changed.append((path, entry.blob))
                continue
            }
            let (mine, yours) = (try await blob(entry.blob), try await blob(their.blob))
            if mine.count > yours.count, mine.starts(with: yours) {
                changed.append((path, entry.blob))
            } else {
                tree[path] = their
            }
        }
        for (path, entry) in theirs where tree[path] == nil { tree[path] = entry }
        try await commit(changed.map { ("M 100644 \($0.blob) \($0.path)", []) }, from: others, merging: local)
    }

    private func entries(_ commit: String) async throws -> [String: Entry] {
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

    private func blob(_ name: String) async throws -> [UInt8] {
        try await git.run(["cat-file", "blob", name], limit: LogFile.greatestSize).bytes
    }

    func read(_ files: [LogFile], _ body: (LogFile, [UInt8]) throws -> Void) async throws {
        var rest = files[...]
        while !rest.isEmpty {
            var size = 0
            let batch = rest.prefix { file in
                defer { size += file.size }
                return size == 0 || size + file.size <= Self.batch
            }
            rest = rest.dropFirst(batch.count)
            let answer = try await git.run(
                ["cat-file", "--batch"], input: Array(batch.map { $0.mark + "\n" }.joined().utf8),
                limit: size + 200 * batch.count)
            var bytes = answer.bytes[...]
            for file in batch {
                // The name, the type and the size, then the content and a line break.
                guard let end = bytes.firstIndex(of: 0x0A), bytes.distance(from: end, to: bytes.endIndex) > file.size
                else {
                    throw GitError.damaged(detail: "the repository beside the store lacks \(file.path)")
                }
                let start = end + 1
                try body(file, Array(bytes[start..<(start + file.size)]))
                bytes = bytes[(start + file.size + 1)...]
            }
        }
    }

    func copy(_ files: [LogFile], to path: String) async throws -> [LogCopy] {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw DurableFile.failure(path) }
        defer { close(descriptor) }
        try await git.run(
            ["cat-file", "--batch"], input: Array(files.map { $0.mark + "\n" }.joined().utf8), writingTo: descriptor)
        var copies: [LogCopy] = []
        var offset = 0
        for file in files {
            // The name, the type and the size, then the content and a line break.
            offset += file.mark.utf8.count + " blob \(file.size)\n".utf8.count
            copies.append(LogCopy(device: file.device, path: path, offset: offset, size: file.size))
            offset += file.size + 1
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, Int(status.st_size) == offset else {
            throw GitError.damaged(detail: "the repository beside the store lacks some of its files")
        }
        return copies
    }

    mutating func publish(_ next: () throws -> (path: String, content: [UInt8])?) async throws {
        var count = 0
        var isMore = true
        while isMore {
            var changes: [(line: String, content: [UInt8])] = []
            var size = 0
            while size < Self.batch {
                guard let (path, content) = try next() else {
                    isMore = false
                    break
                }
                changes.append(("M 100644 inline \(path)", content))
                size += content.count
            }
            if changes.isEmpty { break }
            count += changes.count
            try await commit(changes, from: local, merging: nil, isBulk: count > Self.bulkCount)
        }
        if count > 0, let local { tree = try await entries(local) }
        try await push(isBulk: count > Self.bulkCount)
    }

    func send() async throws { try await push(isBulk: false) }

    private func push(isBulk: Bool) async throws {
        guard let remote, let local, local != others else { return }
        try await git.push(["\(Self.branch):\(Self.branch)"], to: remote, isBulk: isBulk)
    }

    /// Makes a commit, and the branch's last of it.
    /// - Parameter isBulk: whether so much is new that it is not worth while to look for what is alike in it.
    private mutating func commit(
        _ changes: [FastImport.Change], from parent: String?, merging other: String?,
        isBulk: Bool = false
    ) async throws {
        let text = FastImport(branch: Self.branch, parent: parent, other: other, instant: instant)
        // Full files have nothing in common that is worth a search; and they stay packed as they come.
        let options = isBulk ? ["-c", "core.compression=1", "-c", "fastimport.unpackLimit=1"] : []
        local = try await git.run(
            options + ["fast-import", "--quiet", "--done"] + (isBulk ? ["--depth=0"] : []),
            input: text.bytes(changes)
        ).text
    }

    /// Whether the repository beside the store is whole.
    func isIntact() async throws -> Bool { try await git.isIntact() }

    /// Packs what lies about in single files, now and then. Full files have nothing in common that is worth a search.
    func tidy() async throws {
        let count = try await git.run(["count-objects"]).text.split(separator: " ").first.flatMap { Int($0) } ?? 0
        guard count > 300 else { return }
        let options = ["-c", "core.bigFileThreshold=\(LogFile.fullSize / 20 * 19)"]
        try await git.run(options + ["repack", "-d", "-q", "--geometric=2"])
    }
}
