import ArgumentParser

/// `til complete`: prints the completions of a word for the scripts of `til completions`.
struct Complete: Command {
    static let configuration = CommandConfiguration(
        "complete", "Print completions for a command line.",
        """
        Used by the scripts of 'til completions'. The first line of the output is words, files, folders or nothing. With \
        words, each further line is a word, a tab and its description. With --line, words are quoted for bash.
        """,
        shouldDisplay: false)

    @Option(help: ArgumentHelp("The line of bash up to the cursor.", valueName: "text"))
    var line: String?

    @Option(help: ArgumentHelp("The characters at which bash breaks words.", valueName: "text"))
    var breaks = " \t\n\"'><=;|&(:"

    @Argument(parsing: .postTerminator, help: "The words after the program's name, with the incomplete word last.")
    var words: [String] = []

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let bash = line.map { BashLine($0, breaks: breaks) }
        let words = bash.map { Array($0.words.dropFirst()) } ?? self.words
        let completer = Completer(session: session, grammar: Grammar(describing: Til.self), describes: bash == nil)
        switch completer.completions(of: words.last ?? "", after: words.dropLast()) {
        case .none: session.print("nothing")
        case .files: session.print("files")
        case .folders: session.print("folders")
        case .words(let found):
            session.print("words")
            for line in bash?.replacements(found) ?? found { session.print(line) }
        }
    }
}

/// `til completions SHELL`: prints the completion script for a shell, for `make install`.
///
/// The script asks `til complete` for candidates. It contains no commands or options of its own, and the shell expands
/// nothing that comes from a store.
struct CompletionsCommand: Command {
    static let configuration = CommandConfiguration(
        "completions", "Print the completion script for bash, zsh or fish.",
        """
        Examples:
          til completions bash > ~/.local/share/bash-completion/completions/til
          til completions fish > ~/.config/fish/completions/til.fish
        """)

    /// The supported shells.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    @Argument(help: "The shell.")
    var shell: Shell

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        session.write(Self.script(shell))
    }

    /// Returns the script for a shell.
    static func script(_ shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static let bash = """
        # What til offers comes quoted, and is never expanded: a store may hold what somebody else wrote.
        _til() {
            local kind word
            COMPREPLY=()
            {
                IFS= read -r kind || return 0
                case "${kind}" in
                words) while IFS= read -r word; do COMPREPLY+=("${word}"); done ;;
                files) compopt -o default -o filenames ;;
                folders) compopt -o dirnames -o filenames ;;
                esac
            } < <("${1}" complete --line="${COMP_LINE:0:COMP_POINT}" --breaks="${COMP_WORDBREAKS}" 2>/dev/null)
        }
        complete -F _til til

        """

    private static let zsh = """
        #compdef til

        # What til offers is never expanded: a store may hold what somebody else wrote.
        _til() {
            local -a lines found shown
            local line described
            lines=("${(@f)$("${(Q)words[1]}" complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
            case "${lines[1]}" in
            files) _files ;;
            folders) _files -/ ;;
            words)
                for line in "${(@)lines[2,-1]}"; do
                    found+=("${line%%$'\\t'*}")
                    shown+=("${line/$'\\t'/ -- }")
                    [[ "${line}" = *$'\\t'* ]] && described=yes
                done
                compadd ${described:+-l} -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -d shown -a -- found
                ;;
            esac
        }

        if [[ "${funcstack[1]}" = _til ]]; then
            _til "${@}"
        else
            compdef _til til
        fi

        """

    private static let fish = """
        # What til offers is never expanded: a store may hold what somebody else wrote.
        function __til_complete
            set -l words (commandline -opc)
            set -l word "$(commandline -ct)"
            set -l lines ($words[1] complete -- $words[2..-1] "$(string unescape -- $word; or string replace -r '^[\\'"]' '' -- $word)" 2>/dev/null)
            switch "$lines[1]"
                case files
                    complete --do-complete "'' $word"
                case folders
                    __fish_complete_directories $word
                case words
                    printf '%s\\n' $lines[2..-1]
            end
        end
        complete -c til -f -a '(__til_complete)'

        """
}
