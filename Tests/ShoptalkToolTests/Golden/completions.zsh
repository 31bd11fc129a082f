#compdef shoptalk

_shoptalk_strings() {
    local context state state_descr line
    typeset -A opt_args
    _arguments -C \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '1: :->command' '*:: :->rest'
    case $state in
        command)
            local -a subcommands=(
                'get:Look up a text as the library does, and fill it.'
                'set:Give a key a text, in place of the one that is there or anew.'
                'remove:Take away a key, or its texts in one language.'
                'rename:Give a key another name, in every language and file of a table.'
                'list:List the keys, with the languages that each is in.'
                'languages:List the languages that the files are in.'
                'add-language:Give every key of a catalogue a text in another language, for a translator to begin with.'
                'lint:Find faults in translation files\: in their syntax, their arguments, their plurals and their words.'
                'review:Give every text of a catalogue the state that it deserves by rule.'
                'stats:Count how much is translated into each language, and how surely.'
                'diff:Tell what two translation files say differently, whatever their formats.'
                'merge:Merge two changed copies of a translation file, by key, language and variation.'
                'convert:Write a translation file in another format.'
                'export:Write what is to be translated as XLIFF 1.2 or as bundles, as Xcode exports it.'
                'import:Take the translations of an XLIFF file or bundle over into a project.'
                'compile:Compile a string catalogue to .strings and .stringsdict files, a folder for each language.'
                'pseudo:Add the texts of a pseudo-locale, which show what is not translated or does not fit.'
                'dump:Print every entry with all that the file says of it, as JSON.'
            )
            _describe subcommand subcommands
            ;;
        rest)
            case $line[1] in
                get)
                    _arguments \
                        '--language=[The language to write in, as a BCP 47 tag such as pt-BR.]:tag:(ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant)' \
                        '*--argument=[A value to insert, in the order of the text; digits such as 3 or 1.50 are a number.]:value: ' \
                        '--device=[The device of the reader.]:name:(iphone ipad ipod mac appletv applewatch applevision other)' \
                        '--explain[Say which language, table and variation answered, and why.]' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files' \
                        '2:key: '
                    ;;
                set)
                    _arguments \
                        '--language=[The language of the text; without it, the one that the file is in or was written in first.]:tag: ' \
                        '--plural=[The plural form that the text is.]:category:(zero one two few many other)' \
                        '--device=[The device that the text is for.]:name:(iphone ipad ipod mac appletv applewatch applevision other)' \
                        '--state=[How sure the text is, in a catalogue.]:state:(new needs_review machine_translated translated)' \
                        '--comment=[What a translator should know about the key.]:text: ' \
                        '--extracted[A new key comes from code; without this Xcode keeps it as written by hand.]' \
                        '--mark-stale[Where the source text changes, the other languages need review.]' \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--keep-damage[Go on although a part of a file cannot be read; that part stays as it is.]' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files' \
                        '2:key: ' \
                        '3:value: '
                    ;;
                remove)
                    _arguments \
                        '--language=[Take away the texts in this language alone.]:tag: ' \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--keep-damage[Go on although a part of a file cannot be read; that part stays as it is.]' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files' \
                        '2:key: '
                    ;;
                rename)
                    _arguments \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--keep-damage[Go on although a part of a file cannot be read; that part stays as it is.]' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files' \
                        '2:old: ' \
                        '3:new: '
                    ;;
                list)
                    _arguments \
                        '--language=[The language of a named file that lies in no .lproj folder, as a BCP 47 tag such as pt-BR.]:tag: ' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                languages)
                    _arguments \
                        '--language=[The language of a named file that lies in no .lproj folder, as a BCP 47 tag such as pt-BR.]:tag: ' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                add-language)
                    _arguments \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--keep-damage[Go on although a part of a file cannot be read; that part stays as it is.]' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files' \
                        '2:tag: '
                    ;;
                lint)
                    _arguments \
                        '--format=[Text for people, JSON for programs, or SARIF 2.1.0 for tools that gather findings.]:format:(text json sarif)' \
                        '--fail-on=[The least severity of a finding that makes the exit status 1.]:severity:(error warning note never)' \
                        '--baseline=[A file of findings that are known already and not told again.]:file:_files -g "*.json"' \
                        '--write-baseline=[Write all findings into a file of known ones, and tell none.]:file:_files -g "*.json"' \
                        '--list-rules[List the rules, and read no files.]' \
                        '*--disable=[Do not ask a rule.]:rule:(syntax silent-truncation reader-warning lowercase-unicode-escape octal-escape duplicate-key equivalent-keys xliff-variation-key stale-key plural-category-missing plural-category-unused plural-other-missing value-type-missing placeholder-refused argument-clash argument-gap mixed-positions argument-type argument-extra argument-missing ambiguous-percent unescaped-percent misspelt-reference undefined-substitution unused-substitution substitution-cycle value-type-unknown missing-translation orphan-key empty-translation untranslated-copy needs-review invisible-character bidirectional-override unbalanced-direction edge-whitespace newline-drift no-break-space-drift too-long glossary-term ellipsis-style)' \
                        '*--enable=[Ask a rule that is off by default.]:rule:(syntax silent-truncation reader-warning lowercase-unicode-escape octal-escape duplicate-key equivalent-keys xliff-variation-key stale-key plural-category-missing plural-category-unused plural-other-missing value-type-missing placeholder-refused argument-clash argument-gap mixed-positions argument-type argument-extra argument-missing ambiguous-percent unescaped-percent misspelt-reference undefined-substitution unused-substitution substitution-cycle value-type-unknown missing-translation orphan-key empty-translation untranslated-copy needs-review invisible-character bidirectional-override unbalanced-direction edge-whitespace newline-drift no-break-space-drift too-long glossary-term ellipsis-style)' \
                        '*--severity=[How bad the findings of a rule are.]:rule=severity: ' \
                        '--source-language=[The language that the texts of .lproj folders were written in first; a catalogue says its own.]:tag: ' \
                        '*--require-language=[A language that every table must have.]:tag: ' \
                        '*--untranslatable=[A text that stays the same in every language, such as a name.]:text: ' \
                        '*--max-length=[The most characters of the text of a key; a comment with '\''max-length\: 30'\'' says the same.]:key=number: ' \
                        '--glossary=[Words that have to be translated in one way\: lines of cells with tabs between them; the first names the languages ('\''term'\'', '\''de'\'', …), the others have a word and its translations; or the first names the columns '\''language'\'', '\''term'\'', '\''approved'\'' and any of '\''further'\'', '\''part'\'' and '\''sources'\''.]:file:_files -g "*.tsv"' \
                        '--language=[The language of a named file that lies in no .lproj folder, as a BCP 47 tag such as pt-BR.]:tag: ' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '*:file:_files'
                    ;;
                review)
                    _arguments \
                        '--glossary=[Words that have to be translated in one way\: lines of cells with tabs between them; the first names the languages ('\''term'\'', '\''de'\'', …), the others have a word and its translations; or the first names the columns '\''language'\'', '\''term'\'', '\''approved'\'' and any of '\''further'\'', '\''part'\'' and '\''sources'\''.]:file:_files -g "*.tsv"' \
                        '--check[Write nothing; tell each text whose state is wrong, and exit with 1 if there is one.]' \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                stats)
                    _arguments \
                        '--language=[The language of a named file that lies in no .lproj folder, as a BCP 47 tag such as pt-BR.]:tag: ' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                diff)
                    _arguments \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:old:_files' \
                        '2:new:_files'
                    ;;
                merge)
                    _arguments \
                        '--path=[The name that the file has in the project, which tells its format; without it the content does.]:name: ' \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:base:_files' \
                        '2:ours:_files' \
                        '3:theirs:_files'
                    ;;
                convert)
                    _arguments \
                        '--to=[The format to write\: a catalogue, .strings and .stringsdict, strings.xml, PO or ARB.]:format:(xcstrings strings android gettext arb)' \
                        '--from=[The format of the file, where its name does not tell it.]:format:(xcstrings strings android gettext arb stringsdict xliff)' \
                        '--language=[The language of a file that does not name it, and to write.]:tag: ' \
                        '-o[The file to write, or for strings the folder; - is standard output.]:path: ' \
                        '--output=[The file to write, or for strings the folder; - is standard output.]:path: ' \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                export)
                    _arguments \
                        '*--language=[A language to translate to; without it, all that the files have but the source language.]:tag: ' \
                        '--source-language=[The language of the texts; without it, that of the catalogues, or else en.]:tag: ' \
                        '-o[A file .xliff or a bundle .xcloc for one language, or a folder, which gets a bundle for each; - is standard output, as XLIFF.]:path:_files' \
                        '--output=[A file .xliff or a bundle .xcloc for one language, or a folder, which gets a bundle for each; - is standard output, as XLIFF.]:path:_files' \
                        '--project=[The name of the Xcode project for a bundle; without it, that of the folder.]:name: ' \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--keep-damage[Go on although a part of a file cannot be read; that part stays as it is.]' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                import)
                    _arguments \
                        '--skip-errors[Take over the rest although a part of the XLIFF file cannot be; the status is 1.]' \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--keep-damage[Go on although a part of a file cannot be read; that part stays as it is.]' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:xliff:_files' \
                        '2:folder:_files'
                    ;;
                compile)
                    _arguments \
                        '-o[The folder to write the .lproj folders into.]:folder: ' \
                        '--output=[The folder to write the .lproj folders into.]:folder: ' \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--keep-damage[Go on although a part of a file cannot be read; that part stays as it is.]' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                pseudo)
                    _arguments \
                        '--locale=[accented is en-XA, mirrored is ar-XB from right to left, double has every word twice.]:name:(accented mirrored double)' \
                        '--dry-run[Show what would change as a unified diff, and write nothing.]' \
                        '--keep-damage[Go on although a part of a file cannot be read; that part stays as it is.]' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                dump)
                    _arguments \
                        '--language=[The language of a named file that lies in no .lproj folder, as a BCP 47 tag such as pt-BR.]:tag: ' \
                        '--format=[JSON for programs.]:format:(json)' \
                        '--size-limit=[The most bytes of a file that is read.]:bytes: ' \
                        '--depth-limit=[How deep values of a file may lie in each other.]:levels: ' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
            esac
            ;;
    esac
}

_shoptalk_journal() {
    local context state state_descr line
    typeset -A opt_args
    _arguments -C \
        '--version[Show the version.]' \
        '-h[Show help information.]' \
        '--help[Show help information.]' \
        '1: :->command' '*:: :->rest'
    case $state in
        command)
            local -a subcommands=(
                'show:List the transactions of a journal and how far each has come.'
                'parked:List the transactions whose delivery failed as often as it may.'
                'retry:Put parked transactions back, so that the next run delivers them.'
                'verify:Look at every row of a journal, its checksum and the structure of the file.'
                'recover:Take every row that is whole out of a damaged journal into a new file.'
                'backup:Copy a journal into a new file, as it stands between two changes.'
            )
            _describe subcommand subcommands
            ;;
        rest)
            case $line[1] in
                show)
                    _arguments \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                parked)
                    _arguments \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                retry)
                    _arguments \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files' \
                        '*:id: '
                    ;;
                verify)
                    _arguments \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files'
                    ;;
                recover)
                    _arguments \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files' \
                        '2:new-file:_files'
                    ;;
                backup)
                    _arguments \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files' \
                        '2:new-file:_files'
                    ;;
            esac
            ;;
    esac
}

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
                'preview:Show every message of a purchase, in every language.'
                'simulate:Take purchases through a simulated store and print every notification.'
                'products:List what a StoreKit configuration file sells.'
                'price:Write an amount of money as readers of a language expect it.'
                'disclosure:Write what a buyer has to be told before a purchase, or check a text for it.'
                'explain:Say what a store'\''s error means and what the buyer is told.'
                'messages:List the catalogue of messages\: what each is about, and what fills it.'
                'message:Say what the buyer is told about an event of a store'\''s server.'
                'journal:Look after the journal of purchases in a SQLite file.'
                'strings:Look into translation files, and edit them byte for byte.'
            )
            _describe subcommand subcommands
            ;;
        rest)
            case $line[1] in
                preview)
                    _arguments \
                        '*--language=[A language to write in, as a BCP 47 tag such as pt-BR.]:tag:(ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant)' \
                        '--all-languages[Write in every language that there are texts in.]' \
                        '*--message=[A message to show, such as purchase.deferred; all where none is named.]:id:(status.connecting status.loadingProducts status.purchasing status.authorizing status.verifying status.delivering status.restoring status.processingPayment status.refreshing status.slow status.done store.unavailable store.offline store.timeout store.signInRequired store.updateRequired store.notSupported products.empty products.invalid products.notInStorefront products.priceChanged purchase.completed purchase.completed.quantity purchase.cancelled purchase.failed.unknown purchase.failed.declined purchase.failed.invalidRequest purchase.failed.productUnavailable purchase.notAllowed purchase.alreadyOwned purchase.alreadySubscribed purchase.inProgress purchase.invalidQuantity purchase.interrupted purchase.privacyRequired purchase.belongsToOther purchase.needsSignIn purchase.credited purchase.deferred purchase.deferred.approved purchase.deferred.expired purchase.pendingPayment restore.completed restore.nothing restore.partial restore.failed restore.cancelled restore.expiredOnly restore.consumablesNote verify.failed verify.later deliver.failed deliver.downloadPaused finish.pending sub.started sub.resubscribed sub.renewed sub.renewalReminder sub.trialEnding sub.trialEnded sub.autoRenewOff sub.autoRenewOn sub.upgraded sub.downgradeScheduled sub.crossgrade sub.changeWithdrawn sub.pauseScheduled sub.paused sub.expired sub.expired.voluntary sub.expired.priceIncrease sub.expired.productUnavailable sub.extended sub.commitment sub.duplicate sub.otherPlatform sub.billingIssue sub.gracePeriod sub.billingRetry sub.onHold sub.graceExpired sub.expired.billing sub.recovered price.increase.consent price.increase.notice price.increase.accepted price.decrease price.preserved offer.introFree offer.introPayAsYouGo offer.introPayUpFront offer.ineligible offer.invalid offer.expiring offer.expired offer.winBack offer.redeemed offer.codeInvalid retention.message refund.requested refund.cancelled refund.error refund.granted refund.issued refund.declined refund.reversed revoke.family consent.rescinded family.shared family.supported storefront.changed account.mismatch sandbox.badge disclosure.autoRenew disclosure.perUnit disclosure.play disclosure.play.required disclosure.play.notRequired disclosure.manageLink disclosure.termsLink disclosure.privacyLink disclosure.taxNote disclosure.taxNote.excluded legal.orderButton legal.withdrawal legal.withdrawal.confirm legal.withdrawal.receipt legal.waiver legal.externalPurchase card.declined card.expired card.cvc card.authRequired card.taxLocation card.email ops.event ops.supportSummary)' \
                        '*--family=[A family of messages\: status, store, purchase, deferred, restore, delivery, subscription, billing, priceChange, offer, refund, account, disclosure, legal, card, operations.]:family:(status store purchase deferred restore delivery subscription billing priceChange offer refund account disclosure legal card operations)' \
                        '*--presentation=[Where messages belong on a screen.]:presentation:(none progress inline toast alert sheet banner badge push email disclosure)' \
                        '*--severity=[How serious messages are.]:severity:(info success warning error)' \
                        '*--state=[How sure the texts of messages are.]:state:(new needs_review machine_translated translated)' \
                        '--storefront=[The country of the buyer, which decides the currency, by its three letters such as DEU.]:alpha3:(AFG AGO AIA ALB ARE ARG ARM ATG AUS AUT AZE BEL BEN BFA BGR BHR BHS BIH BLR BLZ BMU BOL BRA BRB BRN BTN BWA CAN CHE CHL CHN CIV CMR COD COG COL CPV CRI CYM CYP CZE DEU DMA DNK DOM DZA ECU EGY ESP EST FIN FJI FRA FSM GAB GBR GEO GHA GMB GNB GRC GRD GTM GUY HKG HND HRV HUN IDN IND IRL IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KNA KOR KWT LAO LBN LBR LBY LCA LKA LTU LUX LVA MAC MAR MDA MDG MDV MEX MKD MLI MLT MMR MNE MNG MOZ MRT MSR MUS MWI MYS NAM NER NGA NIC NLD NOR NPL NRU NZL OMN PAK PAN PER PHL PLW PNG POL PRT PRY QAT ROU RUS RWA SAU SEN SGP SLB SLE SLV SRB STP SUR SVK SVN SWE SWZ SYC TCA TCD THA TJK TKM TON TTO TUN TUR TWN TZA UGA UKR URY USA UZB VCT VEN VGB VNM VUT XKS YEM ZAF ZMB ZWE)' \
                        '--bidi=[Whether invisible marks keep values and lines of another direction apart.]:marks:(isolate none)' \
                        '--format=[The place that the messages are written for\: a terminal, a program, a page, a notification, a chat or a letter.]:format:(text ansi markdown json html apns apns-localized fcm webpush slack email retention alert)' \
                        '--check[Write what is missing, too long or malformed instead of the messages.]' \
                        '--require-reviewed[With --check\: also what nobody has reviewed.]' \
                        '*--texts=[Texts of an app'\''s own\: a translation file or a folder of them. They come before those of the command, key by key and language by language.]:file:_files' \
                        '*--definitions=[Messages of an app'\''s own, as '\''shoptalk messages --format json'\'' writes them.]:file:_files -g "*.json"' \
                        '--color=[Whether text is coloured.]:when:(never always auto)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1::file:_files -g "*.storekit"'
                    ;;
                simulate)
                    _arguments \
                        '--script=[A file with one step a line; # begins a comment.]:file:_files' \
                        '*--step=[A step, such as '\''buy com.example.coins 2'\''.]:step: ' \
                        '--language=[The language to write in, as a BCP 47 tag such as pt-BR.]:tag:(ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant)' \
                        '--journal=[A file that the app'\''s journal is kept in, with FILE.store and FILE.content beside it.]:file:_files' \
                        '--format=[One JSON object a line for programs, or text for people.]:format:(ndjson text)' \
                        '--color=[Whether text is coloured.]:when:(never always auto)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files -g "*.storekit"'
                    ;;
                products)
                    _arguments \
                        '--language=[The language to write in, as a BCP 47 tag such as pt-BR.]:tag:(ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant)' \
                        '--storefront=[The country of the buyer, which decides the currency, by its three letters such as DEU.]:alpha3:(AFG AGO AIA ALB ARE ARG ARM ATG AUS AUT AZE BEL BEN BFA BGR BHR BHS BIH BLR BLZ BMU BOL BRA BRB BRN BTN BWA CAN CHE CHL CHN CIV CMR COD COG COL CPV CRI CYM CYP CZE DEU DMA DNK DOM DZA ECU EGY ESP EST FIN FJI FRA FSM GAB GBR GEO GHA GMB GNB GRC GRD GTM GUY HKG HND HRV HUN IDN IND IRL IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KNA KOR KWT LAO LBN LBR LBY LCA LKA LTU LUX LVA MAC MAR MDA MDG MDV MEX MKD MLI MLT MMR MNE MNG MOZ MRT MSR MUS MWI MYS NAM NER NGA NIC NLD NOR NPL NRU NZL OMN PAK PAN PER PHL PLW PNG POL PRT PRY QAT ROU RUS RWA SAU SEN SGP SLB SLE SLV SRB STP SUR SVK SVN SWE SWZ SYC TCA TCD THA TJK TKM TON TTO TUN TUR TWN TZA UGA UKR URY USA UZB VCT VEN VGB VNM VUT XKS YEM ZAF ZMB ZWE)' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--color=[Whether text is coloured.]:when:(never always auto)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files -g "*.storekit"'
                    ;;
                price)
                    _arguments \
                        '*--language=[A language to write in, as a BCP 47 tag such as pt-BR.]:tag:(ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant)' \
                        '--per=[The price is paid each period, such as P1M, P3M or P1Y.]:period: ' \
                        '--as=[Write what the price of --per is for another period, such as P1M.]:period: ' \
                        '--calendar=[How many days, weeks and months one counts in each other, for --as.]:rule:(gregorianAverage thirtyDayMonths fourWeekMonths)' \
                        '--rounding=[How an amount with more digits than the currency is rounded\: down for --as, else half to even.]:policy:(down up halfEven halfUp towardStorePrice)' \
                        '--style=[How the currency is named, or a negative amount is written.]:style:(symbol narrow code name accounting)' \
                        '--range=[The other end of a range of prices.]:amount: ' \
                        '--spoken[Write the price as a voice reads it.]' \
                        '--parts[Write the parts of the price, a line each.]' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:amount: ' \
                        '2:currency: '
                    ;;
                disclosure)
                    _arguments \
                        '--store=[Where it is bought.]:store:(appStore googlePlay web)' \
                        '--storefront=[The country of the buyer, which decides the currency, by its three letters such as DEU.]:alpha3:(AFG AGO AIA ALB ARE ARG ARM ATG AUS AUT AZE BEL BEN BFA BGR BHR BHS BIH BLR BLZ BMU BOL BRA BRB BRN BTN BWA CAN CHE CHL CHN CIV CMR COD COG COL CPV CRI CYM CYP CZE DEU DMA DNK DOM DZA ECU EGY ESP EST FIN FJI FRA FSM GAB GBR GEO GHA GMB GNB GRC GRD GTM GUY HKG HND HRV HUN IDN IND IRL IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KNA KOR KWT LAO LBN LBR LBY LCA LKA LTU LUX LVA MAC MAR MDA MDG MDV MEX MKD MLI MLT MMR MNE MNG MOZ MRT MSR MUS MWI MYS NAM NER NGA NIC NLD NOR NPL NRU NZL OMN PAK PAN PER PHL PLW PNG POL PRT PRY QAT ROU RUS RWA SAU SEN SGP SLB SLE SLV SRB STP SUR SVK SVN SWE SWZ SYC TCA TCD THA TJK TKM TON TTO TUN TUR TWN TZA UGA UKR URY USA UZB VCT VEN VGB VNM VUT XKS YEM ZAF ZMB ZWE)' \
                        '--language=[The language to write in, as a BCP 47 tag such as pt-BR.]:tag:(ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant)' \
                        '--offer=[The offer that the buyer gets, by its identifier or one of these words.]:offer:(introductory none)' \
                        '--billing-plan=[The way to pay that the buyer takes, by its kind in the file.]:kind:(MONTHLY BILLED_UPFRONT)' \
                        '--terms=[The address of the terms of use.]:url: ' \
                        '--privacy=[The address of the privacy policy.]:url: ' \
                        '--manage=[Where a subscription is cancelled; on the App Store and Google Play, the store'\''s own page.]:url: ' \
                        '--withdraw=[Where a buyer withdraws from the contract.]:url: ' \
                        '--subscription-required[The app does nothing without a subscription.]' \
                        '--check=[Say what the text in this file lacks or contradicts instead.]:file:_files' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--color=[Whether text is coloured.]:when:(never always auto)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files -g "*.storekit"' \
                        '2:product: '
                    ;;
                explain)
                    _arguments \
                        '*--underlying=[An error beneath, outermost first; the last colon separates domain and code.]:domain\:code: ' \
                        '--language=[The language to write in, as a BCP 47 tag such as pt-BR.]:tag:(ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant)' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--color=[Whether text is coloured.]:when:(never always auto)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:domain:(AMSErrorDomain ASDErrorDomain ASDServerErrorDomain NSPOSIXErrorDomain NSPOSIXErrorDomain.linux NSURLErrorDomain PaymentMethodBinding.PaymentMethodBindingError Product.PurchaseError SKErrorDomain SKTestErrorDomain Shoptalk StoreKitError Transaction.RefundRequestError Transaction.RefundRequestStatus VerificationResult.VerificationError adapty adapty.ui appstore.APIError appstore.VerificationError appstore.expirationIntent appstore.notification appstore.revocationReason appstore.status cordova.purchase flutter.iap flutter_inapp_purchase openiap openiap.subResponseCodeAndroid play.BillingResponseCode play.OnPurchasesUpdatedSubResponseCode play.ProductPurchase.purchaseState play.PurchaseState play.SubscriptionState play.rtdn.kind play.rtdn.oneTimeProduct play.rtdn.subscription play.rtdn.voided.productType play.rtdn.voided.refundType play.voidedReason qonversion qonversion.android revenuecat.ErrorCode revenuecat.cancel_reason revenuecat.expiration_reason revenuecat.period_type revenuecat.store revenuecat.webhook.type stripe.advice_code stripe.code stripe.decline_code stripe.error_type stripe.event stripe.subscription.status)' \
                        '2:code: '
                    ;;
                messages)
                    _arguments \
                        '*--family=[A family of messages\: status, store, purchase, deferred, restore, delivery, subscription, billing, priceChange, offer, refund, account, disclosure, legal, card, operations.]:family:(status store purchase deferred restore delivery subscription billing priceChange offer refund account disclosure legal card operations)' \
                        '*--presentation=[Where messages belong on a screen.]:presentation:(none progress inline toast alert sheet banner badge push email disclosure)' \
                        '*--severity=[How serious messages are.]:severity:(info success warning error)' \
                        '--format=[Text for people or JSON for programs.]:format:(text json)' \
                        '--color=[Whether text is coloured.]:when:(never always auto)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '*:id:(status.connecting status.loadingProducts status.purchasing status.authorizing status.verifying status.delivering status.restoring status.processingPayment status.refreshing status.slow status.done store.unavailable store.offline store.timeout store.signInRequired store.updateRequired store.notSupported products.empty products.invalid products.notInStorefront products.priceChanged purchase.completed purchase.completed.quantity purchase.cancelled purchase.failed.unknown purchase.failed.declined purchase.failed.invalidRequest purchase.failed.productUnavailable purchase.notAllowed purchase.alreadyOwned purchase.alreadySubscribed purchase.inProgress purchase.invalidQuantity purchase.interrupted purchase.privacyRequired purchase.belongsToOther purchase.needsSignIn purchase.credited purchase.deferred purchase.deferred.approved purchase.deferred.expired purchase.pendingPayment restore.completed restore.nothing restore.partial restore.failed restore.cancelled restore.expiredOnly restore.consumablesNote verify.failed verify.later deliver.failed deliver.downloadPaused finish.pending sub.started sub.resubscribed sub.renewed sub.renewalReminder sub.trialEnding sub.trialEnded sub.autoRenewOff sub.autoRenewOn sub.upgraded sub.downgradeScheduled sub.crossgrade sub.changeWithdrawn sub.pauseScheduled sub.paused sub.expired sub.expired.voluntary sub.expired.priceIncrease sub.expired.productUnavailable sub.extended sub.commitment sub.duplicate sub.otherPlatform sub.billingIssue sub.gracePeriod sub.billingRetry sub.onHold sub.graceExpired sub.expired.billing sub.recovered price.increase.consent price.increase.notice price.increase.accepted price.decrease price.preserved offer.introFree offer.introPayAsYouGo offer.introPayUpFront offer.ineligible offer.invalid offer.expiring offer.expired offer.winBack offer.redeemed offer.codeInvalid retention.message refund.requested refund.cancelled refund.error refund.granted refund.issued refund.declined refund.reversed revoke.family consent.rescinded family.shared family.supported storefront.changed account.mismatch sandbox.badge disclosure.autoRenew disclosure.perUnit disclosure.play disclosure.play.required disclosure.play.notRequired disclosure.manageLink disclosure.termsLink disclosure.privacyLink disclosure.taxNote disclosure.taxNote.excluded legal.orderButton legal.withdrawal legal.withdrawal.confirm legal.withdrawal.receipt legal.waiver legal.externalPurchase card.declined card.expired card.cvc card.authRequired card.taxLocation card.email ops.event ops.supportSummary)'
                    ;;
                message)
                    _arguments \
                        '--language=[The language to write in, as a BCP 47 tag such as pt-BR.]:tag:(ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant)' \
                        '--products=[A StoreKit configuration file with the names and periods of the products.]:file:_files -g "*.storekit"' \
                        '--format=[The place that the messages are written for\: a terminal, a program, a page, a notification, a chat or a letter.]:format:(text ansi markdown json html apns apns-localized fcm webpush slack email retention alert)' \
                        '--color=[Whether text is coloured.]:when:(never always auto)' \
                        '--version[Show the version.]' \
                        '-h[Show help information.]' \
                        '--help[Show help information.]' \
                        '1:file:_files -g "*.json"'
                    ;;
                journal)
                    _shoptalk_journal
                    ;;
                strings)
                    _shoptalk_strings
                    ;;
            esac
            ;;
    esac
}

_shoptalk "$@"
