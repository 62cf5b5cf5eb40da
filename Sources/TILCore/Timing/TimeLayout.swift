/// Which fields a counted time is shown with, and so which amounts of time have a text of their own.
///
/// Amounts are whole milliseconds, so that no step is ever rounded twice.
struct TimeLayout: Hashable, Sendable, Codable {
    /// The fields of one text.
    enum Shape: Hashable, Sendable {
        case minuteSecond(fractionDigits: Int)
        case hourMinuteSecond(fractionDigits: Int)
        case hourMinute
        case inWords(TimeUnits)
    }

    /// The units of a text in words.
    enum TimeUnits: Hashable, Sendable {
        case seconds, minutes, hours, hoursAndMinutes
    }

    /// A stretch of amounts that have the same shape: the multiples of a resolution below a limit.
    struct Level: Hashable, Sendable {
        /// Milliseconds from one amount to the next.
        let resolution: Int
        /// The milliseconds at which the next level begins, a multiple of both levels' resolutions.
        let limit: Int
        let shape: Shape
    }

    private static let second = 1_000
    private static let minute = 60 * second
    private static let hour = 60 * minute

    var showsHours: Bool
    var maxFieldCount: Int
    var maxPrecision: Duration
    /// Whether the leading field is written with two digits at least, as a stopwatch does.
    var padsLeadingField: Bool

    /// The levels from the finest to the coarsest; there is always one, and the last has no limit.
    var levels: [Level] {
        let unit = smallestUnit
        let shortLimit = showsHours ? Self.hour : Int.max
        if unit == Self.hour {
            return [Level(resolution: Self.hour, limit: .max, shape: .inWords(.hours))]
        }
        if maxFieldCount <= 1 {
            let seconds = Level(resolution: Self.second, limit: Self.minute, shape: .inWords(.seconds))
            let minutes = Level(resolution: Self.minute, limit: shortLimit, shape: .inWords(.minutes))
            let hours = Level(resolution: Self.hour, limit: .max, shape: .inWords(.hours))
            return (unit < Self.minute ? [seconds] : []) + [minutes] + (showsHours ? [hours] : [])
        }
        if unit == Self.minute {
            let minutes = Level(resolution: Self.minute, limit: shortLimit, shape: .inWords(.minutes))
            let hours = Level(resolution: Self.minute, limit: .max, shape: .inWords(.hoursAndMinutes))
            return showsHours ? [minutes, hours] : [minutes]
        }
        let short = clockLevel(smallestUnit: maxFieldCount > 2 ? unit : Self.second, showingHours: false)
        guard showsHours else { return [short] }
        switch maxFieldCount {
        case 2: return [short, Level(resolution: Self.minute, limit: .max, shape: .hourMinute)]
        case 3: return [short, clockLevel(smallestUnit: Self.second, showingHours: true)]
        default: return [short, clockLevel(smallestUnit: unit, showingHours: true)]
        }
    }

    /// The finest unit that never changes faster than the precision asks for: a tick is never shorter than it.
    private var smallestUnit: Int {
        for (unit, length) in [(1, Duration.milliseconds(1)), (10, .milliseconds(10)), (100, .milliseconds(100))]
        where maxPrecision <= length { return unit }
        if maxPrecision <= .seconds(1) { return Self.second }
        return maxPrecision <= .seconds(60) ? Self.minute : Self.hour
    }

    private func clockLevel(smallestUnit unit: Int, showingHours: Bool) -> Level {
        let digits = unit == 1 ? 3 : unit == 10 ? 2 : unit == 100 ? 1 : 0
        return showingHours
            ? Level(resolution: unit, limit: .max, shape: .hourMinuteSecond(fractionDigits: digits))
            : Level(
                resolution: unit, limit: showsHours ? Self.hour : .max, shape: .minuteSecond(fractionDigits: digits))
    }
}
