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
    public static func named(_ name: String) -> SettingKey? { all.first { key in key.name == name } }

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
