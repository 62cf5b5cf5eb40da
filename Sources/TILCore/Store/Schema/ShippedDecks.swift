/// The decks that come with a program. A store of til 0.3.0 did not record which things came from them.
package struct ShippedDecks: Sendable {
    /// A deck with its entries.
    package struct Deck: Sendable {
        /// The deck's name.
        package let name: String
        /// The acronym and the meaning of each entry.
        package let entries: [(short: String, long: String)]

        package init(name: String, entries: [(short: String, long: String)]) {
            self.name = name
            self.entries = entries
        }
    }

    /// No decks.
    package static let none = ShippedDecks { [] }

    /// Reads the decks. They are only read if a store of til 0.3.0 is opened.
    let read: @Sendable () -> [Deck]

    /// Creates decks that are read when they are needed.
    package init(read: @escaping @Sendable () -> [Deck]) {
        self.read = read
    }
}
