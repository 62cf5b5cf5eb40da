import Foundation

extension Scheduler {
    /// The memory after a review; a review that does not count for the schedule, a cram, changes nothing.
    public func memory(after review: Review, from memory: Memory?) -> Memory? {
        guard review.isScheduled else { return memory }
        return self.memory(
            after: review.grade, at: review.at, studyDay: review.studyDay, from: memory,
            seed: FuzzSeed(thing: review.thing, direction: review.direction))
    }

    /// The memory that reviews lead to; nil when none of them counts for the schedule and there was none before.
    ///
    /// It allocates nothing, and goes on from a memory that is already known, so that only what is new is replayed.
    /// - Parameters:
    ///   - reviews: the reviews of one thing in one direction, in the order in which they were given.
    ///   - memory: the memory before the first of them.
    @inlinable  // the client's sequence is iterated without boxing each review
    public func replay(_ reviews: some Sequence<Review>, from memory: Memory? = nil) -> Memory? {
        var memory = memory
        for review in reviews { memory = self.memory(after: review, from: memory) }
        return memory
    }

    /// What each of the four grades would lead to, from again to easy.
    public func outlooks(
        at instant: Date, studyDay: StudyDay, from memory: Memory?, seed: FuzzSeed
    ) -> [Outlook] {
        Grade.allCases.map { grade in
            Outlook(
                grade: grade,
                memory: self.memory(after: grade, at: instant, studyDay: studyDay, from: memory, seed: seed))
        }
    }
}
