/// The text form of a setting's values.
struct SettingForm<Value>: Sendable {
    /// The allowed values, in words.
    let allowed: String
    /// The allowed values if they are a few words.
    var values: [String] = []
    /// The closure that writes a value.
    let text: @Sendable (Value) -> String
    /// The closure that reads a value, or returns nil if the value is not allowed.
    let value: @Sendable (String) throws -> Value?

    /// Returns the form of a value that is one of a few words.
    static func words(
        _ words: [String], _ value: @escaping @Sendable (String) -> Value?,
        _ text: @escaping @Sendable (Value) -> String
    ) -> SettingForm {
        SettingForm(allowed: listed(words), values: words, text: text, value: value)
    }

    /// Returns words as text: `spread, first or last`.
    private static func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension SettingForm where Value: LosslessStringConvertible & Comparable & Sendable {
    /// Returns the form of a number in a range.
    /// - Parameter isChecked: false if the options of the schedule check the range, with a sentence of their own.
    static func number(_ range: ClosedRange<Value>, isChecked: Bool = true) -> SettingForm {
        let kind = Value.self == Int.self ? "a whole number" : "a number"
        return SettingForm(
            allowed: "\(kind) from \(plain(range.lowerBound)) to \(plain(range.upperBound))", text: plain
        ) { text in
            guard let number = Value(text) else { return nil }
            return range.contains(number) || !isChecked ? number : nil
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
            // A value that is nil means no limit. The outer optional tells whether the text is allowed.
            let noLimit: Int? = nil
            if text == "off" { return .some(noLimit) }
            guard let number = Int(text), range.contains(number) else { return nil }
            return number
        }
    }
}

extension SettingForm<Double> {
    /// The form of a number of seconds: `20m`.
    static let time = SettingForm(
        allowed: "a time from 0 to 24h, such as 20m",
        text: { seconds in seconds == 0 ? "0" : LearningSteps.text(of: seconds) }
    ) { text in
        if text == "0" { return 0 }
        guard let seconds = LearningSteps.seconds(text), (0...86_400).contains(seconds) else { return nil }
        return seconds
    }
}

/// The value of the setting `seconds`: `15` is exact, `15+` grows with a long meaning.
struct CountdownSetting: Hashable, Sendable {
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
    private static let meant = [
        "on": true, "yes": true, "true": true, "1": true, "off": false, "no": false, "false": false, "0": false,
    ]

    /// The form of on and off, with other words for them.
    static let onOff = words(["on", "off"], { text in meant[text] }, { isOn in isOn ? "on" : "off" })
}

extension SettingForm<LearningSteps> {
    static func steps(_ example: String) -> SettingForm {
        SettingForm(allowed: "steps such as \(example), or none", text: \.description) { text in
            try LearningSteps(text)
        }
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
        let fields = text.split { character in character == "," || character == " " }
        let weights = fields.compactMap { field in Double(field) }
        guard weights.count == fields.count else { return nil }
        return try FSRSParameters(weights: weights)
    }
}

/// Returns a number without a fraction of zero.
@Sendable private func plain(_ value: some Any) -> String {
    guard let number = value as? Double, let whole = Int(exactly: number) else { return "\(value)" }
    return String(whole)
}
