import Foundation
import TILCore

/// How long the main actor waits for `store.count` while something else uses the store: the slowest of many reads, one a
/// millisecond. Each line has the slowest read and the reads' median in milliseconds, their number, and what went on.
@main struct Stalls {
    private let folder: String
    private let store: ThingStore

    static func main() async throws {
        let folder = NSTemporaryDirectory() + "til-stalls-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try await ThingStore.open(path: folder + "/til.db", patience: .seconds(10))
        let stalls = Stalls(folder: folder, store: store)
        try await stalls.fill(10_000)
        try await stalls.measureALock()
        try await stalls.measureAnImport(of: 100_000)
        try await stalls.measureASlowReader()
    }

    private func fill(_ count: Int) async throws {
        let list = Self.list(count, named: "first")
        try await store.perform { store in try store.importThings([InterchangeFormat.open(list)], at: Date()) }
    }

    /// Another program has locked the store for a second, and a change waits for it.
    private func measureALock() async throws {
        let other = try LockingProgram(folder + "/til.db")
        let draft = try ThingDraft(short: "ftw", long: "for the win")
        let change = Task { _ = try await store.perform { store in try store.add(draft, at: Date()) } }
        let end = Task {
            try await Task.sleep(for: .seconds(1))
            try other.unlock()
        }
        try await report("another program holds the lock and a change waits", during: change)
        try await end.value
    }

    private func measureAnImport(of count: Int) async throws {
        let list = Self.list(count, named: "second")
        let work = Task {
            _ = try await store.perform { store in try store.importThings([InterchangeFormat.open(list)], at: Date()) }
        }
        try await report("\(count) lines are imported", during: work)
    }

    /// A reader takes a second for fifty things.
    private func measureASlowReader() async throws {
        let work = Task {
            try await store.perform { store in
                try store.forEachThing(limit: 50) { _ in
                    usleep(20_000)
                    return true
                }
            }
        }
        try await report("a slow `forEachThing` runs", during: work)
    }

    private func report(_ title: String, during work: Task<Void, any Error>) async throws {
        var isDone = false
        let watcher = Task {
            defer { isDone = true }
            try await work.value
        }
        var reads: [Double] = []
        let clock = ContinuousClock()
        while !isDone {
            let time = clock.measure { _ = store.count }
            reads.append(time / .milliseconds(1))
            try await Task.sleep(for: .milliseconds(1))
        }
        try await watcher.value
        let slowest = reads.max() ?? 0
        let median = reads.sorted()[reads.count / 2]
        print(String(format: "%.2f\t%.2f\t%d\t%@", slowest, median, reads.count, title))
    }

    private static func list(_ count: Int, named name: String) -> FileContents {
        let lines = (0..<count).map { number in "A\(number)\tacronym \(number) of the \(name) list\n" }
        return FileContents(name: "\(name).tsv", bytes: Array(lines.joined().utf8))
    }
}

/// The program `sqlite3` with a transaction that writes, until ``unlock()``.
private final class LockingProgram {
    private let process = Process()
    private let input = Pipe()

    init(_ path: String) throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["sqlite3", path]
        process.standardInput = input
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data("BEGIN IMMEDIATE; SELECT 'locked';\n".utf8))
        // The program prints the word when it has the lock.
        _ = try output.fileHandleForReading.read(upToCount: 1)
    }

    func unlock() throws {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
