import Foundation
import TILCore

/// The statistics as `til stats --json` prints them.
struct StatisticsJSON: Encodable {
    struct Due: Encodable {
        struct Day: Encodable {
            var day: StudyDay
            var count: Int
        }
        var now: Int
        var tomorrow: Int
        var week: Int
        var days: [Day]
    }
    struct Things: Encodable {
        var all: Int
        var new: Int
        var memories: Int
        var learning: Int
        var mature: Int
        var leeches: Int
        var suspended: Int
    }
    struct Retention: Encodable {
        struct Month: Encodable {
            var month: String
            var recalls: Int
            var recalled: Int
            var retention: Double
        }
        var desired: Double
        var months: [Month]
    }
    struct Band: Encodable {
        var over: Double
        var upTo: Double?
        var count: Int
    }
    struct StreakJSON: Encodable {
        var days: Int
        var best: Int
        var bestFrom: StudyDay?
        var bestTo: StudyDay?
    }
    struct Hard: Encodable {
        var id: String
        var short: String
        var long: String
        var direction: Direction
        var lapses: Int
        var difficulty: Double
        var stability: Double
        var due: Date
    }
    struct Time: Encodable {
        var today: Double
        var week: Double
        var all: Double
        var answers: Int
    }
    struct PractisedDay: Encodable {
        var day: StudyDay
        var answers: Int
        var remembered: Int
        var seconds: Double
    }

    var at: Date
    var day: StudyDay
    var things: Things
    var due: Due
    var retention: Retention
    var stability: [Band]
    var streak: StreakJSON
    var hardest: [Hard]
    var time: Time
    var days: [PractisedDay]

    init(_ statistics: StudyStatistics) {
        at = statistics.at
        day = statistics.day
        let counts = statistics.counts
        things = Things(
            all: counts.things, new: counts.new, memories: counts.memories, learning: counts.learning,
            mature: counts.mature, leeches: counts.leeches, suspended: counts.suspended)
        due = Due(
            now: statistics.due.now, tomorrow: statistics.due.tomorrow, week: statistics.due.week,
            days: statistics.due.days.enumerated().map {
                Due.Day(day: statistics.day.advanced(by: $0.offset), count: $0.element)
            })
        retention = Retention(
            desired: statistics.desiredRetention,
            months: statistics.retention.map {
                Retention.Month(
                    month: String($0.month.description.prefix(7)), recalls: $0.recalls, recalled: $0.recalled,
                    retention: $0.retention)
            })
        stability = statistics.stability.map { Band(over: $0.over, upTo: $0.upTo, count: $0.count) }
        let best = statistics.streak.best
        streak = StreakJSON(
            days: statistics.streak.days, best: statistics.streak.bestDays, bestFrom: best?.lowerBound,
            bestTo: best?.upperBound)
        hardest = statistics.hardest.compactMap { entry in
            entry.memory.map { memory in
                Hard(
                    id: IdentifierText.text(of: entry.thing.id), short: entry.thing.short, long: entry.thing.long,
                    direction: entry.direction, lapses: memory.lapses, difficulty: memory.difficulty,
                    stability: memory.stability, due: memory.due)
            }
        }
        let time = statistics.time
        self.time = Time(
            today: time.today.roundedToMilliseconds, week: time.week.roundedToMilliseconds,
            all: time.total.roundedToMilliseconds, answers: time.answers)
        days = statistics.year.map {
            PractisedDay(
                day: $0.day, answers: $0.answers, remembered: $0.remembered,
                seconds: $0.seconds.roundedToMilliseconds)
        }
    }
}
