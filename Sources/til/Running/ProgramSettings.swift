import TILCore
import TILText

/// The display of the remaining time.
enum CountdownTicks: String, CaseIterable, Hashable, Sendable {
    /// The time is redrawn in the prompt at each change.
    case drawn = "on"
    /// The time is announced at 10 and 5 seconds, for screen readers.
    case quiet
}

/// The way a quiz continues after an answer.
enum QuizPace: String, CaseIterable, Hashable, Sendable {
    /// The quiz waits for a key.
    case normal
    /// The quiz continues automatically after a right answer.
    case quick
}

/// The time at which the REPL syncs the store with other devices.
enum SyncMoment: String, CaseIterable, Hashable, Sendable {
    /// Only on request.
    case manual
    /// At the start and the end of the REPL.
    case auto
}

/// A setting that is on or off.
enum Switch: String, CaseIterable, Hashable, Sendable {
    case on, off
}

/// The program's own settings. They are stored together with the library's settings.
extension StoreSettings {
    private subscript<Value: RawRepresentable<String>>(name: String, standard: Value) -> Value {
        get { others[name].flatMap(Value.init) ?? standard }
        set { others[name] = newValue.rawValue }
    }

    /// Whether the countdown is redrawn or announced.
    var ticks: CountdownTicks {
        get { self["ticks", .drawn] }
        set { self["ticks", .drawn] = newValue }
    }

    /// The way a quiz continues after an answer.
    var pace: QuizPace {
        get { self["pace", .normal] }
        set { self["pace", .normal] = newValue }
    }

    /// The time at which the REPL syncs the store with other devices.
    var sync: SyncMoment {
        get { self["sync", .manual] }
        set { self["sync", .manual] = newValue }
    }

    /// The words that are capitalized in a typed meaning, and in an imported one whose first word is in small letters.
    var titles: Capitals.Titles {
        get { self["titles", .smart] }
        set { self["titles", .smart] = newValue }
    }

    /// Whether to offer to add an unknown acronym.
    var offer: Switch {
        get { self["offer", .on] }
        set { self["offer", .on] = newValue }
    }

    /// The use of colours.
    var color: ColorChoice {
        get { self["color", .auto] }
        set { self["color", .auto] = newValue }
    }
}

extension SettingKey {
    /// All settings of the library and the program, in the order of `til config`.
    static let listed: [SettingKey] = {
        let own = [
            choice("pace", "quick: continue automatically after a right answer", \.pace),
            choice("ticks", "quiet: announce 10 and 5 seconds instead of drawing the countdown", \.ticks),
            choice("titles", "capitals in meanings: smart (not of, and, the), every word, or off", \.titles),
            choice("offer", "whether to offer to add an unknown acronym", \.offer),
            choice("sync", "auto: sync when the REPL starts and ends", \.sync),
            choice("color", "when to use colours", \.color),
        ]
        let index = all.firstIndex { key in key.name == "learn" } ?? all.endIndex
        return all[..<index] + own + all[index...]
    }()
}
