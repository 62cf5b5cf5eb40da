import Foundation

/// A setting by its name, with the way in which its value is written, read and checked.
public struct SettingKey: Sendable {
    /// The name that a person gives to ask for it: `seconds`.
    public let name: String
    /// The purpose of the setting, in one line.
    public let summary: String
    /// The values that may be given, in words.
    public let allowed: String
    /// The values that may be given, where they are a few words; none where they cannot be told.
    public let values: [String]
    /// Whether every memory has to be computed again when it changes.
    public let changesSchedule: Bool

    private let read: @Sendable (Settings) -> String
    private let write: @Sendable (String, inout Settings) throws -> Bool

    /// The setting's value as text.
    public func value(in settings: Settings) -> String { read(settings) }

    /// Sets the value from text; `default` is the value of a new store.
    /// - Throws: `StoreError.badSetting`, whose sentence says what is allowed.
    public func set(_ text: String, in settings: inout Settings) throws(StoreError) {
        let isAllowed: Bool
        do {
            isAllowed = try write(text == "default" ? value(in: Settings()) : text, &settings)
        } catch {
            throw .badSetting("\(error)")
        }
        if !isAllowed { throw .badSetting("The setting \(name) takes \(allowed), not '\(text)'.") }
    }

    /// The weights of FSRS-6, which may also be fitted; see ``ThingStore/adopt(_:at:progress:)``.
    static let weights = scheduling("weights", "the 21 weights of FSRS-6", "21 numbers set apart by commas, or default")
    {
        $0.parameters == .standard ? "default" : $0.parameters.weights.map(plain).joined(separator: ",")
    } write: { text, options in
        if text == "default" {
            options = try options.with(parameters: .standard)
            return true
        }
        let fields = text.split { $0 == "," || $0 == " " }
        let weights = fields.compactMap { Double($0) }
        guard weights.count == fields.count else { return false }
        options = try options.with(parameters: FSRSParameters(weights: weights))
        return true
    }

    /// Every setting of the library, in the order in which they are listed.
    public static let all: [SettingKey] = [
        number("seconds", "length of a question's countdown; 0 for a stopwatch", \.seconds, 0...3_600),
        whole("new-per-day", "new things that a study day may bring", \.newPerDay, 0...9_999),
        choice("new-order", "whether new things come as in their file, or shuffled", \.newOrder),
        SettingKey(
            name: "learn-ahead", summary: "how early a learning step is asked when nothing else is left",
            allowed: "a time from 0 to 24h, such as 20m", changesSchedule: false
        ) {
            $0.learnAhead == 0 ? "0" : LearningSteps.text(of: $0.learnAhead)
        } write: { text, settings in
            guard let seconds = text == "0" ? 0 : LearningSteps.seconds(text), (0...86_400).contains(seconds) else {
                return false
            }
            settings.learnAhead = seconds
            return true
        },
        whole("rollover", "local hour at which a study day starts", \.rollover, 0...23),
        scheduling("retention", "chance of remembering at which a thing is asked again", "a number from 0.1 to 0.99") {
            plain($0.desiredRetention)
        } write: { text, options in
            guard let value = Double(text) else { return false }
            options = try options.with(desiredRetention: value)
            return true
        },
        scheduling("learning-steps", "short waits of a new thing", "steps such as 1m,10m, or none") {
            $0.learningSteps.description
        } write: { text, options in
            options = try options.with(learningSteps: LearningSteps(text))
            return true
        },
        scheduling("relearning-steps", "short waits of a forgotten thing", "steps such as 10m, or none") {
            $0.relearningSteps.description
        } write: { text, options in
            options = try options.with(relearningSteps: LearningSteps(text))
            return true
        },
        scheduling("maximum-interval", "longest interval in days", "a whole number from 1 to 36500") {
            String($0.maximumInterval)
        } write: { text, options in
            guard let days = Int(text) else { return false }
            options = try options.with(maximumInterval: days)
            return true
        },
        scheduling("fuzz", "whether intervals are spread a little", either(truths), truths) {
            $0.isFuzzed ? "on" : "off"
        } write: { text, options in
            guard let isOn = truth(text) else { return false }
            options = try options.with(isFuzzed: isOn)
            return true
        },
        weights,
        choice("on-timeout", "grade of an answer that ran out of time", \.grading.onTimeout),
        onOff("easy", "whether an answer much faster than usual is easy", \.grading.rewardsSpeed),
        whole("leech", "lapses that make a thing a leech", \.leechLapses, 1...999),
        onOff("learn", "whether a look-up puts the thing at the front of the next quiz", \.learnsLookups),
    ]

    /// The setting with a name; nil where there is none.
    public static func named(_ name: String) -> SettingKey? {
        all.first { $0.name == name }
    }

    init(
        name: String, summary: String, allowed: String, values: [String] = [], changesSchedule: Bool,
        read: @escaping @Sendable (Settings) -> String,
        write: @escaping @Sendable (String, inout Settings) throws -> Bool
    ) {
        self.name = name
        self.summary = summary
        self.allowed = allowed
        self.values = values
        self.changesSchedule = changesSchedule
        self.read = read
        self.write = write
    }
}
