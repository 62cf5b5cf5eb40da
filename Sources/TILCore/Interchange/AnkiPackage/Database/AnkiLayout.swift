import Foundation

/// What a collection of ours says besides its notes: the note type, the deck and its preset, and how days are counted.
///
/// The numbers are always the same, so that a second package goes into the note type and the deck of the first.
struct AnkiLayout {
    /// The number of the note type.
    static let noteType: Int64 = 1_795_219_200_001
    /// The number of the deck.
    static let deck: Int64 = 1_795_219_200_002
    /// The number of the deck's preset.
    private static let preset: Int64 = 1_795_219_200_003

    private let options: ExportOptions

    /// The day that days are counted from: before anybody used FSRS.
    private static let firstDay = StudyDay(year: 2010, month: 1, day: 1)

    init(_ options: ExportOptions) {
        self.options = options
    }

    /// When the collection began, in seconds since 1970.
    var began: Int64 {
        Int64(Self.firstDay.number) * 86_400 + Int64(options.rollover) * 3_600 - Int64(options.utcOffset)
    }

    /// The number of a study day.
    func day(_ day: StudyDay) -> Int { Self.firstDay.distance(to: day) }

    // MARK: What Anki keeps as JSON

    private struct Config: Encodable {
        let activeDecks: [Int64]
        let curDeck: Int64
        let curModel: Int64
        let nextPos: Int64
        let creationOffset: Int
        let localOffset: Int
        let rollover: Int
        let fsrs = true
        let schedVer = 2
        let sched2021 = true
        let newSpread = 0
        let collapseTime = 1_200
        let timeLim = 0
        let estTimes = true
        let dueCounts = true
        let sortType = "noteFld"
        let sortBackwards = false
        let addToCur = true
        let dayLearnFirst = false
    }

    /// The configuration.
    func config(nextPosition: Int64) throws -> String {
        let west = -options.utcOffset / 60
        return try Self.json(
            Config(
                activeDecks: [Self.deck], curDeck: Self.deck, curModel: Self.noteType, nextPos: nextPosition,
                creationOffset: west, localOffset: west, rollover: options.rollover))
    }

    private struct NoteType: Encodable {
        struct Field: Encodable {
            let name: String
            let ord: Int
            let font = "Arial"
            let size = 20
            let rtl = false
            let sticky = false
            let media: [String] = []
        }
        struct Template: Encodable {
            let name: String
            let ord: Int
            let qfmt: String
            let afmt: String
            let did: Int? = nil
            let bqfmt = ""
            let bafmt = ""
        }
        struct Requirement: Encodable {
            let template: Int
            let field: Int

            func encode(to encoder: any Encoder) throws {
                var list = encoder.unkeyedContainer()
                try list.encode(template)
                try list.encode("any")
                try list.encode([field])
            }
        }
        let id: Int64
        let did: Int64
        let flds: [Field]
        let tmpls: [Template]
        let req: [Requirement]
        let css: String
        let name = "til: acronym"
        let type = 0
        let sortf = 0
        let mod = 0
        let usn = 0
        let vers: [Int] = []
        let tags: [String] = []
        let latexPre = ""
        let latexPost = ""
    }

    /// The note types: the one with an acronym, what it stands for and a note, which asks for either, to be typed.
    func noteTypes() throws -> String {
        func back(_ answer: String, _ other: String) -> String {
            "{{\(other)}}\n\n{{type:\(answer)}}\n\n<hr id=answer>\n\n{{\(answer)}}"
                + "\n\n{{#Note}}<div class=note>{{Note}}</div>{{/Note}}{{#Source}}<div class=note>{{Source}}</div>{{/Source}}"
        }
        let type = NoteType(
            id: Self.noteType, did: Self.deck,
            flds: ["Short", "Long", "Note", "Source"].enumerated().map {
                NoteType.Field(name: $0.element, ord: $0.offset)
            },
            tmpls: [
                NoteType.Template(
                    name: "Meaning", ord: 0, qfmt: "{{Short}}\n\n{{type:Long}}", afmt: back("Long", "Short")),
                NoteType.Template(
                    name: "Acronym", ord: 1, qfmt: "{{Long}}\n\n{{type:Short}}", afmt: back("Short", "Long")),
            ],
            req: [NoteType.Requirement(template: 0, field: 0), NoteType.Requirement(template: 1, field: 1)],
            css: ".card { font-family: sans-serif; font-size: 20px; text-align: center; }\n.note { font-size: 16px; }\n"
        )
        return try Self.json(["\(Self.noteType)": type])
    }

    private struct Deck: Encodable {
        let id: Int64
        let name: String
        let conf: Int64
        let mod = 0
        let usn = 0
        let lrnToday = [0, 0]
        let revToday = [0, 0]
        let newToday = [0, 0]
        let timeToday = [0, 0]
        let collapsed = false
        let browserCollapsed = false
        let desc = ""
        let dyn = 0
        let extendNew = 0
        let extendRev = 0
    }

    /// The decks: the one that every collection has, and ours.
    func decks() throws -> String {
        let name = OneLine.text(options.deck)
        return try Self.json([
            "1": Deck(id: 1, name: "Default", conf: 1),
            "\(Self.deck)": Deck(id: Self.deck, name: name.isEmpty ? "til" : name, conf: Self.preset),
        ])
    }

    private struct Preset: Encodable {
        struct New: Encodable {
            let delays: [Double]
            let ints = [1, 4, 0]
            let initialFactor = 2_500
            let order = 1
            let perDay = 20
            let bury = true
        }
        struct Review: Encodable {
            let maxIvl: Int
            let perDay = 200
            let ease4 = 1.3
            let ivlFct = 1.0
            let hardFactor = 1.2
            let bury = true
        }
        struct Lapse: Encodable {
            let delays: [Double]
            let mult = 0.0
            let minInt = 1
            let leechFails = 8
            let leechAction = 1
        }
        let id: Int64
        let name: String
        let new: New
        let rev: Review
        let lapse: Lapse
        let fsrsParams6: [Double]
        let desiredRetention: Double
        let mod = 0
        let usn = 0
        let maxTaken = 60
        let autoplay = true
        let timer = 0
        let replayq = true
        let dyn = false
    }

    /// The presets of decks: the weights, the retention and the steps go with the cards, where Anki is asked to take them.
    func presets() throws -> String {
        let scheduling = options.scheduling
        func preset(_ id: Int64, _ name: String) -> Preset {
            Preset(
                id: id, name: name, new: .init(delays: scheduling.learningSteps.seconds.map { $0 / 60 }),
                rev: .init(maxIvl: scheduling.maximumInterval),
                lapse: .init(delays: scheduling.relearningSteps.seconds.map { $0 / 60 }),
                fsrsParams6: scheduling.parameters.weights, desiredRetention: scheduling.desiredRetention)
        }
        return try Self.json(["1": preset(1, "Default"), "\(Self.preset)": preset(Self.preset, "til")])
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
