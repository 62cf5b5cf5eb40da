import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

/// Devices whose homes are copied and whose backups are restored, with adds and edits that were not sent yet: in the
/// end an acknowledged edit wins over the value that it replaced, on every device.
@Suite("Copied homes and restored backups", .serialized) struct CopiedHomePropertyTests {
    @Test(arguments: soakSeeds)
    func afterCopiesAndRestoresAnEditWinsOverTheTextThatItReplaced(_ seed: Int) async throws {
        var story = try CopyStory(seed: UInt64(seed))
        for _ in 0..<14 { try await story.step() }
        try await settle(story.replicas)
        let contents = try story.replicas.map { try $0.contents() }
        for (replica, content) in zip(story.replicas, contents) {
            #expect(content == contents[0])
            #expect(try replica.faults() == [])
            let reviews = try replica.reviews()
            #expect(story.answers.isSubset(of: reviews))
            for thing in replica.store.things {
                #expect(story.replaced[thing.id]?.contains(thing.long) != true, "\(thing)")
                #expect(story.removedTags[thing.id, default: []].isDisjoint(with: thing.tags), "\(thing)")
            }
            #expect(replica.store.count == story.added)
        }
    }
}

/// What happens on the devices, which share one folder.
private struct CopyStory {
    private let temporary: TemporaryFolder
    private var generator: SeededGenerator
    private(set) var replicas: [Replica] = []
    /// The texts with which things were added, if they were edited later.
    private(set) var replaced: [UUID: Set<String>] = [:]
    /// The tags that were removed: none is added a second time.
    private(set) var removedTags: [UUID: Set<String>] = [:]
    private(set) var answers: Set<String> = []
    private(set) var added = 0
    private var backups: [Int: String] = [:]
    private var clock = 0.0
    private var shared: String { temporary.path + "/shared" }

    init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed &+ 99)
        temporary = try TemporaryFolder()
        try makeFolder(shared)
        for name in ["one", "two"] {
            let replica = try Replica(name, in: temporary.path)
            try replica.begin(.folder(shared))
            replicas.append(replica)
        }
    }

    mutating func step() async throws {
        let index = random(replicas.count)
        for _ in 0..<(1 + random(4)) { try change(index) }
        switch random(6) {
        case 0 where replicas.count < 4: try copy(index)
        case 1: backups[index] = try replicas[index].backUp()
        case 2:
            guard let backup = backups[index] else { return }
            // Unsent changes are lost with a restored backup, as intended.
            try await replicas[index].sync()
            try replicas[index].restore(backup)
        case 3, 4: try await replicas[index].sync()
        default: break
        }
    }

    /// Copies a device's home, with the log of its store and the folder of its sync.
    private mutating func copy(_ index: Int) throws {
        let name = "copy\(replicas.count)"
        try FileManager.default.copyItem(atPath: replicas[index].folder, toPath: temporary.path + "/" + name)
        replicas.append(try Replica(name, in: temporary.path))
    }

    private mutating func change(_ index: Int) throws {
        let replica = replicas[index]
        clock += Double(1 + random(90_000)) + 0.001
        let things = replica.store.things
        let thing = things.isEmpty ? nil : things[random(things.count)]
        switch (random(6), thing) {
        case (0...1, _), (_, nil):
            added += 1
            try replica.add("K\(added)", "zz added \(added)", tags: ["t\(random(3))"], at: clock)
        case (2, let thing?):
            try replica.edit(thing.id) { $0.long = "edited \(Int(clock))" }
            if thing.long.hasPrefix("zz") { replaced[thing.id, default: []].insert(thing.long) }
        case (3, let thing?):
            guard let tag = thing.tags.first else { return }
            try replica.edit(thing.id) { $0.tags.removeAll { $0 == tag } }
            removedTags[thing.id, default: []].insert(tag)
        case (4, let thing?):
            try replica.edit(thing.id) { $0.tags.append("new\(Int(clock))") }
        case (_, let thing?):
            answers.insert(try replica.answer(thing.id, at: clock).digits)
        }
    }

    private mutating func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
}
