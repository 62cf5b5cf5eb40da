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
        var started: [StartedItem<Item>] = []
        func finishFirst() throws {
            let first = started.removeFirst()
            switch first.work {
            case .success(let task):
                try finish(first.item, .success(task.value(isAbandoned: true, checking: watch)))
            case .failure(let error): try finish(first.item, .failure(error))
            }
        }
        for item in items {
            let input = Result { try open(item) }
            let size = size(of: input)
            while !started.isEmpty, !hasRoom(for: size, after: started) { try finishFirst() }
            let task = input.map { input in AwaitedTask(on: .computing) { [work] in work(input) } }
            started.append(StartedItem(item: item, size: size, work: task))
        }
        while !started.isEmpty { try finishFirst() }
    }

    /// An item whose work is in progress, or the error that prevented it.
    private struct StartedItem<Item> {
        let item: Item
        let size: Int
        let work: Result<AwaitedTask<Output>, any Error>
    }

    /// The greatest number and total size in bytes of items in progress, which keep every processor busy.
    private static var mostItems: Int { 32 }
    private static var largestTotal: Int { 16 << 20 }

    private func hasRoom<Item>(for size: Int, after started: [StartedItem<Item>]) -> Bool {
        var total = size
        for item in started { total += item.size }
        return started.count < Self.mostItems && total <= Self.largestTotal
    }

    private func size(of input: Result<Input, any Error>) -> Int {
        switch input {
        case .success(let input): size(input)
        case .failure: 0
        }
    }
}
