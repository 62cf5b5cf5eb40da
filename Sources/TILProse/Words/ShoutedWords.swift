/// English words that are written in capitals for emphasis or as headings. Words that are acronyms as well ("AS", "IT",
/// "US", "ART") are left out.
enum ShoutedWords {
    static let words = WordSet(
        """
        abort about above abstract accept access account accuracy acknowledgement acknowledgements acknowledgment
        acknowledgments address admin after again against agreement aim aims alarm alert algorithm alias all also alter
        always analysis and any appendix apply approach april archive are argument arguments article articles
        assumption attach attention attribute audio august author authors auto avenue average back background backup
        baseline because been before begin being below best between bibliography big books boot both break brown budget
        buffer bugs build building but by callback called came cannot caption caution cells centre certificate
        changelog chapter children classes client clone closed code coding collection column columns come command
        commands commit compare compile complete completed compress compute conclusion conclusions conditions config
        configure confirm conflict connect connection console constant content contents context continue contributing
        contribution contributors control convert copying copyright corollary correct costs could country create
        created creation credits critical custom customer customers cycle damages danger data database dataset date day
        days deadline debug december declare decode decrease default define defined definition delay delete demo deny
        department deploy deprecated description design destroy details development did dir directory disable disabled
        discard discussion display distinct distribution dockerfile document documents does done double down download
        drop duplicate duration during each early edges edit either elements else emergency enabled encode encoding end
        ensure entries environment equals equation error errors estimate evaluation events every example examples
        except exception exclude execute exist expand expect experiment experimental experiments expire explain
        explicit export express extend extension extern external extra failure false features february few fields
        figure figures file files findings first fixme flags flush folder following foo footer for force foreign format
        forward found free friday from function functions further future general get give given global goals going gone
        good goto government greater group guide hacking had halt handler has have having head header headers hello her
        here hide high him holders home hospital how however idle ignore images implement implied import important in
        include index info information inline input insert install installation instance institute integer interface
        internal interrupt into introduction invalid ipsum item items iterator january join july june just keep keys
        keywords kill know label labels last late later latest launch layers lazy learning least leave left legal lemma
        length less let liability libraries library license licensed life like limits line linear lines links list
        loading locale location locked login logout long lorem loss lost low made main maintainers major make makefile
        manifest manual many march market materials maximum may maybe means medium menu menus merchantability message
        messages method methods might migrate minimum minor minute missing mode model models module modules monday more
        most mount mouse much multiple must mutex name names namespace near need neither networks never new newline
        news next no none not note notes nothing notice november now null number numeric objective objectives objects
        october off offset often ok old on once one only onto open operation optimize option optional options or orange
        order orders orphan other others otherwise our out outcome output over overflow override overview own package
        packages padding page panic paper parameter parameters parent parse part password patch path pause pending
        people per permission persist person pick pipe plans platform played please plugin pointer possible post power
        precision prefix prepare preserve preview previous prices primary print priority privacy private problem
        procedure process products progress projects proof properties property proposed proposition protected provided
        provider proxy publish purge purple purpose put question questions quit rather read readme readonly really
        receive recommended recovery recursive redirect redistribution refer references refresh register reject related
        release reload remark remove rename repeat replace reply report reports request require required requirements
        research reserved reset resize response restart result results resume retry return revert review revisit right
        roadmap rollback root router routine rows rules running safety said sales same sample sandbox saturday save
        says schedule scroll second section security see seek select send sensitive september services set setting
        settings setup several severe shall share she shell short should show shown shutdown side silent since size
        skip small socket software solution some standby start states step steps still stop string strings study style
        subject submit submitted subscribe subtitle succeeded success such suffix summary sunday suspend sync
        synchronous system systems table tables take talk task tasks temp template temporary terminal terminate terms
        test testing text than thanks that the their them then theorem theory there these they this those though three
        through throw thursday thus time timeout tip title tmp todo together toggle too tool tools top training
        transient translate transparent true truncate tuesday tuple two type types unary under undo union unique
        university unknown unlink unlock unsafe unset unsigned unstable unsupported until unused update upgrading
        upload upon usage used user users using utility valid validate validation value values variable verbose version
        very via visible void volatile volume wait walk warning warranties warranty was water way we wednesday week
        well went were what when where whether which while whole whom whose why will windows with within without words
        work worker works world would wrap write written wrong wrote year years yellow yes yet you your alpha beta
        field space synopsis versions visual window
        """)

    /// Words that are written in capitals in headings, but that are acronyms as well.
    static let ambiguous = WordSet(
        "a an as at be do go he i if in is it its me my no of or so to up us use can who his nor")

    /// What systems call signals and errors.
    static let codes = WordSet(
        """
        sighup sigint sigquit sigill sigtrap sigabrt sigbus sigfpe sigkill sigusr sigsegv sigpipe sigalrm sigterm sigchld
        sigcont sigstop sigtstp sigttin sigttou sigwinch sigio sigsys eacces eagain ebadf ebusy econnrefused econnreset
        eexist efault efbig eintr einval eisdir eloop emfile enametoolong enfile enodev enoent enoexec enomem enospc
        enosys enotdir enotempty enotsup enotty eopnotsupp eoverflow eperm epipe erange erofs espipe esrch etimedout
        ewouldblock exdev
        """)
}
