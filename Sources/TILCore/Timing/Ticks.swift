import Foundation

/// The instants at which the display of a format style changes.
///
/// A program that redraws a time sleeps until the next of them, and needs neither polling nor a fixed period. Each is
/// computed from the present instant and the style alone, so a tick that came late moves none of those that follow.
///
/// ```swift
/// let schedule = TickSchedule(.timer(countingDownIn: start..<start + 15))
/// schedule.nextTick(after: start + 4.2)  // start + 5, where 0:11 becomes 0:10
/// schedule.nextTick(after: start + 15)   // nil: 0:00 stays
/// ```
public struct TickSchedule<Style: DiscreteFormatStyle & Sendable>: Sendable
where Style.FormatInput == Date, Style.FormatOutput: Equatable {
    /// The style whose display is followed.
    public let style: Style

    /// The schedule of a style.
    public init(_ style: Style) {
        self.style = style
    }

    /// The first instant after `now` at which the display differs from that at `now`; nil if it never does.
    ///
    /// Boundaries that a style reports although its output stays the same, as `DiscreteFormatStyle` allows, are skipped;
    /// after a thousand of them one counts as a tick all the same, since a needless redraw does less harm than an endless
    /// search.
    public func nextTick(after now: Date) -> Date? {
        let shown = style.format(now)
        var instant = now
        for _ in 0..<1_000 {
            guard let next = style.discreteInput(after: instant), next > instant else { return nil }
            if style.format(next) != shown { return next }
            instant = next
        }
        return instant
    }
}

/// The instants at which the display of a format style changes, each delivered when it has come.
///
/// The first element is the present instant, so that a loop draws at once. Then the sequence sleeps until the display
/// changes, and ends once it never will again. A consumer that is slow or slept with the machine receives the present
/// instant once, not every tick that it missed.
///
/// ```swift
/// let style = TimerFormatStyle(countingDownIn: start..<start + 15)
/// for await now in Ticks(of: style, startingAt: start, clock: ContinuousClock()) {
///     draw(style.format(now))
/// }
/// ```
///
/// The sequence ends early when its task is cancelled.
public struct Ticks<Style: DiscreteFormatStyle & Sendable, TickClock: Clock>: AsyncSequence, Sendable
where Style.FormatInput == Date, Style.FormatOutput: Equatable, TickClock.Duration == Duration {
    private let schedule: TickSchedule<Style>
    private let start: Date
    private let clock: TickClock

    /// The ticks of a style from an instant on.
    /// - Parameters:
    ///   - style: the style whose display is followed.
    ///   - startDate: the instant that it is when the iteration begins; every later one is this and the time that has
    ///     passed on the clock, whatever happens to the system's date.
    ///   - clock: the clock that sleeps. One that goes on while the machine sleeps, as `ContinuousClock` does, keeps a
    ///     countdown's promise.
    public init(of style: Style, startingAt startDate: Date, clock: TickClock) {
        schedule = TickSchedule(style)
        start = startDate
        self.clock = clock
    }

    /// An iterator that has delivered nothing yet; its time begins here.
    public func makeAsyncIterator() -> Iterator { Iterator(ticks: self, origin: clock.now) }

    /// Delivers the ticks of one iteration.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let ticks: Ticks
        fileprivate let origin: TickClock.Instant
        fileprivate var shown: Date?

        /// The present instant, once the display has changed since the one before; nil at the end.
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
            // A clock counts finer than a date: the tick may have come by the one and not yet by the other.
            shown = Swift.max(present, tick)
            return shown
        }

        private var present: Date { ticks.start + origin.duration(to: ticks.clock.now) / .seconds(1) }
    }
}
