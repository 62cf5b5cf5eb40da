import TILCore

/// How a countdown shows the time that is left.
enum CountdownTicks: String, CaseIterable, Hashable, Sendable {
    /// Drawn in the prompt whenever it changes.
    case drawn = "on"
    /// Announced at 10 and 5 seconds, as a screen reader wants it.
    case quiet
}

/// How a quiz goes on after an answer.
enum QuizPace: String, CaseIterable, Hashable, Sendable {
    /// A key goes on.
    case normal
    /// After a right answer it goes on by itself.
    case quick
}

/// When the REPL unites the store with those of other devices.
enum SyncMoment: String, CaseIterable, Hashable, Sendable {
    /// When it is asked to.
    case manual
    /// When it begins and when it ends.
    case auto
}

/// Whether something is done by itself.
enum Switch: String, CaseIterable, Hashable, Sendable {
    case on, off
}

/// The program's own settings, which lie in the store beside the library's.
extension Settings {
    /// Whether the countdown is drawn at every tick, or announced.
    var ticks: CountdownTicks {
        get { others["ticks"].flatMap(CountdownTicks.init) ?? .drawn }
        set { others["ticks"] = newValue.rawValue }
    }

    /// How a quiz goes on after an answer.
    var pace: QuizPace {
        get { others["pace"].flatMap(QuizPace.init) ?? .normal }
        set { others["pace"] = newValue.rawValue }
    }

    /// When the REPL unites the store with those of other devices.
    var sync: SyncMoment {
        get { others["sync"].flatMap(SyncMoment.init) ?? .manual }
        set { others["sync"] = newValue.rawValue }
    }

    /// Which words of a meaning get a capital when it is typed.
    var titles: Capitals.Titles {
        get { others["titles"].flatMap(Capitals.Titles.init) ?? .smart }
        set { others["titles"] = newValue.rawValue }
    }

    /// Whether an acronym that is not known is offered to be added.
    var offer: Switch {
        get { others["offer"].flatMap(Switch.init) ?? .on }
        set { others["offer"] = newValue.rawValue }
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
            choice("pace", "quick: a quiz goes on by itself after a right answer", \.pace),
            choice("ticks", "whether the countdown is drawn, or announced at 10 and 5 seconds", \.ticks),
            choice("titles", "capitals of a typed meaning: smart keeps of, and, the ... small", \.titles),
            choice("offer", "whether an unknown acronym is offered to be added", \.offer),
            choice("sync", "auto: the REPL syncs when it begins and when it ends", \.sync),
            choice("color", "when colours are used", \.color),
        ]
        let place = all.firstIndex { $0.name == "learn" } ?? all.endIndex
        return all[..<place] + own + all[place...]
    }()
}
