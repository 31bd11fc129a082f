#!/bin/bash

_shoptalk()
{
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" subcommand="" word
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "$word" in
            price|explain) subcommand="$word"; break ;;
        esac
    done
    COMPREPLY=()
    case "$subcommand" in
        price)
            case "$previous" in
                --language) :; return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --format --version --help -h' -- "$current"))
                return
            fi
            :
            ;;
        explain)
            case "$previous" in
                --underlying) :; return ;;
                --language) :; return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W 'never always auto' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--underlying --language --format --color --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -W 'SKErrorDomain StoreKit.StoreKitError NSURLErrorDomain' -- "$current"))
            ;;
        *)
            case "$previous" in
                --generate-completion-script) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--generate-completion-script --generate-manual --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -W 'price explain help' -- "$current"))
            ;;
    esac
}
complete -o bashdefault -o nosort -F _shoptalk shoptalk
