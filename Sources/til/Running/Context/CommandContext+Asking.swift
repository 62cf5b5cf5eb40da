import TILCore

extension CommandContext {
    /// Asks a question that takes yes or no. All but a clear yes is no.
    /// - Parameter question: the question, without the choices.
    func agrees(to question: String) -> Bool {
        // Room for the answer stays behind the question.
        let rows = TextWrapping.wrapped(question + " [y/N]", to: size.columns - 3)
        let prompt = rows.joined(separator: "\n") + " "
        guard case .line(let text) = editor.read(LineRequest(kind: .answer, prompt: prompt)) else { return false }
        return ["y", "yes"].contains(Capitals.tidied(text).lowercased())
    }

    /// Asks for one of what was shown with numbers, until there is an answer.
    /// - Parameters:
    ///   - verb: what is to be done with it, as `restore`.
    ///   - count: how many there are.
    /// - Returns: its place, from 0; nil where the person does not say.
    func pick(_ verb: String, from count: Int) -> Int? {
        let request = LineRequest(kind: .answer, prompt: "Which one to \(verb) (1-\(count))? ")
        while case .line(let text) = editor.read(request), !Capitals.tidied(text).isEmpty {
            if let number = Int(Capitals.tidied(text)), (1...count).contains(number) { return number - 1 }
        }
        return nil
    }

    /// Has a person confirm what cannot be asked on a pipe, where an option says it beforehand.
    /// - Parameters:
    ///   - question: the question, without the choices.
    ///   - isGiven: whether the option was given.
    ///   - option: the option, as `--yes`.
    ///   - refusal: what is refused without it, as `Nothing was removed`.
    /// - Returns: whether the person agrees.
    /// - Throws: `CommandFailure` where nobody can be asked and the option was not given.
    func confirms(_ question: String, isGiven: Bool, option: String, refusal: String) throws -> Bool {
        if isGiven { return true }
        guard canAsk else {
            throw CommandFailure(
                "\(refusal): there is no terminal here to ask you at; \(option) goes on without asking.", .usage)
        }
        return agrees(to: question)
    }
}
