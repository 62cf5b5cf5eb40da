import Testing

@testable import TILCore

/// Brackets, braces and slashes in a meaning.
@Suite struct JudgeNotationTests {
    @Test func bracketsBracesAndSlashesInAMeaningAllowAlternatives() {
        JudgedPair.check(
            JudgedPair.table(
                """
                correct|[I'll] Be Right Back|be right back
                correct|[I'll] Be Right Back|i'll be right back
                correct|[I'll] Be Right Back|[I'll] Be Right Back
                close|[I'll] Be Right Back|be rihgt back
                correct|Portable Operating System Interface [for Unix]|portable operating system interface
                correct|Portable Operating System Interface [for Unix]|portable operating system interface for unix
                wrong|Portable Operating System Interface [for Unix]|for unix
                correct|Request(s) For Comments|request for comments
                correct|Request(s) For Comments|requests for comments
                correct|Domain Name System (Server)|domain name system
                correct|Domain Name System (Server)|domain name system server
                correct|Domain Name System (Server)|domain name (system) server
                correct|{Binary,Bit} Digit|binary digit
                correct|{Binary,Bit} Digit|bit digit
                wrong|{Binary,Bit} Digit|digit
                correct|Be Back {Later,Soon,}|be back
                correct|Be Back {Later, Soon}|be back soon
                correct|{Only} One|only one
                correct|Read The {Fine,Fucking} Manual [Again]|read the fine manual again
                correct|Read The {Fine,Fucking} Manual [Again]|read the fucking manual
                close|Read The {Fine,Friendly} Manual|read the freindly manual
                correct|Read The Fine/Friendly Manual|read the fine manual
                correct|Read The Fine/Friendly Manual|read the friendly manual
                correct|Read The Fine/Friendly Manual|read the fine/friendly manual
                correct|Read The Fine/Friendly Manual|read the fine friendly manual
                wrong|Read The Fine/Friendly Manual|read the manual
                correct|As Far As I Can Recall/Remember/Tell|as far as i can remember
                correct|As Far As I Can Recall/Remember/Tell|as far as i can tell
                correct|See You Around / Cover Your Back|see you around
                correct|See You Around / Cover Your Back|cover your back
                correct|Bring Your Own Bottle/Bring Your Own Beer|bring your own beer
                correct|Bring Your Own Bottle/Bring Your Own Beer|bring your own bottle
                correct|Transmission Control Protocol/Internet Protocol|transmission control protocol internet protocol
                correct|Transmission Control Protocol/Internet Protocol|transmission control protocol / internet protocol
                wrong|Transmission Control Protocol/Internet Protocol|internet protocol
                correct|and/or|and
                correct|and/or|or
                correct|and/or|and or
                wrong|I/O Controller|i controller
                wrong|24/7 Support|24 support
                correct|Client-Side/Server-Side Rendering|server side rendering
                correct|[[Nested] Optional] Word|word
                correct|[[Nested] Optional] Word|optional word
                correct|[[Nested] Optional] Word|nested optional word
                correct|Unclosed [Bracket|unclosed bracket
                wrong|Unclosed [Bracket|unclosed
                correct|Closed] Twice|closed twice
                correct|Crossed [a {b] c}|crossed a b c
                correct|（Optional） Word|word
                correct|［任意］単語|単語
                correct|(Optional)|optional
                wrong|(Optional)|
                """))
    }

    @Test func bothSidesOfASlashAreNeededIfTheAcronymContainsBoth() {
        let things = [
            Thing.sample("BIOS", "Basic Input/Output System"),
            Thing.sample("ADHD", "Attention-Deficit/Hyperactivity Disorder"),
        ]
        let typed = ["basic input system", "hyperactivity disorder"]
        for (thing, typed) in zip(things, typed) {
            #expect(Judge().judge(typed, asked: .meaning, accepted: [thing]).verdict == .wrong)
            #expect(Judge().judge(thing.long.lowercased(), asked: .meaning, accepted: [thing]).verdict == .correct)
        }
        let both = Judge().judge("basic input output system", asked: .meaning, accepted: things)
        #expect(both.verdict == .correct)
    }

    @Test func theRightAnswerIsShownInTheVariantThatWasTyped() {
        let thing = Thing.sample("RTFM", "Read The Fine/Friendly Manual")
        #expect(
            Judge().judge("read the freindly manual", asked: .meaning, accepted: [thing]).right
                == "Read The Friendly Manual")
        for word in ["Fine", "Friendly"] {
            let judgement = Judge().judge("\(word) book", asked: .meaning, accepted: [thing])
            #expect(judgement.right == "Read The \(word) Manual")
        }
    }

    @Test func aMeaningWithManyAlternativesHasALimitedNumberOfVariants() {
        let meaning = String(repeating: "[a]{b,c} x/yy ", count: 30)
        #expect(MeaningVariants.of(meaning).count <= MeaningVariants.most)
        #expect(MeaningVariants.of(meaning).last == meaning)
        #expect(Judge().judge(meaning, asked: .meaning, accepted: [.sample("X", meaning)]).verdict == .correct)
        for opening in ["[", "(", "{", "[{(", "/"] {
            let meaning = String(repeating: opening, count: 200)
            #expect(Judge().judge(meaning, asked: .meaning, accepted: [.sample("X", meaning)]).verdict == .correct)
        }
    }

    @Test(arguments: [
        ("Plain", ["Plain"]), ("[a] b", ["a b", "b", "[a] b"]), ("a(s)", ["as", "a", "a(s)"]),
        ("{a,b} c", ["a c", "b c", "{a,b} c"]), ("see aa/bb", ["see aa", "see bb", "see aa/bb"]),
        ("aa / bb", ["aa", "bb", "aa / bb"]), ("I/O", ["I/O"]), ("", [""]),
    ])
    func theVariantsOfAMeaningEndWithTheMeaningItself(meaning: String, variants: [String]) {
        #expect(MeaningVariants.of(meaning) == variants)
    }
}
