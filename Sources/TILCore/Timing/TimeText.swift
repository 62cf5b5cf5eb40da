import Foundation

/// Writes an amount of time in a shape.
///
/// Where the locale is one that writes European digits, a colon and a full stop, the text is put together here; for
/// every other locale Foundation writes it. Loading Foundation's locale data takes a millisecond at least, which a
/// program at a prompt would pay before its first question.
struct TimeText {
    /// Locales whose texts are known to be the plain ones.
    static let plainIdentifiers: Set<String> = ["en_US_POSIX", "en_001", "en_US", "en_GB", "en", "C", ""]

    /// The amount of time in milliseconds.
    let amount: Int
    let shape: TimeLayout.Shape
    let padsLeadingField: Bool

    /// The text in a locale; nil stands for plain texts, in English where they need words.
    func written(in locale: Locale?) -> String {
        guard let locale, !Self.plainIdentifiers.contains(locale.identifier) else { return plain ?? words(in: locale) }
        guard let pattern else { return words(in: locale) }
        let style = Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never)
        return style.format(.milliseconds(amount))
    }

    private var plain: String? {
        let seconds = amount / 1_000
        var text: [UInt8] = []
        text.reserveCapacity(16)
        switch shape {
        case .minuteSecond(let digits):
            Self.append(seconds / 60, length: padsLeadingField ? 2 : 1, to: &text)
            text.append(UInt8(ascii: ":"))
            Self.append(seconds % 60, length: 2, to: &text)
            appendFraction(digits: digits, to: &text)
        case .hourMinuteSecond(let digits):
            Self.append(seconds / 3_600, length: padsLeadingField ? 2 : 1, to: &text)
            text.append(UInt8(ascii: ":"))
            Self.append(seconds / 60 % 60, length: 2, to: &text)
            text.append(UInt8(ascii: ":"))
            Self.append(seconds % 60, length: 2, to: &text)
            appendFraction(digits: digits, to: &text)
        case .hourMinute:
            Self.append(seconds / 3_600, length: 1, to: &text)
            text.append(UInt8(ascii: ":"))
            Self.append(seconds / 60 % 60, length: 2, to: &text)
        case .inWords:
            return nil
        }
        return String(decoding: text, as: UTF8.self)
    }

    private var pattern: Duration.TimeFormatStyle.Pattern? {
        let length = padsLeadingField ? 2 : 1
        return switch shape {
        case .minuteSecond(let digits):
            .minuteSecond(padMinuteToLength: length, fractionalSecondsLength: digits)
        case .hourMinuteSecond(let digits):
            .hourMinuteSecond(padHourToLength: length, fractionalSecondsLength: digits)
        case .hourMinute:
            .hourMinute(padHourToLength: 1)
        case .inWords:
            nil
        }
    }

    private func words(in locale: Locale?) -> String {
        let units: Set<Duration.UnitsFormatStyle.Unit> =
            switch shape {
            case .inWords(.seconds): [.seconds]
            case .inWords(.hours): [.hours]
            case .inWords(.hoursAndMinutes): [.hours, .minutes]
            default: [.minutes]
            }
        let style = Duration.UnitsFormatStyle(allowedUnits: units, width: .wide)
        return style.locale(locale ?? Locale(identifier: "en_001")).format(.milliseconds(amount))
    }

    private func appendFraction(digits: Int, to text: inout [UInt8]) {
        guard digits > 0 else { return }
        text.append(UInt8(ascii: "."))
        let milliseconds = amount % 1_000
        let fraction = digits == 3 ? milliseconds : digits == 2 ? milliseconds / 10 : milliseconds / 100
        Self.append(fraction, length: digits, to: &text)
    }

    private static func append(_ number: Int, length: Int, to text: inout [UInt8]) {
        let start = text.count
        var rest = number
        repeat {
            text.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0 || text.count - start < length
        text[start...].reverse()
    }
}
