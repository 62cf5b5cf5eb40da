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
        let since = thing.dateSuspended.map { date in "since \(page.dateAndTime(date))" }
        var rows = [
            Detail("note", thing.noteLines.joined(separator: "\n"), width),
            Detail("tags", page.tags(thing.tags), width),
            Detail("also", others.map(\.long.visible).joined(separator: "\n"), width),
            Detail("source", thing.source.visible, width),
            Detail("origin", thing.origin == .hand ? "" : thing.origin.text.visible, width),
            Detail("added", page.dateAndTime(thing.dateAdded), width),
            Detail("suspended", since ?? "", width),
        ]
        for direction in Direction.allCases {
            if let memory = memories[direction] { rows += details(of: memory, direction, page, width) }
        }
        if memories.isEmpty { rows.append(Detail("known", lines: ["never asked"])) }
        return page.details(thing, rows, nameWidth: nameWidth)
    }

    /// Returns the details of the memory in a direction.
    private func details(of memory: Memory, _ direction: Direction, _ page: Page, _ width: Int) -> [Detail] {
        let curve = CurveView(
            reviews: reviews.filter { review in review.direction == direction }, memory: memory, scheduler: scheduler,
            page: page, width: width)
        return [
            Detail("known\(direction.remark)", known(memory, page), width),
            Detail("next\(direction.remark)", page.next(memory), width),
            Detail("intervals\(direction.remark)", curve.intervals, width),
            Detail("curve\(direction.remark)", lines: curve.lines),
        ]
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

/// A detail of a thing with its name.
private struct Detail {
    let name: String
    let lines: [String]

    init(_ name: String, lines: [String]) {
        self.name = name
        self.lines = lines
    }

    init(_ name: String, _ text: String, _ width: Int) { self.init(name, lines: text.wrapped(to: width)) }
}

extension Page {
    /// Returns the details of a glossary entry.
    func details(of entry: GlossaryEntry, isAtPrompt: Bool) -> String {
        let room = max(10, width - 13)
        let rows = [
            Detail("note", entry.thing.noteLines.joined(separator: "\n"), room),
            Detail("tags", tags(entry.thing.tags), room), Detail("glossary", entry.glossary.visible, room),
            Detail("", isAtPrompt ? "\(style(.key, "a")) copies it to your own things" : "", room),
        ]
        return details(entry.thing, rows, nameWidth: 9)
    }

    /// Returns the text of a thing with labelled rows of details. Details without text are left out.
    fileprivate func details(_ thing: Thing, _ rows: [Detail], nameWidth: Int) -> String {
        let long = thing.long.visible.wrapped(to: width - 2).map { row in "  \(style(.heading, row))\n" }.joined()
        var details: [String] = []
        for row in rows where row.lines.contains(where: { line in !line.isEmpty }) {
            details += labelled(row.name, row.lines, nameWidth: nameWidth)
        }
        return "\n  \(style(.short, thing.short.visible))\n\(long)\n\(details.joined(separator: "\n"))\n\n"
    }

    /// Returns lines with a name before the first one.
    func labelled(_ name: String, _ lines: [String], nameWidth: Int) -> [String] {
        lines.enumerated().map { index, line in
            let label = index == 0 ? name : ""
            return "  \(style(.faint, label.padded(to: nameWidth)))  \(line)"
        }
    }

    /// Returns the answers to a thing, oldest first: the time, verdict, grade, duration and typed text.
    func answers(_ reviews: [Review]) -> String {
        if reviews.isEmpty { return "  never answered\n" }
        return lines(zip(reviews, reviews.map(\.verdict.words).aligned), indent: 4) { review, verdict in
            let times = "\(review.grade.name.padded(to: 5))  \("\(review.seconds.tenths) s".leftPadded(to: 6))"
            let kind = review.isScheduled ? "" : "  (cram)"
            let asked = review.direction == .meaning ? "" : "  (acronym)"
            let typed = review.typed.isEmpty ? "" : "  \(review.typed.visible)"
            let date = style(.faint, dateAndTime(review.date))
            return "  \(date)  \(style(review.verdict.role, verdict))  \(times)\(kind)\(asked)\(typed)"
        }
    }
}
