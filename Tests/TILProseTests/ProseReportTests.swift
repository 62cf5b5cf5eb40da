import Testing

@testable import TILProse

@Suite struct ProseReportTests {
    @Test func usesAreCountedWithTheirFormsAndFirstLines() {
        let report = ProseScanner.scan("The CNNs of NASA.\nA CNN is no RNN.\nCNNs, CNN-based.")
        #expect(
            report.uses == [
                AcronymUse(short: "CNN", forms: ["CNNs", "CNN"], line: 1, count: 4),
                AcronymUse(short: "NASA", forms: ["NASA"], line: 1, count: 1),
                AcronymUse(short: "RNN", forms: ["RNN"], line: 2, count: 1),
            ])
    }

    @Test func whatIsDefinedAnywhereIsNotUndefined() {
        let text =
            "A CNN, a GAN, an LSTM-CNN and TCP/IP. Convolutional neural networks (CNNs), long short-term memory (LSTM)."
        let report = ProseScanner.scan(text)
        #expect(report.undefined.map(\.short) == ["GAN", "TCP", "IP"])
        #expect(report.uses.filter(\.isDefined).map(\.short) == ["CNN", "LSTM-CNN", "LSTM"])
    }

    @Test func aRepeatedDefinitionIsNotDistinct() {
        let text = """
            Neural networks (NNs) are one thing.

            A Neural Network (NN) is the same, the nearest neighbour (NN) is not.
            """
        let report = ProseScanner.scan(text)
        #expect(report.definitions.count == 3)
        #expect(report.distinctDefinitions.map(\.long) == ["Neural networks", "nearest neighbour"])
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
    func thePluralIsTakenOffWhereItIsOne(short: String, long: String, singularShort: String, singularLong: String) {
        let definition = AcronymDefinition(short: short, long: long, line: 1, shortSpan: 0..<0, longSpan: 0..<0)
        #expect(definition.singular.short == singularShort)
        #expect(definition.singular.long == singularLong)
    }
}
