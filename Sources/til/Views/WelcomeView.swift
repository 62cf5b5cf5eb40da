import Foundation
import TILCore

/// What the REPL says when it opens: how much there is, how much is due, when one last studied.
struct WelcomeView {
    /// How many things there are.
    let count: Int
    let due: DueCount
    /// The last study day with an answer; nil where there is none.
    let lastDay: StudyDay?
    let today: StudyDay
    /// Whether the starter deck is installed.
    let hasStarter: Bool

    func text(_ page: Page) -> String {
        guard count > 0 else {
            return page.style(.heading, "Things I Learned") + ": nothing here yet.\n\n" + hints(page) + "\n"
        }
        var parts = [counted(count, "thing"), due.text]
        if let lastDay {
            let days = lastDay.distance(to: today)
            let when = days <= 0 ? "today" : days == 1 ? "yesterday" : "on \(lastDay)"
            parts.append("last studied \(when)")
        } else {
            parts.append("never studied")
        }
        let hint =
            if !due.isZero {
                "\(page.style(.key, "quiz")) asks what is due"
            } else if lastDay == nil {
                "\(page.style(.key, "quiz")) asks new things"
            } else {
                "\(page.style(.key, "help")) lists all commands"
            }
        return page.folded(
            "\(page.style(.heading, "Things I Learned")): \(parts.joined(separator: ", ")); \(hint).") + "\n"
    }

    /// What to do with an empty store.
    private func hints(_ page: Page) -> String {
        var rows = [("add ftw for the win", "adds an acronym; \(page.style(.key, "add")) alone asks for it")]
        if hasStarter {
            rows.append(("import --deck \(Deck.starterName)", "brings in the starter deck"))
            rows.append(("decks", "lists the decks, one for each of several fields"))
        } else {
            rows.append(("import glossary.txt", "brings in a file of lines such as FTW = For the Win"))
        }
        rows.append(("help", "lists all commands"))
        let width = rows.map(\.0).widest
        return rows.map { command, text in
            page.folded("  \(page.cell(.key, command, to: width + 2))\(text)", indent: 4) + "\n"
        }.joined()
    }
}
