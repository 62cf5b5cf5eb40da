import TILText
import Testing

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ac", 1), ("abcd", "acbd", 1),
        // A swapped pair is not edited again.
        ("ca", "abc", 3), ("kitten", "sitting", 3), ("abcdef", "badcfe", 3), ("aaaa", "bbbb", 4),
    ])
    func theDistanceIsTheFewestEditsOrNilAboveTheLimit(_ one: String, _ other: String, _ distance: Int) {
        for (left, right) in [(one, other), (other, one)] {
            for limit in -1...5 {
                let found = EditDistance.between(Array(left), Array(right), atMost: limit)
                #expect(found == (distance <= limit ? distance : nil))
            }
        }
    }
}
