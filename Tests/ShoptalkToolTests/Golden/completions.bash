#!/bin/bash

_shoptalk()
{
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" subcommand="" word
    # --name=value comes as three words.
    if [[ "$current" == "=" ]]; then
        current=""
    elif [[ "$previous" == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
    fi
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case "${subcommand:+$subcommand }$word" in
            'preview'|'simulate'|'products'|'price'|'disclosure'|'explain'|'messages'|'message'|'journal'|'journal show'|'journal parked'|'journal retry'|'journal verify'|'journal recover'|'journal backup'|'strings'|'strings get'|'strings set'|'strings remove'|'strings rename'|'strings list'|'strings languages'|'strings add-language'|'strings lint'|'strings review'|'strings stats'|'strings diff'|'strings merge'|'strings convert'|'strings export'|'strings import'|'strings compile'|'strings pseudo'|'strings dump')
                subcommand="${subcommand:+$subcommand }$word" ;;
        esac
    done
    COMPREPLY=()
    case "$subcommand" in
        'preview')
            case "$previous" in
                --language) COMPREPLY=($(compgen -W 'ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant' -- "$current")); return ;;
                --message) COMPREPLY=($(compgen -W 'status.connecting status.loadingProducts status.purchasing status.authorizing status.verifying status.delivering status.restoring status.processingPayment status.refreshing status.slow status.done store.unavailable store.offline store.timeout store.signInRequired store.updateRequired store.notSupported products.empty products.invalid products.notInStorefront products.priceChanged purchase.completed purchase.completed.quantity purchase.cancelled purchase.failed.unknown purchase.failed.declined purchase.failed.invalidRequest purchase.failed.productUnavailable purchase.notAllowed purchase.alreadyOwned purchase.alreadySubscribed purchase.inProgress purchase.invalidQuantity purchase.interrupted purchase.privacyRequired purchase.belongsToOther purchase.needsSignIn purchase.credited purchase.deferred purchase.deferred.approved purchase.deferred.expired purchase.pendingPayment restore.completed restore.nothing restore.partial restore.failed restore.cancelled restore.expiredOnly restore.consumablesNote verify.failed verify.later deliver.failed deliver.downloadPaused finish.pending sub.started sub.resubscribed sub.renewed sub.renewalReminder sub.trialEnding sub.trialEnded sub.autoRenewOff sub.autoRenewOn sub.upgraded sub.downgradeScheduled sub.crossgrade sub.changeWithdrawn sub.pauseScheduled sub.paused sub.expired sub.expired.voluntary sub.expired.priceIncrease sub.expired.productUnavailable sub.extended sub.commitment sub.duplicate sub.otherPlatform sub.billingIssue sub.gracePeriod sub.billingRetry sub.onHold sub.graceExpired sub.expired.billing sub.recovered price.increase.consent price.increase.notice price.increase.accepted price.decrease price.preserved offer.introFree offer.introPayAsYouGo offer.introPayUpFront offer.ineligible offer.invalid offer.expiring offer.expired offer.winBack offer.redeemed offer.codeInvalid retention.message refund.requested refund.cancelled refund.error refund.granted refund.issued refund.declined refund.reversed revoke.family consent.rescinded family.shared family.supported storefront.changed account.mismatch sandbox.badge disclosure.autoRenew disclosure.perUnit disclosure.play disclosure.play.required disclosure.play.notRequired disclosure.manageLink disclosure.termsLink disclosure.privacyLink disclosure.taxNote disclosure.taxNote.excluded legal.orderButton legal.withdrawal legal.withdrawal.confirm legal.withdrawal.receipt legal.waiver legal.externalPurchase card.declined card.expired card.cvc card.authRequired card.taxLocation card.email ops.event ops.supportSummary' -- "$current")); return ;;
                --family) COMPREPLY=($(compgen -W 'status store purchase deferred restore delivery subscription billing priceChange offer refund account disclosure legal card operations' -- "$current")); return ;;
                --presentation) COMPREPLY=($(compgen -W 'none progress inline toast alert sheet banner badge push email disclosure' -- "$current")); return ;;
                --severity) COMPREPLY=($(compgen -W 'info success warning error' -- "$current")); return ;;
                --state) COMPREPLY=($(compgen -W 'new needs_review machine_translated translated' -- "$current")); return ;;
                --storefront) COMPREPLY=($(compgen -W 'AFG AGO AIA ALB ARE ARG ARM ATG AUS AUT AZE BEL BEN BFA BGR BHR BHS BIH BLR BLZ BMU BOL BRA BRB BRN BTN BWA CAN CHE CHL CHN CIV CMR COD COG COL CPV CRI CYM CYP CZE DEU DMA DNK DOM DZA ECU EGY ESP EST FIN FJI FRA FSM GAB GBR GEO GHA GMB GNB GRC GRD GTM GUY HKG HND HRV HUN IDN IND IRL IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KNA KOR KWT LAO LBN LBR LBY LCA LKA LTU LUX LVA MAC MAR MDA MDG MDV MEX MKD MLI MLT MMR MNE MNG MOZ MRT MSR MUS MWI MYS NAM NER NGA NIC NLD NOR NPL NRU NZL OMN PAK PAN PER PHL PLW PNG POL PRT PRY QAT ROU RUS RWA SAU SEN SGP SLB SLE SLV SRB STP SUR SVK SVN SWE SWZ SYC TCA TCD THA TJK TKM TON TTO TUN TUR TWN TZA UGA UKR URY USA UZB VCT VEN VGB VNM VUT XKS YEM ZAF ZMB ZWE' -- "$current")); return ;;
                --bidi) COMPREPLY=($(compgen -W 'isolate none' -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W 'text ansi markdown json html apns apns-localized fcm webpush slack email retention alert' -- "$current")); return ;;
                --texts) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --definitions) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W 'never always auto' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --all-languages --message --family --presentation --severity --state --storefront --bidi --format --check --require-reviewed --texts --definitions --color --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'simulate')
            case "$previous" in
                --script) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --step) :; return ;;
                --language) COMPREPLY=($(compgen -W 'ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant' -- "$current")); return ;;
                --journal) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W 'ndjson text' -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W 'never always auto' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--script --step --language --journal --format --color --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'products')
            case "$previous" in
                --language) COMPREPLY=($(compgen -W 'ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant' -- "$current")); return ;;
                --storefront) COMPREPLY=($(compgen -W 'AFG AGO AIA ALB ARE ARG ARM ATG AUS AUT AZE BEL BEN BFA BGR BHR BHS BIH BLR BLZ BMU BOL BRA BRB BRN BTN BWA CAN CHE CHL CHN CIV CMR COD COG COL CPV CRI CYM CYP CZE DEU DMA DNK DOM DZA ECU EGY ESP EST FIN FJI FRA FSM GAB GBR GEO GHA GMB GNB GRC GRD GTM GUY HKG HND HRV HUN IDN IND IRL IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KNA KOR KWT LAO LBN LBR LBY LCA LKA LTU LUX LVA MAC MAR MDA MDG MDV MEX MKD MLI MLT MMR MNE MNG MOZ MRT MSR MUS MWI MYS NAM NER NGA NIC NLD NOR NPL NRU NZL OMN PAK PAN PER PHL PLW PNG POL PRT PRY QAT ROU RUS RWA SAU SEN SGP SLB SLE SLV SRB STP SUR SVK SVN SWE SWZ SYC TCA TCD THA TJK TKM TON TTO TUN TUR TWN TZA UGA UKR URY USA UZB VCT VEN VGB VNM VUT XKS YEM ZAF ZMB ZWE' -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W 'never always auto' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --storefront --format --color --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'price')
            case "$previous" in
                --language) COMPREPLY=($(compgen -W 'ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant' -- "$current")); return ;;
                --per) :; return ;;
                --as) :; return ;;
                --calendar) COMPREPLY=($(compgen -W 'gregorianAverage thirtyDayMonths fourWeekMonths' -- "$current")); return ;;
                --rounding) COMPREPLY=($(compgen -W 'down up halfEven halfUp towardStorePrice' -- "$current")); return ;;
                --style) COMPREPLY=($(compgen -W 'symbol narrow code name accounting' -- "$current")); return ;;
                --range) :; return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --per --as --calendar --rounding --style --range --spoken --parts --format --version --help -h' -- "$current"))
                return
            fi
            :
            ;;
        'disclosure')
            case "$previous" in
                --store) COMPREPLY=($(compgen -W 'appStore googlePlay web' -- "$current")); return ;;
                --storefront) COMPREPLY=($(compgen -W 'AFG AGO AIA ALB ARE ARG ARM ATG AUS AUT AZE BEL BEN BFA BGR BHR BHS BIH BLR BLZ BMU BOL BRA BRB BRN BTN BWA CAN CHE CHL CHN CIV CMR COD COG COL CPV CRI CYM CYP CZE DEU DMA DNK DOM DZA ECU EGY ESP EST FIN FJI FRA FSM GAB GBR GEO GHA GMB GNB GRC GRD GTM GUY HKG HND HRV HUN IDN IND IRL IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KNA KOR KWT LAO LBN LBR LBY LCA LKA LTU LUX LVA MAC MAR MDA MDG MDV MEX MKD MLI MLT MMR MNE MNG MOZ MRT MSR MUS MWI MYS NAM NER NGA NIC NLD NOR NPL NRU NZL OMN PAK PAN PER PHL PLW PNG POL PRT PRY QAT ROU RUS RWA SAU SEN SGP SLB SLE SLV SRB STP SUR SVK SVN SWE SWZ SYC TCA TCD THA TJK TKM TON TTO TUN TUR TWN TZA UGA UKR URY USA UZB VCT VEN VGB VNM VUT XKS YEM ZAF ZMB ZWE' -- "$current")); return ;;
                --language) COMPREPLY=($(compgen -W 'ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant' -- "$current")); return ;;
                --offer) COMPREPLY=($(compgen -W 'introductory none' -- "$current")); return ;;
                --billing-plan) COMPREPLY=($(compgen -W 'MONTHLY BILLED_UPFRONT' -- "$current")); return ;;
                --terms) :; return ;;
                --privacy) :; return ;;
                --manage) :; return ;;
                --withdraw) :; return ;;
                --check) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W 'never always auto' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--store --storefront --language --offer --billing-plan --terms --privacy --manage --withdraw --subscription-required --check --format --color --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'explain')
            case "$previous" in
                --underlying) :; return ;;
                --language) COMPREPLY=($(compgen -W 'ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant' -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W 'never always auto' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--underlying --language --format --color --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -W 'AMSErrorDomain ASDErrorDomain ASDServerErrorDomain NSPOSIXErrorDomain NSPOSIXErrorDomain.linux NSURLErrorDomain PaymentMethodBinding.PaymentMethodBindingError Product.PurchaseError SKErrorDomain SKTestErrorDomain Shoptalk StoreKitError Transaction.RefundRequestError Transaction.RefundRequestStatus VerificationResult.VerificationError adapty adapty.ui appstore.APIError appstore.VerificationError appstore.expirationIntent appstore.notification appstore.revocationReason appstore.status cordova.purchase flutter.iap flutter_inapp_purchase openiap openiap.subResponseCodeAndroid play.BillingResponseCode play.OnPurchasesUpdatedSubResponseCode play.ProductPurchase.purchaseState play.PurchaseState play.SubscriptionState play.rtdn.kind play.rtdn.oneTimeProduct play.rtdn.subscription play.rtdn.voided.productType play.rtdn.voided.refundType play.voidedReason qonversion qonversion.android revenuecat.ErrorCode revenuecat.cancel_reason revenuecat.expiration_reason revenuecat.period_type revenuecat.store revenuecat.webhook.type stripe.advice_code stripe.code stripe.decline_code stripe.error_type stripe.event stripe.subscription.status' -- "$current"))
            ;;
        'messages')
            case "$previous" in
                --family) COMPREPLY=($(compgen -W 'status store purchase deferred restore delivery subscription billing priceChange offer refund account disclosure legal card operations' -- "$current")); return ;;
                --presentation) COMPREPLY=($(compgen -W 'none progress inline toast alert sheet banner badge push email disclosure' -- "$current")); return ;;
                --severity) COMPREPLY=($(compgen -W 'info success warning error' -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W 'never always auto' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--family --presentation --severity --format --color --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -W 'status.connecting status.loadingProducts status.purchasing status.authorizing status.verifying status.delivering status.restoring status.processingPayment status.refreshing status.slow status.done store.unavailable store.offline store.timeout store.signInRequired store.updateRequired store.notSupported products.empty products.invalid products.notInStorefront products.priceChanged purchase.completed purchase.completed.quantity purchase.cancelled purchase.failed.unknown purchase.failed.declined purchase.failed.invalidRequest purchase.failed.productUnavailable purchase.notAllowed purchase.alreadyOwned purchase.alreadySubscribed purchase.inProgress purchase.invalidQuantity purchase.interrupted purchase.privacyRequired purchase.belongsToOther purchase.needsSignIn purchase.credited purchase.deferred purchase.deferred.approved purchase.deferred.expired purchase.pendingPayment restore.completed restore.nothing restore.partial restore.failed restore.cancelled restore.expiredOnly restore.consumablesNote verify.failed verify.later deliver.failed deliver.downloadPaused finish.pending sub.started sub.resubscribed sub.renewed sub.renewalReminder sub.trialEnding sub.trialEnded sub.autoRenewOff sub.autoRenewOn sub.upgraded sub.downgradeScheduled sub.crossgrade sub.changeWithdrawn sub.pauseScheduled sub.paused sub.expired sub.expired.voluntary sub.expired.priceIncrease sub.expired.productUnavailable sub.extended sub.commitment sub.duplicate sub.otherPlatform sub.billingIssue sub.gracePeriod sub.billingRetry sub.onHold sub.graceExpired sub.expired.billing sub.recovered price.increase.consent price.increase.notice price.increase.accepted price.decrease price.preserved offer.introFree offer.introPayAsYouGo offer.introPayUpFront offer.ineligible offer.invalid offer.expiring offer.expired offer.winBack offer.redeemed offer.codeInvalid retention.message refund.requested refund.cancelled refund.error refund.granted refund.issued refund.declined refund.reversed revoke.family consent.rescinded family.shared family.supported storefront.changed account.mismatch sandbox.badge disclosure.autoRenew disclosure.perUnit disclosure.play disclosure.play.required disclosure.play.notRequired disclosure.manageLink disclosure.termsLink disclosure.privacyLink disclosure.taxNote disclosure.taxNote.excluded legal.orderButton legal.withdrawal legal.withdrawal.confirm legal.withdrawal.receipt legal.waiver legal.externalPurchase card.declined card.expired card.cvc card.authRequired card.taxLocation card.email ops.event ops.supportSummary' -- "$current"))
            ;;
        'message')
            case "$previous" in
                --language) COMPREPLY=($(compgen -W 'ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant' -- "$current")); return ;;
                --products) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W 'text ansi markdown json html apns apns-localized fcm webpush slack email retention alert' -- "$current")); return ;;
                --color) COMPREPLY=($(compgen -W 'never always auto' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --products --format --color --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'journal')
            case "$previous" in
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -W 'show parked retry verify recover backup' -- "$current"))
            ;;
        'journal show')
            case "$previous" in
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--format --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'journal parked')
            case "$previous" in
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--format --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'journal retry')
            case "$previous" in
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'journal verify')
            case "$previous" in
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--format --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'journal recover')
            case "$previous" in
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--format --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'journal backup')
            case "$previous" in
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings')
            case "$previous" in
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -W 'get set remove rename list languages add-language lint review stats diff merge convert export import compile pseudo dump' -- "$current"))
            ;;
        'strings get')
            case "$previous" in
                --language) COMPREPLY=($(compgen -W 'ar de en es fr he hi id it ja ko nl pl pt-BR ru sv tr uk vi zh-Hans zh-Hant' -- "$current")); return ;;
                --argument) :; return ;;
                --device) COMPREPLY=($(compgen -W 'iphone ipad ipod mac appletv applewatch applevision other' -- "$current")); return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --argument --device --explain --format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings set')
            case "$previous" in
                --language) :; return ;;
                --plural) COMPREPLY=($(compgen -W 'zero one two few many other' -- "$current")); return ;;
                --device) COMPREPLY=($(compgen -W 'iphone ipad ipod mac appletv applewatch applevision other' -- "$current")); return ;;
                --state) COMPREPLY=($(compgen -W 'new needs_review machine_translated translated' -- "$current")); return ;;
                --comment) :; return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --plural --device --state --comment --extracted --mark-stale --dry-run --keep-damage --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings remove')
            case "$previous" in
                --language) :; return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --dry-run --keep-damage --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings rename')
            case "$previous" in
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--dry-run --keep-damage --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings list')
            case "$previous" in
                --language) :; return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings languages')
            case "$previous" in
                --language) :; return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings add-language')
            case "$previous" in
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--dry-run --keep-damage --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings lint')
            case "$previous" in
                --format) COMPREPLY=($(compgen -W 'text json sarif' -- "$current")); return ;;
                --fail-on) COMPREPLY=($(compgen -W 'error warning note never' -- "$current")); return ;;
                --baseline) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --write-baseline) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --disable) COMPREPLY=($(compgen -W 'syntax silent-truncation reader-warning lowercase-unicode-escape octal-escape duplicate-key equivalent-keys xliff-variation-key stale-key plural-category-missing plural-category-unused plural-other-missing value-type-missing placeholder-refused argument-clash argument-gap mixed-positions argument-type argument-extra argument-missing ambiguous-percent unescaped-percent misspelt-reference undefined-substitution unused-substitution substitution-cycle value-type-unknown missing-translation orphan-key empty-translation untranslated-copy needs-review invisible-character bidirectional-override unbalanced-direction edge-whitespace newline-drift no-break-space-drift too-long glossary-term ellipsis-style' -- "$current")); return ;;
                --enable) COMPREPLY=($(compgen -W 'syntax silent-truncation reader-warning lowercase-unicode-escape octal-escape duplicate-key equivalent-keys xliff-variation-key stale-key plural-category-missing plural-category-unused plural-other-missing value-type-missing placeholder-refused argument-clash argument-gap mixed-positions argument-type argument-extra argument-missing ambiguous-percent unescaped-percent misspelt-reference undefined-substitution unused-substitution substitution-cycle value-type-unknown missing-translation orphan-key empty-translation untranslated-copy needs-review invisible-character bidirectional-override unbalanced-direction edge-whitespace newline-drift no-break-space-drift too-long glossary-term ellipsis-style' -- "$current")); return ;;
                --severity) :; return ;;
                --source-language) :; return ;;
                --require-language) :; return ;;
                --untranslatable) :; return ;;
                --max-length) :; return ;;
                --glossary) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --language) :; return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--format --fail-on --baseline --write-baseline --list-rules --disable --enable --severity --source-language --require-language --untranslatable --max-length --glossary --language --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings review')
            case "$previous" in
                --glossary) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--glossary --check --dry-run --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings stats')
            case "$previous" in
                --language) :; return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings diff')
            case "$previous" in
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings merge')
            case "$previous" in
                --path) :; return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--path --dry-run --format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings convert')
            case "$previous" in
                --to) COMPREPLY=($(compgen -W 'xcstrings strings android gettext arb' -- "$current")); return ;;
                --from) COMPREPLY=($(compgen -W 'xcstrings strings android gettext arb stringsdict xliff' -- "$current")); return ;;
                --language) :; return ;;
                --output|-o) :; return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--to --from --language --output -o --dry-run --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings export')
            case "$previous" in
                --language) :; return ;;
                --source-language) :; return ;;
                --output|-o) COMPREPLY=($(compgen -f -- "$current")); return ;;
                --project) :; return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --source-language --output -o --project --dry-run --keep-damage --format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings import')
            case "$previous" in
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--skip-errors --dry-run --keep-damage --format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings compile')
            case "$previous" in
                --output|-o) :; return ;;
                --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--output -o --dry-run --keep-damage --format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings pseudo')
            case "$previous" in
                --locale) COMPREPLY=($(compgen -W 'accented mirrored double' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--locale --dry-run --keep-damage --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        'strings dump')
            case "$previous" in
                --language) :; return ;;
                --format) COMPREPLY=($(compgen -W 'json' -- "$current")); return ;;
                --size-limit) :; return ;;
                --depth-limit) :; return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--language --format --size-limit --depth-limit --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -f -- "$current"))
            ;;
        *)
            case "$previous" in
                --generate-completion-script) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$current")); return ;;
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W '--generate-completion-script --generate-manual --version --help -h' -- "$current"))
                return
            fi
            COMPREPLY=($(compgen -W 'preview simulate products price disclosure explain messages message journal strings help' -- "$current"))
            ;;
    esac
}
complete -o bashdefault -o nosort -F _shoptalk shoptalk
