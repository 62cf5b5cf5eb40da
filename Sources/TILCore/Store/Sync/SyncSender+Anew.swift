import Foundation
import GRDB

/// What those have to hear of who have not seen what this store sent before, beside its things and reviews.
extension SyncSender {
    /// Makes events of all that was made one thing of two.
    mutating func sendSame() throws {
        let rows = try Row.fetchAll(db, sql: "SELECT other, thing FROM sync_same ORDER BY other")
        for row in rows {
            let (other, thing): (Data, Data) = (row[0], row[1])
            try send(.same(UUID(data: other), UUID(data: thing)), time: nextStamp().time)
        }
    }

    /// Makes events of the settings that differ from those of a new store and that no other device has set.
    mutating func sendSettings(_ registers: inout SyncRegisters) throws {
        for key in SettingKey.shared where try registers.stamp(ofSetting: key.name) == nil {
            let value = try String.fetchOne(
                db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [key.name])
            guard let value else { continue }
            // Whoever sets it from now on is later.
            try registers.set(ofSetting: key.name, SyncStamp(time: 0, device: device))
            try send(.setting(key.name, value), time: 0)
        }
    }

    /// Passes on what others said that this til does not know, or that waits for what has not come yet: the devices that said
    /// it may be gone by now.
    mutating func sendKept() throws {
        let rows = try Row.fetchAll(db, sql: "SELECT device, number, event FROM sync_later ORDER BY device, number")
        var passedOn: Set<Substring> = []
        for row in rows {
            let (device, number, line): (String, Int64, String) = (row[0], row[1], row[2])
            guard let members = SyncEvent.members(ofLine: line, device: device, number: number),
                passedOn.insert(members).inserted
            else { continue }
            try send(.kept(String(members)), time: 0)
        }
    }
}
