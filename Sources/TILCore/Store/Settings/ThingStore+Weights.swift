import Foundation
import GRDB

extension ThingStore {
    /// Puts fitted weights in force: every memory is computed again, in one transaction that undo takes back.
    /// - Parameters:
    ///   - parameters: the weights.
    ///   - instant: when it is done.
    ///   - progress: told now and then how many of how many steps of the replay are done.
    public func adopt(
        _ parameters: FSRSParameters, at instant: Date,
        progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws {
        try update({ $0.scheduling = try $0.scheduling.with(parameters: parameters) }, progress: progress)
    }
}
