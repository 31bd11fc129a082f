#compdef shoptalk

_shoptalk() {
    local context state state_descr line
    typeset -A opt_args
    _arguments -C \
        '--generate-completion-script=[Print a script that teaches a shell to complete the words of this command.]:shell:(bash zsh fish)' \
        '--generate-manual[Print the manual page, in roff.]' \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '1: :->command' '*:: :->rest'
    case $state in
        command)
            local -a subcommands=(
                'price:Write an amount of money as readers of a language expect it.'
                'explain:Say what a store'\''s error means and what the buyer is told.'
            )
            _describe subcommand subcommands
            ;;
        rest)
            case $line[1] in
                price)
                    _arguments \
                        '*--language=[A language to write in, as a BCP 47 tag such as pt-BR.]:tag: ' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:amount: ' \
                        '2:currency: '
                    ;;
                explain)
                    _arguments \
                        '*--underlying=[An error beneath, outermost first; the last colon separates domain and code.]:domain\:code: ' \
                        '--language=[The language to write in, as a BCP 47 tag such as pt-BR.]:tag: ' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--color=[Whether text is coloured.]:when:(never always auto)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:domain:(SKErrorDomain StoreKit.StoreKitError NSURLErrorDomain)' \
                        '2:code: '
                    ;;
            esac
            ;;
    esac
}

_shoptalk "$@"
