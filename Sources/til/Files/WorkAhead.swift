import Foundation
import TILText

/// Goes over things in their order, while the long part of the work on each is done ahead, on all processors.
///
/// Only a few are worked on ahead, and not more than some bytes of them, so that memory does not grow with their number.
struct WorkAhead<Input: Sendable, Output: Sendable> {
    /// How many bytes of the things that are worked on may be held.
    private static var mostBytes: Int { 16 << 20 }

    /// How many things are worked on ahead for each processor: enough that none waits while a large one is finished.
    private static var mostAhead: Int { 16 }

    /// From how many bytes on the work on something takes long.
    private static var longWork: Int { 1 << 20 }

    /// How large something is.
    let size: (Input) -> Int
    /// The long part of the work.
    let work: @Sendable (Input) -> Output
    /// How many processors there are for it; with one there are threads only for what takes long.
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
            let size = (try? input.get()).map(size) ?? 0
            // What takes long is watched on one processor, too.
            guard processors > 1 || size > Self.longWork else {
                while !ahead.isEmpty { try finishFirst() }
                try finish(item, input.map(work))
                continue
            }
            func isFull() -> Bool {
                ahead.count >= Self.mostAhead * processors || ahead.reduce(size, { $0 + $1.size }) > Self.mostBytes
            }
            while !ahead.isEmpty, isFull() {
                try finishFirst()
            }
            ahead.append((item, size, input.map { input in BackgroundWork { [work] in work(input) } }))
        }
        while !ahead.isEmpty { try finishFirst() }
    }
}
