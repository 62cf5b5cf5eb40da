import Foundation
import TILCore
import TILText

/// The details of a thing: its texts, its memories and its forgetting curves.
struct DetailView {
    let thing: Thing
    var others: [Thing]
    let memories: [Direction: Memory]
    let reviews: [Review]
    let scheduler: Scheduler

    func text(_ page: Page) -> String {
        let nameWidth = memories[.acronym] == nil ? 9 : 19
        let width = max(10, page.width - nameWidth - 4)
        var rows = [
            ("note", thing.noteLines.joined(separator: "\n")), ("tags", page.tags(thing.tags)),
            ("also", others.map(\.long.visible).joined(separator: "\n")), ("source", thing.source.visible),
            ("origin", thing.origin == .hand ? "" : thing.origin.text.visible),
            ("added", page.dateAndTime(thing.dateAdded)),
            (
                "suspended",
                thing.dateSuspended.map { dateSuspended in "since \(page.dateAndTime(dateSuspended))" } ?? ""
            ),
        ].map { ($0, $1.wrapped(to: width)) }
        for direction in Direction.allCases {
            guard let memory = memories[direction] else { continue }
            let curve = CurveView(
                reviews: reviews.filter { review in review.direction == direction }, memory: memory,
                scheduler: scheduler, page: page,
                width: width)
            rows += [
                ("known\(direction.remark)", known(memory, page).wrapped(to: width)),
                ("next\(direction.remark)", page.next(memory).wrapped(to: width)),
                ("intervals\(direction.remark)", curve.intervals.wrapped(to: width)),
                ("curve\(direction.remark)", curve.lines),
            ]
        }
        if memories.isEmpty { rows.append(("known", ["never asked"])) }
        return page.details(thing, rows, nameWidth: nameWidth)
    }

    private func known(_ memory: Memory, _ page: Page) -> String {
        let chance = Int((scheduler.retrievability(of: memory, at: page.now) * 100).rounded())
        let lapses = memory.lapses > 0 ? ", \(counted(memory.lapses, "lapse"))" : ""
        return """
            \(chance) % now, stable for \(memory.stability.brief) days, difficulty \(memory.difficulty.tenths) of 10, \
            \(counted(memory.reviews, "answer"))\(lapses)
            """
    }
}

extension Page {
    /// Returns the details of a glossary entry.
    func details(of entry: GlossaryEntry, isAtPrompt: Bool) -> String {
        let rows = [
            ("note", entry.thing.noteLines.joined(separator: "\n")), ("tags", tags(entry.thing.tags)),
            ("glossary", entry.glossary.visible),
            ("", isAtPrompt ? "\(style(.key, "a")) copies it to your own things" : ""),
        ]
        return details(entry.thing, rows.map { ($0, $1.wrapped(to: max(10, width - 13))) }, nameWidth: 9)
    }

    /// Returns the text of a thing with labelled rows of details. Details without text are left out.
    fileprivate func details(_ thing: Thing, _ rows: [(name: String, lines: [String])], nameWidth: Int) -> String {
        let long = thing.long.visible.wrapped(to: width - 2).map { "  \(style(.heading, $0))\n" }.joined()
        let details = rows.filter { $0.lines.contains { line in !line.isEmpty } }.flatMap { name, lines in
            labelled(name, lines, nameWidth: nameWidth)
        }
        return "\n  \(style(.short, thing.short.visible))\n\(long)\n\(details.joined(separator: "\n"))\n\n"
    }

    /// Returns lines with a name before the first one.
    func labelled(_ name: String, _ lines: [String], nameWidth: Int) -> [String] {
        zip([name] + lines.map { _ in "" }, lines).map { "  \(style(.faint, $0.padded(to: nameWidth)))  \($1)" }
    }

    /// Returns the answers to a thing, oldest first: the time, verdict, grade, duration and typed text.
    func answers(_ reviews: [Review]) -> String {
        if reviews.isEmpty { return "  never answered\n" }
        return lines(zip(reviews, reviews.map(\.verdict.words).aligned), indent: 4) { review, verdict in
            let times = "\(review.grade.name.padded(to: 5))  \("\(review.seconds.tenths) s".leftPadded(to: 6))"
            let kind = review.isScheduled ? "" : "  (cram)"
            let asked = review.direction == .meaning ? "" : "  (acronym)"
            return "  \(style(.faint, dateAndTime(review.date)))  \(style(review.verdict.role, verdict))  \(times)"
                + kind + asked + (review.typed.isEmpty ? "" : "  \(review.typed.visible)")
        }
    }
}
