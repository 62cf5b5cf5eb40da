/// Pairs of adjacent words in English texts.
extension PlainWords {
    /// The second words from E to O, each followed by a colon and all of its first words. The pairs were counted in the
    /// documentation and the dictionaries of Debian 12.
    static let phrasesEToO = """
        ear: external human inner large edge: cutting leading lower outer right rough sharp thin editing:
        history input line text editor: external line screen sequence text electricity: static electron: free
        element: arbitrary array chemical document essential existing first grouping individual last matching
        metallic new pattern rare root single successive elevation: high employee: update emulator: terminal
        encoder: incremental encoding: character content default file linear source text transfer unknown
        encryption: data disk key level password symmetric endpoint: network transport energy: atomic high
        enforcement: law policy engine: car database fire search engineer: civil electrical software
        engineering: civil electrical reverse software enterprise: business commercial free industrial entity:
        external general internal parameter parsed separate single entrance: main entry: cache catalog desktop
        directory first history index initial list loader log main map matching menu metadata new page path
        registry table environment: browser computing desktop development editor execution existing graphical
        home initial interactive path physical production programming proxy runtime shell specific threaded
        virtual epoch: date equality: strict equipment: digital electronic military equivalent: character
        exact error: additional allocation assertion authentication benign bus critical decoding domain
        encounter extended formatted framing friendly handle host internal last match new parity permission
        positive possible range report reporting standard syntax system temporary transient transmission
        validation verification violation escape: character fire string style terminal establishment:
        commercial connection estate: real evaluation: arithmetic expression lazy multiple event: asynchronous
        audit auditing button copy device drop exposure future history inherited keyboard mouse notification
        ordered past press record recorded recurring registered scheduled social timer trigger wait evidence:
        direct examination: medical preliminary exception: active current handling important notable point
        possible precise special exchange: data foreign information key stock telephone executable: binary bit
        final independent interpreter linked main single execution: asynchronous concurrent conditional
        estimated parallel program script secure sequential statement executive: chief exercise: military
        physical exit: calling child editor process program shell thread expansion: alias arithmetic future
        history parameter shell variable word experience: practical user export: fast strict expression:
        arbitrary arithmetic assignment common condition conditional constant filter generation generator
        mathematical path regular relational replacement yield extension: binary bit building certificate file
        future installed installing load mail rendering service specific system writing extent: continuous
        great facility: computing debugging editing logging management notification storage system tracing
        factor: common drift external prime scale scaling factory: default row faculty: intellectual mental
        failure: allocation assertion authentication check expected generic memory power report temporary test
        family: address large operator processor protocol fault: major memory minor page fee: entrance license
        licensing feed: animal form line fiber: muscle natural nerve optical strong synthetic field:
        additional available bit electric extra header interval magnetic mask metadata minimum narrow optional
        pixel replacement request resource selected figure: geometric human plane public file: archive
        archived binary cache catalog compressed configuration control copy current data database definition
        desktop encrypted executable existing formatted graph header history hosted image index individual
        input journal key large local log map mapped missing mounted multiple new object open original output
        password policy regular script segment signature single source special tag temporary text tracked
        transaction uncompressed underlying unit unknown valid vector watched watching filter: row filtering:
        packet finger: index fire: open firewall: network firm: law firmware: free fixture: gas test flag:
        command delegate exclusive optional required status flight: space floor: ground lower flow: continuous
        control data fluid natural work flowing: current fluid: body programming folder: list parent folding:
        case constant force: air driving gravitational legal magnetic market military natural option physical
        strong superior task form: alternate alternative art binary common compact digital expanded first free
        general human modified normal normalized organic original preferred pure quoted related second severe
        short simple solid special symbolic typical usual format: archive binary compact date default exact
        file hour import input interchange list message output patch raw short specific supported text time
        transformation formation: geological formatting: alternative document numeric output style formula:
        general forwarding: fast port foundation: science software solid fraction: small frame: current outer
        page recursive stack window framework: net test testing frequency: carrier clock high low radio
        sampling function: allocation calling classification comparison conversion derivation drawing
        encryption evaluation extension factory final foreign generator generic handler hash initialization
        inverse level library management manipulation mathematical new note parsing reduction register related
        resolver safe shell specialized statistics support tracked transition trigger unknown utility
        validator volatile window wrapped wrapper functionality: additional basic core equivalent new related
        required fund: electronic mutual public future: distant near possible potential gain: performance
        game: board card computer playing simple video gate: bill logic gateway: common mail gauge: wire
        generation: automatic code first force key number random report second signature generator:
        asynchronous code environment number parser random sequence simple giving: integer string goal: design
        main primary ultimate good: ticket governor: available grade: commercial graph: directed log module
        graphics: computer network vector ground: common solid group: address command control cultural
        effective exclusive multicast node numerical peer primary process real repository social supplementary
        task thread working grouping: logical growth: rapid guarantee: security stability guide: comprehensive
        migration reference style user guideline: software hand: human right second short strong handle:
        client file key method object handler: child declaration error event exception existing exit fault
        logging registered request scheme signal handling: conflict error exception proper signal special
        terminal hash: check cryptographic new password root secure underlying hashing: keyed password head:
        branch dense large list loose header: additional arbitrary authorization block column date encoding
        extended extra host kernel local message missing program protocol request required response routing
        section type visible heading: column section health: public height: great maximum screen window help:
        display online short hint: early specific type history: brief current development full linear natural
        previous revision holder: copyright holding: process variable home: cache hormone: growth plant
        thyroid host: full local network remote unknown virtual hour: half working house: country private
        public small idea: abstract basic complex general good great new simple identification: process system
        identifier: numeric object qualified quoted resource session transaction unique identity: author user
        image: alternate container disk graphic graphical kernel machine mapped mental mirror multiple
        original process public raw runtime tagged visual imaging: resonance impact: minimal negative
        performance implementation: actual alternate alternative compatible current decoder default generic
        initial internal loop optimized original reference sample specific threading typical underlying
        import: circular fast future incremental metadata package relative test importing: support
        improvement: documentation major minor performance speed impulse: nerve nervous neural inch: half
        income: net index: array character full hash negative numerical package partial partitioned reverse
        shared tree unique update indicating: character error flag integer mask message string value
        indicator: error file output progress status industry: computer infection: bacterial viral inference:
        type information: additional authentication collecting configuration context contextual control
        copyright debugging detailed display extra federal formatting general header historical holding
        licensing management personal profiling progress related relevant sensitive specific state statistical
        status summary system technical timing tracking usage version visual infrastructure: key network
        security initialization: module session system initiative: research injury: cause input: additional
        binary buffered current expected interactive keyboard multiple password raw reading standard terminal
        uncompressed unknown user valid installation: alternate production instance: cache class engine
        exception list manager new single stream worker institute: national research institution: educational
        financial mental public instruction: atomic bit branch complex installation latency machine processing
        single instrument: cutting electronic financial legal mathematical measuring musical optical surgical
        surveying integer: bit byte exact long negative optional positive random short signed unsigned
        integration: continuous integrity: data intensity: light magnetic sound interaction: human social
        strong user interchange: data information interest: common general great historical personal public
        special interface: abstract binary buffer bus controller disk functional gateway general generic
        graphical language level line network networking physical portable programming public system terminal
        user web interpretation: special interpreter: code command interactive multiple interpreting: program
        interval: check hour minimum regular short time intervention: human manual ion: metal negative
        positive island: channel main sea small issue: legal performance portability potential related safety
        security timing item: configuration first history last menu previous iteration: last loop job: batch
        odd running suspended joining: line joint: socket journal: system judgment: good sound junction:
        directory kernel: running stable keyboard: computer keyword: additional arbitrary extra new reserved
        translated kind: lock second special statistics kit: development tool knowledge: detailed general
        human prior scientific special label: existing new security update volume labor: manual laboratory:
        bell national research land: distant dry foreign public language: assembly computer definition
        expression foreign formal functional human implementation intermediate legal level machine
        manipulation national native natural official popular processing programming query related scripting
        specific specification structured supported latency: high low network law: copyright federal power
        layer: application link lower multiple network outer physical socket surface thin transport upper
        layout: directory disk keyboard memory page physical repository space leader: group session leading:
        history optional league: major minor learning: machine length: arbitrary bit buffer byte chain content
        equal fixed focal full great history key line mask maximum minimum prefix string total variable wave
        lens: objective letter: capital case cover drive first initial single small level: basic compression
        energy frame high intermediate isolation kernel log logging low lower module nesting optimization
        patch power privilege quality root row security statement task trust upper liability: strict library:
        archive client compression conversion cryptographic dependent dynamic extension function interface
        linked runtime shared standard static threading time underlying license: additional common
        documentation public software life: half human real light: bright electric green traffic ultraviolet
        visible limit: hard lower memory process rate resource size soft speed upper usage wide line: assembly
        command comment context crossing current first goal header history horizontal input last logical
        matching median multiple phone physical railway serial single status summary telephone title vertical
        link: cross data dynamic hard missing new physical related symbolic linking: dynamic static
        lipoprotein: density liquid: holding volatile list: alias bundle column comprehensive full history
        interest linked mailing ordered parameter posting resource listener: event new original listening:
        server stop listing: directory load: heavy network loader: boot class dynamic experimental module
        loading: dynamic lazy module location: default global remote storage lock: description exclusive
        existing level mandatory memory record recursive share shared locking: file record log: audit kernel
        transaction logic: allocation application handling mathematical symbolic look: quick loop: event inner
        main nested outer tight timing loss: data packet partial performance possible total machine: abstract
        bit business client electric host local modern remote server state virtual magnet: field permanent
        mail: electronic paper mailing: kernel security maintenance: archive scheduled management: cache
        configuration context database key memory network object package power session state storage system
        transaction manager: container context geometry memory package resource service source system window
        manipulation: data path string manual: reference user manufacturer: car computer map: array import
        keyboard source space symbol mapping: case dictionary direct existing keyboard linear memory port
        private relational reverse shared underlying user margin: hand profit right safety water marker:
        conflict special market: stock mask: bit event signal subnet mass: atomic compact critical flat
        floating great large small solid master: origin match: exact overlapping partial pattern possible rule
        string word matching: expression last pattern material: building elastic flexible hard key loose
        magnetic organic raw reading sensitive soft solid synthetic mathematics: applied matter: foreign front
        mineral organic related measure: common defensive dry good linear safety security measurement:
        accurate performance table mechanism: authentication automatic caching communication compression
        control copy defense dispatch extension firing handling history import loading locking management
        notification passing primary reliable security selection simple media: magnetic social storage
        meeting: public member: archive array council default enumeration faculty group senior static
        structural structure team union voting memory: allocated allocating computer direct dynamic external
        free main maximum physical required reserved shared sufficient total video virtual volatile menu:
        context help main search message: alert control debugging detailed encrypted error help information
        log logged logging mail notification printing progress query receiving reply signed status translated
        usage metadata: additional package metal: heavy meter: progress method: abstract access additional
        authentication class comparison compression connection context factory future generic hashing index
        inherited interface loop message native new object overriding path preferred private queue request
        sampling socket special static statistical utility mile: nautical statute mind: right mineral: green
        rare valuable minister: prime minute: last mode: access addressing archive batch binary bit blocking
        cache compatible compliance compression copy debugging development editing emulation encryption
        exclusive execution file input interactive isolated lock mixed operating operation padding passive
        protected raw recovery register restricted scanning silent stop streaming strict terminal text
        threaded transaction user visual model: content data engine mathematical object processor programming
        threading trust modification: concurrent data direct file last local schema subsequent modulation:
        amplitude frequency module: automatic extension hierarchical import imported importing installing
        kernel load loading logging main new packaged site socket threading moment: magnetic second money: big
        paper monitor: computer system monitoring: performance statistics month: calendar day last year
        morning: early motion: cursor rapid rotary motor: electric mouse: field movement: cursor forward
        muscle physical political quick rapid sudden voluntary moving: fast muscle: abdominal flat smooth
        voluntary mutation: genetic name: algorithm alias alternative author branch cluster column common
        component curve database device directory display domain field file friendly full function generic
        group header hierarchical host icon image interface key module month native new object official
        operation package parameter path port proper provider publication qualified relative resource role
        schema scope section server service short slot snapshot symbol symbolic table tag trade trigger unique
        user variable namespace: abstract default global initial local network new private reserved selected
        time user naming: standard nation: united need: application immediate just likely only negotiation:
        protocol nerve: cranial lumbar motor spinal network: area computer digital global multiple neural peer
        portable private regional telephone virtual wireless news: good node: device plan noise: environmental
        notation: alternative mathematical musical object point prefix range scientific special style note:
        bank historical marginal musical portability release technical notice: copyright license permission
        notification: asynchronous change event space number: actual arbitrary article atomic average block
        column complex descriptor device error estimated finite fixed fractional generation great
        identification integral large limited line major maximal maximum minimum minor negative network odd
        phone point port positive precision prime program protocol random real revision sequence serial signal
        small strategy telephone total varying version week whole numbering: version object: abstract actual
        alternate arbitrary cell class code connection context cursor database date dependent dictionary
        distant document drop dynamic exception existing file frame generator global hash large library live
        loose mapping match memory message missing module new packed partial polling proxy response sequence
        shared signature signed socket statistics stream tag tree type wrapped obligation: financial legal
        observation: scientific occasion: formal rare social special offer: module package office: central
        foreign home public officer: army civil executive general judicial law military senior warrant offset:
        byte column file fixed minute negative position time zone operand: first right second operating: bit
        disk host modern portable underlying operation: abstract arithmetic asynchronous atomic batch blocking
        comparison concurrent copy cryptographic graphics integrity intelligence inverse logging logical
        maintenance management mathematical military normal overall partition patching relational reliable
        rendering running subsequent surgical synchronous vacuum operator: arithmetic assignment binary
        comparison conditional division equality logical ordering power relational union opinion: personal
        optics: fiber optimization: compiler guided performance optimizer: query option: additional
        configuration exclusive grant grouping line long missing new related scheduling selection shell short
        socket specific strategy test order: arbitrary byte default evaluation high insertion inverse low
        natural numerical partial proper random resolution reverse right sequential sorting traversal
        ordering: byte natural partial relative total organization: commercial industrial international list
        managing parent political origin: track unknown output: actual command compressed debugging default
        expected formatted list standard uncompressed user overhead: additional extra loop low memory
        performance timing owner: change copyright database new repository table ownership: change
        """
}
