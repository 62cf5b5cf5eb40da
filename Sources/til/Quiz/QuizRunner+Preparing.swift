import TILCore

extension QuizRunner {
    /// Looks up what it takes to judge the answer, and to choose it, where that was not done before, and the thing as it is
    /// by now: since the queue was made it may have been edited or removed, here or elsewhere.
    /// - Returns: the question, complete, with its whole time ahead; nil where it is asked no more.
    func prepare(_ asked: AskedQuestion) throws -> AskedQuestion? {
        guard asked.question.choices == nil else { return asked }
        let known = asked.question.thing
        guard let thing = try store.thing(id: known.id) else {
            context.say("\(page.inline(known)) was removed meanwhile; it is asked no more.\n")
            apply(.removed(known.id))
            return nil
        }
        if thing != known { applyOnScreen(.edited(thing)) }
        let question = Question(thing: thing, direction: asked.question.direction)
        apply(.prepared(question: asked.number, try maker.prepared(question)))
        return session.asking ?? asked
    }
}
