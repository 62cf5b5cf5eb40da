public import Foundation

/// The instants at which the display of a format style changes.
///
/// A program that shows a time sleeps until the next instant, without polling or a fixed period. Each instant is
/// computed only from the present instant and the style, so a late tick does not delay the following ones.
///
/// ```swift
/// let schedule = TickSchedule(.timer(countingDownIn: start..<start + 15))
/// let next = schedule.nextTick(after: start + 4.2)  // start + 5, where 0:11 becomes 0:10
/// let last = schedule.nextTick(after: start + 15)  // nil: 0:00 stays
/// ```
public struct TickSchedule<Style: DiscreteFormatStyle & Sendable>: Sendable
where Style.FormatInput == Date, Style.FormatOutput: Equatable {
    /// The format style.
    public let style: Style

    /// Creates the schedule of a style.
    public init(_ style: Style) {
        self.style = style
    }

    private static var mostBoundaries: Int { 1_000 }

    /// Returns the first instant after `now` at which the display differs from the display at `now`, or nil if it never
    /// does.
    ///
    /// `DiscreteFormatStyle` allows a style to report boundaries without a change of its output. Such boundaries are
    /// skipped. After a thousand of them, one counts as a tick, because a needless redraw is better than an endless
    /// search.
    public func nextTick(after now: Date) -> Date? {
        let shown = style.format(now)
        var instant = now
        for _ in 0..<Self.mostBoundaries {
            guard let next = style.discreteInput(after: instant), next > instant else { return nil }
            if style.format(next) != shown { return next }
            instant = next
        }
        return instant
    }
}

/// The instants at which the display of a format style changes, each delivered on time.
///
/// The first element is the present instant, so that a loop draws immediately. Then the sequence sleeps until the
/// display changes. It ends when the display will never change again. A slow consumer, or a machine that slept,
/// receives the present instant once and not every missed tick.
///
/// ```swift
/// let style = TimerFormatStyle(countingDownIn: start..<start + 15)
/// for await now in Ticks(of: style, startingAt: start, clock: ContinuousClock()) {
///     print(style.format(now))
/// }
/// ```
///
/// The sequence ends early when its task is cancelled.
public struct Ticks<Style: DiscreteFormatStyle & Sendable, TickClock: Clock>: AsyncSequence, Sendable
where Style.FormatInput == Date, Style.FormatOutput: Equatable, TickClock.Duration == Duration {
    private let schedule: TickSchedule<Style>
    private let start: Date
    private let clock: TickClock

    /// Creates the ticks of a style, starting at an instant.
    ///
    /// ```swift
    /// let style = TimerFormatStyle(countingDownIn: start..<start + 2)
    /// for await now in Ticks(of: style, startingAt: start, clock: ContinuousClock()) {
    ///     print(style.format(now))  // 0:02, 0:01, 0:00
    /// }
    /// ```
    /// - Parameters:
    ///   - style: the format style.
    ///   - startDate: the instant at which the iteration begins. Every later instant is this one plus the elapsed time
    ///     of the clock, so changes of the system's date have no effect.
    ///   - clock: the clock for sleeping. For a countdown, use one that continues while the machine sleeps, such as
    ///     `ContinuousClock`.
    public init(of style: Style, startingAt startDate: Date, clock: TickClock) {
        schedule = TickSchedule(style)
        start = startDate
        self.clock = clock
    }

    /// Returns an iterator, whose time begins now.
    public func makeAsyncIterator() -> Iterator { Iterator(ticks: self, origin: clock.now) }

    /// An iterator over the ticks.
    ///
    /// ```swift
    /// let style = TimerFormatStyle(countingDownIn: start..<start + 2)
    /// var ticks = Ticks(of: style, startingAt: start, clock: ContinuousClock()).makeAsyncIterator()
    /// let first = await ticks.next()  // start, so that a view is drawn at once
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let ticks: Ticks
        fileprivate let origin: TickClock.Instant
        fileprivate var shown: Date?

        /// Returns the present instant when the display changes, or nil at the end.
        public mutating func next() async -> Date? {
            guard let last = shown else {
                shown = present
                return shown
            }
            guard let tick = ticks.schedule.nextTick(after: last) else { return nil }
            if tick > present {
                let deadline = origin.advanced(by: .seconds(tick.timeIntervalSince(ticks.start)))
                do { try await ticks.clock.sleep(until: deadline, tolerance: nil) } catch { return nil }
            }
            // A clock is more precise than a date, so a tick that is due by the clock may still be in the future by the
            // date.
            shown = Swift.max(present, tick)
            return shown
        }

        private var present: Date { ticks.start + origin.duration(to: ticks.clock.now) / .seconds(1) }
    }
}
