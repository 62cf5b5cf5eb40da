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
    /// Only things with these tags.
    let tags: TagFilter

    /// The condition on a memory that is due: by its study day and, in steps of minutes, by the instant; a leech is not asked.
    /// - Parameters:
    ///   - day: the study day, in SQL.
    ///   - now: the present instant in milliseconds, in SQL.
    ///   - leech: from how many lapses on a thing is a leech, in SQL.
    static func isDue(day: String, now: String, leech: String) -> String {
        "day <= \(day) AND (interval > 0 OR due <= \(now)) AND lapses < \(leech)"
    }

    /// The condition on a memory that comes up on the study day, at whatever instant.
    private var isOfToday: String {
        "direction = \(direction.number) AND day <= \(day.number) AND lapses < \(leechLapses)"
            + tags.condition(thing: "memory.thing")
    }

    /// The memories of things with an interval in days, most overdue first.
    func memories(interval: String) -> String {
        "FROM memory WHERE interval = \(interval) AND \(isOfToday) ORDER BY day, due"
    }

    /// The memories of things in steps of minutes, those due the longest first.
    var steps: String { steps("due <= \(now)") }

    /// The memories of things in steps of minutes that are due later, up to an instant in milliseconds.
    func steps(until latest: Int64) -> String { steps("due > \(now) AND due <= \(latest)") }

    private func steps(_ condition: String) -> String {
        "FROM memory WHERE interval = 0 AND \(condition) AND \(isOfToday) ORDER BY day, due, memory.thing"
    }

    /// All memories of some things, in any order.
    /// - Parameter things: selects the rows of the things, as `id`.
    func memories(of things: String) -> String {
        """
        FROM (\(things)) AS few CROSS JOIN memory ON memory.thing = few.id AND direction = \(direction.number)
        WHERE \(Self.isDue(day: "\(day.number)", now: "\(now)", leech: "\(leechLapses)"))
        \(tags.condition(thing: "memory.thing"))
        """
    }
}
