/// Pairs of adjacent words in English texts.
extension PlainWords {
    /// Each second word is followed by a colon and all of its first words. A digit shows a frequent pair: 2 for more than
    /// 20 times, 3 for more than 80, 4 for more than 300. The pairs were counted in the documentation of Debian 12's
    /// packages and in its copies of three dictionaries: GCIDE, WordNet 3.0 and FOLDOC. Only the counts were kept.
    static let phrases = """
        abdomen: post segmented ability: artistic implemented intellectual learning marked mental moral native natural
        physical rate scaling abscess: chronic cold absorption: abnormal infrared resonance self abstract: brief
        categorical declared expressing inherited abstraction: captain cipher communication connector data2 encoder
        general hardware hash lambda2 matrix native2 object oriented plane platform relative set simplified single
        threading useful abuse: alcohol child domain drug excessive net2 self sexual verbal academy: force honorary
        military national naval police royal acceleration: cryptographic graphics hardware2 human maximum path2 rapid
        accelerator: available3 beam coherent4 electron engine2 exchange graphics hardware2 interconnected linear
        master2 menu particle point proton virtual2 worker2 accelerometer: digital acceptance: basic general patch2
        profile self trade user access: allowed2 anonymous2 bidirectional2 column concurrent2 conditional2
        configuring2 direct3 directory2 discretionary disk early4 easy equal exclusive3 external3 fast gain giving
        grant2 granted granting guarding indirect initiated2 internet2 mad mandatory2 media memory4 multiple2 native2
        optimizing personal3 plain2 port2 principal3 printer privileged3 protected provision2 public3 radio random3
        rapid relay remote2 room root2 row secure2 selective sequential2 simultaneous slow transparent unified urgent
        verb web2 wireless worker accessibility: lookup runtime toolkit topic accessing: disk enabling proxy accident:
        evil fatal historical nuclear sad serious account: active4 allowance audited bank billing4 brief capital cash
        charge checking complete control credit current2 deposit detailed dormant entertainment expense external3 hand
        internet keeping loss margin official open pension privileged profitable reserve retirement root2 satisfactory
        saving selected2 service4 shell short theoretical trust trustee user3 valuation written accountant: chartered
        cost public accounting: accepted basic cost delay2 extended hierarchical inventory locking4 memory parent
        personal process2 time2 accumulator: acid bit bus2 iron accuracy: better clock degree great high measurement
        questionable timestamp accusation: expressing formal mutual self acetate: copper lead potassium acid: battery
        complex conjugate crystalline electrolyte gamma gastric lead organic2 oxygen periodic pleasant potassium super
        unstable weak acknowledgement: contributor data negative synchronous acknowledgment: packet acoustics: system
        acquisition: data lingual lock2 recent requirement target acre: broad half real acronym: backward expanded
        letter2 recursive2 act: call class criminal decency enabling health last legislative magic mental node2
        organization protection reflex special speech subject subsequent surveillance trade unlawful verbal will2
        acting: back direct double expert force2 host law long method self single action: administrative allowed2
        asset2 atomic bell button capillary chemical2 civil class clear criminal critical default3 delayed destructive
        direct effective efficient emergency enforcement exciting explicit flow full gate governmental group human
        immediate increased initialization2 job joint lake2 last legal manipulation mass mechanical medium military
        minimal2 mirror molecular muscular mutual natural next2 obstructive personal piano planned police political
        popular possible pump recovery2 reflex requested2 restricted revocation3 rolling3 routing severity social
        solvent special2 specific2 swap2 synchronous termination3 test traceable trap2 trigger2 update2 vital
        voluntary wrong activation: bus2 consumer3 current domain3 firmware2 producer3 range3 runtime service2 socket2
        traditional2 trigger2 update2 activity: antibacterial asynchronous autoscaler background biological board
        business button commercial communal concurrent criminal cultural database2 development disk economic editor
        educational excessive general human intelligence keyboard lock locking logged maintenance mental metabolic
        monitor muscle national network neural noisy offensive ongoing optical package physical planned program2
        psychic query questionable recreational reproductive sensory sexual2 shell2 social special store sympathetic
        table2 time trading vital actuator: head rotary adaptation: dark dynamic level light mutual secondary special
        adapter: child display ethernet3 express2 flow2 graphics2 host4 interface internet network3 parent2 provider
        root2 server2 socket supported3 teletext terminal video adapting: self adder: european milk sea addiction:
        alcohol drug addition: automatic2 matrix mean recent repeated small successive temporary useful vector
        address: absolute2 accessible2 aligned2 anchor bank2 base4 broadcast2 bus3 business client2 column2 compiling
        computer destination3 direct dispatcher dynamic4 effective2 ethernet2 external3 flat handsome hardware3 host2
        indirect internal2 internet3 inverse linear2 local3 logical3 lowest mail3 mailing maintenance2 mapped4
        megabyte missile multicast2 multiplexed net network3 old2 peer2 physical4 postal2 print3 public remote2
        requested return3 reverse row2 security3 segmented sender socket3 source3 stateless static2 station street
        style2 submission subnet tagged3 translated2 upper virtual4 addressing: bit2 block complex cursor dynamic
        indirect2 local locator3 message multipoint relative virtual2 adjuster: claim clock fine adjusting: parity
        self adjustment: accurate automatic balance clock comparison dynamic effort even final fine incremental last
        left making mutual rate region right score2 seasonal sensitivity space warning administration: atmospheric
        business drug enforcement executive health housing local popular public record security server2 service space
        system3 technology traffic administrator: academic account chief cluster2 database delegated domain local2
        network site system3 tag admission: cache free judicial total adult: lowest terrestrial young advance: cash
        credit film huge major patterned sexual significant spark week adventure: cave computer playing text
        adversary: grand advertisement: capability classified dynamic neighbor2 newspaper router2 self set2
        advertising: list service advice: bad general good legal medical mutual offer professional special technical
        adviser: confidential investment legal military aeronautics: national afternoon: good late whole age: adult
        advanced bone bronze cache2 dark developmental drinking early fertilization fetal former gestational golden
        great ice information iron2 jazz legal maximum mental middle3 mine minimum old3 password past school silver
        space stone2 visual voting agency: administrative advertising aviation commercial communication direct
        employment energy enforcement executive federal2 free gaming governmental independent intelligence joint
        logistics maintenance2 management nation natural news press profit project protection research security
        service sole sponsoring support system travel welfare agenda: formal hidden agent: active agricultural alive
        antibacterial antifungal antiviral audit authentication2 biological blocking book booking bridge business
        chemical2 claim cleaning commercial county cryptographic customer diplomatic double employment enforcement
        environmental espionage estate explosive extension external federal fixing foreign free general house
        infectious2 inquiry insurance intelligence land law lethal literary local logging mad mechanical metric2 mill
        moral mustard nerve observability2 parliamentary password2 physical policy press purchasing relay remedial
        remote revenue road secret sedative selling service3 shipping special station suite2 talent therapeutic
        thinking ticket toll transfer3 transport travel universal user3 aggregation: event familial link2 logging
        parallel partial zone agreement: acquisition case collective disclosure2 distribution employment exact express
        expressing formal general implicit informal international key2 labor legal level license licensing merger
        mutual number peace person pooling previous purchase sale secret trade working written agriculture: scientific
        aid: band best brain debugging2 design economic federal financial first foreign giving hearing lending
        mechanical medical multilateral mutual navigational primary teaching aircraft: amphibious anti attack body
        controlled enemy fighter launch military operational wing airfield: auxiliary airplane: bomber commercial
        engine flying tractor airport: international large normal alarm: critical3 evolution fire high4 low3 resetting
        scheduled smoke sudden temperature3 voltage3 album: benefit concept record albumin: acid egg serum alcohol:
        absolute aldehyde containing drink fetal flammable grain ketone primary secondary steroid wood aldehyde:
        crystalline liquid alert: capacity critical emergency fatal identity monitoring production red router seizure
        temperature trigger warning algebra: computer linear matrix multiple process regular relational symbolic
        universal using vector algorithm: approved approximation avoidance3 awful bad balancing2 basic benefit builder
        central checksum cipher3 compression3 congestion constrained construction cryptographic2 decompression
        detection digest3 dumb encryption2 equality eviction exchange force genetic graph hash3 hashing2 intelligent
        key3 modern nondeterministic numerical pie predictive processing recursive reduction replacement resolution2
        resolver scaling2 scheduling2 search2 selection2 shaping signature3 signing sorting2 supported2 throttling
        transform translation validated weak wrapping alias: available2 column expanded generic namespace2 quoted
        table verbal version2 alignment: byte2 column grid memory3 minimum natural2 proper section2 short stack strict
        vertical alkaloid: artificial bitter crystalline toxic allergy: atopic delayed food immediate alley: blind pan
        alliance: grand networking northern political software allocating: expectation failure allocation: bandwidth2
        buffer3 cat cipher clustered concurrent consistent cost coupled delay delayed2 dynamic2 fast file fragment
        guarded heap2 lazy local2 memory4 minimum new optimal page3 port2 register2 resource2 stack2 storage store
        allowance: daily depreciation extra fixed handsome living resource2 travel weekly alloy: base metallic natural
        nickel steel white alternative: acceptable better coast common issuer modern possible powerful subject3
        theoretical top update2 viable altitude: cruising high2 intermediate low maximum measuring aluminum: lithium
        sodium ambassador: process amendment: constitutional first amine: liquid primary secondary ammonia: passing
        ammunition: belt fixed amount: abnormal adequate amazing budget2 calculated configurable discrete equal
        equivalent excessive exponential face fair fixed2 gross huge2 incredible infinite insane large3 largest
        limited2 massive maximal maximum3 minimal minimum2 normal period possible precise reasonable relative short
        significant2 small3 specific stated sufficient total3 trivial vast whole ampere: international volt
        amplification: light microwave traffic amplifier: audio external gain noise sense speaker2 amplitude: discrete
        magnetic pulse reflection set signal small analysis: automated benchmark benefit chemical2 comprehensive
        container2 cost coverage critical defect detailed domain dynamic element entity escape2 exception factor flow2
        forensic2 forward fundamental graph harmonic heap level lexical literature market mathematical multivariate
        numerical2 online oriented2 performance physics qualitative quantitative regression requirement risk saved
        selective self semantic sentiment spectral spectrum static2 statistical2 stress structural structured2
        syntactic syntax system technical termination traffic trend ultimate video2 analyst: business communication
        credit database financial industry intelligence market performance security system2 technical analyzer: code
        differential height impedance lambda lexical log2 mathematical static2 anatomy: applied clinical comparative
        dental developmental functional general gross human modern regional anchor: boat destination floating mooring
        sea sheet source spare trust3 anemia: cell hemolytic malignant pernicious progressive refractory severe
        anesthesia: block conduction epidural general glove inhalation local regional spinal topical aneurysm: aortic
        cerebral intracranial ventricular anger: bitter extreme angle: acute alternate axial basal camera closed
        complementary constant critical double2 equal exterior external face facial gliding high horizontal hour inner
        interior internal left longitudinal measuring normal open optic phase plane pointing polar reflex right3 round
        sharp solid spherical vertical view viewing visual wave wide animal: allied2 amphibious domestic2 draft
        experimental farm irrational living2 lower2 male marine2 mature pack range sea swimming wild2 work animation:
        computer loading original suspended anniversary: diamond religious wedding annotation: assembler clear2 cyclic
        declaration inner missing2 normal partial program2 receiver recursive repeatable repeated repeating3
        signalling spark type3 update2 valued announcement: formal local product public release traffic annuity: life
        ordinary anomaly: congenital serialization true answer: better default2 honest known3 negative receiving right
        safe short traditional wrong ant: agricultural american army black carpenter driver european fire honey horse
        hunting making spider white wood antagonist: estrogen antenna: directional dish external parabolic radar radio
        receiving satellite television transmitting anthropology: cultural descriptive physical social structural
        antibiotic: antibacterial antifungal basic crystalline oral polypeptide resistant antibody: antigen specific
        virus antigen: foreign separate specific anxiety: excessive extreme generalized aorta: abdominal descending
        thoracic apartment: adjacent efficiency inner optional sleeping small studio apnea: periodic sleep app:
        associated3 desktop engine3 game hosted instrumentation launching manager2 mobile relay2 sample3 segment
        serious space apparatus: auditory breathing cooking digestive diving electric electrical heating laboratory
        lacrimal optical receiving reproductive respiratory scientific sensory special urinary vestibular whole
        appeal: emotional personal signal appendicitis: acute appendix: named next2 apple: bear bell big candy cherry
        cooking crab early earth eating elephant golden green left love mad open pitch queen rose rotten sea solid
        star sugar sweet wild winter applet: discovery puzzle appliance: dental electrical home information kitchen
        major mechanical minor recovery router3 transfer3 virtual applicant: job application: active allowed2 alone
        building2 business2 calendar calling2 capturing client3 commercial credit critical2 distributed2 editing
        embedded2 embedding enterprise executable3 extensible external2 fancy formal general graphical helper
        horizontal hub2 important instrument intensive interactive interconnect2 internal2 international job joint
        loan messaging military mortgage multimedia native office optimal panel partial party patent permit physics
        portable2 practical processing proof rapid record2 relay sample2 scheduling selected2 space4 speech stupid
        supervised telecommunication telephony threaded2 topical trusted2 typical vertical web2 wireless appraisal:
        critical appreciation: show approach: alternative best better common constructor consumption controlled
        declarative effort former interactive landing layered lazy mixed oriented overall possible practical preferred
        previous quoting recommended reliable second testing therapeutic traditional approaching: airplane velocity
        approval: access4 automatic broad explicit express final general getting loan manual3 official secret show
        signing approximation: first gain safe successive written aptitude: numerical arbitration: immediate network
        arcade: penny video archaeology: marine underwater architect: computer intelligent state2 architecture:
        acceleration addressable arm4 bit3 broker bus2 civil classical cognitive component computer2 document domain
        driven driver environment2 extended flow foreign functional hardware2 host2 internet layered messaging micro
        microprocessor modern naval network2 parallel pipelined portable power2 precision processor2 scripting
        secondary segmented server sound2 switch3 target2 archive: archiving compressed continuous deterministic2
        dynamic2 experimental extracted fixing format incremental input2 internet kernel3 list2 mail2 national packed2
        processing spark stable tape testing2 thin2 training unstable2 upload2 whole archiver: disk library tape
        archiving: continuous2 test area: acidic adjacent administrative agricultural archive association auditory bay
        black border breakfast bright broadcast cargo central circular coastal combat completion3 composing
        controller4 cortical dark2 descriptor2 desert desk destination dining disaster drainage dry enclosed equal
        exhibition extended feature free2 genital geographic gray guard historical home2 horizontal land language
        launch limited loading local3 localized log2 main2 mapped2 memory3 metadata2 metropolitan2 mining moist motor
        parking patch pelvic personal picnic picture playing prescribed recreational remote reserved2 residential rest
        rural secret selected separate service settled shopping sized spare2 stack staging static statistics storage2
        subject summary superficial surface swap2 target task technical temporary total tracking triangle triangular
        unit urban vast visible visual waiting warm waste wide2 wilderness arena: political sport argument: actual2
        callback3 direct2 direction extra2 first4 formal function3 hand integer2 last3 line4 linear literary logical
        mandatory2 numeric3 optional3 passing2 polymorphic powerful second4 separated2 string3 third3 valid2 variable2
        arithmetic: address basic binary bit clock coded complex conditional exact integer modular normal point2
        pointer precision simple style vector arm: alignment2 architecture4 assembler bear chaining2 disk enforcement
        experimental index light mine modern order powerful processor2 radial round side small stack strategic strong
        sword synchronous tone upper writing armor: body chain cloud2 coat defensive light mail model3 plate
        protective ring steel submarine army: carrying continental continuity era grand guerrilla mobile network
        permanent red regular resistance secret small standing state2 territorial union vast whole arrangement: flower
        gear living logical methodical musical output postal regular serial spatial systematic temporal temporary
        triangular array: allocating battle broad byte3 child2 complete compound2 constant2 detached dispatch dynamic2
        element2 empty2 encoded3 exercise extent fence2 flexible2 gate generic graphics2 grid2 immutable indexed2
        input2 integer2 interactive internal2 large2 lazy length2 linear2 listener2 multidimensional2 ordered parity
        pitch pixel2 primitive print3 programmable proud raid4 redundant2 returned2 sized smart3 solar sorting sparse2
        style systolic tuple typed2 vector virtual2 voting arrest: cardiac cardiopulmonary house mouse arrester:
        lightning spark spike arrhythmia: cardiac ventricular arrival: packet arriving: data item packet traffic
        arrow: broad green left2 right2 scroll southern way artery: alveolar atrial auditory brachial bronchial
        capillary carotid central cerebral cervical communicating coronary cystic digital epigastric facial femoral
        gastric hepatic iliac intestinal lacrimal laryngeal lingual lumbar main major maxillary meningeal mesenteric
        nutrient ovarian pancreatic plantar pulmonary radial rectal renal splenic subclavian temporal ulnar uterine
        vaginal vertebral arthritis: degenerative rheumatoid article: famous fancy feature heavy hidden important
        journal magazine manufactured missing net news newspaper post recent review separate shipping storing
        technical artillery: field flying heavy horse artist: abstract commercial performing ascent: font gradual
        initial overall steep asking: person random aspirin: buffered assault: amphibious secret sexual assay:
        diagnostic rich assembler: arm base debugging early even inline macro namespace native optimized optimizing
        reason structured symbolic tuned weekend assembly: administrative arm cable early formal general head improved
        inline2 judicial legislative2 local main message micro national official optimal popular public representative
        structured symbolic tail unlawful web assertion: bold checking logical positive relevant2 self side strict2
        assessment: balanced enterprise express logistic security special tax vulnerability assessor: tax asset:
        business center2 cloud3 current dataset exporting financial governed liquid media2 quick reserve root2
        searchable supported2 tangible assignment: active address2 array2 augmented compound2 copyright direct duty
        instance2 linear number policy4 port prior2 reading register resource school simple single2 slice special
        static structure temporary traffic type variable3 writing written zero zone assistance: emulation financial
        justice logistic mutual national need public respiratory social software technical assistant: chief dental
        digital legal medical module proof shop associate: computer free people solution tag trusted association:
        consumer3 development electronics endpoint3 first free group4 industry international loan manufacturer
        mortgage national plan3 policy3 press producer3 professional rifle scientific secret security standard
        technology trade voluntary volunteer assumption: basic central exposure fundamental implicit long making
        parity privacy wrong assurance: capacity high life quality self asthma: bronchial astronomy: modern physical
        radio athlete: college professional state trained atmosphere: special standard upper atom: acidic basic
        carbon2 gram helium hydrogen2 iodine metallic nitrogen oxygen sulfur valid atrium: left right attachment:
        apple connector cultural example2 excessive firm foreign interconnect4 machine mechanical message network4
        peripheral registry2 service4 strong technology2 attack: amplification anxiety asthma beef biological channel2
        ciphertext complexity dictionary direct enemy escalation force2 ground guest heart horse identified injection
        ischemic known laugh middle missile offline online panic paroxysmal personal physical poisoning potential
        practical preventive recovery remote replay rollback service3 spoofing sudden surprise thread2 timing
        traversal verbal virus attempt: allocation brief connection3 delivery document2 early effort failed2 first2
        hazardous job2 last mechanism public recent repeated subsequent supervisor takeover task2 transmission will4
        attendance: dance attendant: female flight hospital male personal restaurant room attention: arrest call2
        careful complete constant direct drawing exciting gain immediate individual paying2 public secure2 special
        strict turn attenuation: volume attenuator: digital attestation: authority authorization2 full open patch
        remote2 attitude: critical defensive getting mental noble superior attorney: defense district state trial
        attribute: activation2 behavioral best binary2 bodily caching cluster4 common connector2 content2 dataset3
        driver entitlement2 essential export extended4 extra3 federation2 folder3 global2 glossary2 guest2 human
        inherited lake3 location4 mapped2 namespace3 nested normalized2 organization4 pipeline3 plan2 policy4 primary
        project4 region4 registration2 scheduling2 secret3 sexual store3 subject2 subscription2 vault2 volume3 zone4
        audio: advanced analog broadcasting channel compressed console definition digital2 dynamic2 enhanced form
        lossless multichannel2 original phone playing portable predictive received record recorded route running
        selected supplied tuner audit: cloud2 detailed2 end financial limited manager2 record return software struct2
        upload auditing: compatibility kernel linker auditor: internal auscultation: practice authentication:
        anonymous2 basic2 biometric bypass certificate client2 copying cryptographic digest2 external2 factor
        identity2 last message2 mutual password2 peer pluggable2 pointer3 preemptive proxy2 radius selective server2
        side2 simple textual trust user2 valid2 author: anonymous automaton best classical course document2 exit2
        fiction joint modern multiple old original2 patch principal program project3 recent single theme update2
        authoring: documentation web authority: absolute administrative attestation2 certificate4 certification civil
        civilian controlling delegated established executive exercise good governmental judicial legal legitimate
        local metropolitan national number numbering official packaging parliamentary political postal proper public
        recognized royal sovereign superior supreme unlimited authorization: authority binary4 certificate2 grant
        implicit official registration2 security2 session2 temporary written2 automation: argument2 connectivity
        design experiment factory force industrial library manufacturing office release sale automaton: cellular
        deterministic probabilistic state autonomy: limited autoscaler: cluster2 metric understanding2 autumn: early
        late availability: data2 edge high3 immediate link network regional wide avatar: term avenue: new park
        university average: approximate delay2 effective general historical industrial load2 measured2 moving2 overall
        point running weighted averaging: color power2 aviation: civil federal avoidance: bug conditioned congestion
        deadlock race3 tax awareness: application2 self zone axiom: first formal logical parallel replacement second
        third baby: blue healthy new premature tube war weight back: bringing call2 chaining coming converted copied
        date2 diamond double drawing drive driven driving echo falling3 feed fight flow folded force going2 grant guy
        inspector2 jumping keeping ladder lean looking loop2 migration moved paper paying photon quarter rear relation
        released report response roll2 rolling2 running scroll sending set2 sign signing skew spring strike switch3
        switched switching traced transfer transition turn2 turning walking water way window written2 backbone:
        european international internet multicast network notable original background: black blue cosmic dark deep
        dirty familial feed gray green historical microwave physics red screen selection title white window2 backup:
        active3 argument4 automated4 automatic2 base3 cluster3 collection2 computer container4 continuous4 daily2
        demand destination2 differential domain3 editor final2 fresh full2 hot2 hourly incremental2 monthly2 named2
        next numbered2 online personal primary2 retained sample2 scheduled3 source3 tape traffic vault2 volume3
        weekly2 bacon: fat bacteria: aerobic anaerobic digest gliding negative positive purple resistant soil
        spherical study sulfur true badge: merit official bag: belt body book canvas carrier cartridge clutch dust
        evening feed game golf hand ice ink kit leather little mail match mixed money old overnight paper plastic
        pound sand shipping shopping shoulder sick sleeping small soft tea telescope tool traveling water waterproof
        bail: monitor special baker: female balance: analytical bank base beam blue chemical compensation credit
        current dynamic electrolyte electronic initial invisible lateral load2 mental mode nitrogen spring trade trial
        visible white3 world balancer: load4 balancing: balancer bandwidth load4 memory2 metric self simplified
        utilization ball: beach breaking cannon2 cotton cricket crystal curve dress earth fair fancy fish fly formal
        glass golf2 ground hair hockey masked medicine metal mouse net numbered object polo pool rifle rolling rubber
        rugby smoke soccer solid steel submarine tea tennis terrestrial time tracker ballet: classical comedy female
        modern train balloon: barrage fire kite meteorological passive pilot speech trial unmanned weather banana:
        second top band: absorption arm big black brake brass broad broadcast circular citizen concert dance dark
        elastic falling fibrous flat frequency2 frontal guard horizontal independent iron jazz metal military musical
        narrow rib rock rubber sharing side2 spectral steel strict structural twisted wedding white wide wrist
        bandage: compression elastic plaster triangular bandwidth: absolute actual available bus2 communication
        deadline excess external full great guaranteed high2 limited low2 maximum2 memory3 minimum network2 output
        periodic precise required side total bank: agent alternate2 blood bottle central cloud coin commercial context
        cooperative eye fog food industrial international lead left loan member merchant national penny regional
        register2 reserve right river sand saving sensor2 service snow soil state steep stream vertical world banking:
        home banner: little snow bar: bus call candy cash chocolate coffee color completion connecting date double
        echo flat fruit guide high horizontal2 iron2 large magnetic menu merchant metal milk navigation nut parallel
        program progress3 quality salad sand scroll2 slice small2 snack snake space stall steel swinging symbol title
        toll towel type union2 vertical2 wet wine barcode: white bargaining: collective plea barge: state barn: cow
        horse titanium barometer: marine mercury mountain wheel barrack: military base: abstract acid aligned army
        automatic capacity circular code2 computing copper customer default delta differential distributor first
        fission free fundamental home image2 information2 installed knowledge2 list3 log2 management4 military naval
        navy nickel organic2 physical3 print3 prison provider2 rocket rubber second segment tax third water weak
        baseball: league national playing professional state basin: coal detention drainage hand large retention river
        shallow tidal basis: accrual action case2 cash chemical controller2 device effort frame host image individual
        invocation periodic2 physical psychological rational regular2 repository task temporary wide basket: bread
        flower hand making market paper shallow shopping waste wire basketball: playing professional batch: age
        current2 hydration large notebook property2 reader spark storage3 bath: acid bubble cold hip hot public sand
        shower steam sun sweating swimming ultrasonic vapor battery: acid backup bay car dry electric electrical
        gravity iron local low main masked movable portable quartz secondary smart solar storage system battle:
        constant custody famous final first naval second third battleship: pocket bay: botany bull deep drive green
        jam mobile red rose sick storage swamp sweet thunder beach: hungry long raised sea turtle beacon: radar radio
        beam: balance box electron2 floor hammer high horizontal ion ionic laser launching light longitudinal low
        parallel particle plow radio strong walking working bean: black broad butter climbing cluster coffee common
        cream european field fresh green horse jack jumping kidney knife long memory navy potato red shell stock
        string sword true turtle wax white wild wolf wonder yellow bear: ant black brown cat cookie great honey ice
        jungle little native polar beard: chin crown golden gray long bearer: armor color live meaning office shield
        standard sword water bed: alternating alveolar baby bacteria capillary coal day double dry filter flower
        hospital lake mortar ocean pig platform rose sick single size sofa test truck twin underground water bedroom:
        master bee: black busy carpenter cutter drone female honey mining mountain queen social spelling wild worker
        beef: corn ground salt tender beer: draft drinking light making rice root serving small strong weak white
        beginning: age fragment humble line2 name register student tone word belief: accepted psychotic religious2
        strong ultimate bell: alarm blue brown church dinner diving dumb electric evening fire generated handsome
        honey keyboard liberty little mechanical mission monitor named night passing peach purple regional ring school
        sheep shop silver sweet swimming telephone terminal tuned visible visual warning white wind yellow belly: beer
        blue belt: black broad cartridge conveyor corn driving fan fog leather life money mouse rat safety sword
        benchmark: filtering improved individual integer micro2 node2 point running standard synthetic benchmarking:
        careful beneficiary: named trustee benefit: coordination cost disability expected financial health little
        living performance2 possible potential retirement sick significant supplementary tax unemployment will berry:
        acid apple black2 blood blue coffee dry ground honey jam male orange pudding purple red2 sand service silver
        white wine yellow bet: best good place player safe shin bias: body energy2 input microphone performance
        personal sign support bicarbonate: calcium magnesium potassium sodium bicycle: early ordinary riding safety
        bike: exercise mountain neighborhood safety stationary trail bill: bank big bottle broad clean default2 dollar
        duck electric farm flat foreign hotel legislative medical phone reform sharp show tax telephone time trade
        treasury true twin variable weekly wild billing: cloud2 detailed platform2 top tracking uptime binding: book
        channel2 clock4 common2 conditional2 decision dynamic flexible graph half language2 lazy leather new operator3
        pascal2 plan3 policy4 quarter shallow soap stable standard2 tag2 tree3 variable zone3 biology: cell molecular
        space biopsy: needle bird: american2 ant baby beautiful bee common diving early eating elephant european
        flying foolish frigate game2 little night nocturnal oceanic rain rare sea2 secretary shore shy singing3 song
        swimming terrestrial umbrella war water widow yard young2 bit: alternating anchor archive2 bar boring bottom2
        center centre check clearing clever core corrupted desired dirty2 drill encryption2 epoch escalation
        executable2 expansion experimental extra famous feature2 flag3 fractional framing high2 hunger least little2
        low2 lowest2 mask2 meaningful meta2 missing mode3 modem numeric option order3 overflow padding2 painful
        parity2 permission3 pilot privilege random2 reply reserved2 rock scattering selector senior sign2 signalling
        significant3 specialized status3 sticky2 successive super synthetic target targeting tiny upper2 validity
        valued wheel wrapper writable young bladder: mountain urinary2 blanket: electric horse security wet bleeding:
        lie prolonged block: accounting4 address3 addressing adjacent allocated2 allocating auction bad4 basic3 boot
        brake breeze building2 byte2 cache2 cat ciphertext city claimed code4 coding2 coefficient comment2 compressed2
        control3 corrupted cylinder damaged disk2 engine environment2 flexible free3 functional2 fundamental half
        heap2 heart huge indirect3 inner internal2 iron journal2 last2 line literal locator logical3 measuring memory3
        mental meta2 metadata3 metal multiplexer nerve notifier3 office physical2 pillow plumber protected2 reachable
        replicated2 revocation2 single2 solid square starting super3 tape text2 tower trailer transaction3 trap wood
        writable zoned3 blocker: calcium channel histamine sun blocking: neuromuscular synchronous blog: release
        blood: arterial2 artificial bad blue cold complete differential drawing fetal full half high menstrual mixed
        negative noble positive pure red2 retinal supply supplying venous vital warm white whole board: advisory
        appeal architecture array big bread broad bulletin2 call carrier chat checker circuit2 compatible control
        controller council daughter dispatch display diving draft drawing early evaluation2 fast finger flat floor
        gang graphics2 identical ledger log main manufacturing memory mortar mother narrow notice particle planning
        plastic plug poster product reference2 relation reserve running sandwich school serial shoulder sliding
        sounding square tested thin tilting vertical video work writing boarding: match sound boat: advice banana
        canal dispatch fishing flying gliding guard instant jolly mail motor narrow open packet patrol pilot pleasure
        police racing recall river rowing sailing sea small2 submarine torpedo towing body: accepted administrative
        adult basal black cancer carotid celestial2 central cold collective2 complete complex compressed corporate
        corpus diplomatic elastic external extraterrestrial female fertile floating formal function2 human3 inclusion
        juvenile ketone lambda2 legislative3 liquid live loop2 luminous main2 male material message3 narrow navigable
        official organized parliamentary payload physical pituitary polar procedure random reproductive request3
        response3 rigid robust rotating ruling segmented slim solid2 sounding spherical standard2 streaming thyroid
        transparent wagon whole2 wide boiler: auxiliary cylinder double locomotive steam3 wagon bomb: atom atomic2
        balloon car carpet chemical cherry clean cluster control depth dirty dumb explosive fission flying fork2
        fragmentation fusion gas gasoline glide gravity guided hydrogen letter list logic2 mail microwave neutron
        nuclear package patch pattern penetration personnel plastic powder purpose robot shoe smart smoke talk
        thermonuclear time bombardment: aerial neutron bond: alias arbitration bail bearer chemical convertible
        coordinate corporate counter debenture double electrostatic ester forest hydrogen ionic jam letter master2
        metallic multiple2 municipal option peptide performance premium registered revenue saving secured single
        treasury triple unsecured utility yield bonding: channel2 chemical configuring2 ethernet3 female infant male
        multiple2 querying bone: ankle arm cannon cartilage cheek chicken cramp cranial crazy developing elbow flat
        fragile frontal2 funny hip lacrimal leg long marble maxillary membrane nasal neck occipital parietal pelvic
        pharyngeal principal proximal red round shin short shoulder tail temporal2 thigh tympanic wishing wrist yellow
        bonus: diagnostic book: account address aluminum architecture2 back bell big binding black blue2 canonical
        closed comic cover daemon day dragon2 earth elementary good green2 instruction jungle last lion log memorandum
        minute orange2 order phone phrase picture pocket published purple rare reading record red2 reference
        referenced rule service shirt silver source spelling statute surface2 table talking technical telephone text
        ticket trade white2 wisdom wizard yellow booklet: yellow boot: advanced assurance building car cold combat
        congress desert dual early3 even first2 half hard high hip instance3 iron jack kernel3 late master2 measure
        multiple new2 parallel passing planned regulator3 riding rubber secondary secure3 soft solution2 special
        spring system3 thigh top trusted2 verified2 warm wearing worker2 border: active bottom eastern narrow popup
        posterior raised right spreading state window boss: big party political trail bottle: beer blue clean
        collecting glass ink leather magnetic nursing plastic water wine boulevard: city bound: array2 attestation
        brass cap declared desk frost half intersection lower3 mad membrane modifier muscle outward partition sequence
        socket2 temperature2 upper3 weather boundary: access3 block2 bottom buffer byte3 common delegation exception
        excluded fixed high low lower national outer page2 part period saving segment shallow slice southern state
        temperature upper word2 year zone bowel: inflammatory irritable bowl: drinking dust finger fish large mixing
        rose salad shallow soup sugar box: ammunition black2 blue2 bus busy3 call cartridge cat chip clear closed coin
        common contribution deposit dialog2 dice dispatch editor empty equation european fire gear home iron journal
        letter mail metal metallic money mountain music musical office open packing paper penalty pencil pepper pizza
        poor press prompt return shallow signal smoke source2 storage telephone thin toe top2 toy voice western white2
        window witness yellow boxing: professional sand boy: ball cabin city college country delivery elevator farm
        game golden home little messenger new office old page poor poster sailor shop tiny water wolf wonder young
        brain: acute blood cerebrum electrical electronic human left minimal olfactory organic programmer right
        terminal visceral brake: car continuous disc disk drum emergency foot friction hand hub hydraulic parking
        power railway rock spider branch: active2 automatic autonomous base2 conditional2 core2 covered current3
        development2 efficiency2 executive filter3 flexible indirect3 infinite instruction integration2 jam judicial
        last2 lateral legislative local2 main2 manual master3 merged merging new3 next2 private proposal release2
        remote3 separate show2 side2 single2 special spreading stable3 staging2 static switching tender terminal
        topic3 topical tracked tracking3 tree true unstable way branching: artery indirect large low road tall brass:
        cartridge high low lowest naval red sheet sounding strength top breach: clean clear material partial prison
        bread: baking banana black break brown corn daily dark date flat light making meal monkey nut onion pain pilot
        pocket quick raised rated rising sad seed ship soft spoon sweet tea toast white break: coffee fast inline3
        lease line3 linear missing pipeline service silent spring tax tea versioned wind breakdown: cost nervous rapid
        work breaker: back ball circuit image law lease record ship stone breakfast: continental eating late power
        breast: chicken clean cystic developed female yellow breath: deep last short breathing: abdominal easy heavy
        normal periodic rapid rough shallow smooth underwater breeze: cool cooling fresh gentle land light moderate
        sea steady strong summer bribery: commercial bridge: auction contract covered customer express floating fly
        flying gate harbor host3 jet lattice lift lifting missing monkey multiple panel repairing rolling root rope
        skew software2 suspension2 temporary toll transparent2 bridging: center2 ethernet3 brief: containing core
        legal login name product3 sealed short single brigade: fire international red brightness: current global great
        half maximum original overall picture radio screen2 broadcast: being branch ethernet2 european match program
        radio separate television broadcasting: sound television broker: bill coal discount estate exchange insurance
        power request ship stock street bronchitis: chronic bronze: aluminum late nickel silicon brother: big blood
        full half literary little twin uterine brotherhood: blood browser: client commercial graphical hypertext
        launch2 sensible web4 browsing: offline web brush: making rabbit wet bubble: exception form gas magnetic
        marine small soap using bucket: audit bit2 configured2 destination2 dinner example2 fire hash2 iron log3
        logging3 namespace2 rain single stage staging3 storage4 table token2 uniform2 usage2 wheel wine budget:
        balanced billing3 department federal latency low operating power2 recent buffer: allocated3 array2 back3
        batch2 byte3 capture3 chip circular3 coefficient data3 destination3 dirty dumb2 editing empty2 frame4 front2
        health image3 imported input3 intermediate internal3 kernel2 keyboard large2 length2 log3 memory3 motion new3
        output4 packet2 phosphate pooled possible2 potential prime2 print profiling queuing reserve returned2 ring4
        row scanner size2 sized2 socket3 spare stack2 starting target2 temporary2 theoretical timing tiny triggered2
        whole2 yield buffering: circular double2 internal2 overflow stream bug: actual addressed bag bed blocker boat
        carpet coding compiler2 conformance corrected2 corruption critical2 dependent finding fixed3 fixing foot hat
        hidden kissing known3 last lightning millennium minor2 moon nasty plant pointer potato rare related2 repair
        repeatable report3 reporting4 rose security4 serious2 severe small2 soldier standing translation3 true water
        wheel builder: application block dictionary2 home house information interface2 library master muscle road ship
        building: apartment bank basic bridge chain church company convention diplomatic extension farm infrastructure
        institutional large main medical muscle office public2 ship soil stability startup state support2 tall world
        bull: blue fight golden sitting young bullet: first flying magic rifle rubber silver stopping triangular
        bulletin: academic associated electronic information news bundle: allowed content3 fiber little policy2
        resource4 suitable vascular bundling: binary practice bureau: credit federal guard international national
        security service weather burner: back base charcoal disk front gas oil pilot rose bus: accessibility address2
        auxiliary4 channel2 data3 expansion external framework4 independent interconnect interface local2 media4
        mediated2 message4 passenger prescribed query2 school secondary serial2 session3 shared shuttle side simple2
        slow system3 token track wire4 business: aluminum banking big computer discount early estate family fashion
        international manufacturing monkey office official oil owned packing personal printing profitable public
        publishing random research show small2 stage toy unfair butter: apple brown lemon little nut onion sampling
        witch button: action analog belly brass coat command decoded device digital external extra fire2 golden
        headset hot left3 middle2 mouse3 panic physical pointer2 power2 profile radio recovery right2 shirt sleep spin
        step thumb toolbar touchpad trigger2 buyer: home buying: catalog order buyout: strategic bypass: artery
        bridge2 check2 coronary direction framework intestinal store byte: administrative bit2 cell decrypted double
        encoded2 excess extra2 first3 framing green host2 input2 instruction2 last3 length2 magic million modern
        padding2 parity partition2 payload precious prevention quantum random2 raw2 reversed significant2 single3
        size3 swap swapping third2 total2 zero3 cabin: airplane log pressure cable: adapter aerial antenna better
        chain channel coaxial conventional copper debugging dollar electrical ethernet fat ground guy major maximum
        optic optical pair power printer serial sheet single small splitter stream submarine telephone traction yellow
        cabling: bad network cache: back2 buddy bypass2 catalog chip code3 concurrent credential2 data3 database2
        delta device3 disk edge4 explicit extra food generating2 holding2 icon2 index3 instruction2 kilobyte layer4
        level2 local2 logger mapped memory2 neighbor page4 passphrase primary route routing secondary2 session2 swap2
        ticket victim wheel whole caching: disk distributed history inline layer2 local2 memory negative3 passphrase
        password plan session wheel cake: birthday cheese chocolate coffee corn cotton cream fish flat food honey hot
        journey layer marble oil pound press rich rock root round seed small sweet thin tough wedding white
        calculation: address approximate astronomical checksum cold complex energy exact hash mathematical numerical
        offset overhead parity partition performing point previous security size2 subsequent syndrome temperature
        time2 timing trust week width wise calculator: binary controlled defense desk desktop hand mechanical pocket
        programmable size calculus: biliary differential domain exponential functional integral lambda3 predicate
        relational renal tuple urinary calendar: advice church dependent lunar modern recurring solar style
        calibration: internal joystick manual online call: addressed bucket2 conference constructor2 curtain designer
        direct2 distance distress door explicit2 function4 hand3 identical indirect2 last2 library2 literature local
        loud macro mail margin messaging method3 mixing multiple2 musical note phone2 premature previous3 procedure3
        receiving recent2 recursive2 related2 roll service sick subroutine2 subsequent3 successive supervisor system4
        tail2 telephone2 toll trunk voice callback: complete2 completion3 control encoding2 executing installed
        linking listener2 notification2 notifier2 observer optional2 patching2 plugin probe2 progressive ready
        registered2 settled shutdown startup2 calling: country local name party predicate threaded way calorie: gram
        kilogram large low small camera: box compact digital2 electronic eye2 integrated known land magazine miniature
        movie picture portrait raw reflex sound television video2 writing2 campaign: advertising military national
        naval political presidential relation sale senate wilderness campus: college university canal: auditory barge
        central cervical digestive ear genital grand inguinal intestinal root ship spinal vertebral cancer: breast
        cervical colon colorectal core endometrial glandular liver lung oral pancreatic prostate skin uterine candle:
        decimal foot international making standard swamp wax candy: chocolate cotton eye hard nose rock sized soft
        sugar cannon: discharge firing loading lower upper water cap: academic ambient baseball bottle brown
        capability cervical color convex distributor flat fragile garrison golf goose holding ice large legal lens
        liberty lock magic orange overseas percussion power2 radiator red root sailor service shower small square
        swimming thinking wishing capability: activation addressing alarm ambient2 bearer cap2 computing current
        database decoder editing effective2 encoder enhanced extended2 file3 gain hardware2 injection2 layout learning
        limited management2 messaging military modulator monitoring2 nice nuclear numeric operating owner performance
        permitted2 prioritizing processing querying2 simulation sink string2 tagging terminal2 topology2 tuner
        virtualization capacitance: load raw capacitor: bypass storage tuning capacity: administrative battery2
        breathing channel corporate cranial demand desired device2 domain electrical extraordinary field formatted
        high increased inductive initial large legal limited maximum measure mental metric natural official passenger
        professional published relative reserved2 spare standard2 storage2 tape throughput2 total vital wrong zone2
        capillary: glass capital: administrative american block fixed former graphics invested ionic joint national
        operating risk small state venture working capsule: auditory ballistic egg glomerular lens nasal renal seed
        sleeping space time captain: bell flag group police post sea senior caption: closed2 capture: bounded encoding
        event image metadata2 motion name packet2 present raw standard2 video4 wave capturing: automatic scale
        simultaneous snapshot video2 car: american armored cabin cable chair club coal compact dining electric
        elevator estate fast key loaded mail motor new2 old palace passenger patrol platform police race racing
        railway2 rented room sleeping sport squad stock street switching tank tram trolley used carbohydrate: complex
        carbon: activated amorphous blind containing excess gas low carcinoma: cell endometrial glandular card:
        accelerator2 adapter age audio2 bank baseball best birthday boarding bowl business calling capture2 cash
        charge circuit coat compass controller counting court credit2 daughter debit donor drawing ethernet2 expansion
        express extra face gaming graphics2 green2 hole identity index indicator interface2 library line3 mailing mass
        microprocessor multiple3 phone picture plastic playing2 post postal radio2 report short show smart2 sound3
        star tall trading tuner2 union valued ventilator video3 wild2 winning yellow care: busy camera car child
        coronary day dental emergency emotional excessive extended extra2 extreme eye great guardian hair health2
        honest hospital intensive loving medical needed neonatal nursing ordinary parental personal primary
        professional proper2 reasonable skin special3 suitable cargo: discharge carpenter: ship carpet: black flying
        red turkey water carriage: baby covered enclosed gun2 horse light open pleasure railway wheel carrier:
        aircraft audio ball car charge common digital exchange2 frequency immune letter mail main measure modem
        optical personnel radio second software sound2 troop vision water weapon carrot: moon onion wild carrying:
        data particle permit rocket vehicle vessel war cartilage: basal thyroid cartoon: brother side cartridge: ball
        empty fire font game holding inch ink metallic modern shot spent tape case: actual amendment average bad brain
        bribery cartridge charity chronic clinical common3 corner3 court criminal custody dispatch display disputed
        documented edge2 egg extreme2 famous former gear glass gun index interlaced leak2 leather letter lower4 mental
        mixed2 nasty normal2 nut objective2 overnight packing pencil plastic portable protective rare3 resolution2
        serious severe special4 subject syntax test4 tool trivial trophy typical2 upper3 welfare wing cash: cold
        digital hard holding ready cassette: compact playing tape video casting: failure fly iron pointer ray castle:
        old cat: alley alternate bear big black blind blue channel chat creating domestic electric fat female flying
        house jungle male native pair rain sand sea storage temporary tiger traditional true wild writable writing
        catalog: card course data4 library media message3 part seed shared super system3 union catheter: prostatic
        cavalry: heavy horse light mechanized volunteer cave: limestone underground wind cavity: abdominal bodily
        body2 central chest cranial digestive gastric glandular internal intracranial minute nasal2 oral orbital
        pelvic pericardial peritoneal pleural segmentation thoracic tympanic uterine visceral cell: active address4
        auxiliary bacterial blood3 bone brain cancer cartilage character clock4 color cooling current daughter
        detention diameter domain2 dot dry egg electric fat first3 flame fuel ganglion grid hair helper holding host
        individual intelligence interrupt4 living2 lonely lymph malignant marrow mediated memory2 mercury missing
        mother mouse muscle nerve2 normal operational packed padded parent peak plant plasma primary primitive prison
        programmed quantum radical receptor reproductive resting retinal second3 secondary sickle single size4 skin
        small solar somatic specialized standard storage table target third title transparent tumor unit visual wet
        white cellar: cyclone root storm tornado wine cement: hydraulic metallic rubber transparent cent: half quarter
        red center: adjustable administrative asymmetric auditory call cancer care case city civic command4
        commercial2 common2 community computing conference connectivity3 control cultural data4 development
        entertainment financial front important industrial2 information lathe library major manufacturing medical
        mining municipal national nerve operation optical pressure processing rear research2 resource respiratory
        security2 shopping storm student theory trade trading training transportation urban warfare centimeter: cubic
        square centre: call city computing detention development nerve productivity research2 service shopping storm
        century: half last quarter second third certificate: additional amount bond client4 digital2 encoded3
        encryption2 enterprise3 entity2 expired general generated2 intermediate issued2 issuer2 legitimate managed2
        manager3 partnership proxy2 publishing revocation2 root3 server3 signed3 signing2 silver stock tax teaching
        trusted3 certification: party2 chain: anchor bicycle bridge call2 carbon certificate3 chemical closed
        continuous critical delegation3 delta discount encoder2 fence filter2 firewall flower food forward golden
        hash2 independent iron issuing long mountain nautical neck notifier2 open paper polypeptide promise prototype2
        reasonable restaurant safety short side snow supply trust2 validation vast vector chaining: backward block2
        certificate enabling exception explicit forward hot load method chair: back barber bath beach comfortable easy
        electric fighting folding garden musical official presidential rolling side wing yacht chairman: vice
        challenge: authentication intellectual possible principal technical testing chamber: aqueous bubble camera
        cloud council echo enclosed firing gas gun heated hyperbaric ionization legislative lock nasal outer piston
        posterior presence senate spark star supply torture upper champion: boxing world chance: better equal even
        fair fat good happy last low slim chancellor: high iron vice change: annual breaking2 brightness caching2
        chemical2 climate compatible2 complete configuration3 cosmetic2 critical derivative documentation2 economic
        engineering form2 fractional functional2 fundamental global3 gradual harmonic hazardous historical internal3
        law log major4 making2 minor3 monthly mood notable2 oil palette partial password2 permanent phase physical
        pitch policy proposed2 qualitative quantitative radical rapid recent2 recording requirement resolution2 scale
        sea short shot2 significant2 small2 state3 streamed structural successive sudden temperature temporary theory
        tiny transactional trivial version4 visible2 channel: accumulator artificial audio2 back backup3 bearer blue
        calcium closed color2 combined communication3 diagnostics3 diplomatic distribution drainage dual2 former gray
        green informal irrigation logical luminance main measurement messaging micro2 monitored monitoring3 narrow
        navigable notable notification3 proper regular2 relay2 release3 reusable right2 secure2 sensory separate2
        shared side3 single2 social socket2 speed switch telephone television temperature3 thick tracing transmission
        twin underground virtual3 voice chapel: lady side small chapter: cathedral code3 concept element expression
        first next3 quote character: acquired adjacent bit3 byte2 cartoon check coded2 colon combining2 comment2
        control3 counter2 enclosed encoded2 era escape3 essential excess external feed fence first3 funny grouping
        hash2 historical individual intellectual international interrupt invisible2 keyboard last3 literary messaging
        meta2 missing moral national numeric3 octal optical option2 ordinary2 padded personal physical printable3
        printing2 quote3 random2 real repeated replacement2 reserved secret separation separator2 sequential shareable
        single3 space3 special3 spiritual structural supplementary2 tab2 tough typed unit universal wide4 word2
        charcoal: activated animal fine mineral charge: additional admission battery carrying constant cover criminal
        current depreciation depth distribution electric2 electrical2 electrostatic excessive explosive2 fast fixed
        floating formal handling installation ionic line maximum moving murder negative overhead positive rent service
        terminal upgrade charger: battery multiple charity: nominated public chart: bar calorie color eye flow naval
        navigational organization pie pilot star structure weather charter: bank great royal chat: hot line relay time
        world check: accessibility2 attempt2 attendance bad bank bed bound2 certified complexity consistency2 counter
        desk disability double2 equality error2 even explicit extra2 frame health4 initiated integrity3 leak3 machine3
        operation overflow2 parity payroll permission3 personal rain range2 redundancy2 retirement safety2 syntax2
        tag2 tester tooth uniqueness uptime3 validation validity verification checker: convention health2 leak memory2
        source specific spelling style syntax system type checking: accessibility actual bound2 compatibility
        consistency corruption dependent equality error3 hash2 headache health3 improved integrity2 key2 mail overflow
        parity3 permission2 range2 strict tag2 type3 uniqueness validity visibility checklist: review2 submission2
        checksum: bad bit block counter3 encrypted formatted frame header2 inner metadata2 outer pack partial2 remote
        seed sender strong style transport verifying zero cheek: external cheese: american big blue cottage cream farm
        goat hand hard lemon making mild pot process processed quark rat store string chemist: nuclear old state
        chemistry: inorganic macro micro nuclear old organic physical practical pure study surface cherry: bird black
        bladder clean failed ground heart mountain red sand sweet wild winter chest: ammunition bomb campaign
        community female hope ice male medicine sea steam tea tool toy treasure valve war wedding wind chicken: laser
        male spring young chief: appointed fire joint little pirate police senior child: age attached crying detached
        female flower fork2 immediate inheritance innocent love male man mode2 optional2 parent port2 poster
        refractory required2 streaming street test2 wonder young2 childhood: early late second chill: object chin:
        double chip: alarm2 bargaining blue ceramic chocolate controller2 corn cow decoder gene graphics2 log logic2
        memory2 micro microprocessor popular potato previous processor2 rock security semiconductor sensor2 silicon
        simulated single2 supported4 wood chloride: aluminum calcium double hydrogen lead magnesium mercury mild
        potassium silver sodium2 zinc chocolate: baking bitter containing cooking dark drinking hot milk sweet white
        choice: best2 better2 committed common current design free good2 immediate limited multiple partner popular
        quality sailor valid2 value wrong cholera: chicken true cholesterol: bad blood good transport chromosome:
        extra multiple somatic chronometer: box chunk: authenticated buffered critical discrete first2 individual
        large2 last2 logical manageable multiple received reusable separate sized small2 supplied terminating church:
        cathedral early eastern established2 high local mother national old parish primitive united universal visible
        western cinema: good cipher: asymmetric2 block3 default2 developing2 digest idea key2 negotiated personal
        product provider2 seed selected stream2 supported3 symmetric2 weak ciphertext: encrypted generated global
        named raw circle: back circus color drawing dress exclusive family fixed galactic grand great2 hour inner leg
        limited magic module pitch polar processing quarter repeating rolling security strong successive telephony
        traffic transit vertical whole circuit: alternating bridge clock closed communication complete computer
        control designing detection digital2 division electric2 electrical2 electronic2 extra feedback filter
        inductive initialization integrated3 interchange light logic2 main open parallel phase primary racing
        rectifier resonant secondary separate series short2 tank telephone timing tuned virtual2 voice wide
        circulation: block blood fetal general peripheral pulmonary systemic venous circus: field2 flying ring
        citizen: active class fellow loving private senior citizenship: good city: big capital3 celestial central
        chief commercial high industrial2 inner lake largest3 motor port3 queen rapid reserve silver sun twin claim:
        address assertion2 benchmark compiler explicit insurance issuer legal liability map mining patent people sun
        terminal token2 trademark valid wage class: abstract2 age annotation2 anonymous3 app2 archived attending base3
        better cabin character3 child2 closed coach communication compressed2 concrete connector2 container control3
        currency driven duplicated economic economy educated evaluator exercise extendable finder first2 form
        foundation friend generic2 hidden2 high inner3 interception junior life local3 lock3 low lower2 lowest main2
        mainframe major master meta middle2 nested2 open operator4 outer parent2 prediction preparation primitive
        priority2 privileged promoted2 proposed proxy3 reusable ruling scheduling2 school screen sealed2 second senior
        severity shop social span2 standing status3 storage3 style2 substitution super supply2 template2 third titled
        traffic3 transport3 upper2 vector visit whole widget2 word working world wrapping classification: alternative
        artificial character decimal flow2 former2 hierarchical kingdom official recent restart scientific secrecy
        security systematic window classifier: network2 clause: arbitration conditional conflict coordinate dependent
        descriptive element enabling exception having2 import independent limit locking main nation objective offset
        optional query relative repeatable reserve returning2 successive update2 window clay: fire hardened mixing
        moist porcelain red residual resistant white cleaning: dry spring clearance: inventory clearing: buffer2 clear
        register clerk: bank booking chief desk file filing great hotel jam mail parish postal regular riding room
        sale shipping shop town client: allowed2 attorney browser2 bus2 connecting direct door dumb example3 fat
        lawyer mail2 messaging proxy2 record2 recording2 remote2 requesting restricted2 security2 shared2 supplying
        thin topic2 transport2 true validator climate: cold dry global hot mild new northern tropical warm climb:
        rapid temperature climbing: american hill mountain rock tropical wild clinic: argument3 baseball basketball
        control eye hockey reading clinician: nurse clipping: bound newspaper press programmed support clock: alarm
        ammonia analog assigned3 astronomical atomic biological bus2 chip common3 day2 digital divider dot dynamic
        electric equation external3 fabric fixed2 functional gate2 gated hardware4 horizontal hour internal2 master2
        mechanical minimum oscillator outstanding parent2 perfect pixel3 raw reference3 resolution2 scan scheduling3
        second separate spacecraft stream supply2 system3 time4 vase vertical wall2 water word2 clocking: audio2
        processor record spectrum cloning: array initial reproductive therapeutic closet: coat earth network small
        supply water cloud: active3 angry anomaly2 completed2 dark discovering distributed4 dust edge4 managing2
        navigator paired private4 rain red set storm thick war club: ball baseball boat country farm golden golf2
        health investor league lion little month mouse networking night nuclear political private rotary rowing
        service singing social supper tennis war week yacht cluster: accelerator attached3 basal compact compressed
        container4 database3 dense2 example4 flower2 handsome large linked2 master2 metal3 narrow old2 open
        orchestration3 party2 peer2 physical pig primary2 ray2 recurring regional3 registered2 sample3 secondary3 star
        terminal2 workstation3 clutch: disk friction safety coach: baseball basketball football hockey labor line mail
        professional tennis trolley coal: blind brown candle carrying hard holding hot live mineral sea soft steam
        storing wood coast: adjacent american2 eastern2 gold gulf northern sea southern state western coat: box brown
        dense dress dust external final flat heavy inner laboratory morning outer resistant rough second seed short
        smooth sport tail thick thin white winter cobalt: gray code: access anonymous2 application3 area army
        assembler2 assembly3 authentication2 authorization3 band bar binary building byte3 calling2 collecting color
        compiled2 completion3 computer convolutional correction3 country4 covenant2 density developing disposal dress
        duplicated electronic error4 escape2 ethical executable2 exit4 expansion2 experimental failure2 fire firewall
        firmware generated2 genetic geography glue gray handling2 hash2 health heartbeat highway house identification2
        importing initialization2 inline inner2 instrumentation interchange intermediate2 international language3
        legal license2 machine3 managed moral native3 object2 old2 operation2 order parsing2 postal product program2
        protecting2 pulse pure racing rapid redundancy redundant region3 response3 return4 sample2 scaling4 secret
        segmented setup3 source4 standard startup state status4 strategic success2 tagging threaded thumb trivial2
        typical2 validation wheel wrapped writing2 coding: arithmetic assembly audio automatic bad content entropy
        force generic hand hard hash hierarchical3 initial inner2 language minor physical picture previous
        progressive2 sequential small special structured tiny transparent video coefficient: absorption correction
        correlation cost differential low matrix2 processing regression temperature transform2 coffee: black ground
        ice instant wild cohesion: organic coil: field inductance inner magnet moving primary resistance rotor
        secondary spark voice2 coin: base bronze cent copper2 current decimal gold2 project2 silver2 cold: bitter
        common extreme head ice rose severe stone colitis: ulcerative collateral: public collecting: coin echo shell
        collection: application backup4 bottle checked coin compiler concurrent coverage2 data2 event2 fundamental
        heterogeneous huge large loan managed2 map memory2 metric operand statistics2 suitable tax usual utility vast
        whole college: american2 business community electoral junior teacher training university collision: global
        hash2 name2 namespace particle potential railway sudden table window colon: adjacent descending lower scope4
        colony: american artist bay crown former old spherical color: alternating autumn background3 basic beautiful
        black2 blue2 bright2 brilliant brown3 changeable changing complementary consortium copper customized dark2
        decreased deep desktop dominant dual earth fast flying food full2 golden gray2 green3 international long
        million moved oil orange2 pink pixel2 poster primary2 purple2 red3 rose scaled sequential skin spectral
        strange terminal2 total transparent true uniform variable water yellow2 column: adjusted attached central
        clustered database delta first3 generated3 identity2 included indexed2 individual key2 lateral multiple name3
        newspaper ordering output3 overhead parallel projection referenced2 screen specific2 spinal2 status2 steering
        support table3 third throughput vertebral2 vertical width coma: diabetic hepatic combat: aerial armored fierce
        single space combination: action antibody chemical common complex dimension explaining fixed horizontal key2
        keyboard linear loop maximum modifier padding phase possible2 programmed protocol random relevant server2
        suitable valid vertical combining: language2 power comedy: black dark high low musical situation comfort: cold
        material comic: american format underground war comma: compact embedded inverted command: allied appliance2
        aptitude cat combat compound2 containing diagnostic2 dial editing2 external2 finger first4 flight formatting
        fusion2 general grant guard help2 high identity2 immediate injection2 inquiry2 intelligence2 interactive2
        investigation keyboard media2 meta2 military monitor3 movement2 networking outstanding2 paragraph porcelain2
        print2 procurement2 queued2 second4 self shell3 simultaneous single3 sole space supreme system2 tagged3
        textual whole wizard commander: allied base lieutenant midnight military naval wing comment: canonical code2
        content critical explicit extracted formatted inverse issue line2 obligatory passing preferred program review2
        serious style2 synchronization tail translator commerce: electronic2 internet interstate sexual commission:
        commerce communication council development economic energy exchange fairness grand high military planning
        population rate statistical trade commissioner: bank county high housing park police resident committee:
        action advisory citizen coordinating ethics european finance finding mean permanent review standard standing
        steering2 technical volunteer commodity: principal selling communicating: application cylinder problem2
        communication: adaptive advanced animal asynchronous auditory batch bell chaining confidential data3 defense
        digital direct directional electronic federal field4 finding friendly global group informal internal
        international linguistic mediated mobile mutual oral peer personal prime privileged process2 progressive
        psychic radio related reliable remote satellite secure serial2 spectrum speech spooling subsequent synchronous
        traditional visual voice way wireless written community: academic bedroom business condition developer
        development4 economic european global intelligence international internet legal medical organized planned
        religious research retirement rural science security speech urban village virtual company: american ballet
        banking best broadcasting bus car certificate consulting credit drug electric electronics engineering external
        film finance fire food fund gas holding hosting independent insurance2 integration investment keeping ladder
        light limited loan member metadata military mining moving networking oil opera packaging parent phone pipeline
        power printing private profit publishing purchased purchasing record removal separate shipping software steel
        stock subsidiary target technology telecommunication telephone2 theater traded trading transportation
        traveling trust utility water comparator: address2 range reverse shot comparison: arithmetic array constructor
        enabling equality2 limit numeric performance pointer rich row silent strict string2 textual usual wise
        compass: beam magnetic narrow pocket radio transit variation compatibility: assembler backward4 binary2 break
        breaking bug claim electromagnetic enhanced forward2 future layout level mutual namespace serialization2
        compensation: drift exposure motion2 overhead unemployment competition: annual cup foreign free price sport
        tennis compilation: blocking breaking conditional2 efficient fixing2 future implicit incremental lazy new
        partial pattern2 positive separate2 statistical stylesheet2 time compiler: algebraic controlling directed
        extensible fast improving incremental missing3 modern native optimizing pascal primitive scheme silence
        silicon workshop compiling: trouble complaint: address device real show third trivial user wall completion:
        integrity line2 menu2 normal partial performing period possible3 programmable2 scheduler signal signaling
        sourcing tab2 transaction transfer2 word2 complex: audio building core double3 industrial protein retirement
        root3 sound complexity: computational2 essential extra extreme overall problem quadratic space technical time
        compliance: electromagnetic local software specification standard strict complication: additional component:
        active audio2 basic blue2 challenge circuit cluster2 color2 controller2 dependent directory2 electronic
        essential explicit final3 first2 fraction fragment frequency fundamental geometry green hardware2 individual
        international joining keyboard2 last2 lexical linear link4 logical luminance main2 major management3
        meaningful optional2 partial path3 peripheral pixel2 previous primary principal provider2 reserve separate
        structural temporary3 tester unstable valid2 volatile composer: cloud3 property3 state2 video composing: bone
        element material particle tone compound: basic binary2 bitter carbon chemical2 complex coordination
        crystalline2 explaining2 explosive form gaseous inorganic intermediate labeled metallic nitrogen organic2
        parent polymeric published related soluble stable steroid synthetic whole compression: additional advanced
        audio2 automatic best better2 configurable data2 default2 delta dictionary digital efficient excellent fast
        force good header2 high2 image increased level2 logarithmic lossless maximum medium nerve offer optimizing
        path payload picture progressive side standardized stream streaming sudden threaded toast trade uniform video2
        compressor: default statistical threaded compromise: good key mandated saving computation: algebraic batch
        checksum concurrent continuous digest2 distance driven limited matrix numeric numerical overflow parallel
        ratio scientific2 symbolic trivial useful computer: analog apple3 berry binary color comparing desktop2
        destination digital2 dumb electronic engineered excellent generation2 heterogeneous home2 host instrument
        joint laptop2 level local mainframe2 modern multitasking networked notebook noted personal4 pocket portable
        prime programming qualified receiving remote set simulating small specialized super theoretical trusted
        writing computing: advanced cloud college confidential2 corporate distributed2 fuzzy grid interactive
        mainframe multimedia native optical parallel performance personal protected research scale science scientific
        secure4 set significant trusted concatenation: string2 concentration: decreased high ion low lower mental
        optimal concept: abstract basic2 central check2 core decoding engineering fundamental general important key
        main management2 map mathematical modern monitor natural programming rule2 safety useful wheel concert:
        benefit rock concrete: reinforced concurrency: exit2 explicit leave support condenser: bypass electrical
        injection optical reflux surface condition: abnormal2 activation actual atmospheric better boundary check2
        community congenital control controlled deadlock drive economic environmental error3 essential exception exit
        experimental extreme eye feed filter financial forced good2 hereditary inferior inflammatory initial level2
        light memory2 mental meteorological noise normal2 offline operating optional3 original physical plastic post
        psychological query2 race4 satisfactory search special specific2 stationary sterile termination toxic unfair
        usable wait2 warning weather working zone conditioning: cardiovascular classical counter line conduction:
        electrical conductor: blind core electric electrical insulated lightning metal metallic overhead poor prime
        state conference: annual computer european international news peace plumber press science table technical
        video conferencing: line video2 confidence: cheerful detection excessive full giving mutual place public self
        wanting word2 configuration: active2 additional3 advanced2 age autoscaler awareness balancer2 bonding2 boot4
        bus2 common2 containing3 credential2 daemon2 desired2 dynamic2 electrical encryption2 entitlement2 exclusion2
        experimental font2 hardware2 host index2 instance4 intelligence lien login3 main2 manual2 matrix minimal mode3
        named3 native2 network3 notification2 optimal performance2 pig pipeline pool2 proxy3 repository2 runtime2
        search3 specific3 suggested2 topic2 trigger2 unit3 validator valued vendor2 workstation2 configuring: permit
        conflict: cache dad generating internal mental naming parallel potential resolving resource trivial usual
        conformance: better official standard strict confusion: complete coordination developer great massive mental
        noisy congestion: datagram explicit initial nasal pluggable pulmonary style traffic congress: continental
        criminal electrical federal national second sexual state conjunctivitis: severe connecting: bridge cable canal
        duct failure fiber line2 map membrane surface timber tissue tract wire connection: alive app3 bad broadband
        bus2 cable channel2 chat client3 concurrent2 copper cryptographic database2 delta destination2 direct2
        electrical encrypted2 established2 ethernet external extra forwarded half historical individual initial2
        internet2 living mechanical migration3 modem named network3 new3 oriented peer2 peering2 persistent2 physical
        pooled poor powerful premature private4 psychological publishing remote replication2 secure2 serial server2
        single2 subsequent2 telephone virtual2 watched connectivity: database management2 network4 simplified standard
        tunnel connector: access3 account2 app3 argument3 board bridge cable cannon client3 dependent2 edge enforcing
        expansion external female male optional physical sentence shell single type consent: argument3 common express
        formal full general informed mutual test2 unanimous user2 yield considering: text view worth consistency:
        basic cache data desired disk2 enforcing internal memory2 proper test2 thick volume weak console: boot2
        character chip2 connector4 driver2 early extended extra2 game graphical initial inspector large main2 open
        option3 password platform2 serial4 text2 true3 virtual3 consolidation: code consortium: color industry
        international open profit system web2 world conspiracy: connector constant: computed cost defining dynamic2
        error2 functionality gas gravitational literal magic2 mathematical numeric physical priority related repeated
        solar string3 symbolic2 term testing time2 type2 universal constitution: federal genetic internal molecular
        new physical state construction: array chain class common compiler completed durable lambda language manual
        object passive road simplified special specific verb constructor: adjustment alternate array canonical class2
        complex data generic level list promise protected row2 simplified string2 super type worker2 consultant:
        computer fashion management media security consulting: management consumer: approved clock2 descriptor group3
        income interconnect major multicast3 regulator2 typical utility consumption: economic energy2 excessive fuel
        home human2 low machine memory2 power3 pulmonary resource2 script container: cargo closed edge3 glass
        governed2 metal mini notebook2 open property4 registry2 running3 state2 wrapped containing: acid alloy amine
        archive array3 bag book2 bottle box bread bucket2 buffer3 building cake capsule cartridge case cavity cell
        cheese chest class2 closet column compound2 condition2 cookie cup cyst database2 device2 dictionary directory3
        document2 drink drug equation explosive file4 fluid granite input2 iron library location measure medicine
        message2 mixture newspaper node2 nut object3 organization2 oxide package page2 paint paper pattern2 pie
        plaster polymer portal powder preparation protein publication record rock room sauce schema2 secret2 section2
        self sheet shell slot soap solution statement steel string3 structure3 sugar table2 tablet tissue tube tumor
        tuple unit verse vessel volume zone containment: delegation ring contempt: civil criminal deep express
        expressing extreme show content: adult alcohol archive cached2 channel2 check3 cognitive conceptual
        controller3 cubic decrypted dynamic2 encapsulated executable explicit2 guess2 heat hemoglobin identical
        information initial2 ion journal latent maintaining medical message2 mineral modified2 moisture original
        oxygen payload probing raw2 register2 request3 response2 screen script2 semantic sentiment solid staged static
        stomach sugar superficial technical tracked web zero contention: angry lock2 resource contest: annual code
        composite hostile judicial noisy running spelling sport verbal context: access4 acquisition alternate
        application2 asynchronous3 atomic3 audit calling2 child2 cipher2 cluster3 current2 encryption3 execution3
        graphics2 half historical holding immediate interrupt4 layer library3 linguistic main2 objective outer parser2
        process3 scalar2 security3 selected4 session subjective2 technical thread2 transformation3 trivial tunnel2
        voluntary writing wrong continent: american european largest mixed contract: annual bilateral binding
        conditional dog employment future general implied labor legal muscle oral output pink previous purchase
        pushing requirement sale service simple social special unilateral verbal contraction: muscle muscular2
        permanent reflex sudden uterine ventricular contractor: defense contribution: charitable critical employee
        extension2 external file initial linguistic original political valuable voluntary contributor: algorithm2
        development2 identifying control: absolute access4 admission2 arm automatic bandwidth2 brightness2 cache3
        camera2 central centralized collective comment2 compound2 concurrency2 congestion3 crowd cruise cursor damage
        delayed disease drug electronics4 equipment exclusive exercise extended3 external fan3 feed feedback fire flag
        flight flood flow4 gain2 gateway grain granular graphics ground gun help industrial internal international
        inventory job3 keyboard2 launch lead lid2 link2 loop2 management manual2 mapped marker menu3 military
        mitigation2 mixer3 modem2 motor nasty negotiated notebook numerical operational option3 overall population
        precise press price quality rate3 reduced relation remote3 research resource3 return2 robot science self2
        service3 session skew2 social sovereign2 tolerance tone2 traffic2 transmission transmitter2 typing unified
        valued version3 volume3 controller: access admission buffer2 cache2 coefficient communication disk2 display3
        domain2 elevator embedded2 endpoint3 ethernet3 flight2 floppy2 freezer gateway graphics hierarchy host4
        integral interface2 interrupt4 keyboard2 lens media4 memory4 micro2 microprocessor modem policy4 raid3 remote4
        replication speed threaded2 video view controlling: fan flag terminal convection: forced convention: browser
        calling3 coding2 comment common communication constitutional fiction modern naming3 national old passing
        political quoting register social spelling syntactic2 syntax textual usual weapon convergence: poor
        conversion: automatic2 capture case2 color data2 decimal delta direct encoding2 format2 implicit inch
        irreversible iterator lambda migration2 personal requested software synchronous tab temperature2 trip type2
        voltage converter: analog2 book data digital2 electrical electronic encoding expression media phase protocol
        rate rotary serial2 synchronous text torque type conviction: firm murder producing rape religious robbery
        cookie: butter cache2 chip chocolate coding fortune forward house identification magic2 nut precision request2
        session2 storage store storing strong stupid sugar supplied tracking validating volume2 wrong cooler: water
        wine cooling: current engine equivalent maximum passive set sudden thermal2 cooperation: cultural coordinate:
        absolute2 finger log maintained pointer polar previous raw scaled scroll spatial spherical vertex
        coordination: absolute motor coordinator: regional copper: american containing native pair using coprocessor:
        cryptographic point copying: background deep file2 shallow software copyright: author interface international
        original update2 core: accelerator2 central display2 documented2 dual2 endpoint2 generic2 graphics2 guide4
        hard integrated international low magnetic manual2 model2 physical2 processor2 property4 sampling shared2
        silicon visible2 wireless corn: candy common crow european field green ground seed soft squirrel sugar sweet
        cornea: transparent corner: alternate blind chief hand inner left3 lower notable outer parsing right sharp
        square street upper corporation: banking broadcasting chartered closed communication2 computer2 cybernetics
        development equipment2 finance insurance international legal machine mortgage municipal private profit
        publishing service shell spiritual technology telephone trust corps: ambulance army diplomatic engineer marine
        medical peace press training corpus: compression seed corpuscle: blood2 red renal tactile white correction:
        black color2 distortion drift error3 excessive gamma2 historical luminance minor report rotation shading2
        spelling surgical viewing zone correctness: benchmark check2 checking locking2 political program syntax
        correlation: difference direct half indirect managing moment multiple negative nonlinear order partial point
        positive rank skew time corruption: data3 detecting heap memory3 moral partial repairing stack video cortex:
        arm3 association auditory cerebral2 dual2 frontal lens motor occipital olfactory parietal renal visual cosine:
        complex discrete hyperbolic inverse cost: actual additional average capital carrying complexity differential
        distribution estimated2 exclusive execution extra fixed foreseeable great handling high incremental lookup
        low2 lower lowest maintenance manufacturing marginal marketing minimal operating opportunity overall
        performance2 planner power2 prime processing production public region2 relative replacement searching self
        setup storage subroutine total unit costume: academic swimming cottage: humble little summer world cotton:
        common gun island patterned raw strong tree twisted wild couch: covered studio cough: chin dry council:
        advisory army city common county executive federal first general governmental grand legislative marketing
        municipal networking permanent research second secret security shareholder social third work world counseling:
        genetic counselor: school count: accelerator2 accumulated approximate block3 blood body byte3 call channel2
        chip core3 cycle entropy evaluator event2 failure fragmentation head iteration2 lane link3 loop neighbor node3
        nose overrun paged periodic population prediction processor queue2 reference4 repetition reserve retention2
        row2 scheduler sector seed segment sequence2 server2 shift speaker2 statistic2 thread2 total2 trial usage2
        worker2 counter: atomic bean binary collection2 colony continuity cost crystal cycle2 deficit electronic
        encoder energy event2 generic4 global hardware2 heel interference2 internal iteration loop meat missed
        modification monitoring mouse notion performance3 pot producer profile program3 proportional pulse reference3
        restart sequence3 simple snack span spark speed statistic statistics timestamp usage3 vote wrapping year
        counting: boot field instruction reference3 system country: adjacent american back border buffer developed
        developing european2 exporting foreign2 high hostile independent island letter low mother old open speaking
        tropical2 warm county: agricultural home metropolitan coupler: acoustic directional coupling: box car chain
        courage: passive wanting courier: bicycle bold van course: academic base change circular collision continuous
        crash damp desired direct elective expected extension golf horizontal link lowest main monthly normal ordinary
        orientation overall prescribed proof proper race2 rapid regular required steady usual water2 winding court:
        appeal basketball circuit county criminal district family federal food foreign high home inferior inner
        international judicial juvenile local lower military night open outer palace police relation royal special
        spiritual superior supreme2 surveillance tennis traffic trial volleyball world courtesy: formal professional
        cousin: first full kissing mutant second covenant: contributor3 cover: actual back3 bed chapter cloud
        detection document2 dust floor front3 ground2 lens movable outer paper plastic player protective record region
        removable section2 soft table train2 coverage: better checksum2 code3 compiler2 depth full insurance partial
        path pixel poor television test3 cow: ant cash mad milk private sea silly young crab: american blue box
        calling cherry european fighting giant king lady land marine rock shell shore soldier southern spider2 stone
        swimming western wild craft: hand landing pleasure sailing small space water cramp: intermittent menstrual
        muscular crane: hill overhead traveling crash: compiler3 computer disk finder fixed2 gate hard head
        interpreter launcher machine market possible2 potential2 primary2 server2 system3 yield crawler: catalog2
        crawling: real cream: coffee cold double egg face hand heavy ice2 light salad single thick triple creating:
        iterator merging creation: alias artistic backup2 class2 cluster2 continuous database early2 easy exclusive
        heavy image2 index instance3 mode2 namespace new object2 pair pot process2 region scan shortcut signature
        snapshot2 socket surgical thread2 verbal credential: account2 authentication3 client3 default3 documentation2
        encrypted2 immutable managing mediated new2 offline provider2 provisioning system2 task user2 credit:
        acceptable account author bank cash commercial consumer control course end equity export farm filter import
        personal photo program public source2 tax translator creditor: receiver crew: bomber flight ground service
        stage work cricket: eastern european fan field house northern playing sand tree crime: committed computer
        financial gross international nation organized serious vice war crisis: constitutional economic financial
        identity international criterion: capacity fitness scheduling search selection crossing: array bar boundary
        channel double grade level line multiple school street zebra crow: american european iron night crowd: dense
        listening noisy crown: golden half jacket optical silver spreading terminal triple cruelty: extreme cruise:
        speed thermal2 cruiser: battle cabin missile police crystal: blood clock compound cubic external green ice
        isolated liquid meta minute quartz rock sugar transparent twin cube: black color ice small stock culture: age
        american established european frontier human intellectual mass national popular programming repeated science
        technical2 tissue traditional western youth cup: blood brown coffee dice drinking2 egg eye flower golden
        loving measuring monkey oil optic pancake paper porous rubber shallow squirrel standard sweet typical wine
        world currency: common continental foreign fractional fuzzy hard international official paper wide current:
        alarm2 alert alternating2 charge charger circular cold constant continuous delta direct double electric3
        electrical2 equatorial garden induced input3 leakage main maximum3 measure measured2 ocean output4 phase rated
        restoring tidal voltage curriculum: academic cursor: addressable bound current2 fast iteration2 loop2 mouse
        open reading saved software4 visible curtain: iron safety shower theater window curvature: abnormal absolute
        double spinal upward curve: algebraic bell blind characteristic closed directing double elastic elliptic3
        exponential exterior finger fixed gamma known learning named normal pedal plane pulse regression response
        reversed secure service2 temperature transcendental transfer twisted upward custody: official safe temporary
        customer: angry approval bug external keeping largest legitimate major malignant matching modified potential
        reason regular satisfied sharing ugly customization: basic color module2 offer ranging specific cutter: cheese
        cookie gear glass paper revenue rotary rotating stone wire cycle: acid business carbon cardiac charge clock3
        collection complete compression daily deadlock decompression development2 duty4 execution fixed food frame
        hour immediate life3 lunar measurement memory menstrual million mine motor nitrogen piston polling power2
        product recurring reference2 release2 repeated repetition review sampled simulated single solar spin stall
        stroke total trade transfer wait cycling: natural power thermal cyclone: tropical cylinder: brake engine iron
        master pressure relay short steam steel cyst: blood ovarian daemon: activated bus3 cup interrupt journal mail
        printer routing smartcard space2 spooling style2 talk user2 damage: actual battle brain2 collateral commercial
        double general great2 hardware infinite irreversible kidney level liver media nerve nominal object operational
        permanent physical plane property secondary serious dance: barn belly break bubble concert corn country court
        fan formal informal known modern noisy popular rain2 rat religious ring round snake square sun sword toe
        traditional war danger: approaching extreme face possible present dashboard: digital managing monitoring3 new2
        posture data: abstract2 access2 accessible2 accessing accounting additional3 addressed administrative
        algebraic2 analyzing application3 arriving atomic audit authenticated3 authorization2 automatic band2 battery
        bidirectional binary3 buffered2 bulk business cached2 calibration2 coded cold collected collecting committed
        compressed3 computerized concrete confidential copied copying2 corrupted coverage2 customer2 decrypted defense
        diagnostic2 digital2 dirty3 distributed3 electronic encoded2 encrypted2 exploratory export3 exported2
        exporting external2 extra2 fax filtered final2 financial flexible2 foreign3 fundamental genetic hierarchical3
        image3 import3 inline2 input3 integrated inventory2 linguistic linked live2 losing meta3 meteorological
        modifiable mutable nested numerical old2 operand optical original2 output3 partitioned payload3 persistent2
        personal pixel3 platform4 posting primary2 printable2 private4 profile3 profiling2 programmed protected2
        pushing random2 raw3 reading2 received3 receiving2 recovered recovering relaying reliable sale scientific
        sense3 sequenced signed2 significant silence silent2 site2 slice2 spatial specific3 statistical store3 storing
        structured2 suspending switched tactical textual traced transfer3 transferred transferring2 transmitted
        transmitting upgrading urgent2 utility2 valuable verifying video2 vital volume3 writing2 database: autonomous3
        cell computer current3 desktop destination2 durable dynamic electronic extensible forwarding2 functional
        hashed heterogeneous hierarchical index2 integrated intelligent interoperable lexical line managing2 native2
        object2 office operational oriented2 password2 private publisher relational3 remote2 routine source3 static
        subscriber template2 terminal2 datagram: bound connectionless domain encapsulated ethernet internet mad
        multicast reliable sending splitting user dataset: argument4 hierarchy linked3 price publishing store2 test3
        training date: absolute2 announcement author2 base blind calendar creation current2 cycle delivery double
        early end3 expiration3 fixed full2 future initiation international issue manufacturing maturity modification
        precise rain recent release3 respect specific2 synthesis term week daughter: beautiful day: admission american
        anniversary astronomical backup2 boxing brief business busy calendar citizenship civil degree discovery dog
        early2 empire expiration fair fast fatal feast festival field first2 flag2 fool force future glory good great
        independence interval judgment king labor lady last2 letter lock2 lunar mainframe market modern modified month
        name nation next nice old2 pancake passphrase period polling preferred present2 quarter recurring rest
        retention3 rolling salad school solar speech successive summer tag third veterans victory wedding week weekly
        window3 work working deadline: absolute2 acknowledgment attempt2 connection control integrity2 long relative
        scheduling2 deadlock: inversion potential preventing recursion self starvation wait2 deal: arm big business
        class2 fair good great2 licensing method new raw section square dealer: broker car computer double drug money
        new security truck dealing: anthropology architecture astronomy chemistry dentistry discipline double
        engineering fair knowledge mathematics medicine philosophy plain program science debate: dress legislative
        list presidential public warm debt: bad bond floating funded heavy national oxygen paying public debugger:
        interactive kernel3 level2 rotary scheme debugging: aid detailed dynamic extended extra full2 helpful level
        lifetime line minimal morning print2 remote2 reversible symbolic decade: ham deceit: dear self decency:
        communication decision: authorization automatic autoscaler2 big computational court design2 final forwarding
        human important informed judicial2 making management policy2 poor previous prompt routing scheduling sensible
        switching technical traumatic unanimous declaration: binding catalog2 constant encoding2 entity explicit
        formal friend function2 implicit level lexical mixing namespace2 official open oral positive prototype public
        type2 variable2 written decoder: algorithm audio2 fast incremental sound stateless2 string3 teletext threaded
        video3 decoding: color command enhanced2 entropy fixed2 hardware2 implemented3 improved instruction logical3
        replacement updated decomposition: aid chemical double test vector decompression: alternative controlling
        force normal threaded trial decree: absolute consent judicial decryption: actual asymmetric multiple2 partial
        suite symmetric trial updated deduction: allowed business entertainment fair logical natural rational tax
        deed: bold evil good mortgage noble title trust wicked defect: congenital developmental firmware genetic heart
        industrial known mass recessive septal speech vision visual defense: biological chemical civil missile mutual
        national point probabilistic robust self statistical takeover warfare deficit: attention budget federal
        linguistic oxygen trade defining: argument3 entry rule sector standard definition: adventure algorithm3 best
        better cipher class2 column2 common3 contextual curve dataset declarative dictionary domain efficient endpoint
        exact explicit formal function3 goal high2 interface2 macro2 mask mathematical missing modifier2 official
        possible previous4 procedure recursive related schema3 selection semantic structure2 syntax variable2 weak
        degree: abnormal academic advanced associate college comparative excessive extreme first great2 greatest half
        high2 honorary inferior law least lowest moderate2 polynomial positive possible remote science second slow
        small sufficient superior third university zero dehydration: chemical partial delay: acoustic analog
        artificial controlled count2 cumulative display electromagnetic encoder extended initial3 initialization
        internal2 interval least long2 lookup loop2 mercury minimum2 polling2 propagation queue queuing ramp3
        randomized scan2 scheduling second2 signal significant small sonic temporary time timed total2 transit
        transmission delegate: account2 walking delegation: impersonation3 prefix deletion: alias early2 enabling
        endpoint2 file force index instance2 record restricted secure tuple delight: new delivery: abdominal actual
        argument3 cable care channel electronic event2 free future gene general immediate interrupt mail major
        multiple ordered ordering phase postal power2 premature safe satellite2 signal2 special terrestrial viral
        delta: audio2 best capital count current deep hepatitis letter minimal minimum missing probability2 river
        short term tolerance demand: occasion popular server sudden urgent democracy: parliamentary social denial:
        complete complexity fixing formal local2 potential reason remote second self2 density: average circuit current
        double extra flux high2 information low maximum memory optical recording relative routine storage transmission
        uniform vapor dentistry: cosmetic department: academic administrative advertising agriculture anthropology
        biology building business chemistry commerce defense economics education energy executive federal fire history
        home interior justice labor linguistics local marketing mathematics medical music navy part payroll personnel
        philosophy physics plant police psychology purchasing revenue sale science security service sociology state
        treasury war departure: secret deployment: archive3 dense manager3 mirroring4 model3 patch3 posture3 rapid
        deposit: bank clay copper customer demand federal mineral nitrate petroleum safe safety security shore time
        deposition: electrical depot: bus train depreciation: self tax depression: clinical economic extreme great
        mild narrow natural neurotic psychotic reactive shallow depth: bit3 color2 delta descent great hierarchy
        infinite intellectual little maximum2 measuring moderate nesting2 ocean pixel positive queue3 recursion
        recursive sample sonic stack2 tag2 unlimited deputy: administrative derivation: key3 secret derivative: acid
        complex first hat iodine morphine partial plant dermatitis: atopic descent: bilateral claimed common font
        gradient gradual overall rapid recursive steep tracing unilateral description: additional3 better brief2 city
        complete2 comprehensive condition2 constant2 curve detailed3 document era event experiment font2 form2 formal
        general2 hardware2 informal interface2 job keyboard2 keyword member minimal module name3 new3 optional3
        organization2 page2 parameter2 problem profile2 project provider2 readable3 resource rough scientific self
        separate short3 sleep2 systematic terminal2 text3 textual4 thorough topic trigger2 understandable updated2
        verbal descriptor: bridge channel2 class3 deployment endpoint2 file4 functional geometry group3 local queue2
        record2 report2 segment submitted template2 desert: eastern operation rock salt design: aided bad basic board2
        bold buffer2 careful circuit2 clean count2 cover current2 defensive driven engineering evil experimental
        exploratory geometric hierarchical implementation2 industrial initial interface2 interior level2 logging3 main
        malignant master microprocessor minor nice2 oriented2 original overall poor preliminary primitive reference3
        scan secret segmented software2 structured thermal ultimate designator: duration event word designer: aircraft
        application board chip costume factor fashion hardware interface interior loader original solar system web
        designing: fashion desire: compulsive excessive exciting express expressing insane little sexual2 strong
        urgent desk: city help hotel reading reception sport writing desktop: common computer import interactive
        launch mate modern normal open real remote2 typical virtual writing despair: deep destination: alternate
        branch clear2 client2 export2 final inner matching2 multicast original reporter2 storage2 tunnel ultimate
        destroyer: boat missile tank destructor: real thread detachment: ongoing retinal detecting: collision error
        leak detection: acoustic attack automatic availability better collision conflict copying cycle deadlock2 drift
        edge error4 explosive failure hole improved intrusion jack3 leak2 lock2 magic motion2 overflow plug2 race2
        radar radio recursion signal skew speaker stall storm syntax2 threat3 virtualization detector: crystal
        envelope error3 latency2 leak2 lie metal mine partial particle race ray stall2 time determination: automatic
        firm fixed judicial previous problem quantitative self settled deterrence: nuclear developer: apple
        application2 driver4 embedded individual lead menu2 original preventing senior software2 solution web
        developing: body inward outward project type development: abnormal active3 application2 balanced bone cell
        cognitive documentation4 driven early2 economic excessive extraordinary fetal formal full general gradual
        grammar historical housing individual integrated intellectual interactive international kernel4 land latest
        local2 mental normal product rapid recent social software3 subsequent technological urban visual water
        deviation: audio frequency2 gross mean standard2 device: acoustic analog4 attached2 automatic backup block4
        bond bonding2 breathing bridge2 character4 cleaning clever communicating communication computational computing
        consumer2 control2 conventional cooling3 coupled cow2 disk3 display3 elastic electrical2 electronic2
        entertainment ethernet3 exercise explosive extension2 graphics2 guidance hardware3 hiding holding hydraulic
        independent4 infrastructure input3 intelligent intrauterine keyboard2 layered lid2 lifting listening loop3
        mapped2 master3 measuring mechanical2 mediated4 medical memory3 micro minor2 modem3 monitoring2 multiple3
        network4 nuclear online operated optical2 oriented output3 peripheral2 personal2 physical3 pointing2 portable2
        portrait printing projective protection provisioning2 receiving recording remote2 root3 rotating safety
        semiconductor signaling slim smartcard sound special2 stacked storage3 supplier2 swap3 synchronization4
        synthesizer tape2 telecommunication terminal2 update virtual4 warning diabetes: autoimmune chemical dependent
        juvenile latent resistant diagnosis: differential early medical prenatal diagnostics: basic better channel
        diamond import2 improved meaningful proper raw stacked diagram: block2 class2 drawing flow included indicator
        logic logical radiation relationship state structure transition tree dial: clock mine night offer sun
        telephone vertical dialog: authentication friendly generation modal partition positive preference print search
        selection dialogue: print reported diameter: conjugate equatorial inch internal large polar whole diamond:
        baseball black famous print rose rough diaphragm: thin diarrhea: severe white dice: loaded dictionary: big
        century commerce computerized computing cover data2 desk electronic filtering international largest line2
        little medical offer pocket readable right school search3 searchable diet: allergy balanced calorie diabetic
        fat free light liquid obesity protein salt sodium soft spare ulcer vitamin difference: accuracy basic big
        color2 committed document effective essential finding finite fundamental genetic giving great important
        kernel2 main2 major2 measuring minor2 minute notable performance positive potential quality rank relative
        semantic show2 significant2 specific symmetric timestamp voltage wide differentiation: cell structural
        diffraction: ray digest: actual computed cryptographic cycle file2 fingerprint hash2 image2 local2 mandatory
        message3 omitted personal provider2 side signing supporting weak digestion: aid artificial gastric good
        pancreatic self digit: accuracy binary check decimal2 double first fractional keyboard2 middle numeric octal2
        order precision scale significant2 single2 third zero dignity: wanting dilation: capillary dimension: actual
        array border device equal identical image2 linear requested required screen spatial terminal third user usual
        vertical dinner: annual eating formal raised diode: embedded external2 remote2 semiconductor thermal2 diploma:
        national diplomacy: dollar modern shuttle directing: line direction: angle authorization backward capture
        change changing compass conventional desired downward drawing forward giving horizontal lateral physical pulse
        random replication research reverse route search self stage stream2 transfer2 trust upward vertical2 wrong
        directive: age cache compiler configuration2 control giving interpreter parser preprocessor presidential
        section director: executive film flow2 managing music musical research resource security stage theater
        traffic2 directory: active4 administration administrative base2 business cache3 central2 creating4 current4
        destination2 empty3 encrypted2 enhanced font2 home4 indexed inline installation2 leading2 level3 lightweight
        listing local3 location lower2 master merged2 parent3 persistent2 recursive2 root4 runtime2 separate2 service4
        source3 sticky target2 telephone temporary3 watched2 working4 writable2 disability: learning reading disaster:
        backup2 ecological environmental disc: audio central cervical compact2 floppy hard heavy largest magnetic mini
        optic optical ray versatile video discharge: active brush electric electrical electrostatic excessive gas
        menstrual nasal painful simultaneous vaginal discipline: church engineering line3 locking prison queueing2
        queuing2 rigid scheduling scientific self severe spiritual strict disclosure: information premature usable
        discomfort: abdominal mental physical discount: bank deep trade discourse: direct indirect mutual oral
        religious discovery: automatic controller data3 distribution first important metadata model neighbor2
        partition router self service test2 discrimination: careful nice racial sexual disease: acute animal artery
        articular autoimmune bacterial bit black blood bone bowel brain breast cardiovascular cell childhood chronic
        congenital constitutional contagious2 cow cutaneous degenerative dominant endemic eye fatal febrile functional
        fungal genetic gland glandular heart hereditary idiopathic incurable industrial infectious2 inflammatory
        inherited inline joint kidney kissing liver lung membrane mental monkey mouth nervous occupational parrot pink
        plant potato primary progressive pulmonary recessive renal respiratory rheumatic ring serum skin2 social
        sporadic storage systemic theoretical tin tooth transmitted urine vaccine viral2 virus worm dish: butter clean
        deep delicious dirty fancy microwave open serving shallow side soap solar toll disk: acetate additional2
        alternate attached2 boot4 brake buffered cache2 central circular compact2 data3 dongle dynamic4 echo empty
        encrypted2 engine3 fixed flat floppy3 gigabyte2 golden hard3 inch independent invisible laser logical4
        magnetic2 metal mini mounting optic optical2 oral pact parity persistent4 plane2 plastic primary2 raid2
        recording regional2 removable2 rotating secondary3 source3 spare spinning syndrome virtual2 whole3 disorder:
        anxiety autoimmune bipolar bladder blood brain chronic compulsive congenital contagious conversion cyclic
        deficit degenerative dominant eating emotional febrile functional gastric gastrointestinal genetic glandular
        hearing hereditary hyperactivity idiopathic inherited kidney learning linked liver mental2 metabolic nervous
        neurotic organic painful panic psychiatric psychological psychotic renal respiratory skeletal skin sleep
        speech strain stress visual dispatch: carrying concurrent2 dynamic instruction military pneumatic user4
        dispatcher: event global signal speech train dispatching: message displacement: abnormal liquid maximum phase
        time ton vertical display: arm2 auxiliary4 brilliant browser changing channel2 computer crystal customized
        digital emission equipment famous fancy fine friendly2 graphical graphics help3 manufacturer map mapped matrix
        monochrome mounted numeric2 panel public resolution scan score screen2 secondary segment simple2 status2
        telecommunication updated2 vector vertical video2 visual disposal: mine object disposition: bad balanced
        cheerful content2 evil friendly gentle natural original previous signal dispute: angry international program
        technical verbal dissection: image dissemination: selective dissent: express distance: administrative
        astronomical circle directed earth equal extreme focal great2 greatest horizontal infinite large least
        locality long2 lunar mean measuring microphone middle node root short2 small space static stellar topology
        distillation: destructive dry fractional repeated distortion: amplitude frequency geometric nonlinear
        producing distress: deep emotional extreme fetal gastric mental recognized respiratory distribution:
        complementary document free frequency hat intermediate media normal percentile pluggable probability public
        resource2 sample software2 source3 spatial standard statistical suit target2 task theoretical throughput
        uniform unstable wide worldwide wrong yield zone2 distributor: electrical district: administrative border
        business city electoral federal frontier judicial lake light mining rent residential rural school settled
        territorial theater urban diversity: great dividend: bit extra stock divider: clock2 composite post potential
        programmable2 size voltage2 diving: american coastal deep eating skin division: administrative advertising
        airborne armored artificial cell2 cellular code comprehensive exact floor form frequency grand2 integer
        integral lateral linguistic long lowest major minor naval nuclear posterior primary principal racial reduction
        sale short territorial third time2 true ultimate wave wavelength weapon word dock: bitter dry floating
        hydraulic loading platform wet yellow doctor: baby brain country ear eye family fish foot horse medical skin
        snake spin throat tooth witch doctrine: cell church democratic empirical judicial political religious
        theological traditional document: attorney binding2 classified combining commercial compound current design2
        discovery distribution2 electronic extracted flat formal historical hypertext independent input2 inverse
        legal2 neighbor office official open original2 page2 paper portable public requirement retrieved scientific
        separate share standard2 structured stylesheet written documentation: adequate apple associated2 complete2
        detailed2 developer3 free4 full4 input4 introduction2 kernel4 line management4 minor2 minute networking3
        official2 old paper secret2 security4 software specific4 subsystem4 technical2 trick2 dog: alert american
        attack bird bottom carriage coach dirty domestic eating eye great guard guide gun hearing hot hunting2
        intelligent lion little mad monkey mountain penny pie police powerful sea sheep sized top toy trail water
        wild2 will working yellow doll: black glove paper patch dollar: constant half island million nice sand silver
        state domain: active2 administrative app3 availability3 backup broadcast2 complex digital directory4 flat
        flooding forwarding frequency grouping hierarchy internet2 knowledge level2 multicast4 performance3 power4
        primary protection2 public3 qualified2 restricted reversed root2 scheduler2 scheduling2 search2 spiritual
        target3 threaded2 trust2 usage2 verified donor: blood universal door: apartment back2 barn car cargo closed
        double drive exit exterior fire folding front half interior lock next open outer rear screen service side
        sliding stage storm swinging trap2 dose: large lethal low measuring oral recall small dot: fruit leading2
        middle minute net quantum2 raised random year doubt: expressing insoluble reasonable self universal downtime:
        minimal system zero draft: bank final first foreign heavy internet latest rough shallow time working written
        dragon: flying grand green name new old red water drainage: major natural drama: closet moral musical verse
        drawer: money wire drawing: arrow artistic available box2 charcoal cursor eye ink line mechanical rough scale
        special subsequent working dream: american digital pleasant wet dress: battle civilian dinner diving evening
        fancy formal full2 lady morning neat standard summer traditional wedding window drift: clock cold continental
        sand star systematic term topic update working drill: breast core counter diamond electric fire hand handheld
        horizontal military order pneumatic portable power rock star stone vertical drink: cold cooling fruit hard hot
        mixed soft strong2 sweet drive: automatic bad biological disc disk3 encrypting external floppy2 fluid
        generation hard2 huge integrated intelligent internal line logical2 low2 optical petition physical self
        spinning tape3 test walking wheel whole driver: automatic basic bonding4 bus3 car card2 coil console3 cost
        database device4 differential engine2 floppy3 ice job3 kernel4 laptop4 latest mouse owner packet2 pile polling
        printer race rendering sound2 spark tank tape2 taxi terminal2 test2 touchpad2 truck video2 driving: pile war
        drone: administrative drought: cycle extreme drug: anti antibacterial antibiotic antifungal antiviral bitter
        cancer club combination counter designer developing ethical experimental gateway generic hard inflammatory2
        name oral prescription recreational sedative soft stimulant street truth wonder drum: brake imaging magnetic
        metal red rotating shallow side steel dryer: hair spin duck: american black cold diving domestic european fish
        gray lake lame raft river sea sitting sleepy spirit summer wild wood duct: biliary cystic hepatic lacrimal
        lymph lymphatic pancreatic thoracic duplexing: disk duplication: code2 descriptor mass durability:
        availability reduced duration: absolute2 average bell cumulative expiration2 formatted full2 infinite lease
        lifetime long maximum2 minimum noise prescribed relative requested retention2 sampling scheduled second short
        stage temporal dust: bone coal cosmic diamond fine floating gold interplanetary message2 mill radioactive
        status zinc duty: active assigned civic cycle differential ethical export fatigue guard handling heavy
        imperative import legal light military minimum ministerial moral official output2 point regular religious sea
        shore speed2 target transit yield dye: acid artificial basic blue deep direct double fast fluorescent green
        hair hand insoluble purple red soluble yellow2 dysfunction: brain nerve organic dysplasia: fibrous dystrophy:
        muscular eagle: american bold double fish fishing golden half quarter royal sea spread ear: dog elephant
        external2 human inner2 internal listening middle2 mine mouse outer rabbit sea square tin earning: wage earth:
        alkaline card good low manned middle rare2 whole earthquake: study submarine easement: public echo: adapter
        character console cookie exclusive filter loading local probability radar remote shell simple tool writable
        ecology: human information economics: home side economist: political state economy: animal black domestic
        managed market mixed naval political rural token world eczema: allergic atopic chronic edema: brain cerebral
        generalized periodic edge: bottom clear clock cloud4 dual falling2 forward front high inner knife label lead
        leading2 left2 linear long low lower media network3 outer positive property2 raised raw right rising3 rough
        running2 sharp2 signal single smart thin upper editing: careful complex critical document film hand history
        image line3 old place right screen small text video edition: business corrected early enterprise2 first2 home
        limited micro modern new open paper pocket production professional revised second2 server show standard2 text
        third trade tree trial workstation editor: assistant business city diagram directed drawing external2 internal
        linkage managing newspaper preferred screen2 sensible sport stream tape text3 education: academic adult
        elementary formal functional good health physical public secondary self special vocational effect: adverse
        amazing arm artistic audio2 auditory caching color combined cooling cumulative degenerative desired2 extra3
        field2 fluorescent force ground heating honest immediate inversion light little mechanical negative noted
        optical ordering permanent personal position practical2 proper psychological screen semiconductor side4 skin
        sound special stage therapeutic thermal tracing visible visual wonderful effectiveness: check operational
        efficiency: best compression energy3 high2 memory2 effort: active best3 constant cooperative development
        engineering extra great least little maintenance mental minimal normal painful physical reasonable relief
        renewed research respiratory serious sharing significant single special sudden translation egg: bad brown
        candy chocolate deposit developing development garden golden good goose raw scrambled single zipped ejection:
        bay elbow: human mouse tennis electricity: atmospheric current dynamic generating negative photo positive
        static electrode: horizontal negative positive vertical electron: external fat free issue million moving
        orbiting single speed electronics: analog associated consumer4 control density digital display drive military
        popular radar video element: acronym anchor array3 basic blue bottom chemical2 combining compact comparable
        component dorsal earth empty essential extension2 finite first3 gaseous graph2 hand heating heterogeneous icon
        identity important inline input2 key last2 least level2 linguistic logic magnetic major meta metallic3
        meteorological mixer2 negative next2 pattern2 picture positive previous print4 processing radioactive rare2
        ring2 scan2 sensing service2 shaping simple structural successive switching syntactic syntax2 unstable
        elephant: pink sea white wild elevation: high intermediate little natural elevator: food grain hydraulic pound
        service elimination: check code pointer embedding: application example natural order program structure
        embolism: fat gas pulmonary emergency: computer federal temperature emission: field infrared low nocturnal
        packet particle positron radio secondary signal stimulated thermal emitter: event2 emphysema: pulmonary
        empire: celestial evil mighty publishing second western employee: apple fellow permanent time employment:
        constant full job mechanical emulation: agent cable hypervisor instruction mainframe map mouse noble software3
        space terminal emulator: circuit game hardware logic point2 terminal2 enabling: device event2 introduction
        software encapsulation: key routing strong tunnel encephalitis: body simplex encoder: allocated efficient
        entropy external2 provider rotary2 threaded2 video3 encoding: audio basic byte2 canonical character4 chunked
        client2 color content2 database2 distinguished entropy gamma horizontal input2 instruction2 length2 linear
        lossless message2 optimized packed phrase pixel2 protocol2 publishing quantization server2 string2 text2
        transfer2 transport vertical width encrypting: self encryption: advanced asymmetric authenticated2 backup4
        bulk clear2 data2 database2 decryption default2 disk3 inline3 key2 level2 managed3 master memory3 password
        point raw strong supplied3 symmetric3 topic3 transit2 transparent wireless end: abnormal anterior back3 beam
        big bitter box closed desired distal exclusion front3 hand high2 little logical2 low2 lower2 marking motor
        nerve open outer period2 posterior productive proximal rear receiving2 remote2 sad sensory session sticky
        stream2 tag tail ultimate upper2 valuable week window3 year endocarditis: bacterial endpoint: bulk2 cluster3
        destination2 directory3 discovering discovery2 firewall4 garden global3 healthy2 index4 local mirroring4
        network4 private3 regional4 remote3 transport2 tunnel2 enemy: mine potential energy: activation alternative
        atomic binding chemical cumulative elastic electrical electromagnetic embedded free heat high2 increased
        internal kinetic2 lowest luminous mass mechanical mental nuclear physical potential psychic release rest
        saving scheduling separation solar stationary stored total vital wind enforcement: approval connector2 crime
        drug enterprise flow kernel2 law2 overall policy2 strict type engagement: hot naval written engine:
        acceleration acting aircraft analytical app4 auxiliary beam broadband capture car compression computational
        computing database2 diesel difference2 display2 efficient encryption export factory fire garden gas gasoline2
        head heat inference2 ion jet lever locomotive magnetic management4 managing marine military node3 oil pilot
        powered powerful pressure print processing2 propulsion protocol2 pumping radial raid reaction rocket rotary
        scripting search2 single spark2 stationary steam3 streaming3 stroke switch switching tank theme traction
        traversal trunk twin virtualization engineer: aeronautical aerospace army chemical circus civil design
        efficiency electrical electronics field flight hardware highway locomotive marine mechanical military mining
        naval new reverse rocket software system telephone television engineering: aeronautical aerospace agricultural
        aided automated chemical civil domain electrical genetic hydraulic industrial internet2 knowledge mechanical
        mining naval nuclear release requirement reverse2 simultaneous social software3 steam wrapped enhancement:
        documentation edge functional future image minor networking performance portability revenue significant vector
        enrollment: certificate folder manager2 ensemble: frame enterprise: business commercial2 established free
        great hat hazardous important industrial oriented owned private server entertainment: electronic musical
        public social entitlement: argument3 manager2 new2 sample3 search entity: abstract acting active cloud2
        coherent complex cost dependent end2 extended external2 general legal mathematical media3 medical mental named
        parameter2 parsed physical political scheduler scheduling separate shell single steering entrepreneur:
        computer entropy: arithmetic conditional equal high live low quality sufficient trusted entry: accounting
        adjusting blog byte cache3 catalog4 contest credit debit desktop2 dictionary directory4 door double expired
        formal handler2 handover heap history3 index3 interior iterating job journal2 ledger left lexical loader2 log4
        logged main2 map4 matching2 measurement menu2 metadata3 migration needed2 neighbor2 news2 notebook password
        patch performance2 prefix preliminary right routing2 sibling simple2 single2 successive table4 text tracking
        transparent versioned wait walk wiki2 enumeration: alternative automatic device3 entity fabric format host
        interval modular named envelope: addressed digital disk gaseous inner lipid message outer protective thermal
        window environment: acidic activation2 addressing alkaline anaerobic artificial cell color2 composer4
        computation computing2 constrained controlled deploying2 desktop2 development3 directed embedded engineering2
        execution3 font foreign friendly grade ground guest2 healthy home2 industrial interactive2 interior isolated
        local moist multitasking natural new2 notebook3 office operating ordinary path2 physical private2 processing
        production3 programming3 protective quarantine runtime3 safe saline sandbox secure shell2 sock specific2
        temporary2 upgraded urban vendor virtual2 virtualized2 windowing envy: penis enzyme: active digestive
        pancreatic restriction soluble epilepsy: cortical focal generalized lobe reflex sensory traumatic episode:
        recurrent epoch: clock date drift early extra initial recent equality: annotation checking deep economic image
        mathematical package political racial simple social strict equation: absolute algebraic blending cubic
        difference differential2 exponential identical linear literal mass mathematical normal numerical personal
        polar polynomial quadratic recursion regression simple simultaneous transcendental wave equipment: auxiliary
        baseball basketball boxing cleaning communication cricket digital2 electrical electronic2 essential field game
        golf hardware line military naval networking office optical original radiotherapy recording robotics satellite
        screen serviceable special sport switching telecommunication television terminal test2 video equity: home
        shareholder era: alternative common current2 empty modern new square error: advanced2 algorithm alignment
        american artificial assertion2 atom2 benign better2 bus3 calm coding compilation3 compiler2 complementary
        computer corrected2 critical2 deadlock denied2 descriptive disk domain3 expansion2 fatal4 fence forward2
        generic4 gross hardware2 healthy2 host2 improved2 intelligent internal3 keyboard2 latent literal logic2
        negative4 notifier2 odd overflow2 parity2 parsing2 permission4 phase pilot poor positive2 post probable
        programming2 proper2 recent2 recoverable2 report3 reporting2 residual runtime2 safety2 semantic serious severe
        severity2 shot software spelling2 spoofing standard4 structural suitable syntax3 system3 time2 transmission2
        typing validation2 verification2 violation wrong2 escalation: privilege2 escape: backward color2 compiler fire
        gas level narrow octal2 sandbox specific steam string style2 terminal will escaping: double message style
        topic escort: destroyer essay: critical short estate: dominant first freehold gross hereditary housing life
        low net personal real2 second third whole ester: crystalline liquid estimate: cost2 initial low moderate node
        relative utilization variance work estimation: bandwidth cost general high motion public row set size time
        utilization estimator: rate2 ether: complex compound making petroleum struct vinyl ethernet: base configurable
        destination efficient2 encapsulated fast free speed2 switched thick virtual2 ethics: computer medical research
        evacuation: excessive medical natural evaluating: finished promise evaluation: analytical argument arithmetic2
        authorization2 careful condition4 conservative direct expression lazy2 method minimum partial2 quick repeated
        special strict technical evaluator: attribute default link partial evasion: practice tax evening: common early
        formal good event: approximate asynchronous2 audit2 auditing bubble cat2 chance coming current2 daily day
        device3 discrete diving electrical entertainment error3 explosive exposure external2 fair4 field fork3 future2
        happy historical human hybrid important inferior3 inherited2 input3 joystick2 keyboard2 lid lifecycle lifetime
        maintenance3 migration2 motion mouse2 natural news notable notification2 notifier2 ordered ordinary output
        past2 periodic physical possible precision2 press probable propagation2 protocol2 random rare recent record2
        recorded2 recurrent referenced removal repeating sale signal2 significant social spacecraft specific2 sport
        subsequent swimming synthetic3 timer2 track traumatic trigger3 triggering2 eviction: actual cache lazy
        scheduling evidence: additional adequate best collateral direct giving indirect legal linguistic objective
        physical probable strong sufficient supporting evolution: biological controlled cultural future modified naval
        organic rapid teaching examination: bank bar careful comprehensive coverage critical detailed digital direct
        endoscopic final judicial medical official oral physical preliminary public self strict sufficient university
        vaginal visual examiner: bank hearing medical example: app canonical2 capture3 classical concrete crazy
        enumeration2 estimation evil excellent famous fine good3 historical horrible known living notable outstanding
        practical previous3 prime recent security3 silly simple3 specific trivial typical2 usage3 excellence:
        extraordinary moral superior technical exception: accurate case check2 checked2 defined expected2 fatal2 full
        imaginable improved2 level2 library major mismatch notable2 point3 possible2 precise proper relay repeatable
        special2 stated suppressed threat2 underflow wrapped exchange: branch charge commodity conversational cookie
        corn data3 dollar drawing electronic foreign future information2 internet ion key3 local mail meaning message
        momentum packet post route2 stock2 telephone token2 exchanger: heat mail exclusion: balancer field3 logging
        maintenance3 mutual3 robot snapshot total excretion: iodine excuse: good poor sorry executing: finished spent
        task technology2 workflow execution: actual artistic asynchronous captured code2 command3 concurrent2
        conditional current2 demand dynamic estimated generation graphics immediate individual2 instruction2 isolated
        job3 normal notebook3 outstanding overall parallel3 program2 promise2 protected2 query2 repeated restricted
        scan scheduled script2 secure2 sequential2 simultaneous synchronous terminating2 transactional transient
        trusted workbench2 workflow3 executive: account business chief corporate former powered supreme top young
        exemption: clear namespace exercise: academic active aerobic anaerobic arm back cardiopulmonary good
        graduation leg manual military neck passive physical regular religious special stomach student exhaustion:
        descriptor extreme heap heat memory mental nervous producing range stack exhibit: design switch will
        exhibition: annual industrial public exit: abnormal batch2 child2 emergency iterator launch2 leader loop
        monitor2 procedure process3 program2 right shell2 status2 task2 thread2 user zero3 expansion: alias2
        alternative arithmetic2 future2 history3 indirect macro parameter2 prompt2 query quoted rapid recursive
        substitution territorial text triple variable2 word2 expectation: customer failed previous service expedition:
        fishing geographic great hostile hunting military restaurant scientific expenditure: capital expense: business
        cash interest lobbying medical minor moving operating organization overhead personal public trade travel
        traveling experience: actual auditory body consistent developer development gain human immediate installation
        little painful past perceptual personal practical previous prior publishing sense sensory streaming subsequent
        usage2 user2 experiment: additional2 benign blind control early networking optical pilot pneumatic quick sad
        scientific test thought experimentation: extended favor support expert: computer domain economic efficiency
        escape fingerprint human legal picture technical expiration: absolute automatic delay exact initial key2 live
        password2 timer2 year explaining: comment document history message note self2 sentence text user2 explanation:
        additional better brief depth detailed2 meaningful online scientific short special sufficient thorough
        exploitation: native exploration: automated interactive pure sea space type underwater explorer: internet2
        state window explosive: high impulse low plastic sharp exponent: binary digit leading negative prime public2
        secret export: automation bulk2 coffee conditional2 configuration3 entitlement2 fast2 image2 import2 macro
        named2 offline plugin policy3 prime proxy2 route2 rule2 store3 target2 exporting: decryption explicit module
        petroleum sink exposure: automatic direct graphics high human information long manual normal overall possible
        public radiation state time wind expressing: address card formula message number phrase sentence verb word
        expression: algebraic argument arithmetic2 check2 common4 condition4 conditional2 constant2 conventional
        equivalent exponential facial filter4 formal free gene generation generator2 hand2 indirect lambda3 license2
        linguistic mapping2 mathematical numerical path3 policy query quoted regular4 relational replacement sad
        scalar self simple subjective switch2 symbolic table2 valued verbal visual extensibility: future extension:
        authority browser certificate2 composite2 concurrent configurable counter critical cup damage domain2 edge2
        future3 guard2 indication input3 installed integrity joystick2 keyboard2 language2 mail matrix2 multimedia
        name2 natural negotiation2 oriented2 parallel2 pascal present2 privacy protocol2 rendering route3 service4
        spatial specific2 standard2 swap synchronization system2 tagging2 telephone traffic3 university unlimited
        upward valued vector2 virtualization wireless writing2 extent: aligned best continuous corrupted equal free
        full great2 greatest last limited linear logical moderate physical pixel sized spatial superficial temporal
        unlimited vast whole wide extinguisher: fire extortion: practice extraction: data feature mineral noble
        practical text extreme: combat practice eye: black blind blue cartoon compound electric evil glad glass golden
        good human magic median mine motion2 private progress public rabbit rapid red seeing simple snake third wall
        weather yellow fabric: canvas cotton2 dress durable flexible heavy lightweight networking path pile polyester
        resistant soft switch switched synthetic textile2 waterproof whole face: automatic bold broad card clock
        convex font full happy hugging2 human inner life meeting open plane pretty pudding smiling steep stone
        triangular upward vertical working facility: airport algebraic assertion bath caching care carrier
        communication completion computing docking editing energy engineering execution2 expansion general great
        hardware health kitchen loading login lookup macro management measurement medical powerful preprocessor
        printing recreational research resolution scripting signing4 special storage2 thread2 topology tracing
        transaction fact: actual basic bruising curious established fundamental historical important isolated known
        new2 numerical observed outstanding parallelism scientific factor: absorption accelerator additional
        adjustment amplification anemia blocking branching cognitive common compression controlling conversion
        correction2 creation digit division dominant drift2 environmental external form gain genetic growth human
        important intrinsic limiting literal load market multiplication multiplier necrosis normalization period2
        primary prime protection reflection replication rheumatoid safety sampling scale2 scaling3 shading significant
        spreading stable statistical timeout uncertainty weight factory: car control cotton filter object provider
        returning software static2 steel faculty: cognitive comparative dormant intellectual mental rational reasoning
        representative sensory failure: allocation3 assertion3 authentication2 bank brake cardiac check2 checksum
        chronic compilation2 complete computer coronary decoding design detector disk2 eating engine equipment
        expected fundamental funny hardware2 heart2 inference initialization installation invocation job2 kidney link2
        login2 major media migration partial permanent power2 predictive probe protection rare renal serialization2
        specific test3 total verification wire zero2 fairness: guarantee stochastic faith: bad blind full good
        religious saving true vast falling: character edge gradual light rate thing time water family: address3 apple
        bacteria banana bird bit box brass bronze carrot chip2 column3 crow distributed dual extended fish font2 form
        glory gold image4 large lettuce linguistic machine microprocessor mustard natural3 network2 noble nuclear
        operator3 pepper pink plant potato processor2 product protocol3 rose royal2 ruling separate2 shield silver
        smart socket strong tail tea tree type violin weak worm fan: automatic2 baseball controllable cooling desired2
        document electric fiction individual intelligent manual measure measured measuring miniature minimum
        modulation picture revolution sea secondary smart2 sport tall farm: ant baby chicken collective disk factory
        fat fee fish funny home link2 pig pot prison processor server tank tree truck wind farmer: baby small stock
        tenant tree fashion: alternative blocking circular current display distributed free high independent
        interactive latest linear military new portable random serial usual fat: animal2 beef big bit bone butter deep
        extended hot low natural note puppy solid support wool father: church city dear glad fatigue: battle chronic
        combat excessive extreme fault: address bus common diode double2 finding gravity major minor normal page4
        protection2 reverse reversed segmentation3 systematic technology4 terminal2 thrust triple wire favor: chance
        court gain2 party sexual wedding winning fear: abnormal base exciting extreme great irrational sudden feast:
        great love movable wedding feature: accessibility actual additional3 advanced2 awesome best chaining
        characteristic checklist chief compatible2 compression controller3 controlling culture defined description4
        desired double driven2 encryption3 essential expected experimental3 extra2 facial fleet2 formatter former
        hardening hub2 identity2 important2 indexing innovative lambda2 language2 leading limiter linguistic main
        management3 marked mesh3 missing2 modeled natural new4 observability3 optional2 physical planned powerful
        premium private2 psychological recognizable recording reduced requested2 rich safety saving secondary segment2
        service3 sharing special2 specific2 spoofing structural supported2 surface tiger unique upgrade2
        virtualization2 visibility wait winning writer federation: american argument2 identity2 international fee:
        absolute admission base deletion2 distributor docking extra legal license licensing qualified service
        suggested tuition feed: adult animal asset3 atom automatic bird chicken continuous force form2 friction
        inventory2 line3 news paper power pressure section stall stock tractor feedback: cipher extension force3
        hardware2 implicit indicator keyboard negative peer positive prior review valuable visual feeling: angry class
        comfortable deep express fellow friendly fundamental fuzzy generalized guilt inner internal loving mixed moral
        personal positive religious sinking strong tender terrible fellow: base chamber class dull foolish foundation
        good hail honest lazy little low noisy odd old poor silly sorry stupid2 teaching young fence: eastern
        electric2 extension flower future implicit last proxy ring snake valid wait western worm ferry: car
        fertilization: self festival: church film jazz national parish principal public religious rural fetus:
        developing human male fever: acute brain cerebrospinal contagious famine fly glandular gold high2 hospital
        inflammatory intermittent jungle malignant mild mountain nervous parrot producing rabbit recurrent rheumatic
        rock shipping splenic swamp valley yellow fiber: animal cotton driver3 elastic fine glass hybrid motor muscle2
        muscular natural nerve2 optical plant polyester sensory strong synthetic textile tough valuable fibrillation:
        atrial ventricular fibrin: form fibrosis: cystic pancreatic fiction: popular science3 turning fidelity: high
        true wireless field: accumulator ball baseball bit3 blue bottom3 campus cap2 capability2 center checksum2 coal
        corn count2 dark defined3 depth duration electric2 electrical electromagnetic electrostatic european extra3
        finite flag3 flying folded football force gold grain gravitational header3 ice interlaced internal interval2
        key2 landing left length3 magnetic3 mask2 mine nesting odd old open owner2 playing2 potential quantum
        radiation resource4 right scalar second2 semiconductor specialized state2 static2 subject tall template3
        third2 timestamp2 top3 visual fields: accounting2 additional2 alternating artificial available3 binary2 bit2
        blue coal configurable cotton defined2 diamond distributor electric encoded extended2 extension2 extra2 final2
        geometry grain header3 height index3 journal3 key2 length2 magnetic metadata3 mutable numeric oil optional2
        potential primitive private2 recognized related representative required3 reserved2 restricted rice searchable
        separated stable2 statistics4 template3 timestamp2 transient fight: bull chicken gang knife noisy pillow
        political prize proxy sea single sword fighter: fire freedom guerrilla prize space street fighting: actual
        afternoon hand prize quarter figure: academy authority canceled circular dance fantastic father geometric
        human interference inverse kernel3 leading mother outstanding parental performance plane2 public raised
        significant skating solid spare stick symbolic terminal wax file: accounting anonymous assembly2 attestation2
        audio2 authority backup3 batch2 benchmark2 binary4 cache3 card cat3 ciphertext3 circular compressed3 computer
        configuration4 cookie2 corrupted2 cow2 damaged data4 dedicated desktop2 disk2 distributed3 dot2 empty3
        encrypting executable3 fat flag4 flat2 fool formatted4 friendly3 graph2 header4 hidden2 hierarchical immutable
        imported2 included3 individual3 input4 journal3 keyed2 large3 local4 magic2 main2 master metric3 mounted2
        news2 online3 open4 opening2 output4 pack3 plan2 pot2 regular4 relay2 round seed2 single3 source4 sparse2
        spooled spreadsheet stage2 startup3 structured supplement swap3 tail temporary4 text4 timing2 token4 tracked2
        tracker2 transaction2 transporting unit4 vector2 vertical wood zone3 filing: disc3 iron metal film: feature
        flexible movie picture pilot plastic ray roll silent soap sound state2 table2 thin filter: beacon cloud2
        coffee desired director2 flower frame2 fuel horizontal input interpolation inventory2 light loop3 median2
        multiple2 oil optimized packet3 perfect programmed row2 section2 signal socket2 spatial2 spike subscription2
        temporal thumb topic4 vertical water filtering: checking event2 multicast packet section socket3 finance:
        campaign commercial consumer corporate high international sale financing: participation finder: depth diamond
        direction logger match2 package position range text view water word finding: active attempt center fact fault
        fine: car exploit library running technical vase work3 worked working finger: first fish green index little
        middle ring second single support third trigger fingerprint: deployment genetic key2 latest login2 fire: angle
        artillery barrage beacon brush call cannon charcoal communicating crown direct distributed electric electrical
        enemy european fight fighting forest friendly ground gun hostile indirect input mortar observed open
        pernicious preparation quick radar rapid red registration scheduled searching set signal supporting surface
        trigger2 will2 zone firewall: app2 bypass effective3 engine3 global3 hierarchical network4 organization4
        priority2 rule2 security3 firing: rapid repeated rocket trigger firm: accounting business consulting insurance
        investment law publishing removal research security service firmware: calling3 controller drive engine2
        extensible3 free2 open4 opera platform3 printer secured upload first: applied4 best deadline depth2 dog double
        edge load2 path removed2 republic sergeant fish: banner barber basket big bottom cold doctor dollar european2
        flame fly flying food3 fresh frost game2 little marine3 market net oceanic odd parrot pilot poor primitive raw
        rough sea2 sergeant snake soldier sport squirrel state surgeon telescope thread tongue trigger tropical water2
        whole wolf worm young fishery: whale fission: multiple nuclear spontaneous fitness: capacity general legal
        physical fitter: gas steam fixation: carbon nitrogen surgical fixing: bug need nitrogen patch price statute
        worth flag: allocation3 american battle black blue capability3 code compilation2 compiler2 corn deleted dirty2
        exclusive2 feature3 flying functionality2 hidden2 immutable linker2 long3 modifiable modifier national
        optional4 overflow pilot pirate private3 privilege4 quarantine quiet2 red required4 selection2 signal soft
        square status3 sweet union water white wide4 word yellow young flame: blue bright candle dictionary gas hot
        luminous spelling sudden vomiting yellow flaw: exposure security fleet: battle container4 count current3 naval
        show2 flexibility: extra great maximum flight: aerial altitude connecting direct domestic gliding horizontal
        hovering international inverted lazy level passive powered powerful rapid scheduled space suborbital sudden
        top flood: angry great massive flooding: callback certificate hash multicast turning floor: cleaning dance
        first fly forest framed ground lower main ocean price sea shop top trading upper wage floppy: boot density
        inch megabyte special flow: authorization automatic blood boot2 cash collecting continuous control3 current
        data3 discovery efficient ethernet2 excessive fluid global grant hardware implicit increased individual
        interactive large logging magnetic mail managed match menstrual monthly normal overall periodic priority2
        rapid regulating responsive river tidal traffic typical unique urine water work flower: artificial balloon
        basket beautiful blanket blood blue3 butter clustered compass composite finger flame green2 handsome honey
        leather marginal new nocturnal orange2 paper pink3 pretty purple3 ray red3 rose shell spider tail terminal
        tongue treasure wall white4 wild wonder yellow4 fluid: alkaline animal bodily body brake cerebrospinal
        computational digestive elastic electric magnetic organic pericardial programming saline spinal fluorescence:
        blue green induced strong fluoride: calcium double hydrogen silicon sodium flux: black constant luminous
        magnetic2 menstrual neutron fly: american artificial bar bee black breeze cheese crane crow dragon drone dry
        european fish forest fruit horse house long onion sand spark stone swamp test wet flying: aircraft american
        bird blind distinguished fast free giant instrument low northern southern symbol wing world foam: sea white
        fog: heavy ice folder: child2 destination2 draft file managed3 manager3 message module2 parent2 platform2 set
        small source2 storage2 thermal folding: case constant2 header protein string follicle: hair font: cached
        canonical cartridge display drive identified logical master matching2 modern multiple new notable open2
        outline point proportional quality reserved2 scalable screen script selected style tall vector wide width
        food: adequate bird breakfast capturing cat comfort delicious dog eating emergency excellent fast finger fresh
        health important2 keeping lion liquid marine2 ordering plant plastic prepared preparing processed rabbit
        serving snack solid spider spoon supplying valuable wildlife fool: court foot: acre animal board cubic human
        single square tube football: american2 association defensive offensive professional rugby footnote: historical
        force: aerodynamic binding cat cavalry centrifugal2 color defense driving elastic electromagnetic explosive
        external fundamental generative gravitational ground guerrilla hostile inertial insertion intensive labor
        legal life log2 magnetic2 main market military2 molecular moral muscular naval option2 password physical2
        plastic police reaction reactive sale security special strong superior task2 testing union vital volunteer
        weak work forearm: human forecast: financial weather forest: black dense new northern rain tropical fork:
        event initialization main next4 past pie relation resource salad tuning using2 form: abbreviated alternate
        alternative application bad binary3 bodily bound canonical2 change circular claim closed coded combining3
        compact compressed contracted crystalline2 decimal digital directed dominant electronic encoded2 encrypted
        enhanced executable expanded extreme fatal former free2 full gaseous general2 good granular imperative
        intermediate legal life limited long2 lower2 major marked massive mild modified mutant natural negative
        normal3 normalization normalized noun numerical octal order original2 outward passive polymeric preferred
        prescribed present presentation primary primitive proper pure rare readable2 second2 serial serialized severe
        short2 simplified singular specialized spherical symbolic table3 tablet tax text2 textual trial triangular
        typical verb verbal verse wave weak word format: alone archive2 armored atom audio binary4 canonical coded3
        compact2 compressed3 compression2 currency data4 date3 decimal2 declarative depth disk3 distribution document2
        dot duration4 encoding2 escape exchange file4 hour2 image4 import3 indexed input3 interchange2 interlaced2
        intermediate law length linear lossless mask2 metadata2 native normalization old2 output4 packed payload2
        pixel4 pointer porcelain presentation pretty2 progressive raw2 readable2 reusable short2 specific3
        standardized style2 submission2 supported3 tape text3 time4 timestamp2 transformation video formatter:
        currency document driven external pixel primary simple text formatting: currency data document lazy level
        message2 minor2 numeric patch portal text type formula: atomic chemical conversion empirical general logic
        logical magic molecular rational restriction ring simple state structural timing verbal fortune: bad good2
        handsome small telling forum: chat electronic solution forward: bar bringing compatibility corner cursor
        directed drive driven driving fast3 feed going2 guarantee half help helping incremental lean looking lowest
        moved2 moving perfect2 place press reasonable roll scroll search2 ship spring static step thrust will2
        forwarding: agent bidirectional bridge call dynamic engine2 fast2 global2 local mail packet port2 producer2
        protocol2 regional2 traffic tunnel foundation: charitable computing firm internet new private raft research
        science software4 solid fox: black blue desert eastern eating flying gray hunting jam kit northern red sea
        silver southern trap white world fraction: astronomical common complex compound decimal large minimum
        normalized partial proper simple small tiny worker2 zero fracture: capillary closed complete compound
        compression fatigue open simple stress fragment: audio code2 first hash large maximum2 minimum optional page2
        paged2 restriction small tree2 fragmentation: allocation combat external internal memory message pool space
        frame: acknowledgement balloon buffered captured2 check2 circular climbing coded3 cold compressed data3
        decoded3 discrete distribution door encoded2 errored ethernet2 golden2 hidden inertial inline interpreted
        interpreter iron jack key largest layer main metal movable multicast nominal open origin outer page2 parsed
        partial picture pretty previous2 print2 raw2 recursive reference3 reflection repeated rotating scan selected2
        signal2 sized skeletal spinning stack3 stationary steel subsequent super synthetic test3 timber time total
        transmitted triangular whole window framework: action application case clock2 coherent compliance2 composite
        description endpoint2 extensibility extension generic integration logging management3 net notifier regulator2
        rest security2 sensor sharing simple standard supporting test2 testing2 thermal2 tissue translation web
        framing: compatible end european extra floor record franchise: elective fraud: collateral intrinsic legal mail
        positive freedom: academic complete effective fundamental grant great individual limit personal programming
        religious total freezer: deep frequency: absolute allowed audio average backup base3 carrier2 center challenge
        clock4 component computing constant cycle cycling desired2 document fixed2 fundamental high2 horizontal hourly
        infrared intermediate2 limited low lower lowest maximum2 medium modified modulation monitoring2 nominal
        observed operating2 oscillation oscillator phrase radio2 recurrence relative sampling2 standard switching tone
        transponder tuning vertical wave friction: possible rolling friend: best confidential dear faithful female
        former lady mutual next friendship: established frigate: missile steam frog: american cricket dancing european
        flying green sheep spring tree true wood world yellow front: beach bold cold common compiler database debugger
        democratic fly hardware home panic polar popular right shirt united vertical video warm wave window frontier:
        electronic last triple western frost: jack white fruit: acid acidic angry bear bitter black2 collective
        delicious dry fresh key multiple noble orange preserved producing purple red2 simple sized star stone
        tropical2 yellow2 fuel: battery combustible diesel family holding liquid nuclear rocket fulfillment: self
        spiritual fun: break call3 formatting qualified2 function: accelerated acquisition2 additive administrative
        algebraic allocation2 arithmetic biological bodily callback4 characteristic choice circular classification
        comparison2 completion2 computable constructor3 continuous control2 conversion2 cosine decryption2 deployable
        derivation3 descent desired destructor2 digest2 door elliptic encryption2 endpoint3 estimation evaluation2
        explicit exponential exported2 extension3 foreign2 formatting forum generation2 generator2 generic2 geometric2
        handler3 hash4 healthy helper4 hyperbolic identity immutable implicit important inferior2 initialization2
        injection inline3 inspection2 interceptor intrinsic2 inverse iterator2 kidney legislative library3 linker2
        listener2 loaded logarithmic lookup2 manipulation2 mapping4 mathematical2 member2 mental metric new4 normal
        note4 official order2 parsing2 partial patched2 periodic plain2 polymorphic polynomial primitive probe3
        probing programmed psychological ranking recursive2 regular related3 replacement2 respiratory retrieval
        returning2 safe3 selector semantic sensory shell3 sleep2 social special2 specific3 spiritual strict style2
        tangent termination thyroid traceable traced2 transcendental transfer3 transform2 trigonometric trivial
        unpacking2 useful utility3 validation2 validator2 valued virtual4 vital wave wrapper3 functionality:
        additional2 alive audit authentication basic3 cloning coverage cryptographic datagram debugging dependent
        editing equivalent important limited minimal moving new2 patching related2 server shutdown specific2 streaming
        useful verification wrapping fund: collected common consolidated discretionary electronic emergency end index
        investment matching mutual pension permanent public2 reserve reserved retirement sinking sufficient traded
        trust wage furnace: boiler electric gas glass oil solar tank fuse: cartridge electrical plug safety storage
        struct time fusion: cold data3 nuclear optical sensor2 spinal future: commodity composing engine2 foreseeable
        index oil petroleum possible2 potential predicting requesting gain: attenuator automatic2 average balance
        capital digital financial loop marginal performance private program programmable shading gallery: filter fly
        picture press quarter underground gallon: beer wine game: action adventure2 arcade ball banking baseball
        basketball big board card2 combat computer confidence court day end enhanced exhibition fair field football
        golf guessing head hockey home informal intellectual match matched mind multiple night number old2 party
        passing perfect player playing practice road running secular shell simulation specific sport style sum table
        terrestrial video2 volleyball waiting war word gamma: character human immune letter overall true gang: chain
        international live memorable neighborhood press river road section street work youth ganglion: basal lymphatic
        nerve otic gangrene: cold dry gas gap: band block generation packet semantic spark trade water wind garden:
        beer common cottage european flower formal gold kitchen market model3 peace pleasant rock roof rose tea truck
        victory gas: acid blood coal collecting combustible compressed escaping excessive explosive flammable hepatic
        holding hot hydrogen internal interplanetary intestinal laughing mustard natural2 nerve noble oxygen perfect
        petroleum producer town toxic universal water gasoline: powered gastritis: acute chronic gate: action arrival
        bill2 castle clock2 composite departure feature floating flood garden golden head iron lift lock logic2
        programmable single sliding starting tail tide water gateway: app2 border client2 common connector2 core
        dedicated default2 exterior external2 interior2 internet2 mail media proxy public security3 gauge: broad depth
        fuel2 gas gasoline help narrow pressure rain standard steam strain surface tide water weather wind wire gear:
        change circular clock core differential expansion fan feed first fishing forward friction head high landing
        low planet planetary previous reduction reverse ring rotating running second segment speed stable steering sun
        third transmission valve weather worm gel: hair gene: dominant human jumping lethal linked modifier mutant
        normal operator rat recessive regulator single specific structural transforming tumor generating: bell graph2
        interrupt generation: alert alternate automatic canonical code3 content factory first2 fly force former future
        key3 new next2 number2 parameter2 processor report2 rising second2 sexual signature spontaneous subsequent
        successive third2 timestamp2 tone vector wheel wind young generator: analyzer asynchronous big canonical
        clock2 code2 compiler2 current electric electrostatic end environment2 evaluator macro motor network2 number4
        packet3 parser2 pattern prime pulse random2 reference report scanner script sequence signal sound symbolic
        system2 timing traffic2 translator tree2 vector voltage wind genetics: molecular geography: economic
        linguistic local physical political geologist: oil petroleum geology: american economic micro mining petroleum
        structural geometry: affine algebraic analytical cache coordinate descriptive differential elementary elliptic
        hyperbolic keyboard2 parabolic plane preferred projective screen solid spherical gift: best birthday free
        morning natural voluntary wedding gigabyte: extra girl: bar call check college cover dancing elevator farm
        flower little mill nice opera pair party poster pretty ring serving shop street valley working young2 glacier:
        continental polar gland: anal cervical compound digestive duct endocrine green honey lacrimal lymph lymphatic
        mammary oil parathyroid pituitary2 prostate reproductive thyroid2 vestibular glass: beer bell convex cover
        crown crystal cylinder dark drinking field flat ground hand hour index laminated lead looking2 manufacturing
        milk minute molten natural numbering object2 opera optical pier plate quartz reading safety sheet shot soft
        soluble tall transparent uranium water window wire glaucoma: acute angle chronic tension glide: voice gliding:
        underwater globulin: gamma immune serum glory: future morning2 old star glossary: argument3 code4 computer
        test3 user glove: baseball boxing data2 golf kid metal glucose: blood glue: animal bee blue2 clear crazy fish
        marine weak goal: compatibility current design desired end field great main opponent performance primary
        project term ultimate goat: black domestic forest mountain wild young gold: cent dental double fine former
        green old paper pure refined refining white golf: clock major miniature playing poor practicing professional
        goose: bean blue domestic gray mother sea snow wild2 governance: project governor: available deputy lieutenant
        menu military passive relay scaling3 supreme thermal grade: commercial consumer elementary field fine high
        inferior junior low lowest passing production speed steep technical top utility voice weapon gradient:
        computing concentration gravity integrated2 steep temperature voltage graft: bypass corneal skin tissue grain:
        feed fine food ground horse large metric minute rice round seed silver starch stored storing whole wood gram:
        golden green horse red spherical grammar: attribute2 bad dependent descriptive formal free2 generating
        generative graph minor shell traditional grandparent: great granite: living grant: allowed argument2 block
        credential direct explicit land manager2 name2 permanent president reserve royal thing whole granting:
        contract document help ticket warrant granularity: bandwidth byte clock hour instruction level metric page2
        plug segment size slice thread traffic granule: fine memory minute starch tag tiny graph: acyclic bad bar
        call3 complete connected directed2 display drawing final finance flow function2 inference log2 media2 module2
        namespace2 oriented pipeline programmed random regular vertex widget graphics: animation character color
        computer2 discrete enhanced half hybrid integrated interactive internal mapped network presentation
        professional silicon2 structured synchronous turtle vector2 video2 gratitude: express expressing gravel: bank
        gravity: bit2 solar specific3 variable window grenade: fragmentation hand rifle smoke grid: ball battery
        control power reference sample square grief: express expressing ground: automatic bed break coffee common dark
        eastern electrical extra fishing gain high home hunting level parade picnic pleasure purple reasonable rising
        rough solid testing waste wet winter grounding: web group: abuse action activity address4 advanced
        advertisement2 age alcohol aldehyde animal artificial attachment4 attribute2 battle biological block4 blood
        capturing chemical collection4 comprehensive concept consistency2 consultant consumer3 control4 core cultural
        defense deployment4 destination3 earth2 effective3 endpoint4 entry4 ethnic2 expert2 fighting helium
        heterogeneous homogeneous hostile identity4 informal instance4 interconnect4 interest2 isolated jazz ketone
        keyboard2 lens lie linkage management mathematical meta military multicast4 multipath music musical news
        nitrogen node4 occupational open2 orange organized peer3 periodic phosphate planning portability pressure
        primary2 principal profile4 psychotherapy racial radio religious repeating research2 resistance resource3 rock
        service4 silicon slice social2 specialist steering supplementary3 technical thread3 topic transitive2 trap2
        user3 vinyl wire3 working2 grouping: level logical path resource growth: bacterial benign cell dense economic
        excessive exponential fetal hair healthy human internal malignant memory natural nerve old organic population
        primary rapid second slow spontaneous stack steady superficial wild guarantee: bandwidth latency ordering3
        period2 physics progress2 reliable service2 stability2 strong transit versioning will3 guard: advanced arm
        bank body coast color crossing door face header home honor horse life national old pointer prison privacy2
        rear red security shin short software2 stack version video ward guardian: dog female legal project guarding:
        condition lock pointer troop guerrilla: urban guess: best educated exact second wild wrong guessing: fixed
        password guest: house hypervisor inner nested3 paying protected secure testing transient trusted virtualized
        wedding width2 guidance: celestial command format inertial security software terrestrial usage2 guide:
        administrator blind building comprehensive design detailed essential4 field firmware4 folding honey hunting
        installation2 migration official overclocking planning portability practice programming radio reference2 speed
        spiritual style2 testing4 tour wave guideline: coding2 contribution core firmware general2 maintenance2
        message probing reporting software strict style usage2 versioning guild: administrator craft guitar: acoustic
        electric steel gulf: northern gun: angle artillery assault automatic big carrying electron field fire firing
        gas heavy hired inch loading machine2 magazine minute mounted naval needle set siege spring water guy: bad
        good hardware last tough wise gymnastics: practice hair: black body coma facial fine gray guard infinite long2
        purple root rough sensory smooth soft styling tactile thick twisted hall: assembly baseball beer city concert
        dance dining exhibition great hiring independence judgment lecture legislative music public random residence
        study town ham: picnic radio hammer: busy electric face frontal heavy pneumatic power steam stone stroke trip
        water yellow hand: big black bridge change clean dirty field first free glad helping hired hour joining left3
        little mighty mill minute old red right3 round running second section short2 text third upper handbook:
        electrical privacy reference handler: body3 break2 completion3 crash error3 event3 exception2 exit2 fault2
        flow2 interrupt4 interruption invocation language leave2 message2 money primary probe2 promise2 protocol2
        recovery reference2 rejection restart scan2 scheme signal4 super termination threaded trap2 handling: better2
        capacity cookie database efficient entity error4 event2 exception3 exit failure fault2 fixed2 improved
        interrupt3 launcher marker material media message2 namespace2 overflow panic proper2 screen signal2 special3
        string2 tablet timeout2 underflow handset: telephone happiness: domestic future great greatest human perfect
        supreme harassment: sexual harbor: port safe hardening: abnormal additional runtime security2 self hardness:
        extreme great hardware: actual2 additional architecture4 audio capable2 computer2 dedicated electronic
        encryption3 microwave modern multimedia networking2 operational paging peripheral producing protocol3 real3
        redundant silent simulated specialized specific2 stateless2 strange sudden sufficient temporary tuned
        understanding harm: bodily great serious harmony: musical part perfect plain hash: approved asynchronous2 beef
        computed consistent cryptographic2 destination2 flow2 global identical internal key keyed2 minor multipath2
        parallel2 preferred primary progress recommended2 rolling root2 secondary shot splitting way weak hashing:
        byte double flow passphrase password hat: bad black brass campaign chapel church crazy dress flat gallon gray
        hard high iron making old opera picture plug red3 safety sun tin top white wizard hazard: health memory moral
        occupational security water winning head: acid armored arrow artificial branch2 cached chicken club compact
        current2 cutter cylinder dense department detached2 disk dragon elevator fetal floating flower3 grant2 hammer
        hard hash horse human index2 list2 little long magnetic master moving nail new2 nominal notifier print printer
        propeller pudding queue2 remote reserve rolling rotary rotor running secondary2 section slotted snake soft
        spread stream talking tape trail weak headache: cluster histamine migraine nervous severe sick sinus tension
        header: additional3 allocation authorization2 block2 byte2 caching2 central challenge column2 cookie2 date2
        encapsulation encoding2 ethernet2 export exported extended2 extension host3 image2 implicit2 inner2 kernel3
        length2 level2 list local2 mail2 map2 message2 missing2 mobility mutable news outer package2 packet2 payload2
        picture program2 protocol2 proxy3 public2 raw2 record2 red repeated reply2 request4 response3 section3 setup2
        slice2 subject switch transport2 heading: column2 level section headquarters: general military police
        strategic supreme headset: combined health: battery container2 drinking engine2 global2 good2 mental poor
        primary public redundant security4 system2 world heap: dynamic interval new plug profiler scanning secure2
        track hearing: administrative fair poor heart: abnormal artificial bleeding closed congenital congestive
        coronary gentle open proud purple rheumatic valvular white heartbeat: basic fetal rapid simple heat:
        artificial blood dry emulation excessive extreme gas generating gentle inverse latent moderate producing red
        report sensible specific steam total transfer transferring waste white heater: chip electric electrical feed
        gas kerosene oil solar space water heating: central home panel steam heel: human iron spike stacked height:
        average destination dimension frame2 full great2 image2 maximum moderate ordinary positive pulse screen set2
        shoulder source vertical helicopter: cargo rotor shuttle help: additional bearer detailed2 domestic drive2
        extended2 general2 getting2 hired home kitchen line offline2 online3 print2 screen self short2 show2
        supplementary3 technical typing will3 helper: activation atomic3 component4 conversion credential3 hired
        launch2 panel plane2 prime probe redundant remote2 small table2 transport helping: hour hemisphere: celestial
        cerebral2 eastern left northern3 right southern3 western hemophilia: classical vascular hemorrhage: arrest
        cerebral hepatitis: delta infectious serum viral hernia: inguinal umbilical hero: football national hierarchy:
        active banana cat celestial class2 data deep digital directory2 domain2 file3 inferior inheritance2 manual2
        multiple2 page3 partitioning physical resource2 slice social system2 transmission type unified2 widget
        highway: american broad divided information interstate main state video hill: ant ascent beacon black bunker
        chapel extreme low round sand steep hint: bias2 broad cache contextual identity implementation2 language2
        letter optimization optional2 performance2 ratio reply utilization2 hip: rose history: allocation branch brief
        canonical case church command2 cultural current2 deep development2 duplicated early enabling european family
        full2 incremental industry input life linear literary long meaningful medical modern natural2 news next2
        oriented previous2 recent recorded show2 simplified spark2 synthetic teaching traditional true version2
        voltage hockey: field ice2 playing holder: candle cartridge copyright3 cup drill gas lease lock mortgage
        office parent place2 policy record ticket title tool holding: array bank buffer2 container doctrine integer
        officer organization player pot process structure stylesheet text theory transaction union hole: black2 boring
        bullet button circular corruption deep drill ear finger fox fuse glory golf guard kettle known making memory2
        mouth nail ozone position post rabbit round sand security2 shot small2 smoke sound square suitable swimming
        thumb top water wide holiday: bank half high legal2 national package public religious seasonal home:
        administration appendix application2 authentication catalog2 coming command3 commercial cursor decoding
        definition2 detention documentation2 drive federal generator head index2 individual language2 library2
        manipulation manufactured mental menu2 mobile module2 motor mounted nursing operator2 optimizer original
        permanent preface press private programming query replication rest return returning returns schema2 search
        shell strike user2 vacation view2 way honey: golden western wild yield honor: client matching mine will hope:
        best exciting good2 town white hopping: channel elevator frequency hormone: gastrointestinal growth juvenile
        parathyroid pituitary plant steroid thyroid horse: blind carriage cavalry coach crazy dark dawn developer
        domestic draft farm female gift high iron long male noble old pack plow post quarter race2 riding river sea
        shoe side stick towel training walking war wheel white wild winning horticulture: practice hospital: field
        mental military psychiatric host: addressable building canonical capable direct dynamic evaluation2 fleet2
        foreign intermediate internet2 label local3 metal2 mine multiple2 recurrent remote3 report2 scope series
        simulating strict2 targeted verifying virtual whole width2 hostage: released hostel: youth hosting: machine
        proof self web hotel: elegant motor hour: ampere canonical credit daylight dinner exact half happy late light
        long man morning night person quarter semester shutdown2 small spent third usage watt window2 working zero
        house: adjacent apartment auction beach bee boarding card carriage chapter clean clearing coach coal
        commercial conference country court crazy detached detention discount dog eating effective elegant european
        field fish frame free full funny gaming hash lamp log mansion meat meeting movie nut open opera panel pilot
        planetary post prison private public2 publishing pump religious rest rough row royal safe senate settlement
        software solar state station summer supply sweating third toll town tract treasure tree weather white housing:
        base box building distributor federal lamp public quarter temporary tract hub: active2 app2 connectivity3
        container4 controller event3 external firmware fusion2 mail main management2 passive powered propeller root2
        sensor2 serial2 switching wheel human: aid artificial bit formatted ice minimal normal printing robust short2
        specific2 test humanity: proper humidity: input measured rated relative humility: deep hunger: extreme fame
        feeling great power hunting: bug4 duck fox happy royal target hurricane: laptop husband: house hydration:
        background2 hydrogen: acid acidic containing heavy latest potassium replaceable sodium hydroxide: aluminum
        calcium magnesium potassium sodium hyperactivity: deficit hypertension: coat essential malignant portal
        secondary severe hypervisor: guest2 metal nested2 hypnosis: self hypotension: postural hypothesis: working
        hypoxia: ischemic severe ice: anchor black chocolate drift dry embedded floating honey name pack peach shelf
        soft storing water icon: generic2 missing status stock symbolic idea: abstract adaptive additional associated
        bad3 basic2 better brilliant bringing cipher clear communicating complex express expressing fantastic general2
        good3 great leading main moral musical new2 positive recalling simple theological wrong idempotence: guarantee
        replay identification: ballistic bank biometric client decoder device2 field hardware issuer negative number
        parade personal positive process region speaker system tuner unique video identifier: circuit connection
        exception2 fragment generic group2 license4 module3 numeric2 object2 process2 qualified4 quoted resource3 row2
        session2 special4 unique4 user2 identifying: content cookie field3 notice number2 release self sequence
        string2 token identity: cloud3 connector2 cultural durable essential external2 federated2 fleet3 hub3 managed3
        personal print2 restart shielded2 true workforce2 writer2 illness: chronic fatal gulf mental respiratory
        serious severe sudden terminal image: abbreviated artificial auditory base3 binary2 boot2 buffered2 captured2
        capturing clear complex compressed container4 cursor2 customized2 digital disk3 electronic engine3 european
        extension2 firmware3 graphical individual inline interlaced2 kernel3 latent latest2 luminous machine4 master2
        memory2 mental2 mirror molten monochrome moving multiple2 ocular official2 optical original2 palette pixel
        post producing public3 raw2 reference2 scale scaled screen search2 sensible sized snapshot2 source3 static
        tagged thought virtual visual white imaging: digital resonance imitating: fabric immunity: acquired active
        deadlock diplomatic grant granting high mediated natural official passive producing racial sovereign
        transactional immunization: term immunoglobulin: tetanus impact: acoustic estimated high low medium minimal
        negative performance3 potential practical real significant impairment: hearing olfactory visual impedance:
        acoustic button high2 impersonation: account2 implant: breast dental lens implementation: accelerated
        algorithm2 alive assembler assembly bus2 cipher2 commercial comparable compatible3 current3 decoder efficient
        experimental fast hiding initial2 internal3 manager mirroring overlay portable press previous quality
        reference2 scheduler2 scheme specific3 stream2 technical threading2 traditional transformation2 upload2
        window2 import: bulk circular coffee dynamic2 extension2 fast3 image4 lexical metadata2 missing namespace
        offline ongoing original paying policy3 precise prime proxy2 route2 rule2 socket static2 store3 importer:
        dynamic importing: experimental support2 imprisonment: life long improvement: continuous coverage debugging
        documentation3 drawing efficiency future gradual harbor incremental major minor moral performance3 portability
        possible practical process quality ratio reduction safety self significant2 small soil speed2 spiritual
        stylesheet sufficient theme threading throughput tutorial improving: parameter impulse: cardiac electrical
        external finite infinite inward irrational motor natural nerve2 nervous neural sexual sudden inch: acre column
        cubic2 half quarter square incident: comic security technical incision: small surgical inclusion: acute
        cellular conditional header multiple subacute income: advertising calculating disposable earned fixed gross
        low national net personal rent tax total trust incontinence: overflow stress urinary increment: counter
        description hierarchy post second indemnity: double independence: american declared economic grant machine
        national political index: array3 business card cell3 checklist2 composite3 concept cranial deployed3 dirty
        expression facial global hash2 head2 interface2 inverted living long3 lookup loop market mass menu modulator
        numerical orbital pack3 palette partial2 partitioned2 pointing preferred price red repository3 right shared2
        similarity2 sparse2 stability stock subject tail thumb tree3 unique3 update3 wise indexing: array directory
        fixed linear matrix indication: clear early error explicit failure name3 reliable indicator: absorption
        activity atom base changing device economic error2 explicit flight fuel keyboard leading numbered output2
        physical position progress2 reduction reply scaling shift speed statistics touchpad turn indictment: murder
        inductance: mutual self industry: aluminum arm banking chemical coal computer2 construction cottage cotton
        diamond domestic electronics entertainment fashion film fishing growth housing light mainframe movie munition
        nuclear oil petroleum plastic power refining security service shoe sign specific steel technology
        telecommunication toy inequality: deep strict infant: age maternal nursing premature sudden term viable weight
        infantry: light infarction: myocardial infection: acute bacterial blood contagious cutaneous eye focal fungal
        intestinal local localized resistant respiratory secondary serious severe throat tract transmitted viral virus
        inference: complete diamond graph2 immediate index inductive logical parallel symbolic type3 value
        inflammation: acute chronic glandular intestinal local myocardial painful peritoneal information: access4
        accessing account3 accounting accurate additional4 addressing apple approximate augmented authentication2
        background brief cached2 camera capacity2 chaining changeable classified coded committed communicating
        confidential configuration3 containing2 contextual cooperative corporate critical curious customer date2
        debugging3 defense descriptive detailed4 diagnostic2 digital directory display3 distance electronic essential
        exchange extra3 federal financial firmware font2 formatting2 full3 gain gamma general4 genetic geographic
        getting2 giving header2 health hereditary identification indexing intelligence interpreting latest leak
        licensing linguistic loaded losing luminance management2 meta2 metadata2 multiplexed national optimization
        password personal precise preliminary present pricing private product2 profiling2 protection2 recent recorded
        related3 relevant2 reliable routing2 safety2 screen2 secret selective sending sensory stall2 statistical2
        status3 stored storing structural summary2 supplementary survey technical timing2 tracing2 transform
        understandable upgrade2 usage2 useful3 valuable version4 versioning view2 wide yield infrared: configuring
        serial infrastructure: auditing basic2 building capability clock4 compiler debugging distributed enforcement
        information media4 network planned plugin2 technology translation infringement: copyright patent infusion:
        meat inheritance: cheap cyclic2 deadline dominant interface multiple3 priority2 recessive recursive single2
        star table inhibitor: check enzyme kinase level initialization: accurate basic board completed encoder factory
        implicit loader missing module2 network2 period2 personal phase2 raid random seed session2 site specific2
        static synthetic system2 terminal window initiation: connection region session initiative: community encoding
        library peace research source strategic injection: delay epidural error3 fault4 fuel header history
        intradermal intramuscular intravenous jack2 packet3 prompt secret shell signal subcutaneous injector: fault
        injunction: final mandatory permanent temporary injury: combat emotional external great legal personal
        physical serious strain injustice: gross social ink: black copying drawing holding invisible magnetic making
        marking printer printing red sympathetic writing inlining: function innovation: discovery2 important
        information recent software technical input: active additional2 alarm3 analog2 antenna audio3 capacitor clock2
        collecting comparator contextual current3 data2 desired differential2 empty2 expected2 explicit humidity
        impedance initial keyboard2 legal measured3 minimum2 perceptual primary2 provision2 purpose4 reading2 required
        scan secondary2 short2 standard4 tachometer2 temperature3 typed upgrade2 user3 validating video3 voltage3
        weighted inquiry: judicial status strict thorough insect: actual digest minute parasitic scale2 social stick
        wax insertion: card concurrent data event jack low module single socket inspection: body minute network2
        official postal public site inspector: active console inspiration: possible verbal installation: adapter app2
        bundle2 computer controller2 factory large military module naval package2 post production software temporary
        installer: window2 instance: automatic2 balanced2 bonding card2 concurrent confidential2 controller3
        deploying4 desired2 destination3 documented edition2 engine4 example4 finance first2 fresh fusion2 healthy3
        host2 individual machine4 managed4 manager3 multiple3 notebook4 parser permanent2 primary3 production2 rare
        regional2 restart2 runtime2 secondary3 session2 solution2 specific2 target4 template temporary2 trial2
        workbench3 instant: engine2 source2 institute: engineering language national research2 rice royal science
        standard2 institution: academic charitable educational financial lending literary medical mental political
        public religious research social instruction: aided arithmetic arm assembly atomic average basic2 branch2
        brief call2 clearing clinical complex computer conditional delay detailed editing friendly immediate
        installation2 language latency long machine2 macro mapped masked million multiple native next2 operating
        orthogonal privileged2 processing2 reduced religious rendering saved script secure shift single2 special2
        startup store2 subroutine swap thumb transfer trap tuple vector instructor: drill private instrument:
        analytical astronomical brass commercial debt derivative electronic equatorial financial keyboard keyed
        laboratory legal leveling mathematical measuring2 medical2 musical3 national native navigational negotiable
        optical2 percussion2 programmable receiving recording repeating rhythm sampling scientific sealed sharp2 steel
        surgical2 surveying test transit virtual wind3 instrumentation: binary compiler2 containing coverage exact
        inline runtime time2 insufficiency: cardiac coronary renal insulin: excessive human insult: serious insurance:
        additional age car deposit disability effect fault fire group hazard health interruption issue liability life2
        marine mutual national self social term intake: excessive food integer: accurate binary bit4 church decimal2
        form2 interval2 large long2 negative3 normalization octal odd policy positive3 possible2 reordering short2
        signed3 sized small2 super test4 timeout2 unsigned4 usage2 integral: elliptic half primitive proportional
        sized integration: application better case component continuous2 deploying2 easy horizontal inspector2 model
        multimedia numerical scale soft subsystem telephone telephony tool vertical integrator: arm automatic
        numerical system integrity: available2 boot2 change data3 message monitoring2 moral personal platform
        repository requesting shielded3 signal storing transactional intelligence: adult army artificial3 average
        business central combat communication corps criminal current defense electronics energy expected force foreign
        high human international living local military national naval normal policy2 recent secret security service
        signal state storage2 strategic tactical telemetry threat3 verbal video2 intensity: address change color
        emotional field great half light low luminous magnetic maximum metadata possible signal sound title variable
        intent: criminal evil hostile primary remediation2 rendering interaction: bad complex customer effective
        electromagnetic exploratory fundamental gravitational human parameter sexual social strong timeout user2 weak
        working2 interception: emulation instruction notification secure traffic validity interchange: current data2
        decimal design document graphics highway information logical maker process software sweet interconnect: cloud2
        component dedicated2 engine3 example3 fabric linked2 member3 multiple network2 networking2 partner2
        programmable redundant system4 interconnection: system widget interest: active best capturing cent changing
        collateral commercial common2 compound controlling copyright cultural financial high historical joint low
        major material mutual national ownership personal prime private public renewed security self shared simple
        special2 theoretical trigger interface: abstract abstraction accelerator2 administrative2 algorithm2
        attachment auditing bond broadband2 bus3 claimed coherent consistent coprocessor counter4 debugger default
        digital disk2 documented3 electrical engine4 ethernet2 feedback2 finger foreign friendly functional2 gateway2
        graphical2 human4 hypertext inner2 kernel3 level3 library2 line3 menu monitoring2 native network4 oriented2
        parallel peripheral4 physical2 predictable primitive procedural processor4 programming4 proxy2 public2 rate
        redundant relay3 router2 semantic serial4 standardized static2 style super system3 television tokenized
        transport2 traversal unified uniform uplink user4 usual versioned visual water web2 wireless interference:
        electrical frequency governmental kernel potential radio interferon: gamma interleaving: time internet:
        broadband center cheap default2 destination foreign global great largest line3 numbered proposed public2
        routed transmitting wireless interoperability: better break cable fixing platform testing interpolation:
        channel linear string variable interpretation: abstract binary broad character compatible exact judicial
        literal precise standard strict symbol2 traditional writ wrong interpreter: basic code2 command2 embedded
        expression interactive life line2 main portable scheme2 threaded translator versioned interpreting: program
        interrogation: joystick prolonged interrupt: adaptive2 alarm arm3 band delayed diagnostic2 dynamic3 external3
        fast floating generating handler hardware3 hierarchical keyboard level2 mismatch overflow2 parent2 periodic2
        portal posted priority2 programmable remote rendezvous signal soft2 target2 threaded2 timer3 triggered2
        interruption: adapter business2 connection constant script single sudden surgical intersection: interface set
        interval: aggregation2 audit2 averaging beacon blocking bounded check3 closed constant cycle delay equal
        estimator fixed frame4 guard2 hour maintenance2 measurement merging minimum2 monitor musical open polling3
        programmed recurring regular2 requested restart retention rotation sample2 sampling2 scheduled short sleep
        stated swap time3 timeout2 transfer typical update2 upload intervention: crisis host human hypervisor manual
        software special timed user interview: configuration employment job telephone intestine: human large2 small2
        intolerance: lactose lysine milk introduction: brief2 good guide2 home2 hypervisor informal preliminary
        product quick recent scale short subsystem3 test tutorial intrusion: electromagnetic invalidation: cache2 fast
        individual invasion: home hostile inventory: asset3 generating part report inverse: additive left right self
        inversion: band cranial lock matrix modular optical priority2 register sexual spectral spectrum investigation:
        criminal dress judicial official police preliminary recent scientific systematic investigator: principal
        private investment: bad capital direct emotional end estate fixed major regulated software unit investor:
        corporate invocation: callback2 command4 concurrent2 constructor2 event forced last linker method2 next2
        operator partial script subsequent2 iodine: radioactive ion: calcium chloride containing hydrogen hydroxide
        magnesium metal negative positive sodium iron: alloy angle bar basic big2 climbing common complete cramp delta
        dog driving fire gamma gray hard heated hot2 long magnesium magnetic metallic molten nickel pig plate reduced
        shallow sheet2 short smoothing steam structural tank tired travel irrigation: colonic irritation: counter
        extreme great minor producing skin island: adjacent channel delta desert friendly grand invisible kitchen
        largest liberty long main oceanic offshore pleasant popular rock safety sandwich sea society traffic volcano
        western isolation: bandwidth better cluster committed enforced flow host snapshot standard table2 transaction2
        isotope: individual main radioactive2 stable issue: addressed alignment bond butter button collateral
        collision compatibility2 compilation2 concurrency2 corrected corruption fatal general hot implementation
        interoperability known3 legal linker major military outstanding packaging2 patent performance2 peripheral
        portability2 potential practical privacy quoting recursion2 recursive related reliability religious2
        reporting4 right safety2 security3 separate severe standing starvation stock subscriber synchronization2
        timing tracking usability issuer: allowed missing private2 public strict issuing: bearer client company
        process water writ itching: chronic persistent item: agenda budget child committed configuration3 context
        current data3 indexed inventory last lateral line locked log3 menu3 metadata million navigation new2 news
        next2 personal priority purchased related resource4 single sizing stock technical ticket work4 iteration:
        asynchronous counter extra last loop2 low million negotiation next previous randomized recursive state2
        triggered unsigned iterator: active asynchronous decent empty list queue jack: apple audio2 black blue cheap
        headphone2 headset2 hydraulic jumping low man microphone optional phone physical telephone union yellow
        jacket: bed bomber book dinner dust leather life matching metal monkey record shell short sport steam suit
        water yellow jam: barrage blanket captain king point professor senator traffic jaundice: blue jaw: adjustable
        lion locked lower2 movable powerful thin upper2 jazz: cool hot modern new state jet: blue bubble fan gas ink
        jewel: crown family spiritual job: background2 banana batch4 better2 cleaning coaching discovery2 editing
        engine3 failed2 federal good hand import4 independent intensive metadata3 migration4 monitoring4 new2 nose odd
        original patch3 paying perfect pig2 platform4 portable prediction2 print quick rabbit reasonable remote scan2
        scheduler4 second serialized shot sized snow spark2 submitted task2 terminal tough train2 training3 transfer3
        tuning3 joining: line surgical thread joint: ankle artificial basal break degenerative elbow expansion fibrous
        fish flexible gliding hip knee lap mortar movable moving rib rotary second shoulder socket terminal third
        universal wrist joke: blue color content day dirty ethnic great office old2 practical related running sick
        standard2 visual joule: absolute micro journal: archived external2 official open public quarterly science
        street system2 technical journalism: yellow journalist: broadcast state journey: long joy: bill2 exciting
        express expressing extreme general moderate sympathetic wish joystick: analog2 button2 communicating defining
        digital2 port2 judge: back district field inferior line principal side superior supreme trial judgment:
        adverse artistic careful critical default ethical final good last personal practical random sound summary
        value juice: apple cancer carrot concrete digestive fruit gastric intestinal lemon2 natural orange pancreatic2
        sweet tomato vital jumping: country fixed small stadium junction: maximum neuromuscular processor railway
        window jungle: concrete dense red jurisdiction: criminal exercise having2 package sovereign territorial
        voluntary justice: chief2 criminal distributive economic keeping: activity book connection home house safe
        time kernel: binary4 bit2 detailed exporting3 injection4 meter3 micro modern modular nucleus nut old2
        preemptive running3 stable3 system2 thermistor3 unified2 unstable ketone: liquid kettle: brass iron key:
        account4 activation2 allowable arrow2 asymmetric3 attendant attention2 authentication2 bottom2 cache3 change
        church command2 compound control2 cryptographic2 cursor2 decryption3 encrypted3 encryption4 expired2 extended2
        extra feature2 field4 finger flow3 flower foot force2 foreign3 home host3 hot3 index3 intelligent keyboard2
        label4 letter low major master3 meta2 metadata3 minor modifier2 mouse2 nested2 numeric option ordering2
        pairwise partial partition2 passphrase plastic post2 primary3 private4 projection2 propeller protection2
        provider4 public4 request4 resolver return2 row3 sealed sealing secret4 session3 shared3 shift2 shifting2
        signing3 site2 space special2 static2 storage2 structured substitution2 super supplied2 symmetric2 tab tag3
        temporary ticket2 trusted2 turn unattended volume2 voting weak2 web2 whole wrapping keyboard: adaptive bad
        changing computer console core effective explicit intelligent2 locked matrix modern paired2 piano screen shift
        suspended tracking2 keying: color input raw shift2 keyword: assertion inline meta new2 overhead printing self
        size soft special2 translated kidney: acute artificial chronic floating polycystic kilobyte: unit kilogram:
        multiple standard kilometer: cubic million kind: border2 exit2 fork2 group2 inferior leak3 plastic rude
        statistics superior type2 unit3 kindness: human loving king: good proud sailor sea sun kingdom: animal2 former
        mineral plant united2 whole kit: aid compiler connection developer development2 tool travel whole kitchen:
        minimal soup kite: american black box european flying sport knee: human thick knife: army bread butter case
        drawing dull fish heavy hunting large palette paper pocket sharp steak surgical table knot: black blood flat
        little loop love shoulder square sword triple wall knowing: worth knowledge: background common deep detailed
        domain empirical experimental expert gain general human immediate implicit large natural personal positive
        practical prior public recall scientific self special specialized specific superficial systematic traditional
        true universal useful label: ambient channel2 clear4 column connector descriptive exporter flow2 function4
        level2 local matrix musical namespace3 new4 object2 peer2 platform product2 record recording referenced screen
        security3 subject2 update4 volume2 labeling: packet peer labor: agricultural american farmer forced hard
        industrial international manual2 mental national organized premature severe skilled laboratory: bell2 biology
        chemistry defense instrumentation integration intelligence investigation mathematical modeling national2
        physical physics propulsion research2 science secret silicon space technology telephone lactate: calcium
        ladder: aerial corporate extension fish jack monkey pilot portable rope scaling sea step lady: american bag
        cleaning dancing fair fine first gentle iron leading lovely noble old pink yellow young lake: argument3
        artificial big central deep finger great2 ice largest mountain northern saline salt shallow sky test3 tiger
        lamb: young lambda: case complex consistent implicit intersection lazy letter mixing order passing polymorphic
        pure recursive serialized typed2 lamp: discharge electric flood floor fluorescent gas heat hurricane indicator
        infrared kerosene oil pilot quartz ray reading rear riding safety spirit storm street student sun table tail
        ultraviolet vapor land: adjacent agricultural bad belly border charter clearing coat common crash crown cursor
        dry farm fertile force foreign forest moist native node promised public2 strange user2 vascular waste wet
        landing: aircraft airplane amphibious blind crash emergency forced instrument point style troop landlord: bad
        jolly lane: bus clock data2 dual fast narrow sea single slow traffic language: algebraic american annotation
        artificial2 assembly3 assignment2 audio authoring body classical command2 compiled computer2 content2 control2
        coordination declarative2 definition2 description3 discipline2 dominant dot european2 expression4 extensible2
        filtering first foreign formatting functional3 generation2 geometry glue guess human2 imperative2 indigenous
        instructional intermediate3 international interpreted2 keyboard2 level3 literary machine2 macro2 manipulation2
        markup2 maternal modeling2 modelling2 multidimensional national native2 natural3 object oceanic official2
        ordinary oriented3 path planned polymorphic primary2 procedural3 processing3 programming4 query3 register
        retrieval routine script2 scripting2 search secondary2 selector sequencing set3 sign simulation3 source2
        specific2 specification3 spectrum structured2 stylesheet supported2 syntax target2 teaching technical tone
        toy2 typed2 written lap: edge victory laptop: gateway gram portable series2 surface larceny: compound grand
        simple laser: intensity optical quality series software using latency: average buffering communication exit3
        extra2 hardware2 high2 improved improving increased initial instruction low3 lower2 lowest minimal minimum
        network2 outer period reduced response retransmission rotational scheduling timer3 transition lathe: engine
        geometric hand precision speed turning latitude: celestial geographic horse lunar northern lattice: complete
        crystal distributive space laugh: belly last loud suppressed will laughter: exciting suppressed launch:
        daemon2 initial product space launcher: additional app bus multiple rocket window launching: application
        rocket lavage: gastric law: administrative advertising applicable blue case civil2 commercial common3
        constitutional contract cookie copyright corporation criminal distribution drug enforcing european exposure
        federal first forest fundamental game harmonic insurance international2 marine maritime military moral
        municipal natural organic parliamentary patent periodic poor power proposed public radiation religious safety
        scientific second security sky sound statistical statute statutory tax third universal lawyer: crown defense
        language2 sea trial layer: abstraction3 adaptation alternate application2 armor atmospheric audio base block4
        boot2 boundary bridge2 cached2 cell cellular child coding2 communication2 compatibility2 compressed console2
        differential dual emulation external framing generic3 glue3 governor inner internal link3 lower3 lowest
        middle2 network3 outer2 ozone packet4 parallel physical2 policy2 porcelain presentation protective protocol2
        recording resolution rigid sensory service2 session2 single socket2 streaming successive superficial surface
        thick thin2 tissue top transport4 upper3 layout: area automatic block2 button club conventional directory2
        disk2 general keyboard2 memory3 metadata national new3 old page pan physical register2 space2 structure2
        traditional vertical visible lead: black chronic green hard inference largest logic molten overall pencil pig
        red sequence sounding step team technical technological white will3 leader: business civic civil class
        community file floor group3 industry labor loss military national party political project religious right
        session2 spiritual strike technological world leading: asked chain connected crisis escape history market
        passage profiling road step study week leaflet: large lateral odd single league: baseball basketball big
        football hockey land little major2 minor sport leak: core descriptor3 information memory4 monitor news plug
        reference2 resource2 roof route show2 space leakage: class descriptor dynamic memory static thread learning:
        address2 assisted book classical computational critical deep developmental interactive language machine2
        people sleep lease: directory exclusive leasing: resource leather: black dress glove patent shoe smooth soft
        sole splitting upper white leave: alternate basal2 broad compound2 divided2 elliptic feature floating granting
        green2 linear narrow2 radical rigid scanner2 shiny shore sick smooth tasting tea terminal will2 leaving:
        packet position lecture: curtain public ledger: cost general subsidiary leg: abdominal animal chicken crab
        double frog front long2 lower milk odd rear short2 thoracic turkey white legend: golden modern urban lemon:
        bitter plain sweet water lender: money length: average body book cable chain2 command4 content3 coverage2
        desired2 equal fixed3 focal fragment2 full2 great2 half hip knee localized maximum4 medium moderate original
        padding password2 payload2 prefix4 queue3 record2 reply3 request4 salt2 segment session2 signature2 sleep2
        thread total2 train unit variable3 vector4 wave whole word zero3 lens: angle camera compound convex2 crown
        crystalline electron field intraocular macro natural object objective optical plastic portrait single leprosy:
        modern lesion: brain initial organic repairing skin structural lesson: dance golf history language locking2
        moral music object piano private tennis violin letter: black block business capital4 case2 chain circular
        commercial cover2 drive2 fan final first2 form initial investment kind2 leaving love market night open ordered
        personal red sealed short single2 small4 successive urgent lettuce: bacon common fresh garden head sea water
        white wild wire leukemia: acute cell chronic myeloid level: abstraction access4 addressing amplitude archive2
        assembler background basic2 black2 blending bottom brightness2 bucket2 certification charge cholesterol
        cluster2 college compatibility2 compression3 conceptual concurrency confidence2 deviation elevated energy
        enterprise2 exception2 experience exposure fleet2 frame2 fuel glucose ground hierarchy2 high4 history2
        intensity isolation3 knowledge last2 layout light log4 low4 lower3 lowest2 manager3 maturity medium meta
        middle module2 namespace2 nesting2 nice3 noise normal optimization2 organization2 oxygenation parallelism
        percentage performance3 poverty power2 precise pressure price priority2 privilege2 probable protection3
        quality2 queue2 raid2 reduced reordering risk root2 row3 satisfactory scope2 sea2 sensitivity session2
        severity shift2 shot shoulder signal2 source2 spirit statement2 street support theoretical timing top4 tracing
        transport trust2 upper2 voltage2 water wizard lever: compound foot gear hand side spark lexicon: mental
        popular liability: additional limited strict2 tax liberty: civil moral personal political religious library:
        auditing authoring automated basis buffer4 class2 client3 coding complete compression2 compressor cosine
        cryptographic2 decompression descriptor2 digital dynamic2 external2 graphics helper3 history2 interface2
        lending link linked2 mobile national packaged pipeline2 program public rendering resolver runtime2 scheme
        shared4 socket standard3 static2 subroutine template2 thread3 threading2 tree update4 wrapper license:
        artistic compatible2 contributor copyright documentation4 driving dual engine2 exclusive expired fishing full2
        game hunting patent preferred proper public4 software2 source2 wedding licensing: kernel4 lid: initial laptop
        method2 trunk lie: fault implementation love patient pleasant point white lien: general judgment manager2 tax
        lieutenant: first police second life: animal2 artificial2 battery2 business civic cloud3 daily dear
        development domestic extraterrestrial frontier half2 happy high home human2 implemented long love night
        ordinary outward plant private professional real2 running rural shelf software2 spiritual stone sustaining
        usual whole lifecycle: application clear manager promise stream lift: aerodynamic bar chair face fork health
        mechanical royal surface top weight lifting: face heavy lambda table ligament: round light: ambient2 anchor
        artificial average beacon brake bright brilliant calcium celestial coherent daemon diagnostic drawing2
        electric first focused form green guiding half incident infrared inner intermittent laser leading morning
        navigation night northern organic panel pilot radiating rear red riding room running signal solar southern
        stadium theater tool traffic transmitted transmitting trip ultraviolet visible warning wax way yellow
        lightning: chain green2 heat reverse sheet limb: anterior human lower superior twisted limestone: compact
        crystalline granular heating hydraulic marine mountain solid limit: age alarm2 bandwidth2 city concurrency
        configurable critical2 current3 debt defined elastic encapsulation exterior extreme finite fixed flow2 gas
        hard3 heap2 high3 latency2 law length2 low3 lower2 maximum2 memory3 mile narrow ordinary outer policy2
        practical prison programmable2 proper rate3 reasonable recursion2 resource3 shutdown size3 soft3 speed2 stated
        static temperature3 territorial time2 ultimate upper3 usage2 usual violation2 voice warning limiter: deviation
        usage limiting: completion rate2 self line: alternate alternating analog assembly axial bank bar battle blood
        bottom2 boundary branch bread bus business cache3 center city color command4 comment2 continuous convergent
        copper cost2 county credit crossing danger date dedicated delay2 descending diagnostic2 differential direct2
        district divergent drive electrical empty3 enemy exterior family fault fence field firing fishing2 flight
        front fuel gas gate geodetic goal2 green hand hard header3 heart hidden horizontal2 hot interior interleaved
        interrupt3 inversion land lateral laugh lead leased2 ledger life load log2 loop love magnetic main median
        mooring new3 next3 night noisy old opening parallel3 party paying personal phone pitch plan poverty power
        private product2 production program property railway ready reception red regression right2 royal scan2
        separate2 serial3 service short simulated snow sounding spectral spectrum spider staff starting state static
        status3 steam string subject2 subscriber2 supply tag tangent telephone2 ticket timber timestamp title2 toll
        toolbar2 towing trailer2 transit transmission trap tree trend trip trolley trunk unemployment verse version3
        vertical2 waiting water white winding wing yard linguistics: comparative computational descriptive historical
        structural link: backup chain communication2 compulsory connecting data3 dual dynamic3 editor egg entry2
        ethernet express4 fixed2 golf hard3 hypertext infrared international iron logging2 logical magic2 metal
        microwave missing modem new3 noisy owned permanent physical2 post radio related2 relay repository3 requested2
        scope2 serial soft speed static symbolic4 viewing wireless linkage: external gene hash mechanical peptide
        physical procedure steering linker: compiler dynamic3 gold native special linking: bone building data dynamic2
        fixing incremental indirect object partial static2 system lion: ant female fierce half mountain sea social
        young lip: closed lower2 outer smooth thick upper2 lipoprotein: density liquid: alkaline clear combustible
        exciting explosive flammable holding hot mobile state surplus transparent viscous volatile2 list: ambassador
        asset3 association3 attachment3 attestation2 black card4 cipher3 circular civil class column3 complete3
        completion4 comprehensive2 decimal distribution empty3 enrollment expiration explicit feedback2 formal free2
        head2 history3 intelligence2 interest2 interrupt inventory2 latest lazy length linked4 mailing4 model3
        official operation4 ordered2 partial2 peering3 player posting preference2 preliminary prevention2 price
        region4 registrar resource4 retired review2 revocation2 separated4 shopping short sick snapshot3 social
        sorted2 stock subnet3 symmetric tablet2 tagged2 unordered uptime2 waiting white wish zone4 listener: alive
        event3 multicast ordinary original prompt registered secret setup third listening: bus connector debugger2
        listener server2 turn listing: change code colon document key2 page program source table literacy: computer
        literal: absolute binary class2 dictionary numeric parsed positive quoted string3 type literature: american
        classical comparative elegant general medical modern polite popular science technical time wisdom lithium:
        containing litigation: patent liver: chicken fast fish floating free goose shark load: application3 case
        chaining domain2 entity2 excessive greatest heavy2 immediate internal2 live locality2 manual2 minute mismatch
        module3 monitor2 monitored network4 partial plane2 prior proof regular spread2 transporting typed unit2
        weighted work loader: boot4 chaining class3 defining dynamic2 experimental firmware3 former link module3
        program query resolution self system loading: carbohydrate deadlock demand dynamic2 finished firmware2 late2
        lazy module2 negative power provider self span support2 symbol2 test2 top track wing loan: bank business call
        car commercial consumer demand direct equity estate home industrial mortgage need participation personal small
        time lobe: anterior ear frontal gastric hepatic inferior lateral lip major occipital olfactory optic parietal
        radiating seed temporal upper local: better2 capturing engine2 extensible3 inline2 link3 master2 mutable
        platform2 pluggable second session standing thread3 wireless worker2 locality: balancing best better cache
        data memory spatial temporal localization: macro object location: accessible2 active adjacent annotation2
        argument4 bucket3 cache2 center2 central change changing cloud4 composer2 current2 disk expected final fixed2
        geographic global3 interconnect3 issuer2 library3 log2 memory3 new2 original physical2 precise privileged
        proper random reachable regional3 register3 remote3 safe sample scheduler2 sequential spatial staging2
        storage3 supported3 temporary tower volume wrong locator: bank identifier3 resource lock: acquired advisory2
        bus3 canal cap3 combination cylinder description2 detector door exclusive3 global2 guard hammer hip inhibitor2
        interpreter lever lift live locked mandatory mind percussion predicate reader record2 recursive2 safety scalp
        screen scroll sequential2 shift sleeping2 spin2 spinning2 statistic table3 tide transfer2 validator vapor
        viewing wheel window writer2 locking: documentation4 door explicit extra face file2 implicit internal3 level
        mandatory2 phase proper2 record recursive runtime2 scheduler3 self table traditional writer2 locomotive:
        diesel electric hydraulic powered railway road steam tank lodge: hunting motor log: app2 application2 audit3
        binary2 circular collected2 console2 dirty display2 driver3 event3 export2 floating flow3 handling incident
        job2 kernel3 large logging3 matched matching2 measurement2 metadata2 nurse parity2 patent reported2 rolling
        rough route2 server2 severity simplified2 store2 stream3 structured2 system3 tail2 threaded transaction3
        transactional user2 web logarithm: binary common discrete hyperbolic logistic natural proportional using
        logger: anonymous bundle named panic4 parent platform root simple test2 triggering logging: audit2 cloud3 data
        delayed3 dirty driver2 excessive message remote response2 structured transition unlimited logic: additional
        allocation arithmetic array asynchronous business checker classical collection compatibility core2 counting
        coupled decoding decryption detection digital2 discovery dispatch dissection escaping formal fuzzy2 generation
        glue2 handling inverted linear matching mathematical modal naming order2 parallel2 predicate2 presentation
        processing programmable2 protection refinement replacement resolution restart routing selection2 shutdown
        symbolic2 temporal2 timeout2 transceiver transistor tuning typed valued verification wired login: audit
        default2 failed2 graphical2 last maintenance monitor networked remote2 user2 logistics: defense longitude:
        celestial lookup: area cache concurrent dictionary direct efficient entry2 fragment inverse key2 main method
        name2 path2 pipeline reverse2 route2 searching socket2 symbol table2 tuple loop: busy2 closed2 connected delay
        descriptor double dual evaluation event4 feedback2 game2 ground horizontal infinite4 inner2 iterative leather
        local locked lower main3 metal movie nested2 open2 outer print reduction search simple spin stream subscriber
        terminating timing vertical loss: abnormal accuracy beacon capacity capital carrier complete context2 core
        data3 excessive financial gradual hearing indirect memory packet2 paper partial performance possible power2
        progressive risk sudden tail temporary terrible throughput total weight loudspeaker: portable love: excessive
        expressing free making management mutual puppy self2 sexual true lover: book music truth wine lubricant: fine
        luck: bad2 good2 tough luminance: constant display lunch: business eating free lung: acute black book chronic
        heart iron wet white lupus: disseminated systemic lysine: acid machine: abstract2 addressed addressing
        agricultural analytical answering automatic beam bit2 breaking breathing business2 calculating cash
        centrifugal client2 coin computing connection2 copying decimal designing dialysis driven effect electric
        electrical electrostatic elementary employer engine3 executable farm fax firewall2 flying2 fruit gateway
        generation2 gliding host3 hydraulic ice imported2 inference interoperable iron launcher light local3 lung
        magnitude man master2 matching megabyte metal2 micro military motion picture pipelined political portable
        powerful printing profiling purpose2 ray recording reduction regulator2 remote2 satellite server2 shaping
        simple slot spinning state3 tape teller test2 testing textile thinking2 time transient trusted virtual4 voting
        war whole worker3 macro: classification editing extensible graphics helper3 keyboard2 new3 order powerful
        preprocessor2 purpose statement symbol test4 versioning magazine: electronic internal news people popular
        powder trade magic: bad better black2 change deep2 exclusive general hostile indirect right soft white wrong
        magnesium: calcium magnet: artificial bar field permanent static magnetism: animal personal residual
        terrestrial magnitude: absolute change first linear moment relative sign mail: agent bulk chain class direct
        electronic4 encrypted enhanced express fan hate internet link2 local modern paper quick reading receiving
        redirecting registered ring route sending surface voice mailing: announcement automatic bus developer2
        electronic encrypted force internet media2 networking parallel public2 regression2 related small stable2
        mainframe: commercial compatible dollar early large multiple recent traditional university maintainability:
        code maintenance: archive background cache clear2 cluster2 criminal database demand emergency extra flexible
        future health host2 index planned preventive recurring scheduled stable2 station system2 term triggered
        upcoming urgent major: brigade client2 desired drum future latest model modern new2 next2 sergeant third
        maker: basket beer belt boot bread cable car coffee cream decision film glass ice law lens mainframe map
        motherboard movie paper piano policy rope tea thread trouble violin wine malfunction: software system mall:
        shopping man: aged backup beef best black blind brave busy cave city college common company confidence corner
        cow educated egg elevator end family fancy fingerprint first foolish front hand hired honest innocent iron job
        last leading logger maintenance mechanical medical medicine military minute miracle modern mountain navy odd
        old3 organization party point poor property railway red relation remittance rich section sensible service sick
        silly translated utility weather white wild wise working yellow young3 management: accounting asset bandwidth2
        capacity careful certificate2 chain change2 color2 concurrency2 configuration2 context2 cookie cost database3
        declarative desktop document domestic efficient emergency enterprise fault financial fleet2 formal identity
        industrial key3 knowledge level lifecycle lifetime2 line memory4 middle network3 node2 nonce object2
        opportunity package3 plane pool2 power4 primary prison project2 quality relationship replication2 report
        requirement resource3 senior service3 station storage2 store system4 template2 thermal2 transaction2 upper
        workflow manager: access3 account audit3 bank baseball batch broadcast2 buddy certificate4 charger3 circus
        city connection2 context4 database department deployment4 desktop destination2 development disk4 display2
        district driven embedding execution family3 font general geometry hotel infrastructure installation lock2
        machine memory3 modem offset overlay2 package3 parameter2 presentation press project queue2 relationship
        rendering resource4 sandbox secret4 security3 service4 session2 source4 stage storage subnet supply system3
        theater topology2 transaction volume2 window2 woman managing: creating interface4 mandate: specification
        standard mandible: lower upper maneuver: airplane basketball flight linguistic tactical manipulation:
        algebraic bit buffer data2 explicit formula graph gross image knowledge list parameter prototype sequence
        state string structure symbol symbolic tree manner: adequate angry bad cheap cheerful consistent constrained
        dependent deterministic distributed effective efficient elegant excellent expected foolish free friendly
        gentle gliding good hidden hierarchical honest hostile humble independent intelligent irrational irreversible
        irritable lazy methodical normal obligatory personal pleasant portable reflex rude safe scattering silly
        sparse specific sporadic summary superficial synchronized synchronous unlawful usual manslaughter: voluntary
        manual: architecture arm complete3 compressed2 developer2 duplicated enhanced finding installation instruction
        internal personal policy private reference3 relevant sign user3 manufacturer: arm board car chip compatible
        computer2 device equipment food hardware major microprocessor modem motherboard semiconductor tuner
        manufacturing: aided integrated manuscript: copying early length written map: area bit celestial certificate4
        channel2 color2 compatibility2 cooling decoded direct2 distance empty2 flat genetic grid import2 indicator2
        indirect interrupt3 linear2 link2 manager3 memory3 modifier nested2 page post prefix relief reserve2 reverse2
        road scale sector segmentation simple2 site source3 structured symbol2 topic visibility2 weather web mapping:
        anonymous2 appliance attribute3 case2 channel2 chromosome complete complex consistent constant dictionary
        direct2 domain4 duration excluded explicit extent huge identity2 independent2 inverse irreversible keyboard2
        label linear2 memory3 modifier2 nonlinear permit persistent priority private2 relational reverse2 sector
        shared2 streaming table temporary tone transport variable2 writable marble: white margin: automatic bottom
        gross hand inner left2 level2 lower narrow outer profit right2 safety soft top water wide marine: american
        european handsome important large2 merchant minute state swimming tiny transparent tropical2 marker: archive
        block2 boundary break2 comment conflict2 decimal explicit genetic magic payload restart side special yard
        market: bear black bull commodity common computing counter current disk financial food forward future gold
        gray green labor mainframe meat money open public regulating security server soft stock3 tiny weak marketing:
        direct marking: address boundary color concurrent event line timestamp markup: extensible formatter
        generalized generic hypertext rest simple marrow: bone2 red spinal yellow marshal: deputy field fire sky state
        testing mask: address alignment allowed bar bit4 blue color creation2 delay event3 eye face field2 filter gate
        green half indicator life map2 modifiable modifier oxygen partial permission2 picture plane2 professional
        protective red saved signal3 slot subnet2 update3 mass: amorphous atomic body coherent compact critical
        crystalline dense estimated fibrous finite flat floating gain granular gravitational hardened heavy high huge
        ice inertial land large2 low mixed mobile molecular negative rest rock rolling round saying solid2 spherical
        thick total massage: cardiac heart practice therapeutic mastectomy: radical simple master: absolute assistant
        ballet bonding branch bridge bundle bus3 dance dancing drill fast game grand harbor multiple old origin past
        property question riding sailing senior switch tagged wire2 writing match: best2 better book boxing containing
        cricket exact3 fields2 final friction generation2 kitchen love marking2 operator2 partial2 pattern2 place2
        prefix2 presented record response2 rule2 safety slow source2 spelling staff tennis test wrestling matching:
        article best distance2 entry2 expression extension font2 fuzzy latest lazy partial pattern3 predicate rate2
        relationship row schema socket string2 tag2 text mate: first office running second material: additional
        advertising animal biological building2 combustible composite cosmic educational elastic encapsulation
        explosive ferroelectric fibrous fissile flexible fluorescent foreign fundamental genetic granular hard
        hazardous key3 keying3 lightweight magnetic molten nuclear organic oriented original packing plant plastic
        radioactive raw2 reading reference refractory rich sealing seed semiconductor signed soft2 solid source
        starting suitable synthetic textile textual transparent type vein viscous waste waterproof wrapping writing
        written mathematician: american pure state true mathematics: applied interactive pure symbolic3 matrix: active
        algorithm audio byte compatibility comprehensive conversion correction correlation cost distance dot example
        firing identity key mounting passive pixel2 quantization real rotation scalable2 scalar scaling singular
        sparse square test2 tester transformation trigger unit wire maturity: approaching capability code general post
        maximum: absolute achievable critical3 global2 historical3 integer nominal theoretical usual mayor: former
        meal: bean blood economical evening fine fish informal light morning oil previous regular restaurant square
        whole witch mean: arithmetic artificial electronic empty2 equality financial frequency geometric2 golden
        harmonic indirect mechanical notation parenteral possible prefix2 primitive reasonable sufficient weight zero2
        meaning: additional canonical disputed double exact2 general hidden historical implicit lexical literal
        mathematical original prefix primary proper real root secret special3 specific2 spiritual suffix symbolic
        technical2 true usual verb word measles: day measure: accurate advertising board capacity circular coal common
        corn counter cubic defensive dry2 economic extreme full fundamental good information linear liquid2 long
        metric ministerial numerical objective performance periodic preventive progress protective safety saturation
        security2 solid square standard support tape technical timing wine yard measurement: accurate active actual
        capacitance channel count current2 exact impedance inertial integrity mental mode performance2 periodic
        precise scientific speed tachometer temperature2 throughput transferring voltage2 yacht measuring: delay meat:
        cold cooking dark holding lean lunch raw red rotten salt spoon white mechanic: car shop mechanics: airplane
        celestial classical fluid internal precise quantum statistical wave mechanism: abstraction action alternative
        authentication2 base caching2 changing chemical communication control2 correction coupling decryption defense
        delegation detection2 discovery dispatch drive driving escape exact execution2 explicit firing flexible gear
        generation graft hashing internal interrupt loading locking2 logging mitigation2 notification2 oriented
        powerful protection provenance queueing2 quoting recovery reliable rendering resolution retention
        retransmission rolling rotating security2 selection serialization signaling simulation sleep steering
        synchronization2 tracking transmission transport triggering medal: bronze gold modern national service silver
        star media: archive array4 artificial backup broadcast cloud2 crystalline electronic growth magnetic mass new
        news online optical original otitis persistent pipeline print raid3 removable2 rotating social storage2 window
        median: luminance mediation: previous medication: giving ionic medicine: aerospace alternative antibacterial
        aviation clinical cold complementary counter dental emergency family forensic general inflammatory internal
        liquid nuclear patent pediatric practice preparing prescription preventive psychological space sport thoracic
        tropical veterinary meeting: academic board committee electronic group hostile joint lunch mass political
        primary private public2 race regular religious secret share sport summit town megabyte: time melanoma:
        malignant melody: simple member: adult archive2 array3 board bridge charter church class2 club committee
        community council crew default3 elected enumeration extension faculty family fellow first2 former full
        honorary horizontal immediate indirect2 individual leading legal lowest original packed potential present
        private2 random representative second2 senior single staff static2 structural structure2 team tension union2
        verifying viewer2 voting zone2 membrane: animal bronchial cell cellular extensible fertilization fetal fibrous
        inner nose outer peritoneal pituitary plasma pleural thin transparent tympanic vaginal vascular memory:
        access3 accessing2 additional2 addressable allocated3 allocating2 allowed2 anonymous2 bubble cache2 checking
        coherent2 cold2 committed compact compressor computer consistent2 continuous2 conventional core2 coupled3
        desired drum empty episodic excessive expanded2 extended2 external2 fly free3 heap2 heterogeneous2 high2
        immediate inline intensive kernel4 leak2 main3 massive merging2 minimum2 minor2 moderate motor muscle native2
        offline2 paged peak permanent persistent3 personal physical4 plug possible2 potential2 protected random
        reproductive required2 reserved2 resident screen secure2 segmented semantic semiconductor share2 shared4
        small2 sufficient temporary term tiny total2 transactional3 uniform upper virtual4 volatile4 waste weak
        working2 meningitis: cerebrospinal spinal viral menstruation: painful menu: boot column2 completion2 computer
        context2 developer2 help hierarchical installer integer2 loader main3 popup merchant: commission grain law rug
        salt statute wine mercury: containing dog improved planet mercy: show tender merger: iron merging: segment
        tail merit: artistic intrinsic literary personal technical mesh: coherent fine fleet3 golden half heavy hub3
        open regular service3 wire message: acknowledged2 advice alert armored asynchronous2 broadcast2 bus3 busy
        coded commercial cute datagram2 debugging3 detailed2 diagnostic2 directed dispatching displacement2 empty2
        encoded encrypted2 error4 exception2 expected2 finished2 forward identical keyed2 linguistic localized log4
        mail3 news notification2 offer2 parent phone planned printing2 private progress2 protecting published
        received2 receiving2 relation reply2 residue response2 route scary secret sending2 short signed2 status3
        synchronous telephone translated2 transmitted2 transmitting urgent usage3 wall warning4 whole wireless
        writing2 written messaging: common electronic error independent native processor standard window messenger:
        express instant live official metabolism: basal cholesterol destructive downward fat lipid normal protein
        metadata: additional2 associated2 compressed corrupted dirty disk2 engine2 export2 fixed import2 integrity3
        live logging2 partner3 persistent print2 provenance provided2 publishing query2 record retrieving returns2
        show3 small state2 store storing stream style2 template2 total metal: alkaline base bell big casting earth
        expandable full gray grid gun heavy liquid mixed molten2 noble pot precious2 pure removable road shaping
        sheet2 shot thin type white working yellow metallurgy: powder meter: candle coal common cubic electric
        exposure gas gravity kilogram light million parking phase power progress2 square water wave wet methane:
        producing method: abstract2 access4 accounting adapter algebraic alternative analysis authentication3 best
        blending bound2 boxing bridge2 bus2 calendar calling2 checking class2 compression3 computational concrete
        control4 definition design detection development discovery2 dispatched efficient empirical encapsulation
        experimental explanation2 factory2 force formal generic2 gram hashing2 identification index2 indirect
        inductive inherited2 input2 interface3 interpreted line localized logger logical lunar main2 mandatory
        mathematical mismatch mitigation2 multiplication mutable native3 neat numerical old2 overload2 overriding
        packing planner2 polymorphic powder predictive preferred2 primitive private2 protected2 public2 quantization
        recommended2 recording registration regular relaxation reliable remote replacement2 rhythm sampling2 scanner
        scientific secret sentence serialization2 simplex slicing special2 static3 statistical structured study
        synthetic teaching temperature traditional usual utility2 voting walk withdrawal word zero metric: automatic
        collecting complete flow font logging3 machine monitoring2 performance2 scaling selection software spark
        standard store2 utilization zebra microphone: capacitor condenser crystal digital directional microprocessor:
        bit2 commercial embedded great modern microscope: compound digital2 electron emission field light operating
        powered simple solar microscopy: electron fluorescence microwave: coherent cosmic midnight: local past2
        midwife: man nurse migration: bucket2 continuous database4 domain2 downtime draft heterogeneous homogeneous
        live3 managed2 page3 service3 task2 mile: car half international land last million nautical passenger quarter
        sea square statute survey ton traffic train milk: certified chocolate condensed digest dry fat fresh giving
        hot ice last producing purple raw rock sweet warm whole mill: clay coffee cotton gastric jam paper pepper
        powder quartz rolling steel textile water millennium: first second million: first mind: analytical closed
        column designer honest human noble perceiving weak mine: coal2 copper defensive explosive floating gold hiding
        land magnetic marine salt silver sulfur surface tin underwater united miner: coal gold mineral: amorphous
        black brown complex crystalline fibrous gray green massive metallic naming rare soluble valuable minimum:
        absolute acceptable critical3 historical2 label lowest mandatory measured nominal programmable2 temperature
        mining: coal current data diamond gold hydraulic loop minister: chief diplomatic finance foreign prime2 public
        senior minor: allocated client2 numbered2 persistent portal relative minute: ampere last light measuring
        minutes: timeout mirror: archived car configured convex hand parabolic pier plane primary mirroring: argument3
        disk packet3 policy3 resource2 security4 misconduct: game official misery: sharp mismatch: bandwidth delay
        free hash intent phase2 protocol search tag type2 unsigned version missile: ballistic cruise defense enemy
        ground guided hardened naval real rocket seeking surface mission: combat critical diplomatic foreign military
        reconnaissance search special mistake: common design gross packaging programming serious small spelling2
        stupid style typical mitigation: attack clearing complete default2 effort full hypervisor internal missing
        risk suggested mixer: analog audio2 cement concrete digital double electric internal live2 output2 single
        specific mixture: complex egg explosive fuel gas gaseous homogeneous meat mechanical mobile: accelerated
        digital mode: absolute2 addressing2 advertisement3 airplane alternate3 apprentice archive2 assertion3
        asymmetric authorization2 automatic2 autoscaler backup2 balancing2 batch2 binary3 bit3 blocking3 bonding2
        breathing bypass2 cache3 calendar2 capability chaining changing3 characteristic checking2 church cipher2 city
        color2 column2 comparator compatibility3 compatible2 compensation compression2 conservative coordinate2
        correctness counter2 cruise2 cumulative datagram day debugging2 deficit dense deterministic differential
        directed dispatching dual2 durability editable editing2 embedded emergency emulation2 encapsulation
        encryption3 enforcement2 enforcing evaluation3 expert factory failure2 feedback fish fork3 fusion graphics2
        headset indirect insertion interactive4 interlaced2 interrogation interrupt2 interruption ionic island2
        isolated isolation kernel3 lap laptop3 major management2 manual3 measure2 mediation micro migration2 minor
        minute mixed2 musical native2 night observability2 observer octal operating3 ordered2 organic overlay page2
        paging passive2 persistence2 pipeline2 polling2 portrait positioning prediction2 privacy privileged2 probing
        profiling protected2 quiet2 rare raw2 real3 reception recursive2 reduced retention2 robot root2 routing2 safe2
        saving2 scene screen secure3 selection2 sensible shot simplification sleep2 statistic steering streaming3
        strict2 subnet2 supervised supervisor switching2 synchronous2 tab tablet talk2 test2 text3 thesis threaded3
        tracking2 transfer3 transmission2 usual video4 walk3 wheel wizard model: administrative architecture audio
        basic2 broadband bus camera circuit clay computational consistency2 cost cycle deployed3 device3 distribution
        domain driver4 electron energy3 engine3 exact face2 fashion gain garden3 gated governance hole inheritance
        initialization2 language2 laptop layer2 learning mathematical maturity mechanical object2 permission3 planning
        platform3 popular premium pricing processor2 profile2 programming2 provisioning3 publisher reference
        relational relationship2 resource3 scheduling stream supported2 threat2 trained transcription trip trust2
        uploaded usage2 valued video modeling: alternative check data object oriented system unified variability
        modelling: data2 financial physical process solid modem: acoustic broadband3 cable3 cellular3 conventional
        modern moderator: female modification: atomic concurrent2 direct dirty history2 human last2 lease local2 major
        making manual map metadata polymeric slice small state2 subsequent table modifier: adaptation base effective
        event2 format inline keyboard length2 linear lock2 locked meta mode real2 sentence shift size type2 virtual3
        modularity: poor modulation: amplitude2 audio band carrier code color frequency2 layer level musical phase
        pulse time width4 modulator: radio module: agent archive2 archived authentication2 automatic2 bonding2 carbon
        command core2 cyclic2 deletion dynamic2 evaluation experimental2 extension4 external3 fabric formatter generic
        hardware2 hierarchical imported2 incubator independent kernel4 linking loaded2 lunar main2 marshal memory2
        named2 observable optic optical owner2 packaged parser2 platform3 power powerful resolver3 rotor security4
        separate2 sign2 signed2 socket2 stacked supplied2 threading train transceiver2 tunneling3 turtle typing wave
        whole moisture: atmospheric excessive sensible molecule: ammonia antibody antigen carbon chain complex gram
        organic polymeric protein single solvent moment: brief critical exact first guard last magnetic possible
        present product psychological right second senior significant virtual wrong money: big blood cheap digital
        dirty earning easy electronic even folding funny keeping lending metal old operator paper2 paying pocket
        postal prize public purchase purple ready real seed ship silver smart soft spending token monitor: access2
        activity2 basic bridge cap cardiac cat check3 color computer conversational execution fetal graphics green
        hardware3 health heap2 heart instrumentation interval2 location2 manager online owned performance4 running
        secure2 synthetic3 television thermal monitoring: bandwidth button cloud3 cluster2 deployment3 fan2 hardware4
        health initial2 integrity3 joystick link2 model3 performance3 privileged remote self system4 temperature2
        threat violation voltage2 monkey: american2 brass crown green infinite2 lion nocturnal ordinary owl powder
        random spider squirrel tape trained wonder world monster: cookie female sea month: abbreviated calendar
        current day extra extreme first last lunar2 man2 next second solar third winter year mood: bad changeable
        common declarative fact imperative moon: blue full2 half new2 morning: beach common early good late next red
        wild mortar: inch mortgage: blanket first loan national rate residential second mother: biological earth great
        queen working motherboard: working motion: absolute accelerated accumulated allowed axial carriage centrifugal
        checking circular2 communicating continuous cursor daily differential downward falling feed forward full
        gliding harmonic high intermittent internal lateral link local mouse2 muscular orbital periodic planetary
        pointer producing progressive quick rapid2 reflex relative rolling rotary silicon sliding slow small spinning
        spontaneous sudden swinging temporal time transmitting uniform voluntary wave motor: auxiliary diesel driving
        electric2 hereditary starter starting synchronous motorcycle: speed mountain: american blue climb coast
        european green high table western white yellow mounting: client dynamic experience first metal mouse:
        absolute2 actual ball button church computer cotton field flying house joystick jumping little middle mighty
        optical pocket primary relative2 right2 scaled sea wood world mouth: broad dry narrow open wide movement:
        action arm artistic bodily bowel circular code content continuous cultural cursor dance data discrete downward
        ecology eye feminist fetal forward frame gradual head labor limiting mouse2 muscle muscular periodic physical
        political pride quick rapid reform relative religious resistance respiratory right slow social source
        spontaneous sudden tape tidal troop uniform union upward voluntary war youth movie: animation home late silent
        war moving: carriage exponential fast forward inward outward piston proton self slow traffic vehicle weighted
        wind mower: hand motor power riding mucus: cervical nasal multicast: argument3 flood layer local receiving
        service4 trap multimedia: definition engine intensive interactive synchronized multipath: cost multiplexer:
        access data external input mode terminal video2 multiplexing: descriptor division2 spatial multiplication:
        abnormal cell matrix ordinary point scalar multiplier: clock effort electron length2 negative port voltage
        multitasking: cooperative2 preemptive munition: attack muon: negative positive murder: blue child mass race
        self murmur: cardiac heart systolic muscle: abdominal articular axial bladder cardiac cheek eye facial firm
        flat heart intrinsic irritable laryngeal leg limb major minor neck ocular pelvic skeletal2 smooth2 temporal
        thigh tongue triangular voluntary museum: computer marine science technology music: american black broadcast
        chamber chin church classical computer country dance digital electronic ethnic jazz loud metal military modern
        part performing piano popular producing program recorded religious rock roll secular serial serious sheet
        sweet tone mustard: black dry field nitrogen prepared sulfur table tower white wild myeloma: multiple nail:
        finger frost fungal pulling short small spike wire name: abbreviated algorithm3 alternate alternative3 animal
        bearer benchmark bucket3 canonical2 card3 clock4 collective column3 common3 company cookie2 corporate country2
        curve2 dad descriptive2 device4 display4 distinguished2 domain4 ensemble family2 file4 first2 font3 former
        friendly2 full3 general2 generic2 host4 icon2 informal interface4 issuer2 key4 last2 linkage2 local2 login3
        manner meta middle month3 native3 noted official2 package4 part particle path4 permanent place polynomial
        popular2 preferred principal2 proper2 proposed provider3 provisional qualified3 readable3 regulator4 resource4
        schema2 scientific short4 silly sounding stage street subject2 suite2 symbol3 symbolic3 tag2 technical
        textual2 town trade4 trading unique3 unofficial variable4 whole namespace: abstract anonymous3 clear2
        directory3 excluded exempted3 fleet3 hierarchical2 imported induced net2 network3 networking parent2 pool3
        resource4 scope3 selected2 symbol2 user4 zoned naming: algorithm assigned compatible consistent field2 icon
        net2 node standard string subsystem3 suggested uniform universal nation: american developing eastern enemy
        european foreign hostile independent modern united2 whole nausea: feeling navigating: ship navigation: aerial
        celestial electronic hierarchical hierarchy inertial internal keyboard navigator: desktop internet network
        navy: common royal state2 neck: beef bull crew flexible goose long2 narrow polo slim necrosis: tumor need:
        application3 basic condition customer engineering immediate packager recognition region3 spiritual transient
        urgent will4 needle: compass diamond green ice magnetic2 name packing rigid sea short space tape neglect:
        benign child negligence: comparative concurrent criminal gross negotiation: band2 cipher diplomatic feature
        format2 international private protocol2 restart synchronous2 transfer2 wide2 neighbor: clear explanation
        fragmented friendly honest new noisy neighborhood: friendly immediate nerve: abdominal acoustic auditory
        cervical cranial cutaneous facial femoral free lumbar motor olfactory optic2 peripheral radial radiating
        reflex sacral sensory spinal sympathetic thoracic ulnar visual nesting: class dynamic interrupt maximum track
        unlimited network: academic administration advanced alive3 analyzing area4 attached2 authorized3 backbone boy
        broadband broadcast center chat checking2 clear3 coherent communication complex computer2 configuring2
        connectionless consumer2 cooperative corporate diagnostic dynamic2 edge3 education elastic electronic
        enforcement engine4 espionage ethernet3 experimental2 external2 fine flood forward generic3 global2 grade2
        heterogeneous hierarchical house interconnected interconnection joint landing local2 master2 mesh2 meter
        modern2 networking2 neural2 office peer2 phone predictable private3 protecting proxy3 regional2 relay
        reliability ring security semantic site3 solution2 stackable star switched switching telecommunication
        telephone2 television transit underground unsecured virtual2 wireless2 networking: advanced area3 cloud3
        current documentation3 federal generic3 home peer private2 research social wired2 wireless neurology: clinical
        neuron: motor sensory neuropathy: sensory neuroscience: cognitive news: bad big breaking broadcast business
        evil good2 hard heavy local present radio receiving recent report short smart soft sport television telling
        update2 weekly newsletter: agency newspaper: first printing school newton: apple will nickel: containing
        copper night: cold coming good guest last2 late2 opening tiny wedding nitrate: calcium lead potassium silver
        sodium nitrogen: containing gaseous inorganic liquid node: adjacent allowed2 balancer3 batch2 building2 child4
        cluster3 confidential2 connected container4 current3 descending destination2 device4 driver3 element2
        endpoint2 engine3 extent2 fuse home2 homogeneous hypertext indirect2 interconnect interior2 intermediate2
        locator lymph2 major master2 metal3 network2 next parent2 partner peer2 plan3 plane3 preferred2 private3
        provider root3 running3 shielded2 telling tenancy4 tenant2 tree3 unique2 video3 whole worker3 noise: advanced
        background dynamic electrical enhancement environmental excessive explosive extra extreme gain ground
        headphone intensity level line2 loud2 low plain radio repeating sharp single speaker sudden surface system2
        temporal white nonce: bit byte inventing random noodle: egg noon: high norm: accepted age internal social
        normalization: date field message nose: bottle brown bull copper ear flat hammer potato notation: alternative
        binary chemical decimal2 dictionary digital dot era exponential formal fraction free functional hour lambda
        machine mathematical mixed musical named octal point prefix range scientific2 signature special suffix syntax
        usage note: alarm analysis authority2 bank2 blue brief2 call compatibility2 demand description3 design3 final
        half historical2 implementation4 important2 installation key lecture loud lowest marginal mental municipal
        musical2 negotiable nickel overlay passing portability preliminary principal programming prompt quarter
        release4 reserve resolution resolver resolving second shipping short technical time treasury usage3 whole
        notebook: enterprise2 property3 stopping updating upgrading upload workbench notice: copyright4 escape formal
        giving important judicial legal license2 official permission3 previous public2 red short wanted notification:
        adaptive advance alive asynchronous2 availability bucket2 budget center2 change3 completion2 congestion2
        damage directory2 error event2 exit expiration fault general2 inspector lid monitoring2 outstanding overflow
        problem readiness receiving requesting rotation signal space2 thermal violation notifier: event2 keyboard
        registered2 notion: complex general intellectual popular previous noun: abstract collective common count
        generic mass proper singular verbal nozzle: lamp monitor nucleotide: single nucleus: atomic cell essential
        helium lens segmentation system nuisance: common mixed private public number: abstract actual3 algebraic
        assigned2 atomic3 average back bad2 binary2 box call2 chromosome column3 compact2 complex3 composite compound
        computable count3 decimal3 device4 digit2 duty estimated2 even2 finite2 fixed2 fractional generation2 great2
        greatest growing huge2 identification index2 infinite2 initial2 integral2 irrational lane large4 license
        limited2 line4 magic3 major3 mass maximal2 maximum4 minimum4 minor4 natural2 negative3 octal2 odd2
        organization3 oxidation page2 phone2 point3 port4 positive3 prescribed prime2 print protocol2 random4 rank
        rational real3 registration registry requested2 round scan2 science2 secret sector2 security sequence4 serial3
        signal3 singular slot3 small3 strategy2 street subnet sufficient telephone2 total4 transcendental transit
        unique2 unlimited2 vast version4 wave week2 whole3 numbering: bus document line2 variable version week nurse:
        dry head practical registered student trained wet nursery: day nursing: clock nut: apple bitter check date
        earth european jam king lock monkey oil packing primary safety square supplementary thumb triangular wing
        nutrient: essential nutrition: human parenteral object: abbreviated2 actual alternate2 astronomical base2 belt
        buffer4 bus2 celestial combining composite2 compression2 concrete concurrent2 creating credential2 database3
        date2 decompression2 deferred2 dependent2 destination2 direct distributed2 dominant elevated encrypted2
        enterprise excluded2 external2 extraterrestrial final2 floating flying foreign frame2 global3 graph2 hash2
        header3 heap2 heavy hierarchical identification immediate indirect individual2 large3 leasing managed material
        mathematical mental metallic missing2 moving native2 natural2 pack3 packed parent2 performance2 permanent
        persistent physical plastic policy3 private2 promise2 rate2 real2 referenced2 remote requested2 response2
        retained2 returned2 reusable rich seeing sensible shared4 signed2 simple2 single2 singleton sized slot small2
        socket2 solid specific2 spherical statistic statistics2 storage3 storing subsidiary summary synchronization2
        tag3 tangible temporary testing tracing2 tracker2 transferable transformation2 tree3 validation2 visible
        watched white wrapped2 wrapper2 young objection: formal loud outstanding serious trivial objective: desired
        language monitoring point specific obligation: contractual financial first legal liability moral treasury
        observability: cloud2 fleet3 flow2 observation: astronomical careful celestial critical direct empirical
        escape lunar making meteorological passive preliminary radio scientific systematic visual observer: acute
        performance thinking obstruction: complete intestinal movable temporary occasion: extraordinary formal public
        rare social special occlusion: coronary ocean: largest open vast warm western octal: digit unsigned word
        offense: capital criminal giving minor past public serious statutory offer: aptitude architecture concurrent
        contract engine2 enterprise framework library opportunity provider tender will offering: drink initial
        organisation peace public religious right school service system wave office: accounting booking box business
        central crown elective employment exchange executive federal foreign head home land leave life little loan
        main municipal nation newspaper normal patent personnel plan political post2 printing public2 reconnaissance
        service shipping small staff ticket trademark officer: action administrative army brave case chief2 church
        civil2 corporate desk enforcement executive field financial flag force general grade hearing inferior
        intelligence judicial junior law line medical military2 ministerial municipal naval2 operating parish peace
        police2 principal probation proper2 public2 reserve returning security senior staff superior supply veteran
        warrant offset: additive address basic2 byte3 column2 compact dependent file3 fixed2 floor horizontal2 indexed
        indirect literal3 measuring negative2 number2 numbered photo positive random randomization register2 relative
        section2 starting2 temperature2 time2 vertical2 oil: american animal baby banana bath bone coal coil cooking
        corn diesel essential2 fish fixed foot fuel gas hair heating heavy honey lamp lemon liver midnight mineral
        motor mustard nut offshore petroleum rape residual rock rose salad seed shark snake spike sweet tall train
        valuable volatile2 whale wood wool yield onion: brown climbing green mild multiplier purple red sea spring top
        tree white wild opera: comic grand horse light new rock soap operand: comparison huge immediate left right
        second source2 wide operating: adapter2 chief comprehensive continuous dirty disk2 guest3 individual mainframe
        modern multitasking2 portable regulator2 secure semantic sharing standard standing subsequent task2 vendor
        watt window2 operation: abstract2 algebraic amphibious analysis2 app2 arithmetic2 array assignment2 assured2
        asynchronous3 atomic3 attached2 automation2 auxiliary basic2 batch3 binary black blocking change chemical
        cipher3 cognitive combined comparison complex composer3 computer concurrent connectivity2 control3 controlled2
        controller2 cryptographic2 crystal cycle decryption2 dependent destructive distributive division engineering
        exfiltration eye financial former fundamental fusion gateway3 hub2 intelligence inverse joint line logging2
        logic logical machine maintenance2 management3 manager3 manual mathematical matrix mechanical mental metal2
        migration2 military2 mining mouse multiple naval networking2 normal3 observability2 offline2 online2 original3
        output2 parallel partition2 patching peering2 peripheral plastic platform3 point2 polling posture2 previous
        primitive printing privileged2 progressive provider3 psychological recognition2 registration2 remote
        requested2 restricted reversible rotation running4 science2 sequential serial siege simultaneous speech2
        string subsequent successive surgical synchronous2 tape2 time trading transfer3 trivial tuning usual validator
        video2 vision2 wait3 operator: addition app3 arithmetic arrow2 assignment3 backup2 binary2 camera channel
        company comparison2 component2 concatenation conditional conversion3 defined elevator equality2 exchange
        field2 function2 genetic grouping identity inclusion increment lathe linear logic logical2 machine malware
        multiplication networking ordering2 prefix qualified radio ray redirection2 relational repetition search
        specialized telephone transformation tree2 opinion: adverse emotional express extreme humble legal low
        negative personal popular premature public2 received religious wrong opponent: superior opportunity:
        educational equal multiple photo special optics: adaptive electron ethernet fiber optimization: acoustics
        assembly automatic2 bad batching compiler2 concatenation efficiency guided management micro minor network
        operator performance2 premature query2 reduction2 significant small space speed time2 trip optimizer: loop
        query2 optimizing: better worth option: accepted2 additional3 assembler boot3 call chain2 changeable compiler2
        compression2 configuration4 cool covered customized default3 developer2 encoding2 extra2 flight generation2
        grant2 keyword kilobyte line4 linker2 little local2 long4 modular module4 new4 nonce passphrase2 planner
        recursive2 scale scheduling2 scroll section3 sender server2 shell3 short3 single socket4 soft special stock
        test4 transform2 verification2 viable orange: agent bitter bright brilliant deep flame king native pink red
        smooth sweet temple wild yellow orbiting: body orchestra: chamber dance string orchestration: automation2
        order: animal appliance2 bacteria byte4 civil composite counting2 court credit date2 default4 descending4
        enforcement evaluation extended first2 good high3 honorary insertion inverse ionic large lexical logical loss
        low2 lowest mail market minor money natural2 normal2 open orange paint partial2 picture2 plant post postal
        preference production proper purchase random rank regular2 religious2 reverse3 reversed rough scan2 scanning
        second sequential service short side sorted2 sorting2 standing systematic tall telephone temporal2 textual
        third thread topological total word working ordering: court function4 guaranteed lock member memory3 natural
        pack partial2 pixel possible proper registration release row shutdown2 strict temporal total writ ordnance:
        heavy organisation: business enforcement financial governmental internal international large line musical
        national news overall professional profit research self social standard wide world organization: agriculture
        army associated2 authorized2 aviation business charitable church code commercial computer containment criminal
        cultural data2 defense engine3 financial global governmental health hiding industrial international justice
        labor line maintenance maritime meteorological military musical news parent3 platform2 political professional
        profile2 religious secret self service set social trade treaty trial umbrella world organizer: labor personal
        orientation: device excellent object2 panel plug political preferred religious sexual value origin: abstract
        cache2 cherry extraterrestrial foreign functional genetic holder late lease message new recent replication2
        repository secondary snapshot2 track2 true ultimate oscillation: electric electrical southern oscillator:
        clock controlled crystal external2 frequency local microwave quartz ounce: fluid2 half outage: experience
        power outline: brief document2 preliminary rough small output: alarm3 analog2 audio3 cardiac clock3 command4
        compressed2 console2 controlling debugging2 decoding2 default4 desired2 diagnostic2 extendable formatted2
        friendly2 graphical headphone2 input list4 lowest maximum3 meaningful measured3 minimum3 paged periodic
        producing rated2 readable2 rear redirecting return sized speaker standard4 thermostat training2 user4 vast
        video4 ovary: compound inferior oven: clay gas microwave pizza overflow: arithmetic buffer3 counter2 heap
        integer3 line linear multiplication negative numeric potential stack3 trap overhead: additional cleaning
        collection command constant disk extra2 high little low2 maintenance memory2 metadata monitoring2 network
        packet performance2 probe processing runtime self severe side significant small startup synchronization timing
        total transmission zero2 overlay: capture composite2 destructive2 enabling keyboard loop output3 program tree
        video3 wax overload: function2 information iron new2 operator template overnight: staying overrun: array2
        block buffer3 cost mail pointer timer overseer: spiritual oversight: general implementation owl: american barn
        eagle european gray large laughing little night sea small white owner: billing2 business2 change copyright2
        database developer2 former guest2 house initial land new2 operator2 page3 part previous property repository3
        selection ship site store strict subscription verified ownership: change2 changing common employee group2
        individual joint managing4 private real report selection state stock transfer oxidation: partial slow oxide:
        aluminum black brown calcium cobalt copper crystalline hydrogen iron lead magnesium magnetic metal metallic
        native nitrogen red silicon silver sulfur tin titanium uranium yellow zinc oxygen: atmospheric free liquid
        molecular transport oxygenation: blood pack: back battery bubble disc disk face full ice index2 kept largest
        media power preferred program received redundant thin2 upload3 wet wolf package: advanced basic2 binary3 bus2
        chip circuit customized distribution2 drawing essential2 extra2 fleet4 font graphics handling hub3 inline
        installed3 installing2 joystick macro3 manipulation matching mathematics modular module2 namespace2 parent2
        payroll popular recovering registry2 related2 simulation site3 software2 source3 statistical subroutine
        success tool2 triggering2 upgrade utility vendor virtual2 virtualization2 wheel packaging: distribution scale
        packet: alive average broadcast2 byte2 capture captured coordinate coordination corrupted damaged direct2
        discovery encapsulated engine2 ethernet2 fast feature2 finger forward fragmented internetwork kilobyte
        learning life2 matching2 maximum2 motion multicast2 outstanding probe query2 received3 receiving2 remote2
        replicated reply returned route routing sampled sending2 sequenced sequential sized small2 super tagged
        touchpad translated transmission transmitted trap3 tree tunneled whole packing: frame meat padding: alignment
        automatic block implicit optional2 parsing side stream2 zero2 page: adjacent anonymous2 banner cat3 cold2
        compound2 compressed2 content dirty3 excess fast2 first2 flat2 fly fragment2 free3 full gate guard2 half hand
        hashed head3 heap2 home3 huge4 individual3 inquiry large2 man4 manual4 migration2 mobile overflow publication
        reader3 recoverable requested scanned single3 sport summary2 surplus2 swap3 tail3 telemetry template title2
        view4 web4 white wiki2 yellow paging: demand level2 nested2 network special support4 pain: abdominal acute
        bodily chest emotional expressing extreme giving growing joint labor limb local lumbar mental muscle muscular
        opera paroxysmal physical pleasure psychological rheumatic severe sharp sudden paint: artist base exterior
        finger generic house luminous oil poster spreading war painter: abstract house modern oil portrait scene sign
        state word painting: abstract action color finger glass house miniature oil porcelain portrait religious sand
        wall word pair: action anterior base color2 comparator differential instruction key3 level2 mask modifier
        offset ordered password posterior queue3 single string2 successive supplier twisted2 value4 palace: dance
        picture royal palate: hard soft palette: bit color indexed maximum palsy: cerebral shaking pan: cooking
        display hard iron metal shallow tin window pancake: beach potato thin panel: back control display edge ethics
        flat2 front2 help instrument judge multiple orientation profile single sliding solar transparent wall panic:
        call financial kernel2 pants: hot knee long short paper: bond brown carbon carrying cartridge commercial
        computer construction drawing elephant examination famous feed filter folding funny graph green historical
        holding ledger letter magic masking music negotiable order ordinary original pink position prepared printing
        proof2 rice rolling school score serious short sized standard technical term test thick thin tissue tracing
        transfer transparent typing walking wall waste wax weekly western white2 work working wrapping writing2 yellow
        parade: circus dress military sick tape paragraph: first last length multiple next previous2 separate tagged
        parallelism: common2 explicit grain implicit level upgrade paralysis: complete muscle partial unilateral
        parameter: actual2 adaptation additional3 age algorithm2 boot3 buffer3 callback3 common2 compression2
        configurable2 configuration4 connection3 constructor2 curve decompression domain2 exchange2 extra2 first3
        formal2 function3 generation2 independent interruption2 kernel3 length2 line4 mandatory message2 method3
        module4 numerical optional3 path3 picture2 prime procedure protocol quantization3 query3 random receiver
        register2 satisfactory scheduling2 second3 shaping shell2 signature2 single2 slice2 special2 storage3
        streaming2 supported3 tape third2 timeout2 timing2 trained tuning2 type3 variable parasite: external insect
        internal intestinal malaria minute plant parent: abbreviated biological european female first3 fork2 immediate
        interrupt4 living male mode2 resource3 single2 watched parity: bit column even feature longitudinal master2
        odd partial2 received rotating2 row space system park: angle car central double head industrial national2
        parallel public science theme trailer wind parking: empty head parallel street parliament: long parrot: gray
        night owl parser: ant configuration descent generic grammar guest incremental line2 literal option2 oriented
        search3 stream4 tree parsing: consistent deterministic entity header2 incremental line2 marker option2 packet
        partition2 proper selector stopping stylesheet substitution support2 table trivial trouble part: adjacent2
        anterior2 basal binding2 bit body car complex2 component2 considered2 cortical critical dependent distal
        divided early2 equal3 essential2 fertile first2 fractional2 good graph2 host illuminated important2 inner2
        integral interconnected interior introduction4 inward linear local2 lower3 lowest2 main2 major matching
        middle2 movable moving name2 northern2 omitted peripheral personal2 plant point posterior2 private proximal
        rear second2 significant spare stationary successive synchronous trailer upper3 visible vital voice weak
        participation: active actual group individual loan voluntary particle: atomic component dust elementary2
        energy european fine2 foreign fundamental heavy heterogeneous homogeneous ice identification infectious
        insoluble lambda massive mineral minute moving negative nonce radioactive saline separate small2 solid strange
        ultimate unstable wave partition: accessing boot2 child coefficient disk2 encrypted filtering first2 formatted
        glass indexed individual instance4 internal loader logical management2 muscular plaster root2 separate soft
        swap2 system2 tape tiny topic2 wrong partitioning: declarative disk functional hash table partner: approved
        attachment2 bridge business cat communication containing conversational dancing domestic dormant information
        link3 passive patch2 query querying sexual silent sleeping sovereign trading trusted viewer partnership:
        business limited party: adverse american birthday charter church connected conservative contracting convention
        dance democratic2 dinner drinking evening exploring fatigue federal firing freedom garden green guerrilla
        house involved labor landing liberty political3 private progressive receiving ruling search sending sign soil
        surprise tea third4 union war wedding work worker working pascal: concurrent extended instrument language
        module2 parallel simplified super passage: biliary bodily famous free little musical narrow2 nasal natural
        oral parallel preventing purple quoted respiratory short underground urinary passenger: bus carrying flying
        foot help railway transport transporting passing: argument bandage chain circle considered credential2 current
        descriptor2 electricity line message3 packet parameter particle plane rope support2 token vein wire
        passphrase: bad cached empty hashed key master new2 regular strong supplied wide passport: expired password:
        acquired common2 decryption demand dual empty2 encrypted2 encrypting expired hashed login principal2 proposed
        remote resetting root2 stored2 time using window2 past: age allocated autumn discounted elegant forward hour
        immediate last long position recalling recent record remote right step thing time writing pasta: fine patch:
        binary black canonical carrot condensed crown cumulative2 exclusive format3 generating2 incremental initial3
        kernel2 large latest monkey original3 perfect2 portability post2 posting2 proposed red reviewing semantic2
        sending2 shoulder skin suggested tiny2 traditional transdermal white patching: binary code early label live2
        monkey runtime patent: algorithm institute letter software2 path: absolute4 alternate2 alternative approach
        base2 best2 bucket2 bus2 certification circular class2 code3 complete3 current destination2 directory3
        execution2 exit2 failure fast3 file4 flight font2 forwarding2 full3 glide gravel handling2 host2 hot
        identifying2 interconnect linear local3 mesh narrow object3 package3 panic predictable processing proper
        provider3 real2 relative4 reproducible4 request3 reverse right root2 scan search4 slow2 solution source3
        storage3 strong switched towing virtual watched pathogen: animal important plant serious pathology: forensic
        organic patient: cancer doctor human nurse physician training patrol: airborne border clock harbor shore
        pattern: access3 accessing accumulated activity allocation approach architecture background basic behavioral
        bit3 branch3 common2 conventional currency design2 desired exclusion2 expression2 finding font2 hereditary
        holding indicator inheritance interference key life limiting localized male match2 matching2 moving name3
        path2 radial radiation raised request3 scan search2 shell2 shifting simple2 sized source2 sparsity specific
        speech statistical suffix syntactic tag3 template test3 textile traffic tuple typical usage2 valid2 paying:
        people worth payload: actual attack attestation credential data2 event2 input2 integrity normal notification
        original packet2 passphrase signature2 payment: deferred demand disability electronic final future immediate
        interest international monthly mortgage pension prompt regular secure support token transfer payroll:
        generating peace: international public screen securing universal world peach: green jam native wild pear:
        butter delicious large native red river pedal: accelerator brake clutch foot gas loud soft sustaining peer:
        bus2 connected2 connecting dominant life mesh network noble remote2 socket2 peering: directory3 domain3
        network3 pelvis: renal penalty: heavy performance2 speed pencil: blue cosmetic hair lead penetration: market
        mutual peninsula: lower southern upper penny: half honest new nice silver pension: age retirement people:
        agricultural business busy common2 country educated famous flower free indigenous marketing medical million
        offering ordinary poor preventing primitive reasonable rich right rural sale speaking sun telling transport
        trick upset white young2 pepper: bell bird black cherry common garden green ground hot long red sweet true
        wall water white percentage: average bandwidth2 battery controlling cost high large overhead sampling
        significant small testing traffic utilization percentile: accumulated latency perception: auditory
        intellectual moral musical nice olfactory sense sensory sound speech visual performance: acceptable actual
        artistic attainable average best2 better3 concert decompression delivered desired2 desktop employee energy2
        entertainment evaluating excellent expected exponential global2 good2 graphics hardware high3 huge impact2
        improved2 improving inference inspired integer interconnection linear linguistic lowest maximal maximum2
        measurable measuring microprocessor modest musical negative2 network3 nominal2 normal operating3 optimal
        optimum overall path3 poor2 possible2 previous processor2 public quadratic reduced serious severe significant2
        simultaneous solution4 specific throughput tuning period: accounting advanced brief calendar2 class classical
        clock continuous critical defined delay desired duration duty early expiration extended fertile final first
        fixed half heartbeat historical hour initialization latency latent leading limited long2 lunch maintenance3
        memorable menstrual neonatal normal playing probe2 prolonged quarter recent reconstruction refractory rest
        retention4 rotation3 safe sample sampling second service short2 snapshot2 stated synchronous2 test time3
        timeout2 transition trial validity2 peripheral: bar computer external mapped purpose serial4 simultaneous slow
        storage targeted permission: access3 checking elevated experimental2 explicit formal generalized grant2
        migration2 official partner reaching right2 root2 search2 special testable2 permit: building fishing flag2
        hunting width will work permutation: feature test persistence: automated clear connection2 current device2
        disabled kernel long message object orthogonal person: aged bad best black blind common disabled dumb educated
        emotional employed famous fat female first foolish good important innocent insane insured juvenile large lazy
        maintenance male named old permit2 poor powerful primitive private2 professional psychotic reasonable relation
        religious retired rich second shy sick silent silly sleeping small stateless street stupid2 thin third2 unique
        user2 white wicked working young personal: compatible cost direct generation limited managing modified
        multimedia networked powerful statute storing teaching wireless personnel: anti armored diplomatic enemy line
        management medical military2 service site support phase: anal arbitration boot2 change changing check color
        compilation complete compression constant creation design differential discovery fertile full genital
        initialization late latency lifecycle loading menstrual multidimensional new next optimization oral removal2
        second seed setup sexual shutdown single sorting stable starting2 startup successive test true philosophy:
        academic atomic critical design legal mental moral natural political positive transcendental phone: ant cell
        cellular core desk dial extension home local mobile2 smart phosphate: acid aluminum calcium common inorganic
        organic sodium photo: digital show thumbnail photographer: press state photography: digital news picture
        powder ray using phrase: complete hint key loaded musical nautical nominal noun reason seed2 set stock
        summary2 training verb physician: care house resident physics: atomic chemical energy experimental
        mathematical nuclear particle plasma quantum solar state theoretical physiology: human piano: concert dumb
        grand mechanical operated player picture: accurate active big2 coded complete decoded framed full memory
        mental miniature motion2 moving2 positive pretty2 producing profile random ray reference2 silent simple small
        talking transferring video wedding whole word pie: apple cold cottage cow cream dish humble kidney meat open
        pizza root sea static tree wood pier: solid pig: containing electric ground job little masked media mine
        molten variable wild young pile: atomic big driving dry pneumatic puppy sheet pillow: bed long soft pilot:
        airplane automatic combat cow fighter ice ozone robot senior sky test pinning: example page term pint: dry
        half pioneer: aviation computing state pipeline: capture2 data2 decoding2 delivery4 display2 dual example2
        media2 oil output2 processing2 sample science single stage test3 pipelining: support piracy: anti software
        pirate: literary software pistol: automatic horse machine nice pocket water piston: engine solid trunk pitch:
        absolute auction baseball bell concert dot fever fixed high international low mineral northern perfect proper
        sale speed steep submarine tough true variable wild pity: self pixel: background bit2 black border coded2
        defect desired destination gray level pack packed2 padding partial raw2 slice square store2 transfer
        transparent white pizza: cheese spinning standard place: best breathing central changing damp decimal eating
        elevated farm first3 good2 hiding landing last lower market2 meeting moist need nesting polling proper2
        public2 remote resting2 retired right2 safe second shallow sleeping spare starting steep stopping suitable
        swap temple2 third trade usual wet2 wrong2 plain: coastal common dry fertile flood formatting great level
        readable salt storing vast western plan: american backup4 battle cached care child commission continental
        detailed european execution2 finished floor future2 game generic ground hotel intelligence marketing master
        mature meal month open organized overall ownership parallel2 pension pricing purchase query3 ramp retirement
        saving scan2 secret systematic test time transition travel plane: adjusting american atomic2 axial bit2 block
        buffered2 circular color combination compass control4 coordinate cursor2 enemy fault fighter first2 flying
        forwarding ground head horizontal2 interleaved jack jet long longitudinal match median military multiple2
        orbital overlay2 parallel picture power primary3 primitive principal projective propeller reconnaissance
        router second2 single2 smooth smoothing supporting tangent tanker universal vertical planet: giant inferior
        interior major minor outer primary red secondary sister superior terrestrial planner: event query2 updating
        planning: business careful city family project query2 requirement resource site spent stage submitted town
        urban plant: action annual arrow artillery assembly bean2 bee beef century chemical climbing2 compass
        composite2 corn cotton desert disposal eating electrical farm filtration fire foot friendship garden2 gas
        glass healthy heating honey host humble ice industrial iron jumping law lead manufacturing money oil onion
        packing paper parasitic pepper physical pie pot potato power recycling rock room rubber salad seed shame sheep
        snake snow spider steel stone sun swamp tea tomato track umbrella vascular water wax plasma: blood2 gas muscle
        plaster: court fine mustard wet plastic: cheap clear locking making protective thin transparent plate: armor2
        boiler brass charge circular collection copper cover dental dermal dial dinner dorsal dry end fashion finger
        flat glass gold home2 hot iron2 lateral license median metal2 metallic negative paper quarter rider rigid
        salad sandwich silver soup steel2 thin2 tin tram tube vertical wall zinc plateau: central high productivity
        platelet: blood platform: authorization2 bit3 cloud4 computing development early2 elevated flat handbook4
        hardware2 hybrid intelligent movable multiple narrow political raised reference space supported3 target2
        trusted2 weapon web2 window3 player: audio baseball2 basketball bridge card cassette controlled defensive disc
        disk football2 golf guitar hockey individual man media movie offensive piano pool real record recorder single
        soccer string supporting tape tennis2 valuable video volleyball plea: common special pleasure: giving sexual
        social sympathetic transient unlawful pleura: parietal visceral plotter: page plotting: graph plow: drill gang
        ice repair steam plug: browser cable2 fire fuse hot3 male phone safety small spark support telephone wall
        plugin: browser2 editor idea linker output3 randomization storage3 pneumonia: aspiration atypical bronchial
        cell double shipping viral pocket: breast corner deep hip northern patch plain side valley poem: historical
        love noble rural short tone whole point: alveolar arrow attachment3 basic blue breaker breaking bullet
        celestial central2 choice class2 code3 compass2 conformance connecting contention2 critical curve data2
        decimal3 defining diamond distribution2 distributor dry elevated end2 entry4 extent extra extreme final fine
        fixation fixed3 floating4 focal fork2 full generating geographic grade high important2 insertion interior
        intermediate interrogation intersection isolated junction limit little2 lowest main marking match moving
        multiple needle nice operating2 orbital pedal pencil percentage performance3 pointer2 polygon power precise
        pressure recovery reference2 sample2 saturation score scoring selling set sharp2 singular specific2 starting3
        stopping strong suspension synchronization2 talking terminal triangular trip3 turning vaccine vendor weak
        white whole2 zero pointer: arrow cap2 core2 direct frame3 function3 funny head2 instruction2 interior2
        invisible mad mouse2 multiple next2 precise printing protected2 screen sibling smart sock stack3 tagged2 tail2
        thick toast2 urgent wild pointing: address angle arrow attachment entry2 expression finger left2 link mouse
        pointer2 probe proxy reference right section tag worth poisoning: agent blood cache food lead mercury metal
        pointer polarization: circular police: action campus code kitchen military mounted net secret security thought
        policy: access4 activation2 agent3 alert2 allocation2 authorization4 balancing2 blanket boundary3 caching2
        concurrent3 connectivity2 deadline defense door earth economic encryption3 environmental federal firewall4
        fiscal floating foreign governmental guest2 hash2 holiday2 inspection4 insurance2 integrity2 jurisdiction
        loading locality maintenance3 manager3 managing4 memory3 mirroring2 national neighbor observability2 online
        organization3 password3 political preferred public replication3 response4 restart2 retention2 retransmission
        route4 routing4 scheduling3 security4 selection shared2 sharing2 singleton social task2 tax tolerance
        tracking2 trade trading valid3 valued writing2 politics: american european internal international national
        party power practical polling: busy periodic side pollution: atmospheric environmental heap namespace noise
        particle prototype self sound spreading thermal water polo: playing water polygon: convex plane regular
        spherical polymer: high linear synthetic vinyl polynomial: generator homogeneous message nondeterministic
        quadratic polypeptide: basic pony: cow polo pool: address3 agent3 allocation blue buffer3 car compressed2
        constant2 demand descriptor dirty driver2 entropy2 global identity4 issuer2 labor motor node4 number page4
        pooling resource2 standing storage4 swimming target4 tenancy2 thin2 thread2 typing worker4 workforce4 pooling:
        connection3 population: human indigenous list local machine new progressive statistical test2 total unit user
        working popup: search widget porcelain: fine status port: acceptable2 allowed2 arm assembler balancer2 bridge3
        capability capable car chief default3 destination3 docking dual2 dynamic2 ethernet2 express3 forward2
        forwarded free game gun home host2 hub important isolated joystick lake largest leaving local3 major master3
        named4 output2 parallel4 partial physical3 printer privileged2 profiler proud proxy2 random2 remote2 river
        root3 sender serial4 serving3 source3 sport switch3 targeted2 treaty trunk window2 portability: application
        better breaking improved minor open potential random software portal: command desktop2 developer hepatic renal
        software portrait: length self position: absolute2 ballet bit3 center changing channel2 code current3 cursor2
        defensive desired editing elevated exact file3 firing fixed former home horizontal inferior intermediate
        leading lowest military mouse2 normal official offset2 original permanent plane political predicate proper
        radial reader relative2 rendering resting reversed significant sitting social standing starting strategic
        superior switch symbol vertical wrong positioning: cursor global mouse2 possession: actual criminal exclusive
        full gain getting giving material personal secular self tangible temporary transfer transferred valuable post:
        blog2 bottom clear2 command corner crown fence getting goal king lamp list local military observation original
        people powder price queen registered sounding starting state step strong swinging tool top trading travel
        vertical video winning poster: bill distributed forum major original wanted posting: anonymous first large
        news notification original single top posture: argument2 center2 change deployed military security3 sitting
        standing pot: chamber closed coffee cooking honey hot jack large monkey pepper quart refractory potassium:
        acid excess heating potato: couch giant hot jacket little raw sweet2 white wild potential: action cortical
        elastic electric electrode fixed fixing high resting tracking pound: dog foot half ounce quarter tag poverty:
        extreme powder: amorphous2 aspirin baby baking bath black bronze brown cosmetic crystalline2 damp face fine
        friction giant granular gray headache insect meal metallic milk percussion protein soap soluble tooth toxic
        white yellow power: absolute accumulated acoustic active addressable allied assigned atomic automatic2
        average2 battery2 binding buying candle central combining computational computing2 controlling corporate cycle
        delegate delegated destructive dirty discretionary drawing effective elastic electric electrical emergency
        executive exercise explosive flexible flower foreign full3 generative great high horse2 hostile increased
        integral intellectual2 invisible judicial laser legal legislative low4 lowest lung major mechanical mental
        moral nonlinear nuclear occult parasite passive peak police portable processing2 programmable purchasing rated
        rational reproductive resolving royal ruling runtime3 saving sea second security4 solar sovereign2 special
        staying steam stock sufficient superior supplying supreme2 sustainable2 temporal thermal2 third transmitting
        unlimited vital voting war wide3 widget2 will wind world practice: accounting actual bad banking best3
        business coding commercial common2 dental equity evil family good2 group historical law medical modern normal
        parliamentary private recommended2 regular sexual skull software target unfair usual wrong practicing: society
        practitioner: dental general medical nurse precedent: condition established precinct: police voting
        precipitation: acid electrostatic precision: color double3 excess extended great high2 infinite multiple
        negative second2 single2 surgical predicate: asynchronous comparison compound loop order pattern simple
        synchronous valid prediction: accurate address2 batch2 branch3 compound direct2 online2 raw2 technological
        theoretical training vector preference: adapter cipher connection2 digest hint implicit language performance
        security2 sending sexual suite tool user2 width prefix: additional binary2 common2 decimal delegated4
        installation2 intensive key2 largest lock matching meta metric namespace2 negative optional2 path3 proper
        special standard2 subject2 verbal pregnancy: abdominal normal ovarian premium: exchange insurance net
        preparation: advance application chemical commercial cosmetic document2 executable food generated hardware
        liquid medical previous prior special usual preprocessor: input2 macro prescription: medical presence:
        abnormal actual battery bodily immediate parallel personal real serial universal present: birthday bug2
        configuration2 historical past subscriber wedding presentation: creating detailed function input multimedia
        oral public sale visual president: company elected first former new next state vice2 press: academic2
        associated break button2 cheese copying cylinder digital drill durable field free hot hydraulic key3
        mechanical military permanent plate printing2 public research rolling rotary science standing underground
        university wine pressure: ambient arterial atmospheric2 back blood2 constant diastolic downward economic
        external fluid gas high2 increased internal intracranial intraocular lateral level little low2 mechanical
        memory3 normal oil partial photon psychological radiation resource2 show social sound standard static systolic
        user vapor venous preventing: bug prevention: access2 crime emulation threat4 price: admission agreed asking
        best cash cheap consumer current discounted factory fixed gasoline half high list low lower lowest market2
        offer option producer purchase reduced rising sale selling standard stated stock upset usual yearly2 pride:
        civic empty mountain self spiritual prime: double first generated large possible probable safe2 prince: black
        crown dependent little native ruling secular sovereign young principal: deleted3 operator2 root2 school
        serialized typical principle: accounting action active basic biological bitter closed combustible democratic
        design essential established ethical evil exclusion experimental first2 fundamental2 general2 generative
        guiding judicial legal life localization mechanical moral2 operating original pain physical pleasure religious
        scientific substitution uncertainty vital working print: blue butter core cup fine foot fork2 poor pretty3
        route screen set4 small tiny version3 will3 printer: bad ball bar chain character dot drum early electrostatic
        feed graphics head impact2 ink jet job laser2 line2 matrix mechanical page pretty3 serial thermal time wire
        printing: continuous error2 function graph mechanical offset pretty2 process quality relief string priority:
        dynamic effort exclusion exposure high3 interrupt low3 lower2 lowest3 medium minimal new2 nice numbered
        proportional request2 route2 scheduling3 set static2 strict technical top prison: security state prisoner:
        guard political transport privacy: equivalent good message requesting stable supported privilege: access2
        administrative allowable client communication default2 elevated2 exclusive initial limited login lower minimal
        new4 operator patient root3 special sufficient usage2 wheel wife wizard prize: door first probability: bit
        branch conditional high joint loss low marking mode small statistical update probe: alive cached check2
        deferred exit2 health2 loss low multicast optimized readiness return3 reverse space startup3 probing: deferred
        extension2 force level line manual output2 problem: alignment allocation analysis astronomical banana2
        behavioral big coding common2 compatibility2 compilation2 complete2 computational corruption decision
        diagnosing emotional engine environmental escaping fabrication fixed2 fragmentation handling2 health homework
        interoperability inversion investigating iterator known2 locking logarithm mathematical mathematics month
        moral numerical operational optimization ordering overall payment performance2 portability2 potential2
        practical precise printing programming proposed queen race readability real2 recursion related2 reliability
        rendering resolving safety satisfaction scalability scientific search security2 serialization serious2 severe
        solving strange synchronization technical theoretical threading toy transient translation unique weird
        procedure: access accounting action assurance authentication blind bound calibration callback2 conversion
        dental detachment2 diagnostic direct dispatch emergency event2 experimental fence general generic graphical
        inline installation2 language legal locking medical mobility nested operating operational parliamentary
        prescribed proper recovery2 recursive remote2 shutdown simple standard startup statistical stored surgery
        surgical2 trusted upgrade verification proceeding: conference criminal fault judicial2 law legal2 legislative
        parliamentary process: adaptation algebraic alveolar archiver articular asynchronous background2 biological
        bodily body bomb boot3 business2 calling4 carbon cellular chemical2 child4 classification cleaning cognitive
        collecting communicating compulsory concurrent cooperative criminal current3 daemon2 decoding2 detachment2
        development4 developmental digestive discovery2 driven economic editing enumeration2 executed2 fabrication
        fixing fractional gradual human hypervisor import3 industrial inflammatory installation2 irreversible judicial
        landing leader learning legal lightweight linguistic main2 manufacturing mathematical mechanical median mental
        metabolic monitored mounting natural nutritional organic organizing parent3 patching peace permission3
        physical plant plate primary2 printing priority2 privileged3 radiating random randomization rational receiving
        refining rendering repair reversible review2 running3 sandboxed seeking selection2 sender2 sending2 sequential
        single3 social startup2 stochastic submission supervisor surgical systematic thought traced transmission
        trustee vital weight worker3 processing: accelerated additional annotation2 audio background batch2 central2
        command compatibility concurrent data3 distributed2 event2 exception exposure final2 finished graph image3
        information2 language list2 mental mineral normal notice numeric numerical option2 packet2 parallel2 period2
        picture post2 priority redundant serial side signal3 string2 text2 time transaction2 trigger2 video3 word2
        processor: accelerator4 annotation2 application3 arm2 array atom attached available2 better body central
        communication2 data edge effect embedded3 executing extreme food graphics language list logical2 macro main2
        menu meta modern motherboard network2 notice online parallel2 physical pipelined post power proper recent
        remote3 scalable secure2 sequential series signal2 sky slice vector word2 proclamation: public procurement:
        commerce2 producer: clock2 film group3 heat linked2 multicast3 oil ring service2 single software producing:
        bacteria beef company compiler device egg inference mass mill plant seed smoke table tree product:
        agricultural animal balancing bandwidth channel commercial2 comparable computer consolidated consumer
        decomposition distillation domestic dot embedded end experimental farm final finished fission food gaseous
        gene hardware inner intermediate manufactured mathematical milk modified national natural networking new
        oxidation party petroleum plant popular related scalar search3 selling software2 soluble solution2 tensor
        toxic universal vector vision3 vital volatile waste production: alternative american artificial artistic
        compiler excessive industrial literary live mass master official oil pair speech steel theater video
        productivity: mining new programmer software professor: assistant associate famous full way profile:
        activation actual app4 blood connection4 data3 emulation entry2 filtering2 flat heap2 high login3 low2 main
        merging mirroring2 modern network3 performance2 platform4 population prevention3 scalable search security4
        selected simple soil subsystem2 profiler: call2 heap2 prediction2 profiling: clock coverage2 detailed event
        facial genetic heap kernel linguistic racial serious stack profit: boot clear gross net paper quick prognosis:
        medical program: abnormal academic accounting adapting animation application4 assembly audit benchmark binary
        book calling2 channel3 checking client3 collecting compiling complex computer3 crash debugging2 decoder
        defense degree diagnostic dialog dirty editor educational emulator example3 executable2 executing executive
        external2 federal fortune helper2 host3 input library lookup2 mail main2 manipulation measuring mercury
        modeling monitor monitoring news object output paint patching pilot pirate political portable2 priority quiz
        radio reading recovery rehabilitation remote2 reporting research resident retirement reusable scene screen
        service shell simple2 smart snapshot software sorting source space3 spreadsheet stored study supervisor
        supplied sustaining system tagging target tax television terminal2 tester threaded2 toy tracing2 trading
        training translating trivial tutorial upgrade utility2 verb virus vocational water welfare winning work
        programmer: american application2 bliss careful clever computer contract coupled defensive fellow hungry
        maintenance pascal perfect professional rational real3 senior sensible programming: application2 assembler
        assessing asynchronous automatic careful clever common computer2 concurrent2 conversational defensive driver4
        elementary engine experimental extensible functional3 genetic imperative2 level library linear logic3 metal
        network oriented3 overlay parallel2 polymorphic procedural processor professional purpose2 regression2
        scientific server2 structured2 teaching threaded tuner unified visual2 progress: actual continuous daily
        forward3 industrial replay replication show2 technological track upload project: active3 argument4 awesome
        billing4 completed construction consumer3 current4 development2 documentation electronics empty external host4
        housing joint mapping measurement monitored2 networking2 new2 official pilot platform3 research2 review
        sample3 sensor settled software2 source3 track translation3 water whole projectile: explosive solid
        projection: acoustic area lateral map orthogonal polar printer screen serious sharp sound spherical topic
        upward projector: film front movie optical overhead picture prolapse: valve promise: feed implied land linking
        marketing mixing mutual new2 rejected2 resolving return2 returned2 stability timer track vendor promotion:
        automatic counter filter sale self spiritual prompt: answer boot command3 final2 input2 interactive3 login2
        password2 phrase primary secondary shell2 shortcut survey user2 proof: bullet child cost2 counter
        cryptographic damp deadlock2 fool full future interactive ladder leak logical mathematical ocular positive
        press shot propagation: back efficient forward new2 permit shared weird propeller: aircraft airplane
        conventional double pitch single tractor twin property: absolute acid2 addressing alkaline applet assessed
        basic bodily chemical church color community compatible2 connector2 convergence electrical family2 good
        important intellectual magnetic mandatory2 mechanical minimal movable olfactory optical optional4 origin2
        paper personal2 physical2 plane2 private public real2 region4 required4 right sound spatial standard3
        statistical style2 tactile temporal termination transfer transferred unique valuable visual writable zone4
        proportion: atomic constant direct distributive equal equivalent exact high infection inverse large lowest
        multiple normal relative significant suitable worldwide proposal: builder draft enhancement formal integration
        release sensible propulsion: forward jet nuclear reaction rocket prosecution: criminal prosecutor: public
        prosperity: national protecting: armor lock protection: active2 adaptive attack authenticity circuit
        confidentiality content2 copyright data2 deletion4 desired environmental equal fire full general integrity
        legal loss memory2 mutual overflow2 privacy provided recursion replay rollback secure self2 shock2 sun trade
        underflow protein: compound containing fibrous high plasma reactive silver simple soluble structural protocol:
        access2 adaptation advertising agreement2 alert authentication authorization2 automation boot3 communication2
        connectionless control2 core3 cup datagram destination2 discovery dumb encapsulation encryption ethernet
        extension2 fax filing filter2 gateway2 handover2 hub2 initiation inspector2 internet3 labeling layer3 layered
        management2 messaging modem2 monkey mouse negotiated network3 networking2 office oriented pack3 paging proxy3
        redundancy remote2 rendezvous replication2 resolution2 routing2 session sock streaming switching
        synchronization tagging3 touchpad2 trading transfer2 transmission transport4 tunneling wire2 witness
        prototype: engineering function2 missing reference research update2 wrapper prototyping: rapid2 software
        provenance: show provider: access2 base2 calendar care clock2 cloud2 customized default3 delayed disabled2
        distance domain driver2 event2 foreign hosting identity3 interconnect2 internet leading medical party pool4
        scan2 screen service3 telecommunication type3 province: autonomous former hope maritime speaking provision:
        constitutional effort organization permanent securing temporary provisioning: allowed capacity effort
        performance queued resource standard2 thin3 proxy: caching certificate2 debugger dynamic2 external2 lambda2
        reflection sensor serialized sock software supported2 transparent3 tunneling web psychiatrist: famous state
        psychologist: american clinical state psychology: abnormal animal applied child clinical cognitive comparative
        depth developmental differential educational experimental genetic industrial social psychotherapy: group
        publication: annual first periodic serial simultaneous special publisher: adapter american body desktop
        magazine newspaper original previous request2 software state publishing: app desktop electronic metadata self
        software pudding: black blood carrot chocolate corn liver pulling: leg nail pulse: arterial clock driver4
        electronic femoral framework3 initialization long modulation radial rapid short sonar synchronization
        tachometer venous voltage pump: auxiliary bicycle centrifugal chain charge diffusion force garden gas gasoline
        hand heat hydraulic input ion jet lift lifting next oil rotary steam stomach water pumping: acting puncture:
        lumbar small spinal punishment: capital military receiving self severe temporal pupil: artificial teaching
        puppy: hungry key love purchase: period simultaneous stock year purpose: administrative advertising
        agricultural approximate availability backup bad charitable commercial cosmetic cryptographic debugging3
        diagnostic2 diagnostics direction dual economic economical educational evil explicit exploratory firewall2
        general4 hostile identification instructional main2 mechanical medical practical primary2 ranger remedial
        reproductive research scientific security settled sole special3 specific2 temporary termination test testing2
        therapeutic tracking trivial useful validation wrong pursuit: active brave commercial industrial literary
        pushing: force puzzle: monkey queen qualification: legal rule schema special quality: broadcast compression
        configuration constant cryptographic data3 essential excellent frame2 good high3 image2 inferior2 internet
        letter low2 lower luminance management maternal monitoring moral occult parental passphrase picture poor print
        production signal2 superior tactile top valued quantity: adequate bit2 byte complex computational constant
        discrete electrical event exponential fundamental great2 large3 limited measured minute negative numeric
        numerical physical prime radical related relative residual small3 stated sufficient variable2 whole
        quantization: color2 default maximum2 minimum2 range2 vector wrong quark: bottom stable strange top truth
        quart: dry quarter: dense first last living military residential second sleeping third winter quartz: rose
        transparent vein queen: closet first hangar mighty red query: analysis analytical broadcast calling2 cluster2
        combining conversational cumulative database dongle early enhanced executing extended2 flooding forward2
        genetic2 inline intelligence key2 logging2 original2 outer parallel2 picture pig pooling prepared primary
        property2 recursive2 request2 retrieving2 saved3 search2 serialized simple2 strong structured querying:
        application question: answer asked3 asking broadcasting common direct food general good important interview
        inverted leading legal loaded main posting previous related silly smart technical trick questionnaire: factor
        queue: average blocking2 capture3 circular completion2 dispatch engine2 fish fragment internal2 job message3
        navigator2 networking notification2 priority2 receiving request3 stable staging standing submission2 submitted
        tagged2 tail2 task4 wait3 queueing: command2 fair2 fairness parent2 priority shallow tagged queuing: callback
        command2 fair fairness flow internal priority tagged3 quiz: quick3 quotation: angle2 automated direct double2
        known single2 stock quote: actual back contextual double4 embedded end2 famous guessing left literal open
        single3 quotient: intelligence respiratory word quoting: additional dollar2 double self shell2 simple style
        rabbit: domestic european fresh hunting jack rock swamp wood world race: annual arm bad bicycle black boat car
        data3 dominant drive foot horse2 human2 initialization interpreting master mile mill motorcycle positive
        possible potato potential rat relay safe sailing selling senate shuttle sprint startup theoretical white yacht
        yellow racing: boat car dog feedback horse2 narrow rat test radar: control microwave naval search signal
        warning weather radiating: arm lobe radiation: acoustic adaptive background body cosmic electromagnetic2
        electron gamma incident infrared intensity microwave neutron optic radio solar ultraviolet visible radiator:
        full radical: acid alcohol aldehyde basic compound essential extreme free iodine modified organic positive
        vinyl radio: broadcast button car clock defined2 digital fixed frequency ham integrated microwave modulator
        packet2 portable stellar transmitting tuner raft: fire life raid: array cluster parity promise restart silicon
        software usage4 railway: atmospheric cable cash electric elevated ferry overhead owned ship street tube
        underground rain: acid falling fine golden heavy tropical ramp: gamma regulator2 random: canonical
        deterministic dynamic2 entropy generating parallel press quality quick rate static strong true uniform video
        volatile randomization: hash layout space2 range: address4 advertisement3 alias3 allocated2 allowable allowed2
        approximate broad coast coastal continuous destination2 driving dynamic2 effective electric empty excess
        exponent export2 firing free frequency2 full3 gas golf group4 home intelligence intermediate internal3 kitchen
        large2 legal limited3 linear long luminance measurement megabyte memory3 mountain2 narrow normal pitch port3
        practice primary2 quantization2 radio rifle rocket route2 search2 searching secondary3 short source3 specific2
        target temperature2 test ultraviolet valid4 visual whole wide2 ranger: army ultrasonic ranging: color control
        frequency lock sound system wide rank: comparative first flag form high2 inferior lower lowest middle military
        noble optional partial rear second social superior taxi template vertical ranking: corps group high low lower
        marine navy officer peer rape: date gang relay statutory summer wild rash: heat rose skin tooth rat:
        amphibious black brown coast coffee cotton desert fat ground pack pocket red rice roof sand trade water wharf
        wood rate: adaptive average bandwidth2 bank base basic bit3 bus capture2 clock3 configured constant
        consumption conversion crime cycle data3 depreciation differential discount dose drift dual2 equal error2
        excessive exchange failure first2 fixed2 flow frame3 function2 growth head heart high inflation interest2
        interrupt2 legal logging low lower maximal maximum2 measurement2 metabolic normal payment pixel2 poor positive
        postal primary pulse ramp rapid reduced regular repayment respiratory room sample3 sampling3 scan2 second
        sending signaling signalling symbol2 tax third transfer2 transmission2 turnover unemployment update2
        utilization wage water rating: bond credit localized military movie security ratio: axial background
        calculated carrier compression3 constant contribution earning fixed focal gear height high infection input
        inverse loss noise2 sampling2 scaling target ultimate ray: big blue cosmic2 delta direct eagle electric fan
        gamma2 heat infrared light luminous moon net parallel primitive purple radius solar sugar sun transmitting
        vascular visual yellow reach: buffer count2 counter2 definition search statement traffic transaction usage
        reaching: boot traffic reaction: acid addition adverse alkaline allergic2 anxiety chain chemical3 conditional
        conditioned conversion decomposition defense displacement elimination emotional flame fusion immune insulin
        light negative nuclear2 replacement reverse reversible systemic thermonuclear toxic transfusion visceral
        reactor: atomic available chain chemical fast fusion metal nuclear2 thermal thermonuclear water readability:
        better human improved reader: active blind book card2 concurrent2 gentle granted human lightweight lip
        locking2 mail map mind news2 old progressive proof recursive3 released screen2 smartcard stall tape thought
        readiness: cheerful reading: efficient entropy fan2 finished first humidity marker meter news permit possible
        progressive second sensor2 speed spent support2 tachometer teaching temperature2 worth reason: adverse
        approval better compatibility3 deep denial economic efficiency exit fault giving good3 health historical3
        human legal legitimate licensing main2 major medical packaging performance2 political practical primary
        principal programmer protection pure ratio real rejection reliability revocation safety security3 speed strong
        sufficient technical2 typical wrong reasoning: default human inductive logical mathematical precise valid
        rebate: rent receipt: admission first gross signed receivable: account bill note receiver: band continuous
        digital2 generic notice radio3 reference satellite sender telephone television video2 wrong receiving: box
        patient workflow reception: formal frame2 packet partial wedding receptor: color pressure sensory visual
        recipe: print recipient: addressed anonymous fee hidden multiple notification potential recognition: channel2
        character cultural easy face facial image object official pattern2 processor reasonable received signature
        speech2 testing voice recombination: genetic recommendation: book claimed computing general peak risk series
        team reconciliation: firewall2 reconnaissance: electronic national reconstruction: complete record:
        activation2 audit authority blocked boot chip2 construction context court criminal customer database detailed
        exchange expense extensible financial glue graphical heading historical import2 information2 keeping log2
        logical loss3 matching medical module2 monitor2 notification official position process2 public purchase
        related relative resource3 revocation rotating routed tape track vinyl weather world written recorder:
        cassette magnetic multichannel performance soft tape video2 wire recording: apparatus audio code data digital
        graphical musical payment sound tape video recovering: instance recovery: archive2 backup2 clock common crash2
        data2 decoder design disaster2 error3 european failure fast2 forward journal latest2 log loss specific
        targeted time2 rectifier: crystal inverted junction secondary wave recurrence: daily provided regular weekly
        window2 recursion: deep destructive finder general infinite2 lock potential tail2 trigger redirection: console
        enabling output shell upgrade2 word wrong reduction: delta gradual graph2 interrupt logical memory noise2
        order2 oxidation parallel partial performance power precision price product significant string sum surface
        temperature traffic redundancy: block cyclic2 data longitudinal media parallel vertical reference: back2 cell
        character circular2 constructor2 cyclic entity2 exclusive external extra2 family2 forward2 function4 golden
        hash2 helper2 hybrid hypertext increment indirect inertial informal last2 map method3 outstanding party
        persistent2 person phrase programmer2 programming2 quick self2 special strong2 technical term2 topology2
        variable3 weak2 white2 refinement: excessive period proof refinery: oil petroleum sugar refining: sugar
        reflection: annotation blue core2 inward label moral proper serious sound space total reflex: acquired
        conditional conditioned light normal pharyngeal plantar rectal reflux: esophageal gastroesophageal reform:
        campaign care economic finance gradual humanitarian land political radical service social refraction:
        atmospheric double region: abdominal adaptive adjacent agricultural argument4 attachment2 autonomous
        available4 clipping cloud4 coastal cold condensed cool cooler cortical critical2 desert dry dual2 engine3
        epigastric equatorial forest geographic guard historical iliac lake limited local locked3 lumbar mapped3
        memory4 mining monitoring2 motor mountain neck northern optimized2 pelvic pipeline2 plateau polar red rural
        sacral saline screen sized speaking subnet2 supported3 target2 temporal thoracic transactional tropical2
        ultraviolet umbilical variable viewing warm2 register: accumulator address2 alias2 arithmetic base2 bit3
        calibration cash characteristic check chest circular cluster2 configuration3 control4 counter distributor
        extra general2 global head hidden identification index2 instruction inverted iterator limit3 microprocessor
        number2 physical precision priority public purpose2 registration2 saved3 scan segment2 selector shift2
        special2 status3 synthetic temporary thick thin transactional vector2 workspace registrar: new registration:
        agent anti argument3 client domain4 name notifier official registry: balancer2 callback container3 curve
        event2 internet plane2 schema3 regression: automated better big calendar fighting fixed2 fixing handling2
        inference infinite linear minor multiple negative performance2 positive recent reported reporting4 simple
        statistical track tracked validation regret: deep regulating: law self statute regulation: automatic economic
        fan fiscal governmental power quarantine trade regulator: class2 current4 framework2 growth supply2 transport
        trust voltage3 rehabilitation: physical therapeutic vocational reimbursement: travel rejection: capture
        explicit implicit mental promise2 universal relation: academic base2 beneficiary binary blood business
        chemical child class client collateral comparative conditional consistent creditor customer diplomatic
        domestic foreign friendly harmonic heap hierarchical image international inverse labor legal linguistic
        logical magnitude main mathematical medical mutual named numerical ordering parent part partner patient
        personal phase political primitive professional proper proportional public quantitative race recurrence
        semantic sexual social spatial structural student symmetric target temporal temporary transition2 ward whole
        relationship: business child complex containment contractual customer enabled entity2 family friendly human
        parental personal primary sensible server sexual2 social spiritual supported thermal true trust2 relative:
        addressed aircraft backup2 blood byte collateral compound console continent coordinate display2 drive duration
        female fission good interpreted2 motion native offset2 path2 performance position proper reduced resolved
        resolving rough slow subscriber transcendental unprotected uploaded2 relaxation: induced relay: cell
        electrical frame2 internet radio release: androgen attenuation bag bundle3 current2 development2 early
        extension2 feature2 final first2 flow2 formal full future3 last2 latest2 maintenance2 major3 mature minor2
        modular next2 official pipeline2 platform2 post2 press previous2 prior production proposed provision public
        recent2 security2 simultaneous stable3 sudden time unstable upcoming2 reliability: estimate guide4 high low
        poor significant software relief: bold emergency giving half high low temporary remark: brief clever critical
        famous final funny general2 length2 preliminary string remediation: automatic remedy: civil dirty judicial
        sovereign universal remembering: trouble worth removal: automatic bias cache deferred easy feature force
        forced frame hot jack line medium module2 nail package pattern post quote2 recursive spontaneous surgical2
        temporary renderer: cell rendering: bad direct2 font kernel layout text rent: annual black economic farm
        ground low reserved shop unpaid yearly reordering: frame packet pixel simulated repair: app major surgical
        repairing: shoe repeating: resonant worth repetition: constant continuous noisy parade rapid replacement:
        better compatible complete direct double flexible free hormone implicit keyboard logic modern policy2
        recommended safe replay: action authenticator forward instant journal log message second simulator replaying:
        journal replication: argument3 asynchronous2 automatic hybrid2 instance3 logical3 physical2 secret2 self
        streaming3 synchronous2 temporary volume3 reply: canonical certificate2 chain client echo2 error2 final first
        indirect last nested2 quick returns server setup technical timestamp report: annual assignment2 attestation2
        audit2 bad bug4 carrier coverage2 diagnostic3 drug earning enterprise failure field2 fields2 final financial
        good health human independent internal inventory3 law leak2 loud matching media medical member microprocessor
        mode news numbered2 official preliminary progress2 public regression2 repeating research revised self status2
        sudden technical2 trouble validation3 vulnerability2 weather weight written reporter: built coverage dot fatal
        health2 multiple newspaper television test3 reporting: bug2 coverage diagnostic documentation2 error3 fault
        financial honest issue4 mouse position2 progress2 registration system4 usage vulnerability4 weather
        repository: additional2 ambassador case central code3 component2 conventional document index2 local2 manager2
        packed public2 receiving2 registry3 remote3 scheme shallow2 shared2 software source3 trust representation:
        accurate alternate alternative artistic binary2 canonical compact compressed concrete contributor date decimal
        digital diplomatic equivalent expanded external2 game graphical independent intermediate internal3 knowledge2
        legal mental model modifiable national number numeric octal packed point popular portable proportional schema
        serialized specific string3 symbolic text2 textual2 topology tree2 visual wide representative: account
        diplomatic legal national official personal registered sale trade union republic: banana democratic federal
        former island popular united reputation: bad damaged good secure wide request: actual2 allocation2 approval3
        association2 asynchronous2 author bad2 certificate3 certification change cipher2 cleaning client3 completed
        decoding detachment extension2 feature3 graphics head2 implicit indirect initial3 interrupt2 limiting logged
        multiple2 nested3 ongoing2 optional3 outstanding2 paging park post2 posted prediction2 previous print
        protocol2 queued2 queuing receipt route2 second3 submitted2 subsequent2 synchronous2 timestamp2 timing unique3
        urgent requester: grant2 requesting: client2 message process window requirement: academic accuracy agency
        alignment2 analysis bandwidth benchmark capability compatibility compliance decompression delivery efficiency
        encoding2 engineering functional fundamental2 hard hardware2 important inversion job language latency layer3
        legal logistic macro4 material meeting memory2 minimal2 minimum2 networking nutritional ordering2 padding
        resource security shell2 software sorting space special2 storage swapping timing tolerance resale: immediate
        research: active advanced american2 auxiliary ballistic biological cancer care cell computing consumer
        contract corporate digital eastern empirical energy european force funded future genetic independent industry
        intelligence intercontinental lexical market marketing medical military namespace national2 naval oncology
        operation particle performing product science scientific western resection: transurethral reserve: civilian
        federal global heap hidden home initial military modest oil persistent pulmonary stack terminal territorial
        valuation western resetting: first residence: change fixed legal official permanent private religious royal
        student temporary winter resident: average list2 maximum memory peak permanent summer temporary residue: acid
        characteristic essential fine organic wide resilience: high2 resin: bitter containing exchange mineral natural
        polyester synthetic vinyl resistance: acoustic active collision electric electrical increased lateral least
        little low lower making offer organized passive peaceful prediction sale water wind resistor: divider2
        external fixed scaling sense2 series spare termination thermal variable resolution: address2 bit2 coded2
        collision conflict2 contextual diagnostics dynamic2 fault final high3 horizontal joint leak loader local2 low2
        lower lowest measurement2 medium method2 module2 name2 native overload2 path2 physical recognizable recorded
        screen sensor2 spatial timestamp vertical2 visible2 resolver: asynchronous domain dynamic independent new2 old
        recursive validating resolving: browser resonance: acoustic magnetic nuclear spin resonator: cavity nasal
        resource: allocating asset3 association2 automation2 available2 batch3 cloud4 computing connector2 critical
        dataset2 enterprise2 exclusive fabric federation2 financial future glossary2 group4 human independent4
        information inner intent2 knowledge labeling labor lake3 land limited managed2 manufacturer manufacturing
        material mesh2 mineral monitored2 motherboard natural net parent3 persistent3 petroleum precious prediction2
        privileged profile3 protected3 protecting queued4 regional3 registration2 registry2 release2 renewable scalar
        schedule3 science2 securing share shared2 subscription2 sufficient template3 trackable training2 uniform2
        universal valuable vault2 virtualization2 waste workstation3 respect: conviction decent last mixed self
        respiration: artificial cellular external internal response: allergic association average avoidance cache2
        cached2 calling2 canonical challenge chunked conditional conditioned dialog directing emergency emotional
        fault filter finished frequency healthy2 immune2 impulse initial2 interactive interruption long mad mail
        model2 orienting probe reflex request2 sending server2 skin spontaneous stock timestamp2 useful
        responsibility: civic claimed client full great individual sole transfer responsiveness: application rest: bed
        chin foot gun half musical quarter serving tool whole restart: action automatic connector container2 initial
        instance2 plane server2 restaurant: cheap informal small restoration: data image physical timestamp restraint:
        head moral previous self social restriction: additional2 alignment architecture bandwidth crossing
        implementation length particle resource sandbox serious specific sudden restructuring: code major
        resuscitation: cardiac cardiopulmonary mouth retention: audit backup3 database2 day enforced2 key2 message3
        minimum stream2 urinary retina: detached retirement: early individual retreat: mountain religious safe
        retrieval: data document fast future information2 key recursive retrieving: mean recursive storing return:
        amended carriage3 check4 coin day door exponential fan function4 information joint optimum original2 possible2
        procedure sibling subroutine tax tennis will4 returning: function2 kept lambda promise set2 value2 returns:
        call3 callback2 carriage2 comparison context2 description4 dialog expression function4 iterator marginal
        method3 moisture reading2 request3 return3 routine3 stylesheet subroutine tax tuple revenue: gross increased
        internal net public royal tax utility reversal: complete review: addressed analytical array2 book careful
        code2 critical date design initiated intelligence judicial limited literary outstanding patch peer
        psychological security2 system2 technical reviewer: original security revocation: block certificate2 key3
        revolution: american2 audio complete counter cultural fan green industrial micro monthly orbital technological
        rheumatism: acute desert rhythm: cardiac delta heart meter musical speech rib: floating longitudinal middle
        radiating short standing true vertical rice: ant brown mountain white wild riddle: jam teaching rider:
        dispatch freedom night professional rough rifle: assault automatic loading machine national precision
        repeating right: access3 additional bottom2 chartered civil2 constitutional cursor delivered drawing editing
        exclusive extreme front hard hereditary hour human left2 legal2 overall party patent phone pointing political
        preemptive privacy property rear religious scroll shift shifting sole stage statutory step subscription upper2
        voting water ring: abdominal anchor ankle annual boxing brass circular closed coffee command2 completion2
        cramp curtain descriptor2 dirty2 dual engagement finger flat gas growth inguinal iron job2 key3 life lock
        logical metal metallic mini nose oriented packing piston potato prize reserved storage token2 towel transfer2
        wedding wrestling rising: alternate edge hill rate salt self risk: constant decreased financial high increased
        low potential safety security3 usual river: european fear flooding fox gang grand green jam milk mobile
        navigable new orange red snake sun tidal white wind yellow road: access arterial cable country lane local long
        main post private public repairing ring royal service side toll trunk wet winding roaming: world robbery: bank
        highway practice robot: industrial2 winning robustness: better improved query rock: acid american black
        crystalline hot limestone little living maritime metal molten porous primary progressive purple quartz soap
        solid trap wall rocket: garden nuclear research sea sounding space stage step submarine sweet takeoff test
        wall white yellow roll: church coffee dinner drum egg finger hand hard house onion operation raised rent
        rollback soft spring sweet thunder transaction wheel rollback: automatic pool2 schema target2 transaction
        workspace rolling: circle day managed2 store thing tiny transaction roof: fence flat hip hurricane steep
        timber valley room: assembly back bar big breathing chat city clean common computer2 conditioned conference
        connected connecting control dining2 dormitory drawing2 elbow emergency engine family front furnace game gun
        heated home hospital hotel large leave lecture living maneuvering meeting morning operating powder private
        pump reading reception recovery sea server shipping shower sitting sleeping squad standing steam stock storage
        television terminal test testing waiting war warm white work root: aerial alternate anterior authority bitter
        black brown cervical characteristic chocolate cube document dorsal dragon fever fibrous final finger gain
        namespace2 nerve normal2 old2 ownership partition2 pepper real2 rose square2 stone super threaded tooth tough
        true volatile2 window2 yellow rope: anchor glass guest guide guy lifting making serving strong towing trail
        wheel rose: baby bright coffee common corn cotton curtain deep desert dog evening ground mountain old pale red
        rock sun swamp sweet tea wild wind winter rotation: automatic axial backup complete console credential2 day
        degree2 fan3 image key2 log manager2 mounting next3 orbital panel partial permit rapid rotor: main second
        single tail torque round: bottom circle daily deficit fantastic finished flat going half moon paper processing
        quarter reduced revolution ring roll rope running spread top tough trivial turn2 turning way weighted2 wind
        winding wrapped year zero route: audio2 bus busy center connected connection2 default2 delivery direct
        dynamic2 health2 hub2 important local main migration multipath official paper peering2 possible principal
        regular ship shipping source subnet3 supply table2 trade trunk upload2 winning router: cloud3 customer2 edge
        engine3 linked2 local log2 multicast2 network3 networking3 peer2 production supporting switching routine:
        activation algebra allocation2 assembler callback3 clever comparison completion conversion creation decryption
        deletion discovery dispatch2 driver executive exit finished generation handler handling helper2
        initialization2 input library3 lookup manipulation output parsing prediction print probe2 recursive release
        resolver reusable service2 sorting supplied timing2 tracing useful utility worker routing: adaptive asymmetric
        audio2 backup2 cluster2 defining domain dynamic2 generic hierarchical internal2 interrupt2 lookup mail message
        multicast multipath packet performance policy segment source state traffic virtual3 row: alternate blue2
        deleted hand header4 home horizontal individual inserted last2 longitudinal matching modified2 old2 open
        physical pixel2 sample share single2 sorting updated2 vertical rubber: cold foam hard natural synthetic rule:
        absolute accepted agent2 airplane alert armor attestation2 backup3 basic2 best board brass business chaining
        composing containment conventional daily defense delta disabled2 embedded encoding2 environmental3
        established2 evidence exact export2 firewall4 fixed foot formal forwarding4 general2 golden ground guiding
        home host3 hourly import2 inference2 international joint known licensing4 lifetime linguistic locking3 logger4
        man mapping2 match3 matching2 mirroring3 moral normalization ordering2 ordinary parliamentary policy4 precise
        prescribed production quoting recurrence reduction registry2 regression relevant rough self side silent
        simplification strict style2 substitution2 synchronization transformation usual weekly working ruling: court
        former rumor: spread running: application2 broadcast complaint exit2 fast fiber finished fork3 long4 loop2
        machine3 main2 map2 matrix module process3 program2 railway spent stream truck wire workstation runtime:
        alternate class2 enterprise2 guaranteed2 language masked notebook3 quadratic stream2 supporting tracing2
        verification sabotage: counter safety: crash fan job occupational parallel prompt response signal2 thread4
        type sailing: circle circular clear fast plain sailor: common old salad: chicken combination corn fish fruit
        green pasta potato rocket winter word sale: auction boot business clearance conditional execution fire forced
        garage gross initial judicial literature net public quarterly2 rate short support tag white yard yearly salt:
        acid alkaline annual basic bath bitter calcium common crystalline defined double explicit great length low
        magnesium metallic mineral minimal minimum old onion potassium random rock sedative sodium sulfate syntactic2
        table uranium sample: accumulator active association average blood code2 color current early filtering
        gradient green2 interleaved large million named3 noisy past pixel plan proportional queued random red2
        representative script shot sound tissue training update2 voice walk sampling: acceptance area audio average
        capture data3 dataset flow2 log2 lower monitor periodic prediction2 proportional random rate representative
        response scalable stack table training triple sanction: international legal legislative official sand: arena
        beach coastal desert drifting fine hot moving pink rough sweet western yellow sandbox: browser notable
        requested word sandwich: chicken club face ham hero large open submarine tomato western satellite: artificial
        astronomy commercial communication earth geostationary meteorological orbiting weather satisfaction: complete
        customer exact express giving personal self saturation: color sauce: apple bread brown butter cheese chocolate
        cream duck fruit hard hot mustard onion pasta peach pepper steak tomato white wine saving: chartered daylight3
        employee energy2 face federal first history labor life mutual negative power3 retirement space scalability:
        better limited2 sufficient2 scale: absolute abstract2 armored autoscaler beam binary chip combined embedded
        energy fish full2 grand gray group2 high human international large2 lever logarithmic magnitude major matrix
        measurement medium minor minute model musical2 offer orange performance physical2 platform possible2
        proportional quality quick reduced rough sensor2 shiny sliding small soft spring temperature time tiny wage
        wind window scaling: accurate automatic deleted frequency4 horizontal2 manual minimum node2 performance3 side2
        vertical2 voltage4 scan: blind boundary cat completed discovery2 dual field2 finger horizontal index3 inverted
        line2 linear parallel post profile2 quality2 recurring running2 scanner2 scheduled sequential2 table2 vertical
        vulnerability scanner: associated carrier cat digital electronic entity image pattern security3 tomography web
        scanning: demand2 finger index inverse iterative port retinal stack2 vulnerability3 scattering: photon scene:
        big comic famous historical rural sad schedule: average backup4 call2 daily2 day discovery2 fixed frequency2
        handler hourly instance2 interpreting2 production regular removal replication2 rotation3 scaling3 sleeping
        snapshot3 task wage weekly2 workbench2 scheduler: batch capacity cloud3 fair job2 scheduling set3 switching2
        scheduling: asynchronous core3 deadline2 dynamic effort fair group2 guaranteed instruction kernel2
        nondeterministic partitioned preemptive priority privileged process2 scan sending set2 task2 time2 schema:
        axiom binding catalog current2 database desktop foreign2 information3 inline2 key3 new2 public2 rollback
        secure table2 target temporary topic2 scheme: addressing allocation alternative authentication2 balancing4
        basic coding color compression conceptual concurrent description detection encoding2 encryption hashing
        hierarchy locking mapping modulation naming3 numbering2 old operation2 padding2 paging partitioning popular
        portable protection representation scheduling signature2 special2 versioning whole schizophrenia: latent
        reactive type school: attending boarding business charter church composite comprehensive dance dancing day
        dental district driving elementary engineering flying grade grammar grant high2 historical home infant
        integrated intermediate junior language law major medical middle modern music night normal nursery nursing old
        primary private public2 reform regular religious riding river secondary segregated summer technical trade
        training veterinary village vocational science: applied area behavioral big biological brain chemical
        cognitive comparative computer3 computing creation domestic earth economic electrical engineering
        environmental exact experimental genetic health inductive information2 library life3 mathematical medical2
        military modern national natural naval occult physical2 political psychological secret social2 theological
        theoretical scientist: animal applied cognitive computer2 life linguistic medical natural plant political
        population rocket social sclerosis: arterial disseminated lateral multiple scooter: motor sea water scope:
        account2 additional2 audit2 contention current2 dynamic exclusion fleet4 free global2 hub4 isolated lexical2
        limited logging2 metric3 multiple2 nested outer2 ownership2 protection static wide score: alternate baseball
        basketball break football full line memory musical orchestra test testing scoring: golf team screen: alternate
        black blue2 clear2 computer consent diagnostic display2 fire fixed fluorescent full2 help2 login matrix mesh
        movable opening physical print privacy3 projection radar silver smoke television terminal variable2 video
        whole wide2 window screening: genetic script: artificial benchmarking builder bundled completion2
        configuration2 detailed example2 extension firewall formatter helper2 initialization2 linker3 main2
        maintenance network2 package2 packaging pig sample2 server shell4 stack starter startup4 unpacking update2
        wrapper2 scripting: open purpose site web scroll: back horizontal left resolution right sea vertical
        sculpture: bronze clay preliminary size sea: american armored black2 deep2 european experimental gray half
        head heavy high narrow northern open2 platform polar red2 rock rough tropical2 warm2 white yellow sealing:
        secure self seaport: important major search: aptitude automated backward beam binary2 building careful
        description2 entitlement2 expression3 first2 force forward2 generalized grant2 graph grid history2 horizontal
        incremental2 index2 internet inventory keyword leak2 library2 linear main module2 narrow neighbor net open
        organized police previous2 product3 ranking registration reverse rough safe2 schema selection semantic
        specialized surface text4 thorough tree vertical voice web2 weighted searching: area extension forward text
        season: baseball basketball crown dry exhibition fishing football good growing high hockey holiday hunting
        peak proper second silly social whole winter second: ampere call fractional2 lifetime light load2 major micro2
        minutes period2 timeout3 watt secrecy: forward2 secret: bit2 clear2 client3 computing conspiracy delayed
        documentation2 encrypting export2 kept list2 manager2 open proxy2 server shared3 state token4 top trade
        update3 secretariat: nation secretary: agriculture chief commerce defense education energy executive first
        home interior labor navy new private social transportation treasury war secretion: digestive excess excessive
        exciting glandular hormone increased internal lacrimal liquid milk pancreatic section: brass bug2 core2
        critical4 dynamic2 editing end engineering example4 extension2 golden horizontal index2 individual2 injected
        input2 intelligence journal last letter linker longitudinal manual2 next3 note2 online2 orchestra percussion
        plane previous3 quarter rhythm rib secondary2 sport startup string style2 subsequent text2 thin vertical
        violin sector: allocated atomic bad2 boot2 business byte2 device disk emulated first2 interleaving last
        logical mapped metadata physical public right spherical starting2 translation security: agency best break
        clever collateral collective communication comprehensive convertible counter diplomatic edge3 effective2
        enforcing engine3 explicit federal financial fixing gateway4 general2 guide4 inherited2 internal job layer2
        letter listed mirroring2 national network4 objective option3 organization3 personal potential2 private public
        purchase ranking registered regression4 resource2 row2 social state subjective test tool4 traded
        transportation web3 seed: black checksum cipher cotton hash initial jumping minute mustard producing random2
        release rich single triangular workspace seeing: worth segment: abdominal allocated anterior body bus2 cable
        code2 data2 distal equal free initial inner intermediate line log maximum memory3 middle muscular network
        path2 posterior proximal serial slice small spanning stack test text2 thoracic victim virtual whole
        segmentation: complete fixed generic2 segregation: racial seizure: focal generalized legal selecting: client2
        restoration selection: atom font frame2 hover incremental instance2 menu method2 mirror mitigation2 mode4
        natural node2 package path2 platform2 primary profile4 rate sexual state3 target2 tin transmission victim zone
        selector: closed cluster2 control event master node path resource temporary traffic2 type unsigned2 upgrade2
        variation voltage2 self: conditional diagnostic diagnostics excessive extended infinite internal latest load
        panel2 recent recursive requesting simple title united wise worker seller: best book picture print selling:
        bundle company shop short store traumatic semiconductor: common dialog2 national3 oxide type senate: state
        senator: democratic state sender: envelope expected signal sending: delay implicit sensation: auditory bladder
        bodily color cutaneous exciting itching olfactory pain painful physical pressure primary skin somatic special
        subjective tactile visual sense: absolute abstract additional algebraic auditory bad3 broad carrier collective
        common2 current2 cutaneous derivative evil extended2 general2 good2 great horse immediate legal limited
        literal2 little mathematical moral2 muscle negative nice original2 passive playing positive precise primary
        qualified request2 restricted2 revolution road science secondary skin somatic spatial specific spiritual
        strict tactile technical temporal vestibular visual word wrong sensing: current finger impedance jack
        temperature sensitivity: allergic case2 edge excessive extreme frequency measuring specific sensor: camera3
        external2 glove humidity image2 integrated2 light2 main monochrome optical protection raw remote2 secondary
        speed2 temperature4 thermal3 volt2 voltage3 sentence: complete complex compound conditional declarative
        dependent first judicial life passive periodic previous prison simple single topic whole sentiment: entity2
        level moral public real religious separating: partition space tissue separation: column entity expressing
        formal grade judicial legal privilege segment strong time voluntary separator: component cookie decimal
        directory2 exponential field2 file grouping line2 path2 preferred record repetition segment short statement
        subsequent word septum: nasal sequence: acid arithmetic atomic automatic base bit2 boot2 byte3 calling2
        character3 check clearing color2 complete complex control2 critical descending desired direct escape4 exit
        explicit finite firing fixed infinite initialization2 key3 letter linear log logical mutable nucleotide
        ordered period2 picture programming2 promotion protein recurring reduction replay setup shift shutdown
        termination third transform wrapped sequencing: force proper task sergeant: color command desk drill first
        master police recruiting staff technical serial: actual asynchronous bit broadcast camera cursor density early
        interactive2 link4 modem performance published random reply requested speed surface2 synchronous4 tail2 timer4
        universal2 serialization: advanced2 compatibility lambda2 magic passive proper simple writer series: acid book
        canonical connected continuous development drive ethylene exponential famous force gas geometric harmonic
        infinite kernel2 known maintenance2 methane ordered patch3 perfect power processor rapid recurring regular
        release2 stable television time3 world serotonin: selective serum: blood2 immune muscle truth server: active
        adaptive advanced central client3 console2 database3 destination2 door dumb echo2 enterprise2 fax file3 finger
        font2 foreign3 gateway history3 installation layout2 living logging3 mail2 management3 map metadata3 model3
        multimedia news origin2 parameter3 physical2 pooling preventing primary2 print process proxy3 radius remote3
        scale security3 sending2 stateless terminal transaction upcoming web4 window2 service: accessible2 activated2
        active advisory allowed3 archive attestation authority2 bond bus2 card2 cathedral center2 channel chapel
        church2 civil communication2 community compulsory computing connector3 consulting coprocessor2 customer day
        delivery desired2 dinner diplomatic director directory4 distinguished efficient electric extension faithful
        field2 financial finger foreign full gas general ground health honorary human hypervisor2 identification
        identity4 information2 inspection integrated2 integration intelligence internet2 lip mail2 managed4
        management3 map marketing marshal medical merchant messaging migration3 military3 morning naming national
        naval2 network4 networking news park performing personal phone portable2 postal power print private4
        professional protective public2 purchasing regular2 religious2 restricted3 retention retrieval revenue
        runtime2 saving secret secure security3 selective self sharing signal social special table tea
        telecommunication telephone telephony television transaction transfer3 transient2 translation2 transport
        weather web2 welfare wild wildlife wire serving: individual model network noun officer restaurant self troop
        vein session: academic active2 aggregation bull church closed communication conference county course current2
        database2 debugging desktop editing ethernet executive extraordinary graphical3 interactive2 jam joint last
        login2 mitigation new3 practice profiling quarter regular screen shell2 skull special specific2 strong summer
        terminal2 user3 set: bedroom bit4 blanket bomb broad capability3 character4 chip2 classical clean closed
        complete2 crystal date deep dinner editing electrode element3 empty2 exercise finite2 fuzzy grouping2 infinite
        instruction3 jet link4 low manager3 matching mind minimal2 minimum ordered2 primitive product4 radio receiving
        record4 register3 resident2 rich saved2 sharp smart stage sun tea telephone television tide train training2
        universal unordered widget working2 settlement: agricultural court european frontier legal permanent political
        property setup: automatic basic2 board2 boot2 bridge call capture cascaded cluster connection2 consumer
        controlling default development fabrication firmware general2 hierarchy hybrid initial inner page replication
        temporary typical severity: high log lower minimum profile separated shading: lens2 shame: bringing shaping:
        network noise traffic share: authorized common controlling equal fair file3 key2 market node ordinary
        outstanding preference preferred process2 proper proportional2 row stock thread transferable treasury winner
        sharing: bandwidth buffer4 data3 file information knowledge partial people platform printer profit resource3
        revenue screen time3 shark: avatar blue bone bull card carpet cat coastal cow eating flying fox lemon liver
        loan nurse ocean oceanic oil primitive sand tiger whale white zebra sheep: black domestic electric marking
        mature mountain polo white wild young sheet: balance bed broad charge cookie data3 dust flat flexible flow fly
        folded holding ice instruction laminated lead metal proof question rigid single style thin2 time transparent
        weather winding shelf: continental ice narrow raised top shell: alone artillery automating boat bubble carrier
        cartridge cloud3 connector containing2 current2 ear electron empty extensible fragile gas graphical hard
        interactive3 internal interpreter ladder lamp login3 mail marine2 modified moon ordinary outer pie porcelain
        powerful racing restricted2 root2 secure shuttle simple single smooth soft star sugar tank thin tooth torpedo
        transparent turtle umbrella window2 writing shelter: bomb individual raid tax temporary sheriff: deputy
        shield: dorsal frontal hard heat metallic soft terrestrial water shielding: flexible origin shift: age
        amplitude bit2 day disabled evening frequency front initial integer left2 level logical long meta night option
        phase population red redundant register regular right2 single stick supplied work shifter: level shifting:
        extra horizontal meta phase time shin: sun ship: battle big board capital cargo combat container cruise
        distribution dress enemy factory fire guard hospital liberty library merchant naval navigating passenger
        patrol pirate powered sailing school sister small supply surface tall tank training transport treasure turbine
        weather shipment: simultaneous shipping: commercial important log2 plastic program shirt: clean dirty dress
        dry evening hair pink polo sport white work shock: culture disk2 distributive earthquake electric electrical
        feature future insulin mechanical obstructive physical psychological shell toxic shoe: baby brake comfortable
        congress high leather low repair running soft tennis walking wearing white work shooter: line person square
        trouble shop: bucket cleaning closed coffee commercial comparison cream dress food gift hat head little
        machine open pizza print printing programming repair shoe talk union window shopping: window shore: northern
        western shortcut: export keyboard shortness: abnormal shot: anchor approach bank bar basketball big bird
        cannon case chain charity cheap chip duck firing flight golf heavy hot long moon passing penalty pistol pitch
        pot pound rifle round screen set single2 tennis top shoulder: cold hard left mouse picnic right show: aptitude
        chat comic diagram2 dialog dog dumb entry2 example3 face figure file3 floor game help2 ice light link2 listing
        news outward picture road route screen statistic table2 talk tape television thread2 wall shower: cosmic
        falling golden pink rain star shredder: paper virtual shutdown: automatic clean controlled emulator immediate
        interpreter2 key2 late normal scheduled system2 shuttle: space sibling: female locked male test2 thread side:
        adjacent adverse blind bright client3 consumer convex credit dark debit destructive dorsal execution exterior
        front hand3 host3 important inner2 left2 losing maternal outer peer posterior provider3 publisher readable2
        receiver receiving2 remote2 reverse right2 safe second sender sending server4 slow subscriber supply terminal
        top trusted ugly ulnar update3 upper2 weather wild writable2 wrong sign: account2 american asymmetric2
        attestation call cent copyright currency degree diagnostic digest division dollar2 equal2 equality hard high
        leading mathematical micro multiplication negative number outward party percentage performing pound2 present
        quick radical recipient registered road show significant soft star storage2 street visible vital web signal:
        acoustic alarm alternate2 analog asynchronous audio2 background bad blocked2 blue broadcast2 carrier clock3
        coded control2 decoded desired digital3 directed distress electric electrical2 electromagnetic electronic
        emergency external fatal3 flag fog frequency image2 input2 interference inverted missed modulated multiple2
        nautical night optical output2 pair2 periodic pure queue2 radio2 random2 ready received recognition reliable
        report2 royal sampled screen starting stopping storm telephone teletext television terminating time3 timing2
        traffic transmitted trigger2 triggering tuner turn utilization video3 visual voice warning wind world
        signaling: associated band bidirectional bit completion management priority server signalling: band data fence
        screen transition signature: armored asymmetric bad calculated callback2 common corrupted cryptographic2
        cultural detached2 digital3 electronic file good2 key2 portable raid self2 show2 spanning supported2 time
        trust trusted valid verification2 verifying significance: address great historical legal lower religious
        special signing: actual asymmetric2 cryptographic generating key2 module4 packet2 symmetric valid silence:
        break channel monitor secure warm silver: coin european mild nickel red soft similarity: superficial word
        simplicity: combining extreme simplification: code history2 resolution simulating: object program simulation:
        activity aerodynamic branch cache2 combat computer continuous digital discrete event full military noise
        prediction purpose simulator: analog cache diagram flight new software system singer: cabaret famous female
        male rock state table singing: alternate american european female male part small world singleton: project
        sink: country current2 data default2 defined deleted disabled heat2 kitchen logging3 output single software2
        time sinking: gradual sinus: aortic coronary frontal linear maxillary nasal shallow venous sister: big half
        little twin weird site: action active archive2 backbone2 banner bomb building call2 commercial customer
        destination diamond drill enabling gateway home hosting important interior internet land launching mirror
        origin portal posting project ratio receptor relay remote restriction rib rich specific storage toxic usage
        waste web3 wrong situation: bad blocking common complex crisis critical deadlock detached extreme intensive
        lower new painful political present rare social special unstable urgent size: advisory approximate average
        bar2 batch3 block4 bucket2 buffer4 cache3 cell chunk3 compressed2 container desired2 dictionary2 digest2 disk4
        exact excessive extraordinary fixed3 flight font2 full2 gap great2 guard2 half heap2 history2 image3 king
        large2 largest life maximum4 medium minimal2 minimum3 moderate nail native2 normal odd operand packet3 page4
        paper2 partition3 payload2 peak pint pocket queen queue3 regular relative requested2 screen2 sector2 segment2
        significant small space2 stack3 standard step3 suitable suspended table2 total3 transform uniform vector2
        volume2 window3 word2 sizing: movable skating: figure ice speed skew: clock prediction version skill: artistic
        great important language mechanical military nautical practical professional rare real social special specific
        superior technical typical verbal wizard wonderful writing skin: animal artificial banana chronic dark dry
        electrical fair goose outer potato rough shiny smooth thick thin tough ulcerative water skirt: ballet full
        long outer pan short skull: human sky: blue clear eastern mega morning night open western slavery: anti sleep:
        cat deep2 echo gentle heavy hybrid2 movement peaceful recurring short system3 sleeve: long record short wide
        wind slice: array2 bit collection current extended first fish general holding longitudinal multiple next
        parent parsed pie root session single thin2 time2 sliding: molecule slope: continental counter covered
        downward gentle glide lower rising roof steep upward slot: coin contention delay direct empty expansion last
        mail parent physical2 replication3 schedule sound table2 time2 smoke: black blue candle chain dense frost gun
        magic2 method simple support thick smoothing: block smuggling: request snake: american2 blind bull carpet
        chicken corn diamond fierce glass green ground house joint king milk night rat ring rock sand sea thunder
        tiger tree water world worm snapshot: active atomic consistent daily detailed2 development2 disk2 engine3
        environment2 flexible framed global health heap2 instant4 internal land merging metadata peak scheduled2
        source3 startup2 synchronized transaction vendor video volume3 snow: corn deep evening frost northern packed
        soap: aluminum bar bath built case cheap containing face green hard leather liquid making soft soccer:
        national society: american benefit building civic computer2 control conventional cooperative cybernetics high
        historical honorary human international internet mathematical2 modern open organized polite professional
        religious royal scientific secret technological united war sociology: structural sock: struct3 tunneling wind
        socket: abstract3 blocking broadcast circuit closed2 connected2 connectionless datagram3 domain4 dry electric
        exercise expansion eye female hip import iron listening2 motherboard neural open2 oriented packet2 passing2
        processor protocol3 raw3 secure server2 sock2 stream2 style telephone timed tooth transport2 tunnel2 wall
        window2 sodium: heated low native potassium software: aided assisted automated backup combat commercial2
        compatible computer configured connectivity correction coupled crisis cryptographic delta deployment easy
        emulation estimating financial flight fox free4 genetic graphics innovative jack late modem new old2 optional
        packaged party2 pooling producing pure quality2 recognition reusable senior shelf ship silence sky support4
        system2 timing unpacking virtualization windowing wrapped soil: acid alkaline damp desert fertile free moist
        night poor porous residual rich saline surface top wet soldier: call carrying cavalry common disabled federal
        foot2 infantry mounted private toy union veteran solution: acid acidic alcohol alkaline alternative analytical
        approximate aqueous2 best better2 buffer certified chemical cleaning comparison complete conjugate easy
        electrolyte elegant end final flexible fluorescent force general intravenous ionic liquid mathematical
        mechanical metal4 minimal multimedia nitrate normal nutrient optimal possible2 potential practical proposed
        purpose recommended recursive rendering replication saline salt solid standard standardized strong studio
        temporary term trust weak solvent: organic polar powerful pure universal volatile solving: problem2 son:
        adopted second third twin song: cover drinking evening fine love lovely plain popular quiet religious sad
        sweet theme work sorrow: deep express expressing sympathetic sorting: block2 bubble list2 permit side stable
        sound: acute alias breath calling digital dull elementary empty explosive fidelity final frequency harmony
        incident initial island loud metallic musical2 nasal perceiving prolonged quality quick quiet recording
        repeated resonant respiratory separate sharp speech2 warning sounding: echo high institutional soup: chicken
        clear duck serving thick turtle source: annotated2 chief clear2 clock4 closed2 cloud3 compatible2 cosmic
        credential3 data4 delivered entropy2 entry3 event3 excellent external2 food foreign generated2 important inner
        kernel4 light macro3 main major metric2 minor mixed2 nitrogen open4 original3 page4 passive password2
        permission2 point power2 primary principal program3 radio radioactive random2 released2 rich secure3 stable2
        style2 super supplied2 traffic2 trust2 trusted ultimate ultraviolet valuable voltage sourcing: line open
        space: absolute address4 anchor bar2 break2 breaking2 breathing brief buffer2 capability circular class2 clear
        clearance closed color3 deep disc disk3 double empty enclosed epidural extra2 floor force free3 hair heap
        horizontal interplanetary interstellar kernel3 leading2 living mathematical metric narrow old2 open2 outer2
        padding parking patch pattern3 pericardial phase player pleural redundant reserve single2 span stack2 storage2
        subarachnoid sufficient swap2 topological triangular triple tuple user4 vector2 vertical visual white3 wide
        spacing: back double dual even increased letter line proportional single size text triple vertical span:
        address attention bridge extended half peer time2 spanning: search spark: electric job2 spasm: muscle muscular
        severe sharp speaker: computer individual integer internal million multiple native public rear speaking: evil
        group people person public specialist: ear financial fingerprint hardware heart medical security support2
        technical specification: actual algebraic2 base bundling bus3 class2 clear conversion2 converter delivery
        design directory2 draft driver electrical entry2 ethernet executable family final flexible flow formal2
        format2 framing2 functional informal initial interconnect interface3 language3 level2 loader2 military
        motherboard naming oriented2 partition2 phase poor port2 position precision proposal protocol2 requirement
        structured syntactic synthesizer theme time2 wrapping zone spectrometry: mass spectroscopy: mass microwave
        spectrum: absorption acoustic action atomic broad characteristic color diffraction electromagnetic emission
        frequency full infrared line mass microwave ocular radiated radio share solar sound speech spread2 standard
        thermal ultraviolet visible wide speech: acceptance broadcast cloud2 connected directed free hand rapid
        recorded running2 slow spontaneous standard visible speed: addressing bus2 change clock2 compression2 decoding
        decompression2 double encoder engine execution fan4 force full3 gain great high4 improved light link3 low3
        lower2 lowest major maximum2 measurable measure medium moderate normal offering print pump quoted rotation3
        signalling super2 switching synchronous tachometer talking tape top transfer2 transmission triple2 ultra
        spelling: alternate alternative american bad common finger fixed minor old original proper test usual
        spending: deficit spider: barn bird crab door early european garden geometric hunting jumping red sea triangle
        vascular water wolf spike: dense flower having2 huge iron latency2 long metal needle purple sharp terminal
        spin: electron forward player reverse spine: dorsal green movable neural protective radiating rigid sharp
        short spinning: cotton web spirit: brave cheerful civic evil2 free good guardian high inward low noble party
        petroleum proof pure refined surgical team water wood spleen: golden splitter: phase splitting: ear fee packet
        phase traffic word2 sponsor: grant spoofing: anti name server spooling: print remote spoon: silver small soup
        sugar tea sport: blood field professional rural team water winter spread: cake center centre cheese hopping
        leg memory metric page reasonable rug toast virus wide word spreading: broad low memory tall wide spring: box
        coil early2 elliptic hot late mineral natural relay rock salt sudden thermal squad: firing flying police
        tactics vice square: alternate alternating flat foot growing inch large least magic market mile million open
        original public set time word squirrel: american black cat flying2 fox gray ground2 red rock sugar tree
        stability: index lateral mode system stable: checking checklist considered declared file3 last latest2 new2
        recent royal stack: allocation average call3 cluster detailed driven2 dual2 empty executable2 execution
        graphics2 growing internal native2 network3 networking4 operand4 paged potential print2 protocol2 register
        reliable return3 signal2 specialized switching tag thread2 stadium: covered football sport staff: foundation
        general half headquarters heavy jack leveling long maintenance musical office plow programming research sale
        security service trained stage: adult advanced anal center centre critical early2 entropy final first gain
        genital initial intermediate landing last latency launch left linking microscope missing next2 oral parser
        pipeline right second small social successive testing theater third thrust upgrade staging: elevated shared
        software source2 stairs: back winding stall: coffee dispatch finger front pipeline pressure2 shower starting
        task thumb standard: accepted accounting agreed american approved central coding2 combining compatibility
        consortium2 current display2 double draft eastern electronics encryption established fax final format3 gold
        hybrid industry2 infrared interchange international2 internet2 legal library4 local military minimal minimum
        moral mountain national2 networking official open2 population portable proper proposed quality recommended
        revised ring signature silver telecommunication timing video3 worker2 standardization: track standing: floor
        free2 good long2 minimum social structure star: american basket binary blue bright2 brilliant bronze dog2
        double entry evening falling film fixed2 giant gold golden guiding informed lucky morning movie multiple
        neutron opera original polar rock sea selected silver sun television track variable visible water yellow
        starch: animal soft starter: self starting: address comment editor finished gap good2 hierarchy hour indexed
        key2 line3 numbered rated rollback standard string2 startup: container2 containing daemon fast hungry
        interpreter personal post2 running2 server shell2 system2 window3 workstation starvation: buffer great reader
        tag writer state: action2 active3 administrative american approval approved associated atmospheric atomic3
        awareness bay buffer busy carrier2 change2 church city cluster2 cognitive compliance connector2 consistent2
        constitution consumption cooling2 current4 desired2 detached diamond dormant editable emotional empire energy
        equality established explicit federated finite2 first formal free funny future garden gaseous gate global2
        golden granite graphics ground gulf heel independent2 indicator initial3 installation2 instrumentation
        intermediate internal3 iterator keyboard2 lake learning legal lid2 line link3 liquid logical2 losing member
        mental migration2 modifier mountain mutable natural next2 normalized observable ocean operational4 oxidation
        package2 past patched2 peach permanent plane3 police power4 previous2 primitive privileged process2
        psychological random2 ready recording running3 satisfactory saved2 session2 shift2 silver sleep4 socket2
        solid2 sovereign stable stall star starting steady sufficient supervisor suspended2 temporary theorem thread2
        transactional2 transient2 treasure tree triggered united4 upgrade2 usable volunteer wait2 welfare working3
        statement: account assignment3 bank break2 brief case2 compound condensed conditional conformance control
        controlling copyright counter declaration detailed enforcement2 exclusive financial formal format future
        import2 income last legal loop loss mathematical multiple2 negative objective official operating positive
        prepared3 print2 problem return2 simple single2 subsequent summary switch2 synchronized terminating true
        update2 value written station: aid attached base broadcast broadcasting bus coach comfort docking fire gas
        gasoline high military mobile naval observation official police polling power principal private pumping radio
        railway receiving relay remote sampling saving service sheep shore social space television torpedo train way
        weather statistic: free performance statistician: mathematical statistics: allocation anonymous2 average
        collecting counter coverage cumulative2 detailed dispatch2 estimator extended2 heap interface3 justice labor
        locking monitor multivariate net2 networking3 notification optimizer planner2 runtime scheduler2 summary
        timing transfer translation usage2 viewing2 vital status: account administrative2 battery bottom2 card2
        completion2 connection2 connector current3 detailed2 dock economic exit4 failure2 fault2 feature4 final2
        health2 high independent inferior integral interrupt2 jack junior last2 legal life link2 low lower management2
        mitigation2 modem official operational3 paper planning2 printer2 prior2 processor program progress2 protection
        proxy2 report2 response2 return3 revocation secondary secret senior social sticky superior termination
        underflow vulnerability warning2 wizard zero3 statute: local steak: bone club fish minute pepper round small
        steam: acting live marine portable pressure stationary vertical steel: alloy bronze carbon drill flexible hard
        hardened heavy making medium mild nickel sharp soft speed strong structural tool work steering: assisted
        engineering flow2 packet2 power technical2 stenosis: aortic mitral pulmonary pyloric valve step: adjacent crow
        dance executing final2 first3 forward gliding goose gradual half initial initialization2 integral intermediate
        last2 locking measured multiple3 negotiation next3 performing phase pig preliminary previous2 processing2
        profiling quantization quick regular reverse3 sea second2 single3 sliding slow stone successive triple update
        validation verification whole sternum: corpus steroid: cortical synthetic stick: analog2 big bread carrot
        composing control dry fish flexible heavy hockey hybrid measuring memory2 pointing polo pool rain ranked size
        stock sword walking stimulant: cardiac system stimulation: brain manual negative oral self sexual stock:
        american authorized bank beef capital chicken chip classified common2 control counter debenture employee giant
        growth hot internet joint letter linguistic live main new original paper parent penny preferred quarter
        reverse rolling royal seed soup summer treasury trustee value voting wild stomach: empty first glandular
        muscular second third upset stone: artificial beautiful bladder blue building cherry circular corner dry flat
        foundation heated huge kidney living new plaster precious3 pudding rough rude standing stopping: double fan
        man storage: acoustic actual attached auxiliary buffer capacity cloud4 cold computer confidential2 control2
        data2 drum durable2 dynamic2 environment3 external2 fixed food guarded2 hidden hierarchical increased
        information inspecting intermediate iron local3 magnetic main mass3 message2 mobile offline optical optics
        permanent persistent2 physical portable real removable2 secondary serial share2 shared2 smart2 stable2 static2
        temporary2 toast usable2 virtual2 volatile2 wise zoned store: buffer candy certificate2 chain computer
        consent4 country department destination2 discount dynamic flower general hand hardware main military naval
        nesting object2 ordnance package powder shoe small supply trust3 storing: energy site storm: area broadcast2
        desert dust electric electrical ice interrupt line magnetic mail network northern silver winter story:
        adventure blue bull dirty dog full funny good ground lead life long love news original previous sad short2
        success switch team telling traditional true2 upper whole stove: cooking dry foot gas hot kitchen spirit
        strain: cotton emotional mental nervous noble splitting stranger: merchant strategy: allocation compression
        development evaluation2 evolution exact fast former indexing inference kind loading man management2 marketing
        mitigation neighbor operator2 optimal orchestration partitioning recovery recursive reduction regulation
        resolution sale sampling scheduling selected sharing2 shot2 upgrade viable stream: active2 application3
        asynchronous audio2 blood buffering bulk2 byte2 capture3 coastal compressed2 compression continuous converter
        counting data3 elementary2 encoded endpoint2 event2 fundamental gentle gulf hash2 infinite input3 instruction
        intermittent jet job2 logical2 main navigable online2 oriented output3 private rapid readable3 refused single2
        slim slow small2 standard2 statistics3 steady text thin3 tidal traffic transform2 transport3 tunneling
        versioned video3 web3 writable3 streaming: compression concurrent enabling handling image2 live logical
        restart stopping time transforming street: back busy city easy end fleet high local main narrow public side
        wall way whole strength: active credential drive3 driving extraordinary field full giving great high
        industrial main mental military muscular physical political security2 signal2 sufficient stress: cycling
        emotional longitudinal network prolonged psychological sentence word strike: clock first hunger lightning
        preventive surgical sympathetic user string: agent2 binary3 byte2 challenge character3 compact3 compatible3
        connection3 constant2 cosmic criterion date2 descriptive digit2 directed drawing duration2 empty4 encoded3
        escape escaping exercise2 extended first2 fixed2 format4 formatted2 fuzzy identification identifier2 implicit2
        input3 kissing lazy2 leading length2 letter linguistic literal2 magic2 musical native2 numeric2 operand3
        panic2 piano printable priority2 prompt3 query4 quoted3 readable2 replacement2 salt scroll search3 second
        separated2 severity shoe short4 stream3 template test4 text3 unique2 usage2 valid2 vendor2 word stroke:
        compression downward golf ground hair heavy inward ischemic key2 master overhead quick racing repeated smart
        successive swimming tennis upward working struct: anonymous2 constant2 context3 nested4 printing static4
        value4 variable3 structure: address2 algebraic association atomic block bodily body bone breakdown building
        cellular chain chemical class complex content2 control3 corporate crystal crystalline cyclic data4 defensive
        directory3 economic fibrous fine framed fundamental granular graph head2 hierarchical internal2 kernel2
        lexical loop massive mathematical menu metadata2 molecular muscular nested neural node3 organic organizational
        organized outer overall paging palette phrase physical plant porous power protein radiated recursive
        reproductive ring sentence skeletal social sock sound stylesheet supporting syntactic temporary tree2 vascular
        word student: advanced college fellow female former law lazy medical school teacher university studio:
        broadcasting developer recording visual3 study: academic advanced blind brown case classical directed home
        library literary motion offering optional previous proper quantitative quick scientific2 systematic time work
        style: addressing artistic bad bell border cap classical coding4 comment2 country dance documentation drawing
        elegant elevated font functional gliding grand hair hat high home hosted human inclusion indicator kernel life
        literary management2 military modern monkey musical neat new3 old3 oriented pancake passing preferred2
        primitive programming2 quoting security2 shell2 simulation spacing span stylesheet test2 time2 trivial window2
        writing stylesheet: complex embedded embedding extensible imported2 parsed style styling: color source
        subgroup: bit bug politics small subject: actual alternate certificate2 executing fellow mail main original
        overall patch permanent pool2 registry religious searching serious short specific summary technical test
        theological thinking trivial sublayer: coding lower submarine: anti attack missile nuclear powered research
        submission: command2 job mail packet parallel2 passive patch3 request2 stable task voluntary subnet:
        container2 current2 export2 import2 internet network3 networking2 primary2 private returns2 usable2 virtual
        subroutine: little local subscriber: active adapter body channel digital2 event2 exchange local mobile
        response streaming track subscription: argument3 deadline event filter individual replication subset: bounded
        closed directed extended external finite functional fuzzy large limited pascal proper property reasonable
        restricted simplified sized small2 substitution: arithmetic clear2 command3 entity global history macro mutual
        pattern2 process2 prompt2 provided2 quick textual update3 variable2 substrate: chip nickel salt sodium
        subsystem: antenna2 audit2 bus4 communication credential form freezer graphics imaging input4 interconnect4
        kernel4 logging media4 old sound4 storage window wire4 subtitle: first suburb: industrial residential success:
        financial good little military partial return2 returns2 serious wish suffix: comparative multiplier name2 noun
        numeric required type unit2 usual written sugar: blood brain brown corn crystalline diabetic export fruit milk
        raw refined residual simple spinning starch syntactic2 syntax wood suggestion: helpful indirect line2 mail
        offer package self suit: action best birthday body boiler business cat civil criminal diving dress law level
        long major minor pants pressure running sailor space strong tank test union wet suite: anonymous application
        backup bedroom benchmark2 cipher4 office operation2 password place protocol2 test4 testing tool unstable
        utility sulfate: calcium copper double magnesium sodium zinc sulfur: containing native sum: algebraic
        cumulative date direct double gross large medial principal reasonable related scalar specific stated vector
        weighted whole wrapper written zero summary: brief2 compact comprehensive console content diagnostic executive
        good heap keyword2 leak2 level patch periodic printing protection protocol quick resource2 segment sentence
        short show2 site usage2 summer: early hot late lazy temporary summit: file kernel mini top summons: official
        sun: bright central defining delegation enhancement honored hot launcher losing mean midnight red rising
        summer test3 work2 superintendent: school supervision: adult general process supervisor: fan network supper:
        last supplement: information2 single table supplier: leading major software supply: adequate blood building
        fixed fresh input3 limited major medical military money power4 provider reserve server2 short voltage2 water
        supplying: artery nerve regulator support: acceleration additional algorithm2 architecture3 auditing
        authentication3 better3 building3 card4 child color2 combat community compiler2 customer2 decision2
        development2 direct display4 dock driver4 era experimental2 fabric financial hardware3 ice implementation3
        improved2 initial2 intelligence joystick2 kernel4 lane language3 library3 life limited2 linguistic loader2
        logistic mediation monitor4 motherboard multimedia2 mutual optional panel4 partial2 portal preliminary2 price
        proxy3 sandbox selection4 service side2 smartcard sock steel switch4 technical3 thread2 threading2 vertical
        virtualization4 warfare supporting: deep device3 direct emulator environment feature language main post
        processor2 protocol self server service2 system2 trigger surface: adjacent anterior articular attack2 change
        computing control convex disk dorsal driver4 exposed exterior external finished fire flat2 graphics hard
        heated heating horizontal inner2 interior level2 medial metallic naval outer2 plane2 porous printing road
        rough skew smooth2 spherical supporting sustaining tablet upper2 vertical work surge: overall surgeon: barber
        brain cosmetic dental flight heart operating plastic tree veterinary surgery: accident brain bypass cosmetic
        dental elective eye filtration heart laser major minor oral plastic site tree surprise: sudden surveillance:
        electronic intelligence survey: comprehensive computing cultural experience2 exploratory geodetic ordnance
        satisfaction testing surveying: geodetic plane surveyor: land suspension: input job liquid program temporary
        total sustaining: life self suture: frontal harmonic swamp: modem mountain swap: byte2 complex encrypted2
        global hot memory real swapping: automatic byte2 hot register sweating: excessive swelling: chronic hard
        inflammatory painful proud swimming: fish free2 switch: bank circuit context3 display distributed3 electric
        electrical ethernet4 external2 gain joystick knife lid light line2 magic mechanical mode new2 open option
        package packet panel partitioned point power progressive quiet red2 safety selector sense slider telephone
        time track way switching: automatic branch circuit context depth display electronic frequency label2 link
        message packet2 power2 rate service sized task video sword: cavalry short symbol: algebraic atomic automatic
        chemical2 common2 constant conventional copyright currency2 dynamic2 export exported2 generated global2
        indirect kernel2 keyboard2 loading local2 marking mathematical maximal module2 multiple2 predicate
        preprocessor2 print3 private2 projection public2 reading2 removed section2 separator single sound special2
        stable stock terminal versioned2 weak2 written symmetry: axial bilateral complete mirror natural radial
        reflection serial symposium: application international system synchronization: clock explicit external
        implicit lip missing precise table time2 transactional weight writer2 syndrome: alcohol bowel brain disc
        distress eating error fatigue leg limb mouse node paper pointing programmer radiation respiratory restaurant
        root shock tunnel war woman syntax: abstract2 argument assembly attribute2 basic2 concrete constructor
        converter escaping exact expanded expression2 extensible flexible general identifier inheritance input
        introduction language3 legal old option prefix probe procedure quote quoting readable redirection shell2
        simple special standard string2 sugar surface transfer trivial widget synthesis: chemical input mental
        monitor2 music organic protein resource sound speech wall synthesizer: controlled music note process software
        speech system: abnormal accounting acquisition address alarm alert algebra arterial asymmetric2 audio auditory
        authoring autonomous2 backup bank banking binary bit3 block blocking2 blood board bodily brake buddy cable
        cardiovascular carrier2 cave centralized certified chat2 classification3 coding common2 communication2
        complete complex computer3 computing conservative continental continuous2 control3 cooling coordinate2 credit
        cup daemon2 data2 decimal defense delivery3 desktop2 detachment detection digestive drainage early3 economic
        electoral electrical electronic embedded3 endocrine entertainment ethical expert3 fat federal file4 filing3
        fuel gas gastrointestinal genital group guidance heating heterogeneous2 highway honor host3 hydraulic
        hypertext2 immune2 index inference information2 initiated2 injection integrated2 interconnected international
        judicial justice kindergarten known2 laboratory language late legal lens line list logical loop loudspeaker
        lymphatic magic4 management3 mathematics2 measuring mechanical member merit messaging2 metric2 missile
        modulation motor multimedia multitasking muscle muscular navigation navigational nervous3 nonlinear notable
        notification3 number operating4 optical overall2 patent payment personal phone planetary point political
        polling2 portal positioning power2 preparation pricing probabilistic processing2 production2 promotion
        propulsion raid railway rating receiving recording reference related2 religious representation reproductive
        reserve resistant respiratory retrieval river root running3 school scoring security sensory service sharing2
        skeletal social software2 solar2 sonar sound speaker stateless steering stochastic strategy support2 surface4
        surveillance suspension sympathetic tax telecommunication telephone teletext television theological thermal
        tone tracking2 transmission transportation unstable urinary value vascular ventilating ventilation versioning
        vestibular virtualized2 visual voting warning water way weapon window4 windowing2 writing2 tab: browser center
        embedded former general hardware horizontal leading notebook sliding vertical2 table: allocation analytical
        astronomical breakfast capital card catalog2 child2 city coffee conference console converter correlation
        council database2 dated decision descriptor2 destination2 dining dinner dispatch drawing flat4 foreign4
        forwarding2 gaming gamma grammar hash4 header2 high instance3 joined2 kitchen linkage lookup3 lunch
        mathematical multiplication neighbor node operating page4 parent3 partition3 partitioned3 percussion periodic
        picnic pier plane playing pool principal process2 publishing quantization2 referenced2 room round route3
        routing3 separate significance spin2 statistical string2 symbol3 tea temporary3 tennis toast2 top training
        transfer transition2 translation3 truth2 typed water weather work writing tablet: clay flat graphics hot2
        sleeping writing tachometer: bit dual fan2 smart tactics: naval tag: allocation2 annotated2 application3
        authentication3 catalog4 component concurrency dirty dog element end global identification immutable
        integrity2 language2 lightweight2 locating manager4 name network3 ordered policy4 preferred prefix price
        priority registry2 secure3 setup signed2 software2 source3 special standard switch2 traffic2 unique version2
        tagging: global memory2 switch type tail: band brown brush cat estate fee flat gold high horizontal kite
        kitten linked log3 logging2 long2 middle outer pig queue rat short2 squirrel thick turn upper vertical white
        takeoff: power takeover: anti corporate friendly hostile tale: night plain superficial tall telling talent:
        brilliant raw talk: baby back bandwidth conference double empty foolish new noisy old peace pillow sale shop
        silly small style sweet table tank: army fish fuel gas gasoline oil septic storage water tanker: oil tape:
        audio backup carrying cartridge cassette debugging digital distribution drive duct friction golden
        interrogation linear magnetic3 masking next paper2 red round square virtual target: airborne branch3 cat
        compiler composing easy encrypting engine3 forwarding2 global3 indirect2 integrity2 linear2 monitoring3
        native2 original passive provisioning radar raid recovery2 regional2 remote2 selection3 snapshot special2
        specific2 takeover thin utilization2 water targeting: firewall package source tariff: common import protective
        revenue task: administration assigned background batch2 blocked2 blocking cloud3 complex composing conceptual
        concurrent2 current3 deadline3 delayed dispatching easy editing engineering2 father fixed hard intensive
        interactive job2 maintenance2 management mounting multiple ordinary orthogonal periodic primary priority2
        privileged processing recurring requesting research routine running2 schedule scheduling scripting secondary
        sleeping spark specific sporadic transmission trivial trusted tax: additional collecting council departure
        direct estate estimated extra federal franchise gain gasoline gift hidden income indirect inheritance interest
        land license local nuisance paying progressive property proportional sale single state transfer tea: afternoon
        beef black breakfast crystal drinking green high holding ice making mountain processor strong sun weak
        teacher: elementary geometry head mathematics music new piano practice professional public reading religious
        school science spiritual student teaching: language school team year team: apple baseball2 basketball cricket
        defense defensive design development double farm first football2 hockey home incident inspection league local
        migration network networking offensive project release response2 security2 soccer sport stable studio tactics
        tiger2 technician: computer dental electronics radio service stage support technique: abstraction accepted
        advanced analysis army basic brain clever coding compression debugging description design2 diagnostic edge
        evaluation experimental implementation intensive line modulation optimization pinning powder primitive
        printing processing programming2 projective recording related relational saving sorting statistical testing
        tracing transmission useful technology: advanced2 american base communication computer convergent core
        dimension director dominant duplication enforcement engineering fabrication frame high information2
        instructional language layer linear3 mainframe memory4 modern modular multiplexing new2 printing processing
        related semiconductor spatial topic tower tracing4 virtualization teenager: bright image telecommunication:
        digital european international2 major mobile teleconferencing: multimedia telegram: letter overseas telemetry:
        phase telephone: american analog bell cellular copper dial distance local mobile normal old operated ordinary
        pair position switched transmitting wireless telephony: computer internet mobile voice wireless telescope:
        astronomical equatorial optical radio short solar terrestrial television: broadcast cable circuit color
        definition digital interactive national portable satellite terrestrial watching teller: automated automatic
        fortune story truth telling: book fortune message story value temper: bad calm good irritable quick short
        temperature: absolute alarm2 alert ambient2 average basal battery2 body2 chip3 color2 constant critical2
        desired2 digital2 drive2 external2 high3 internal2 junction2 local2 low2 lower lowest maximum3 measure
        measured3 measuring minimum2 normal ordinary processor2 rated remote3 room secondary shutdown skin smooth
        standard uniform template: additional armor3 certificate3 class configuration content3 dictionary function4
        host instance4 new2 node4 persistence posture2 runtime4 search3 session3 tag4 transport workflow4 temple:
        inner middle tenancy: joint scope2 sole4 tenant: hub immediate inferior joint life runtime sole3 tennis: court
        international playing professional real royal state table team tension: emotional excessive great high low
        muscular nervous normal surface vapor term: abstract academic broad closed collective concrete derivative
        friendly full general2 generic2 glossary3 half hunting informal2 integral license licensing long3 major
        medical middle military minor missing nautical offensive2 ongoing oriented policy3 precise preferred
        presidential prison proportional2 relative school scientific search2 short3 talk technical2 terminal: airport
        attached bus canonical character computer controlling3 current2 dense display2 dollar dumb2 intelligent
        interactive local mapped mobile modern ordinary oriented potential printing programmable remote slow smart2
        video virtual2 wait terminating: arm tube termination: abnormal cable explicit immediate instance3 network
        premature process2 terminology: computing introduction legal mainframe scientific technical territory:
        adjacent dependent enemy foreign home hostile multiple new northern scheduled trust vast terrorism: biological
        chemical domestic ecological international nuclear sponsored test: acceptance3 acid admission answer3
        assessment automated2 automatic basic4 benchmark blood bomb box2 bus cable2 chemical clinical comprehensive
        conformance connectivity3 controlled decoder3 decryption2 diagnostic embedded2 endpoint2 excluded2 excretion
        executable experimental2 failed2 feature4 field filtering fixation function4 functional3 general2 glossary2
        heartbeat helping integration2 intelligence intradermal iodine iterative joint laboratory lake3 lambda4 lamp
        mean mental negative2 nested normal occult old2 operational operator3 patch pregnancy projective qualitative
        rabbit raid reading regression4 road running3 screen self3 show4 simple2 skin smoke3 snapshot stochastic2
        stress2 subcutaneous termination tolerance torture2 transportation trivial truth tunneling unit4 tester: break
        line pattern trusted testimony: bear human oral written testing: acceptance assertion3 automated automatic
        benchmark box2 compliance conformance coverage date destructor equality file4 formal functional hybrid
        integration2 interoperability kernel4 light manager2 manual mental migration performance poor random
        regression2 resolver scientist self software stress thorough unit3 tetanus: intermittent text: anchor article
        bidirectional bold clear2 coded column cover3 creating dense descriptive duplicated editable edited electronic
        exception2 formatted2 full2 fuzzy help4 input2 invisible license3 localized message2 ordinary oriented
        original2 patch2 pattern pitch plain3 political printable privilege query2 quoted radio2 raw readable
        redundant religious rendered rendering rich rotated school scroll sorting string2 transforming typed usage2
        vertical written textbook: important standard textile: elastic theater: arena budget dinner guerrilla home
        little modern movie musical operating professional street theft: credential grand identity practice serious
        software2 theme: color common dark guiding icon2 moral musical political principal recurring window theology:
        moral natural systematic theorem: bay fundamental map mapping mathematical mechanical monkey point powerful
        theory: array association atomic binary cell cellular communication complete computation conspiracy creation
        decision development domain2 economic ethical field game general glacier graph gravitational group information
        introduction kinetic legal limit logical mathematical modern particle political probability proof
        psychological quantum recursion science scientific set3 special state string unified wave therapist: physical
        speech therapy: canal cancer exposure family group hormone inflation infrared occupational physical radiation
        ray replacement serum shock speech thermistor: external pack thermometer: alcohol balance candy clinical
        differential digital electric gas glass meat mercury minimum oven resistance thickness: double line single
        thief: literary night shop thing: bad2 best2 binding breaking clean counting excellent figure first3 force
        funny good2 hidden horrible important2 last living2 lock magic marked material2 mixing nice odd outward
        posting precious real reasonable resolving right3 saying silly slow smart speed spiritual strange stupid
        typing valuable weird whole2 wonderful writ wrong2 young thinking: box clear convergent divergent free lateral
        logical synthetic thirst: excessive extreme thought: abstract bad careful cat communicating condition deep
        evil expressing extra free having human independent interchange previous real second serious task terrible
        thread: asynchronous2 background calling3 child2 cotton current3 daemon2 feature fine floating gold golden
        good interrupt2 lightweight main3 migration multiple3 online pack parallel2 parent2 racing receiver2
        requesting right2 sandboxed separate2 sibling2 silver single2 target3 topic transmitter2 twisted visible2
        wait2 wind worker4 writer threading: deep potential style threat: destination event3 excluded integrated low
        profile3 throat: raw white yellow thrombosis: cerebral coronary venous throttling: interrupt latency side
        thermal throughput: bulk expected high2 improved increased link logging maximum2 optimal overall promotion
        relative sustainable testing total traffic transaction volume2 thrust: extra knife maximum sudden upward
        thumb: arm green turn thumbnail: generating thunder: fierce loud thyroid: inferior middle superior ticket:
        airplane big bus capability granting meal multiple parking plane quantity renewable2 return season session2
        theater train trip way tide: atmospheric average direct flood high low red rising spring tiger: female new
        paper royal sand tilting: table underground timber: durable floating floor giant growing half heavy horizontal
        important joining knee longitudinal tall usable useful valuable time: access3 appointed arrival atomic
        average2 averaging2 big binding biological boot4 bounded branching breakfast breathing brief calendar2 central
        civil clock2 common compromise conversion3 cosmic creation3 critical cumulative current3 cycle date2 delay2
        deletion departure discrete double eastern educational effective2 end3 event3 exact2 excessive execution3
        expected expiration3 exponential exposure2 extended extra2 face fast first4 former2 free full2 future2 good
        half hard high import initialization2 insertion last3 latest lead lease life2 light limited link2 load3 local3
        localized login2 long4 lunar mean2 million modern2 modification3 morning mountain multiple4 musical old2
        optimal overhead packing part past period2 planning2 polynomial2 precision2 present2 presentation prime2
        processing propagation proper2 pulse quadratic quadruple question quick ramp reaction real4 reasonable2
        received recent reception recovery2 registration2 regulation relaxation residence response2 rotation3 running2
        saving3 schedule2 scheduled2 second3 service3 short2 show slow small solar space spare standard3 starting
        startup2 stated subsequent sufficient termination3 terrestrial tide timestamp2 total3 transmission travel
        trip2 triple tube universal2 usual virtual2 wall waste word2 work timeout: absolute acknowledgment alive2
        budget connection2 executable extended final guest infinite long2 maximum2 probe2 recovery2 related2 response2
        retransmission scheduled short shutdown socket2 task2 ticket transaction trip wait2 timer: alarm alive
        calendar compatible delay2 device4 egg enabling expiration expired immediate interval2 latency old2 part
        periodic2 polling precise probe purpose2 racing recurring resolution3 scheduling shot synthetic thread2
        triggering timestamp: absolute accurate actual audio creation2 epoch expiration modification2 parsing precise
        precision resolution sender software termination3 timing: accurate bit2 display2 exact fragile generalized
        leak performance peripheral2 precise pulse relative synchronous vertical video3 tin: block containing stream
        tissue: animal2 bodily body2 bone brain cellular2 corneal elastic facial fibrous foreign healthy heart living2
        lung lymph lymphatic muscle2 muscular nerve nervous neural normal organic plant soft subcutaneous vascular
        title: book2 condition2 courtesy descriptive document exclusive half honorary job legal menu official process
        readable2 running section2 statute style2 table transferring toast: disk dry orange today: distribution even
        fresh rate slow used toe: anterior big fantastic functional great little middle second square versatile token:
        access4 authentication2 bearer book exchange2 hierarchical identity3 input login2 love tolerance: acceleration
        fault2 glucose latency2 link programmed speed temperature zero zone tomato: cherry interactive lettuce tree
        tomography: axial computed computerized emission tomorrow: documentation ton: assay foot gross long metric
        million net short tone: charming chest continuous critical dial dual earth feedback fixed fundamental ground
        half harmonic head high key leading low lower lowest muscle musical partial passing pilot2 prolonged pure
        quarter second simultaneous single switching third whole tongue: beef black bull cow double earth little
        mother projectile sharp thick triple tonight: dinner hot movie place tonsil: pharyngeal third tool:
        administration2 analysis2 approaching2 authoring automated better2 boring bronze builder case2 client2 code2
        construction conversion2 debugging2 development4 edge enabled2 essential expected4 extraction garden graphical
        hand2 important injection instructional integration interactive iron lathe launcher machine2 matching
        modelling net2 networking outer packaging patching portable power powerful printing productivity profiling
        programmed proper provisioning purpose robust serviceable shaping shortcut simulation software2 space4
        specialized stone synchronization2 verification wireless2 toolbar: bottom2 tooling: blind client2 export fine
        import new tracking toolkit: integrated interface oriented standard windowing tooltip: new old tooth: adult
        baby back bleeding cheek corner dog eye fine front large little milk mouse permanent primary sweet wisdom
        topic: advanced3 bundling charter complex hot import2 letter3 popular related religious research serious
        specific technical topology: accelerator bus2 chip complex2 device good linear logical loop mesh network2
        physical pipeline related star switch2 torpedo: aerial motor submarine torque: anti torture: foot genital
        judicial lock2 psychological self total: accumulated average combined2 count delay2 failure2 grand limit
        maximum2 running2 sum touchdown: safety touchpad: apple2 tour: brief duty grand package world tournament:
        elimination golf tennis towel: bath beach dish face hand large paper tea tower: bell church clock control
        cooling fire mooring movable observation round shot signal supporting temple twin water town: bean corporate
        county cow frontier garrison hard home industrial maritime market mining new port seaport small university2
        toxicity: low toxin: animal bacterial plant specific toy: educational nice optical solving tracing: area
        assisted2 branch distributed event3 hash instruction pulse ray2 track: audio2 counter data desired fast field2
        half help keeping2 laugh maintenance2 monitor next race racing railway statistic useful validator tracker:
        associated bug3 call2 delivery issue4 regression2 tracking: action bug2 connection2 context3 cursor damage
        dirty2 fast finger internal issue load2 mouse origin page2 peer period plane problem progress reference
        regression2 remote3 service tract: digestive gastrointestinal genital intestinal large level luminous narrow
        nerve open optic respiratory urinary2 vast traction: electric trade: acceptable book building carriage
        carrying compression defense drug fair federal foreign free horse international overseas printing reasonable
        state world trademark: registered2 trader: foreign free horse sole stock trading: agricultural bond horse
        human important major national open program tradition: culture design established old oral traffic: balance
        balanced bicycle broadcast bulk bus car change direct2 distance drug encrypted filter2 foot forward2 forwarded
        heavy high internet2 local multicast2 network3 party permit priority receiving redirecting road rollback route
        sending2 serving tag2 truck update2 vehicle web trafficking: drug trail: audit horse mountain mouse paper
        trailer: house member pattern response tractor train: agent boat bullet car construction express gear hospital
        house local2 luminous mail passenger power railway subsequent toy wagon wave trainer: animal link name package
        training: basic citizenship dictionary distributed enforcement formal internet job learning link2 management
        manual mental military officer physical platform3 professional retained special specialized spring stage store
        technical tuning vocational trajectory: ballistic tramway: aerial cable transaction: asynchronous atomic
        background business combined commercial committed2 concurrent2 count current3 daily database distributed
        electronic explicit failed financial hardware implicit initial login maintenance million outstanding2 parallel
        performed permanent2 prepared3 progress2 recent retained rolling set3 shot streamed subsequent switch
        synchronous volume transceiver: ethernet transducer: acoustic transfer: asynchronous3 atomic block bulk2
        chunked completed control cyclic data4 driven fast file3 fund hypertext immediate inverse2 legal mail2 mega2
        message2 news nuclear ongoing optimal partial periodic2 register relevant repeated2 storage2 synchronous2
        temporary voluntary wide transferring: iteration locked writable transform: cosine message3 new2 projection
        writable transformation: affine color continuous cryptographic gradual hash initial linear mechanical pixel
        program2 projective sorting source string tree trivial transformer: parallel state test using transforming:
        test transfusion: blood exchange transistor: bipolar connected effect2 electron electronic junction million
        thermal transit: disabled public rapid successive transition: clock cycle daylight flux forward frequency2
        general gradual guest immediate inverse2 last level lifecycle listed phase power2 shared smooth state3 wide2
        translation: address3 block2 directed dynamic extended2 formula free frequency hand improved label literal
        loan machine new2 page2 physical sized static text updated4 verbal translator: address array internal source
        symbol test transaction transmission: airborne asynchronous audio automatic data2 digital direct electronic
        enhanced frame genetic hereditary hydraulic indirect long maximum2 neural news optic packet2 periodic permit
        radio signal simultaneous standard synchronous terrestrial transmitter: carbon data2 radio2 relay satellite
        spark telephone television transparency: certificate network partial step transplant: corneal transplantation:
        nuclear transponder: channel transport: active capable component3 connectionless datagram2 dumb exposed
        fibrosis hidden mail message motor native open oriented packet3 passive public rapid reliable request3 secure
        smart socket2 strict tape troop vector verb transportation: easy electric passenger public safe trap: action
        address alignment branch control2 corruption exception exit2 fatal instruction iron monitor packet3 poverty
        sand solar specific2 speed steel supervisor virtual trauma: psychic travel: interplanetary light space time
        traffic vehicle water traveler: business commercial fellow foot lonely world traveling: people spent
        traversal: directory forward graph2 history list2 object order racing tree treason: high treasurer: high state
        treasury: public state treatment: chemical cold constitutional cosmetic full heat medical2 note previous
        remedial shock silent special2 summary surgical therapeutic type2 unfair unified treaty: commercial peace
        private secret tree: abbreviated american3 apple2 baby balanced banana bay bean bell big binary2 black2 bottle
        bread brush butter button cache2 cherry2 chocolate clock coat coding coffee combining2 computational cotton
        cow crab device4 directory3 dragon elegant elephant execution2 expression extent2 family fever fire flame
        forest2 fruit2 game glass handsome heart hip implicit inverted iron lead leak2 lemon live2 love master merged
        mustard next2 nut oil orange peach pear pepper plan plane potato propagation2 query3 rain rubber salt search
        seed service shower silver sized small3 smoke soap soft source4 spanning spreading stable2 staff staging2
        syntax2 tall tea temple timber2 tropical3 umbrella unstable valley walk wax wheel widget2 wood work3 working4
        tremor: earth essential muscular trend: current economic fashion popular stock trial: clinical criminal field
        free2 judicial murder painful parallel public repeated scope severe show state triangle: acute conjugate equal
        plane research right southern spherical tribunal: church judicial legal proper secret superior trick: card
        confidence dirty hat known magic monkey programming strange stupid technical third type trigger: alarm2 alias
        demand event3 finder gun hair job2 manual2 recurring single2 statement transient2 triggering: report trip:
        critical field guilt head ocean passive pleasure power prompt response return round3 short temperature triple:
        drive key line target using trolley: tea troop: additional airborne allied american army auxiliary combat
        enemy foreign ground mounted shock storm trouble: big compilation extra financial finger giving having labor
        major serious thread truck: delivery enclosed fire garden hand ladder light panel pony sound trailer trunk:
        additional aortic pulmonary short single swimming telephone thick tree2 trust: account active anti bank blind
        brain charitable corporate direct directory2 discretionary domain2 excessive express honor implied inline
        investment living manager3 national negative owner passive positive public saved self store unit voting truth:
        fundamental general half home important literal moral practical predicate religious supreme tube: auditory
        breathing bronchial camera capillary closed color counter digestive discharge drainage electron endotracheal
        flexible friction glass2 inner intestinal ionization light metallic minute narrow neural picture radial ray2
        rubber speaking static storage television test thermometer torpedo uterine vertical video tuberculosis: active
        pulmonary tumor: benign bladder brain breast colon cystic human inflammatory malignant2 metastatic sand skin
        soft vascular tuner: band hybrid piano radio2 satellite silicon3 simple tuning: antenna automatic exact fine2
        performance2 proper usage tunnel: channel parent steam underground wind tunneling: electron proxy tuple:
        architecture empty heap2 index2 inner2 inserted integer live local matching named2 new plain port returning
        schema turbine: gas impulse reaction steam wind turkey: american brush cold domestic european plain talk water
        wild turn: ampere bar complete contraction event good point successive sudden turning: counter table turnover:
        apple employee turtle: box green leather marine pancake river sea turn tutorial: brief database extended good
        interactive language layer link2 second shell short twin: identical type: abstract accelerator4 action3
        actuator annotation2 antenna asset3 authentication2 availability2 balancer2 barcode basic3 binary blood body
        bonding bounded cipher2 column3 common3 complex2 composite3 compound2 container content4 credit2 data4 decimal
        disc disk4 encapsulation encryption2 entity3 entry4 enumeration event4 explicit2 flow3 formal2 fundamental
        generic2 geometric grant2 identifier2 implicit integer3 integral2 intersection2 ionic keyword4 license2
        lookup2 machine4 major manager3 media2 member4 military mixed modeling modulation2 movable node3 normal
        numeric2 partition3 polymorphic2 primitive3 principal printer printing processor2 propagation2 pump raw2
        receiver2 record3 recurrence relationship3 scalar sealed specific3 stack3 static2 strict2 strong subscription2
        sum tagged target4 terminal3 token2 transceiver2 transferable union2 valid virus visual2 wrong3 typing: blood
        duck dynamic2 fast polymorphic reduced static strong2 tissue weak worth ulcer: artificial gastric uncertainty:
        scheduling uncle: comparing great local maternal rich underflow: buffer floating missing point understanding:
        aid basic better clear deep detailed good human mutual solid sufficient sympathetic unemployment: low uniform:
        dress full military naval uniformity: dull union: american anonymous2 broadcast civil company constitutional
        craft credit european federal hybrid industrial inner international labor2 nested online option2 physical
        print2 sexual shaking student telecommunication2 trade2 vertical uniqueness: guarantee index unit: absorption
        acceleration acceptable activated addressable administrative allocation2 area army artillery astronomical
        astronomy attachment base basic3 benchmark bomb byte2 canonical capacitance capacity care cavalry charge
        coding compilation2 conductance content control2 coordinated current density device2 discrete displacement
        display dry electromagnetic electrostatic eligible energy execution explosive extension2 family flux force
        fractional functional2 fundamental heat imaging imported2 inductance intensity introduction language largest
        light linear linguistic liquid logarithmic logic logical3 luminance management2 mass measurement measuring
        memory metric2 military2 monitor2 monitoring3 nautical naval nucleotide organizational2 organized pain point2
        political position potential power pressure printing processing3 quantity readable replaceable research
        resistance runtime2 scale2 scope2 semiconductor service3 single2 size3 sized slice2 social socket3 sound
        speaker specific3 standard strength structural supply surface swap2 syntactic tactical target3 telephone
        temperature template2 thermal throughput time3 timer3 trade transfer2 transient2 translation transmission2
        volume wall weight work unity: national securing university: agricultural brown city engineering national open
        reserve rice state2 technical unpacking: label self special update: aptitude asset2 association2 atomic3
        attachment2 automatic2 bucket2 cat channel2 cluster4 concurrent2 congestion connection3 connector2 dashboard2
        database2 deployment3 documentation3 entitlement2 federation2 force2 forced2 forward2 gateway3 hypervisor2
        irreversible job3 last2 mesh2 metric2 notification2 offline2 peering2 plan2 plane2 pool4 post2 product3
        production2 profile2 progress provider2 proxy2 queue2 recent2 registration2 replication2 router2 routing rule3
        schedule2 sector share2 simultaneous2 snapshot2 software2 source2 specification2 subscription2 surge2
        translation4 trigger3 tunnel2 uptime2 utilization2 vault2 view2 updater: field first status updating: need2
        upgrade: automatic cluster3 complete2 default3 firmware full green2 infrastructure instance2 node2 pool2 post
        radio safe surge3 unattended version2 wide upload: audit composite3 firmware3 first generic journal3 modem
        router uptime: balancer monitoring3 total uranium: degree urea: heating yield urine: dark discharge holding
        usability: subnet usage: academic accepted actual american approved bandwidth bank basic2 bill breaking brief
        cell client4 commercial common2 compatible computing detailed2 disk2 documentation3 emulator2 engine2
        established example3 former fundamental general gentle good hard heap independent introduction key3 language
        legal live manufacturer marked mathematical memory4 meta modern2 module4 mouse odd ordinary parliamentary
        periodic2 popular preferred present property2 quick recent resource3 rough sample2 schema segment short2
        social special2 specific spectrum standard swap2 track typical3 user: adaptable administrative authenticated2
        blind casting computer conservative credential3 curious drug dynamic2 effective3 end3 environment3 expert
        form4 graphical3 imaginable initial2 issue4 login2 metal2 multiple2 normal2 numeric2 ordinary2 patched2
        potential power privileged3 promise prompt real3 root3 satisfied surprise tactile tangible telephony telescope
        test4 textual vision using: analysis app application3 asked basis2 blending broadcast building2 built3
        calculated2 canceled capturing clipping coded communicating compiled2 compressed2 concept2 configurable2
        configured3 controlled2 declared2 decrypted2 designer determined2 device3 diagram disabled2 encoded2
        encrypted2 encryption2 examined exchange2 finished2 formatted2 game generated3 grouped host2 implemented3
        interior interpreted2 joined listed3 loop modified2 monitored mounted2 native2 negotiated object3 partition2
        partner performed2 picture program3 programmed queried2 queue2 reactor recorder registered2 represented2
        retrieved2 secrecy selected2 shop subgroup subsystem suite2 surgery system3 technique terrorism tracked
        transferred typing validated vision worth utility: backup basic compression configuration2 conversion core2
        crash economic global level2 line2 mail management marginal new2 parsing practical present processing public
        related setup2 simple sport stress suite suspending translation utilization: active average balancing
        bandwidth loop maximum2 memory metric2 minimum register space storage task2 total2 worker2 vacation: paid
        spring vaccination: ring vaccine: oral validation: certificate2 chain continuous2 data domain2 input key2
        layer link metadata mode ownership parsing proper redundancy resolution source strict validator: correctness2
        lock schema2 test2 validity: calculated cow historical inferior legal questionable ultimate valley: deep
        narrow pleasant river2 silicon sun valuation: new value: absolute3 acceptable3 accepted3 acid actual3 adjacent
        allowable allowed4 annotation2 artistic assigned2 attribute3 augmented average band book boundary brightness2
        calibration card commercial comparator confidence constant2 cookie2 counter2 current3 decimal2 default4 delta2
        desired2 discrete double2 economic entry4 estimated ethical expanded2 expected3 explicit2 extreme face final2
        fractional2 greatest grid historical initial3 integer4 integral2 intensity intermediate intrinsic key4
        largest2 legal2 legitimate limiting literal2 little2 market maximum3 mean meaningful median minimum3 modal
        moral negative3 nice3 nominal note nuisance numeric3 numerical2 nutritional observed octal2 odd2 optimal
        ordinary padding2 percentile permissible physical pixel2 positive3 possible4 precedent prediction2 preferred2
        present previous2 primary primitive2 priority3 probable property4 readable2 real2 relative resistor2 return4
        salt2 scalar2 scale scoring seed2 separated2 special4 spiritual strength success2 successive surprise tag3
        time3 timeout3 timestamp2 transmitting truth2 valid4 weight writ2 wrong2 zero3 valve: aortic balance balanced
        ball cardiac check escape foot heart hydraulic intake mitral pilot pixel pulmonary pyloric relief safety
        sliding tricuspid van: delivery moving passenger police president vapor: aqueous damp gasoline light mercury
        producing sodium visible water variable: adjusted aligning array3 automatic2 bound2 capture2 chance condition2
        configuration4 continuous controllable counter cursor dependent environment4 environmental2 evaluating
        expanded experimental free2 global4 host3 independent input3 instance2 integer2 label local4 logic logical
        loop2 numeric2 pointer random referenced register2 robustness second shell3 singleton special2 state2 static3
        stochastic storing strategy style2 substitution2 temporary2 timestamp2 tracking type3 volatile vote variation:
        case common daily genetic gradual length magnetic periodic random rapid temperature trivial vase: porcelain
        vault: backup4 bank camera sample wagon vector: aligned attack2 auxiliary3 block2 current2 default2 deferred2
        delivery distance exception gravity independent initial initialization3 intermediate interrupt3 log3 motion2
        potential principal radius scalable2 serialized shift test2 vegetation: dense marine vehicle: amphibious
        armored combat driven instrument military motor3 moving passenger passing powered reconnaissance recreational
        repairing road space tracked utility vein: auditory basal brachial bronchial capillary central cerebral
        cervical cutaneous cystic deep digital dorsal epigastric esophageal facial femoral gastric hepatic iliac
        jugular lacrimal laryngeal lingual lumbar maxillary meningeal mesenteric metallic mineral nasal occipital
        ovarian pancreatic pericardial pharyngeal portal posterior pulmonary pyloric quartz radial rectal renal rich
        sacral spinal splenic subclavian superficial systemic temporal thoracic thyroid tibial tracheal tympanic ulnar
        umbilical uterine vertebral vestibular velocity: escape great high initial linear maximum minimum orbital
        radial terminal uniform variable virtual vendor: board current2 distribution engineering hardware2 matching
        party product software2 street ventricle: heart lateral left right third venture: business commercial joint
        verb: auxiliary environment finite intensive linking minimal modal new2 passive principal sense simple
        singular strong transitive2 verdict: compromise directed final general open partial quotient special true
        verification: automated certificate3 chain2 checksum experimental formal identity independent integrity3
        mining password2 runtime3 signature3 verse: comic free scan version: alone app3 asynchronous2 authorized
        auxiliary2 bonding2 child commercial2 compiler2 composer2 cover current3 database3 date deployed2 digit
        driver3 early2 edited electronic engine3 enhanced2 exact2 expanded extended2 firmware3 flexible formatted
        foundation future3 group4 improved2 initial2 installed3 inverted jam kernel4 last3 latest4 license2 major4
        managed2 master2 micro minor3 model3 modern modified3 multitasking new4 odd old3 original2 package3 paged
        panic2 patched platform4 player plugin2 previous4 primary3 prior2 protocol4 query3 recent3 release3 released2
        revised runtime3 secret4 semantic2 short2 simplified specific3 specification3 stable2 standard2 subsequent
        supported3 synchronous2 translated2 twisted updated2 versioning: extension interface library module object2
        package semantic symbol2 vertebra: cervical dorsal first lumbar sacral second thoracic vertex: common hand
        new2 normalized principal running vessel: arriving blood3 built capillary captured cargo chamber closed
        container cooking drinking2 fishing glass hepatic lymph lymphatic merchant2 mooring naval passenger sailing2
        seed2 shallow steam2 torpedo trading war2 veterans: war vibration: acoustic mechanical periodic rapid
        sympathetic victim: accident flood victory: allied brilliant easy electoral final greatest important major
        military naval video: advanced analog2 audio average captured coded composite2 compressed2 console4
        coordinated destructive2 digital3 discrete domestic efficiency extended generating grand home interlaced
        inverse license4 modulated motion multimedia progressive quality record reverse2 running2 simultaneous smart
        stateless3 super synchronizing view: activity authorized4 broad clear collection comprehensive conceptual
        consistent extreme eye forest general grouped2 icon level log2 logging3 logical3 mental model mountain ocular
        package2 plain2 political pressure private public replication route3 schema selected side simplified slice
        statement synchronized ugly unified wide world viewer: image internal log man normal photo protocol text
        village: adjacent isolated vinyl: style violation: argument2 bound column compliance gross layering locking
        logic protocol sealing security segmentation2 sharing style technical uniqueness violence: domestic noisy
        offering open public sudden using virtualization: apple assisted2 encrypted3 nested3 protected virus: animal
        anti biological boot breaking computer embedded encephalitis leukemia major minor plant public2 rubella
        simplex slow tumor vaccine viscosity: absolute dynamic low visibility: internal low node2 protected public
        rule symbol zone vision: central clear cloud3 color computer daylight distance double human low matrix2 mental
        night normal peripheral sleeping tunnel visit: brief flying formal instruction site traversal visitor: foreign
        vitamin: complex high single soluble vocabulary: schema technical voice: active casting chest deep earthquake
        female gentle head human2 lens2 loud2 low male middle musical nasal passive sending singing single small
        synthesizer volatility: function volcano: active dormant volt: electron measured voltage: alarm2 analog2
        average backup battery2 changing charger high2 input4 library4 low2 maximum3 measure2 measured3 minimum3
        negative2 nominal output4 rated reference supply3 zero volume: archive argument4 audio balanced boot2 bound
        capture3 cell clear3 destination2 digital disk2 dollar equal fixed great high huge large2 logical2 main2
        manual megabyte parent peer2 persistent proceeding root3 solution2 storage unit volunteer: foreign military
        national unpaid vomiting: induced producing vote: block bullet casting cumulative deciding formal immediate
        negative popular voting: multiple secret voyage: first long vulnerability: advanced data2 hardware4 list2
        package scanning security2 timing traversal wage: board daily living low lower minimum paying task usual
        wagon: ambulance beach coal covered funny ice job milk open patrol police station tea water wait: allowed
        average busy2 managed2 operation4 period2 time2 timed total track will3 walk: angry chain code constitutional
        covered description exploratory graph gravel iterator morning path2 patient pleasant public random sheep silly
        space stack street table tree walking: fire path2 power stack wall: abdominal american anterior arterial blind
        blue bridge capillary castle cavity cell2 chest dorsal dry exterior front garden gray great inner interior
        lateral muscular outer partition party password stomach stone uterine western war: american anti civil3 class
        cold core2 day declared dirty drug end flame2 foreign global great gulf hot invasive limited nuclear penis
        political price proxy size star2 wheel world3 year2 ward: city hospital warden: church fire game port
        warehouse: data2 storage warehousing: data warfare: biological chemical class ecological electronic
        information long naval psychological special surface underwater warhead: atomic nuclear thermonuclear warning:
        addressing analyzer compiler4 critical2 depreciation early fat fatal2 flood internal2 issue2 issued loud
        mandated previous prior process2 runtime2 sentence silence stall3 strategic tactical thermal wall warrant:
        arrest dividend land purchase search stock subscription warranty: implied3 warship: fast sailing steam washer:
        automatic dish lock window waste: animal body cotton food human industrial radioactive toxic will watching:
        clock fire stopping water: american ammonia bath branch break coastal2 cold2 common deep2 dirty drinking
        european first fresh3 giant ground hard heavy high hot2 ice international low making mineral2 navigable oil
        passing pumping pure quiet rain red rice rose rough running2 salt2 shallow2 soft spring standing state sugar
        surplus territorial tide underground warm2 white wild yellow waterway: navigable watt: jam micro2 million
        wave: acoustic brain carrier cold continuous crime delta electric electromagnetic2 finger full gravity ground
        heat huge long medium new ocean permanent pressure pulse radio2 rolling sea second selling shock short sky
        sound2 square standing stationary third tidal traveling ultrasonic wavelength: dominant wax: earth floor green
        mineral removable scale sealing white wood way: acceptable alternative2 best3 better2 broad canonical cheap
        clean consistent damaged dependent destructive directed easy2 effective efficient2 elegant friendly gate good2
        great half indirect informal joking launching long meaningful natural normal2 offensive portable powerful
        preferred2 proper2 quick reasonable recommended2 regular reliable2 right2 robust safe2 simple2 strange
        structured stupid tested traditional unified uniform urban usual2 white whole wrong2 weakness: common
        generalized induced known moral muscular wealth: common great inherited material personal vast weapon: atomic
        automatic biological center chemical defensive enemy heavy lethal military missile nuclear2 offensive special
        strategic weather: amazing bad2 beautiful blue calm clear cold2 damp dirty dry fair good hot national pleasant
        raw rough severe warm wet web: concept dynamic fine food graphical inspector maintaining modern navigator
        official project restart2 scalable sheet spider spin wide3 wedding: diamond golden silver week: calendar gang
        last next weekend: extra weight: age atomic3 average black body book combining default digit equal equivalent
        font free grain gross heavy2 individual light3 lower medium metric molecular2 net normal pound prediction
        priority quality relative reporting sliding standard sum suspended thin total welfare: child general human
        public social whale: black blue gray pilot right2 white wheel: active balance bicycle big breast built cached
        car carriage chain color crown driving escape exercise fan feedback fire fly friction front gear heavy mill
        mouse planet print propeller racing rapid reaction rear rotating scroll spinning steering tangent timer2
        traction turbine universal wagon water2 worm widget: domain machine mixer modal new2 original source stream
        text2 widow: black golf poor war width: average bank border2 bus3 character2 column2 constant destination
        digit dimension dispatch double dual expanded field2 fixed2 frame2 graph image2 inch invisible line2 logical
        maximum2 minimum overall page2 pixel pulse4 screen2 set3 standard stroke tab tag3 terminal2 total2 transfer2
        variable2 whole zero2 wife: former humble husband pudding trophy wiki: cookie first fox language2 timestamp
        wilderness: vast will: agent2 answer2 association autoscaler2 backup2 balancer beam browser budget cake
        callback3 compliance computation2 controller2 crystal daemon2 danger disk3 event4 fault flexibility fool free2
        friend good2 interval2 linker2 living malfunction method4 modem opponent opportunity pack2 packager picnic
        planner2 police position2 prime2 promise2 proposal question replacement2 scheduler2 scientist self server4
        spoon team tool3 traffic3 trailer2 transmitter2 trunk valid validator wind: brass break breaking cold dry
        fierce gentle high hot offshore second shifting solar steady strong trade variable winding: drum field primary
        ring secondary self series window: active afternoon alone backup3 bank bay bit2 buffered2 car circular
        composer congestion2 console2 creating daily decoding destination2 dialog display edition editor2 exclusion2
        extensible glass maintenance4 master2 memory3 modern narrow native2 overlay2 picture popup quartz rear
        reception recovery2 recurring root3 rose round shop show sibling sliding2 stock storm tab targeting terminal2
        ticket time3 tracking turtle weekly2 wheel windowing: abstract independent region system wine: cheap dry
        generic holding imported making pink port red2 rose sweet table using white2 wing: aircraft anterior black
        broad brown chicken delta expanded fixed flat front functional left posterior right rotary short transparent
        turkey water winner: clear even medal overall prize real winter: cold early mild northern nuclear wire: blue2
        cell chicken copper electric engine2 fine flexible guy hard high hot insulated interconnect3 iron live
        metallic news ordinary overhead parallel patch phone piano pink purple2 quantum red redundant repair signal
        silver single steel strong telephone tension thin trip trolley twisted yellow wisdom: common human infinite
        little practical received superior teaching wish: good poster stream2 witch: male mountain old silver water
        withdrawal: bank cache drug witness: adverse bear character expert hostile material privileged wizard: claim
        house potential request template true wolf: bee brush european golden gray red sea tiger timber white young
        zebra woman: adult beautiful black cleaning comfort fancy fat foolish honest kept leading looking lovely old2
        point ugly waiting white widow wonder yellow young2 wonder: boy girl golden swimming video wood: arrow
        beautiful brown2 common damp dark dry durable elastic european grant hard2 lemon marble marginal metal moist
        needle peach price raw rotten shaping snake soft splitting tough valuable western white worked wool: cotton
        fine glass long mineral needle raw rock soft spinning steel wire word: angry backward2 bit3 class completed
        compound2 content dirty double empty encoded entry equivalent exact filtered final first2 forward2 function
        generic good green guide half head instruction2 key3 last2 letter loan lock2 magic next2 noise nonce
        normalizing performing previous2 quick quoted recognized repeating report reserved2 root separate2 single2
        sounding spelling status2 substitution successive swelling technical third whole written work: adapter
        additional2 advanced algorithm2 analyzer artistic basket chance cold combined community construction
        cooperative copyright curious daily defensive delayed2 derivative2 diamond dirty dye electrical executing
        extensibility fancy farm field finished future2 gas getting great hard2 hardening hot implementation2
        intensive intrinsic laser literary2 marshal mechanical metal method2 mighty minimum multiplier ongoing
        optimization original police preliminary print productive programmer public raised reference repair routine
        schedule scheduled scientific seasonal sensitivity serialization serious signature2 social subsequent suite2
        useful welfare whole workbench: analysis worker: agricultural background2 brain campaign construction
        dependable dock extra factory farm fellow gold guest hard industrial launching line master mine miracle
        multiple2 new3 overflow parallel2 plant power primary2 replication2 research right seasonal secondary3 silver
        single2 skilled social station temporary trained transmitting unpaid wage welfare wonder workflow: argument3
        browser cached central migration3 offline request triangular typical working: committee current4 developer2
        dirty drive good hard iron known metal normal organisation people productive programmer small stall stone true
        wonder wood workspace: conversion3 shared single workstation: argument3 building desktop grant integrated
        mobile office property3 sun usable2 user world: academic computing cooperative external first free
        intellectual lower mainframe modern new3 normal old4 perfect physical radio real3 second secure2 speaking
        spirit spiritual third whole worm: army basket beard belly bladder cotton fishing great2 internet intestinal
        little marine meal measuring parasitic potato red segmented terrestrial tomato tongue web worth: bill coin2
        dollar estimate fact intrinsic little month moral real self trick wrapper: boot2 compatibility conditional
        data3 dust hardening primitive2 sealed simple2 synchronous thin wrapping: collection factory gift key2 line2
        loop phase strong word wrestling: professional writ: aligned asynchronous author bound buffered concurrent2
        direct disk heap judicial log2 nested original partial posted programmer queued random2 recent sector short
        small subsequent synchronous transactional2 wild writer: background2 best careful compiler concurrent diffuse
        early famous film first2 good inspired letter modern nested2 preventing priority professional reader3 recent
        report second simultaneous space sport state3 story third writing: brief check2 committee compiler2 finished
        interface4 introduction ordinary packet people picture proposal religious secret spent subsystem3 vertical
        yacht: ice racing small yard: chicken cubic enclosed front holding jack lower main navy railway rope royal
        side square waste year: academic alternative astronomical calendar church civil2 common copyright digit2 early
        endemic era final financial first2 fiscal golden great junior last2 light lunar million2 month new next
        numbering past perfect planetary previous recent school second2 solar spent subsequent third2 tropical
        yesterday: day yield: acid decomposition expression2 high leave nut root seed slice youth: beautiful modest
        noble relative tender urban zebra: common mountain zinc: containing molten native zone: administrative buffer
        canal combat comfort conventional3 corporate danger disk2 edge3 engine4 enterprise free lake2 language light2
        loading managed4 offline parking platform3 polar power3 preferred2 primary2 quiet random red regular safety
        secondary2 selected2 sequential3 strike temperature2 thermal3 tidal time4 transit transition tropical war
        """
}
