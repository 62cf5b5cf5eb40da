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
