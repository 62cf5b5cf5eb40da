import Foundation
import TILCore
import Testing

@testable import til

/// Exit codes of errors.
@Suite struct DispatcherTests {
    private typealias Result = CommandRunner.Result

    @Test func eachErrorOfAStoreHasItsExitCode() throws {
        #expect(StoreError.busy(path: "x", patience: .seconds(5)).status == .busy)
        #expect(StoreError.cannotAccess(path: "x", reason: "y").status == .inputOutput)
        #expect(StoreError.diskFull(path: "x").status == .inputOutput)
        #expect(StoreError.damaged(path: "x", reason: "y").status == .data)
        #expect(StoreError.newerSchema(path: "x", version: 2, known: 1).status == .data)
    }
}
