/// When a change was made: by a clock that never runs back and is never behind what was seen of others.
///
/// It is a hybrid logical clock: the milliseconds since 1970 and a counter within them in one number, and the device, which
/// decides between two that are the same. Source: Kulkarni and others, "Logical Physical Clocks", 2014.
package struct SyncStamp: Hashable, Comparable, Sendable {
    /// The milliseconds since 1970 and, in the last 12 bits, the counter.
    package let time: Int64
    /// The device that made the change; empty for what a thing was when it was added.
    package let device: String

    /// The bits of the counter.
    static let counterBits: Int64 = 12
    /// No clock is further ahead: the end of the year 9999.
    static let greatestMilliseconds: Int64 = 253_402_300_799_999

    package init(time: Int64, device: String) {
        self.time = time
        self.device = device
    }

    package init(milliseconds: Int64, counter: Int64 = 0, device: String) {
        let milliseconds = min(max(milliseconds, 0), Self.greatestMilliseconds)
        self.init(time: milliseconds << Self.counterBits | counter & (1 << Self.counterBits - 1), device: device)
    }

    /// No clock is followed further than that, a year less: whatever another device says, this one has room for stamps that
    /// all of them take.
    static let greatestFollowed = (greatestMilliseconds - 366 * 86_400_000) << counterBits
    /// No stamp is later.
    static let greatest = greatestMilliseconds << counterBits | (1 << counterBits - 1)

    /// The stamp of an answer that was never withdrawn, and of a setting that was never set: every other stamp is
    /// later.
    static let never = SyncStamp(time: .min, device: "")

    /// The milliseconds since 1970.
    package var milliseconds: Int64 { time >> Self.counterBits }
    /// How many stamps of the same millisecond came before.
    package var counter: Int64 { time & (1 << Self.counterBits - 1) }

    package static func < (left: SyncStamp, right: SyncStamp) -> Bool {
        (left.time, left.device) < (right.time, right.device)
    }
}
