import TILText
import Foundation

/// Decides which keys count for the step that is on the screen.
///
/// A key belongs to the step in which it was pressed. When a screen appears, a key may still be down, bounce or repeat,
/// and a person may still be typing. The guard knows only keys and times, so that it can be tested without a terminal.
struct KeyGuard {
    /// A key, or a function that several bytes call.
    enum Key: Hashable {
        case byte(UInt8)
        case function(LineFunction)

        /// The key Return.
        static let returnKey = Key.byte(UInt8(ascii: "\n"))

        /// Creates the key of a byte. Both line breaks are Return.
        init(_ byte: UInt8) {
            self = .byte(byte == "\r" ? UInt8(ascii: "\n") : byte)
        }

        /// Whether the key is part of ordinary text: a letter, a digit or a space.
        var isText: Bool {
            guard case .byte(let byte) = self else { return false }
            let character = Character(Unicode.Scalar(byte))
            return byte >= 0x80 || character.isLetter || character.isNumber || character == " "
        }
    }

    /// What to do with a key.
    enum Decision: Equatable {
        /// The key counts now.
        case take
        /// The key counts, unless a copy of it follows before ``decides``.
        case wait
        /// The key does not count.
        case ignore(rings: Bool)
    }

    /// The seconds after the appearance of a screen in which no key counts.
    static let settling = 0.25
    /// The seconds in which a copy shows that a key is held or bounces. Slow keyboards repeat a key every 50
    /// milliseconds, and a busy terminal passes some of those on late.
    static let copying = 0.08
    /// The seconds of silence after which a held key is released.
    static let release = 0.1
    /// The longest delay, in seconds, before a held key repeats. A key that was silent for longer was pressed again.
    static let longestDelay = 1.0
    /// The seconds that a screen stays closed if the person was typing when it appeared.
    static let surprise = 0.7

    /// The time from which keys count.
    private(set) var opens = Date.distantPast
    /// The seconds between two letters of a typed text, or 0 if no text is expected on the screen.
    private var typingPause: TimeInterval = 0
    /// Whether the screen interrupted the person's typing, so that each further letter keeps it closed.
    private var isSurprise = false
    /// The time until which letters count as text.
    private var typingEnds = Date.distantPast
    /// The key that was pressed last, and when.
    private var last: Key?
    private(set) var lastPress = Date.distantPast
    private var isHeld = false
    private var pending: PendingKey?

    /// A key that counts unless a copy follows, and the time at which that is decided.
    private struct PendingKey {
        let key: Key
        let decides: Date
    }

    /// The key that waits for the guard's decision, or nil.
    var waiting: Key? { pending?.key }
    /// The time at which it is decided whether the waiting key counts, or nil.
    var decides: Date? { pending?.decides }

    /// Begins a step: its screen was drawn.
    /// - Parameters:
    ///   - opens: the time from which keys count.
    ///   - typingPause: the seconds without typing that must precede a letter that counts.
    ///   - isSurprise: whether the person was typing when the screen appeared.
    mutating func begin(opening opens: Date, typingPause: TimeInterval = 0, isSurprise: Bool = false) {
        self.opens = opens
        self.typingPause = typingPause
        self.isSurprise = isSurprise
        typingEnds = .distantPast
        pending = nil
    }

    /// Notes a key of a typed text, which counts anyway.
    mutating func note(_ key: Key, at instant: Date) {
        recordPress(of: key, at: instant)
    }

    /// Decides about a key. If another key is waiting, the caller settles that one before.
    /// - Parameters:
    ///   - isExpected: whether the screen has a use for the key.
    ///   - isFollowed: whether more has been typed already, which makes a letter part of a text.
    mutating func press(_ key: Key, isExpected: Bool, isFollowed: Bool = false, at instant: Date) -> Decision {
        let press = recordPress(of: key, at: instant)
        if isSurprise, instant < opens {
            staySurprised(by: key, at: instant)
            return .ignore(rings: false)
        }
        if isText(key, isExpected: isExpected, isFollowed: isFollowed, at: instant) {
            typingEnds = instant + typingPause
            return .ignore(rings: true)
        }
        if press.isHeld { return .ignore(rings: press.isFirstCopy) }
        guard isExpected, instant >= opens else { return .ignore(rings: true) }
        guard press.mayBeRepeat else { return .take }
        pending = PendingKey(key: key, decides: instant + Self.copying)
        return .wait
    }

    /// Keeps the screen closed for a person who types on. Return ends the text, so that the keys of the next moment are
    /// meant.
    private mutating func staySurprised(by key: Key, at instant: Date) {
        if key == .returnKey {
            isSurprise = false
            opens = instant + Self.settling
        } else {
            opens = max(opens, instant + typingPause)
        }
    }

    /// Returns the key that waited and counts, if no copy has followed, or another key was pressed.
    mutating func settle() -> Key? {
        let key = waiting
        pending = nil
        return key
    }

    /// Returns whether a key is part of a text that a person types at a screen that has no line for it.
    private func isText(_ key: Key, isExpected: Bool, isFollowed: Bool, at instant: Date) -> Bool {
        guard typingPause > 0, key.isText else { return false }
        return !isExpected || isFollowed || instant < typingEnds
    }

    /// How a key was pressed beside the one before it.
    private struct Press {
        /// Whether the key is held or bounces.
        let isHeld: Bool
        /// Whether this is the first copy that shows it.
        let isFirstCopy: Bool
        /// Whether the key may be the first repeat of a held one.
        let mayBeRepeat: Bool
    }

    /// Remembers a key, and finds out whether it is held.
    @discardableResult
    private mutating func recordPress(of key: Key, at instant: Date) -> Press {
        let isSame = key == last
        let pause = instant.timeIntervalSince(lastPress)
        let wasHeld = isHeld
        let isStillHeld = wasHeld && pause < Self.release
        let isCopyOfWaiting = key == waiting
        isHeld = isCopyOfWaiting || isSame && (pause <= Self.copying || isStillHeld)
        if isCopyOfWaiting { pending = nil }
        last = key
        lastPress = instant
        return Press(
            isHeld: isHeld, isFirstCopy: isHeld && !wasHeld, mayBeRepeat: isSame && pause <= Self.longestDelay)
    }
}
