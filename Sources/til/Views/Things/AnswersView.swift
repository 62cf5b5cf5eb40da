import TILCore

/// The answers that a thing got, oldest first: when, what became of it, the grade, how long it took, what was typed.
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
