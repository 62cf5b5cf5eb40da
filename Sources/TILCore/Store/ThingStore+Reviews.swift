import Foundation
import GRDB

extension ThingStore {
    /// Computes a thing's memories again from its reviews.
    func rebuildMemories(of row: Int64, _ db: Database) throws {
    }
}
