import Foundation
import GRDB

/// The events that wait in the store: for a thing that has not come yet, or for a newer til.
struct SyncWaiting {
    private let db: Database
    /// Whether any event waits for a thing.
    private var isAny: Bool

    init(_ db: Database) throws {
        self.db = db
        isAny = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sync_later WHERE awaits NOTNULL)") == true
    }

    /// Keeps an event until the thing with an identifier arrives.
    mutating func append(_ event: SyncEvent, of device: String, awaiting id: UUID?) throws {
        var bytes: [UInt8] = []
        event.write(into: &bytes)
        let line = String(decoding: bytes, as: UTF8.self) + "}"
        try append(line, of: device, number: event.number, awaiting: id)
    }

    /// Keeps the line of an event.
    mutating func append(_ line: String, of device: String, number: Int64, awaiting id: UUID?) throws {
        if id != nil { isAny = true }
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO sync_later VALUES (?, ?, ?, ?)")
            .execute(arguments: [device, number, line, id?.data])
    }

    /// Applies the events that wait for things that have arrived, and those that wait for these in turn.
    mutating func applyArrived(_ taker: inout SyncTaker, _ registers: inout SyncRegisters) throws {
        guard isAny else { return taker.arrived.removeAll() }
        while let id = taker.arrived.popLast() {
            let rows = try Row.fetchAll(
                db.cachedStatement(
                    sql: "SELECT device, number, event FROM sync_later WHERE awaits = ? ORDER BY device, number"),
                arguments: [id.data])
            try apply(rows, &taker, &registers)
        }
    }

    /// Applies the events that waited for a newer til, if this is the one.
    mutating func applyUnknown(_ taker: inout SyncTaker, _ registers: inout SyncRegisters) throws {
        let rows = try Row.fetchAll(
            db, sql: "SELECT device, number, event FROM sync_later WHERE awaits IS NULL ORDER BY device, number")
        try apply(rows, &taker, &registers)
        try applyArrived(&taker, &registers)
    }

    private mutating func apply(_ rows: [Row], _ taker: inout SyncTaker, _ registers: inout SyncRegisters) throws {
        for row in rows {
            let (device, number): (String, Int64) = (row[0], row[1])
            var text: String = row[2]
            let reading = text.withUTF8 { SyncEvent.read($0, device: device, number: number) }
            guard case .event(let event) = reading else { continue }
            switch try taker.take(event, &registers) {
            case .waits(let id): try append(text, of: device, number: number, awaiting: id)
            case .applied:
                try db.cachedStatement(sql: "DELETE FROM sync_later WHERE device = ? AND number = ?")
                    .execute(arguments: [device, number])
            }
        }
    }
}
