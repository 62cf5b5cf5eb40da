import Testing

@testable import TILProse

@Suite struct AcronymSoundTests {
    @Test(arguments: [
        "MSTI", "FPGA", "RFID", "SDIO", "HTTPA", "HTTP", "LDAP", "MPEG", "RNA", "SRAM", "SMTP", "XQB", "R-CNN", "L2TP",
        "MS-DOS",
        "NSEC", "HMAC", "API", "IP", "ONNX", "8051", "mRNA", "SDKs", "X.509",
    ])
    func anStandsBefore(_ short: String) {
        #expect(AcronymSound.startsOpen(short) == true)
    }

    @Test(arguments: [
        "NATO", "LASER", "RAM", "RAMs", "NAT", "SIP", "RISC", "SCSI", "STUN", "FIPS", "MOSFET", "NAFTA", "USB", "URL",
        "UUID",
        "UNESCO", "UEFI", "TLS", "PCA", "CPU", "QoS", "3GPP", "W3C",
    ])
    func aStandsBefore(_ short: String) {
        #expect(AcronymSound.startsOpen(short) == false)
    }

    @Test(arguments: [
        "SQLite", "FAQ", "SLA", "SoC", "ResNet", "XOR", "NAACP", "EULA", "11AC", "18F", "ÄQB", "",
        "AAAA", "SRC", "STR", "HDR", "MSG", "RCPT",
    ])
    func nobodyKnows(_ short: String) {
        #expect(AcronymSound.startsOpen(short) == nil)
    }
}
