import Testing

@testable import TILCore

/// What makes no difference.
@Suite struct JudgeFoldingTests {
    @Test func anAnswerIsRightWhateverItsCaseSpacesAndPunctuation() {
        JudgedPair.check(
            JudgedPair.table(
                """
                correct|For The Win|For The Win
                correct|For The Win|for the win
                correct|For The Win|FOR THE WIN
                correct|For The Win|fOR tHE wIN
                correct|For The Win|  for   the\twin  
                correct|For The Win|for the win.
                correct|For The Win|for the win!!!
                correct|For The Win|"For The Win"
                correct|For The Win|'for the win'
                correct|For The Win|“For The Win”
                correct|For The Win|«For The Win»
                correct|For The Win|(for the win)
                correct|For The Win|for, the; win:
                correct|For The Win|for-the-win
                correct|For The Win|for_the_win
                correct|For The Win|for...the...win
                correct|For The Win|for the win…
                correct|For The Win|for–the—win
                correct|For The Win|for/the/win
                correct|For The Win|for\u{A0}the\u{2009}win
                correct|For The Win|for\u{3000}the win
                correct|For The Win|*for the win*
                correct|For The Win|for\u{AD} the\u{200B} win\u{FEFF}
                correct|Wide-Area Network|wide area network
                correct|Wide Area Network|wide-area network
                correct|Wide Area Network|wide‐area‑network
                correct|Multi-Factor Authentication|multifactor authentication
                correct|E-Mail|email
                correct|E-Mail|e mail
                correct|Email|e-mail
                correct|Don't Repeat Yourself|dont repeat yourself
                correct|Don't Repeat Yourself|don’t repeat yourself
                correct|Don't Repeat Yourself|don`t repeat yourself
                correct|Dont Repeat Yourself|don't repeat yourself
                correct|Moore's Law|moores law
                correct|Too Long; Didn't Read|too long didnt read
                correct|What You See Is What You Get|what you see, is what you get
                correct|Away From Keyboard?|away from keyboard
                correct|Joint Photographic Experts Group.|joint photographic experts group
                correct|24/7|24-7
                correct|Layers 9+0|layers 9 and 0
                correct|Layers 0+9|layers 0 and 9
                correct|Layers 9 And 0|layers 9+0
                correct|Input/Output|input output
                correct|Input/Output|input / output
                correct|I/O Controller|io controller
                correct|I/O Controller|i/o controller
                correct|U.S. Department of State|us department of state
                correct|Dr. Strangelove|dr strangelove
                correct|C++ Standard Library|c++ standard library
                wrong|C++|c
                wrong|C++|c+
                wrong|C#|c
                correct|Foo™ Bar®|foo bar
                correct|3 × 3|3 x 3
                """))
    }

    @Test func anAnswerIsRightWithoutArticlesAndWithAnySignForAnd() {
        JudgedPair.check(
            JudgedPair.table(
                """
                correct|For The Win|the for the win
                correct|The Onion Router|onion router
                correct|Onion Router|the onion router
                correct|A Bug's Life|bugs life
                correct|An Hour|hour
                correct|The|the
                correct|A|a
                correct|Research & Development|research and development
                correct|Research and Development|research & development
                correct|Research and Development|research&development
                correct|Research and Development|research ＆ development
                correct|Research and Development|research + development
                correct|Research and Development|research+development
                correct|R&D Department|R and D department
                correct|R and D Department|r & d department
                correct|Rock 'n' Roll|rock and roll
                correct|Rock and Roll|rock n roll
                correct|Rock & Roll|rock 'n' roll
                correct|Question and Answer|question & answer
                correct|Save Our Ship|save our ship
                wrong|N|and
                wrong|And|n
                wrong|The Onion Router|the
                """))
    }

    @Test func anAnswerIsRightWithoutAccentsAndSpecialLetters() {
        JudgedPair.check(
            JudgedPair.table(
                """
                correct|Café|cafe
                correct|Cafe|café
                correct|Café|cafe\u{301}
                correct|Résumé|RESUME
                correct|Société Nationale des Chemins de fer Français|societe nationale des chemins de fer francais
                correct|Año|ano
                correct|Straße|strasse
                correct|Strasse|straße
                correct|STRASSE|straße
                correct|Köln|koln
                correct|Köln|koeln
                correct|Koeln|köln
                correct|Körperschaft des Öffentlichen Rechts|koerperschaft des oeffentlichen rechts
                correct|Tromsø|tromso
                correct|Tromsø|tromsoe
                correct|Ålesund|aalesund
                correct|Ålesund|alesund
                correct|Æon|aeon
                correct|Œuvre|oeuvre
                correct|Łódź|lodz
                correct|Đà Nẵng|da nang
                correct|Þingvellir|thingvellir
                correct|Ísland|island
                correct|İstanbul|istanbul
                correct|Istanbul|ıstanbul
                correct|DIYARBAKIR|dıyarbakır
                correct|Oﬃce of Fiﬁ|office of fifi
                correct|ＦＯＲ　ＴＨＥ　ＷＩＮ|for the win
                correct|For The Win|ｆｏｒ ｔｈｅ ｗｉｎ
                correct|Carbon Dioxide CO₂|carbon dioxide co2
                correct|Square m²|square m2
                correct|Section Ⅳ|section iv
                correct|Naïve Bayes|naive bayes
                correct|Erdős–Rényi|erdos renyi
                correct|Zoë|zoe
                """))
    }

    @Test func anAnswerWithoutLettersIsWrongUnlessTheMeaningHasNone() {
        JudgedPair.check(
            JudgedPair.table(
                """
                wrong|For The Win|
                wrong|For The Win| \t 
                wrong|For The Win|?
                wrong|For The Win|...
                wrong|For The Win|-
                wrong||
                wrong||x
                wrong|...|
                wrong|...|!!!
                correct|...|...
                correct|?!|?!
                correct|[]|[]
                wrong|[]|
                """))
        #expect(Judge().judge("for the win", asked: .meaning, accepted: []).verdict == .wrong)
    }
}
