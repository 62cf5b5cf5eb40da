/// The rules for certain words.
extension PlainWords {
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

    /// Words that name a nation or a continent, which other meanings have, too.
    static let ofNations = Set(
        words(
            """
            argentina austria bangladesh belgium brazil bulgaria chile colombia cuba denmark ethiopia finland ghana greece
            hungary iceland iran iraq japan jordan kenya korea kuwait lebanon malaysia nepal netherlands nigeria norway
            oman pakistan peru philippines poland portugal qatar romania russia scotland singapore spain sweden
            switzerland syria taiwan thailand turkey ukraine vietnam wales yemen
            africa african america american arab arabian argentine asia asian australia australian austrian belgian
            brazilian britain british bulgarian canada canadian caribbean chilean china chinese colombian croatian
            cuban czech danish dutch egyptian england english ethiopian europe european finnish france french german
            germany ghanaian greek hungarian icelandic india indian indonesian iranian iraqi ireland irish israel
            israeli italian italy japan japanese kenyan kingdom korean latin malaysian mexican mexico moroccan
            nations nigerian nordic norwegian pacific pakistani palestinian peruvian philippine polish portuguese
            romanian russian saudi scottish serbian singapore slovak soviet spanish states swedish swiss thai turkish
            ukrainian united vietnamese welsh
            """))

    /// Words with the same initial and nearly the same meaning. Commas separate the groups.
    static let synonyms = """
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
