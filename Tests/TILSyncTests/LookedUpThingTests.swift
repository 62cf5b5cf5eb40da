import Foundation
import TILCore
import Testing

@testable import TILSync

@Suite("A thing that an agent added and the person looked up, on two devices")
final class LookedUpThingTests: ReplicaSuite {
    @Test("A look-up on one device makes the thing the person's own on the other", arguments: [true, false])
    func lookUp(isSyncedBefore: Bool) async throws {
        let thing = try one.add("BOL", "bill of lading", origin: ThingOrigin(.agent, name: "a.md"))
        try await begin()
        if isSyncedBefore { try await sync(one, two) }
        try one.store.meet(thing.id)
        try await sync(one, two)
        #expect(try two.thing("BOL")?.origin == ThingOrigin(.lookUp, name: "a.md"))
        try expectAgreement()
    }
}
