import Foundation

/// A change of one store as the others take it in.
package struct SyncEvent: Hashable, Sendable {
    /// What was changed.
    package enum Operation: Hashable, Sendable {
        /// A thing as it was when others first heard of it.
        case thing(Thing, removed: Int64?)
        /// A field of a thing was written.
        case edit(UUID, Field)
        /// A question was answered. Where the answer had been withdrawn and was made anew, the stamp counts.
        case review(Review, placed: Int64, isAgain: Bool)
        /// An answer was taken back.
        case withdraw(UUID)
        /// A setting of learning was set; nil for that of a new store.
        case setting(String, String?)
        /// The first thing is the second one, added on two devices.
        case same(UUID, UUID)
        /// What another device said, and this til only passes on: the members of its object behind the number.
        case kept(String)
    }

    /// A field of a thing, of which the last writer decides.
    package enum Field: Hashable, Sendable {
        case short(String)
        case long(String)
        case note(String)
        case source(String)
        /// Since when no quiz asks it, in milliseconds since 1970.
        case suspended(Int64?)
        /// When it was removed, in milliseconds since 1970.
        case removed(Int64?)
        case tag(String, isOn: Bool)

        /// The field's name among the registers.
        var name: String {
            switch self {
            case .short: "short"
            case .long: "long"
            case .note: "note"
            case .source: "source"
            case .suspended: "suspended"
            case .removed: "removed"
            case .tag(let name, _): "#" + name
            }
        }

        /// Whether it says that the thing is removed, or is not.
        var isRemoval: Bool {
            if case .removed = self { true } else { false }
        }

        /// What decides between two values of the same stamp, which only copies of one store can have.
        var rank: String {
            switch self {
            case .short(let text), .long(let text), .note(let text), .source(let text): text
            case .suspended(let instant), .removed(let instant): instant.map { "\($0)" } ?? ""
            case .tag(_, let isOn): isOn ? "1" : ""
            }
        }
    }

    /// The number of the event among those of its device, from 1.
    package var number: Int64
    /// When it was made, and where.
    package var stamp: SyncStamp
    /// What was changed.
    package var operation: Operation

    package init(number: Int64, stamp: SyncStamp, operation: Operation) {
        self.number = number
        self.stamp = stamp
        self.operation = operation
    }
}
