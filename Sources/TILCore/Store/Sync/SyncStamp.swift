import Foundation
import GRDB

/// The time of a change, by a clock that never goes back and is never behind the stamps of other devices.
///
/// It is a hybrid logical clock. One number contains the milliseconds since 1970 and a counter within the millisecond.
/// The device decides between two equal numbers. Source: Kulkarni and others, "Logical Physical Clocks", 2014.
package struct SyncStamp: Hashable, Comparable, Sendable {
    /// The milliseconds since 1970 times ``timesPerMillisecond``, plus the counter.
    package let time: Int64
    /// The device that made the change, or an empty text for the values with which a thing was added.
    package let device: String

    /// The number of different times within a millisecond, which is above the greatest counter. It is a power of two,
    /// so that the counter is the last 12 bits of the time.
    static let timesPerMillisecond: Int64 = 4_096
    /// The latest instant of a clock: the end of the year 9999.
    static let greatestMilliseconds: Int64 = 253_402_300_799_999
    /// The length of a leap year.
    private static let millisecondsOfYear: Int64 = 366 * 86_400_000
    /// The latest stamp to which a clock is set. It is a year earlier, so that later stamps are possible whatever other
    /// devices send.
    static let greatestFollowed = (greatestMilliseconds - millisecondsOfYear) * timesPerMillisecond
    /// The latest stamp.
    static let greatest = greatestMilliseconds * timesPerMillisecond + timesPerMillisecond - 1
    /// The stamp of a field that was never written.
    static let never = SyncStamp(time: .min, device: "")

    package init(time: Int64, device: String) {
        self.time = time
        self.device = device
    }

    /// Reads a stamp from a row with the columns `stamp` and `device`.
    init(_ row: StoredRow) {
        self.init(time: row.integer("stamp"), device: row.text("device"))
    }

    package init(milliseconds: Int64, counter: Int64 = 0, device: String) {
        let milliseconds = min(max(milliseconds, 0), Self.greatestMilliseconds)
        let counter = counter % Self.timesPerMillisecond
        self.init(time: milliseconds * Self.timesPerMillisecond + counter, device: device)
    }

    /// The milliseconds since 1970.
    package var milliseconds: Int64 { time / Self.timesPerMillisecond }
    /// The number of earlier stamps in the same millisecond.
    package var counter: Int64 { time % Self.timesPerMillisecond }

    package static func < (left: SyncStamp, right: SyncStamp) -> Bool {
        (left.time, left.device) < (right.time, right.device)
    }
}

/// The last time and device that wrote each field, answer and setting. The key is the ID of the thing, the ID of the
/// answer, or the name of the setting.
extension Database {
    /// Returns the stamp of a field, of an answer (`answer`) or of a setting (`setting`), or nil if it has none.
    func stamp(of key: any DatabaseValueConvertible, _ name: String) throws -> SyncStamp? {
        try row("SELECT stamp, device FROM sync_register WHERE key = ? AND name = ?", [key, name], SyncStamp.init)
    }

    func setStamp(of key: any DatabaseValueConvertible, _ name: String, _ stamp: SyncStamp) throws {
        try insert(
            "INSERT OR REPLACE", into: "sync_register",
            ["key": key, "name": name, "stamp": stamp.time, "device": stamp.device])
    }
}
