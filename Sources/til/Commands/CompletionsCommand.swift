import ArgumentParser

/// `til completions SHELL`: the script that completes til in a shell, for `make install`.
struct CompletionsCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Print the script that completes til in bash, zsh or fish.",
        shouldDisplay: false)

    /// The shells that there are scripts for.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    @Argument(help: "The shell.")
    var shell: Shell

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        context.environment.output.write(Self.script(shell))
    }

    /// A script that asks `til complete` what there is to offer: it knows no command and no option by itself, and has
    /// nothing that comes from a store expanded.
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

        """#

    private static let zsh = #"""
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
            compdef _til til
        fi

        """#

    private static let fish = #"""
        # What til offers is never expanded: a store may hold what somebody else wrote.
        function __til_complete
            set -l words (commandline -opc)
            set -l word "$(commandline -ct)"
            set -l lines ($words[1] complete -- $words[2..-1] "$(string unescape -- $word; or string replace -r '^[\'"]' '' -- $word)" 2>/dev/null)
            switch "$lines[1]"
                case files
                    __fish_complete_path $word
                case folders
                    __fish_complete_directories $word
                case words
                    printf '%s\n' $lines[2..-1]
            end
        end
        complete -c til -f -a '(__til_complete)'

        """#
}
