import Foundation

/// Formats an instant as the time that a timer shows within an interval: `4:32` or `1:23:45`.
///
/// The portable counterpart of SwiftUI's `SystemFormatStyle.Timer` and `SystemFormatStyle.Stopwatch`, which exist on
/// Apple's systems only: the same arguments with the same defaults, and text instead of attributed text.
///
/// ```swift
/// let interval = start..<start + 15
/// (start + 4.2).formatted(.timer(countingDownIn: interval))  // 0:11
/// (start + 4.2).formatted(.timer(countingUpIn: interval))    // 0:04
/// (start + 5.23).formatted(.stopwatch(startingAt: start))    // 00:05.23
/// ```
///
/// Counting up it shows `0:00` until the lower bound, then the time since, and from the upper bound on the whole length.
/// Counting down it shows the whole length, then what remains, and from the upper bound on `0:00`. A step is never shown
/// as over before it is: counting down rounds up, counting up rounds down. The last second of a countdown shows `0:01`
/// to its very end, and `0:00` means that it is over.
///
/// A stopwatch, `00:05.23`, counts up without an end; its leading field has two digits.
///
/// As a `DiscreteFormatStyle` it knows the exact instants at which its text changes: see ``TickSchedule``.
public struct TimerFormatStyle: DiscreteFormatStyle, Sendable {
    private var display: TimeDisplay

    /// A style that counts down from the length of an interval to zero.
    /// - Parameters:
    ///   - interval: the time within which it counts.
    ///   - showsHours: whether hours have a field of their own from one hour on; if not, minutes go on past 59.
    ///   - maxFieldCount: how many of the fields hours, minutes, seconds and fraction are shown at once. Hours take a
    ///     field only from one hour on: with 2 it is `59:59` below and `1:34` (hours and minutes) from there. With 1,
    ///     or less, it is the greatest unit in words: `34 minutes`.
    ///   - maxPrecision: the shortest time between two texts, rounded up to 1, 10 or 100 milliseconds (a fraction of
    ///     three to one digits, where the fields suffice), a second, a minute (`1 hour, 34 minutes`) or an hour.
    public init(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) {
        let layout = TimeLayout(
            showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padsLeadingField: false)
        display = TimeDisplay(
            lowerBound: interval.lowerBound, upperBound: interval.upperBound, direction: .down, layout: layout)
    }

    /// A style that counts up from zero to the length of an interval.
    /// - Parameters:
    ///   - interval: the time within which it counts.
    ///   - showsHours: whether hours have a field of their own from one hour on; if not, minutes go on past 59.
    ///   - maxFieldCount: how many fields are shown at once, as for a style that counts down.
    ///   - maxPrecision: the shortest time between two texts, as for a style that counts down.
    public init(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) {
        self.init(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        display.direction = .up
    }

    /// A style that counts up from zero, as a stopwatch does.
    /// - Parameters:
    ///   - startDate: the instant at which it reads zero.
    ///   - showsHours: whether hours have a field of their own from one hour on; if not, minutes go on past 59.
    ///   - maxFieldCount: how many fields are shown at once, as for a timer: from one hour on 4 gives `01:23:45.67`, 3
    ///     `01:23:45` and 2 `1:23` (hours and minutes).
    ///   - maxPrecision: the shortest time between two texts, as for a timer.
    public init(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) {
        let layout = TimeLayout(
            showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padsLeadingField: true)
        display = TimeDisplay(lowerBound: startDate, direction: .up, layout: layout)
    }

    /// The time shown at an instant.
    public func format(_ value: Date) -> String {
        display.text(at: value)
    }

    /// The same style with the digits and separators of a locale.
    ///
    /// Until a locale is set, texts have European digits, a colon and a full stop, and words are English, which costs no
    /// look into locale data; `.locale(.autoupdatingCurrent)` follows the system's settings.
    public func locale(_ locale: Locale) -> TimerFormatStyle {
        var style = self
        style.display.locale = locale
        return style
    }

    /// The first instant after another at which the text changes; nil once it stays as it is.
    public func discreteInput(after input: Date) -> Date? {
        display.change(after: input)
    }

    /// Returns the last instant before another at which the text was different, or nil if it never was.
    public func discreteInput(before input: Date) -> Date? {
        display.change(before: input)
    }
}

// If Apple has statics of these names, theirs are taken, so that code written for either means one thing.
extension FormatStyle where Self == TimerFormatStyle {
    /// A timer that counts down from the length of an interval to zero: `4:32`.
    ///
    /// ```swift
    /// now.formatted(.timer(countingDownIn: start..<start + 300))
    /// ```
    ///
    /// See ``TimerFormatStyle/init(countingDownIn:showsHours:maxFieldCount:maxPrecision:)`` for the parameters.
    @_disfavoredOverload
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> TimerFormatStyle {
        TimerFormatStyle(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// A timer that counts up from zero to the length of an interval: `0:28`.
    ///
    /// ```swift
    /// now.formatted(.timer(countingUpIn: start..<start + 300))
    /// ```
    ///
    /// See ``TimerFormatStyle/init(countingUpIn:showsHours:maxFieldCount:maxPrecision:)`` for the parameters.
    @_disfavoredOverload
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> TimerFormatStyle {
        TimerFormatStyle(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// A stopwatch that counts up from zero: `00:05.23`.
    ///
    /// ```swift
    /// now.formatted(.stopwatch(startingAt: start))
    /// ```
    ///
    /// See ``TimerFormatStyle/init(startingAt:showsHours:maxFieldCount:maxPrecision:)`` for the parameters.
    @_disfavoredOverload
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> TimerFormatStyle {
        TimerFormatStyle(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

/// The style of a stopwatch: see ``TimerFormatStyle/init(startingAt:showsHours:maxFieldCount:maxPrecision:)``.
public typealias StopwatchFormatStyle = TimerFormatStyle
