import Foundation
import TILText

/// An ordered parallel map with bounded look-ahead: the long part of the work on later items runs in the background on
/// all processors, while the results are processed in order.
///
/// The number of items in progress and their total size are limited, so memory does not grow with the number of items.
struct WorkAhead<Input: Sendable, Output: Sendable> {
    /// The maximum total size of the items in progress, in bytes.
    private static var mostBytes: Int { 16 << 20 }

    /// The maximum number of items in progress per processor. It keeps every processor busy while a large item
    /// finishes.
    private static var mostAhead: Int { 16 }

    /// The size in bytes from which the work on an item takes long.
    private static var longWork: Int { 1 << 20 }

    /// Returns the size of an item in bytes.
    let size: (Input) -> Int
    /// Does the long part of the work.
    let work: @Sendable (Input) -> Output
    /// The number of processors to use. With one processor, only large items get a thread.
    var processors = ProcessInfo.processInfo.activeProcessorCount

    /// Processes all items.
    /// - Parameters:
    ///   - watch: called during the wait for an item. An error thrown by it ends the wait and abandons the work.
    ///   - open: opens an item. Called in order on the calling thread.
    ///   - finish: receives each result or opening error. Called in order on the calling thread.
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
            // Large items need `watch` even with one processor.
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
