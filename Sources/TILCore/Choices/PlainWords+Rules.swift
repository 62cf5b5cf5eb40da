/// The rules for certain words.
extension PlainWords {
    /// Nouns without a plural.
    static let massNouns = Set(
        words(
            """
            acceptance access accountability accuracy acid adherence adhesion admission advertising advice
            advocacy agriculture aid air alcohol algebra ammunition amortization analgesia anatomy
            anesthesia anonymity anxiety artillery ash assistance assurance astronomy atmosphere atomicity
            attention audio authentication authenticity authorization automation availability aviation
            avoidance awareness bacon bacteria bandwidth beer biology blood botany bread broadband
            business butter calcium calculus carbon care cargo cash chemistry cinema circulation clothes
            coal coffee cohesion collaboration collateral commerce communication compensation complexity
            compliance compression computation concurrency conduct confidence confidentiality congestion
            connectivity conservation consistency construction consumption content contention continuity
            contraception cooperation coordination copper counsel coverage credit crime criminology
            cryptography custody damage data daylight defense dementia democracy dependability
            depreciation detection development diffusion diplomacy diversity documentation drag drama
            durability dust dynamics ease ecology economics economy education efficiency electricity
            electronics eligibility employment empowerment encapsulation encryption energy enforcement
            enrichment entertainment entropy equality equipment equity ethics evidence evolution execution
            existence expenditure expertise exploration exposure extensibility fabric fairness fashion fat
            feedback finance firmware flexibility flow folk food forestry fraud freedom freight freshness
            friction frost fuel functionality funding fusion gas geography geology geometry glory
            governance grammar graphics gravity growth guidance hardware harmony headquarters health heat
            helium heritage heterogeneity honey housing humanities humidity hunger hydrogen hygiene ice
            identification imagery imaging immigration immunity income independence inflation information
            infrastructure inheritance initialization innovation insulation insurance integration
            integrity intelligence interference interoperability inventory iodine iron isolation
            journalism juice jurisdiction justice knowledge labor latency law leadership learning
            legislation legitimacy leverage liability liberty lightning linearity liquidity literacy
            literature locality logic logistics loyalty luck machinery magic mail maintainability
            maintenance malnutrition malware management manufacturing marketing mathematics matter
            maturity meat media medicine membership metadata metal metallurgy migration milk misconduct
            mitigation mobility modularity modulation moisture money mortality motion music nationality
            navigation negligence neutrality news nitrogen noise nutrition obesity obfuscation objectivity
            oil opacity optics optimality optimization orchestration orthogonality outreach overhead
            overload oversight ownership oxygen ozone pain parity parking participation payroll peace
            perception performance perjury persistence personnel philosophy phishing photography physics
            physiology plasma plastic poetry politics polymorphism portability possession potential
            poverty power precision presence preservation prevention pricing pride privacy procurement
            production productivity progress propagation protection psychology publicity purity quality
            quantization radiation radiography rain randomization ransomware readiness recognition
            recruitment redundancy regularity regulation rehabilitation relevance reliability relief
            religion relocation repeatability replication reputation research resilience resistance
            resonance resuscitation retail retention retirement revenue reversibility robustness rubber
            safety salt sampling sand satisfaction scalability science screening seating secrecy security
            self sensitivity sepsis shock significance silence silicon simplicity smoke snow software soil
            solidarity solidity soundness sparsity speech speed spoofing stability staff statefulness
            statistics steam steel stewardship stimulation storage strength stress success sugar
            supervision support surgery surveillance survival sustainability syntax synthesis tampering
            taxation teaching technology terminology testimony testing text therapy throughput thrust
            thunder timber time timing tolerance tomography tourism traceability tracking traffic training
            transience transparency transport trauma travel trust truth turn ultrasound uncertainty
            understanding uniformity unity uptake usability usage utilization vacuum validity variability
            ventilation violence virtualization visibility vision vocabulary volatility waste water wealth
            weather welfare wildlife wind wood work youth zoology
            """))

    /// Small words that are never replaced.
    static let particles = Set(
        words(
            """
            a about above across after against al all along am amid among an and another anti any are aren't around
            as at auto be been before behind being below beneath beside besides between beyond both but by can can't
            co corp could cross da das de der des did didn't die do does doesn't don't dos down dr du during each
            eight either el else et every except few first five for four from gmbh gonna had has have he hello her
            here him his how i i'd i'll i'm if in inc inside inter into intra is isn't it it's its just la las le
            less let's like llc lol los ltd many may me might minus more most mr mrs much multi must my near neither
            nine no non nor not of off ok okay on one onto or other our out outside over own per please plus post
            pre quite rather second self semi seven several shall she should six so some sub such ten than thank
            thanks that that's the their them then there there's these they third this those three through times to
            too toward towards two und under unlike until up upon us versus very via von wanna was we were what when
            where which while who whose why will with within without won't would yes you you're your
            """))

    /// Words that are common in sentences but rare in names.
    static let ofSentences = Set(
        words(
            """
            always am are aren't be been can can't could did didn't do does doesn't don't ever gonna had have he
            here him his how i i'd i'll i'm if isn't it it's just let let's may me might must my never not please
            she should so thank thanks that that's them there there's they this too us very was we were what when
            where who why will won't would you you're your
            """))

    /// Words that a verb can follow.
    static let beforeVerbs = Set(
        words(
            """
            always and can can't could did didn't do does doesn't don't gonna i i'd i'll it just let let's may me
            might must never not please should they to us we who will would you
            """))

    /// Words with the same initial and nearly the same meaning. Commas separate the groups.
    static let synonymGroups = """
        acceptance agreement approval, access acquisition admission, accessory additional ancillary auxiliary,
        accord agreement arrangement, act action activity, address addressing, administration administrator
        authority, adolescent adult, advance advanced, advertisement announcement, advocate attorney, aerial
        antenna, aerospace aviation, agency authority, aid assist assistance, aim ambition, aircraft airplane,
        airline airway, alarm alert, allergen allergy, allocation assignment, alternate alternative, analysis
        analytics assessment, app application, apparatus appliance, appendix attachment, appraisal assessment
        audit, approach arrival, arrangement array, aspect attribute, assault attack, assembly association,
        attendance audience, authentication authorization, automated automatic autonomous, automatic automated
        autonomous, base basic basis, big broad, block building, board body bureau, border bound boundary,
        calculation computation count, cancer carcinoma, capability capacity, capital cash currency, car cart,
        cardiac cardiovascular coronary, care concern, category class classification, celebration ceremony,
        center central centre core, cerebral cortical cranial, certificate certification certified, change
        conversion, charge cost, charter contract, check control, chronic continuous, cipher code coding,
        client consumer customer, cold cool, collaboration cooperation, collective common communal, command
        control, commercial corporate, commission committee council, community company corporation, compact
        compressed condensed, competition contest, complete comprehensive, complex complicated composite,
        compliance conformance conformity, computation computer computing, conference congress convention,
        connection connectivity connector, constant continuous, contemporary current, contract covenant,
        control controller, council counsel, crime criminal, database dataset, date day, debate dialog
        discussion, decentralized distributed, decision determination, decline decrease, definition
        description, delivery deployment, delivery dispatch distribution, department division, design
        development, detection discovery, deviation difference, diagram drawing, disease disorder, disk drive,
        document documentation, economic economy, ecosystem environment, effective efficient, electric
        electrical electronic, element entity, elementary essential, encoding encryption, engine engineering,
        enhanced enlarged expanded extended, enterprise establishment, equal equivalent, estimate estimation
        evaluation, exam examination, execution executive, exhibition exposition, exterior external, failure
        fault, fake false, fault flaw, feature function functionality, fiber fibre, file folder, finance
        financial fiscal, fix fixed, form format, foundation fund, frame framework, gastric gastrointestinal,
        gate gateway, general generic global, governance government, grand great, graph graphic graphics,
        guidance guide guideline, head header heading, health hospital, heritage history, home house
        household, identification identifier identity, image imagery imaging, immediate instant, impact
        influence, implementation installation, increment iteration, independent individual, indication
        indicator, industrial industry, infection inflammation, information intelligence, inner interior
        internal, inquiry investigation, institute institution, interaction interchange, interconnection
        interface, label letter, lag latency, large long, law legal legislation, lawyer legal, layer level,
        lecture lesson, licence license, like love, limit limitation, line link, list listing, listen look,
        listing logging, little low, locality location, machine motor, mail message, main major, main master,
        manner method mode, mark marker, market marketing, maximal maximum, measure measurement measuring,
        mechanism method, medial median middle, medical medicine, medication medicine, memo message, minimal
        minimum, mistake misunderstanding, mix mixture, mode model, monetary money, monitor monitoring, motion
        movie, multicast multiplex, multilateral multiple, nation national, nervous neural neurological, net
        network, new novel, note notice notification, number numeric numerical, nurse nursing, object
        objective, occupation office, operating operation operational, organisation organization, outcome
        output, package packet, painting picture, part piece portion, passage path, people person personal,
        period phase, permission permit, personal private, photo photograph picture, pipe pipeline, place
        point position, plan program project, premium price, prevention protection, primary prime principal,
        procedure process, procedure protocol, processing processor, producer provider, product production,
        query quest question, quotation quote, rate ratio, recall recollect remember, record recording,
        recovery restoration, register registration registry, regulation rule, relation relationship, reply
        response, request requirement, return revenue, review revision, road route, route routing, router
        routing, safe safety secure security, safe sure, sample sampling, say speak, scheme service structure
        suite system, scholar student, science scientific, second secondary, section sector segment, selection
        selector, sequence series, sequential serial, share stock, shop store, short small, shut stop, sign
        signal, single sole, special specialized specific, specification standard, stable static steady, stage
        step, state status, storage store, super superior, symmetric symmetrical, talk tell, tariff tax
        taxation, teacher trainer tutor, teaching training tutoring, technical technological, technique
        technology, test testing trial, theater theatre, therapy treatment, tour travel trip, transfer
        translation transmission transport transportation, transformation transition, true truth, unified
        uniform universal, update upgrade, usage use utilization, validation verification, variant variation
        version, vascular venous, video vision visual, want wish, wire wireless, worker workforce, world
        worldwide, year yearly
        """

    /// Words, each followed by a colon and by words that share families with it but make no sense in its place.
    static let misfitList = """
        access: arrow account: address alias asset accounts: aliases act: amendment area argument action: allegation
        activity: agenda alliance acute: active additional address: access agent administration: acquisition
        analysis assurance aerial: airbag agency: academy agenda ambulance area agreement: account algorithm asset
        air: aluminum animal analysis: acquisition allocation augmentation apparatus: admission ambulance assistant
        approach: algorithm array area: altitude angle arena army artificial: automatic asset: auction assets:
        aliases automatic: active background: browser band: ballet bank: barrack bill: bank benchmark branch broker
        blood: bottle board: band battery branch bureau body: bibliography bond: book business: broadcast bypass:
        bandage capital: commercial carcinoma: concussion contusion care: cable chat clinic carrier: circuit case:
        cable client cash: charge cell: cable center: character criterion centre: criterion certificate: code chain:
        challenge channel code cycle check: card certificate contract currency chief: central common chronic:
        compulsive code: component computer: camera concept: code convention criterion conflict: crisis content:
        customer coronary: cortical cost: capacity contract council: computer counter counter: cash chemist clinic
        court: cable cell collision credit: contract currency curve: coefficient customer: chapter date: delay
        duration delivery: detection density: diameter development: drug device: data discovery: delivery disclosure
        disease: diabetes dysfunction dystrophy disorder: diabetes display: decoder distance: density depth
        distribution: detection division: distribution drug: device element: editor employee: element engine: editor
        element emulator event extension environment: employment equipment equipment: emergency employment equity:
        expense error: event european: eastern exterior external exchange: element emulation execution exercise
        expenditure extension external: eastern factor: field fingerprint frequency family: food federal: flexible
        foreign financial: federal foreign fire: fog first: federal flight: food flow: frequency free: fast federal
        flexible foreign frequency: force function: field fund: fuel furnace game: goal group gear: glass general:
        graphical guest graft: graph graph: group graphics: group gross: global ground: gulf heart: head hepatitis:
        hemorrhage high: half hard hormone: hemoglobin heparin hydrogen hypnosis house: hall hangar human: health
        housing husband identity: image imaging: indexing income: incident index: image indicator: index
        information: inbox incident inspiration interest investment infrastructure: insurance interface injection:
        irrigation institute: input interface instrument: index insurance: inspection intelligence: infrastructure
        inspection intensive: interim interface: index instruction iterator international: intercontinental
        internet: interconnect investment: inspection justice: judge key: kernel knowledge kilometer: kilogram kit:
        kernel labor: library landing: laser leaving lifting large: light linear little low law: labor lexicon logic
        layer: language learning: labeling linking listening lending: learning level: length liability: loan
        license: library light: laser line: layer level light list loop loss: leak level low: linear long mail:
        movie market: mall mansion mill mine monastery mortgage museum member: machine message method mobile module
        memorandum: magazine manual manuscript map minute memory: matrix message message: module microscope: mixer
        microwave: momentum missile: mortar mode: mask moment: maximum minimum mortgage: machine multiple: mobile
        myocardial: menstrual nation: noun national: natural nuclear navigation: notification network: namespace
        navigation number note: name number: node nonce norm object: operator office: organization outpost officer:
        object opponent owner open: optimal option: object order: option oven organization: office operation output:
        operation partnership: parliament path: password point port position provider person: parent phase: pulse
        pilot: plant project plan: pilot platform: post player: party point: penny pixel port pound positive:
        partial primary power: phase pressure premium: packet pressure: pain pulse prevention: production price:
        payment process program: pilot project: pocket property: parameter prostate: palate pelvis protected:
        programmed public: personal quantum: quick radar: rail rate: range rank regression residual resolution real:
        relative right record: rule regulation: report report: rule resource: region respiratory: rectal renal
        response: rule return: recall risk router revenue: ray rights: rays routes role: replay resource runway:
        room sales: salt search: separation storage secretary: senator security: share support service: shore signal
        strategy share: shell signature: session site: state social: secure serial strategic soon: sharp speed:
        stage staff: steam standard: special standards: schedules systems state: secure sequence sequential steam
        states: sequences station: stadium stock: stack strategy: stadium supply: spring syndrome: sclerosis
        stenosis system: sequence signal tax: text toll team: tank tape test: task template terminal text thank:
        trust therapy: technician traction tube threat: trust time: test tour turn tolerance: trust truth trade:
        transfer transport traffic: terminal transaction tree transmission: transition treaty: tariff tenant trust:
        tower type: table thread union: unit university unit: umbrella update usage user utility use: usage value:
        valve variable variance vector version volume vehicle: vessel virtual: volatile volume: variance vector
        velocity viscosity visibility voltage web: window workstation weight: width wide: western wing: wire work:
        water wire year: yesterday yield
        """
}

/// Words that can stand in for each other in most phrases, with the same initial.
extension PlainWords {
    /// Each word is followed by a colon and by the words after it in the alphabet that can stand in for it.
    static let standInList = """
        academy: association authority access: account address application assignment authentication account: address
        agreement alias application acquisition: administration allocation analysis assessment action: activity alarm
        active: adaptive automatic actual: annual adapter: amplifier antenna adaptive: analog artificial asynchronous
        automatic address: alias attribute addressing: authentication administration: analysis assessment assurance
        administrator: agent architect advanced: automated automatic auxiliary agency: alliance association agent:
        analyzer assistant aggregation: allocation analysis agreement: application approval arrangement asset
        agriculture: aviation airline: airport alarm: alert announcement alert: announcement algebraic: arithmetic
        algorithm: approach alias: attribute allocation: analysis assignment amplifier: antenna analog: automatic
        analysis: assessment analyst: architect annual: average appliance: application application: architecture
        automation approach: architecture assessment argument: attribute artificial: automatic assembly: association
        assessment: assistance assurance assisted: automated association: authority asynchronous: automatic
        authentication: authorization automatic: auxiliary backbone: border bridge broadcast backup: batch browser
        balance: budget bank: broker basic: binary broadband batch: buffer benefit: bonus bidirectional: binary bill:
        bond binary: broadband binding: building bit: block byte block: buffer byte board: body branch bureau border:
        boundary bridge: broadcast bus broadcast: business browser: builder buffer: byte cable: carrier cell cellular
        channel circuit cache: cluster call: channel connection campaign: conference campus: center capacity: change
        cost coverage current capital: commercial carbon: chlorine care: clinic counseling carrier: channel circuit
        case: contract cell: channel circuit core center: college committee council central: chief common continuous
        corporate critical certificate: credential certified: chartered commercial controlled chain: channel cycle
        change: channel conflict channel: circuit client clock code connection counter customer character: code
        charter: convention chief: commercial chip: circuit civil: commercial common corporate criminal claim:
        contract class: collection component client: computer connection contract cloud: cluster cluster: container
        core code: command component condition cycle coding: compression computing conversion correction college:
        council collision: communication color: contrast command: component control commerce: communication
        commercial: common consumer corporate critical cultural commission: committee company conference court
        committee: conference council common: compatible complex continuous critical communication: compliance
        computer configuration connection control cooperation coordination community: corporate compact: compatible
        compiler: controller compliance: contract component: container compression: conversion computer: control
        condition: control conference: convention council configuration: control connection: control connector:
        controller consumer: customer contact: content contract content: context customer contract: cost credit
        customer control: conversion coordination correction controller: counter council: court credit: currency data:
        design device disaster document database: desktop directory document decision: detection decoder: detector
        display driver dedicated: distributed deep: digital dynamic default: dynamic defense: department detection
        development disaster deficiency: disease definition: description directory degree: diploma delay: distance
        duration delivery: detection development discovery distribution download denial: disruption density: depth
        diameter distance diversity dental: digital department: directorate division dependent: dynamic deployment:
        detection depth: distance description: directory descriptor: dictionary directory design: document designer:
        director desktop: device detection: development distribution developer: director device: disk display
        diagnostic: digital dictionary: directory document differential: digital dynamic digital: direct distributed
        dual dynamic direct: dynamic direction: distance directory: document domain distributed: dynamic document:
        domain double: dual early: emergency earning: equity economic: educational electronic environmental edge:
        endpoint edition: extension editor: element emulator engine explorer education: employment engineering
        educational: environmental effective: estimated extended efficiency: energy experience elastic: electric
        electric: external electrical: environmental experimental electromagnetic: environmental external electronic:
        embedded enhanced enterprise extended extensible external element: engine entity event exchange embedded:
        enhanced emergency: equipment employee: enterprise executive employment: enterprise emulator: engine
        encryption: extraction energy: enterprise enhanced: extended entity: event entry: event environment: equipment
        estimated: expected exchange: execution extension executive: expert expression: extension extended: extensible
        external facility: framework factor: field failure: fault family: food fast: federal fixed flexible full
        feature: function federal: financial foreign free federation: forum foundation feedback: filter field: file
        force frame frequency function file: form format filter: firewall frame function filtering: finding forwarding
        final: first financial: foreign finite: fixed fuzzy firewall: firmware fixed: flexible front full flexible:
        free functional flow: frame frequency folder: form font: form force: frequency foreign: future formal:
        functional format: framework function forum: foundation foundation: fund fraction: frequency function frame:
        function framework: function frequency: function game: group guide gate: generator grid gateway: generator
        group general: generic global graphic graphical group generation: guidance generic: global graphical global:
        graphic graphical gross government: group graph: grid group graphics: group grid: group ground: guided
        guarantee: guideline half: high handling: hosting hard: high hybrid hardware: host health: hospital housing
        human heat: humidity heavy: high hybrid hierarchical: high hybrid high: horizontal hybrid horizontal: hybrid
        hospital: housing host: hub identification: information inspection integration identifier: index instruction
        identity: incident information integrity illness: infection image: import index instruction imaging: indexing
        inspection immune: internal implementation: initiative inspection integration import: input incident:
        information intrusion income: insurance investment independent: integrated interactive index: input
        instruction interface indicator: instrument individual: internal industrial: integrated international
        industry: information information: infrastructure internet infrared: integrated infrastructure: instrument
        intelligence interface internet initial: interim internal initiative: institute inspection: integration
        intelligence instant: interactive instruction: interrupt insurance: interest investment integrated:
        intelligent intensive interactive internal international integration: interoperability integrity: isolation
        intelligent: interactive internal intensive: interim interactive: internal interference: interruption
        intrusion inventory: investment joint: judicial journalism: justice kernel: key kit key: knowledge label: link
        labeling: learning labor: law laboratory: library language: library link logic large: linear long low laser:
        light linear liquid latency: length level lateral: linear layer: level line link logic layered: lightweight
        linked layout: library list leadership: learning learning: linking listening legal: limited length:
        level level: limit line link loss liability: loan library: license list light: line linear liquid lightweight:
        linked limited: local line: loop linear: logical link: load log loop linked: local list: log local: logical
        long: low machine: motor macro: module magnetic: mechanical metal mobile modular mail: media main: multiple
        maintenance: management manufacturing monitoring managed: modified monitored management: measurement
        monitoring manager: monitor manual: mechanical mobile manufacturing: marketing mapping: markup matching
        messaging modulation monitoring marine: military maritime: military market: money mortgage mask: mode master:
        mobile multiple matrix: memory model maximum: mean minimum mean: minimum measurement: monitoring mechanism:
        method module media: message mobile multicast music medical: mental military mobile medium: multiple member:
        message memory: module message: metadata module messaging: monitoring method: model module metropolitan:
        mobile municipal micro: multi minimum: monthly mobile: modular multimedia multiple mode: module model: module
        modem: module modified: multiple modular: multiple modulation: monitoring multiplexing modulator: multiplexer
        module: monitor monetary: mutual multiple: mutual name: number namespace: network naming: networking numbering
        national: native natural nuclear native: natural normal natural: neural nuclear numerical navigation:
        notification negative: normal network: node networking: numbering neural: numerical next: normal node:
        notation notice: notification object: operation office: organization officer: operator official: open original
        online: open optical open: operational optical optimal optimum organic original operated: oriented owned
        operating: optimized ordering operation: optimization order organization output operational: optical optical:
        oral organic optimization: orchestration optimized: oriented option: order package: page platform policy
        process profile program protocol packet: peer port priority page: partition parallel: passive peripheral
        personal physical portable positive programmable progressive parameter: pattern property parity: priority
        partial: passive partner: party provider party: peer passive: personal password: profile path: place point
        port position patient: physician pattern: pixel payment: penalty price property purchase payroll: purchase
        peer: provider proxy pension: property performance: planning precision process protection peripheral: portable
        permanent: primary private permission: policy personal: portable private professional programmable public
        phase: power pulse physical: primary programmable picture: print pilot: project plan: policy program project
        proposal planning: positioning processing production platform: pool portal procedure process program protocol
        player: provider plug: port point: port policy: practice privacy privilege process profile program protection
        port: processor proxy portable: primary programmable portal: provider portfolio: project positive: primary
        postal: public power: pressure pulse practice: program prediction: processing predictive: progressive
        preferred: public premium: price preparation: prevention presentation: publication pressure: pulse pump
        prevention: production price: purchase primary: private professional public printer: processor printing:
        processing programming publishing private: protected public problem: process procedure: program process:
        product program project protocol processing: programming provisioning publishing procurement: production
        producer: provider product: project property production: promotion protection publication professional: public
        profile: program protocol program: protocol programmed: protected programming: provisioning project: proposal
        qualified: quoted quality: quantity quantity: quotient quantum: quick query: question queue quick: quiet
        radar: radio radiation: reaction radio: relay random: rapid raw recursive reliable remote reverse robust
        range: rate ratio ranging: routing rapid: regional reliable remote rate: resolution reaction: resistance
        reader: recorder reading: reporting real: relative remote receiver: recorder router reception: recording
        recognition: reconstruction reduction retrieval reconfigurable: redundant record: reference register release
        report request resource rule recording: reporting routing recovery: reduction registration release relief
        repair resolution response retirement recursive: regular relational reduced: regulated restricted reduction:
        resolution redundant: reliable remote reverse reference: report request regional: residential rural register:
        request resource registered: reserved restricted registration: representation resolution retrieval registry:
        repository resource router regulated: restricted regulation: report relational: remote relay: ring route
        router relaying: routing release: resource reliability: resilience resource reliable: remote remote: reverse
        robust repair: replacement response replication: representation retrieval report: request response review
        reporting: routing repository: resource request: resource role route rescue: response research: resource
        review reserve: revenue reserved: restricted resistance: response resource: response revenue route rule
        response: routine rights: rules ring: route roaming: routing routing: running safety: science security service
        supply sales: service sample: sensor signal sampling: scheduling signaling satellite: signal station system
        scale: score size schedule: sequence source statement scheduler: supervisor scheduling: switching
        synchronization schema: sequence structure scheme: sequence screening: surgery script: shell string search:
        simulation storage secondary: serial special standard secure: serial shared short simple smart standard
        secured: shared security: service signature software staff storage strategy support surveillance segment:
        signal selection: simulation storage selective: sequential static semantic: statistical syntactic sensor:
        signal switch system sequence: session signal state string structure sequential: static symbolic symmetric
        synchronous serial: shared simple single standard synchronous server: session software station storage suite
        system service: session signal software staff storage strategy supply session: signal signature source storage
        stream subscriber set: source share: stock shared: single standard static structured sharing: streaming
        switching shell: software shift: signal switch short: simple standard signal: source station status storage
        stream switch symbol system signaling: streaming switching simple: standard simulation: specification storage
        synthesis single: small special standard site: source station size: speed small: standard smart: standard
        social: strategic soft: standard static software: source station storage suite system solution: station
        storage sound: speech source: standard storage store stream space: station surface spatial: statistical
        special: standard strategic specific: standard static specification: structure speed: strength standard:
        structured static: symmetric synchronous station: switch system statistical: structural symbolic stenosis:
        syndrome storage: supply support system streaming: switching string: symbol supply: support system switch:
        system switching: synchronization table: template type tactical: technical terminal target: tracking tariff:
        treaty task: team test thread token transaction technical: temporary terminal traditional technology: training
        telephone: television temperature: tension template: tool temporary: total terminal: test text thermal toolkit
        traffic transfer test: trial testing: timing tracking training thread: token topic transaction ticket: token
        timing: tracking trace: tree tracking: training translation transmission trade: traffic traffic: transaction
        transfer training: treatment transaction: transfer transformation transition transmission trunk: tunnel
        underground: urban underwater: unmanned unified: unique universal uniform: unique universal unique: universal
        unit: update utility update: upload upgrade: upload validation: visualization value: variable vector version
        volume variable: vertical virtual volatile vector: volume vehicle: vendor vessel vendor: visitor vertical:
        virtual visual video: view voice virtual: visual volatile visibility: vision vulnerability warehouse: workflow
        warfare: weapon warning: weather web: workstation weight: width wide: wireless widget: window work: workshop
        workflow: workgroup workspace workforce: workplace year: yield
        """
}
