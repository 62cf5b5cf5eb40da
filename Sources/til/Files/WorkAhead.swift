import Foundation
import TILText

/// Goes over things in their order, while the long part of the work on each is done ahead, on all processors.
///
/// Only a few are worked on ahead, and not more than some bytes of them, so that memory does not grow with their number.
struct WorkAhead<Input: Sendable, Output: Sendable> {
    /// How many bytes of the things that are worked on may be held.
    private static var mostBytes: Int { 16 << 20 }

    /// How large something is.
    let size: (Input) -> Int
    /// The long part of the work.
    let work: @Sendable (Input) -> Output
    /// How many processors there are for it; with one there are no threads.
    var processors = ProcessInfo.processInfo.activeProcessorCount

    /// Works on all things.
    /// - Parameters:
    ///   - items: what they are.
    ///   - watch: called while the work on one is waited for; what it throws ends the waiting, and the work is left alone.
    ///   - open: makes one ready, here and in order.
    ///   - finish: takes what came of each, here and in order: what the work made, or the error of its opening.
    func forEach<Item>(
        _ items: some Sequence<Item>, watch: () throws -> Void = {}, open: (Item) throws -> Input,
        finish: (Item, Result<Output, any Error>) throws -> Void
    ) throws {
        var ahead: [(item: Item, size: Int, part: Result<BackgroundWork<Output>, any Error>)] = []
        func finishFirst() throws {
            let first = ahead.removeFirst()
            switch first.part {
            case .success(let work): try finish(first.item, .success(work.output(watching: watch)))
            case .failure(let error): try finish(first.item, .failure(error))
            }
        }
        for item in items {
            let input = Result { try open(item) }
            guard processors > 1 else {
                try finish(item, input.map(work))
                continue
            }
            let size = (try? input.get()).map(size) ?? 0
            while !ahead.isEmpty, ahead.count >= 4 * processors || ahead.reduce(size, { $0 + $1.size }) > Self.mostBytes
            {
                try finishFirst()
            }
            ahead.append((item, size, input.map { input in BackgroundWork { [work] in work(input) } }))
        }
        while !ahead.isEmpty { try finishFirst() }
    }
}
