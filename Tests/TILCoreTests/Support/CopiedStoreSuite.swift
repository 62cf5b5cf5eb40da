import Foundation
import TILCore
import Testing

/// Tests of a closed copy of a store with two hundred things, whose file may be changed at will.
protocol CopiedStoreSuite {
    var temporary: TemporaryStore { get }
}

extension CopiedStoreSuite {
    /// A store with such a copy next to it.
    static func filledStore() throws -> TemporaryStore {
        let temporary = try TemporaryStore()
        try temporary.fill(200)
        _ = try temporary.closedCopy("copy.db")
        return temporary
    }

    /// The copy.
    var path: String { temporary.folder + "/copy.db" }

    /// Changes the bytes of the copy.
    func change(_ body: (inout Data) -> Void) throws {
        var data = try bytes(path)
        body(&data)
        try data.write(to: URL(fileURLWithPath: path))
    }

    /// The error of opening the copy, of which nothing may have changed afterwards.
    func refusal() throws -> StoreError? {
        let before = try bytes(path)
        var refusal: StoreError?
        do {
            _ = try ThingStore(path: path, patience: .zero).things()
        } catch {
            refusal = error
            #expect(try bytes(path) == before)
        }
        return refusal
    }
}
