import Testing

@testable import TILCore

/// Typing errors, and edits that make another answer.
@Suite struct JudgeTypoTests {
    @Test func oneEditPerEightLettersIsATypo() {
        JudgedPair.check(
            JudgedPair.table(
                """
                close|For The Win|for the wni
                close|For The Win|for teh win
                close|For The Win|fro the win
                close|For The Win|for the wi
                close|For The Win|for the winn
                close|For The Win|for the wun
                close|For The Win|or the win
                wrong|For The Win|for teh wni
                wrong|For The Win|for the
                correct|For The Win|for win
                wrong|For The Win|for the loss
                wrong|For The Win|free to watch
                wrong|For The Win|win the for
                wrong|For The Win|FTW
                close|By The Way|by teh way
                close|By The Way|by the wya
                wrong|By The Way|yb the wya
                wrong|On Site|on sitr
                wrong|Laser|lasre
                wrong|Laser|laserr
                wrong|Network|netwrok
                close|Internet|internte
                close|Internet|intrenet
                close|Internet|nternet
                close|Protocol|protocal
                wrong|Protocol|portocal
                close|Programs|program
                wrong|Program|programs
                wrong|Be Right Back|be rihgt bakc
                close|Be Right Back|be rihgt back
                close|Local Area Network|local area netwrok
                close|Local Area Network|loacl area netwrok
                wrong|Local Area Network|loacl aera netwrok
                close|Local Area Network|local area newtrok
                close|Rolling On The Floor Laughing|rollnig on teh floor laughign
                wrong|Rolling On The Floor Laughing|rollnig on teh foolr laughign
                correct|Rolling On The Floor Laughing|rolling on floor laughing
                close|Rolling On The Floor Laughing|rolling in the floor laughing
                close|Department of Defense|department of defence
                close|Department of Defense|department defense
                close|Institute of Electrical and Electronics Engineers|institute for electrical and electronics engineers
                close|Institute of Electrical and Electronics Engineers|institute of electrical and electronic engineers
                close|Institute of Electrical and Electronics Engineers|institute of electrical & electronic engineer
                close|International Organization for Standardization|international organisation for standardisation
                close|Portable Operating System Interface|portable opreating sytem inteface
                close|Hypertext Markup Language|hypertext markup langauge
                close|Two Factor Authentication|two factor authentification
                close|Random Access Memory|random acces memory
                close|As Far As I Know|as far as know
                close|Graphics Interchange Format|graphic interchange format
                close|World Wide Web Consortium|world wide web consortum
                close|Artificial Intelligence|artifical inteligence
                close|Domain Name System|domain in name system
                correct|Dynamic Host Configuration Protocol|dynamic the host configuration protocol
                close|Last In, First Out|last n, first out
                close|Basic Output System Service|basic outptu sytsem service
                close|Network Input System|network intpu system
                wrong|Network Input System|network inabt system
                wrong|Hypertext Markup Language|hypertext language
                wrong|Hypertext Markup Language|hypertext markup
                wrong|Hypertext Markup Language|hypertext markup language protocol
                wrong|Hypertext Markup Language|markup hypertext language
                wrong|Hypertext Markup Language|hypertext transfer protocol
                wrong|Simple Mail Transfer Protocol|simple file transfer protocol
                wrong|Central Processing Unit|central processing
                close|Access Point|acces pount
                wrong|Access Point|axxexs point
                wrong|Access Point|acces puont x
                wrong|Access Card|acces cadr
                wrong|Border Patrol|broder patorl guard
                close|Digital Signature Standard|digitl signatur standrad
                wrong|Digital Signature Standard|digitl signtur standrad x
                """))
    }

    @Test func aMissingOrExtraSpaceIsATypo() {
        JudgedPair.check(
            JudgedPair.table(
                """
                close|For The Win|forthewin
                close|For The Win|forthe win
                close|For The Win|fort he win
                close|Database|data base
                close|Data Base|database
                close|Time Stamp|timestamp
                close|Byte|by te
                close|Database Management System|data base managment system
                close|Wide Area Network|widearea network
                correct|Wide-Area Network|widearea network
                """))
    }

    @Test func anEditThatMakesAnotherMeaningIsWrong() {
        JudgedPair.check(
            JudgedPair.table(
                """
                wrong|Internet Protocol version 4|internet protocol version 6
                wrong|Internet Protocol version 4|internet protocol version
                wrong|Internet Protocol version 4|internet protocol version 44
                close|Internet Protocol version 4|internet protocl version 4
                wrong|Secure Hash Algorithm 256|secure hash algorithm 265
                wrong|Advanced Encryption Standard 128|advanced encryption standard 126
                wrong|World War II|world war i
                wrong|World War II|world war iii
                wrong|World War II|world war
                wrong|World War I|world war
                wrong|Ascorbic Acid, Vitamin C|ascorbic acid vitamin d
                wrong|Hepatitis A Virus|hepatitis b virus
                close|Friend Of A Friend|friend of friend
                wrong|Ascorbic Acid Vitamin C|ascorbic acid vitamin
                wrong|Internal Gateway Protocol|external gateway protocol
                wrong|Interior Gateway Protocol|exterior gateway protocol
                wrong|North Atlantic Treaty Organization|south atlantic treaty organization
                wrong|Eastern European Summer Time|western european summer time
                wrong|Universal Asynchronous Receiver Transmitter|universal synchronous receiver transmitter
                wrong|Asymmetric Digital Subscriber Line|symmetric digital subscriber line
                wrong|Pulmonary Arterial Hypertension|pulmonary arterial hypotension
                wrong|Macroeconomic Policy Review|microeconomic policy review
                wrong|Ascending Order Of Magnitude|descending order of magnitude
                wrong|Megabits Per Second And Line|gigabits per second and line
                wrong|Megabits Per Second And Line|megabytes per second and line
                wrong|Goods And Services Import Tax|goods and services export tax
                wrong|Intranet Routing Protocol|internet routing protocol
                wrong|Employer Identification Number|employee identification number
                wrong|Uninterruptible Power Supply|interruptible power supply
                wrong|Encoded Archival Description|decoded archival description
                wrong|Can Read From Anywhere|can't read from anywhere
                wrong|Minimum Transmission Unit Size|maximum transmission unit size
                wrong|Seven Layer Network Model|eleven layer network model
                wrong|Default On Power Failure|default off power failure
                close|Interior Gateway Protocol|interoir gateway protocol
                close|Internal Gateway Protocol|intrenal gateway protocol
                """))
    }

    @Test func smallNumbersMayBeTypedAsWordsOrDigits() {
        JudgedPair.check(
            JudgedPair.table(
                """
                correct|Two-Factor Authentication|2 factor authentication
                correct|Two-Factor Authentication|2-factor authentication
                close|Two-Factor Authentication|2 factor authentcation
                wrong|Two-Factor Authentication|3 factor authentication
                correct|Three Dimensional|3-dimensional
                correct|3-Dimensional|three dimensional
                correct|World War II|world war 2
                correct|World War II|world war two
                correct|World War 2|world war ii
                correct|First In First Out|1st in 1st out
                wrong|World War II|world war 3
                close|Two-Factor Authentication|tow factor authentication
                """))
    }

    @Test func anAnswerNearerToAnotherMeaningIsWrong() {
        let judge = Judge()
        let thing = Thing.sample("LAN", "Local Area Network")
        #expect(judge.judge("lokal area network", asked: .meaning, accepted: [thing]).verdict == .close)
        let others = ["Lokal Area Network", "Metropolitan Area Network"]
        #expect(judge.judge("lokal area network", asked: .meaning, accepted: [thing], others: others).verdict == .wrong)
        // As near to another as to the right one: still a typo.
        #expect(judge.judge("loxal area network", asked: .meaning, accepted: [thing], others: others).verdict == .close)
        // A right answer stays right, whatever the other answers are.
        let same = ["Local Area Network", "Local-Area Network"]
        #expect(judge.judge("local area network", asked: .meaning, accepted: [thing], others: same).verdict == .correct)
    }
}
