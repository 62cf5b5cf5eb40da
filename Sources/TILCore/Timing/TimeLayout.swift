import Foundation

/// The layout of a displayed time: its fields, the amounts of time that have different texts, and these texts.
///
/// Amounts are whole milliseconds, so that rounding happens only once.
struct TimeLayout: Hashable, Sendable, Codable {
    /// The fields of one text.
    enum Shape: Hashable, Sendable {
        /// Numbers separated by colons. The values are the milliseconds of each field. A fraction follows seconds.
        case clock([Int])
        case words(Set<Duration.UnitsFormatStyle.Unit>)
    }

    /// A range of amounts with the same shape: the multiples of a resolution below a limit.
    struct Level: Hashable, Sendable {
        /// The milliseconds between two amounts.
        let resolution: Int
        /// The milliseconds at which the next level begins. It is a multiple of both levels' resolutions.
        let limit: Int
        let shape: Shape
    }

    private static let second = 1_000
    private static let minute = 60 * second
    private static let hour = 60 * minute

    /// The locales whose numbers have European digits, a colon and a full stop.
    static let plainIdentifiers: Set<String> = ["en_US_POSIX", "en_001", "en_US", "en_GB", "en", "C", ""]

    var showsHours: Bool
    var maxFieldCount: Int
    var maxPrecision: Duration
    /// Whether the leading field has at least two digits, as in a stopwatch.
    var padsLeadingField: Bool

    /// The levels from the finest to the coarsest. There is at least one, and the last one has no limit.
    var levels: [Level] {
        let second = Self.second
        let minute = Self.minute
        let hour = Self.hour
        let unit = smallestUnit
        let limit = showsHours ? hour : Int.max
        if unit == hour { return [Level(resolution: hour, limit: .max, shape: .words([.hours]))] }
        let minutes = Level(resolution: minute, limit: limit, shape: .words([.minutes]))
        if maxFieldCount <= 1 {
            let seconds = Level(resolution: second, limit: minute, shape: .words([.seconds]))
            let hours = Level(resolution: hour, limit: .max, shape: .words([.hours]))
            let levels = unit < minute ? [seconds, minutes] : [minutes]
            return showsHours ? levels + [hours] : levels
        }
        if unit == minute {
            let hours = Level(resolution: minute, limit: .max, shape: .words([.hours, .minutes]))
            return showsHours ? [minutes, hours] : [minutes]
        }
        let short = Level(
            resolution: maxFieldCount > 2 ? unit : second, limit: limit, shape: .clock([minute, second]))
        guard showsHours else { return [short] }
        if maxFieldCount == 2 {
            return [short, Level(resolution: minute, limit: .max, shape: .clock([hour, minute]))]
        }
        let resolution = maxFieldCount == 3 ? second : unit
        return [short, Level(resolution: resolution, limit: .max, shape: .clock([hour, minute, second]))]
    }

    /// The finest unit that changes no faster than the precision allows.
    private var smallestUnit: Int {
        let units = [1, 10, 100, Self.second, Self.minute]
        return units.first { unit in maxPrecision <= .milliseconds(unit) } ?? Self.hour
    }

    /// Returns the text of an amount of time in a locale. Without a locale, it has plain numbers and English words.
    ///
    /// Plain numbers do not use Foundation. Loading its locale data takes at least a millisecond, which would delay the
    /// first question of a program at a prompt.
    func text(of amount: Int, _ level: Level, in locale: Locale?) -> String {
        switch level.shape {
        case .words(let units):
            let style = Duration.UnitsFormatStyle(allowedUnits: units, width: .wide)
            return style.locale(locale ?? Locale(identifier: "en_001")).format(.milliseconds(amount))
        case .clock(let fields):
            let digits = level.resolution < Self.second ? 3 - String(level.resolution).count + 1 : 0
            let leading = padsLeadingField && fields.last == Self.second ? 2 : 1
            guard let locale, !Self.plainIdentifiers.contains(locale.identifier) else {
                let numbers = fields.enumerated().map { index, unit in
                    index == 0 ? (amount / unit).padded(to: leading) : (amount / unit % 60).padded(to: 2)
                }
                let fraction = (amount % Self.second / level.resolution).padded(to: digits)
                return numbers.joined(separator: ":") + (digits > 0 ? "." + fraction : "")
            }
            let pattern: Duration.TimeFormatStyle.Pattern =
                switch fields.count {
                case 3: .hourMinuteSecond(padHourToLength: leading, fractionalSecondsLength: digits)
                case _ where fields.last == Self.minute: .hourMinute(padHourToLength: leading)
                default: .minuteSecond(padMinuteToLength: leading, fractionalSecondsLength: digits)
                }
            let style = Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never)
            return style.format(.milliseconds(amount))
        }
    }
}
