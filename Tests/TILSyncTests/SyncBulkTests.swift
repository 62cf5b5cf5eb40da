import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

@Suite("Much that comes at once") struct SyncBulkTests {
    /// What is in the tables' definitions, in a fixed order.
    private func definitions(_ replica: Replica) throws -> [String] {
        try SQLiteScript.run(
            "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master ORDER BY 1",
            on: replica.store.path)
    }

    private func text(_ range: Range<Int>) -> String { range.map { "K\($0)\ta meaning of \($0)\n" }.joined() }

    @Test("A new machine has the same whether much comes at once or little by little")
    func aNewMachineHasTheSameWhetherMuchComesOrLittle() async throws {
        let temporary = try TemporaryFolder()
        let home = temporary.path
        let shared = home + "/shared"
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
        let (one, two) = (try Replica("one", in: home), try Replica("two", in: home))
        // Both have some of the same, and answered it.
        try one.importText(text(0..<900))
        try two.importText(text(800..<1_000))
        for (number, thing) in one.store.things.prefix(60).enumerated() {
            try one.answer(thing.id, Grade.allCases[number % 4], at: Double(number) * 1_000)
            if number.isMultiple(of: 3) { try one.answer(thing.id, at: Double(number) * 1_000 + 400_000) }
        }
        for (number, thing) in two.store.things.prefix(150).enumerated() {
            try two.answer(thing.id, .good, at: Double(number) * 1_000 + 500)
        }
        for replica in [one, two] { try replica.begin(.folder(shared)) }
        for replica in [one, two, one] { try await replica.sync() }
        // Then things are edited, removed, brought back and taken back, and learning gets another setting.
        try two.undo()
        let things = one.store.things
        try one.edit(things[3].id) { $0.tags = ["a", "b"] }
        try one.edit(things[4].id) { $0.long = things[5].long + " too" }
        for thing in things[6..<12] { try one.remove(thing.id) }
        try await one.sync()
        try await two.sync()
        try two.edit(things[7].id) { $0.note = "back" }
        for (number, thing) in things[20..<40].enumerated() {
            try two.answer(thing.id, at: 900_000 + Double(number) * 10_000)
        }
        try two.set { $0.scheduling = try SchedulingOptions(desiredRetention: 0.8) }
        for replica in [two, one, two] { try await replica.sync() }
        let contents = try one.contents()
        #expect(try two.contents() == contents)

        let much = try Replica("much", in: home)
        let definitions = try definitions(one)
        try much.begin(.folder(shared))
        try await much.sync()
        #expect(try much.contents() == contents)
        #expect(try much.faults() == [])
        #expect(try self.definitions(much) == definitions)

        // The same logs, a hundred lines more each time.
        let little = try Replica("little", in: home)
        let slow = home + "/slow"
        try FileManager.default.createDirectory(atPath: slow, withIntermediateDirectories: true)
        try little.begin(.folder(slow))
        for replica in [one, two] {
            let device = try #require(try replica.store.syncState()?.device)
            let path = "/log/\(device)/1.jsonl"
            try FileManager.default.createDirectory(atPath: slow + "/log/" + device, withIntermediateDirectories: true)
            let lines = try Data(contentsOf: URL(fileURLWithPath: shared + path)).split(separator: 0x0A)
            for end in stride(from: 200, to: lines.count + 200, by: 200) {
                let part = lines.prefix(end).joined(separator: [0x0A]) + [0x0A]
                try Data(part).write(to: URL(fileURLWithPath: slow + path))
                try await little.sync()
            }
        }
        #expect(try little.contents() == contents)
        #expect(try little.faults() == [])
        // And much that comes to a store that has some already.
        let some = try Replica("some", in: home)
        try some.importText(text(500..<700))
        try some.answer(some.store.things[0].id, at: 77)
        try some.begin(.folder(shared))
        for replica in [some, one, two] { try await replica.sync() }
        #expect(try some.contents() == one.contents())
        #expect(try some.contents().count > contents.count)
        #expect(try some.faults() == [])
        #expect(try self.definitions(some) == definitions)
    }
}

extension Replica {
    fileprivate func importText(_ text: String) throws {
        let file = try InterchangeFormat.named("tsv").file(FileContents(name: "text", bytes: Array(text.utf8)))
        var generator = SystemRandomNumberGenerator()
        _ = try store.importThings([file], at: Date(timeIntervalSince1970: 1_700_000_000), using: &generator)
    }
}
