import Testing

@testable import TILCore

/// Answers where the acronym was asked for.
@Suite struct JudgeAcronymTests {
    @Test func anAcronymIsRightInAnyCaseAndWrongWithATypo() {
        JudgedPair.check(
            JudgedPair.table(
                """
                correct|FTW|FTW
                correct|FTW|ftw
                correct|FTW| ftw 
                correct|FTW|F.T.W.
                correct|FTW|f t w
                correct|FTW|"FTW"
                correct|FTW|ＦＴＷ
                wrong|FTW|FWT
                wrong|FTW|FTWW
                wrong|FTW|FT
                wrong|FTW|
                wrong|FTW|.
                wrong|FTW|For The Win
                wrong|FTW|the
                correct|WHO|the WHO
                correct|THE|the
                correct|A|a
                wrong|VIP|VIPs
                wrong|ROTFLMAO|ROTFLMOA
                wrong|SUPERCALIFRAGILISTIC|SUPERCALIFRAGILISTIK
                wrong|IPv4|ipv6
                correct|IPv4|IPV4
                correct|TCP/IP|tcp/ip
                correct|TCP/IP|tcpip
                correct|TCP/IP|tcp ip
                correct|U.S.A.|usa
                correct|USA|u.s.a.
                correct|Wi-Fi|wifi
                correct|Wi-Fi|wi fi
                correct|R&D|r and d
                correct|R&D|r & d
                correct|R&D|R&D
                wrong|R&D|RD
                correct|C++|c++
                wrong|C++|c
                wrong|C|c++
                wrong|C#|c
                wrong|C#|c++
                wrong|A*|a
                correct|A*|a*
                correct|L8R|l8r
                wrong|L8R|L9R
                correct|CO₂|co2
                correct|ÉNA|ena
                correct|СССР|ссср
                wrong|СССР|CCCP
                correct|日本|日本
                correct|::|::
                correct|::| :: 
                wrong|::|:
                """), asked: .acronym)
    }

    @Test func bracketsAndSlashesInAnAcronymAreNotAlternatives() {
        JudgedPair.check(
            JudgedPair.table(
                """
                wrong|AB/CD|ab
                wrong|[A]B|b
                correct|[A]B|ab
                """), asked: .acronym)
    }

    @Test func eachAcronymOfAMeaningIsCreditedIfItIsTyped() {
        let (usa, us) = (
            Thing.sample("United States", "USA", .acronym), Thing.sample("United States", "U.S.", .acronym)
        )
        let judge = Judge()
        #expect(judge.judge("us", asked: .acronym, accepted: [usa, us]).credited == us)
        #expect(judge.judge("u.s.a", asked: .acronym, accepted: [usa, us]).credited == usa)
        #expect(judge.judge("u", asked: .acronym, accepted: [usa, us]).credited == nil)
    }

    @Test func anAnswerThatIsAnotherAcronymOfTheStoreIsWrong() {
        let thing = Thing.sample("Air Conditioning", "A/C", .acronym)
        let judge = Judge()
        #expect(judge.judge("ac", asked: .acronym, accepted: [thing]).verdict == .correct)
        #expect(judge.judge("ac", asked: .acronym, accepted: [thing], others: ["AC"]).verdict == .wrong)
        #expect(judge.judge("a/c", asked: .acronym, accepted: [thing], others: ["AC"]).verdict == .correct)
        #expect(judge.judge("AC", asked: .acronym, accepted: [thing], others: ["DC"]).verdict == .correct)
        #expect(judge.judge("a/c", asked: .acronym, accepted: [thing], others: ["A/C"]).verdict == .correct)
        let plain = Thing.sample("Alternating Current", "AC", .acronym)
        #expect(judge.judge("ac", asked: .acronym, accepted: [thing, plain]).credited == plain)
    }
}
