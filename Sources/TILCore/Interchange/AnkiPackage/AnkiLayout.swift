import Foundation

/// The note type, the deck, its preset and the day settings of a collection that til exports.
///
/// The numbers are always the same, so that Anki adds a second package to the note type and the deck of the first.
struct AnkiLayout {
    static let noteType: Int64 = 1_795_219_200_001
    static let deck: Int64 = 1_795_219_200_002
    private static let preset: Int64 = 1_795_219_200_003
    /// The origin for day numbers, earlier than any use of FSRS.
    private static let firstDay = StudyDay(year: 2010, month: 1, day: 1)

    let options: ExportOptions

    /// The creation time of the collection, in seconds since 1970.
    var began: Int64 {
        Int64(Self.firstDay.number) * 86_400 + Int64(options.rollover) * 3_600 - Int64(options.utcOffset)
    }

    /// Returns the number of a study day.
    func day(_ day: StudyDay) -> Int { Self.firstDay.distance(to: day) }

    /// Returns the JSON of the configuration.
    func config(nextPosition: Int64) -> String {
        let west = -options.utcOffset / 60
        return """
            {"activeDecks":[\(Self.deck)],"addToCur":true,"collapseTime":1200,"creationOffset":\(west),\
            "curDeck":\(Self.deck),"curModel":\(Self.noteType),"dayLearnFirst":false,"dueCounts":true,"estTimes":true,\
            "fsrs":true,"localOffset":\(west),"newSpread":0,"nextPos":\(nextPosition),"rollover":\(options.rollover),\
            "sched2021":true,"schedVer":2,"sortBackwards":false,"sortType":"noteFld","timeLim":0}
            """
    }

    /// The JSON of the note type, which has the acronym, the meaning, the note and the source.
    ///
    /// One of its two templates asks you to type the meaning, the other the acronym.
    var noteTypes: String {
        let fields = ["Short", "Long", "Note", "Source"].enumerated().map { number, name in
            #"{"font":"Arial","media":[],"name":"\#(name)","ord":\#(number),"rtl":false,"size":20,"sticky":false}"#
        }
        let templates = [
            Self.template(0, name: "Meaning", asked: "Short", answer: "Long"),
            Self.template(1, name: "Acronym", asked: "Long", answer: "Short"),
        ]
        return #"""
            {"\#(Self.noteType)":{"css":".card { font-family: sans-serif; font-size: 20px; text-align: center; }\n\#
            .note { font-size: 16px; }\n","did":\#(Self.deck),"flds":[\#(fields.joined(separator: ","))],\#
            "id":\#(Self.noteType),"latexPost":"","latexPre":"","mod":0,"name":"til: acronym",\#
            "req":[[0,"any",[0]],[1,"any",[1]]],"sortf":0,"tags":[],"tmpls":[\#(templates.joined(separator: ","))],\#
            "type":0,"usn":0,"vers":[]}}
            """#
    }

    /// Returns the JSON of a template, whose card shows a field and asks you to type another one.
    private static func template(_ number: Int, name: String, asked: String, answer: String) -> String {
        #"""
        {"afmt":"{{\#(asked)}}\n\n{{type:\#(answer)}}\n\n<hr id=answer>\n\n{{\#(answer)}}\n\n\#
        {{#Note}}<div class=note>{{Note}}</div>{{/Note}}{{#Source}}<div class=note>{{Source}}</div>{{/Source}}",\#
        "bafmt":"","bqfmt":"","name":"\#(name)","ord":\#(number),"qfmt":"{{\#(asked)}}\n\n{{type:\#(answer)}}"}
        """#
    }

    /// Returns the JSON of the decks: the default deck that every collection has, and the exported one.
    func decks() throws -> String {
        let name = OneLine.text(options.deck)
        func deck(_ id: Int64, _ preset: Int64, _ name: String) throws -> String {
            """
            "\(id)":{"browserCollapsed":false,"collapsed":false,"conf":\(preset),"desc":"","dyn":0,"extendNew":0,\
            "extendRev":0,"id":\(id),"lrnToday":[0,0],"mod":0,"name":\(try Self.json(name)),"newToday":[0,0],\
            "revToday":[0,0],"timeToday":[0,0],"usn":0}
            """
        }
        let own = try deck(Self.deck, Self.preset, name.isEmpty ? "til" : name)
        return "{\(try deck(1, 1, "Default")),\(own)}"
    }

    /// Returns the JSON of the deck presets. They contain the weights, the retention and the steps, which Anki imports
    /// on request.
    func presets() throws -> String {
        let scheduling = options.scheduling
        func minutes(_ steps: LearningSteps) throws -> String {
            try Self.json(steps.seconds.map { second in second / 60 })
        }
        func preset(_ id: Int64, _ name: String) throws -> String {
            """
            "\(id)":{"autoplay":true,"desiredRetention":\(try Self.json(scheduling.desiredRetention)),"dyn":false,\
            "fsrsParams6":\(try Self.json(scheduling.parameters.weights)),"id":\(id),\
            "lapse":{"delays":\(try minutes(scheduling.relearningSteps)),"leechAction":1,"leechFails":8,"minInt":1,\
            "mult":0},"maxTaken":60,"mod":0,"name":"\(name)","new":{"bury":true,\
            "delays":\(try minutes(scheduling.learningSteps)),"initialFactor":2500,"ints":[1,4,0],"order":1,\
            "perDay":20},"replayq":true,"rev":{"bury":true,"ease4":1.3,"hardFactor":1.2,"ivlFct":1,\
            "maxIvl":\(scheduling.maximumInterval),"perDay":200},"timer":0,"usn":0}
            """
        }
        return "{\(try preset(1, "Default")),\(try preset(Self.preset, "til"))}"
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

/// The state of a card as Anki stores it: its queue, its due date, and its memory as JSON.
///
/// Source: Anki's sources, `rslib/src/card`, `rslib/src/storage/card/data.rs` and `rslib/src/revlog`.
struct AnkiCardState {
    /// The kind: new, learning, review or relearning.
    let kind: Int64
    let queue: Int64
    /// The due date: a position among the new cards, seconds since 1970, or days since the creation of the collection.
    let due: Int64
    /// The ease of SM-2 in tenths of a percent, for people who do not use FSRS.
    let ease: Int64
    /// The number of steps before the card enters the long schedule.
    let stepsLeft: Int64
    /// The JSON of the memory.
    let data: String

    static let suspended: Int64 = -1

    /// Creates the state of a card.
    /// - Parameters:
    ///   - memory: the memory, or nil for a card without answers.
    ///   - position: the position among the new cards.
    init(_ memory: Memory?, _ options: SchedulingOptions, position: Int64, _ layout: AnkiLayout) {
        guard let memory else {
            kind = 0
            queue = 0
            due = position
            ease = 0
            stepsLeft = 0
            data = "{}"
            return
        }
        let seconds = memory.due.milliseconds / 1_000
        switch memory.phase {
        case .learning(let step):
            kind = 1
            queue = 1
            due = seconds
            stepsLeft = Self.steps(of: options.learningSteps, after: step)
        case .relearning(let step):
            kind = 3
            queue = 1
            due = seconds
            stepsLeft = Self.steps(of: options.relearningSteps, after: step)
        case .review:
            kind = 2
            queue = 2
            due = Int64(layout.day(memory.dueDay))
            stepsLeft = 0
        }
        ease = kind == 1 ? 0 : Self.usualEase
        data = Self.data(of: memory, options, position: position)
    }

    /// The ease of a card that has left the learning steps, in tenths of a percent.
    private static let usualEase: Int64 = 2_500

    private static func steps(of steps: LearningSteps, after step: Int) -> Int64 {
        Int64(max(1, steps.seconds.count - step))
    }

    /// Returns the JSON of a memory, with the number of places that Anki writes.
    private static func data(of memory: Memory, _ options: SchedulingOptions, position: Int64) -> String {
        func rounded(_ value: Double, _ places: Double) -> Double { (value * places).rounded() / places }
        let stability = max(0.0001, rounded(memory.stability, 10_000))
        let difficulty = rounded(memory.difficulty, 1_000)
        let retention = rounded(options.desiredRetention, 100)
        let decay = rounded(-options.parameters.formulas.decay, 1_000)
        let lastReview = memory.lastReview.milliseconds / 1_000
        return """
            {"pos":\(position),"s":\(stability),"d":\(difficulty),"dr":\(retention),"decay":\(decay),"lrt":\(lastReview)}
            """
    }

    /// Returns the interval of a memory: whole days, or negative seconds.
    static func interval(_ memory: Memory?) -> Int64 {
        guard let memory else { return 0 }
        if memory.interval > 0 { return Int64(memory.interval) }
        return -(memory.due.milliseconds - memory.lastReview.milliseconds) / 1_000
    }

    /// Returns the difficulty as Anki's history stores it, from 100 to 1,100.
    static func factor(_ memory: Memory?) -> Int64 {
        memory.map { memory in Int64(((memory.difficulty - 1) / 9 * 1_000).rounded()) + 100 } ?? 0
    }

    /// Returns the kind of an answer by the phase in which it was given: learning, review or relearning.
    static func kindOfEntry(_ before: Memory?) -> Int64 {
        switch before?.phase {
        case nil, .learning: 0
        case .review: 1
        case .relearning: 2
        }
    }
}
