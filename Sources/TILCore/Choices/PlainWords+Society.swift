/// Nouns for people, their activities and their texts.
extension PlainWords {
    static let society = [
        // Organizations.
        WordFamily(
            .count,
            """
            academy administration agency alliance assembly association authority board branch bureau
            center centre chamber club coalition college commission committee company confederation
            conference congress consortium convention corporation council department directorate division
            enterprise establishment exchange faculty federation firm forum foundation group guild
            institute institution laboratory league market ministry office organisation organization panel
            parliament partnership school secretariat section service society taskforce team tribunal
            union university
            """),
        // People.
        WordFamily(
            .count,
            """
            accountant adjuster administrator adviser advocate agent ambassador analyst applicant
            apprentice architect assessor assistant associate attendant attorney auditor author
            beneficiary bidder borrower broker builder buyer candidate captain carrier cashier chairman
            child citizen clerk client coach collector commander commissioner consultant consumer
            contractor controller coordinator counsel counselor creator creditor customer dealer debtor
            defendant delegate dentist designer developer director distributor doctor donor driver editor
            employee employer engineer evaluator examiner executive expert facilitator farmer father
            founder friend governor graduate guardian guest guide holder host infant inspector instructor
            insurer inventor investigator investor judge juror lawyer leader learner lecturer lender
            librarian maintainer maker manager manufacturer marketer marshal mediator member mentor
            merchant minister moderator neighbor novelist nurse observer officer official operator
            organizer owner painter parent participant partner passenger patient person physician pilot
            plaintiff planner player practitioner president prisoner producer professional professor
            programmer promoter provider publisher purchaser recipient recruiter registrar reporter
            representative resident retailer reviewer sailor scientist secretary seller senator sergeant
            shareholder soldier specialist sponsor student subscriber supervisor supplier surgeon surveyor
            teacher teller tenant tester trader trainee trainer translator traveler treasurer trustee
            tutor user vendor veteran visitor volunteer warden witness worker writer
            """),
        // Documents and their parts.
        WordFamily(
            .count,
            """
            abstract account agenda agreement amendment annex appendix application article assignment bill
            book booklet brief bulletin card catalog certificate chart charter checklist clause code
            comment contract convention covenant declaration deed diary dictionary directive directory
            document draft entry essay exhibit file form format glossary guide guideline handbook index
            instruction inventory invoice journal label law ledger lesson letter license list log magazine
            manual map memorandum message note notice notification order outline page paper paragraph
            patent permit petition plan policy preface program proposal protocol query question quotation
            receipt record reference register regulation report request resolution review roster rule
            schedule script section sheet specification standard statement statute summary survey table
            template text ticket title transcript treaty update version volume warrant
            """),
        // Work, business and society.
        WordFamily(
            .count,
            """
            acceptance access accountability accreditation achievement acquisition action administration
            advancement advertising advocacy agreement agriculture aid allocation analysis appraisal
            approval arbitration assessment assistance assurance auction audit authority authorization
            awareness banking bargaining budget building business campaign care certification change
            charity choice collaboration commerce communication community compensation competition
            compliance conduct confidence conservation construction consultation consumption contract
            contribution cooperation counseling creation crisis culture debate decision defense delivery
            demand democracy development dialogue dignity diplomacy disaster disclosure dispute
            distribution diversity documentation donation economy education efficiency election emergency
            employment empowerment enforcement engagement enterprise environment equality equity
            evaluation excellence exchange experience expertise exploration export exposure fairness
            family finance financing freedom friendship funding governance government growth guidance
            health heritage hiring housing hunger hygiene immigration import improvement incentive
            inclusion income industry inflation influence information infrastructure innovation inspection
            insurance integration integrity intelligence investigation investment journalism justice
            knowledge labor language law leadership learning leasing leave legislation lending liberty
            licensing life literacy litigation logistics loyalty maintenance management manufacturing
            market marketing mediation membership merit migration mobility monitoring motivation
            negotiation notification nutrition observation operation opportunity order orientation
            outreach ownership participation partnership payment peace performance permission planning
            policy politics population poverty practice preparation presentation preservation prevention
            pricing privacy procedure procurement product production profit progress project promotion
            property proposal protection publicity publishing purchase quality race reality recognition
            reconciliation recovery recruitment recycling reduction reform refuge regulation
            rehabilitation relation relationship relief representation reputation research resolution
            resource response responsibility retention retirement review risk rule safety satisfaction
            saving scholarship science security selection settlement solidarity spending sponsorship
            stability stewardship strategy strength success supervision supply support sustainability
            taxation teaching technology tolerance tourism trade training transparency transport travel
            treatment trust tuition understanding unity urgency valuation value violence visibility vision
            voting weakness wealth welfare wellness work youth
            """),
        // Money.
        WordFamily(
            .count,
            """
            account accrual advance amortization amount annuity appreciation asset balance bank bill bond
            bonus budget capital cash charge check claim collateral commodity contract contribution cost
            coupon credit currency debit debt deduction deficit deposit depreciation derivative discount
            dividend dollar duty earning equity estate expenditure expense exposure fee finance forward
            fund future gain grant guarantee holding income indemnity inflation insurance interest
            inventory investment invoice lease ledger liability limit loan loss margin market merger money
            mortgage note obligation offer offering option order overhead payment payroll pension pledge
            portfolio position premium price principal profit property purchase quota quote rate rebate
            receipt receivable refund remittance rent reserve return revenue royalty salary sale saving
            security settlement share spread stake stock subsidy surplus swap tariff tax title trade
            transaction transfer treasury trust turnover valuation value voucher wage warrant warranty
            wealth yield
            """),
        // Law.
        WordFamily(
            .count,
            """
            act action affidavit agreement allegation amendment appeal arbitration arrest article assault
            assertion bail bar bill breach brief burden case cause charge claim clause clearance code
            complaint compliance condition conduct confession consent constitution contempt contract
            conviction copyright court covenant crime custody damage decision declaration decree deed
            defamation default defense detention directive discharge discovery dismissal dispute dissent
            divorce doctrine duty easement enforcement entitlement estate eviction evidence exclusion
            execution exemption felony fine forfeiture fraud guarantee guardianship harm hearing immunity
            impeachment imprisonment indictment infringement inheritance injunction inquiry instruction
            issue judgment jurisdiction jury justice law lawsuit legislation liability liberty license
            litigation mandate mediation misconduct misdemeanor motion negligence notice oath objection
            obligation offense opinion order ordinance parole patent penalty perjury permit petition plea
            possession power precedent privacy privilege probation proceeding proof property prosecution
            protection provision punishment ratification regulation release relief remedy representation
            residence resolution restraint restriction review right rule ruling sanction search seizure
            sentence settlement statute subpoena suit suspension testimony theft title tort trademark
            treaty trespass trial tribunal trust usage verdict violation waiver warrant witness writ
            """),
        // Sciences, arts and trades.
        WordFamily(
            .count,
            """
            accounting acoustics aeronautics agriculture algebra anatomy anthropology archaeology
            architecture arithmetic art astronautics astronomy aviation biochemistry biology botany
            business calculus chemistry cinema climatology commerce communication computing construction
            criminology culture cybernetics dance defense demography dentistry design diplomacy drama
            ecology economics education electronics energy engineering entertainment epidemiology ethics
            fashion finance fishery forestry genetics geography geology geometry grammar graphics health
            heritage history horticulture humanities hydrology industry informatics information journalism
            justice kinetics labor law linguistics literature logic logistics management manufacturing
            marketing mathematics mechanics media medicine metallurgy meteorology mining music navigation
            neurology neuroscience nursing nutrition oceanography oncology optics pathology pharmacology
            pharmacy philosophy photography physics physiology poetry politics psychiatry psychology
            publishing radiology religion robotics science sculpture security semantics sociology space
            sport statistics surgery surveying technology telecommunication theater theology tourism
            toxicology trade transport transportation urology virology welfare zoology
            """),
    ]
}
