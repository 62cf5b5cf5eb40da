import Foundation

/// A setting by its name, with the way in which its value is written, read and checked.
public struct SettingKey: Sendable {
    /// The name that a person gives to ask for it: `seconds`.
    public let name: String
    /// The purpose of the setting, in one line.
    public let summary: String
    /// The values that may be given, in words.
    public let allowed: String
    /// The values that may be given, if they are a few words; else empty.
    public let values: [String]
    /// Whether every memory has to be computed again when it changes.
    public let changesSchedule: Bool

    private let read: @Sendable (Settings) -> String
    private let write: @Sendable (String, inout Settings) throws -> Bool

    /// The setting's value as text.
    public func value(in settings: Settings) -> String { read(settings) }

    /// Sets the value from text; `default` is the value of a new store.
    /// - Throws: `StoreError.badSetting` with a sentence about the allowed values.
    public func set(_ text: String, in settings: inout Settings) throws(StoreError) {
        let isAllowed: Bool
        do {
            isAllowed = try write(text == "default" ? value(in: Settings()) : text, &settings)
        } catch {
            throw .badSetting("\(error)")
        }
        if !isAllowed { throw .badSetting("The setting \(name) must be \(allowed), not '\(text)'.") }
    }

    /// The weights of FSRS-6, which may also be fitted; see ``ThingStore/adopt(_:at:progress:)``.
    static let weights = key(
        "weights", "the 21 weights of FSRS-6", \.scheduling.parameters, .weights, changesSchedule: true)

    /// Every setting of the library, in the order in which they are listed.
    public static let all: [SettingKey] = [
        key("seconds", "countdown of each question (0: a stopwatch)", \.seconds, .number(0...3_600)),
        key("new-per-day", "largest number of new things per study day", \.newPerDay, .number(0...9_999)),
        choice("new-order", "order of new things: tags mixed, as in their file, or shuffled", \.newOrder),
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
    ]

    /// Returns the setting with a name, or nil if the name is unknown.
    public static func named(_ name: String) -> SettingKey? { all.first { $0.name == name } }

    /// A setting that takes one of a few words; a program makes its own ones so, on top of ``Settings/others``.
    package static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String, _ summary: String, _ path: WritableKeyPath<Settings, Choice> & Sendable
    ) -> SettingKey {
        key(name, summary, path, .words(Choice.allCases.map(\.rawValue), Choice.init, \.rawValue))
    }

    private static func key<Value>(
        _ name: String, _ summary: String, _ path: WritableKeyPath<Settings, Value> & Sendable,
        _ form: SettingForm<Value>, changesSchedule: Bool = false
    ) -> SettingKey {
        SettingKey(
            name: name, summary: summary, allowed: form.allowed, values: form.values, changesSchedule: changesSchedule,
            read: { form.text($0[keyPath: path]) }
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

/// The form of a setting's values as text.
private struct SettingForm<Value>: Sendable {
    /// The values that are allowed, in words.
    let allowed: String
    /// The values that are allowed, if they are a few words.
    var values: [String] = []
    /// Writes a value.
    let text: @Sendable (Value) -> String
    /// Reads a value, or returns nil if it is not allowed.
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
    /// A number in a range; `isChecked` is false if the options of the schedule check it.
    static func number(_ range: ClosedRange<Value>, isChecked: Bool = true) -> SettingForm {
        let kind = Value.self == Int.self ? "a whole number" : "a number"
        return SettingForm(
            allowed: "\(kind) from \(plain(range.lowerBound)) to \(plain(range.upperBound))", text: plain
        ) { text in
            Value(text).flatMap { range.contains($0) || !isChecked ? $0 : nil }
        }
    }
}

extension SettingForm<Double> {
    static let time = SettingForm(
        allowed: "a time from 0 to 24h, such as 20m", text: { $0 == 0 ? "0" : LearningSteps.text(of: $0) }
    ) { text in
        (text == "0" ? 0 : LearningSteps.seconds(text)).flatMap { (0...86_400).contains($0) ? $0 : nil }
    }
}

extension SettingForm<Bool> {
    /// On or off; other words for it are understood too.
    static let onOff = words(
        ["on", "off"],
        {
            ["on": true, "yes": true, "true": true, "1": true, "off": false, "no": false, "false": false, "0": false][
                $0]
        },
        { $0 ? "on" : "off" })
}

extension SettingForm<LearningSteps> {
    static func steps(_ example: String) -> SettingForm {
        SettingForm(allowed: "steps such as \(example), or none", text: \.description) { try LearningSteps($0) }
    }
}

extension SettingForm<FSRSParameters> {
    static let weights = SettingForm(
        allowed: "21 numbers separated by commas, or default",
        text: { $0 == .standard ? "default" : $0.weights.map { plain($0) }.joined(separator: ",") }
    ) { text in
        if text == "default" { return .standard }
        let weights = text.split { $0 == "," || $0 == " " }.map { Double($0) }
        return weights.contains(nil) ? nil : try FSRSParameters(weights: weights.compactMap { $0 })
    }
}

/// A number without decimals that say nothing.
@Sendable private func plain(_ value: some Any) -> String {
    (value as? Double).flatMap { Int(exactly: $0) }.map(String.init) ?? "\(value)"
}
