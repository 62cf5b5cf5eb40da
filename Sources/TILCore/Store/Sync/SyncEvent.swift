package import Foundation

/// A change of a store in the form that other devices apply: a line of a log.
package struct SyncEvent: Hashable, Sendable {
    /// The kinds of changes.
    package enum Change: Hashable, Sendable {
        /// A thing in the state in which it is first sent, with the instant of its removal.
        case thing(Thing, removed: Int64?)
        /// A field of a thing was written.
        case edit(UUID, SyncField)
        /// A question was answered. It has the position among the answers to the thing, and whether the answer was
        /// undone and then given again.
        case review(Review, placed: Int64, isAgain: Bool)
        /// An answer was undone.
        case withdraw(UUID)
        /// A setting of learning was changed. Without a value it has the default of a new store.
        case setting(String, String?)
        /// The words of a text where a thing was met, from a device that shares them.
        case context(UUID, words: String)
        /// A thing was merged into another one, because two devices added the same thing.
        case same(UUID, as: UUID)
        /// An event of another device, whose log may no longer exist: its members as text.
        case passedOn(String)
    }

    /// The number of the event among all events of its device, from 1.
    package var number: Int64
    /// The time at which the event was made, and its device.
    package var stamp: SyncStamp
    /// The content of the event.
    package let change: Change

    package init(number: Int64, stamp: SyncStamp, _ change: Change) {
        self.number = number
        self.stamp = stamp
        self.change = change
    }
}
