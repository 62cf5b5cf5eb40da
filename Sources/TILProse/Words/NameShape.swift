import TILText

/// Distinguishes names from acronyms by their letters.
///
/// This is stricter than ``AcronymShape``: a rule that requires definitions should rather miss an acronym than ask for
/// the definition of a name. A scan lists such names too.
enum NameShape {
    /// Whether each of the space-separated words is a name.
    static func isName(_ short: String) -> Bool {
        var short = short
        return short.withUTF8 { bytes in
            bytes.split(separator: 0x20).allSatisfy { isName(bytes, $0.indices) }
        }
    }

    private static func isName(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        if known.contains(WordKey(exactly: bytes, word)) || isShouted(bytes, word) { return true }
        // Longer words in capitals are constants or names: "CPPFLAGS", "LANDSAT".
        if word.count > 5, word.allSatisfy({ bytes[$0].isUpper }) { return true }
        if endings.contains(where: {
            word.count > $0.utf8CodeUnitCount && bytes.has($0, at: word.upperBound - $0.utf8CodeUnitCount)
        }) {
            return true
        }
        // "PA-ENC-TS" is an identifier.
        if isCode(bytes, word)
            || word.count(where: { bytes[$0] == "-" }) > 1
        {
            return true
        }
        return bytes[word].split { $0 == "-" || $0 == "/" }.contains { isPutTogether(bytes, $0.indices) }
    }

    /// The ends of environment variables: "QTDIR", "CFLAGS".
    private static let endings: [StaticString] = ["PATH", "DIR", "FLAGS", "LIBS"]

    /// Companies, organisations, systems, languages, products, formats, protocols, algorithms and licences, whose long forms
    /// are seldom used.
    private static let known = WordSet(exactly: names)
    fileprivate static let names =
        """
        3DES AAAA AAC ABI ABNF ACK ACL ACM ACML ACPI ADC ADSL AEAD AES AFM AFNOR AFP AFS AGP AGPL AH
        AIDS AIFF AIX AJAX ALGOL ALSA ALT ALU AMD AMQP AMR AMS ANTLR AOL APE APIC APNG APR APSL APT ARC4
        ARM ARM64 ARP ASF ASIC ASLR ASN ASN.1 ASUS AT&T ATA ATAPI ATI ATLAS ATM AUR AV1 AVI AVIF AVX
        AVX-512 AVX2 AWK AWS BASH BASIC BBN BDF BEL BFS BGP BIB BIBTEX BIG5 BIND BLAKE2 BLAKE2b BLAS BLE
        BLOB BMP BMW BNF BOOTP BSD BSD2 BSD3 BSDL BSI BTRFS CAN CANBUS CAST5 CBC CC-BY CC0 CCBY CCITT
        CCM CDATA CDDL CDE CDF CDMA CDN CDROM CEA CECILL CELT CEN CEPH CERN CEST CET CFB CGAL CHAP CHF
        CHM CI/CD CIELAB CIF CIFS CLA CLISP CLOB CLR CMAC CMAKE CMYK CNAME CNES CNRS COBOL COFF COM COM1
        COPR CORBA CORS CP1252 CPAN CPP CPS CRAN CRC-32 CRC16 CRC32 CSH CTAN CTR CTRL CUDA CUPS cURL CVS
        CWD D-BUS DAC DARPA DAV DBI DBM DBUS DCCP DCT DDL DDNS DEB DEC DECT DEL DER DES DFS DH DIAMETER
        DICOM DIN DITA DJVU DKIM DKMS DMARC DML DNSSEC DOCX DOI DSA DSCP DSD DSLAM DSS DTD DTX DWARF DXF
        EAD EAP EBCDIC EBNF EC2 ECB ECC ECDH ECDHE ECDSA ECMA EdDSA EDGE EDT EEPROM EFF EFL EHLO EISA
        ELF ELPA EMACS EMBL ENQ EOT EPEL EPL EPSV EPUB ERLANG ESA eSATA ESC ESMTP ESO ESP EST ETH ETSI
        ETX EUC-JP EUPL EUR EXE EXT4 FAO FASTA FASTQ FAT32 FDA FDDI FDL FFI FFT FFTW FIFO FIPS FLAC FLTK
        FLV FORTRAN FPGA FPU FSF FTPS FUSE G.711 GB2312 GBP GC GCC GCM GCP GDAL GDB GDBM GDK GEOS GFDL
        GHC GIL GIMP GIT GLSL GLU GLUT GLX GML GMP GMT GNOME GNU GNUTLS GPG GPGME GPIO GPL GPL2 GPL3
        GPLv2 GPLv3 GPRS GPT GPX GRE GRIB GRPC gRPC GRUB GSL GSM GSS-API GSSAPI GTF GTK GTK+ GTK2 GTK3
        GUILE H.264 H264 H265 HAL HDF5 HDLC HEIC HELO HEVC HFS HFS+ HID HIV HKDF HMAC HOWTO HP HP-UX HPC
        HPUX HSTS HTTP3 I2C IA-32 IA-64 IA32 IA64 IANA IBM IBUS ICANN ICC ICO ICQ ICU IDL IE IEEE1394
        IGMP IIS IKE IKEA IKEv2 IMAPS INF INNODB INRIA iOS iPAQ IPMI IPP IPSEC IPsec IPX IR IRAF IRDA
        IRIX IRQ ISA ISC iSCSI ISDN ISO-8859-1 ISO-LATIN-1 ISSN ITU ITU-T IUPAC JACK JAR JBIG JBIG2 JDBC
        JDK JIRA JIS JNI JP2 JPA JPEG2000 JPL JPY JRE JS JSON5 JSONP JSP JST JSTOR JSX JTAG JVM JWT K&R
        KDC KDE KML KMZ KOI-8 KOI8-R KOI8-U KSH KVM L2TP LADSPA LALR LAPACK LATEX LAX LBL LCMS LDAPS
        LDIF LGPL LGPL2 LGPL3 LIFO LILO LIN LISP LLDP LLNL LLVM LLVM-IR LMTP LPD LPPL LPT LR LSB LSD LSF
        LTE LTO LTSP LUA LUKS LUT LVDS LVM LXC LXDE LZ4 LZ77 LZMA LZO LZW M4A MARC MATHML MATLAB MCMC
        MD2 MD4 MDA MDN MIPS MKL MKV MMU MMX MOBI MODBUS MOV MPEG2 MPEG4 MPFR MPI MPICH MPL MPLS MQ MQTT
        MS MS-DOS MSDN MSI MSN MST MSVC MSYS MTA MTU MUA MxN NaCl NAK NaN NAND NASDAQ NBA NBD NCAR NCBI
        NCSA NDK NEC NEON NetBIOS NFC NFL NFSv3 NFSv4 NIH NIS NIST NNTP NOAA NOOP NOP NOR NP NPL NPM
        NPTL NREL NS NSA NSF NSS NT NTFS NTLM NTNU NTT NUL NUMA NVIDIA NVMe NX NxM NxN NYSE OAEP OASIS
        OAUTH OCAML OCSP ODE ODF ODP ODS ODT OECD OFB OFL OFTC OGG OGV OIDC OMG OMP OOXML OPC OpenMP
        OPENSSL OPML ORCID OS/2 OS/400 OSes OSGi OSI OSPF OSS OSX OTF PAE PAM PAP PARC PASCAL PASV PATA
        PBKDF PBKDF2 PBM PBS PCAP PCI-E PCIe PCM PCRE PCX PDB PDE PDH PDL PDP PDT PEAP PEG PEM PEP8 PERL
        PGF PGM PGO PHP PIL PKCS PL/I PNAS PNM POD POSIX PPA PPC PPM PPP PPT PPTP PPTX PROFIBUS PROLOG
        PSD PSK PST PSTN PTR PWD PXE PyPI PyPi PyPy PyQt PySide QEMU QML QNX QPL QT Qt QUIC RADIUS RAR
        RARP RC2 RC4 RCS RDF RDP RELAX-NG REPL REST RETR REVTEX RFID RGBA8 RHEL RIPE RIPEMD RISC-V RMI
        ROP ROS RPM RS-232 RS232 RSET RSPEC RSS2 RST rST RTCP RTF RTMP RTP RTSP RTTI S3 SAML SANE SAP
        SAS SASL SASS SAX SBCL SCADA SCIM SCO SCSS SCTP SDH SDK SDL SDP SELinux SGI SGML sGML SHA-2
        SHA-3 SHA2 SHA3 SIAM SIL SIMD SIP SJIS SLIP SLURM SMB SMP SNI SOA SOCKS SOH SONET SPARC SPDX SPF
        SPI SPICE SPNEGO SPSS SQLITE sRGB SRT SRTP SRV SSA SSE SSE2 SSE3 SSE4 SSPL STARTTLS STL STP STUN
        STX SUN SUSE SVD SVGZ SVN SVR4 SWF SWIG SWT SYN TAB TAR TCL TCSH TDS TEI TEX TFTP TGA TK TLB TPM
        TSC TSMC TSV TSX TTF TTY TUG TURN TXT U.S. UART UCLA UCS-2 UCS-4 UEFA UMTS UNC UNESCO UNIX UPnP
        USB2 USB3 USD USENIX USGS UTF-7 UTF8 UTP UTS UUCP VARCHAR VAX VC VCF VDSL VESA VFAT VFS VHDL VIM
        VLC VMS VNC VP8 VP9 VRAM VRML VRRP VT100 VT220 VTK WASM WEBDAV WEBM WEP WHO WIMAX WINE WINS WIPO
        WMA WMF WMV WOFF WPA WPA2 WPA3 WPS WSGI WSL WTFPL X.25 X.400 X.500 X.509 X11 X509 X86 XAML XBM
        XCF XDG XFCE XFS XIM XKB XLINK XLS XLSX XMI XML-RPC XMLRPC XMP XMPP XOR XP XPATH XPDF XPM XQuery
        XSD XSL XTERM XUL XZ YACC YAML1 YAST YP YUV ZFS ZIP64 ZLIB ZPL ZSH ZWAVE
        """

    /// Whether a word is an English word in capitals, perhaps with a number: "ACTIVE", "PORT2", the "JOIN" of "JOINs".
    /// Signals such as "SIGUSR1" count too.
    private static func isShouted(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        let end = word.first { !bytes[$0].isUpper } ?? word.upperBound
        guard (end..<word.upperBound).allSatisfy({ bytes[$0].isDigit }) else { return false }
        let key = WordKey(bytes, word.lowerBound..<end)
        return ShoutedWords.common.contains(key) || ShoutedWords.words.contains(key) || ShoutedWords.codes.contains(key)
    }

    /// Whether a word is a code rather than an acronym: a capital after a digit ("PW1S2"), the number of a report
    /// ("LANG-879"), initial small letters ("nNnTF").
    private static func isCode(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        // "AFFv3" is a version.
        if word.count > 3, bytes[word.upperBound - 2] == "v", bytes[word.upperBound - 1].isDigit { return true }
        // "XXX" and "ABCD" stand for any letters.
        if word.count > 2, zip(word, word.dropFirst()).allSatisfy({ bytes[$1] &- bytes[$0] < 2 }) { return true }
        let digits = word.filter { bytes[$0].isDigit }
        if let first = digits.first, let last = digits.last {
            let isApart = first > word.lowerBound && bytes[first - 1] == "-"
            // "ABC-3D" is a size.
            if first > word.lowerBound, !isApart, last + 1 < word.upperBound, bytes[last + 1].isUpper { return true }
            if digits.count > 1, isApart { return true }
            // "OT1" and "XO-1" are designations.
            let letters = word.count { bytes[$0].isLetter }
            if letters < 3, first > word.lowerBound, last == word.upperBound - 1 { return true }
            if first > word.lowerBound, last == first, bytes[first] == "0" { return true }
        }
        let small = word.prefix { bytes[$0].isLower }
        return small.count > 1
            || small.count == 1
                && word.dropFirst().contains { bytes[$0].isLower }
    }

    /// Whether a word is composed of words or pieces of words: "SSLCertFile", "MySQL", "TikZ", "JGit". The small letters of
    /// "QoS", "iSCSI", "SaaS" and a plural ending are none.
    private static func isPutTogether(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        func isSmall(_ index: Int) -> Bool { word.contains(index) && bytes[index].isLower }
        return word.contains { start in
            guard isSmall(start), !isSmall(start - 1) else { return false }
            let run = (start..<word.upperBound).prefix(while: isSmall)
            switch run.count {
            case 1:
                // "SBus" is one, and so is the "y" of "MySQL".
                return start == word.lowerBound + 1 && bytes[start] != "o" && word.count > start - word.lowerBound + 2
                    && bytes[start + 1].isUpper && bytes[start + 2].isUpper
            case 2:
                return start > word.lowerBound
                    && !bytes[run].elementsEqual(run.upperBound == word.upperBound ? "es".utf8 : "aa".utf8)
            default: return true
            }
        }
    }
}

/// Acronyms that everyone in computing or in an office knows and that need no explanation. An option of the linter
/// disables them.
enum CommonAcronyms {
    /// The acronyms in their preferred spelling.
    static let words = Set(
        names: """
            2D 2FA 3D 4G 5G A/V AC AD AI AKA AM ANSI API ASAP ASCII AST ATM B2B BC BCC BCE BIOS BOM CA CAD
            CAPTCHA CC CD CD-ROM CE CEO CFO CGI CI CI/CD CIA CIDR CIO CLI CMS CMYK COO CPU CRC CRLF CRM CRT
            CRUD CSS CSV CTO CV CVE DB DBMS DC DDoS DDR DHCP DIY DLL DMA DMZ DNA DNS DOM DOS DoS DPI DRAM
            DRM DSL DVD DVI EB ECMA EOF EOL EPS ERP ETA EU EULA EXIF FAQ FBI FIFO FM FPS FQDN FTP FYI GB GDP
            GDPR GID GIF GIS GMT GPS GPU GUI GUID HD HDD HDMI HQ HR HTML HTML5 HTTP HTTP/2 HTTPS I/O IBAN
            ICMP ID IDE IEC IEEE IETF IMAP IMHO INI IO IoT IP IPC IPv4 IPv6 IQ IRC ISBN ISO ISP IT JIT JPEG
            JPG JSON KB KPI LAN LCD LDAP LED LF LHS LIFO LLM LRU LSB LTE LTR LTS MAC MB MBA MD5 MFA MIDI
            MIME MIT ML MP3 MP4 MPEG MSB MX N/A NAS NASA NAT NATO NB NDA NFC NFS NTP OAuth OCR ODBC OEM OID
            OK OOP ORM OS OTP P2P PB PC PCI PDF PGP PhD PID PIN PKI PM PNG PO POP3 POSIX PR PS PSU Q&A QA
            QoS QR R&D RAID RAM RC RDBMS REST RFC RGB RGBA RHS RISC RNA ROM RPC RSA RSS RSVP RTF RTL S/MIME
            SaaS SATA SCP SCSI SD SDK SEO SFTP SHA SHA-1 SHA-256 SHA-512 SHA1 SHA256 SHA512 SIM SLA SMS SMTP
            SNMP SOAP SoC SQL SRAM SSD SSH SSID SSL SSO SVG TB TBA TBD TCP TCP/IP TIFF TLD TLS TOC TTL TTY
            TV U.K U.N U.S U.S.A UDP UEFI UI UID UK UML UN UPS URI URL URN US USA USB UTC UTF UTF-16 UTF-32
            UTF-8 UTF8 UUID UX VAT VCS VGA VIP VLAN VM VoIP VPN VPS W3C WAN WAV Wi-Fi WiFi WLAN WWW WYSIWYG
            XHTML XML XSLT XSS YAML ZIP
            """)

    /// The preferred spelling of acronyms with small letters, by lowercase form: IPv4 for IPV4.
    static let spellings: [String: String] = Dictionary(
        words.union(Set(names: NameShape.names)).filter { $0.contains(where: \.isLowercase) && !$0.contains("-") }.map {
            ($0.lowercased(), $0)
        },
        uniquingKeysWith: { first, _ in first })
}
