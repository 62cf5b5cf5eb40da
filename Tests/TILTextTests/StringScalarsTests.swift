import TILText
import Testing

@Suite struct StringScalarsTests {
    @Test(arguments: [("it's", "it''s"), ("'\u{301}", "''\u{301}"), ("''", "''''"), ("plain", "plain"), ("", "")])
    func aScalarIsReplacedEvenIfAMarkCombinesWithIt(text: String, replaced: String) {
        #expect(Array(text.replacing(scalar: "'", with: "''").utf8) == Array(replaced.utf8))
    }
}
