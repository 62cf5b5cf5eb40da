import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

@Suite("Much that comes at once") final class SyncBulkTests: ReplicaSuite {
    private func text(_ range: Range<Int>) -> String { range.map { "K\($0)\ta meaning of \($0)\n" }.joined() }

    @Test func aNewDeviceHasTheSameContentsHoweverItsLogsArrive() async throws {
        try makeFolder(home + "/slow")
        func begin(_ name: String, _ folder: String = "/shared") throws -> Replica {
            let replica = try Replica(name, in: home)
            try replica.begin(.folder(home + folder))
            return replica
        }
        // Both have some of the same, and answered it.
        for (replica, range, answers) in [(one, 0..<900, 60), (two, 800..<1_000, 150)] {
            try replica.importText(text(range), at: instant())
            for (number, thing) in replica.store.things.prefix(answers).enumerated() {
                try replica.answer(thing.id, Grade.allCases[number % 4], at: Double(number * 1_000 + answers))
                if number.isMultiple(of: 3) { try replica.answer(thing.id, at: Double(number * 1_000 + 400_000)) }
            }
            try replica.begin(remote)
        }
        for replica in [one, two, one] { try await replica.sync() }
        // Then things are edited, removed and brought back, and learning gets another setting.
        let things = one.store.things
        try one.edit(things[4].id) { ($0.tags, $0.long) = (["a", "b"], things[5].long + " too") }
        for thing in things[6..<12] { try one.remove(thing.id) }
        for replica in [one, two] { try await replica.sync() }
        try two.edit(things[7].id) { $0.note = "back" }
        for (number, thing) in things[20..<40].enumerated() {
            try two.answer(thing.id, at: 900_000 + Double(number) * 10_000)
        }
        try two.set { $0.scheduling = try SchedulingOptions(desiredRetention: 0.8) }
        for replica in [two, one, two] { try await replica.sync() }
        let contents = try one.contents()

        // All at once, and the same logs with some lines more each time.
        let (much, little) = (try begin("much"), try begin("little", "/slow"))
        try await much.sync()
        for replica in [one, two] {
            let folder = "/log/\(try #require(try replica.store.syncState()?.device))"
            try makeFolder(home + "/slow" + folder)
            let lines = try Data(contentsOf: URL(fileURLWithPath: "\(home)/shared\(folder)/1.jsonl")).split(
                separator: 0x0A)
            for end in stride(from: 200, to: lines.count + 200, by: 200) {
                let part = lines.prefix(end).joined(separator: [0x0A]) + [0x0A]
                try Data(part).write(to: URL(fileURLWithPath: "\(home)/slow\(folder)/1.jsonl"))
                try await little.sync()
            }
        }
        for replica in [two, much, little] { #expect(try replica.contents() == contents) }
        // And much that comes to a store that has some already.
        let some = try Replica("some", in: home)
        try some.importText(text(500..<700), at: instant())
        try some.answer(some.store.things[0].id, at: 77)
        try some.begin(remote)
        for replica in [some, one, two] { try await replica.sync() }
        #expect(try some.contents() == one.contents())
        #expect(try some.contents().count > contents.count)
        for replica in [much, little, some] { #expect(try replica.faults() == []) }
    }
}
