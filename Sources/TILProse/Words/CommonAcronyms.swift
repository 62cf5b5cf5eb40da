/// Acronyms that everybody in computing or in an office knows, and that no reader wants spelled out. A linter can be told to
/// know none.
enum CommonAcronyms {
    /// The acronyms as they are best written.
    static let words: Set<String> = Set(
        """
        2D 2FA 3D 4G 5G A/V AC AD AI AKA AM ANSI API ASAP ASCII ATM B2B BBC BC BCC BCE BIOS BOM CAD CAPTCHA CC CD CD-ROM CE CEO
        CFO CGI CI CI/CD CIA CIDR CIO CLI CMS CMYK COO CPU CRC CRLF CRM CRT CRUD CSS CSV CTO CV CVE DB DBMS DC DDR DHCP DIY DLL
        DMA DMZ DNA DNS DOM DOS DPI DRAM DRM DSL DVD DVI EB ECMA EOF EOL EPS ERP ETA EU EULA EXIF FAQ FBI FIFO FIXME FM FPS FQDN FTP
        FYI GB GDP GDPR GID GIF GIS GMT GPS GPU GUI GUID HD HDD HDMI HQ HR HTML HTML5 HTTP HTTPS HTTP/2 I/O IBAN ICMP ID IDE IEC
        IEEE IETF IMAP IMHO INI IO IoT IP IPC IPv4 IPv6 IQ IRC ISBN ISO ISP IT JIT JPEG JPG JSON KB KPI LAN LCD LDAP LED LF LIFO
        LLM LTE LTS MAC MB MBA MD5 MFA MIDI MIME MIT ML MP3 MP4 MPEG MX N/A NAS NASA NAT NATO NB NDA NFC NFS NTP OAuth OCR ODBC
        OEM OK OOP ORM OS OTP P2P PB PC PCI PDF PGP PhD PID PIN PIPE PKI PM PNG PO POP3 POSIX PR PS PSU Q&A QA QR R&D RAID RAM RC
        RDBMS README REST RFC RGB RGBA RHS LHS RISC RNA ROM RPC RSA RSS RSVP RTF RTL LTR S/MIME SaaS SATA SCP SCSI SD SDK SEO SFTP
        SHA SHA-1 SHA-256 SHA-512 SHA1 SHA256 SHA512 SIM SLA SMS SMTP SNMP SOAP SoC SQL SRAM SSD SSH SSID SSL SSO SVG TB TBA TBD
        TCP TCP/IP TIFF TLD TLS TODO TOC TTL TTY TV U.K U.N U.S U.S.A UDP UEFI UI UID UK UML UN UNICEF UPS URI URL URN US USA USB
        UTC UTF UTF-16 UTF-32 UTF-8 UTF8 UUID UX VAT VCS VGA VIP VLAN VM VoIP VPN VPS W3C WAN WAV Wi-Fi WiFi WLAN WWW WYSIWYG XHTML XML
        XSLT XSS YAML ZIP
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// The acronyms with small letters in them, by all their letters in small ones: IPv4 for IPV4.
    static let spellings: [String: String] = Dictionary(
        words.filter { $0.contains(where: \.isLowercase) && !$0.contains("-") }.map { ($0.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first })
}
