import Testing

@testable import TILProse

@Suite struct ProseReportTests {
    private func place(_ range: Range<Int>, _ line: Int, _ column: Int) -> SourcePlace {
        SourcePlace(range: range, line: line, column: column)
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
        let nowhere = place(0..<0, 1, 1)
        let definition = AcronymDefinition(short: short, long: long, shortPlace: nowhere, longPlace: nowhere)
        #expect(definition.singular.short == singularShort)
        #expect(definition.singular.long == singularLong)
    }
}
