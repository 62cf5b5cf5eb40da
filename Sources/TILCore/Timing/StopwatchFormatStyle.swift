import Foundation

/// Formats an instant as the time that a stopwatch shows: `00:05.23` or `01:00:00.00`.
///
/// The portable counterpart of SwiftUI's `SystemFormatStyle.Stopwatch`, which exists on Apple's systems only: the same
/// arguments with the same defaults, and text instead of attributed text.
///
/// ```swift
/// (start + 5.23).formatted(.stopwatch(startingAt: start))                              // 00:05.23
/// (start + 5.23).formatted(.stopwatch(startingAt: start, maxPrecision: .seconds(1)))  // 00:05
/// ```
///
/// Until its start it shows zero. A step is never shown as over before it is. As a `DiscreteFormatStyle` it knows the
/// exact instants at which its text changes: see ``TickSchedule``.
public struct StopwatchFormatStyle: DiscreteFormatStyle, Sendable {
    private var display: TimeDisplay

    /// A style that counts up from zero.
    /// - Parameters:
    ///   - startDate: the instant at which it reads zero.
    ///   - showsHours: whether hours have a field of their own from one hour on; if not, minutes go on past 59.
    ///   - maxFieldCount: how many of the fields hours, minutes, seconds and fraction are shown at once. Hours take a
    ///     field only from one hour on, where 4 gives `01:23:45.67`, 3 `01:23:45` and 2 `1:23` (hours and minutes).
    ///     With 1, or less, it is the greatest unit in words: `23 minutes`.
    ///   - maxPrecision: the shortest time between two texts, rounded up to 1, 10 or 100 milliseconds (a fraction of
    ///     three to one digits, where the fields suffice), a second, a minute (`1 hour, 23 minutes`) or an hour.
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
    public func locale(_ locale: Locale) -> StopwatchFormatStyle {
        var style = self
        style.display.locale = locale
        return style
    }

    /// The first instant after another at which the text changes.
    public func discreteInput(after input: Date) -> Date? {
        display.change(after: input)
    }

    /// The last instant before another at which the text was different; nil until the first change.
    public func discreteInput(before input: Date) -> Date? {
        display.change(before: input)
    }
}

// Where Apple has statics of these names, theirs are taken, so that code written for either means one thing.
extension FormatStyle where Self == StopwatchFormatStyle {
    /// A stopwatch that counts up from zero: `00:05.23`.
    ///
    /// ```swift
    /// now.formatted(.stopwatch(startingAt: start))
    /// ```
    ///
    /// See ``StopwatchFormatStyle/init(startingAt:showsHours:maxFieldCount:maxPrecision:)`` for the parameters.
    @_disfavoredOverload
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> StopwatchFormatStyle {
        StopwatchFormatStyle(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
