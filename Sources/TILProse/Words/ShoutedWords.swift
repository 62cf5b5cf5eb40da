/// English words in capitals for emphasis or in headings. Words that are also acronyms ("AS", "IT", "US", "ART") are
/// excluded.
enum ShoutedWords {
    static let words = WordSet(
        """
        abort about above abstract accept accepted access account accuracy acknowledgement acknowledgements
        acknowledgment acknowledgments action activate acute address admin after again against agent agreement aim aims
        alarm alert algorithm alias align all alpha also alter always analysis and any append appendix apply approach
        april archive are argument arguments array article articles ascend assigned assumption attach attention
        attribute audio august author authors auto avenue average back background backup baseline basis because been
        before begin behind being below best beta between bibliography big binary binding bits blank block body bolder
        book books boolean boot border both break brown budget buffer bugs build building business but by bytes cached
        call callback called came cannot capitals caption captions caution caveats cells center centre certificate
        changelog changes channel chapter children choice chunks cipher citation class classes cleanup clear client
        clone closed code coding collate collection color colors column columns combining come command commands comment
        comments commit common compare compile complete completed compress compute concat conclusion conclusions
        condense conditions config configure confirm conflict connect connection console constant content contents
        context continue contributing contribution contributors control convert cookie copy copying copyright corollary
        correct costs could count country cover covers create created creation credits critical cursor custom customer
        customers cycle daemon damages danger data database dataset date day days deadline debug december declare decode
        decrease default define defined definition delay delayed delete demo deny department deploy deprecated derived
        descend description design destroy detached details development device devices did digit dir directory disable
        disabled discard discussion display distinct distribution diverted dockerfile docs document documents does done
        double down download draft driver drop duplicate duration during each early edges edit editor either elements
        else emergency empty enabled encode encoding end ensure entries environment epoch equality equals equation error
        errors estimate evaluation events every example examples except exception exclude execute exist exit expand
        expect experiment experimental experiments expire explain explicit export expose express extend extension extern
        external extra failed failure false family fatal faulty feature features february fetch few field fields figure
        figures file files fill filled findings finished first fixed fixme flags float flush folder folio following font
        foo footer footnote for force foreign format formats forward found free friday from full function functions
        further future general generate generic get give given global goals going gone good goto government gray greater
        greeting group guide hacking had halt handle handler has have having head header headers heading height hello
        her here hide high him hint history holders home hooks hospital host how however huge idle ignore ignored image
        images implement implied import important imports in inbox include indent index info information initial inline
        input insert install installation instance institute integer interface internal interrupt into introduction
        invalid ipsum issued issues italic item items iterator january jobs join july june just justify keep keys
        keywords kill know label labels large last late later latest launch layers lazy learning least leave left legal
        lemma length less let letter level liability libraries library licence license licensed life like limits line
        linear lines link links list listen load loading local locale location lock locked logging logical login logout
        long loop lorem loss lost low machines made mailer main maintainers major make makefile manager manifest manual
        many march margin market master match materials maximum may maybe means medium menu menus merchantability
        message messages method methods middle might migrate minimum minor minute misc missing mode model models modify
        module modules monday monitor monitors more most mostly mount mouse much multiple must mutex name named names
        namespace near need neither networks never new newline news next no node none not note notes nothing notice
        notify november now null number numeric object objective objectives objects obsolete octet october off offset
        often ok old on once one only onto open operation operator optimize option optional options or orange order
        ordering orders orphan orphaned other others otherwise our out outcome output over overflow override overview
        own owners package packages padding page pager panic paper parameter parameters parent parse part password patch
        path pause paused pending people per permission persist person personal pick pipe plain plans platform played
        please plugin point pointer points policy port possible post power preamble precision prefix prepare preserve
        presets preview previous prices primary print printed printer priority privacy private problem procedure process
        products profiles program progress projects prompt proof properties property proposed proposition protect
        protected provided provider proxy public publish purge purple purpose put query question questions queue quit
        quote quotes random rather read readme readonly really receive recommended recovery recursive redirect
        redistribution refer references refresh refused regex register reject rejected related release relevant reload
        remark remember remote remotes remove rename repeat replace reply report reports request require required
        requirements requires research reserved reset resize resource response restart result results resume retry
        return revert review revision revisit revoked right roadmap rollback root rotate router routine rows ruled rules
        running safety said sales same sample sandbox saturday save says schedule schema scroll search second seconds
        section security see seek select send sensitive sensor separate september sequence server service services
        serving set setting settings setup several severe shall share shared she shell shift short should show shown
        shutdown side silent since size skip slave slides small socket software solid solution some source sources space
        spacing special speed spread stable standard standby start starting state states status stderr stdin stdout step
        steps still stop stream strict strike string strings study style subhead subject submit submitted subscribe
        subtitle succeeded success such suffix summary sunday support suspend switch sync synchronous synopsis syntax
        system systems table tables take talk target task tasks temp template temporary terminal terminate terms test
        testing text than thanks that the their them then theorem theory there these they this those though three
        through throw thursday thus time timeout timer tip title tmp todo together toggle too tool tools top trace
        trailer training transient translate transparent true truncate trusted tuesday tuple turned two type typed types
        typeset unary under undo union unique unit units university unknown unlink unlisted unlock unsafe unset unsigned
        unstable unsupported until untitled unused update updates updating upgrading upload upon usage used user
        username users using utility valid validate validation value values variable vendor verbose verify version
        versions very via view visible visual void volatile volume wait walk warning warranties warranty was watch water
        way we wednesday week weights well went were what when where whether which while whole whom whose why widget
        width will window windows with within without word words work worker works world would wrap write written wrong
        wrote year years yellow yes yet you your zero
        """)

    /// Words in capitals in headings that are also acronyms.
    static let ambiguous = WordSet(
        "a an as at be do go he i if in is it its me my no of or so to up us use can who his nor")

    /// Names of signals and errors of systems.
    static let codes = WordSet(
        """
        e2big eacces eaddrinuse eaddrnotavail eafnosupport eagain ealready ebade ebadf ebadmsg ebusy ecanceled
        echild ecomm econnaborted econnrefused econnreset edeadlk edestaddrreq edom edquot eexist efault efbig
        ehostdown ehostunreach eidrm eilseq einprogress eintr einval eio eisconn eisdir elibacc eloop emfile
        emlink emsgsize emultihop enametoolong enetdown enetreset enetunreach enfile enobufs enodata enodev
        enoent enoexec enolck enolink enomem enomsg enonet enopkg enoprotoopt enospc enosr enostr enosys enotblk
        enotconn enotdir enotempty enotsock enotsup enotty enotuniq enxio eopnotsupp eoverflow eowner eperm
        epfnosupport epipe eproto eprotonosupport eprototype erange eremote erestart erofs eshutdown
        esocktnosupport espipe esrch estale etime etimedout etxtbsy eusers ewouldblock exdev sigabrt sigalrm
        sigbus sigchld sigclt sigcont sigemt sigfpe sighup sigill sigint sigio sigkill siglost sigpipe sigpoll
        sigprof sigpwr sigquit sigrtmax sigrtmin sigsegv sigstkflt sigstop sigsys sigterm sigtrap sigtstp
        sigttin sigttou sigurg sigusr sigvtalrm sigwinch sigxcpu sigxfsz
        """)
}
