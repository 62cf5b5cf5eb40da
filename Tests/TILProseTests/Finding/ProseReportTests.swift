import Testing

@testable import TILProse

@Suite struct ProseReportTests {
    private func place(_ range: Range<Int>, _ line: Int, _ column: Int) -> SourcePlace {
        SourcePlace(range: range, line: line, utf8Column: column)
    }

    @Test func usesAreCountedWithTheirFormsAndFirstLines() {
        let report = ProseScanner.scan("The CNNs of NASA.\nA CNN is no RNN.\nCNNs, CNN-based.")
        #expect(
            report.uses == [
                AcronymUse(short: "CNN", forms: ["CNNs", "CNN"], place: place(4..<8, 1, 5), count: 4),
                AcronymUse(short: "NASA", forms: ["NASA"], place: place(12..<16, 1, 13), count: 1),
                AcronymUse(short: "RNN", forms: ["RNN"], place: place(30..<33, 2, 13), count: 1),
            ])
    }

    @Test func withoutUsesTheDefinitionsAreTheSame() {
        let text =
            "A point of sale (POS) and a CNN.\n\n```\nA round trip time (RTT) of a GAN in a fence that stays open.\n"
        var options = ProseScanner.Options()
        options.wantsUses = false
        let report = ProseScanner.scan(text, options: options)
        #expect(report.definitions == ProseScanner.scan(text).definitions)
        #expect(report.definitions.map(\.short) == ["POS", "RTT"])
        #expect(report.uses.isEmpty && !report.isTruncated)
    }

    @Test func acronymDefinedAnywhereIsNotUndefined() {
        let text =
            "A CNN, a GAN, an LSTM-CNN and TCP/IP. Convolutional neural networks (CNNs), long short-term memory (LSTM)."
        let report = ProseScanner.scan(text)
        #expect(report.undefined.map(\.short) == ["GAN", "TCP", "IP"])
        #expect(report.uses.filter(\.isDefined).map(\.short) == ["CNN", "LSTM-CNN", "LSTM"])
    }

    @Test func partOfADefinedAcronymIsNotCountedAsAUse() {
        let report = ProseScanner.scan("Blood oxygen level dependent fMRI (BOLD fMRI) measures it.")
        #expect(report.uses.map(\.short) == ["BOLD fMRI"])
        #expect(report.undefined.isEmpty)
    }

    @Test(arguments: [
        ("The U.S. Department of Energy.", ["U.S."]), ("In the U.K., too.", ["U.K."]),
        ("J.A. Smith and Jones, R.D.T. say so.", []), ("The R.D.T. is a test.", ["R.D.T."]),
        ("An F1 of 0.9.", ["F1"]), ("Of 3D, Fig. 2 and Inc. none is.", []),
        ("At 12:30:05 or HH:MM:SS it is 0xDEADBEEF.", []), ("Read COPYING and TIN2015-73566-JIN.", []),
        ("As in Grid@CLEF.", []),
        ("C/C++ from A-Z gets SIGSEGV or EINVAL; R/C and B-Z do not.", ["R/C", "B-Z"]),
    ])
    func surroundingsDecideWhetherAWordIsAnAcronym(text: String, shorts: [String]) {
        #expect(ProseScanner.scan(text).uses.map(\.short) == shorts)
    }

    @Test(arguments: [
        ("CNNs", "convolutional neural networks", "CNN", "convolutional neural network"),
        ("KPIs", "key performance indicators", "KPI", "key performance indicator"),
        ("FSAs", "finite state automata", "FSA", "finite state automata"),
        ("TPs", "third parties", "TP", "third party"),
        ("SPs", "secondary classes", "SP", "secondary class"),
        ("RAs", "regression analysis", "RA", "regression analysis"),
        ("DNS", "domain names", "DNS", "domain names"),
        ("K8s", "Kubernetes", "K8s", "Kubernetes"),
    ])
    func definitionInThePluralHasASingular(short: String, long: String, singularShort: String, singularLong: String) {
        let nowhere = place(0..<0, 1, 1)
        let definition = AcronymDefinition(short: short, long: long, shortPlace: nowhere, longPlace: nowhere)
        #expect(definition.singular.short == singularShort)
        #expect(definition.singular.long == singularLong)
    }
}
