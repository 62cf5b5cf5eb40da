import TILProse
import Testing

@Suite struct KnownElsewhereRuleTests {
    private static let known = ["XQB": ["cross-quarter board"]]

    @Test func acronymOfAGlossaryIsReportedAtItsFirstUse() throws {
        try expectFindings(
            of: .knownElsewhere, in: "The report goes to the ⟦XQB⟧ every week. The XQB reads it.", knowing: Self.known)
    }

    @Test func definedOrUnknownAcronymIsNotReported() throws {
        try expectFindings(
            of: .knownElsewhere, in: "The cross-quarter board (XQB) met. The QZP sat.", knowing: Self.known)
    }
}
