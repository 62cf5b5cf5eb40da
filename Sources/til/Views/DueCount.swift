import TILCore

/// How many things are due, as the REPL says it: counted only so far that it is said at once in any store.
struct DueCount {
    /// The most that is counted: nobody who has more waits for its number.
    private static let most = 10_000

    private let count: Int

    init(_ store: ThingStore, _ context: CommandContext) throws {
        let today = context.today(try store.settings())
        count = try store.dueCount(at: context.now, on: today, limit: Self.most + 1)
    }

    var isZero: Bool { count == 0 }

    /// `12 due`, `over 10,000 due`, `nothing due`.
    var text: String {
        isZero ? "nothing due" : count > Self.most ? "over \(grouped(Self.most)) due" : "\(grouped(count)) due"
    }
}
