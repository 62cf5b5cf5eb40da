import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

/// Three devices on which anything is done in any order, whose logs come to each other in any order, and whose clocks
/// are wrong: in the end all is the same everywhere, and no answer is lost or there twice.
@Suite("Three devices, anything, any order", .serialized) struct ReplicaPropertyTests {
    @Test(arguments: soakSeeds)
    func threeDevicesAgreeAfterAnyChangesInAnyOrder(_ seed: Int) async throws {
        var story = try Story(seed: UInt64(seed))
        try await story.begin()
        for _ in 0..<12 { try await story.step() }
        try await story.settle()
        let contents = try story.replicas.map { try $0.contents() }
        #expect(contents[0] == contents[1])
        #expect(contents[1] == contents[2])
        let histories = try story.replicas.map { try $0.history() }
        #expect(histories[0] == histories[1])
        #expect(histories[1] == histories[2])
        for replica in story.replicas {
            #expect(try replica.faults() == [])
            #expect(try replica.export() == story.replicas[0].export())
            var found: [String] = []
            try replica.store.forEachEntry(withReviews: true) { _, reviews in
                found += reviews.map(\.digits)
                return true
            }
            #expect(Set(found).count == found.count)
            #expect(Set(found).isSubset(of: story.made.subtracting(story.withdrawn)))
            // Those of removed things are kept with them.
            let lost = try story.made.subtracting(story.withdrawn).subtracting(found).filter {
                try !replica.reviews().contains($0)
            }
            #expect(lost.isEmpty)
        }
        // Events that come again change nothing.
        for replica in story.replicas {
            try await Synchronizer.setRemote(.folder(replica.folder + "/shared"), of: replica.store)
            let outcome = try await replica.sync()
            #expect(outcome.sent == 0)
        }
        #expect(try story.replicas.map { try $0.contents() } == contents)
        // The union is commutative and associative: logs come in any order and in any groups.
        let devices = try story.devices()
        let (first, rest) = (Array(devices.prefix(1)), Array(devices.dropFirst()))
        for groups in [
            [devices], devices.map { [$0] }, devices.reversed().map { [$0] }, [first, rest], [rest, first],
        ] {
            guard let union = try await story.union(of: groups) else { continue }
            #expect(union == contents[0], "\(groups)")
        }
    }
}

/// What happens on three devices.
private struct Story {
    private let temporary: TemporaryFolder
    var home: String { temporary.path }
    let replicas: [Replica]
    private(set) var made: Set<String> = []
    private(set) var withdrawn: Set<String> = []
    private var generator: SeededGenerator
    private var clock = 1_000.0
    /// How wrong the clock of each device is, in milliseconds.
    private let skews: [Int64] = [0, -86_400_000, 3_600_000]

    init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed &+ 17)
        let temporary = try TemporaryFolder()
        self.temporary = temporary
        replicas = try ["one", "two", "three"].map { try Replica($0, in: temporary.path) }
        for replica in replicas {
            try makeFolder(replica.folder + "/shared")
        }
    }

    mutating func begin() async throws {
        for (index, replica) in replicas.enumerated() {
            if random(2) == 0 { try change(index) }
            try replica.begin(.folder(replica.folder + "/shared"))
        }
    }

    mutating func step() async throws {
        let index = random(3)
        for _ in 0..<(1 + random(8)) { try change(index) }
        if random(2) == 0 { try await replicas[index].sync() }
        if random(2) == 0 { try deliver(from: random(3), to: random(3)) }
    }

    /// Lets everything come everywhere, until nothing is new any more.
    mutating func settle() async throws {
        for _ in 0..<6 {
            for replica in replicas { try await replica.sync() }
            for from in 0..<3 { for to in 0..<3 { try deliver(from: from, to: to, isWhole: true) } }
        }
        for replica in replicas { try await replica.sync() }
    }

    /// The devices of which there are logs, sorted.
    func devices() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: replicas[0].folder + "/shared/log").sorted()
    }

    /// The contents of a new device that reads the logs of some devices after others, or nil if it merged two things on
    /// the way. Then every device that reads its log agrees with it.
    func union(of groups: [[String]]) async throws -> [String]? {
        let manager = FileManager.default
        let replica = try Replica("union", in: home)
        defer { try? manager.removeItem(atPath: replica.folder) }
        let log = replica.folder + "/shared/log"
        try makeFolder(log)
        try replica.begin(.folder(replica.folder + "/shared"))
        var sent = 0
        for devices in groups {
            for device in devices {
                let source = replicas[0].folder + "/shared/log/" + device
                try manager.copyItem(atPath: source, toPath: log + "/" + device)
            }
            sent += try await replica.sync().sent
        }
        #expect(try replica.faults() == [])
        if sent == 0 { return try replica.contents() }
        #expect(groups.count > 1)
        let reader = try Replica("reader", in: home)
        defer { try? manager.removeItem(atPath: reader.folder) }
        try manager.copyItem(atPath: replica.folder + "/shared", toPath: reader.folder + "/shared")
        try reader.begin(.folder(reader.folder + "/shared"))
        #expect(try await reader.sync().sent == 0)
        #expect(try reader.faults() == [])
        #expect(try reader.contents() == replica.contents())
        return nil
    }

    private mutating func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    private mutating func next() -> Double {
        // No two answers are given within a millisecond.
        clock += Double(1 + random(90_000)) + 0.001
        return clock
    }

    /// Brings some of the files of one device's folder to another's.
    private mutating func deliver(from: Int, to: Int, isWhole: Bool = false) throws {
        if from == to { return }
        let manager = FileManager.default
        let (source, target) = (replicas[from].folder + "/shared/log", replicas[to].folder + "/shared/log")
        let own = try replicas[to].store.syncState()?.device
        for device in (try? manager.contentsOfDirectory(atPath: source)) ?? [] where device != own {
            if !isWhole, random(3) == 0 { continue }
            try makeFolder(target + "/" + device)
            for name in try manager.contentsOfDirectory(atPath: source + "/" + device) {
                let (old, new) = (source + "/\(device)/\(name)", target + "/\(device)/\(name)")
                guard let content = manager.contents(atPath: old) else { continue }
                var part = content
                // A file that is on its way.
                if !isWhole, random(4) == 0 { part = content.prefix(random(content.count + 1)) }
                if let there = manager.contents(atPath: new), there.count >= part.count { continue }
                try part.write(to: URL(fileURLWithPath: new))
            }
        }
    }

    private mutating func change(_ index: Int) throws {
        let replica = replicas[index]
        let things = replica.store.things
        let names = ["FTW", "TBD", "IMO", "API", "TLS", "RFC"]
        let words = ["one", "two", "three", "four"]
        let instant = TILSyncTests.instant(next())
        let thing = things.isEmpty ? nil : things[random(things.count)]
        let clock = try replica.syncClock()
        do {
            switch (random(12), thing) {
            case (0...2, _), (_, nil):
                var draft = try ThingDraft(
                    short: names[random(names.count)], long: words[random(words.count)],
                    tags: random(2) == 0 ? ["t\(random(3))"] : [], spelling: .asIs)
                draft.origin = ThingOrigin(ThingOrigin.Kind.allCases[random(6)], name: ["", "b", "c"][random(3)])
                _ = try replica.store.add(draft, at: instant)
            case (3, let thing?):
                try replica.edit(thing.id) { $0.long = words[random(words.count)] }
            case (4, let thing?):
                try replica.edit(thing.id) { $0.note = "note \(random(100))" }
            case (5, let thing?):
                try replica.edit(thing.id) { $0.tags = (0..<random(3)).map { _ in "t\(random(4))" } }
            case (6, let thing?): try replica.store.remove(thing.id, at: instant)
            case (7, let thing?):
                if thing.isSuspended {
                    try replica.store.resume(thing.id, at: instant)
                } else {
                    try replica.store.suspend(thing.id, at: instant)
                }
            case (8, _):
                let before = try replica.reviews()
                try replica.store.undo()
                withdrawn.formUnion(before.subtracting(try replica.reviews()))
            case (10, _) where random(2) == 0:
                let before = try replica.reviews()
                try replica.store.redo()
                withdrawn.subtract(try replica.reviews().subtracting(before))
            case (9, _) where random(3) == 0:
                let text = (0..<3).map { "I\(random(5))\timported \($0)\n" }.joined()
                try replica.importText(text, at: instant)
            default:
                guard let thing else { return }
                let grade = Grade.allCases[random(4)]
                made.insert(
                    try replica.answer(thing.id, grade, at: instant.timeIntervalSince1970 - 1_700_000_000).digits)
            }
        } catch is StoreError {
            // It already exists, or there is nothing to undo.
        }
        try replica.skew(by: skews[index], after: clock)
    }
}
