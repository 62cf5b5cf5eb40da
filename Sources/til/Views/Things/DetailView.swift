import Foundation
import TILCore

/// One thing with all that is known of it.
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
        let note = thing.note.split(whereSeparator: \.isNewline).map { String($0).visible }
        add("note", note.joined(separator: "\n"))
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

    /// A number to a tenth, from a hundred on to the whole.
    private static func tenths(_ number: Double) -> String {
        if number >= 100 { return grouped(Int(number.rounded())) }
        return number.tenths
    }
}

/// One entry of a glossary with all that it says.
struct EntryView {
    let entry: GlossaryEntry
    let isAtPrompt: Bool

    func text(_ page: Page) -> String {
        let thing = entry.thing
        let note = thing.note.split(whereSeparator: \.isNewline).map { String($0).visible }
        let rows = [
            ("note", note.joined(separator: "\n")), ("tags", page.tags(thing.tags)),
            ("glossary", entry.glossary.visible),
            ("", isAtPrompt ? "\(page.style(.key, "a")) adds it to your own things, to be learned" : ""),
        ]
        return page.details(
            thing,
            rows.filter { !$0.1.isEmpty }.map { ($0, $1.wrapped(to: max(10, page.width - 13))) }, nameWidth: 9)
    }
}

extension Page {
    /// A thing with rows of what is known of it.
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
