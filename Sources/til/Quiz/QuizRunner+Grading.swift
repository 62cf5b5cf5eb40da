import Foundation
import TILCore
import TILText

/// Grades that a person gives.
extension QuizRunner {
    /// Reads the grade that the user gives the answer of a flashcard.
    func gradeByOneself(_ asked: AskedQuestion) {
        // A practice quiz does not change the schedule, so it shows no intervals.
        let outlooks = quiz.settings.isCram ? [] : outlooks(of: asked.question)
        show(page.revealed(asked.question, others: asked.excluded, outlooks: outlooks))
        let request = gradeRequest
        while true {
            let grade: Grade?
            switch read(request) {
            case nil: return
            case .key("u"): return apply(.undo)
            case .key(let key): grade = Self.grade(String(key))
            case .line(let line): grade = Self.grade(Capitals.tidied(line))
            default: continue
            }
            if let grade { return apply(.grade(question: asked.number, grade: grade)) }
        }
    }

    private var gradeRequest: LineRequest {
        guard session.console.canAsk else { return LineRequest(kind: .answer, prompt: "") }
        let undo = quiz.answers.isEmpty || isNarrow ? "" : ", [u] undo the last one"
        return LineRequest(
            kind: .keys(["1", "2", "3", "4", "u", "q", "\n"]), prompt: "Grade, [Return] for good\(undo): ")
    }

    private func outlooks(of question: Question) -> [Outlook] {
        let memory = (try? store.memories(of: question.thing.id))?[question.direction]
        return Scheduler(configured.scheduling).outlooks(
            at: now, studyDay: today, from: memory,
            seed: FuzzSeed(thing: question.thing.id, direction: question.direction))
    }

    /// Asks for another grade of an answer.
    /// - Returns: The grade, or nil to keep the present one.
    func askGrade() -> Grade? {
        let grades = Grade.allCases.map { grade in "[\(grade.rawValue)] \(grade.name)" }.joined(separator: ", ")
        let prompt = page.folded("Grade: \(grades), [Return] keeps it: ").trimmingCharacters(in: .newlines)
        let request = LineRequest(kind: .keys(["1", "2", "3", "4", "\n"]), prompt: prompt)
        guard case .key(let key) = read(request), key.isNumber else { return nil }
        return Self.grade(String(key))
    }

    /// Returns the grade with a number, a name or an initial, or nil. Return means good.
    static func grade(_ text: String) -> Grade? {
        if text.isEmpty || text == "\n" { return .good }
        if let number = Int(text) { return Grade(rawValue: number) }
        return Grade.allCases.first { grade in grade.name == text || grade.name.prefix(1) == text }
    }
}
