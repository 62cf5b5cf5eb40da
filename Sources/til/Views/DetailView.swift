import Foundation
import TILCore

/// One thing with all that is known of it.
struct DetailView {
    let thing: Thing
    let others: [Thing]
    let memories: [Direction: Memory]
    let reviews: [Review]
    let scheduler: Scheduler

    /// The view of a thing; nil where there is no such thing any more.
    static func of(_ id: UUID, _ store: ThingStore) throws -> DetailView? {
        guard let thing = try store.thing(id: id) else { return nil }
        return DetailView(
            thing: thing, others: try store.meanings(of: thing.short).filter { $0.id != id },
            memories: try store.memories(of: id), reviews: try store.reviews(of: id),
            scheduler: Scheduler(try store.settings().scheduling))
    }

    func text(_ page: Page) -> String {
        var rows: [(name: String, text: String)] = []
        for line in thing.note.split(whereSeparator: \.isNewline) {
            rows.append((rows.isEmpty ? "note" : "", page.visible(String(line))))
        }
        if !thing.tags.isEmpty { rows.append(("tags", page.visible(thing.tags.joined(separator: " ")))) }
        for (index, other) in others.enumerated() {
            rows.append((index == 0 ? "also" : "", page.visible(other.long)))
        }
        rows.append(("added", page.dateAndTime(thing.added)))
        for direction in Direction.allCases {
            if let memory = memories[direction] {
                let name = direction == .meaning ? "" : " (acronym)"
                rows.append(("known" + name, known(memory, page)))
                rows.append(("next" + name, page.next(memory)))
            }
        }
        if memories.isEmpty { rows.append(("known", "never asked")) }
        let nameWidth = rows.map(\.name.count).max() ?? 0
        var lines = ["", "  \(page.style(.short, page.visible(thing.short)))"]
        lines += wrapped(page.visible(thing.long), to: page.width - 2).map { "  " + page.style(.heading, $0) }
        lines.append("")
        for (name, text) in rows {
            let label = name.padding(toLength: nameWidth, withPad: " ", startingAt: 0)
            for (index, part) in wrapped(text, to: page.width - nameWidth - 4).enumerated() {
                let left = index == 0 ? label : String(repeating: " ", count: nameWidth)
                lines.append("  \(page.style(.faint, left))  \(part)")
            }
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private func known(_ memory: Memory, _ page: Page) -> String {
        let chance = Int((scheduler.retrievability(of: memory, at: page.now) * 100).rounded())
        var facts = ["\(chance) % now"]
        if memory.interval > 0 { facts.append("interval \(counted(memory.interval, "day"))") }
        facts.append(counted(memory.reviews, "answer"))
        if memory.lapses > 0 { facts.append(counted(memory.lapses, "lapse")) }
        return facts.joined(separator: ", ")
    }

    /// Text cut into lines of at most a number of cells, at blanks where there are any.
    private func wrapped(_ text: String, to width: Int) -> [String] {
        let width = max(10, width)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: true) {
            let candidate = line.isEmpty ? String(word) : line + " " + word
            if DisplayWidth.of(candidate) <= width || line.isEmpty {
                line = candidate
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return lines + [line]
    }
}
