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
}
