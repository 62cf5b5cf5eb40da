public import Foundation

/// Formats an instant as the time that a timer shows within an interval: `4:32` or `1:23:45`.
///
/// It is the portable counterpart of SwiftUI's `SystemFormatStyle.Timer` and `SystemFormatStyle.Stopwatch`, which only
/// exist on Apple's systems. It has the same arguments with the same defaults, and returns text instead of attributed
/// text.
///
/// ```swift
/// let interval = start..<start + 15
/// let left = (start + 4.2).formatted(.timer(countingDownIn: interval))  // 0:11
/// let passed = (start + 4.2).formatted(.timer(countingUpIn: interval))  // 0:04
/// let precise = (start + 5.23).formatted(.stopwatch(startingAt: start))  // 00:05.23
/// ```
///
/// Counting up, it shows `0:00` until the lower bound, then the elapsed time, and after the upper bound the whole
/// length. Counting down, it shows the whole length until the lower bound, then the remaining time, and after the upper
/// bound `0:00`. A step is never shown as over before it is: counting down rounds up, counting up rounds down. The last
/// second of a countdown shows `0:01` until its end, and `0:00` means that the countdown is over.
///
/// A stopwatch, `00:05.23`, counts up without an end. Its leading field has two digits.
///
/// As a `DiscreteFormatStyle`, it provides the exact instants at which its text changes: see ``TickSchedule``.
public struct TimerFormatStyle: DiscreteFormatStyle, Sendable {
    private var display: TimeDisplay

    /// Creates a style that counts down from the length of an interval to zero.
    ///
    /// ```swift
    /// let style = TimerFormatStyle(countingDownIn: start..<start + 5_640, maxFieldCount: 2)
    /// print(style.format(start))  // 1:34
    /// ```
    /// - Parameters:
    ///   - interval: the interval of the timer.
    ///   - showsHours: whether hours have a field of their own from one hour on. If not, minutes continue past 59.
    ///   - maxFieldCount: the maximum number of fields among hours, minutes, seconds and fraction. Hours use a field
    ///     only from one hour on. For example, 2 gives `59:59` below one hour and `1:34` (hours and minutes) from
    ///     there. 1 or less gives the largest unit in words: `34 minutes`.
    ///   - maxPrecision: the shortest time between two texts. It is rounded up to 1, 10 or 100 milliseconds (a fraction
    ///     with three to one digits, if the number of fields suffices), a second, a minute (`1 hour, 34 minutes`) or an
    ///     hour.
    public init(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) {
        let layout = TimeLayout(
            showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padsLeadingField: false)
        display = TimeDisplay(
            lowerBound: interval.lowerBound, upperBound: interval.upperBound, direction: .down, layout: layout)
    }

    /// Creates a style that counts up from zero to the length of an interval.
    ///
    /// ```swift
    /// let style = TimerFormatStyle(countingUpIn: start..<start + 5_640, showsHours: false)
    /// print(style.format(start + 5_640))  // 94:00
    /// ```
    /// - Parameters:
    ///   - interval: the interval of the timer.
    ///   - showsHours: whether hours have a field of their own from one hour on. If not, minutes continue past 59.
    ///   - maxFieldCount: the maximum number of fields, as for a style that counts down.
    ///   - maxPrecision: the shortest time between two texts, as for a style that counts down.
    public init(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) {
        self.init(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        display.direction = .up
    }

    /// Creates a style that counts up from zero, like a stopwatch.
    ///
    /// ```swift
    /// let style = TimerFormatStyle(startingAt: start, maxPrecision: .milliseconds(100))
    /// print(style.format(start + 5.23))  // 00:05.2
    /// ```
    /// - Parameters:
    ///   - startDate: the instant of zero.
    ///   - showsHours: whether hours have a field of their own from one hour on. If not, minutes continue past 59.
    ///   - maxFieldCount: the maximum number of fields, as for a timer. From one hour on, 4 gives `01:23:45.67`, 3
    ///     gives `01:23:45` and 2 gives `1:23` (hours and minutes).
    ///   - maxPrecision: the shortest time between two texts, as for a timer.
    public init(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) {
        let layout = TimeLayout(
            showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, padsLeadingField: true)
        display = TimeDisplay(lowerBound: startDate, direction: .up, layout: layout)
    }

    /// Returns the text for an instant.
    public func format(_ value: Date) -> String {
        display.text(at: value)
    }

    /// Returns the same style with the digits and separators of a locale.
    ///
    /// Without a locale, texts have European digits, a colon and a full stop, and words are English, so that no locale
    /// data is loaded. `.locale(.autoupdatingCurrent)` follows the system's settings.
    public func locale(_ locale: Locale) -> TimerFormatStyle {
        var style = self
        style.display.locale = locale
        return style
    }

    /// Returns the first instant after another at which the text is different, or nil if it never is.
    public func discreteInput(after input: Date) -> Date? {
        display.change(after: input)
    }

    /// Returns the last instant before another at which the text was different, or nil if it never was.
    public func discreteInput(before input: Date) -> Date? {
        display.change(before: input)
    }
}

// If Apple adds static members with these names, the compiler prefers them, so that code has only one meaning.
extension FormatStyle where Self == TimerFormatStyle {
    /// Returns a timer that counts down from the length of an interval to zero: `4:32`.
    ///
    /// ```swift
    /// let interval = start..<start + 300
    /// let left = start.formatted(.timer(countingDownIn: interval))  // 5:00
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

    /// Returns a timer that counts up from zero to the length of an interval: `0:28`.
    ///
    /// ```swift
    /// let minutes = start..<start + 300
    /// let passed = (start + 28).formatted(.timer(countingUpIn: minutes))  // 0:28
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

    /// Returns a stopwatch that counts up from zero: `00:05.23`.
    ///
    /// ```swift
    /// let precise = (start + 5.23).formatted(.stopwatch(startingAt: start))  // 00:05.23
    /// let rough = (start + 5.23).formatted(.stopwatch(startingAt: start, maxPrecision: .seconds(1)))  // 00:05
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

/// The style of a stopwatch. See ``TimerFormatStyle/init(startingAt:showsHours:maxFieldCount:maxPrecision:)``.
///
/// ```swift
/// let german = StopwatchFormatStyle(startingAt: start).locale(Locale(identifier: "de_DE"))
/// print(german.format(start + 65.43))  // 01:05,43
/// ```
public typealias StopwatchFormatStyle = TimerFormatStyle
