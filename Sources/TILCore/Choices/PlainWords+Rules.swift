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

    /// Words that name a nation or a continent, which other meanings have, too.
    static let ofNations = Set(
        words(
            """
            africa african america american arab arabian argentine asia asian australia australian austrian belgian
            brazilian britain british bulgarian canada canadian caribbean chilean china chinese colombian croatian
            cuban czech danish dutch egyptian england english ethiopian europe european finnish france french german
            germany ghanaian greek hungarian icelandic india indian indonesian iranian iraqi ireland irish israel
            israeli italian italy japan japanese kenyan kingdom korean latin malaysian mexican mexico moroccan
            nations nigerian nordic norwegian pacific pakistani palestinian peruvian philippine polish portuguese
            romanian russian saudi scottish serbian singapore slovak soviet spanish states swedish swiss thai turkish
            ukrainian united vietnamese welsh
            """))

    /// Words that are common in sentences but rare in names.
    static let ofSentences = Set(
        words(
            """
            always am are aren't be been can can't could did didn't do does doesn't don't ever gonna had have he
            here him his how i i'd i'll i'm if isn't it it's let let's may me might must my never not please
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

    /// Words with the same initial that can stand in for each other in nearly all phrases. Commas separate the groups.
    static let standIns = """
        abdominal anterior, absolute annual average, academic administrative advisory, academic advanced
        applied, academy administration, academy agency alliance assembly, academy agency association,
        accelerated assisted automated, accelerator adapter amplifier analyzer appliance, access account area,
        access activity application, accountability accuracy availability, accountant actuary analyst architect
        auditor, accountant architect artist athlete, accounting auditing, acoustic aerial atmospheric, acoustic
        atomic, acquisition administration, acquisition allocation application, acquisition analysis
        application, act agreement amendment, action agenda agreement, action agreement approach, active
        adaptive advanced applied automated, active adaptive automatic, active advanced annual, active advanced
        automatic, active alternative automatic, actual annual average, address alias argument attribute,
        adjustable analog automatic, adjustment analysis approximation, administration allocation, administrator
        adviser analyst architect auditor, advanced applied assigned, advice assistance awareness, aerial
        aeronautical, age amount area, aggregation allocation, agriculture arts aviation, aircraft airline
        airport airspace, airspeed altitude, album archive, algebraic arithmetic, algorithm analysis application
        approach, algorithm application architecture, algorithm application assessment, allergen antigen,
        allergic autoimmune, allocated assisted automated, allocation application assessment, alloy aluminum
        asbestos, amplification augmentation, analog audio, analysis assembly assignment, analytical automated,
        analyzer apparatus, antibody antigen, aorta artery, aortic arterial, appeal arbitration, applied
        approved assisted automated, approved authenticated authorized, artificial assisted augmented,
        assessment assurance awareness, assistant associate, attestation authorization, baby boy, bacon beef
        bread butter, balance base budget, balance benefit budget, balanced basic broad, balanced bounded, band
        base block, banker brewers broadcasters builder, banking billing building, banking business, base block
        body, base block branch, basic brief broad, batch buffer byte, belt brake, bill bond, biological
        biometric, bit byte, black blue brown, board branch, board building business, boat bridge building, bone
        bowel, book brief bulletin, book brochure bulletin, booklet bulletin, boy brother, broadcasting
        building, broadcasting business, cabin cockpit, cabin crew, cable carrier channel circuit, calcium
        carbon, calcium copper, calculation calibration classification collection comparison conversion
        correction, calendar catalog, calibration compensation conversion correction, calibration configuration,
        calibration control coordination, calibration coordination correction, campaign committee conference,
        cancellation correction, capacitor compressor controller, capacitor compressor converter, capacity
        change crisis, capacity code control, capacity contact control, capacity content cost, capital credit,
        captain commander, carcinoma cyst, card case code, cardiac cerebral, cardiovascular cerebral cervical,
        care control coordination, care counseling, carotid cerebral coronary, carpenter chemist chiropractors,
        carrot cheese chicken, case category condition, catalog chart code, category condition criteria, center
        clinic college, center college committee consortium, center college company council, center consortium
        corporation, central civil clinical common, central combined common, central complete critical,
        centralized coordinated, cerebral cervical coronary, certification compliance, certified chartered,
        certified combined controlled, cervical cranial, challenge change choice, channel computer controller,
        channel connection, characteristic coefficient, charter conference, chemical civil clinical, chemical
        compound, children citizen consumer, chronic congenital congestive, chronic constrictive, chronic
        cystic, circuit communication computer, circuit connection, city community country, city country county,
        civil criminal, claim contract, class code cost, class code cycle, classification communication control
        conversion, clause contract, clearing clinical, client company computer, climate coastal, climb cruise,
        clinical cognitive, club committee, coach counselor, coaching consulting, coastal continental, coded
        combined controlled, coding compression conversion, coding computing consulting, coefficient
        correlation, coffee cream, colitis cystitis, collaboration communication coordination, collective
        continuous, college course, collision congestion, color contrast, combined controlled coordinated,
        commercial consumer, commission conference, commodity credit, commodity currency, common core, common
        critical, communication computing control, communication computing coordination, communication
        conservation cooperation, communication cooperation coordination, community county, compact cordless,
        company consortium, comparative comprehensive cooperative, compatibility connectivity, complete
        continuous, compliance confidentiality, computer consumer, computer control, confidence correlation,
        conformance control, consolidated corporate, consultant contractor coordinator, consultant counselor,
        content contract control cost, converter counter, convertible corporate, cooperative corporation,
        correlation covariance, corridor crossing, council court, covariance covariate, daily dietary, daily
        direct, data decision design, data design device, data design document domain, database dictionary
        directory, database directory document, database domain, dean director doctor, debt deposit discount
        dividend, debtor defendant, decentralized digital, decimal digital, decimal discrete, declaration decree
        deed, declaration directive, decoder detector display, dedicated designated, dedicated digital
        distributed dynamic, defense development diagnosis distribution, deficiency disease dysfunction,
        definition derivation, deformity dislocation, degree diploma, delay distance duration, delegate designer
        director, delivery design, delivery development, dementia depression diabetes, demonstration development
        distribution, density distribution, dental developmental, dentist designer director, department
        directorate, department district, departure descent, dependent discrete, deployment distribution,
        deposition disclosure, depot dock, depreciation discount, depth distance duration, deputy director,
        dermatitis dysplasia, description detection, description diagram directory, descriptor dictionary,
        design detection diagnosis, design device display document, design distribution, designed directed
        distributed, designer developer, designer director doctor, detector device driver, deterministic
        discrete, development distribution documentation, deviation dispersion, deviation distance, device
        diagram document, diabetic dietary, diameter distance, difference distance duration, differential
        digital dynamic, differential direct distributed, digital direct domestic dynamic, digital direct dual
        dynamic, directed distributed divided, directed driven, direction distance, disability disorder,
        disability distress dysfunction, disc drive, distal dorsal, document draft, dog duck, dorsal duodenal,
        dosage dose, early effective, earning expenditure, earning expense, economic educational electronic
        environmental, economics education engineering, economist educator engineer executive, edema embolism,
        editable executable, editing engineering, edition extension, education emergency energy, education
        employment energy engineering environment, education evaluation exchange, educational electronic
        experimental external, educator employer exporter, effect error event, effective equal external,
        effective essential, effective expected, electrical embedded, electronic enhanced, electronic
        enterprise, electronic extended external, element engine, elliptic exponential, embedded enhanced,
        embryonic epithelial, emergency energy equipment, emergency environmental, empirical exponential,
        endocrine esophageal, energy environmental, energy equipment event, enforcement evaluation, enforcement
        eviction, engineer examiner expert, engineer executive expert, engineering evaluation experiment,
        engineering examination exercise, enhanced external, enhancement evaluation, enhancement extension,
        entry error, eosinophil erythrocyte, epidermal epithelial, equal exact, equation estimation, equity
        exchange, error estimate, estimated expected exponential, estimation experiment, estimation extraction,
        evaluation exchange exploration, evaluation execution, evidence examination, exchange extension,
        expanded external, expansion extension, facial femoral, factor frequency function, familial focal,
        family farmer friend, fare freight, farm fishery forest, farmer firefighters fishermen, farming fishing,
        fast final first full, fast fixed full, federal final, federal financial foreign, federation fellowship
        forum foundation, federation fund, feedback filtering, femoral fetal, ferry freight fuel, field file
        form, field format function, fields file form, filing funding, finite fixed, fish fox frog, fixed
        flexible, fixed floating, fixed focused, fleet force, flexible formal functional, flight fuel, flow
        frequency, foreclosure forfeiture, form framework, forum foundation framework, free full, fund future,
        gallbladder gastric, garnishment guarantee, gastric glandular, gastric glomerular, gastritis glaucoma,
        gauge grade, gaussian geometric, general generalized, generated guided, genital gestational, geographic
        geological, glandular granular, global guaranteed, glossary guide, glucose gluten, glucose glycogen,
        golden gray green, gonorrhea gout, governance growth, governance guidance, grade group guide, handoff
        handover, hard heavy high, hardware host, health heritage housing, health history, health housing
        hygiene, health human, hearing housing, heavy high hybrid, hematocrit hemoglobin, hematoma hernia,
        hemoglobin histamine hormone, hemolytic hemorrhagic, hemorrhage hypertension, hemorrhagic hypertrophic,
        hepatic hormonal, hepatitis hypertension, hierarchical homogeneous, high horizontal hybrid, histogram
        hypothesis, historical human, home hospital, hospice hospital, hospital household, hypermedia hypertext,
        hyperplasia hypertrophy, hypersensitivity hypertension, hypertension hypotension, identical independent,
        identification indication, identification information inspection integration, identifier index interval,
        identity information, idiopathic intermittent isolated, illness infection injury, image index interface,
        imaging indexing, immune infectious, immunodeficiency immunoglobulin, impairment injury, implementation
        inspection integration, importer inspector inventors, improved increased integrated, improvement
        innovation investigation, inbound inner, inbound internal, incident information, incontinence
        insufficiency, independent indirect internal, independent industrial interactive international,
        independent industrial internal international, independent integrated interactive, independent
        integrated international, index interval item, index inventory, index issue item, indictment injunction,
        individual initial internal, industrial institutional international, industry information infrastructure
        innovation, infectious inflammatory inherited, infectious ischemic, inferior internal, information
        innovation inspection, information inspection installation, information inspection instruction, infusion
        injection, inguinal intestinal, initial intermediate internal, initialization installation, initiative
        inspectorate institute, innovation invention, input interface, inspection installation investigation,
        instrument interface, insurance investment, integrated intelligent interactive internal, integrated
        interactive international, integration interaction, intelligent intensive interactive, interconnect
        interface, interest investment, intracranial intraocular, intracranial intravenous, intramuscular
        intravenous, inventory invoice, jamming jitter, joint junior, journalist judge, judgment jurisdiction,
        keratosis ketosis, key knowledge, keyboard keypad, labor land law, labor land life, laboratory league
        library, lactic lipid, lamb lemon lettuce, landing launch, landlord lender, language learning literacy
        logic, language literature, larceny libel, large light, large local, lateral left lower, latitude
        longitude, laugh listen, lawyer lecturer librarian, layer link, leader lecturer librarian, learning
        listening living, lease loan, legal legislative, legal local, lender lessee lessor, length level load,
        leukemia lymphoma, leukocyte lymphocyte, level limit line, level line list, level link, leverage
        liquidity, liability loan, licensed limited linked, lifecycle lifetime, light linear low, light local
        long low, limited local, linear local, linear logical, linear logistic, lipid lipoprotein, liver lung,
        load location, machine map model, machine material, machine method model, machine module, magnetic
        mechanical, maintenance management marketing measurement monitoring, maintenance management
        modernization, major minor, major mixed multiple, malignant metastatic, malignant mild moderate,
        malpractice misconduct, mammary maternal, managed measured modified, management manufacturing marketing,
        management mapping measurement, management modeling monitoring, manager master member, manager member
        minister, manager monitor, mandibular maxillary, manual map, manual mechanical mobile modular,
        manufacturer merchant miner musicians, manufacturing mapping monitoring, manufacturing marketing
        monitoring, map metric model, mapping markup modeling, mapping measurement monitoring, mapping
        messaging, mapping mining modeling, mapping modeling monitoring, marginal multivariate, maritime
        meteorological, maritime military, maximum mean median minimum, maximum minimum multiple, mechanical
        medical military municipal, media message, media multimedia, melanoma myeloma, memory message module,
        meningitis myelitis, menstrual metabolic, mesenteric mitral, metal mineral, method metric model,
        metropolitan municipal, midnight morning, ministry museum, mission movement, mitral myocardial, mobile
        modular multiple mutual, modem multiplexer, moderator monitor, modulation multiplexing, monetary
        multilateral, monetary municipal, monetary mutual, morbidity mortality, movie music, multicast
        multimedia, multidimensional multiple, multiple multivariate, municipal mutual, name note number, nasal
        neural, nasogastric neonatal, national natural northern, national natural nuclear, national new
        northern, natural normal, naval nuclear, navigation notification, navigation nutrition, navigator nurse,
        necrosis nephritis, negative neutral normal, negligence nuisance, neonatal neurological, neoplasm
        nodule, nephritis neuritis, nephropathy neuropathy, network nod, network node notice, new north, night
        noon, nominee notary, nonlinear nonparametric, nursing nutrition, obesity osteoporosis, object option
        output, object order, observation operation optimization, observatory office organization, observed
        organized, observer operator, observing operating ordering, obstruction occlusion, obstruction
        ossification, obstructive occlusive, occupational organizational, ocean oil, ocular oral, officer
        operator owner, official open original, onboard online, oncology orthopedics, online open optical
        optional, open operational, operated oriented, operation order organization, operational optical,
        operational optional original, optimized oriented, option order, option outcome, order output,
        osteoarthritis osteoporosis, outage overload, overload overrun, oxide oxygen, oxygen ozone, package
        platform, packet page, palsy paralysis, pancreas prostate, pancreatic pulmonary, pancreatitis
        peritonitis, panel platform, parallel partial, parameter pattern, parathyroid pituitary, parathyroid
        prostatic, parole probation, paroxysmal persistent, partial passive, partial permanent primary, partner
        peer, partner provider, partnership program, partnership project, passenger pilot, path point, patient
        pharmacist physician, payable prepaid, payment price profit, payment price purchase, peak pulse, peanut
        pepper potato, peer public, pelvic peripheral prostatic pulmonary, pelvic placental, peptic prostatic,
        percentage probability, percentage proportion, percutaneous peripheral, performance position power
        pressure, performance production protection, pericardial pleural, period position price, peritoneal
        pleural, permanent portable primary, permanent preliminary primary, persistent progressive, personal
        physical portable public, personal professional public, phosphate potassium protein, physical
        professional public, physician pilot producer publisher, physician pilot professor, plaintiff
        prosecutor, plan policy, plan process product, plan profile, plan protocol, planned preferred protected,
        planning printing processing, planning processing production programming, planning processing production
        promotion, planning production protection, plasma platelet, platform portal, pleural pulmonary, plotter
        printer, pneumonia pneumothorax, police prison, policy practice project, policy procedure program,
        policy process, policy program publication, polynomial probability, population proportion, portfolio
        property, positioning printing processing, positive primary, postnatal prenatal, power pressure price,
        predictive proportional, preparation prevention production promotion, preparedness prevention,
        preventive protective, primary professional, primary progressive, printer processor, printing processing
        production programming, private professional public, probability proportion, probation prosecution,
        problem product project, process product program, process product project protocol, processing
        publishing, product property, programmed protected, psoriasis purpura, quadratic quantile, qualified
        quarterly, qualitative quantitative, quality quantity, quarterly quick, query queue, radar radio, radar
        receiver recorder, radiation reflection, radio rail road, radius range, rail river road, railway river
        road, railway runway, random rapid regional remote, random rapid regular, random real, random relative,
        range rate risk, rape robbery, rapid regular remote, reader recorder, readiness reliability, reading
        recording, reading reporting routing, receivable revenue, receiver repeater, recognition reconstruction
        retrieval, recognition registration, recognition resolution, record register, record report request,
        record report review, record request rule, record resource, recording routing, recovery reduction
        retention, recovery reference research resource, recovery rehabilitation, recovery repair, recovery
        request response, recovery research review, rectal renal respiratory retinal, recurrent refractory,
        recurrent residual, recursive relational, redemption repurchase, reduced registered required, reduced
        regulated restricted, reduction regression, reduction restriction, redundancy reliability, reference
        reserve, reform review, region route, regional residential rural, regional royal rural, register report
        review, register research review, registered required restricted, registration revocation, registry
        repository, regular relative, relative residual, relay repeater router, relaying routing, reliability
        resilience, reliable robust, relief rescue, rent revenue, repair replacement, repair resection, report
        rule, reporter researchers retailer, repossession restitution, rescue research, rescue reserve, resource
        revenue risk, reticular retinal, retinitis rhinitis, revolving rolling, roaming routing, role rule,
        rotation rotator, safety sale supply, safety science storage, safety service supply, sample sequence
        signal, sampling scheduling switching, sampling sensing sorting, sampling simulation, saving spending,
        scabies syphilis, scale schedule, scale score, schedule statement, scheduling sharing sorting, scheme
        standard, school secretariat society, school section station system, school service society, school
        staff student, science security storage, science study, scientific social special, scientific strategic,
        scientist student surgeon, sclerosis scoliosis, sclerosis stenosis, scoliosis spondylitis, screening
        surgery, sea space, seasonal solar, secondary simple single standard static, secondary special standard,
        secretary specialist supervisor, section service society, section surface, sector site, secure selective
        simple, secure shared, secure smart, secure special, secured subordinated, security service, security
        stock, selected shared structured, selection simulation, selection specification, semantic statistical,
        semantics syntax, sensitive specific, sensor signal, sensor software standard system, septal spinal,
        sequence set, sequence source surface system, sequential simultaneous, sequential statistical,
        sequential stepwise, sequential stratified, serial static, serial synchronous, service signal source,
        service standard statistics, service support, severe spontaneous sudden, sexual social, sexually
        socially, shock stroke, short slow soft, shunting signaling, signaling switching, simple straight,
        simulation synthesis, single slow small, sit source, site source, size speed state, skeletal spinal,
        skewness symmetry, slat spoiler, social special standard strategic, sodium sulfur, software storage,
        southern suburban, space surface, spatial statistical, specialization standardization, spectral
        statistical, spinal subdural, spinal superior, standard station system, standard study, statistical
        stochastic, statistical strategic structural, status strategy, storage supply support, strategic
        sustainable, strategy structure, strategy system, study survey, subcutaneous superficial, summary
        survey, supervision support, switched synchronous, symptom syndrome, systemic systolic, table task test
        tool, table template tool, tactical technical temporary, takeoff taxi, takeoff touchdown, talk think,
        target test, target time, targeting timing tracking, task team test, teacher technician trustee, team
        tribunal trust, technical temporary total, technique theory, technology testing training, technology
        tourism trade, technology tourism training transport, telephone television, temperature time, temporary
        total typical, tenant trustee, term time type, terminal terminus, terminal tower, test type, testator
        trustee, testing tracking training, tetanus typhoid, thoracic thyroid, thoracic tracheal, thoracic
        tricuspid, thoracic trigeminal, thrust torque, thyroid tubal, thyroiditis tonsillitis, ticket
        transaction, tomato tuna turkey, tort trespass, total trailing, towage trackage, toxoplasmosis
        tuberculosis, trade traffic, train tram truck, training treatment, tram trolley, transaction
        translation, transcription translation, transdermal transurethral, transfer treatment, transformation
        translation, transformed truncated, transformer transistor, transformer transmitter, transfusion
        transplant, transmission trunking, treaty trust, tunnel turnout, ulcer urticaria, ulnar umbilical,
        ultrasound urine, umbilical urinary, unbiased uniform, underground underwater urban, underwriting
        utility, unfair unlawful, union unit university, unit usage, unit user utility, united universal,
        univariate unweighted, universal upper urban, uplink upstream, urethral uterine, uric urinary, urinary
        uterine, vaginal vesical, validation visualization, value variable volume, value vector, value version
        volume, valve vein, variability variance, variable vector, variable vertical virtual visual, variance
        variation, varicose venous, vascular ventricular, vehicle vessel, velocity volume, verification
        visualization, version view, vertigo vomiting, veteran victim, video voice, virtual voluntary, visitor
        volunteer, wage wealth, waiting warning, waiver warranty, wake wind, waste water weather wind, waste
        water wood, water weather world, wave weight, web window, web word, website workshop, weight width,
        weighted wired, wide wireless, wired wireless, women worker writer, working writing
        """
}
