import Testing

@testable import TILProse

@Suite struct AcronymSoundTests {
    @Test(arguments: [
        "MSTI", "FPGA", "RFID", "SDIO", "HTTPA", "HTTP", "LDAP", "MPEG", "RNA", "SRAM", "SMTP", "XQB", "R-CNN", "L2TP",
        "HR", "SD", "NSEC", "HMAC", "API", "IP", "ONNX", "8051", "mRNA", "SDKs", "X.509",
    ])
    func spelledVowelTakesAn(_ short: String) {
        #expect(AcronymSound.startsOpen(short) == true)
    }

    @Test(arguments: [
        "USB", "URL",
        "UUID",
        "UNESCO", "UEFI", "TLS", "PCA", "CPU", "QoS", "3GPP", "W3C",
    ])
    func spelledConsonantTakesA(_ short: String) {
        #expect(AcronymSound.startsOpen(short) == false)
    }

    @Test(arguments: [
        "SQLite", "FAQ", "SLA", "SoC", "ResNet", "XOR", "NAACP", "EULA", "11AC", "18F", "ÄQB", "",
        "AAAA", "AAA", "IIIF", "SRC", "STR", "HDR", "MSG", "RCPT", "ONETEP", "ONEAPI", "ONES", "ULTRA",
        // Some people read these as words, or as the words that they stand for.
        "SQL", "SCADA", "SCSI", "NATO", "RAM", "LASER", "NY", "MS-DOS",
    ])
    func ambiguousSoundHasNoArticle(_ short: String) {
        #expect(AcronymSound.startsOpen(short) == nil)
    }
}
