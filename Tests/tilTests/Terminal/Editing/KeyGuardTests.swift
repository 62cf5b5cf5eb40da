import Foundation
import Testing

@testable import til

/// Which keys count for a screen, by their times in milliseconds after it was drawn.
@Suite struct KeyGuardTests {
    private static let drawn = Date(timeIntervalSince1970: 1_795_248_000)

    /// The end of a step: Return was pressed, and the next screen was drawn five milliseconds later.
    private func guardAfterReturn(typingPause: TimeInterval = 0, isSurprise: Bool = false) -> KeyGuard {
        var keyGuard = KeyGuard()
        keyGuard.note(.returnKey, at: Self.drawn - 0.005)
        let closed = isSurprise ? KeyGuard.surprise : KeyGuard.settling
        keyGuard.begin(opening: Self.drawn + closed, typingPause: typingPause, isSurprise: isSurprise)
        return keyGuard
    }

    /// The times at which a key counts, if it is pressed at some times.
    private func timesThatCount(_ key: KeyGuard.Key, at times: [Int], by keyGuard: KeyGuard) -> [Int] {
        var keyGuard = keyGuard
        var taken: [Int] = []
        for time in times {
            let instant = Self.drawn + Double(time) / 1000
            if let decides = keyGuard.decides, decides < instant, keyGuard.settle() != nil {
                taken.append(milliseconds(decides))
            }
            if keyGuard.press(key, isExpected: true, at: instant) == .take { taken.append(time) }
        }
        if let decides = keyGuard.decides, keyGuard.settle() != nil { taken.append(milliseconds(decides)) }
        return taken
    }

    private func milliseconds(_ instant: Date) -> Int {
        Int((instant.timeIntervalSince(Self.drawn) * 1000).rounded())
    }

    @Test(arguments: [20, 60, 120, 200])
    func aDoubledKeyDoesNotCountForTheNextScreen(delay: Int) {
        #expect(timesThatCount(.returnKey, at: [delay], by: guardAfterReturn()) == [])
    }

    @Test(arguments: [250, 500, 660], [15, 33, 50])
    func aHeldKeyDoesNotCountForTheNextScreen(first: Int, interval: Int) {
        let repeats = Array(stride(from: first, through: 2_000, by: interval))
        #expect(timesThatCount(.returnKey, at: repeats, by: guardAfterReturn()) == [])
    }

    @Test func aKeyCountsAgainOnceItWasReleased() {
        let repeats = Array(stride(from: 500, through: 900, by: 33))
        let last = repeats.last ?? 0
        #expect(timesThatCount(.returnKey, at: repeats + [last + 90], by: guardAfterReturn()) == [])
        #expect(timesThatCount(.returnKey, at: repeats + [last + 150], by: guardAfterReturn()) == [last + 150 + 80])
    }

    @Test func theSameKeyCountsAfterAMomentWithoutACopy() {
        #expect(timesThatCount(.returnKey, at: [300], by: guardAfterReturn()) == [380])
        #expect(timesThatCount(.returnKey, at: [300, 375], by: guardAfterReturn()) == [])
    }

    @Test func theSameKeyCountsAtOnceIfItCannotBeARepeat() {
        // The copy that a worn switch adds belongs to the next screen.
        #expect(timesThatCount(.returnKey, at: [1_200], by: guardAfterReturn()) == [1_200])
    }

    @Test func anotherKeyCountsAtOnceWhenTheScreenIsOpen() {
        let digit = KeyGuard.Key(UInt8(ascii: "3"))
        #expect(timesThatCount(digit, at: [300], by: guardAfterReturn()) == [300])
        #expect(timesThatCount(digit, at: [249], by: guardAfterReturn()) == [])
        // A person who was too early presses again.
        #expect(timesThatCount(digit, at: [200, 320], by: guardAfterReturn()) == [400])
    }

    @Test func onlyTheFirstCopyOfAHeldKeyRings() {
        var keyGuard = guardAfterReturn()
        let decisions = [300, 333, 366, 399].map {
            keyGuard.press(.returnKey, isExpected: true, at: Self.drawn + Double($0) / 1000)
        }
        #expect(decisions == [.wait, .ignore(rings: true), .ignore(rings: false), .ignore(rings: false)])
    }

    @Test func lettersOfATypedTextDoNotCountAsKeys() {
        var keyGuard = guardAfterReturn(typingPause: 0.5)
        // "cu" is typed at a screen that takes u, and u alone a second later.
        let decisions = [("c", 1_000), ("u", 1_200), ("u", 2_000)].map { letter, time in
            let key = KeyGuard.Key(Array(letter.utf8)[0])
            return keyGuard.press(key, isExpected: letter == "u", at: Self.drawn + Double(time) / 1000)
        }
        #expect(decisions == [.ignore(rings: true), .ignore(rings: true), .wait])
    }

    @Test func aLetterThatIsFollowedByOthersDoesNotCountAsAKey() {
        var keyGuard = guardAfterReturn(typingPause: 0.5)
        let decision = keyGuard.press(
            .byte(UInt8(ascii: "u")), isExpected: true, isFollowed: true, at: Self.drawn + 1)
        #expect(decision == .ignore(rings: true))
    }

    @Test func keysTypedAfterTimeIsUpAreIgnoredUntilAPause() {
        let digit = KeyGuard.Key(UInt8(ascii: "1"))
        let surprised = guardAfterReturn(typingPause: 0.5, isSurprise: true)
        #expect(timesThatCount(digit, at: [300, 650, 1_100], by: surprised) == [])
        #expect(timesThatCount(digit, at: [300, 650, 1_100, 1_700], by: surprised) == [1_780])
    }

    @Test func returnEndsTextThatIsTypedAfterTimeIsUp() {
        let surprised = guardAfterReturn(typingPause: 0.5, isSurprise: true)
        #expect(timesThatCount(.returnKey, at: [200, 240], by: surprised) == [])
        #expect(timesThatCount(.returnKey, at: [200, 500], by: surprised) == [580])
    }
}
