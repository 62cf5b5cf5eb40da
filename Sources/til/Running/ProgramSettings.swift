import TILCore

/// How a countdown shows the time that is left.
enum CountdownTicks: String, CaseIterable, Hashable, Sendable {
    /// Drawn in the prompt whenever it changes.
    case drawn = "on"
    /// Announced at 10 and 5 seconds, as a screen reader wants it.
    case quiet
}

/// The program's own settings, which lie in the store beside the library's.
extension Settings {
    /// Whether the countdown is drawn at every tick, or announced.
    var ticks: CountdownTicks {
        get { others["ticks"].flatMap(CountdownTicks.init) ?? .drawn }
        set { others["ticks"] = newValue.rawValue }
    }

    /// When colours are used.
    var color: ColorChoice {
        get { others["color"].flatMap(ColorChoice.init) ?? .auto }
        set { others["color"] = newValue.rawValue }
    }
}

extension SettingKey {
    /// Every setting, the library's and the program's, in the order in which `til config` lists them.
    static let listed: [SettingKey] = {
        let own = [
            choice("ticks", "whether the countdown is drawn, or announced at 10 and 5 seconds", \.ticks),
            choice("color", "when colours are used", \.color),
        ]
        let place = all.firstIndex { $0.name == "learn" } ?? all.endIndex
        return all[..<place] + own + all[place...]
    }()
}
