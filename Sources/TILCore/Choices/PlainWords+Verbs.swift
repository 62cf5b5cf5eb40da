/// Verbs and their forms, and adverbs.
extension PlainWords {
    static let verbs = [
        // Participles of people and business.
        WordFamily(
            .adjective,
            """
            accepted accredited acquired adjusted agreed allocated allowed amended amortized announced
            applied appointed approved asked assessed assigned assisted associated assumed assured
            attested audited authorized awarded backed balanced banned based booked certified charged
            chartered classified collected combined committed completed concerned confirmed considered
            consolidated consulted contested continued contracted controlled converted coordinated damaged
            dated declared decreased dedicated deducted deferred delayed delivered desired detailed
            determined developed directed discounted discussed disputed distributed earned educated
            elected eliminated employed enforced engaged enhanced enriched entitled established estimated
            evaluated examined excluded executed expanded expected expired exposed extended financed
            finished fixed focused forced founded funded generated governed graded granted guaranteed
            guided harmonized hired honored identified implied imported improved included increased
            informed inherited initiated insured integrated intended invested invited involved issued
            joined justified leased licensed limited listed managed mandated manufactured marked measured
            merged missed mixed modified motivated named needed negotiated nominated noted obliged
            observed offered opened operated ordered organized outsourced owed owned performed permitted
            planned posted preferred prepared prescribed presented preserved priced privileged processed
            promised promoted proposed protected proved provided published purchased qualified quoted
            raised ranked rated received recognized recommended reconciled recorded recovered recruited
            reduced referred refined refused registered regulated rejected related released renewed rented
            repaired replaced reported represented requested required reserved resolved respected
            restricted retained retired returned revised rewarded satisfied saved scheduled secured
            selected separated settled shared signed skilled specified sponsored standardized started
            stated stored submitted suggested supervised supplied supported suspended targeted taxed
            tested titled trained transferred treated trusted undisclosed unified united unlimited unpaid
            updated used validated valued verified viewed voted waived wanted weighted worked
            """),
        // Participles of technology.
        WordFamily(
            .adjective,
            """
            accelerated activated adapted addressed adjusted advanced aged aligned allied allocated
            amended amplified animated applied archived armored assembled assigned assisted attached
            authorized automated averaged balanced banded based blended blocked bounded buffered bundled
            cached calculated calibrated captured centered centralized certified charged chartered checked
            classified clustered coded combined completed compressed computed conducted configured
            confirmed connected constrained constructed contracted controlled converted coordinated
            corrected correlated coupled covered customized damaged decentralized decoded decreased
            dedicated deferred defined delayed delegated delivered deployed derived described designated
            designed detached detailed detected determined developed directed disabled displayed
            distributed documented driven earned edited elected elevated eliminated embedded emitted
            employed enabled enclosed encoded encrypted enforced engineered enhanced enriched equipped
            established estimated evaluated examined exchanged excited executed expanded expected exposed
            extended failed federated filtered finished fitted fixed focused folded forced formatted
            forwarded fragmented framed funded fused gated generalized generated graded grouped guided
            handed hardened harmonized heated hosted identified illustrated imaged implanted implied
            imported improved increased indexed induced informed inherited injected inserted inspected
            installed insulated insured integrated interlaced interleaved inverted invited isolated issued
            joined justified keyed labeled laminated layered leased licensed limited linked listed loaded
            located locked logged maintained managed manipulated manufactured mapped marked masked matched
            measured mediated merged mixed modeled moderated modified modulated monitored motivated
            mounted moved multiplexed named needed negotiated nested networked normalized noted numbered
            observed offered opened operated optimized ordered organized oriented owned packaged packed
            paired parsed partitioned patched performed permitted pipelined placed planned pointed pooled
            posted powered predicted preferred prepared prescribed preserved processed projected promoted
            proposed protected provided published pulsed purchased qualified quantized queued quoted
            raised randomized ranked rated received recommended recorded recovered recycled reduced
            refined registered reinforced rejected related released removed rendered renewed repeated
            replaced replicated reported requested required reserved resolved restored restricted retained
            retired returned reversed reviewed revised rotated routed sampled saved scaled scanned
            scattered scheduled scored screened sealed segmented selected sensed sequenced shaped shared
            shielded signaled signed simplified simulated sized skilled sophisticated sorted specialized
            specified sponsored stacked staged standardized started stated stimulated stored streamed
            strengthened structured submitted suggested supervised supplied supported suppressed suspended
            switched synchronized tagged tailored targeted taxed tested threaded timed tracked trained
            transferred transformed translated transmitted transported treated triggered trusted tuned
            twisted typed unattended unauthorized uncompressed undefined undetermined unified united
            unlimited unmanned unplanned unprotected unrelated unrestricted unsigned unsupervised untitled
            updated upgraded used validated valued varied verified versioned viewed voted watched weighted
            wired worked wrapped zoned
            """),
        // Words that end in -ing: movements.
        WordFamily(
            [.mass, .adjective],
            """
            approaching arriving boarding braking bridging carrying catching chasing climbing crossing
            cruising cutting cycling diving docking drifting driving dropping falling fighting firing
            flying gliding hitting holding hovering hunting jumping landing launching leading leaping
            leaving lifting loading marching mooring mounting moving operating orbiting parking passing
            pulling pushing racing ranging reaching rising rolling rotating running sailing searching
            seeking shooting sinking sliding spinning standing steering stopping surveying swimming
            tilting towing tracking traveling turning walking watching winding
            """),
        // Words that end in -ing: business.
        WordFamily(
            [.mass, .adjective],
            """
            accounting acting advertising advising auditing banking bargaining billing budgeting building
            buying consulting contracting counseling dealing earning engineering exporting financing
            funding grading granting guiding hedging helping hiring housing importing insuring investing
            issuing judging keeping leading learning leasing lending licensing listing lobbying managing
            manufacturing marketing mentoring merging mining negotiating numbering offering operating
            ordering organizing outsourcing owning packaging paying planning pricing printing processing
            producing publishing purchasing rating recruiting recycling renting reporting retailing
            reviewing saving scheduling selling serving sharing shipping shopping spending staffing
            standing supporting taxing teaching testing trading training transporting tutoring using
            valuing voting working writing
            """),
        // Words that end in -ing: everyday life.
        WordFamily(
            [.mass, .adjective],
            """
            answering asking baking being breaking breathing bringing calling caring changing coming
            cooking counting crying dancing dining dreaming drinking driving eating falling feeling
            fighting finding fishing floating flying folding forgetting gaming getting giving going
            growing having hearing helping hiding holding hoping hugging joking jumping keeping kidding
            kissing knowing laughing leaning learning leaving listening living looking losing loving
            making meeting missing moving opening passing playing praying pulling pushing reading resting
            riding ringing rolling running saying seeing seeking selling sending shaking sharing shopping
            shouting singing sitting sleeping smiling speaking starting staying stopping talking tasting
            telling thinking trying turning understanding waiting walking wanting watching wearing winning
            wishing wondering working worrying writing yelling
            """),
        // Words that end in -ing: technology.
        WordFamily(
            [.mass, .adjective],
            """
            accessing adapting addressing aligning allocating altering alternating analyzing archiving
            arranging assembling authenticating averaging balancing batching binding blending blocking
            bonding bootstrapping branching broadcasting browsing buffering building bundling caching
            calling capturing casting chaining charging checking clearing cloning clustering coding
            collecting combining compiling computing conditioning connecting controlling cooling copying
            counting coupling debugging decoding defining deploying designing detecting developing dialing
            dispatching drawing duplexing editing embedding emerging emitting encoding escaping evaluating
            evolving exchanging executing existing expanding exploring extending feeding fetching filing
            filtering finding flooding flowing formatting forwarding framing generating grounding grouping
            handling hashing heating hosting identifying imaging improving indexing indicating
            initializing inspecting installing interpreting investigating isolating iterating joining
            keying labeling layering leveling limiting linking listening loading locating locking logging
            mailing mapping marking masking matching measuring merging messaging mirroring mixing modeling
            modulating monitoring multiplexing naming navigating nesting networking normalizing notifying
            observing opening operating optimizing ordering organizing overlapping overriding packing
            padding pairing parsing partitioning patching planning plotting pointing polling pooling
            positioning posting printing processing profiling programming propagating protecting
            prototyping provisioning pulling pumping querying queuing ranging ranking reading reasoning
            receiving recording recovering recurring refining registering rendering repairing repeating
            replaying reporting requesting rescheduling resolving responding restoring retrieving reusing
            routing sampling saving scaling scanning scheduling scoring screening scripting sealing
            searching sensing sequencing serving setting shaping shielding shifting signaling simulating
            sizing slicing smoothing solving sorting sourcing spanning splitting stacking staging starting
            steering storing streaming styling swapping switching synchronizing tagging targeting testing
            threading timing tooling tracing tracking training transforming translating transmitting
            tuning tunneling typing underlying unfolding unlocking unpacking updating upgrading uploading
            validating varying ventilating verifying versioning viewing warning watching weighting wiring
            wrapping zoning
            """),
        // Verbs in their basic form.
        WordFamily(
            .verb,
            """
            act add agree aim allow answer appear apply arrive ask bake bear beat become begin believe
            bend bet bite blame bleed blow boil borrow break breathe bring build burn buy call care carry
            catch chase cheer choose claim clean climb close come compare complain connect consider
            contact cook copy cough count cover cross cry cut dare decide delay deliver describe destroy
            disagree discover discuss doubt draw dress drink drive drop earn eat embrace end enjoy enter
            escape examine exercise exist expect explain explore face fail fall feed feel fight fill find
            finish fix fly fold follow forget forgive freeze gain gather get give grab grow guess handle
            hang happen hate have hear help hide hike hit hold hope hug hurry hurt imagine improve include
            inform insist invite join joke keep kill kiss knit knock know laugh lead lean learn leave lend
            let lie lift like limit listen live load lock look lose make manage march marry matter mean
            measure meet melt mention mind miss mix move need nod notice obey observe offer open order owe
            own pack pass pay pick plan plant play point pour praise pray prefer prepare press pretend
            promise protect prove provide pull push put quit quote race raise reach read realize receive
            relax remain remember remind rent repair repeat reply report rescue rest return ride ring rise
            roll row rub ruin run rush save say see seek sell send serve set settle sew shake share shine
            shoot shop shout show shut sing sink sit slide smell smile sneeze solve sound speak spell
            spend spill stand stare start stay steal step stick stop study suffer suggest swear sweep swim
            switch take talk taste teach tear tell thank think throw tie touch travel treat trust try turn
            type understand undo unite unlock use vanish visit vote wait wake walk want warn wash watch
            wave wear weigh whisper win wish wonder work worry wrap write yawn yell yield zip
            """),
        // Adverbs.
        WordFamily(
            .adverb,
            """
            abroad across afterwards again ago ahead alike almost alone along aloud already always anyway
            anywhere apart around aside away back badly barely before below best better beyond briefly
            calmly carefully certainly clearly closely constantly correctly daily deeply directly down
            downstairs early easily else elsewhere enough equally especially evenly eventually ever
            everywhere exactly far fast finally firmly first forever fortunately forward frankly freely
            frequently fully further generally gently gladly greatly half hardly here highly home honestly
            hopefully hourly immediately indeed indoors inside instantly instead jointly just kindly last
            lately later least less lightly likely little locally long loud loudly lower mainly maybe more
            mostly much naturally near nearby nearly neatly never next nicely nightly normally now nowhere
            obviously often okay once online only openly otherwise outdoors outside over overnight
            overseas partly perfectly perhaps personally politely possibly presently probably properly
            publicly quickly quietly quite rarely rather really recently regularly right rightly roughly
            sadly safely seldom separately seriously sharply shortly simply sincerely slowly smoothly
            somehow sometimes somewhere soon sooner still straight strictly strongly suddenly surely then
            there thoroughly tightly today together tomorrow tonight too totally truly twice under
            underground understandably unfortunately upstairs usually vaguely very warmly weekly well
            wherever widely wildly yearly yesterday yet
            """),
    ]
}
