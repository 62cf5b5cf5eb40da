import Foundation
import TILCore
import TILText

extension JSONText {
    /// Returns a value as JSON on one line, with instants in UTC, as in exports.
    static func dated(_ value: some Encodable) throws -> String { try encode(value, with: datedEncoder) }

    private static let datedEncoder = encoder(instant: InternetDate.text)
}

extension UUID {
    /// The ID in lowercase, as it is printed.
    var text: String { IdentifierText.text(of: self) }
}

extension Double {
    /// Seconds rounded to milliseconds, which removes the rounding errors of a sum.
    fileprivate var milliseconds: Double { (self * 1_000).rounded() / 1_000 }
}

// MARK: Things

extension Thing {
    /// Returns a thing as JSON, with its memories if it was reviewed.
    func json(_ memories: [Direction: Memory] = [:]) -> JSONObject {
        let known = memories.map { memory in (memory.key.rawValue, memory.value.json) }
        return [
            "id": id.text, "short": short, "long": long, "note": note, "tags": tags,
            "source": source.isEmpty ? nil : source, "origin": origin.text, "added": dateAdded,
            "suspended": dateSuspended,
            "memory": known.isEmpty ? nil : Dictionary(uniqueKeysWithValues: known),
        ]
    }

    /// Returns a glossary entry as JSON.
    func json(of glossary: String) -> JSONObject {
        ["glossary": glossary, "short": short, "long": long, "note": note, "tags": tags]
    }
}

extension Memory {
    fileprivate var json: JSONObject {
        [
            "due": due, "stability": stability, "difficulty": difficulty, "interval": interval, "answers": reviews,
            "lapses": lapses,
        ]
    }
}

extension Change {
    var json: JSONObject {
        [
            "kind": kind.rawValue, "count": count, "at": date, "thing": thing?.json(),
            "settings": settings.isEmpty ? nil : settings,
        ]
    }
}

// MARK: Quizzes and statistics

extension Meeting {
    var json: JSONObject {
        let thing = question.thing
        return ["id": thing.id.text, "short": thing.short, "long": thing.long, "at": date]
    }
}

extension Answer {
    var json: JSONObject {
        [
            "id": thing.id.text, "short": thing.short, "long": thing.long, "direction": direction, "asked": asked,
            "typed": typed, "verdict": verdict, "grade": grade.name, "seconds": seconds.milliseconds, "at": date,
        ]
    }
}

extension QuizSummary {
    /// - Parameter unanswered: The number of questions without an answer.
    func json(left unanswered: Int) -> JSONObject {
        [
            "answered": answered, "right": correct, "slips": close, "missed": wrong, "timedOut": timedOut,
            "givenUp": givenUp, "left": unanswered, "medianSeconds": medianSeconds?.milliseconds,
            "totalSeconds": totalSeconds.milliseconds, "lookAgain": lookAgain.map(\.id.text),
        ]
    }
}

extension PracticeDay {
    func json(_ things: [PracticedThing]) -> JSONObject {
        [
            "day": day, "answers": answers, "remembered": remembered,
            "verdicts": Dictionary(
                uniqueKeysWithValues: Verdict.allCases.map { verdict in (verdict.rawValue, verdicts[verdict] ?? 0) }),
            "seconds": seconds.milliseconds, "recalls": recalls, "recalled": recalled,
            "things": things.map { thing -> JSONObject in
                ["id": thing.id.text, "short": thing.short, "long": thing.long, "verdicts": thing.verdicts]
            },
        ]
    }
}

extension StudyStatistics {
    var json: JSONObject {
        [
            "at": date, "day": day,
            "things": [
                "all": counts.things, "new": counts.new, "memories": counts.memories, "learning": counts.learning,
                "mature": counts.mature, "leeches": counts.leeches, "suspended": counts.suspended,
            ],
            "due": [
                "now": due.now, "tomorrow": due.tomorrow, "week": due.week,
                "days": due.days.enumerated().map { index, count -> JSONObject in
                    ["day": day.advanced(by: index), "count": count]
                },
            ] as JSONObject,
            "retention": [
                "desired": desiredRetention,
                "months": retention.map { month -> JSONObject in
                    [
                        "month": month.name, "recalls": month.recalls, "recalled": month.recalled,
                        "retention": month.retention,
                    ]
                },
            ] as JSONObject,
            "stability": stability,
            "streak": [
                "days": streak.days, "best": streak.bestDays, "bestFrom": streak.best?.lowerBound,
                "bestTo": streak.best?.upperBound,
            ] as JSONObject,
            "hardest": hardest.compactMap { entry in
                entry.memory.map { memory -> JSONObject in
                    [
                        "id": entry.thing.id.text, "short": entry.thing.short, "long": entry.thing.long,
                        "direction": entry.direction, "lapses": memory.lapses, "difficulty": memory.difficulty,
                        "stability": memory.stability, "due": memory.due,
                    ]
                }
            },
            "confused": confused.map { confused in
                ["things": confused.things.map(\.id.text), "count": confused.count] as JSONObject
            },
            "time": [
                "today": time.today.milliseconds, "week": time.week.milliseconds, "all": time.total.milliseconds,
                "answers": time.answers,
            ] as JSONObject,
            "weeks": recentWeeks.map { week -> JSONObject in
                [
                    "week": week.monday, "new": week.new, "answers": week.answers,
                    "seconds": week.seconds.milliseconds,
                ]
            },
            "days": year.map { day -> JSONObject in
                [
                    "day": day.day, "answers": day.answers, "remembered": day.remembered,
                    "seconds": day.seconds.milliseconds,
                ]
            },
        ]
    }
}

extension WeightOptimization {
    func json(isAdopted: Bool) -> JSONObject {
        [
            "scored": scoredCount, "heldOut": before.count, "before": before.json, "after": after.json,
            "weights": fitted.weights, "better": isBetter, "adopted": isAdopted,
        ]
    }
}

extension FitEvaluation {
    fileprivate var json: JSONObject { ["logLoss": logLoss, "rmseBins": binError] }
}

// MARK: Upkeep

extension Backup {
    var json: JSONObject {
        [
            "name": name, "path": path, "made": date, "reason": reason.rawValue, "size": size,
            "restorable": isRestorable,
        ]
    }
}

extension CheckReport {
    func json(repaired: Int) -> JSONObject {
        [
            "things": things, "reviews": reviews, "isClean": isClean, "repaired": repaired,
            "counts": Dictionary(uniqueKeysWithValues: counts.map { count in (count.key.rawValue, count.value) }),
            "faults": faults.map { fault -> JSONObject in ["kind": fault.kind, "sentence": fault.sentence] },
        ]
    }
}
