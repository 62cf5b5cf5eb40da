import Foundation

/// A change of a store, as other devices apply it: a line of a log.
package struct SyncEvent: Hashable, Sendable {
    /// The kinds of changes.
    package enum Change: Hashable, Sendable {
        /// A thing as it was when other devices first heard of it, and when it was removed.
        case thing(Thing, removed: Int64?)
        /// A field of a thing was written.
        case edit(UUID, SyncField)
        /// A question was answered: the place among the answers to the thing, and whether the answer was withdrawn before.
        case review(Review, placed: Int64, isAgain: Bool)
        /// An answer was undone.
        case withdraw(UUID)
        /// A setting of learning was changed. Without a value it has the default of a new store.
        case setting(String, String?)
        /// A thing is another one, which was added on two devices.
        case same(UUID, as: UUID)
        /// An event of another device, which may be gone: its members as text.
        case passedOn(String)
    }

    /// The number of the event among all events of its device, from 1.
    package var number: Int64
    /// When it was made, and on which device.
    package var stamp: SyncStamp
    /// The content of the event.
    package let change: Change

    package init(number: Int64, stamp: SyncStamp, _ change: Change) {
        (self.number, self.stamp, self.change) = (number, stamp, change)
    }
}
