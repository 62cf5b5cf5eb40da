import Foundation
import Testing

@testable import til

@Suite struct ReplStateTests {
    private func state(_ count: Int, open index: Int? = nil) -> ReplState {
        let state = ReplState(choice: StoreChoice())
        state.show((0..<count).map { _ in UUID() }, again: nil)
        state.current = index.map { state.listing[$0] }
        return state
    }

    @Test func withoutAnOpenThingNextAndPreviousLeadToTheEnds() {
        #expect(state(3).index(forth: true) == 0)
        #expect(state(3).index(forth: false) == 2)
    }

    @Test func afterAThingWasClosedNextAndPreviousContinueFromIt() {
        let state = state(3, open: 1)
        #expect(state.index(forth: true) == 2)
        #expect(state.index(forth: false) == 0)
        state.close()
        #expect(state.current == nil)
        #expect(state.index(forth: true) == 2)
        #expect(state.index(forth: false) == 0)
    }

    @Test func afterTheOpenThingWasRemovedNextAndPreviousLeadToItsNeighbours() {
        let state = state(3, open: 1)
        let last = state.listing[2]
        state.forget(state.listing[1])
        #expect(state.listing.count == 2)
        #expect(state.listing[state.index(forth: true)] == last)
        #expect(state.index(forth: false) == 0)
    }

    @Test func theOpenThingStaysOpenIfAnotherIsRemoved() {
        let state = state(3, open: 1)
        state.forget(state.listing[0])
        #expect(state.position == 0)
    }

    @Test func aNewListHasNoOpenThing() {
        let state = state(3, open: 1)
        state.close()
        state.show([UUID()], again: nil)
        #expect(state.index(forth: true) == 0)
    }
}
