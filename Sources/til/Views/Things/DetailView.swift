import Foundation
import TILCore

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
        var rows: [(name: String, lines: [String])] = []
        func add(_ name: String, _ text: String) {
            if !text.isEmpty { rows.append((name, text.wrapped(to: width))) }
        }
        add("note", thing.noteLines.joined(separator: "\n"))
        add("tags", page.tags(thing.tags))
        add("also", others.map { $0.long.visible }.joined(separator: "\n"))
        add("source", thing.source.visible)
        add("added", page.dateAndTime(thing.added))
        if let suspended = thing.suspended { add("suspended", "since \(page.dateAndTime(suspended))") }
        for direction in Direction.allCases {
            guard let memory = memories[direction] else { continue }
            let curve = CurveView(
                reviews: reviews.filter { $0.direction == direction }, memory: memory, scheduler: scheduler)
            let suffix = direction == .meaning ? "" : " (acronym)"
            add("known" + suffix, known(memory, page))
            add("next" + suffix, page.next(memory))
            add("intervals" + suffix, curve.intervals(width: width))
            let lines = curve.curve(width: width, page)
            if !lines.isEmpty { rows.append(("curve" + suffix, lines)) }
        }
        if memories.isEmpty { add("known", "never asked") }
        return page.details(thing, rows, nameWidth: nameWidth)
    }

    private func known(_ memory: Memory, _ page: Page) -> String {
        let chance = Int((scheduler.retrievability(of: memory, at: page.now) * 100).rounded())
        var facts = [
            "\(chance) % now", "stable for \(Self.tenths(memory.stability)) days",
            "difficulty \(Self.tenths(memory.difficulty)) of 10", counted(memory.reviews, "answer"),
        ]
        if memory.lapses > 0 { facts.append(counted(memory.lapses, "lapse")) }
        return facts.joined(separator: ", ")
    }

    /// Returns a number with one decimal, or without decimals from 100 up.
    private static func tenths(_ number: Double) -> String {
        if number >= 100 { return grouped(Int(number.rounded())) }
        return number.tenths
    }
}

/// The details of a glossary entry.
struct EntryView {
    let entry: GlossaryEntry
    let isAtPrompt: Bool

    func text(_ page: Page) -> String {
        let thing = entry.thing
        let rows = [
            ("note", thing.noteLines.joined(separator: "\n")), ("tags", page.tags(thing.tags)),
            ("glossary", entry.glossary.visible),
            ("", isAtPrompt ? "\(page.style(.key, "a")) adds it to your own things, to be learned" : ""),
        ]
        return page.details(
            thing,
            rows.filter { !$0.1.isEmpty }.map { ($0, $1.wrapped(to: max(10, page.width - 13))) }, nameWidth: 9)
    }
}

extension Page {
    /// Returns the text of a thing with labelled rows of details.
    fileprivate func details(_ thing: Thing, _ rows: [(name: String, lines: [String])], nameWidth: Int) -> String {
        var lines = ["", "  " + style(.short, thing.short.visible)]
        lines += thing.long.visible.wrapped(to: width - 2).map { "  " + style(.heading, $0) }
        lines.append("")
        for row in rows {
            for (index, line) in row.lines.enumerated() {
                lines.append("  \(style(.faint, (index == 0 ? row.name : "").padded(to: nameWidth)))  \(line)")
            }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }
}

/// The answers to a thing, oldest first: the time, verdict, grade, duration and typed text.
struct AnswersView {
    let reviews: [Review]

    func text(_ page: Page) -> String {
        if reviews.isEmpty { return "  never answered\n" }
        let verdicts = reviews.map(\.verdict.words)
        let width = verdicts.map(\.utf8.count).max() ?? 0
        return zip(reviews, verdicts).map { review, verdict in
            let cells = [
                page.style(.faint, page.dateAndTime(review.at)),
                page.style(review.verdict.role, verdict.padded(to: width)),
                review.grade.name.padded(to: 5),
                "\(review.seconds.tenths) s".leftPadded(to: 6),
            ]
            let isCram = review.isScheduled ? "" : "  (cram)"
            let asked = review.direction == .meaning ? "" : "  (acronym)"
            let line = "  " + cells.joined(separator: "  ") + isCram + asked
            return page.folded(review.typed.isEmpty ? line : line + "  " + review.typed.visible, indent: 4) + "\n"
        }.joined()
    }
}
