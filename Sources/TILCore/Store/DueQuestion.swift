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
    /// A join that leaves things with a tag; empty for all.
    let tagJoin: String

    /// The memories of things with an interval in days, most overdue first.
    func memories(interval: String) -> String {
        """
        FROM memory \(tagJoin) WHERE direction = \(direction.number) AND interval = \(interval)
        AND day <= \(day.number) AND lapses < \(leechLapses) ORDER BY day, due
        """
    }

    /// The memories of things in steps of minutes, those due the longest first.
    var steps: String {
        """
        FROM memory \(tagJoin) WHERE direction = \(direction.number) AND interval = 0 AND day <= \(day.number)
        AND lapses < \(leechLapses) AND due <= \(now) ORDER BY day, due, memory.thing
        """
    }
}
