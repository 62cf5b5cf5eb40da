import TILCore

extension CommandContext {
    /// Asks a question that takes yes or no. All but a clear yes is no.
    /// - Parameter question: the question, without the choices.
    func agrees(to question: String) -> Bool {
        guard case .line(let text) = editor.read(LineRequest(kind: .answer, prompt: question + " [y/N] ")) else {
            return false
        }
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
            throw CommandFailure("\(refusal): nobody can be asked here; \(option) says so beforehand.", .usage)
        }
        return agrees(to: question)
    }
}
