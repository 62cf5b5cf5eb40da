extension ShoutedWords {
    /// The English words that documentation uses most often in small letters. In capitals they are a command, a state
    /// or an emphasis. Words that are also defined as acronyms ("FITS", "SMART") are excluded.
    static let common = WordSet(
        """
        abc ability able aborted aborting aborts abs absence absent absolute abuse accepts accessed accesses
        accounts accurate achieve achieved achieves ack acos acosh acquire acquired across acting actions active
        actively activity acts actual actually adapt adapted adapter add added adding addition additive addr
        adds adequate adhere adjacent adjust adjusted adjusts adopt adopted advance advanced advances advice
        advise advised affect affected affects agents agree agreed ahead aimed aliases aligned alive allocate
        allow allowed allowing allows almost alone along alpha already alt altered altering although among
        amongst amount amounts analyze analyzed ancestor anchor angle announce annoying another answer answered
        anymore anyone anything anyway anywhere apart apparent appear appeared appears appended appends applied
        applies applying approval approved apps apr archived archives area areas arg1 arg2 args arise arises
        around arrange arranged arrays arrive arrived arrives arrow artifact as aside asin asinh ask asked
        asking asks aspect aspects assembly assert assign assigns assist assume assumed assumes assuming
        asterisk at atan atanh atomic attached attack attacker attacks attempt attempts attr audit aug auth
        automate avoid avoided avoiding avoids aware away backed backing backlog backups backward badly balance
        balanced band bar bare based basic basics batch baz be bear became become becomes becoming began begins
        behalf behave behaves behavior believe belong belongs benefit benefits besides beta better beware beyond
        bias bigger biggest bin binaries bindings binds bitmap bksp black blindly blocked blocking blocks blog
        blue board bodies bogus bother bottom bound boundary bounded bounds boxes braces bracket brackets branch
        branches breaking breaks brevity bridge brief briefly bring bringing brings broad broke broken brought
        browse browser browsers browsing bucket buckets buffered buffers bug buggy builder builds built builtin
        bulk bump bunch bundle bundled burden busy button buttons bypass bypasses byte cache caches caching
        caller callers calling calls cancel cap capable capacity capital caps capture captured captures cards
        careful carriage carried carries carry carrying case cases cash cast catch category caught cause caused
        causes causing ceil certain chain chained chains chance chances change changed changing channels
        chapters char charge chars chat cheap check checked checker checking checkout checks choices choose
        chooses choosing chose chosen ciphers circle circular claim claims clarify clarity classic clause clean
        cleaned cleaner cleaning cleanly cleanups cleared clearer clearing clearly clears click clicking clients
        clock cloned cloning close closely closer closes closest closing cloud cluster clusters cmd coded codes
        coherent collect collects collide colon colons colored combine combined combines comes coming comma
        commas commits commonly compact company compared compares compiled compiler compiles complain complex
        comply compose composed compound computed computer computes concept concepts concern concerns concise
        concrete conduct conf conform conforms confuse confused connects consider consist consists consult
        consume consumed consumer consumes contact contain contains contexts contract contrary contrast controls
        converts convey cope copied copies core cores corner corrupt cos cosh cost costly counted counter
        counters counting counts couple coupled course coverage covered covering crash crashed crashes crashing
        creates creating creator credit cross crucial ctrl curl curly current curve curves cyan cycles daemons
        daily damage dark dashes dates deadlock deal dealing deals dealt debit debugger dec decide decided
        decides deciding decimal decision decl declared declares decoded decoder decoding deemed deep deeper
        defaults defer deferred defines defining degree degrees delays delegate deleted deletes deleting
        deletion deliver delivers delivery delta demand demands denied denote denoted denotes denoting depend
        depends deployed depth derive derives desc describe designed desire desired desktop despite dest
        destroys detach detail detailed detect detected detects develop diagnose diagram dialog dies differ
        differs digest digital digits dir directed directly dirs dirty disables disallow discards discover
        discrete discuss disk disks dispatch displays distance divide divided divides dividing division do doing
        dollar domain domains dot dots dotted doubled doubles doubt draw drawback drawing drawn drive driven
        drivers drives dropped dropping drops dst dual dummy dump dumped dumping dumps dynamic earlier earliest
        ease easier easiest easily east easy echo edge edited editing editors edits effect effects effort
        efforts egress eight elapsed elem element eligible elt email emails embed embedded emit emits emitted
        employ employed emulate emulated enable enables enabling enclose enclosed encoded encodes encrypt ended
        ending ends enforce enforced enforces engine engines enhance enhanced enough ensured ensures ensuring
        enter entered entering enters entire entirely entirety entities entity entropy entry enum env equal
        equally erase erased err errno esc escape escaped escapes escaping etc evaluate even evenly event ever
        everyone evolved exact exactly examine examined examines exceed exceeded exceeds excess exchange
        excluded excludes exec executed executes exercise existed existing exists exited exiting exits exp
        expanded expands expected expects expense expert expired expires explains exploit explore exponent
        exported exports exposed exposes exposing expr ext extended extends extent extract extracts extreme face
        facility factor factors fail failing fails failures fair fairly fake fall falling falls familiar
        families fancy fashion fast faster fastest fault faults favor favorite fax faxes feasible feb feed
        feedback feel fetched fetches fetching fewer fifth file filling fills filter filtered filters final
        finally finding finds fine finer finish finishes finite fire firewall firmware five fix fixes fixing
        fixme flagged flat flavor flavors flexible floating flow flows fluid flushed flushes flushing fn focus
        focused focuses folders follow followed follows fonts foo foo1 forced forces forcing forever forget fork
        forked forking forks form formal formally former formerly forming forms formula forth forum forwards
        four fourth fraction fragment frame frames freed freedom freeing freely frees freeze frequent fresh fri
        friendly friends front frozen fulfill fully func gain gained gains gamma gap gaps garbage gateway gather
        gathered gathers gauss gave geometry gets getting gives giving glance glob globally goes governed grab
        graceful grammar grant granted grants graphics graphs great greatest greatly green grep ground grouped
        grouping groups grow growing grown grows growth guard guess guest guidance guides hack half hand handed
        handful handled handlers handles handling hands handy hang hanging hangs happen happened happens happy
        hard harder hardware harm harmless hash hashed hashes hashing health heap hear heavily heavy held help
        helper helpers helpful helping helps hence hereby hidden hides hiding higher highest highly hints hits
        hitting hold holding holds hole holes home homepage honor honored hook hope hosted hosting hosts hour
        hours href human hundred hundreds hybrid hyphen icon idea ideal ideally ideas identify identity idx if
        ignores ignoring illegal imagine impact impacts impl implicit implies imply imported impose imposed
        imposes improve improved improves inactive inbound included includes incoming increase indeed indented
        indexed indexes indexing indicate indices indirect infer inferred infinite infinity inform informed
        informs ingress inherent inherit inherits initiate inject inner inputs insecure inserted inserts inside
        inspect inspired installs instant instead instruct int intact integers integral intend intended intent
        interact interest internet interval inverse inverted invoke invoked invokes invoking involve involved
        involves isolate isolated issue issuing iterate iterated iterates itself jan job jobs joined joining
        joins journal jul jump jumps jun keeping keeps kept kernel kernels key keyboard keyed keyword killed
        kind kinds knob knowing known knows labeled lack lacking lacks lambda language largely larger largest
        latency latter launched launches layer layout layouts lead leading leads leaf leak leaked leaks learn
        learned leaves leaving legacy len lengths lengthy lesser lets letters letting levels leverage lib libs
        licenses lies lifetime likely likewise limit limited limiting linearly linked linker linking listed
        listener listens listing listings lists literal literals little live lives loadable loaded loader loads
        locally locate located lock locking locks log logged logger logic logo logs longer longest look looked
        looking looks lookup looping loops loosely lose loses losing lot lots love lower lowest lst machine
        macro macros magenta magic mail mailing mainly maintain majority makes making manage managed managers
        manages managing manner manually mapped mapping mappings maps mar mark marked marker markers marking
        marks markup mask masked masks mass matched matches matching math matrix matter matters max maximal
        maximize me mean meaning meanings meant meantime measure measured media meet meeting meets member
        members memory mention menu merely merge merged merges merging mess meta metric metrics migrated million
        min mind minimal minimize minus minutes mirror mirrors mismatch miss missed mistake mistakes mitigate
        mixed mixing mixture mobile mod modeled modern modes modified modifier modifies modular modulo moment
        mon month months mounted mounting mounts move moved movement moves moving multi multiply mutual mutually
        namely naming narrow native natural nature navigate nearest nearly needed needing needs negated negation
        negative nest nested nesting net network newer newest newlines newly nice nicely nicer nine nobody nodal
        nodes noise nominal nonzero normal normally north notable notably notation noted noticed notices
        notified notifies noting notion nov num numbered numbers numerous nums obj objs obscure observe observed
        obtain obtained obtains obvious occupied occupy occur occurred occurs oct octal offer offered offering
        offers official offline offsets okay older oldest omega omit omitted omitting ones ongoing online
        onwards opaque opened opening opens operate operated operates opposed opposite opt optimal ordered
        ordinary organize oriented origin original outbound outdated outer outgoing outline outlined outlines
        outputs outside overall overcome overhead overlap overlaps overlay overload overly owned owner owns pack
        packaged packed packet packets packing padded pages pair paired pairs panel parallel param params
        parents parsed parser parses parsing partial parties partly parts party pass passed passes passing
        passive paste patched patches paths pattern patterns payload peak peer peers penalty percent perfect
        perform performs perhaps period periodic periods permit permits persists pgdn pgup phase phases phi
        phone phrase physical picked picking picks picture piece pieces pipe piped pipeline pipes pkg place
        placed places placing plan plane planned planning play plays plenty plug plugged plugins plus pointed
        pointers pointing policies poll polling pool pools poor poorly popular populate portable ported porting
        portion portions ports pos position positive possibly posted posting powerful powers pre precede
        preceded precise predict prefer prefers prefixed prefixes prepared prepares presence present presents
        press pressing pressure pretty prev prevent prevents prime principal printing prints prior priv probably
        probe problems proc proceed proceeds produce produced produces product profile programs prohibit project
        promote promoted prompted prompts prone proper properly proposal propose protects proto protocol prove
        proven provide provides proxies pseudo psi ptr publicly pull pulled pulling pulls pure purely purged
        purposes push pushed pushes pushing puts putting pwd quality quantity queried queries querying queued
        queues quick quicker quickly quiet quite quota quoted quoting qux raise raised raises raising randomly
        range ranges ranging rank rapidly rare rarely rate rates ratio ratios raw reach reached reaches reaching
        react readable reader readers readily reading reads ready real reality realize realm reason reasons
        rebuild rebuilt receipt received receiver receives recently record recorded records recover recreate red
        redefine reduce reduced reduces reducing ref referred refers reflect reflects refuse refuses regard
        regards region regions registry regular rejects relate relates relating relation relative relax relaxed
        released releases reliable reliably relied relies reloaded rely relying remain remains reminder remotely
        removal removed removes removing renamed renaming render rendered renders reopen rep repair repeated
        repeats replaced replaces replay replies reported req requests rerun reserve resets reside resides
        resolve resolved resolver resolves resort respect respects respond responds restarts restore restored
        restores restrict resulted resumed retain retained retains retried retries retrieve retrying returned
        returns reusable reuse reused reusing rev reveal reverse reversed reverted reverts reviewed revised
        rewrite rho rich rights rigid risk risks robust role roles roll rolling room rotated rotation rough
        roughly round rounded rounding rounds route routed routes routines routing rule runs safe safely safer
        sake salt samples sampling sanity sat satisfy saved saves saving savings saying scalar scale scaled
        scales scaling scan scanned scanning scans scenario scheme schemes scope scoped scopes score scratch
        screen script scripts seamless searched searches secret secrets sections secure secured securely seed
        seeing seeking seem seems seen sees segfault segment segments selected selector selects self semantic
        sender sending sends sense sensible sent sentence sep sept serial series serious serve served servers
        serves session sessions sets setups seven severity shadow shape shares sharing shells shift shifted
        shifts shipped ships shortcut shorten shorter shortest shortly showed showing shows shrink shut shutting
        sides sigma signal signals signed signing signs silently simple simpler simplest simplify simply
        simulate sin sinh site sites sized sizes skeleton skipped skipping skips slash slashes sleep slice
        slider slight slightly slot slots slow slower slowly slows smaller smallest smooth smoothly snapshot
        snippet snippets so sockets soft sole solely solve solved solves solving somebody somehow someone
        somewhat soon sooner sorry sort sorted sorting sorts sound sounds sourced south space spaces spam
        spanning spans sparse spawn spawned speak speaking specific specify specs speeds speedup spelling spend
        spent split splits spurious sqrt square src stack stacks stage stages stale stamp stand stands star
        started starts startup stated static stating stats stay stays std stick stopped stopping stops storage
        store stored stores storing story str straight strange streams strength stricter strictly strip stripped
        strips strong stronger strongly stub stuck stuff styles subset subsets subtle subtract succeed succeeds
        suddenly suffer suffice suffixed suffixes suggest suggests suit suitable suite suited suites sum sun
        super supplied supplies supply supports suppose supposed suppress sure surface survive suspect swap
        swapped swapping switched switches symbol symbolic symbols synonym sys tab tabs tabular tag tagged
        tagging tags tailored taken takes taking talking talks tan tanh tarball tarballs targeted targets tau
        team tell telling tells tend tends tens term tested tests texts textual thank thereby therein thereof
        theta thin thing things think thinking thinks third thorough thought thread threaded threads thrown thu
        thumb ticket tied tight tightly timed timely timers times timezone timing tiny titles tmp to today todo
        token tokens told tolerate took tooling toolkit topic topics topology total totally touch touched
        touching toward towards traces tracing track tracked tracker tracking tracks traffic trailing transfer
        transmit traverse treat treated treating treats tree trees tri trick tricks tricky tried tries trigger
        triggers trim trimmed trip trivial trouble truly trust truth trying tue tune tuned tuning tunnel turning
        turns tutorial tweak tweaks twice typical typing typo typos ugly ultimate unable unclear uncommon
        unified uniform uniquely unless unlike unlikely unneeded unpack unpacked unsure unusable unusual
        unwanted up upcoming updated upgrade upgraded upgrades uploaded uploads upper upstream upwards usable
        usage usages useful useless uses usr usual usually utilize utilized utilizes val validity vals valuable
        var variant variants varies variety various vary varying vector vectors vendors ver verbatim verified
        verifies versus vertical vice video viewed viewer viewing views violate violates virtual visit vital
        volumes waiting waits want wanted wanting wants warn warned warnings warns waste ways weak web website
        wed weekly weeks weight weighted weird welcome west whatever whenever whereas whereby wherever white
        wide widely wider wiki willing wire wise wish wishes wishing worked workers workflow working workload
        worry worse worst worth wrapped wrapper wrappers wrapping wraps writable writer writers writes writing
        xyz yes yield yielding yields yours yourself zap zeroes zeros zone zones
        """)
}
