import TILCore

/// The answer of a flashcard, and what each grade would lead to; nothing is said of that where grades lead to nothing.
struct RevealedView {
    let question: Question
    /// What else is right, and may be told.
    let others: [Thing]
    let outlooks: [Outlook]

    func text(_ page: Page) -> String {
        var lines = ["  \(page.style(.right, question.answer.visible))"]
        for thing in others {
            let other = question.direction == .meaning ? thing.long : thing.short
            if other != question.answer { lines.append("  also  " + other.visible) }
        }
        if !question.thing.note.isEmpty { lines.append("  note  " + question.thing.note.visible) }
        let grades = outlooks.map { outlook in
            let number = page.style(.key, String(outlook.grade.rawValue))
            return "\(number) \(outlook.grade.name) (\(Self.wait(outlook.wait)))"
        }
        let names = Grade.allCases.map { "\(page.style(.key, String($0.rawValue))) \($0.name)" }
        lines += Self.rows(grades.isEmpty ? names : grades, page)
        return lines.map { page.folded($0, indent: $0.hasPrefix("  ") ? 8 : 0) + "\n" }.joined()
    }

    /// Grades side by side, none of them broken where a terminal's row ends.
    private static func rows(_ grades: [String], _ page: Page) -> [String] {
        var rows: [String] = []
        for grade in grades {
            if let last = rows.last, !page.isTerminal || (last + "  " + grade).styledCells <= page.width {
                rows[rows.count - 1] = last + "  " + grade
            } else {
                rows.append(grade)
            }
        }
        return rows
    }

    private static func wait(_ seconds: Double) -> String {
        if seconds < 3_600 { return "\(Int((seconds / 60).rounded(.up))) min" }
        if seconds < 86_400 { return "\(Int((seconds / 3_600).rounded())) h" }
        return counted(Int((seconds / 86_400).rounded()), "day")
    }
}
