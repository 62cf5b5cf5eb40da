/// The kinds of settings, by what they take.
extension SettingKey {
    static func number(
        _ name: String, _ summary: String, _ path: WritableKeyPath<Settings, Double> & Sendable,
        _ range: ClosedRange<Double>
    ) -> SettingKey {
        SettingKey(
            name: name, summary: summary,
            allowed: "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))", changesSchedule: false
        ) {
            plain($0[keyPath: path])
        } write: { text, settings in
            guard let value = Double(text), range.contains(value) else { return false }
            settings[keyPath: path] = value
            return true
        }
    }

    static func whole(
        _ name: String, _ summary: String, _ path: WritableKeyPath<Settings, Int> & Sendable, _ range: ClosedRange<Int>
    ) -> SettingKey {
        SettingKey(
            name: name, summary: summary, allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            changesSchedule: false
        ) {
            String($0[keyPath: path])
        } write: { text, settings in
            guard let value = Int(text), range.contains(value) else { return false }
            settings[keyPath: path] = value
            return true
        }
    }

    /// A setting that takes one of a few words; a program makes its own ones so, on top of ``Settings/others``.
    package static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String, _ summary: String, _ path: WritableKeyPath<Settings, Choice> & Sendable
    ) -> SettingKey {
        let values = Choice.allCases.map(\.rawValue)
        return SettingKey(
            name: name, summary: summary, allowed: either(values), values: values, changesSchedule: false
        ) {
            $0[keyPath: path].rawValue
        } write: { text, settings in
            guard let value = Choice(rawValue: text) else { return false }
            settings[keyPath: path] = value
            return true
        }
    }

    /// A setting that is on or off; other words for it are understood too.
    static func onOff(
        _ name: String, _ summary: String, _ path: WritableKeyPath<Settings, Bool> & Sendable
    ) -> SettingKey {
        SettingKey(name: name, summary: summary, allowed: either(truths), values: truths, changesSchedule: false) {
            $0[keyPath: path] ? "on" : "off"
        } write: { text, settings in
            guard let isOn = truth(text) else { return false }
            settings[keyPath: path] = isOn
            return true
        }
    }

    static func scheduling(
        _ name: String, _ summary: String, _ allowed: String, _ values: [String] = [],
        read: @escaping @Sendable (SchedulingOptions) -> String,
        write: @escaping @Sendable (String, inout SchedulingOptions) throws -> Bool
    ) -> SettingKey {
        SettingKey(name: name, summary: summary, allowed: allowed, values: values, changesSchedule: true) {
            read($0.scheduling)
        } write: { text, settings in
            try write(text, &settings.scheduling)
        }
    }

    /// `a, b or c`.
    static func either(_ names: [String]) -> String {
        let first = names.dropLast().joined(separator: ", ")
        return first.isEmpty ? names.joined() : "\(first) or \(names[names.count - 1])"
    }

    /// What a setting that is on or off takes; other words for it are understood too.
    static let truths = ["on", "off"]

    static func truth(_ text: String) -> Bool? {
        switch text {
        case "on", "yes", "true", "1": true
        case "off", "no", "false", "0": false
        default: nil
        }
    }

    static func plain(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}

extension SchedulingOptions {
    /// The same options but for what is given, checked.
    func with(
        parameters: FSRSParameters? = nil, desiredRetention: Double? = nil, learningSteps: LearningSteps? = nil,
        relearningSteps: LearningSteps? = nil, maximumInterval: Int? = nil, isFuzzed: Bool? = nil
    ) throws(SchedulingError) -> SchedulingOptions {
        try SchedulingOptions(
            parameters: parameters ?? self.parameters, desiredRetention: desiredRetention ?? self.desiredRetention,
            learningSteps: learningSteps ?? self.learningSteps,
            relearningSteps: relearningSteps ?? self.relearningSteps,
            maximumInterval: maximumInterval ?? self.maximumInterval, isFuzzed: isFuzzed ?? self.isFuzzed)
    }
}
