/// What is asked for when things that are due are looked for in one direction.
struct DueQuestion {
    /// Which way the things are asked.
    let direction: Direction
    /// The present instant, in milliseconds.
    let now: Int64
    /// Its study day.
    let day: StudyDay
    /// From how many lapses on things are left out.
    let leechLapses: Int
    /// Only things with this tag; nil for all.
    let tag: String?

    /// A join that leaves things with the tag; empty for all.
    private var tagJoin: String {
        tag.map { "JOIN tag ON tag.thing = memory.thing AND tag.name = \($0.sqlLiteral)" } ?? ""
    }

    /// The memories of things with an interval in days, most overdue first.
    func memories(interval: String) -> String {
        """
        FROM memory \(tagJoin) WHERE direction = \(direction.number) AND interval = \(interval)
        AND day <= \(day.number) AND lapses < \(leechLapses) ORDER BY day, due
        """
    }

    /// The memories of things in steps of minutes, those due the longest first.
    var steps: String { steps("due <= \(now)") }

    /// The memories of things in steps of minutes that are due later, up to an instant in milliseconds.
    func steps(until latest: Int64) -> String { steps("due > \(now) AND due <= \(latest)") }

    private func steps(_ condition: String) -> String {
        """
        FROM memory \(tagJoin) WHERE direction = \(direction.number) AND interval = 0 AND day <= \(day.number)
        AND lapses < \(leechLapses) AND \(condition) ORDER BY day, due, memory.thing
        """
    }

    /// All memories of things with the tag, in any order.
    var tagged: String {
        """
        FROM tag CROSS JOIN memory ON memory.thing = tag.thing AND direction = \(direction.number)
        WHERE tag.name = \((tag ?? "").sqlLiteral) AND day <= \(day.number)
        AND lapses < \(leechLapses) AND (interval > 0 OR due <= \(now))
        """
    }
}
