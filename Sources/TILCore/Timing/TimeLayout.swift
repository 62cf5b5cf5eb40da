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
        let unit = smallestUnit
        if unit == Self.hour {
            return [Level(resolution: Self.hour, limit: .max, shape: .words([.hours]))]
        }
        if maxFieldCount <= 1 { return levelsOfOneField }
        return unit == Self.minute ? levelsOfMinutes : levelsOfSeconds
    }

    /// The limit of amounts without a field for hours.
    private var minutesLimit: Int { showsHours ? Self.hour : .max }

    /// The levels for one field, in words: `34 seconds`, `34 minutes` or `34 hours`.
    private var levelsOfOneField: [Level] {
        var levels: [Level] = []
        if smallestUnit < Self.minute {
            levels.append(Level(resolution: Self.second, limit: Self.minute, shape: .words([.seconds])))
        }
        levels.append(Level(resolution: Self.minute, limit: minutesLimit, shape: .words([.minutes])))
        if showsHours { levels.append(Level(resolution: Self.hour, limit: .max, shape: .words([.hours]))) }
        return levels
    }

    /// The levels for a precision of a minute, in words: `34 minutes` and `1 hour, 34 minutes`.
    private var levelsOfMinutes: [Level] {
        let minutes = Level(resolution: Self.minute, limit: minutesLimit, shape: .words([.minutes]))
        guard showsHours else { return [minutes] }
        return [minutes, Level(resolution: Self.minute, limit: .max, shape: .words([.hours, .minutes]))]
    }

    /// The levels for a precision of a second or less, with colons: `34:12` and `1:34:12`. A fraction is a field.
    private var levelsOfSeconds: [Level] {
        let unit = smallestUnit
        let belowHour = Level(
            resolution: maxFieldCount > 2 ? unit : Self.second, limit: minutesLimit,
            shape: .clock([Self.minute, Self.second]))
        guard showsHours else { return [belowHour] }
        let fromHour =
            switch maxFieldCount {
            case 2: Level(resolution: Self.minute, limit: .max, shape: .clock([Self.hour, Self.minute]))
            case 3: Level(resolution: Self.second, limit: .max, shape: .clock([Self.hour, Self.minute, Self.second]))
            default: Level(resolution: unit, limit: .max, shape: .clock([Self.hour, Self.minute, Self.second]))
            }
        return [belowHour, fromHour]
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
            if let locale, !Self.plainIdentifiers.contains(locale.identifier) {
                return localText(of: amount, fields, resolution: level.resolution, in: locale)
            }
            return plainText(of: amount, fields, resolution: level.resolution)
        }
    }

    /// Returns the number of digits of a fraction of a second: 3 for a resolution of 1, 2 for 10 and 1 for 100
    /// milliseconds.
    private func fractionLength(resolution: Int) -> Int {
        switch resolution {
        case 1: 3
        case 10: 2
        case 100: 1
        default: 0
        }
    }

    /// Returns the length to which the leading field is padded.
    private func leadingLength(_ fields: [Int]) -> Int {
        padsLeadingField && fields.last == Self.second ? 2 : 1
    }

    private func plainText(of amount: Int, _ fields: [Int], resolution: Int) -> String {
        let leading = amount / (fields.first ?? Self.second)
        var text = leading.padded(to: leadingLength(fields))
        for unit in fields.dropFirst() {
            // Every later field has sixty values.
            text += ":" + (amount / unit % 60).padded(to: 2)
        }
        let fractionLength = fractionLength(resolution: resolution)
        if fractionLength > 0 {
            text += "." + (amount % Self.second / resolution).padded(to: fractionLength)
        }
        return text
    }

    private func localText(of amount: Int, _ fields: [Int], resolution: Int, in locale: Locale) -> String {
        let leading = leadingLength(fields)
        let fraction = fractionLength(resolution: resolution)
        let endsInMinutes = fields.last == Self.minute
        let pattern: Duration.TimeFormatStyle.Pattern
        if fields.count == 3 {
            pattern = .hourMinuteSecond(padHourToLength: leading, fractionalSecondsLength: fraction)
        } else if endsInMinutes {
            pattern = .hourMinute(padHourToLength: leading)
        } else {
            pattern = .minuteSecond(padMinuteToLength: leading, fractionalSecondsLength: fraction)
        }
        let style = Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never)
        return style.format(.milliseconds(amount))
    }
}
