import TILCore

/// The keys of a quiz, as they are bound now.
struct QuizKeysView {
    let editor: any LineEditor

    func text(_ page: Page) -> String {
        let functions: [(LineFunction, String)] = [
            (.moreTime, "more time"), (.lessTime, "less time"),
            (.restart, "begin the countdown anew"), (.pause, "pause, and hide the question"), (.giveUp, "give up"),
            (.help, "these keys"),
        ]
        // A small screen has room for one key each, and for the question above.
        let isSmall = page.width < 64
        var rows = functions.map { function, meaning in
            let keys = editor.keys(for: function)
            return isSmall
                ? (keys.min { DisplayWidth.of($0) < DisplayWidth.of($1) } ?? "", meaning)
                : (keys.prefix(2).joined(separator: " or "), "\(meaning) (\(function.rawValue))")
        }
        if isSmall {
            rows.removeLast()
            rows.append(("Ctrl-C", "end; answers are kept"))
            rows.append(("then", "1-4 grade, r right, u undo, e edit, d details, h history, s suspend, q"))
        } else {
            rows.append(("Ctrl-Z", "stop, and pause"))
            rows.append(("Ctrl-C", "end the quiz; every answer given is kept"))
            rows.append(
                (
                    "after it",
                    "Return next, r I was right, 1-4 grade, u undo, e edit, d details, h history, s suspend, q quit"
                ))
        }
        let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
        return rows.map {
            page.folded("  \(page.style(.key, DisplayWidth.padded($0.0, to: width)))  \($0.1)", indent: width + 4)
        }.joined(separator: "\n")
    }
}
