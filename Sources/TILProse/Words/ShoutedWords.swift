/// English words that are written in capitals for emphasis or as headings. Words that are acronyms as well ("AS", "IT",
/// "US", "ART") are left out.
enum ShoutedWords {
    static let words = WordSet(
        """
        abort about above abstract accept access account accuracy acknowledgement acknowledgements acknowledgment
        acknowledgments action acute address admin after again against agent agreement aim aims alarm alert algorithm
        alias all alpha also alter always analysis and any append appendix apply approach april archive are argument
        arguments article articles assumption attach attention attribute audio august author authors auto avenue
        average back background backup baseline basis because been before begin being below best beta between
        bibliography big binding bits body books boolean boot both break brown budget buffer bugs build building but by
        call callback called came cannot caption caution cells centre certificate changelog chapter children choice
        cipher classes client clone closed code coding collection column columns combining come command commands commit
        common compare compile complete completed compress compute concat conclusion conclusions conditions config
        configure confirm conflict connect connection console constant content contents context continue contributing
        contribution contributors control convert copy copying copyright corollary correct costs could country create
        created creation credits critical custom customer customers cycle daemon damages danger data database dataset
        date day days deadline debug december declare decode decrease default define defined definition delay delete
        demo deny department deploy deprecated description design destroy details development device did dir directory
        disable disabled discard discussion display distinct distribution dockerfile document documents does done
        double down download draft driver drop duplicate duration during each early edges edit either elements else
        emergency enabled encode encoding end ensure entries environment equality equals equation error errors estimate
        evaluation events every example examples except exception exclude execute exist exit expand expect experiment
        experimental experiments expire explain explicit export express extend extension extern external extra failed
        failure false features february few field fields figure figures file files findings finished first fixme flags
        float flush folder following foo footer for force foreign format forward found free friday from function
        functions further future general get give given global goals going gone good goto government greater group
        guide hacking had halt handle handler has have having head header headers hello her here hide high him hint
        holders home hospital host how however huge idle ignore images implement implied import important imports in
        include index info information initial inline input insert install installation instance institute integer
        interface internal interrupt into introduction invalid ipsum item items iterator january join july june just
        keep keys keywords kill know label labels large last late later latest launch layers lazy learning least leave
        left legal lemma length less let letter liability libraries library license licensed life like limits line
        linear lines link links list loading locale location locked logical login logout long lorem loss lost low made
        mailer main maintainers major make makefile manifest manual many march market match materials maximum may maybe
        means medium menu menus merchantability message messages method methods might migrate minimum minor minute
        missing mode model models module modules monday more most mount mouse much multiple must mutex name names
        namespace near need neither networks never new newline news next no none not note notes nothing notice november
        now null number numeric object objective objectives objects octet october off offset often ok old on once one
        only onto open operation optimize option optional options or orange order ordering orders orphan other others
        otherwise our out outcome output over overflow override overview own owners package packages padding page panic
        paper parameter parameters parent parse part password patch path pause pending people per permission persist
        person pick pipe plans platform played please plugin pointer possible post power preamble precision prefix
        prepare preserve preview previous prices primary print priority privacy private problem procedure process
        products progress projects proof properties property proposed proposition protected provided provider proxy
        publish purge purple purpose put question questions quit rather read readme readonly really receive recommended
        recovery recursive redirect redistribution refer references refresh regex register reject related release
        relevant reload remark remove rename repeat replace reply report reports request require required requirements
        requires research reserved reset resize resource response restart result results resume retry return revert
        review revisit right roadmap rollback root router routine rows rules running safety said sales same sample
        sandbox saturday save says schedule schema scroll search second section security see seek select send sensitive
        september sequence services set setting settings setup several severe shall share she shell short should show
        shown shutdown side silent since size skip small socket software solution some space standard standby start
        states status step steps still stop stream string strings study style subject submit submitted subscribe
        subtitle succeeded success such suffix summary sunday suspend sync synchronous synopsis syntax system systems
        table tables take talk task tasks temp template temporary terminal terminate terms test testing text than
        thanks that the their them then theorem theory there these they this those though three through throw thursday
        thus time timeout tip title tmp todo together toggle too tool tools top training transient translate
        transparent true truncate trusted tuesday tuple two type typed types unary under undo union unique unit
        university unknown unlink unlock unsafe unset unsigned unstable unsupported until unused update upgrading
        upload upon usage used user users using utility valid validate validation value values variable verbose version
        versions very via visible visual void volatile volume wait walk warning warranties warranty was watch water way
        we wednesday week well went were what when where whether which while whole whom whose why will window windows
        with within without word words work worker works world would wrap write written wrong wrote year years yellow
        yes yet you your
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
