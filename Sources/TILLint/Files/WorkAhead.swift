import TILText

/// An ordered parallel map with bounded look-ahead: the long part of the work on later items runs in the background on
/// all processors, while the results are processed in order.
///
/// The number of items in progress and their total size are limited, so memory does not grow with the number of items.
package struct WorkAhead<Input: Sendable, Output: Sendable> {
    /// Returns the size of an item in bytes.
    let size: (Input) -> Int
    /// Does the long part of the work.
    let work: @Sendable (Input) -> Output

    /// Creates a map.
    package init(size: @escaping (Input) -> Int, work: @escaping @Sendable (Input) -> Output) {
        self.size = size
        self.work = work
    }

    /// Processes all items.
    /// - Parameters:
    ///   - watch: called during the wait for an item. An error thrown by it ends the wait and abandons the work.
    ///   - open: opens an item. Called in order on the calling thread.
    ///   - finish: receives each result or opening error. Called in order on the calling thread.
    package func forEach<Item>(
        _ items: some Sequence<Item>, watch: () throws -> Void = {}, open: (Item) throws -> Input,
        finish: (Item, Result<Output, any Error>) throws -> Void
    ) throws {
        var ahead: [(item: Item, size: Int, part: Result<AwaitedTask<Output>, any Error>)] = []
        func finishFirst() throws {
            let first = ahead.removeFirst()
            switch first.part {
            case .success(let task):
                try finish(first.item, .success(task.value(isAbandoned: true, checking: watch)))
            case .failure(let error): try finish(first.item, .failure(error))
            }
        }
        for item in items {
            let input = Result { try open(item) }
            let size = (try? input.get()).map(size) ?? 0
            // Sixteen megabytes and 32 items keep every processor busy.
            while !ahead.isEmpty, ahead.count >= 32 || ahead.reduce(size, { $0 + $1.size }) > 16 << 20 {
                try finishFirst()
            }
            ahead.append((item, size, input.map { input in AwaitedTask(on: .computing) { [work] in work(input) } }))
        }
        while !ahead.isEmpty { try finishFirst() }
    }
}
