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

/// The program's own settings, which are in the store with the library's.
extension Settings {
    private subscript<Value: RawRepresentable<String>>(name: String, standard: Value) -> Value {
        get { others[name].flatMap(Value.init) ?? standard }
        set { others[name] = newValue.rawValue }
    }

    /// Whether the countdown is drawn at every tick, or announced.
    var ticks: CountdownTicks {
        get { self["ticks", .drawn] }
        set { self["ticks", .drawn] = newValue }
    }

    /// How a quiz goes on after an answer.
    var pace: QuizPace {
        get { self["pace", .normal] }
        set { self["pace", .normal] = newValue }
    }

    /// When the REPL syncs the store with those of other devices.
    var sync: SyncMoment {
        get { self["sync", .manual] }
        set { self["sync", .manual] = newValue }
    }

    /// Which words of a meaning get a capital when it is typed.
    var titles: Capitals.Titles {
        get { self["titles", .smart] }
        set { self["titles", .smart] = newValue }
    }

    /// Whether an unknown acronym is offered to be added.
    var offer: Switch {
        get { self["offer", .on] }
        set { self["offer", .on] = newValue }
    }

    /// When colours are used.
    var color: ColorChoice {
        get { self["color", .auto] }
        set { self["color", .auto] = newValue }
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
