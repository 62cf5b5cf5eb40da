import Foundation
import Testing
import TILText

@testable import TILCore

@Suite struct RepeatKeyTests {
    @Test(arguments: [
        ["e-mail", "E mail", "email", "É-MAIL", "e\u{301} mail", "e\u{2011}mail", "“email”"],
        ["Research & Development", "research and development"], ["Straße", "STRASSE", "strasse"],
        ["Łódź", "lodz"], ["co-operate", "coöperate", "cooperate"], ["ﬁle", "FILE"], ["Ａ１", "a1"], ["...", "..."],
    ])
    func textsThatDifferInCaseAccentsOrPunctuationHaveTheSameKey(texts: [String]) {
        #expect(Set(texts.map(RepeatKey.init)).count == 1, "\(texts.map { RepeatKey($0).text })")
    }

    @Test(arguments: [("C++", "C#"), ("C", "C++"), ("net", "met"), ("...", "!"), ("", "a"), ("漢", "字")])
    func textsWithDifferentLettersOrSignsHaveDifferentKeys(left: String, right: String) {
        #expect(RepeatKey(left) != RepeatKey(right))
    }
}
