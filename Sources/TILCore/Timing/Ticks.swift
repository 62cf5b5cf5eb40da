import Foundation

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
    public func makeAsyncIterator() -> Iterator {
        Iterator(schedule: schedule, start: start, clock: clock, origin: clock.now)
    }

    /// Delivers the ticks of one iteration.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let schedule: TickSchedule<Style>
        fileprivate let start: Date
        fileprivate let clock: TickClock
        fileprivate let origin: TickClock.Instant
        private var shown: Date?

        fileprivate init(schedule: TickSchedule<Style>, start: Date, clock: TickClock, origin: TickClock.Instant) {
            self.schedule = schedule
            self.start = start
            self.clock = clock
            self.origin = origin
        }

        /// The present instant, once the display has changed since the one before; nil at the end.
        public mutating func next() async -> Date? {
            guard let last = shown else {
                shown = present
                return shown
            }
            guard let tick = schedule.nextTick(after: last) else { return nil }
            if tick > present {
                let deadline = origin.advanced(by: .seconds(tick.timeIntervalSince(start)))
                do {
                    try await clock.sleep(until: deadline, tolerance: nil)
                } catch {
                    return nil
                }
            }
            // A clock counts finer than a date: the tick may have come by the one and not yet by the other.
            shown = Swift.max(present, tick)
            return shown
        }

        private var present: Date {
            start + origin.duration(to: clock.now) / .seconds(1)
        }
    }
}
