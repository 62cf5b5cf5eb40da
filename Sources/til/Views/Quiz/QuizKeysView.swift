import TILCore

/// The keys of a quiz.
struct QuizKeysView {
    /// The keys that call each function now, as they are written for people; none where there is no keyboard.
    let keys: [LineFunction: [String]]

    /// The keys that are looked for first, in a line above the first question; nothing where none is bound.
    func hint(_ page: Page) -> String {
        let parts = [(LineFunction.pause, "pauses"), (.help, "lists keys")].compactMap { function, what in
            keys[function]?.first.map { "\($0) \(what)" }
        }
        guard !parts.isEmpty else { return "" }
        return page.folded(page.style(.faint, parts.joined(separator: ", ") + ".")) + "\n"
    }

    /// The keys while a question waits, without the last newline.
    func atQuestion(_ page: Page) -> String {
        let functions: [(LineFunction, String)] = [
            (.moreTime, "more time"), (.lessTime, "less time"),
            (.restart, "begin the countdown anew"), (.pause, "pause, and hide the question"), (.giveUp, "give up"),
            (.help, "these keys"),
        ]
        // A small screen has room for one key each, and for the question above.
        if page.width < 64 {
            let rows = functions.dropLast().map { function, meaning in
                (keys[function]?.min { $0.cells < $1.cells } ?? "", meaning)
            }
            return Self.table(rows + [("Ctrl-C", "end; answers are kept")], page)
        }
        let rows = functions.map { function, meaning in
            ((keys[function] ?? []).prefix(2).joined(separator: " or "), "\(meaning) (\(function.rawValue))")
        }
        return Self.table(
            rows + [("Ctrl-Z", "stop, and pause"), ("Ctrl-C", "end the quiz; every answer given is kept")], page)
    }

    /// The keys at a verdict, without the last newline.
    /// - Parameter isContestable: whether one may say that one was right.
    func atVerdict(isContestable: Bool, _ page: Page) -> String {
        let right = isContestable ? [("r", "I was right")] : []
        return Self.table(
            [("Return", "next")] + right + [
                ("1-4", "grade: again, hard, good, easy"), ("u", "undo the answer, ask it again"),
                ("e", "edit the thing"), ("d", "its details"), ("h", "its answers so far"),
                ("s", "suspend it: asked no more"), ("q", "quit; answers are kept"),
            ], page)
    }

    private static func table(_ rows: [(key: String, meaning: String)], _ page: Page) -> String {
        let width = rows.map(\.key).widest
        return rows.map {
            let key = page.style(.key, $0.key.padded(to: width))
            return page.folded("  \(key)  \($0.meaning)", indent: width + 4)
        }.joined(separator: "\n")
    }
}
