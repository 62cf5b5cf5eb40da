import TILCore

/// The keys of a quiz, as they are bound now.
struct QuizKeysView {
    let editor: any LineEditor

    func text(_ page: Page) -> String {
        let functions: [(LineFunction, String)] = [
            (.moreTime, "more time"), (.pause, "pause, and hide the question"), (.giveUp, "give up"),
            (.help, "these keys"),
        ]
        var rows = functions.map {
            (editor.keys(for: $0.0).prefix(2).joined(separator: " or "), "\($0.1) (\($0.0.rawValue))")
        }
        rows.append(("Ctrl-Z", "stop, and pause"))
        rows.append(("Ctrl-C", "end the quiz; every answer given is kept"))
        rows.append(("after it", "Return next, r I was right, u undo, e edit, d details, q quit"))
        let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
        return rows.map { "  \(page.style(.key, DisplayWidth.padded($0.0, to: width)))  \($0.1)" }.joined(
            separator: "\n")
    }
}
