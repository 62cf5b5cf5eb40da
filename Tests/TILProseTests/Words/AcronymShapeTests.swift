import Testing

@testable import TILProse

@Suite struct AcronymShapeTests {
    @Test(arguments: [
        "PCA", "CNNs", "IoT", "mRNA", "W3C", "D2D", "3GPP", "LaTeX", "R-CNN", "I/O", "R&D", "GPT-2", "COVID-19", "TLS",
        "BiLSTM", "eNB", "MIX", "AI", "HL7", "ÖBB", "США", "U.S.", "U.S.A.", "R.D.T.", "F1", "5G", "TED-100k",
        "DEAR-3D",
    ])
    func acronymHasAShape(word: String) {
        #expect(AcronymShape(word) != nil)
    }

    @Test(arguments: [
        "", "A", "a", "the", "The", "Word", "iPhone", "II", "XIV", "IX", "GHz", "dBm", "NOT", "INTRODUCTION",
        "CIFAR100",
        "2003", "OpenSSL", "HTTPParser", "MAX_VALUE", "a b", "AB CD", "(PCA)", "PCA.", "gas",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "Zürich", "3D", "x1", "J.A.", "Fig", "COMMANDLONG", "OK", "x0DB1",
        "SPACE",
    ])
    func otherWordHasNoShape(word: String) {
        #expect(AcronymShape(word) == nil)
    }

    @Test func singularLosesTheSmallS() {
        #expect(AcronymShape("CNNs")?.singular == "CNN")
        #expect(AcronymShape("DNS")?.singular == "DNS")
        #expect(AcronymShape.singular(of: "K8s") == "K8s")
        #expect(AcronymShape.singular(of: "gas") == "gas")
        #expect(AcronymShape.singular(of: "As") == "As")
        #expect(AcronymShape.singular(of: "") == "")
    }
}
