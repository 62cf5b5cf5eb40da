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
        let bash = line.map { line in BashLine(line, breaks: breaks) }
        let words = bash.map { bash in Array(bash.words.dropFirst()) } ?? self.words
        let completer = Completer(session: session, grammar: Grammar(describing: Til.self), describes: bash == nil)
        switch completer.completions(of: words.last ?? "", after: words.dropLast()) {
        case .none: session.console.print("nothing")
        case .files: session.console.print("files")
        case .folders: session.console.print("folders")
        case .words(let found):
            session.console.print("words")
            for line in bash?.replacements(found) ?? found { session.console.print(line) }
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
        session.console.write(Self.script(shell))
    }

    /// Returns the script for a shell.
    static func script(_ shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static let bash = #"""
        # What til offers comes quoted, and is never expanded: a store may hold what somebody else wrote.
        _til() {
            local kind word name line="${COMP_LINE:0:COMP_POINT}" program="${1//[\"\'\\]/}"
            local alias="${BASH_ALIASES[${1:-til}]-}"
            # An alias such as 'til add' stands for the words of its definition.
            case "${alias%% *}" in
            til | */til)
                program="${alias%% *}"
                line="${alias}${line#"${1}"}"
                ;;
            esac
            # Only a home folder and a variable in front are expanded, so that nothing that was typed runs.
            case "${program}" in
            '~/'*) program="${HOME}/${program#'~/'}" ;;
            '$'*/*)
                name="${program%%/*}"
                name="${name//[\$\{\}]/}"
                [[ "${name}" =~ ^[A-Za-z_][A-Za-z_0-9]*$ ]] && program="${!name}/${program#*/}"
                ;;
            esac
            [[ "${program}" == */til && -x "${program}" ]] || program=til
            COMPREPLY=()
            {
                IFS= read -r kind || return 0
                case "${kind}" in
                words) while IFS= read -r word; do COMPREPLY+=("${word}"); done ;;
                files) compopt -o default -o filenames ;;
                folders) compopt -o dirnames -o filenames ;;
                esac
            } < <("${program}" complete --line="${line}" --breaks="${COMP_WORDBREAKS}" 2>/dev/null)
        }
        # With a quoted path such as "$HOME/bin/til", bash looks for the name with the quote.
        complete -F _til til til\" til\'

        """#

    private static let zsh = #"""
        #compdef til til" til'

        # What til offers is never expanded: a store may hold what somebody else wrote.
        _til() {
            local -a lines found shown typed definition
            local line described name program="${(Q)words[1]}"
            typed=("${(@Q)words[2,CURRENT-1]}")
            # With complete_aliases, an alias such as 'til add' stands for the words of its definition.
            definition=("${(@Q)${(z)aliases[$program]}}")
            if [[ "${definition[1]}" = (til|*/til) ]]; then
                program="${definition[1]}"
                typed=("${(@)definition[2,-1]}" "${(@)typed}")
            fi
            # Only a home folder and a variable in front are expanded, so that nothing that was typed runs.
            if [[ "${program}" = '~/'* ]]; then
                program="${HOME}/${program#'~/'}"
            elif [[ "${program}" = '$'*/* ]]; then
                name="${program%%/*}"
                name="${name//[\$\{\}]/}"
                [[ "${name}" =~ '^[A-Za-z_][A-Za-z_0-9]*$' ]] && program="${(P)name}/${program#*/}"
            fi
            [[ "${program}" = */til && -x "${program}" ]] || program=til
            lines=("${(@f)$("${program}" complete -- "${(@)typed}" "${(Q)PREFIX}" 2>/dev/null)}")
            case "${lines[1]}" in
            files) _files ;;
            folders) _files -/ ;;
            words)
                for line in "${(@)lines[2,-1]}"; do
                    found+=("${line%%$'\t'*}")
                    shown+=("${line/$'\t'/ -- }")
                    [[ "${line}" = *$'\t'* ]] && described=yes
                done
                compadd ${described:+-l} -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -d shown -a -- found
                ;;
            esac
        }

        if [[ "${funcstack[1]}" = _til ]]; then
            _til "${@}"
        else
            # With a quoted path such as "$HOME/bin/til", zsh looks for the name with the quote.
            compdef _til til til\" til\'
        fi

        """#

    private static let fish = #"""
        # What til offers is never expanded: a store may hold what somebody else wrote.
        function __til_complete
            set -l words (commandline -opc)
            set -l word "$(commandline -ct)"
            # Only a home folder and a variable in front are expanded, so that nothing that was typed runs.
            set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
            if string match -rq '^\{?\$(?<name>\w+)\}?/(?<rest>.*)' -- $program
                set program "$$name/$rest"
            end
            if not string match -q '*/til' -- $program; or not test -x $program
                set program til
            end
            set -l lines ($program complete -- $words[2..-1] "$(string unescape -- $word; or string replace -r '^[\'"]' '' -- $word)" 2>/dev/null)
            switch "$lines[1]"
                case files
                    complete --do-complete "'' $word"
                case folders
                    __fish_complete_directories $word
                case words
                    printf '%s\n' $lines[2..-1]
            end
        end
        complete -c til -f -a '(__til_complete)'

        """#
}
