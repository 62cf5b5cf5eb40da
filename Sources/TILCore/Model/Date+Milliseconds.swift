import Foundation

/// Instants are whole milliseconds since 1970, counted in integers: so they are kept, compared and computed with.
///
/// A `Date` is a floating-point number of seconds since 2001 that cannot hold most milliseconds exactly; which digits it
/// loses depends on how it was computed. Two dates made by ``init(milliseconds:)`` of the same number are always equal.
extension Date {
    /// The years 1 to 9999, which is what ISO 8601 can write, in milliseconds since 1970.
    private static let writable: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999

    /// The instant a number of milliseconds after 1970 began; one beyond the years 1 to 9999 counts as their end.
    package init(milliseconds: Int64) {
        let milliseconds = min(max(milliseconds, Self.writable.lowerBound), Self.writable.upperBound)
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }

    /// The nearest millisecond since 1970; the end of the years 1 to 9999 for an instant beyond them.
    package var milliseconds: Int64 {
        let exact = (timeIntervalSince1970 * 1_000).rounded()
        if exact <= Double(Self.writable.lowerBound) { return Self.writable.lowerBound }
        // What is no number is no instant: the last counts for it.
        return exact < Double(Self.writable.upperBound) ? Int64(exact) : Self.writable.upperBound
    }

    /// The instant in whole milliseconds.
    package var inMilliseconds: Date { Date(milliseconds: milliseconds) }
}
