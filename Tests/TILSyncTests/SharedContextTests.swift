import Foundation
import TILCore
import Testing

@testable import TILSync

@Suite("Words of texts where a thing was met, on two devices") final class SharedContextTests: ReplicaSuite {
    private func words(_ replica: Replica) throws -> [String] {
        guard let thing = try replica.thing("BOL") else { return [] }
        return try replica.store.contexts(of: [thing.id])[thing.id]?.map(\.stored).sorted() ?? []
    }

    private func remember(_ text: String, _ replica: Replica) throws {
        guard let thing = try replica.thing("BOL") else { return }
        try replica.store.remember([thing.id: ContextWords(of: text)], at: instant(3_000))
    }

    @Test("Words are sent only if the person shares them", arguments: [true, false])
    func share(isShared: Bool) async throws {
        try one.add("BOL", "bill of lading")
        try await begin()
        try remember("vessel vessel harbour", one)
        if isShared { try one.set { $0.contexts = .shared } }
        try await sync(one, two)
        #expect(try words(two) == (isShared ? ["harbour:1 vessel:2"] : []))
        // A device that keeps them sends none back.
        try remember("carrier", two)
        try await sync(two, one)
        #expect(try words(one) == ["harbour:1 vessel:2"])
    }

    @Test("Words that were kept before the person shared them are sent, and those of both devices meet")
    func late() async throws {
        try one.add("BOL", "bill of lading")
        try await begin()
        try await sync(one, two)
        try remember("vessel", one)
        try remember("carrier", two)
        for replica in [one, two] { try replica.set { $0.contexts = .shared } }
        try await sync(one, two, one)
        #expect(try words(one) == ["carrier:1", "vessel:1"])
        #expect(try words(two) == ["carrier:1", "vessel:1"])
        try expectAgreement()
    }

    @Test("A device that keeps no words gets none")
    func off() async throws {
        try one.add("BOL", "bill of lading")
        try await begin()
        try remember("vessel", one)
        try one.set { $0.contexts = .shared }
        try two.set { $0.contexts = .off }
        try await sync(one, two)
        #expect(try words(two).isEmpty)
    }
}
