import Foundation

/// The key of a setting: its name, and the conversion and the check of its value.
///
/// ```swift
/// let settings = try store.settings()
/// for key in SettingKey.all where key.id != "weights" {
///     print("\(key.name) = \(key.value(in: settings)), allowed: \(key.allowed)")
/// }
/// ```
public struct SettingKey: Sendable, Identifiable {
    /// The name by which a person chooses the setting: `seconds`.
    public let name: String
    /// The name, which identifies the setting.
    public var id: String { name }
    /// The purpose of the setting, in one line.
    public let summary: String
    /// The allowed values, in words.
    public let allowed: String
    /// The allowed values if they are a few words, or else an empty array.
    public let values: [String]
    /// Whether a change requires a new computation of every memory.
    package let changesSchedule: Bool

    private let read: @Sendable (StoreSettings) -> String
    private let write: @Sendable (String, inout StoreSettings) throws -> Bool

    /// Returns the setting's value as text.
    public func value(in settings: StoreSettings) -> String { read(settings) }

    /// Sets the value from text. The text `default` means the default value.
    ///
    /// ```swift
    /// var settings = StoreSettings()
    /// try SettingKey.named("seconds")?.set("9", in: &settings)
    /// ```
    /// - Throws: `StoreError.badSetting` with a sentence about the allowed values.
    public func set(_ text: String, in settings: inout StoreSettings) throws(StoreError) {
        let isAllowed: Bool
        do {
            isAllowed = try write(text == "default" ? value(in: StoreSettings()) : text, &settings)
        } catch {
            throw .badSetting("\(error)")
        }
        if !isAllowed { throw .badSetting("The setting \(name) must be \(allowed), not '\(text)'.") }
    }

    /// The key of the weights of FSRS-6. For fitted weights, see ``ThingStore/adopt(_:at:progress:)``.
    static let weights = key(
        "weights", "the 21 weights of FSRS-6", \.scheduling.parameters, .weights, changesSchedule: true)

    /// All settings of the library, in the order of a list.
    public static let all: [SettingKey] = [
        key(
            "seconds", "countdown (0: a stopwatch; 15+: longer for long ones)", \.countdown,
            .countdown),
        key("new-per-day", "largest number of new things per study day", \.newPerDay, .number(0...9_999)),
        choice(
            "new-order", "order of the new things of an import: tags mixed, as in the file, or shuffled", \.newOrder),
        choice("new-mix", "place of new things: spread among the due ones, before or after them", \.newMix),
        key(
            "due-per-day", "largest number of due things per study day; the rest waits", \.duePerDay,
            .numberOrOff(1...9_999)),
        choice("meet", "which new things to show before they are asked", \.meet),
        key(
            "learn-ahead", "learn-ahead limit: how early to ask a learning step if nothing else is left", \.learnAhead,
            .time),
        key("rollover", "hour at which a study day starts (local time)", \.rollover, .number(0...23)),
        key(
            "retention", "desired retention: ask again when the chance of recall falls to this",
            \.scheduling.desiredRetention,
            .number(SchedulingOptions.retentions, isChecked: false), changesSchedule: true),
        key(
            "learning-steps", "learning steps of a new thing", \.scheduling.learningSteps, .steps("1m,10m"),
            changesSchedule: true),
        key(
            "relearning-steps", "learning steps of a forgotten thing", \.scheduling.relearningSteps, .steps("10m"),
            changesSchedule: true),
        key(
            "maximum-interval", "longest interval in days", \.scheduling.maximumInterval,
            .number(SchedulingOptions.maximumIntervals, isChecked: false), changesSchedule: true),
        key("fuzz", "whether to vary intervals slightly", \.scheduling.isFuzzed, .onOff, changesSchedule: true),
        weights,
        choice("on-timeout", "grade of an answer when the time is up", \.grading.onTimeout),
        key("easy", "whether to grade unusually fast answers as easy", \.grading.rewardsSpeed, .onOff),
        key("leech", "number of lapses that make a thing a leech", \.leechLapses, .number(1...999)),
        key("learn", "whether to ask a thing first after you look it up", \.learnsLookups, .onOff),
        choice(
            "contexts", "words of texts where a meaning was met: kept here, shared, or forgotten (off)",
            \.contexts),
    ]

    /// Returns the setting with a name, or nil if the name is unknown.
    public static func named(_ name: String) -> SettingKey? { all.first { $0.name == name } }

    /// Creates a setting with a choice of a few words. A program uses it for its own settings, which are stored in
    /// ``StoreSettings/others``.
    package static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String, _ summary: String, _ path: WritableKeyPath<StoreSettings, Choice> & Sendable
    ) -> SettingKey {
        key(name, summary, path, .words(Choice.allCases.map(\.rawValue), Choice.init, \.rawValue))
    }

    private static func key<Value>(
        _ name: String, _ summary: String, _ path: WritableKeyPath<StoreSettings, Value> & Sendable,
        _ form: SettingForm<Value>, changesSchedule: Bool = false
    ) -> SettingKey {
        SettingKey(
            name: name, summary: summary, allowed: form.allowed, values: form.values, changesSchedule: changesSchedule,
            read: { settings in form.text(settings[keyPath: path]) }
        ) { text, settings in
            guard let value = try form.value(text) else { return false }
            var changed = settings
            changed[keyPath: path] = value
            try changed.scheduling.check()
            settings = changed
            return true
        }
    }
}

/// The text form of a setting's values.
private struct SettingForm<Value>: Sendable {
    /// The allowed values, in words.
    let allowed: String
    /// The allowed values if they are a few words.
    var values: [String] = []
    /// The closure that writes a value.
    let text: @Sendable (Value) -> String
    /// The closure that reads a value, or returns nil if the value is not allowed.
    let value: @Sendable (String) throws -> Value?

    static func words(
        _ words: [String], _ value: @escaping @Sendable (String) -> Value?,
        _ text: @escaping @Sendable (Value) -> String
    ) -> SettingForm {
        let last = words.last ?? ""
        let allowed = words.count > 1 ? words.dropLast().joined(separator: ", ") + " or " + last : last
        return SettingForm(allowed: allowed, values: words, text: text, value: value)
    }
}

extension SettingForm where Value: LosslessStringConvertible & Comparable & Sendable {
    /// Returns the form of a number in a range. `isChecked` is false if the options of the schedule check the range.
    static func number(_ range: ClosedRange<Value>, isChecked: Bool = true) -> SettingForm {
        let kind = Value.self == Int.self ? "a whole number" : "a number"
        return SettingForm(
            allowed: "\(kind) from \(plain(range.lowerBound)) to \(plain(range.upperBound))", text: plain
        ) { text in
            guard let number = Value(text) else { return nil }
            let isAllowed = !isChecked || range.contains(number)
            return isAllowed ? number : nil
        }
    }
}

extension SettingForm<Int?> {
    /// Returns the form of a number in a range, or of no limit.
    static func numberOrOff(_ range: ClosedRange<Int>) -> SettingForm {
        SettingForm(
            allowed: "a whole number from \(range.lowerBound) to \(range.upperBound), or off",
            text: { limit in limit.map(String.init) ?? "off" }
        ) { text in
            // The value "no limit" is allowed, while a result of nil means that the text is not.
            let noLimit: Int? = nil
            if text == "off" { return noLimit }
            guard let number = Int(text), range.contains(number) else { return nil }
            return number
        }
    }
}

extension SettingForm<Double> {
    static let time = SettingForm(
        allowed: "a time from 0 to 24h, such as 20m",
        text: { seconds in seconds == 0 ? "0" : LearningSteps.text(of: seconds) }
    ) { text in
        if text == "0" { return 0 }
        guard let seconds = LearningSteps.seconds(text), (0...86_400).contains(seconds) else { return nil }
        return seconds
    }
}

extension StoreSettings {
    /// The countdown of a question, and whether it grows with the meaning.
    fileprivate var countdown: CountdownSetting {
        get { CountdownSetting(seconds: seconds, grows: growsWithMeaning) }
        set {
            seconds = newValue.seconds
            growsWithMeaning = newValue.grows
        }
    }
}

/// The value of the setting `seconds`: `15` is exact, `15+` grows with a long meaning.
private struct CountdownSetting: Sendable {
    var seconds: Double
    var grows: Bool
}

extension SettingForm<CountdownSetting> {
    static let countdown = SettingForm(
        allowed: "a number from 0 to 3600, with + for more time for long meanings",
        text: { countdown in plain(countdown.seconds) + (countdown.grows ? "+" : "") }
    ) { text in
        let grows = text.hasSuffix("+")
        let number = grows ? String(text.dropLast()) : text
        guard let seconds = Double(number), (0...3_600).contains(seconds) else { return nil }
        return CountdownSetting(seconds: seconds, grows: grows && seconds > 0)
    }
}

extension SettingForm<Bool> {
    /// The form of on and off, with other words for them.
    static let onOff = words(
        ["on", "off"],
        { text in
            switch text {
            case "on", "yes", "true", "1": true
            case "off", "no", "false", "0": false
            default: nil
            }
        },
        { isOn in isOn ? "on" : "off" })
}

extension SettingForm<LearningSteps> {
    static func steps(_ example: String) -> SettingForm {
        SettingForm(allowed: "steps such as \(example), or none", text: \.description) { try LearningSteps($0) }
    }
}

extension SettingForm<FSRSParameters> {
    static let weights = SettingForm(
        allowed: "21 numbers separated by commas, or default",
        text: { parameters in
            if parameters == .standard { return "default" }
            return parameters.weights.map { weight in plain(weight) }.joined(separator: ",")
        }
    ) { text in
        if text == "default" { return .standard }
        var weights: [Double] = []
        for part in text.split(whereSeparator: { character in character == "," || character == " " }) {
            guard let weight = Double(part) else { return nil }
            weights.append(weight)
        }
        return try FSRSParameters(weights: weights)
    }
}

/// Returns a number without a fraction of zero.
@Sendable private func plain(_ value: some Any) -> String {
    if let number = value as? Double, let whole = Int(exactly: number) { return String(whole) }
    return "\(value)"
}
