/// The texts of a thing as the bytes that lie in memory, without a string for each.
///
/// A walk over all things hands them out so to whoever has no need of strings. The bytes are UTF-8 as it was stored: where
/// another program wrote the store or a disk is damaged, they may be none. They are valid only until the closure that
/// was given them returns.
package struct ThingText {
    /// The acronym.
    package let short: UnsafeBufferPointer<UInt8>
    /// The meaning, which the acronym stands for.
    package let long: UnsafeBufferPointer<UInt8>
    /// The note; empty for none.
    package let note: UnsafeBufferPointer<UInt8>
    /// The tags, sorted, none twice.
    package let tags: [String]

    /// The texts with those bytes; tags are sorted and repeats among them dropped.
    package init(
        short: UnsafeBufferPointer<UInt8>, long: UnsafeBufferPointer<UInt8>, note: UnsafeBufferPointer<UInt8>,
        tags: [String]
    ) {
        self.short = short
        self.long = long
        self.note = note
        self.tags = Thing.sorted(tags)
    }

    /// Calls a closure with the texts of a thing.
    static func with(_ thing: Thing, _ body: (ThingText) -> Void) {
        var (short, long, note) = (thing.short, thing.long, thing.note)
        short.withUTF8 { short in
            long.withUTF8 { long in
                note.withUTF8 { note in body(ThingText(short: short, long: long, note: note, tags: thing.tags)) }
            }
        }
    }
}
