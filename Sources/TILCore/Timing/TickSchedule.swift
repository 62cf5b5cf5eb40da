import Foundation

/// The instants at which the display of a format style changes.
///
/// Whoever redraws a time sleeps until the next of them, and needs neither polling nor a fixed period. Each is computed
/// from the present instant and the style alone, so a tick that came late moves none of those that follow.
///
/// ```swift
/// let schedule = TickSchedule(.timer(countingDownIn: start..<start + 15))
/// schedule.nextTick(after: start + 4.2)  // start + 5, where 0:11 becomes 0:10
/// schedule.nextTick(after: start + 15)   // nil: 0:00 stays
/// ```
public struct TickSchedule<Style: DiscreteFormatStyle & Sendable>: Sendable
where Style.FormatInput == Date, Style.FormatOutput: Equatable {
    /// How many boundaries in a row that change nothing are passed over before one is taken for a tick all the same: a
    /// needless redraw does less harm than an endless search.
    private static var longestSearch: Int { 1_000 }

    /// The style whose display is followed.
    public let style: Style

    /// The schedule of a style.
    public init(_ style: Style) {
        self.style = style
    }

    /// The first instant after `now` at which the display differs from that at `now`; nil where it never does.
    ///
    /// Boundaries that a style reports although its output stays the same, as `DiscreteFormatStyle` allows, are passed
    /// over.
    public func nextTick(after now: Date) -> Date? {
        let shown = style.format(now)
        var instant = now
        for _ in 0..<Self.longestSearch {
            guard let next = style.discreteInput(after: instant), next > instant else { return nil }
            if style.format(next) != shown { return next }
            instant = next
        }
        return instant
    }
}
