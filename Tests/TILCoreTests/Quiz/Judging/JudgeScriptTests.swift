import Testing

@testable import TILCore

/// Answers in any script.
@Suite struct JudgeScriptTests {
    @Test func answersInEveryScriptAreJudgedByTheSameRules() {
        JudgedPair.check(
            JudgedPair.table(
                """
                correct|世界卫生组织|世界卫生组织
                correct|世界卫生组织|世界 卫生 组织
                correct|世界卫生组织|「世界卫生组织」
                wrong|世界卫生组织|世界贸易组织
                close|中华人民共和国国务院|中华人民共合国国务院
                wrong|第一百二十三号决议案|第一百二十二号决议案
                correct|東京|東京
                wrong|東京|京都
                correct|コンピュータ|ｺﾝﾋﾟｭｰﾀ
                correct|ガス|ｶﾞｽ
                wrong|カス|ガス
                correct|ドナルド・ダック|ドナルドダック
                correct|대한민국|대한민국
                correct|대한 민국|대한민국
                correct|대한민국|대한민국
                close|대한민국|대한만국
                wrong|대한민국|중화민국
                wrong|국가|국기
                correct|Союз Советских Социалистических Республик|союз советских социалистических республик
                correct|Ещё Один|еще один
                close|Союз Советских Социалистических Республик|союз совецких социалистических республик
                wrong|Мир|Мор
                correct|Организация Объединённых Наций|организация объединенных наций
                correct|Ελληνική Δημοκρατία|ελληνικη δημοκρατια
                correct|ΟΔΟΣ|οδος
                correct|ΟΔΟΣ|οδοσ
                correct|الأمم المتحدة|الامم المتحده
                correct|مُحَمَّد|محمد
                correct|الأمــم المتحدة|الأمم المتحدة
                correct|سازمان ملل متحد ۱۲|سازمان ملل متحد 12
                correct|שָׁלוֹם|שלום
                correct|צה״ל|צהל
                wrong|שלום|שלו
                correct|भारत|भारत
                wrong|भारत|भारती
                correct|ประเทศไทย|ประเทศไทย
                correct|ประเทศ ไทย|ประเทศไทย
                correct|Việt Nam|viet nam
                correct|हिन्दी ३|हिन्दी 3
                correct|🎉|🎉
                wrong|🎉|🎈
                correct|I ❤ NY|i ❤ ny
                """))
    }
}
