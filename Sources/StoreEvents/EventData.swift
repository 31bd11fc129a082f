// swift-format-ignore-file
// Made by Scripts/generate-events from Events.tsv. Edit that.

/// The table of this module as sorted lines.
enum EventData {
    /// Store, type, subtype, name, kind, silent, charged, message.
    static let events: StaticString = """
        appstore	CONSUMPTION_REQUEST			consumptionRequest	y	yes	ops.event
        appstore	DID_CHANGE_RENEWAL_PREF			planChangeCancelled	n	no	sub.changeWithdrawn
        appstore	DID_CHANGE_RENEWAL_PREF	DOWNGRADE		planChangeScheduled	n	no	sub.downgradeScheduled
        appstore	DID_CHANGE_RENEWAL_PREF	UPGRADE		planChanged	n	yes	sub.upgraded
        appstore	DID_CHANGE_RENEWAL_STATUS	AUTO_RENEW_DISABLED		autoRenewOff	n	no	sub.autoRenewOff
        appstore	DID_CHANGE_RENEWAL_STATUS	AUTO_RENEW_ENABLED		autoRenewOn	n	no	sub.autoRenewOn
        appstore	DID_FAIL_TO_RENEW			billingRetry	n	no	sub.billingRetry
        appstore	DID_FAIL_TO_RENEW	GRACE_PERIOD		gracePeriod	n	no	sub.gracePeriod
        appstore	DID_RENEW			renewed	n	yes	sub.renewed
        appstore	DID_RENEW	BILLING_RECOVERY		recovered	n	yes	sub.recovered
        appstore	DID_RENEW	FAMILY_SHARED		renewed	y	no	sub.renewed
        appstore	EXPIRED			expired	n	no	sub.expired
        appstore	EXPIRED	BILLING_RETRY		expiredBilling	n	no	sub.expired.billing
        appstore	EXPIRED	PRICE_INCREASE		priceDeclined	n	no	sub.expired.priceIncrease
        appstore	EXPIRED	PRODUCT_NOT_FOR_SALE		expiredProduct	n	no	sub.expired.productUnavailable
        appstore	EXPIRED	VOLUNTARY		expired	n	no	sub.expired.voluntary
        appstore	EXTERNAL_PURCHASE_TOKEN	ACTIVE_TOKEN_REMINDER		internal	y	unknown	ops.event
        appstore	EXTERNAL_PURCHASE_TOKEN	CREATED		internal	y	unknown	ops.event
        appstore	EXTERNAL_PURCHASE_TOKEN	UNREPORTED		internal	y	unknown	ops.event
        appstore	GRACE_PERIOD_EXPIRED			graceExpired	n	no	sub.graceExpired
        appstore	METADATA_UPDATE			internal	y	no	ops.event
        appstore	MIGRATION			internal	y	no	ops.event
        appstore	OFFER_REDEEMED			offerRedeemed	n	unknown	offer.redeemed
        appstore	OFFER_REDEEMED	DOWNGRADE		offerRedeemed	n	no	sub.downgradeScheduled
        appstore	OFFER_REDEEMED	INITIAL_BUY		offerRedeemed	n	unknown	offer.redeemed
        appstore	OFFER_REDEEMED	RESUBSCRIBE		offerRedeemed	n	unknown	offer.redeemed
        appstore	OFFER_REDEEMED	UPGRADE		offerRedeemed	n	unknown	sub.upgraded
        appstore	ONE_TIME_CHARGE			purchased	n	yes	purchase.completed
        appstore	ONE_TIME_CHARGE	FAMILY_SHARED		shared	n	no	family.shared
        appstore	PRICE_CHANGE			priceNotice	n	no	price.increase.notice
        appstore	PRICE_INCREASE	ACCEPTED		priceAccepted	y	no	price.increase.accepted
        appstore	PRICE_INCREASE	PENDING		priceConsent	n	no	price.increase.consent
        appstore	REFUND			refunded	n	no	refund.issued
        appstore	REFUND	Auto-Renewable Subscription		refunded	n	no	refund.granted
        appstore	REFUND	Consumable		refunded	n	no	refund.issued
        appstore	REFUND	Non-Consumable		refunded	n	no	refund.granted
        appstore	REFUND	Non-Renewing Subscription		refunded	n	no	refund.granted
        appstore	REFUND_DECLINED			refundDeclined	n	yes	refund.declined
        appstore	REFUND_REVERSED			refundReversed	n	yes	refund.reversed
        appstore	RENEWAL_EXTENDED			extended	n	no	sub.extended
        appstore	RENEWAL_EXTENSION	FAILURE		internal	y	no	ops.event
        appstore	RENEWAL_EXTENSION	SUMMARY		internal	y	no	ops.event
        appstore	RESCIND_CONSENT			consentRescinded	n	no	consent.rescinded
        appstore	REVOKE			revoked	n	no	revoke.family
        appstore	SUBSCRIBED	INITIAL_BUY		started	n	unknown	sub.started
        appstore	SUBSCRIBED	INITIAL_BUY FAMILY_SHARED		shared	n	no	family.shared
        appstore	SUBSCRIBED	RESUBSCRIBE		restarted	n	unknown	sub.resubscribed
        appstore	SUBSCRIBED	RESUBSCRIBE FAMILY_SHARED		shared	n	no	family.shared
        appstore	TEST			test	y	no	ops.event
        play	oneTimeProductNotification	1	ONE_TIME_PRODUCT_PURCHASED	purchased	n	yes	purchase.completed
        play	oneTimeProductNotification	2	ONE_TIME_PRODUCT_CANCELED	pendingCancelled	n	no	purchase.deferred.expired
        play	pendingRefundReviewNotification		PENDING_REFUND_REVIEW	refundReview	y	unknown	ops.event
        play	subscriptionNotification	1	SUBSCRIPTION_RECOVERED	recovered	n	yes	sub.recovered
        play	subscriptionNotification	10	SUBSCRIPTION_PAUSED	paused	n	no	sub.paused
        play	subscriptionNotification	11	SUBSCRIPTION_PAUSE_SCHEDULE_CHANGED	pauseScheduled	y	no	sub.pauseScheduled
        play	subscriptionNotification	12	SUBSCRIPTION_REVOKED	revoked	y	no	refund.granted
        play	subscriptionNotification	13	SUBSCRIPTION_EXPIRED	expired	n	no	sub.expired
        play	subscriptionNotification	17	SUBSCRIPTION_ITEMS_CHANGED	planChanged	n	unknown	sub.upgraded
        play	subscriptionNotification	18	SUBSCRIPTION_CANCELLATION_SCHEDULED	autoRenewOff	n	no	sub.autoRenewOff
        play	subscriptionNotification	19	SUBSCRIPTION_PRICE_CHANGE_UPDATED	priceNotice	n	no	price.increase.notice
        play	subscriptionNotification	2	SUBSCRIPTION_RENEWED	renewed	n	yes	sub.renewed
        play	subscriptionNotification	20	SUBSCRIPTION_PENDING_PURCHASE_CANCELED	pendingCancelled	n	no	purchase.deferred.expired
        play	subscriptionNotification	22	SUBSCRIPTION_PRICE_STEP_UP_CONSENT_UPDATED	priceConsent	n	no	price.increase.consent
        play	subscriptionNotification	3	SUBSCRIPTION_CANCELED	autoRenewOff	n	no	sub.autoRenewOff
        play	subscriptionNotification	4	SUBSCRIPTION_PURCHASED	started	n	unknown	sub.started
        play	subscriptionNotification	5	SUBSCRIPTION_ON_HOLD	onHold	n	no	sub.onHold
        play	subscriptionNotification	6	SUBSCRIPTION_IN_GRACE_PERIOD	gracePeriod	n	no	sub.gracePeriod
        play	subscriptionNotification	7	SUBSCRIPTION_RESTARTED	autoRenewOn	n	no	sub.autoRenewOn
        play	subscriptionNotification	8	SUBSCRIPTION_PRICE_CHANGE_CONFIRMED	priceAccepted	y	no	price.increase.accepted
        play	subscriptionNotification	9	SUBSCRIPTION_DEFERRED	extended	n	no	sub.extended
        play	testNotification		TEST	test	y	no	ops.event
        play	voidedPurchaseNotification		VOIDED_PURCHASE	refunded	n	no	refund.granted
        play	voidedPurchaseNotification	1	VOIDED_PURCHASE	refunded	n	no	refund.granted
        play	voidedPurchaseNotification	2	VOIDED_PURCHASE_QUANTITY	refundedPartly	n	no	refund.issued
        revenuecat	BILLING_ISSUE			billingIssue	n	no	sub.billingIssue
        revenuecat	CANCELLATION			autoRenewOff	n	no	sub.autoRenewOff
        revenuecat	CANCELLATION	BILLING_ERROR		billingIssue	y	no	sub.billingIssue
        revenuecat	CANCELLATION	CUSTOMER_SUPPORT		refunded	n	no	refund.issued
        revenuecat	CANCELLATION	DEVELOPER_INITIATED		cancelledBySeller	n	no	sub.autoRenewOff
        revenuecat	CANCELLATION	PRICE_INCREASE		priceDeclined	y	no	sub.expired.priceIncrease
        revenuecat	CANCELLATION	UNKNOWN		autoRenewOff	n	no	sub.autoRenewOff
        revenuecat	CANCELLATION	UNSUBSCRIBE		autoRenewOff	n	no	sub.autoRenewOff
        revenuecat	EXPERIMENT_ENROLLMENT			internal	y	no	ops.event
        revenuecat	EXPIRATION			expired	n	no	sub.expired
        revenuecat	EXPIRATION	BILLING_ERROR		expiredBilling	n	no	sub.expired.billing
        revenuecat	EXPIRATION	CUSTOMER_SUPPORT		refunded	n	no	sub.expired
        revenuecat	EXPIRATION	DEVELOPER_INITIATED		cancelledBySeller	n	no	sub.expired
        revenuecat	EXPIRATION	PRICE_INCREASE		priceDeclined	n	no	sub.expired.priceIncrease
        revenuecat	EXPIRATION	SUBSCRIPTION_PAUSED		paused	n	no	sub.paused
        revenuecat	EXPIRATION	UNKNOWN		expired	n	no	sub.expired
        revenuecat	EXPIRATION	UNSUBSCRIBE		expired	n	no	sub.expired.voluntary
        revenuecat	INITIAL_PURCHASE			started	n	yes	sub.started
        revenuecat	INITIAL_PURCHASE	FAMILY_SHARED		shared	n	no	family.shared
        revenuecat	INITIAL_PURCHASE	INTRO		started	n	yes	sub.started
        revenuecat	INITIAL_PURCHASE	NORMAL		started	n	yes	sub.started
        revenuecat	INITIAL_PURCHASE	PREPAID		purchased	n	yes	purchase.completed
        revenuecat	INITIAL_PURCHASE	PROMOTIONAL		granted	n	no	offer.redeemed
        revenuecat	INITIAL_PURCHASE	TRIAL		trial	n	no	sub.started
        revenuecat	INVOICE_ISSUANCE			invoiceIssued	n	no	purchase.pendingPayment
        revenuecat	NON_RENEWING_PURCHASE			purchased	n	yes	purchase.completed
        revenuecat	PAYWALL_CANCEL			internal	y	no	ops.event
        revenuecat	PAYWALL_CLOSE			internal	y	no	ops.event
        revenuecat	PAYWALL_COMPONENT_INTERACTED			internal	y	no	ops.event
        revenuecat	PAYWALL_EXIT_OFFER			internal	y	no	ops.event
        revenuecat	PAYWALL_IMPRESSION			internal	y	no	ops.event
        revenuecat	PRICE_INCREASE_CONSENT_APPROVED			priceAccepted	y	no	price.increase.accepted
        revenuecat	PRICE_INCREASE_CONSENT_REQUIRED			priceConsent	n	no	price.increase.consent
        revenuecat	PRODUCT_CHANGE			planChangeScheduled	n	unknown	sub.downgradeScheduled
        revenuecat	PURCHASE_REDEEMED			offerRedeemed	n	yes	offer.redeemed
        revenuecat	REFUND_REVERSED			refundReversed	n	yes	refund.reversed
        revenuecat	RENEWAL			renewed	n	yes	sub.renewed
        revenuecat	RENEWAL	FAMILY_SHARED		renewed	y	no	sub.renewed
        revenuecat	SUBSCRIBER_ALIAS			internal	y	no	ops.event
        revenuecat	SUBSCRIPTION_EXTENDED			extended	n	no	sub.extended
        revenuecat	SUBSCRIPTION_PAUSED			pauseScheduled	n	no	sub.pauseScheduled
        revenuecat	TEMPORARY_ENTITLEMENT_GRANT			grantedProvisionally	n	unknown	verify.later
        revenuecat	TEST			test	y	no	ops.event
        revenuecat	TRANSFER			transferred	n	no	purchase.belongsToOther
        revenuecat	UNCANCELLATION			autoRenewOn	n	no	sub.autoRenewOn
        revenuecat	VIRTUAL_CURRENCY_TRANSACTION			balanceChanged	y	unknown	purchase.completed.quantity
        revenuecat	VIRTUAL_CURRENCY_TRANSACTION	credited		balanceChanged	n	unknown	purchase.completed.quantity
        revenuecat	VIRTUAL_CURRENCY_TRANSACTION	debited		balanceChanged	y	unknown	ops.event
        stripe	charge.dispute.closed			disputed	y	unknown	ops.event
        stripe	charge.dispute.created			disputed	y	unknown	ops.event
        stripe	charge.dispute.funds_reinstated			disputed	y	yes	ops.event
        stripe	charge.dispute.funds_withdrawn			disputed	y	no	ops.event
        stripe	charge.expired			interrupted	y	no	ops.event
        stripe	charge.failed			declined	y	no	purchase.failed.declined
        stripe	charge.refunded			refunded	n	no	refund.issued
        stripe	charge.refunded	partial		refundedPartly	n	no	refund.issued
        stripe	charge.succeeded			purchased	y	yes	purchase.completed
        stripe	checkout.session.async_payment_failed			declined	n	no	purchase.failed.declined
        stripe	checkout.session.async_payment_succeeded			purchased	n	yes	purchase.completed
        stripe	checkout.session.completed			purchased	n	unknown	purchase.completed
        stripe	checkout.session.completed	payment=no_payment_required		purchased	n	no	purchase.completed
        stripe	checkout.session.completed	payment=paid		purchased	n	yes	purchase.completed
        stripe	checkout.session.completed	payment=unpaid		pending	n	no	purchase.pendingPayment
        stripe	checkout.session.completed	setup		saved	y	no	status.done
        stripe	checkout.session.completed	subscription		started	y	unknown	sub.started
        stripe	checkout.session.expired			interrupted	y	no	purchase.cancelled
        stripe	customer.source.expiring			methodExpiring	y	no	ops.event
        stripe	customer.subscription.created			started	n	unknown	sub.started
        stripe	customer.subscription.created	active		started	n	unknown	sub.started
        stripe	customer.subscription.created	incomplete		pending	y	no	card.authRequired
        stripe	customer.subscription.created	trialing		trial	n	no	sub.started
        stripe	customer.subscription.deleted			expired	n	no	sub.expired
        stripe	customer.subscription.deleted	cancellation_requested		expired	n	no	sub.expired.voluntary
        stripe	customer.subscription.deleted	payment_disputed		expired	n	no	sub.expired
        stripe	customer.subscription.deleted	payment_failed		expiredBilling	n	no	sub.expired.billing
        stripe	customer.subscription.paused			paused	n	no	sub.paused
        stripe	customer.subscription.pending_update_applied			planChanged	n	yes	sub.upgraded
        stripe	customer.subscription.pending_update_expired			planChangeFailed	n	no	sub.billingIssue
        stripe	customer.subscription.resumed			resumed	y	unknown	sub.recovered
        stripe	customer.subscription.trial_will_end			trialEnding	n	no	sub.trialEnding
        stripe	customer.subscription.updated			changed	y	unknown	ops.event
        stripe	customer.subscription.updated	cancel_at_period_end=false		autoRenewOn	n	no	sub.autoRenewOn
        stripe	customer.subscription.updated	cancel_at_period_end=true		autoRenewOff	n	no	sub.autoRenewOff
        stripe	customer.subscription.updated	price		planChanged	n	unknown	sub.upgraded
        stripe	customer.subscription.updated	status=active		recovered	y	unknown	sub.recovered
        stripe	customer.subscription.updated	status=active,was=incomplete		started	n	yes	sub.started
        stripe	customer.subscription.updated	status=canceled		expired	y	no	sub.expired
        stripe	customer.subscription.updated	status=incomplete_expired		pendingCancelled	y	no	purchase.deferred.expired
        stripe	customer.subscription.updated	status=past_due		billingRetry	y	no	sub.billingRetry
        stripe	customer.subscription.updated	status=paused		paused	y	no	sub.paused
        stripe	customer.subscription.updated	status=trialing		trial	y	no	ops.event
        stripe	customer.subscription.updated	status=unpaid		onHold	n	no	sub.onHold
        stripe	entitlements.active_entitlement_summary.updated			internal	y	no	status.refreshing
        stripe	invoice.created			internal	y	no	ops.event
        stripe	invoice.deleted			internal	y	no	ops.event
        stripe	invoice.finalization_failed			invoiceFailed	n	no	card.taxLocation
        stripe	invoice.finalized			internal	y	no	ops.event
        stripe	invoice.marked_uncollectible			expiredBilling	n	no	sub.expired.billing
        stripe	invoice.overdue			billingIssue	n	no	sub.billingRetry
        stripe	invoice.overpaid			credited	n	yes	purchase.credited
        stripe	invoice.paid			renewed	n	yes	sub.renewed
        stripe	invoice.paid	automatic_pending_invoice_item_invoice		purchased	n	yes	purchase.completed
        stripe	invoice.paid	manual		purchased	n	yes	purchase.completed
        stripe	invoice.paid	quote_accept		started	y	yes	sub.started
        stripe	invoice.paid	subscription_create		started	y	yes	sub.started
        stripe	invoice.paid	subscription_cycle		renewed	n	yes	sub.renewed
        stripe	invoice.paid	subscription_threshold		purchased	y	yes	ops.event
        stripe	invoice.paid	subscription_update		planChanged	y	yes	sub.upgraded
        stripe	invoice.paid	upcoming		internal	y	yes	ops.event
        stripe	invoice.payment_action_required			authRequired	n	no	card.authRequired
        stripe	invoice.payment_attempt_required			internal	y	no	ops.event
        stripe	invoice.payment_failed			billingIssue	n	no	sub.billingIssue
        stripe	invoice.payment_failed	automatic_pending_invoice_item_invoice		billingIssue	n	no	sub.billingIssue
        stripe	invoice.payment_failed	manual		billingIssue	n	no	sub.billingIssue
        stripe	invoice.payment_failed	quote_accept		billingIssue	n	no	sub.billingIssue
        stripe	invoice.payment_failed	subscription_create		declined	n	no	purchase.failed.declined
        stripe	invoice.payment_failed	subscription_cycle		billingIssue	n	no	sub.billingIssue
        stripe	invoice.payment_failed	subscription_threshold		billingIssue	n	no	sub.billingIssue
        stripe	invoice.payment_failed	subscription_update		billingIssue	n	no	sub.billingIssue
        stripe	invoice.payment_failed	upcoming		billingIssue	n	no	sub.billingIssue
        stripe	invoice.payment_succeeded			renewed	y	yes	sub.renewed
        stripe	invoice.payment_succeeded	automatic_pending_invoice_item_invoice		purchased	y	yes	purchase.completed
        stripe	invoice.payment_succeeded	manual		purchased	y	yes	purchase.completed
        stripe	invoice.payment_succeeded	quote_accept		started	y	yes	sub.started
        stripe	invoice.payment_succeeded	subscription_create		started	y	yes	sub.started
        stripe	invoice.payment_succeeded	subscription_cycle		renewed	y	yes	sub.renewed
        stripe	invoice.payment_succeeded	subscription_threshold		purchased	y	yes	ops.event
        stripe	invoice.payment_succeeded	subscription_update		planChanged	y	yes	sub.upgraded
        stripe	invoice.payment_succeeded	upcoming		internal	y	yes	ops.event
        stripe	invoice.sent			internal	y	no	ops.event
        stripe	invoice.upcoming			reminder	n	no	sub.renewalReminder
        stripe	invoice.updated			internal	y	no	ops.event
        stripe	invoice.voided			internal	y	no	ops.event
        stripe	invoice.will_be_due			reminder	n	no	sub.renewalReminder
        stripe	invoice_payment.paid			internal	y	yes	ops.event
        stripe	payment_intent.canceled			cancelled	y	no	purchase.cancelled
        stripe	payment_intent.partially_funded			pending	y	unknown	ops.event
        stripe	payment_intent.payment_failed			declined	n	no	purchase.failed.declined
        stripe	payment_intent.payment_failed	invoice		declined	y	no	purchase.failed.declined
        stripe	payment_intent.processing			pending	y	unknown	purchase.pendingPayment
        stripe	payment_intent.processing	invoice		pending	y	unknown	purchase.pendingPayment
        stripe	payment_intent.requires_action			authRequired	n	no	card.authRequired
        stripe	payment_intent.requires_action	invoice		authRequired	y	no	card.authRequired
        stripe	payment_intent.succeeded			purchased	n	yes	purchase.completed
        stripe	payment_intent.succeeded	invoice		purchased	y	yes	purchase.completed
        stripe	payment_method.attached			saved	y	no	status.done
        stripe	payment_method.automatically_updated			saved	y	no	ops.event
        stripe	payment_method.detached			internal	y	no	ops.event
        stripe	payment_method.updated			internal	y	no	ops.event
        stripe	refund.created			refundRequested	y	no	refund.requested
        stripe	refund.failed			refundFailed	y	no	ops.event
        stripe	refund.updated			internal	y	no	ops.event
        stripe	setup_intent.requires_action			authRequired	n	no	card.authRequired
        stripe	setup_intent.setup_failed			declined	n	no	purchase.failed.declined
        stripe	setup_intent.succeeded			saved	y	no	status.done
        stripe	subscription_schedule.aborted			expiredBilling	y	no	sub.expired.billing
        stripe	subscription_schedule.canceled			autoRenewOff	y	no	sub.autoRenewOff
        stripe	subscription_schedule.completed			expired	y	no	sub.expired.voluntary
        stripe	subscription_schedule.created			internal	y	no	ops.event
        stripe	subscription_schedule.expiring			reminder	y	no	sub.renewalReminder
        stripe	subscription_schedule.released			internal	y	no	ops.event
        stripe	subscription_schedule.updated			planChangeScheduled	y	no	sub.downgradeScheduled

        """
}
