// swift-format-ignore-file
// Made by Scripts/generate-failures from Failures.tsv, Domains.tsv and Kinds.tsv. Edit those.

/// The tables of this module as sorted lines, each `key TAB value`, ready to be searched in place.
enum FailureData {
    /// Domain, code, kind, silent, retry, charged, action, message, role, note.
    static let failures: StaticString = """
        AMSErrorDomain	6	cancelled	y	never	unknown	dismiss	purchase.cancelled	guess	the payment sheet was closed, or a payment in another app was not finished
        ASDErrorDomain	907	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	not documented; comes around an error of the payment sheet
        ASDServerErrorDomain	3038	interrupted	n	later	unknown	openStore	purchase.interrupted	plain	the terms of the store have changed and must be agreed to; a success may follow
        ASDServerErrorDomain	3532	alreadySubscribed	n	never	no	manageSubscription	purchase.alreadySubscribed	plain	subscribed already
        ASDServerErrorDomain	5115	cancelled	y	never	unknown	dismiss	purchase.cancelled	guess	seen when a buyer cancelled on a Mac
        NSPOSIXErrorDomain	13	internal	n	never	yes	contactSupport	deliver.failed	plain	no permission on the app's own files
        NSPOSIXErrorDomain	28	deliveryFailed	n	afterChange	yes	openSettings	deliver.failed	plain	disk full: journal or content cannot be written
        NSPOSIXErrorDomain	30	deliveryFailed	n	afterChange	yes	contactSupport	deliver.failed	plain	read-only disk
        NSPOSIXErrorDomain	32	offline	n	now	unknown	retry	store.offline	plain	peer closed
        NSPOSIXErrorDomain	50	offline	n	later	no	retry	store.offline	plain	network down
        NSPOSIXErrorDomain	51	offline	n	later	no	retry	store.offline	plain	network unreachable
        NSPOSIXErrorDomain	52	offline	n	later	unknown	retry	store.offline	plain	network reset
        NSPOSIXErrorDomain	53	offline	n	now	unknown	retry	store.offline	plain	connection aborted (app suspended)
        NSPOSIXErrorDomain	54	offline	n	later	unknown	retry	store.offline	plain	reset by peer
        NSPOSIXErrorDomain	57	offline	n	now	unknown	retry	store.offline	plain	not connected
        NSPOSIXErrorDomain	60	timeout	n	later	unknown	retry	store.timeout	plain	it took too long
        NSPOSIXErrorDomain	61	storeProblem	n	later	no	retry	store.unavailable	plain	the connection was refused
        NSPOSIXErrorDomain	64	storeProblem	n	later	no	retry	store.unavailable	plain	host down
        NSPOSIXErrorDomain	65	offline	n	later	no	retry	store.offline	plain	no route to the host
        NSPOSIXErrorDomain.linux	100	offline	n	later	no	retry	store.offline	plain	network down
        NSPOSIXErrorDomain.linux	101	offline	n	later	no	retry	store.offline	plain	network unreachable
        NSPOSIXErrorDomain.linux	102	offline	n	later	unknown	retry	store.offline	plain	network reset
        NSPOSIXErrorDomain.linux	103	offline	n	now	unknown	retry	store.offline	plain	connection aborted (app suspended)
        NSPOSIXErrorDomain.linux	104	offline	n	later	unknown	retry	store.offline	plain	reset by peer
        NSPOSIXErrorDomain.linux	107	offline	n	now	unknown	retry	store.offline	plain	not connected
        NSPOSIXErrorDomain.linux	110	timeout	n	later	unknown	retry	store.timeout	plain	it took too long
        NSPOSIXErrorDomain.linux	111	storeProblem	n	later	no	retry	store.unavailable	plain	the connection was refused
        NSPOSIXErrorDomain.linux	112	storeProblem	n	later	no	retry	store.unavailable	plain	host down
        NSPOSIXErrorDomain.linux	113	offline	n	later	no	retry	store.offline	plain	no route to the host
        NSPOSIXErrorDomain.linux	13	internal	n	never	yes	contactSupport	deliver.failed	plain	no permission on the app's own files
        NSPOSIXErrorDomain.linux	28	deliveryFailed	n	afterChange	yes	openSettings	deliver.failed	plain	disk full: journal or content cannot be written
        NSPOSIXErrorDomain.linux	30	deliveryFailed	n	afterChange	yes	contactSupport	deliver.failed	plain	read-only disk
        NSPOSIXErrorDomain.linux	32	offline	n	now	unknown	retry	store.offline	plain	peer closed
        NSURLErrorDomain	-1	unknown	n	later	unknown	retry	store.offline	wrapper	
        NSURLErrorDomain	-1000	internal	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	the app's own address is malformed
        NSURLErrorDomain	-1001	timeout	n	later	unknown	retry	store.timeout	plain	too slow; during payment the charge may have happened
        NSURLErrorDomain	-1003	offline	n	later	no	retry	store.offline	plain	a host's name was not found; a blocker or a VPN may be why
        NSURLErrorDomain	-1004	storeProblem	n	later	no	retry	store.unavailable	plain	server down or blocked
        NSURLErrorDomain	-1005	offline	n	later	unknown	retry	store.offline	plain	lost midway: charge may have happened
        NSURLErrorDomain	-1006	offline	n	later	no	retry	store.offline	plain	a host's name was not found
        NSURLErrorDomain	-1008	storeProblem	n	later	no	retry	store.unavailable	plain	resource gone
        NSURLErrorDomain	-1009	offline	n	later	no	openSettings	store.offline	plain	the device is offline
        NSURLErrorDomain	-1011	serverProblem	n	later	unknown	retry	store.unavailable	plain	server answered badly
        NSURLErrorDomain	-1012	cancelled	y	never	no	dismiss	purchase.cancelled	guess	buyer closed the sign-in
        NSURLErrorDomain	-1013	signInRequired	n	afterChange	no	signIn	store.signInRequired	plain	a sign-in is needed
        NSURLErrorDomain	-1017	serverProblem	n	later	unknown	retry	store.unavailable	plain	answer unreadable
        NSURLErrorDomain	-1018	offline	n	afterChange	no	openSettings	store.offline	plain	roaming is off
        NSURLErrorDomain	-1019	offline	n	later	no	retry	store.offline	plain	a call blocks data
        NSURLErrorDomain	-1020	offline	n	afterChange	no	openSettings	store.offline	plain	mobile data is off for this app
        NSURLErrorDomain	-1022	internal	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	the app's own address is not https
        NSURLErrorDomain	-1200	secureConnection	n	afterChange	no	openSettings	store.offline	plain	TLS failed (captive portal, proxy, clock)
        NSURLErrorDomain	-1201	secureConnection	n	afterChange	no	openSettings	store.offline	plain	certificate date: check the clock
        NSURLErrorDomain	-1202	secureConnection	n	afterChange	no	openSettings	store.offline	plain	certificate untrusted
        NSURLErrorDomain	-1203	secureConnection	n	afterChange	no	openSettings	store.offline	plain	root unknown
        NSURLErrorDomain	-1204	secureConnection	n	afterChange	no	openSettings	store.offline	plain	clock wrong
        NSURLErrorDomain	-999	cancelled	y	now	unknown	dismiss	purchase.cancelled	guess	the app or the buyer stopped the request
        PaymentMethodBinding.PaymentMethodBindingError	failed	unknown	n	later	no	retry	purchase.failed.declined	wrapper	binding failed
        PaymentMethodBinding.PaymentMethodBindingError	invalidPinningID	sessionExpired	n	now	no	retry	purchase.failed.declined	plain	id invalid or expired
        PaymentMethodBinding.PaymentMethodBindingError	notEligible	notAllowed	n	never	no	dismiss	purchase.notAllowed	plain	buyer not eligible
        Product.PurchaseError	ineligibleForOffer	offerIneligible	n	never	no	dismiss	offer.ineligible	plain	offer not for this buyer
        Product.PurchaseError	invalidOfferIdentifier	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer id wrong
        Product.PurchaseError	invalidOfferPrice	offerInvalid	n	afterChange	no	dismiss	offer.invalid	plain	offer price wrong
        Product.PurchaseError	invalidOfferSignature	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer signature wrong
        Product.PurchaseError	invalidQuantity	quantityInvalid	n	afterChange	no	dismiss	purchase.invalidQuantity	plain	quantity out of range
        Product.PurchaseError	missingOfferParameters	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer parameters missing
        Product.PurchaseError	paymentMethodBindingConfigurationRequired	paymentMethodRequired	n	afterChange	no	updatePayment	purchase.failed.declined	plain	26.5+: add a payment method to the Apple Account first
        Product.PurchaseError	productUnavailable	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	plain	not for sale
        Product.PurchaseError	purchaseNotAllowed	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	buyer may not buy
        SKErrorDomain	0	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	look at the errors beneath first
        SKErrorDomain	1	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	client may not do this
        SKErrorDomain	10	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	requestData without entitlement
        SKErrorDomain	11	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer id unknown
        SKErrorDomain	12	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer signature wrong
        SKErrorDomain	13	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer parameters missing
        SKErrorDomain	14	offerInvalid	n	afterChange	no	dismiss	offer.invalid	plain	offer price out of date
        SKErrorDomain	15	cancelled	y	never	no	dismiss	purchase.cancelled	plain	overlay closed
        SKErrorDomain	16	internal	y	never	no	dismiss	ops.supportSummary	plain	overlay set up wrong
        SKErrorDomain	17	timeout	y	later	no	dismiss	ops.supportSummary	plain	overlay too slow
        SKErrorDomain	18	offerIneligible	n	never	no	dismiss	offer.ineligible	plain	offer not for this account
        SKErrorDomain	19	notSupported	y	never	no	dismiss	ops.supportSummary	plain	overlays are not supported here
        SKErrorDomain	2	cancelled	y	never	no	dismiss	purchase.cancelled	plain	buyer cancelled
        SKErrorDomain	20	internal	y	now	no	dismiss	ops.supportSummary	plain	scene in background
        SKErrorDomain	21	paymentMethodRequired	n	afterChange	no	updatePayment	purchase.failed.declined	plain	26.5+: buyer must first add a payment method to the Apple Account
        SKErrorDomain	3	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	a payment parameter not recognised
        SKErrorDomain	4	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	may not pay (Screen Time, MDM)
        SKErrorDomain	5	notInStorefront	n	never	no	dismiss	products.notInStorefront	plain	not in this storefront
        SKErrorDomain	6	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed	plain	no access to cloud service
        SKErrorDomain	7	offline	n	later	unknown	retry	store.offline	plain	no network
        SKErrorDomain	8	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed	plain	access withdrawn
        SKErrorDomain	9	termsRequired	n	afterChange	no	openStore	purchase.privacyRequired	plain	Apple's privacy notice open
        SKErrorDomain	907	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	not documented; a closed payment sheet among others
        SKTestErrorDomain	0	test	y	later	no	dismiss	ops.supportSummary	plain	the test service does not run
        SKTestErrorDomain	1	test	y	never	no	dismiss	ops.supportSummary	plain	no such product in the configuration
        SKTestErrorDomain	2	test	y	never	no	dismiss	ops.supportSummary	plain	the action does not fit the type of the product
        SKTestErrorDomain	3	test	y	never	no	dismiss	ops.supportSummary	plain	the address of the configuration is wrong
        SKTestErrorDomain	4	test	y	never	no	dismiss	ops.supportSummary	plain	the configuration is not there
        SKTestErrorDomain	5	test	y	never	no	dismiss	ops.supportSummary	plain	no such subscription
        SKTestErrorDomain	6	test	y	never	no	dismiss	ops.supportSummary	plain	no such transaction
        SKTestErrorDomain	7	test	y	never	no	dismiss	ops.supportSummary	plain	the action is not possible now
        Shoptalk	alreadyOwned	alreadyOwned	n	never	no	restore	purchase.alreadyOwned	final	the product is owned already
        Shoptalk	declined	declined	n	afterChange	no	askAgain	purchase.deferred.expired	final	approval was asked for and declined
        Shoptalk	deliveryFailed	deliveryFailed	n	later	yes	retry	deliver.failed	paid	what was bought could not be delivered yet
        Shoptalk	inProgress	inProgress	n	later	no	dismiss	purchase.inProgress	final	a purchase of the same product is under way
        Shoptalk	offline	offline	n	later	no	retry	store.offline	final	there is no connection
        Shoptalk	paymentsNotAllowed	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	final	this buyer or device may not pay
        Shoptalk	productUnavailable	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	final	the product was not fetched or is not for sale
        Shoptalk	quantityInvalid	quantityInvalid	n	afterChange	no	dismiss	purchase.invalidQuantity	final	the quantity is outside what the store sells at once
        Shoptalk	verificationRejected	verification	n	later	unknown	contactSupport	verify.failed	paid	the transaction did not pass verification
        Shoptalk	verificationUnavailable	verification	n	later	unknown	dismiss	verify.later	paid	nobody could verify the transaction yet
        StoreKitError	networkError	offline	n	later	unknown	retry	store.offline	wrapper	the URLError beneath says which
        StoreKitError	notAvailableInStorefront	notInStorefront	n	never	no	dismiss	products.notInStorefront	plain	not for this storefront
        StoreKitError	notEntitled	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	the app lacks an entitlement, a fault of the app
        StoreKitError	systemError	storeProblem	n	later	unknown	retry	store.unavailable	wrapper	the error beneath says which; it may be a cancel
        StoreKitError	unknown	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	
        StoreKitError	unsupported	notSupported	n	never	no	dismiss	store.notSupported	plain	not supported here
        StoreKitError	userCancelled	cancelled	y	never	no	dismiss	purchase.cancelled	plain	buyer cancelled
        Transaction.RefundRequestError	duplicateRequest	refundFailed	n	never	no	dismiss	refund.error	plain	asked for already
        Transaction.RefundRequestError	failed	refundFailed	n	later	no	retry	refund.error	plain	the request could not be sent
        Transaction.RefundRequestError	ineligible	refundFailed	n	never	no	contactSupport	refund.error	plain	this purchase cannot be refunded
        Transaction.RefundRequestStatus	success	refundRequested	n	never	no	dismiss	refund.requested	plain	the store has the request
        Transaction.RefundRequestStatus	userCancelled	cancelled	y	never	no	dismiss	refund.cancelled	plain	the buyer closed the request
        VerificationResult.VerificationError	invalidCertificateChain	verification	n	later	unknown	retry	verify.failed	paid	a certificate expired or is not trusted
        VerificationResult.VerificationError	invalidDeviceVerification	verification	n	later	unknown	retry	verify.failed	paid	made for another device, or before the first unlock
        VerificationResult.VerificationError	invalidEncoding	verification	n	never	unknown	contactSupport	verify.failed	paid	the signed data is malformed
        VerificationResult.VerificationError	invalidSignature	verification	n	never	unknown	contactSupport	verify.failed	paid	the signature is not the store's
        VerificationResult.VerificationError	missingRequiredProperties	verification	n	never	unknown	contactSupport	verify.failed	paid	the signed data lacks what it must hold
        VerificationResult.VerificationError	revokedCertificate	verification	n	later	unknown	retry	verify.failed	paid	a certificate was revoked; may resolve later
        adapty	0	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	
        adapty	1	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	SKError 1: client may not do this
        adapty	10	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	SKError 10: requestData without entitlement
        adapty	1000	productsUnavailable	n	later	no	retry	products.empty	plain	no product of the paywall found
        adapty	1002	productsUnavailable	n	later	no	retry	store.unavailable	wrapper	product request failed
        adapty	1003	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	purchases not allowed on this device
        adapty	1005	verification	n	afterChange	unknown	restore	verify.failed	plain	no receipt
        adapty	1006	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	purchase failed: look at originalError
        adapty	1010	verification	n	later	unknown	restore	restore.failed	plain	receipt refresh failed
        adapty	1020	storeProblem	n	later	no	retry	status.refreshing	plain	status not loaded
        adapty	1030	internal	n	never	unknown	contactSupport	purchase.failed.unknown	plain	transaction without id
        adapty	1050	pending	n	never	no	dismiss	purchase.deferred	plain	the purchase waits
        adapty	11	offerInvalid	n	never	no	dismiss	offer.invalid	plain	SKError 11: offer id unknown
        adapty	12	offerInvalid	n	never	no	dismiss	offer.invalid	plain	SKError 12: offer signature wrong
        adapty	13	offerInvalid	n	never	no	dismiss	offer.invalid	plain	SKError 13: offer parameters missing
        adapty	14	offerInvalid	n	never	no	dismiss	offer.invalid	plain	SKError 14: offer price out of date
        adapty	2	cancelled	y	never	no	dismiss	purchase.cancelled	plain	SKError 2: buyer cancelled
        adapty	2002	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	SDK not activated
        adapty	2003	invalidRequest	n	never	unknown	contactSupport	purchase.failed.invalidRequest	plain	the request is wrong
        adapty	2004	serverProblem	n	later	unknown	retry	store.unavailable	plain	Adapty's server failed
        adapty	2005	offline	n	later	unknown	retry	store.offline	wrapper	a connection failed
        adapty	2006	serverProblem	n	later	unknown	retry	purchase.failed.unknown	plain	answer unreadable
        adapty	2009	internal	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	request not encodable
        adapty	3	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	SKError 3: a payment parameter not recognised
        adapty	3000	internal	y	never	no	dismiss	ops.supportSummary	plain	analytics switched off
        adapty	3001	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	wrong parameter
        adapty	3005	internal	y	never	no	dismiss	ops.supportSummary	plain	activated twice
        adapty	3006	sessionChanged	n	now	unknown	retry	account.mismatch	plain	user changed meanwhile
        adapty	3007	notSupported	n	afterChange	no	dismiss	store.updateRequired	plain	data of a newer kind
        adapty	3020	internal	y	never	no	dismiss	ops.supportSummary	plain	logout without login
        adapty	3101	timeout	n	later	no	retry	store.timeout	plain	it took too long
        adapty	4	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	SKError 4: may not pay (Screen Time, MDM)
        adapty	5	notInStorefront	n	never	no	dismiss	products.notInStorefront	plain	SKError 5: not in this storefront
        adapty	6	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed	plain	SKError 6: no access to cloud service
        adapty	7	offline	n	later	unknown	retry	store.offline	plain	SKError 7: no network
        adapty	8	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed	plain	SKError 8: access withdrawn
        adapty	9	termsRequired	n	afterChange	no	openStore	purchase.privacyRequired	plain	SKError 9: Apple's privacy notice open
        adapty	9000	interrupted	n	now	unknown	retry	purchase.interrupted	plain	interrupted
        adapty.ui	4001	notSupported	n	never	no	dismiss	store.notSupported	plain	no user interface on this platform
        adapty.ui	4002	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	SDK not activated
        adapty.ui	4003	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	UI not activated
        adapty.ui	4005	internal	y	never	no	dismiss	ops.supportSummary	plain	activated twice
        adapty.ui	4100	notSupported	n	afterChange	no	dismiss	store.updateRequired	plain	paywall newer than SDK
        adapty.ui	4103	configuration	n	never	no	dismiss	products.empty	plain	paywall malformed
        adapty.ui	4200	unknown	n	later	no	retry	products.empty	wrapper	web view failed
        adapty.ui	4300	unknown	n	later	no	retry	products.empty	wrapper	a platform view failed
        appstore.APIError	4000000	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the request is malformed
        appstore.APIError	4000002	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the app's identifier is wrong
        appstore.APIError	4000005	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the revision is wrong
        appstore.APIError	4000006	verification	n	never	unknown	contactSupport	verify.failed	plain	the transaction identifier is malformed
        appstore.APIError	4000008	verification	n	never	unknown	contactSupport	verify.failed	plain	the original transaction identifier is malformed
        appstore.APIError	4000009	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the number of days is wrong
        appstore.APIError	4000010	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the reason is wrong
        appstore.APIError	4000011	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the request identifier is wrong
        appstore.APIError	4000012	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the start lies too far back
        appstore.APIError	4000013	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the end does not follow the start
        appstore.APIError	4000014	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the pagination token is wrong
        appstore.APIError	4000015	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the start is wrong
        appstore.APIError	4000016	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the end is wrong
        appstore.APIError	4000017	merchantSide	y	afterChange	unknown	dismiss	ops.supportSummary	plain	the pagination token expired
        appstore.APIError	4000018	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no such notification
        appstore.APIError	4000019	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	too many filters
        appstore.APIError	4000020	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the test token is wrong
        appstore.APIError	4000021	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the order is wrong
        appstore.APIError	4000022	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the product type is wrong
        appstore.APIError	4000023	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the product identifier is wrong
        appstore.APIError	4000024	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the subscription group is wrong
        appstore.APIError	4000025	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the filter for revoked ones is wrong
        appstore.APIError	4000026	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the ownership type is wrong
        appstore.APIError	4000027	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no storefront was given
        appstore.APIError	4000028	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no such storefront
        appstore.APIError	4000030	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the filter for revoked ones is wrong
        appstore.APIError	4000031	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no such status
        appstore.APIError	4000032	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the account tenure is wrong
        appstore.APIError	4000033	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the app account token is wrong
        appstore.APIError	4000034	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the consumption status is wrong
        appstore.APIError	4000035	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the customer's consent is missing
        appstore.APIError	4000036	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the delivery status is wrong
        appstore.APIError	4000037	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the sum of purchases is wrong
        appstore.APIError	4000038	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the sum of refunds is wrong
        appstore.APIError	4000039	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the platform is wrong
        appstore.APIError	4000040	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the play time is wrong
        appstore.APIError	4000041	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the note on sample content is wrong
        appstore.APIError	4000042	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the user's status is wrong
        appstore.APIError	4000043	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the transaction is not of a consumable
        appstore.APIError	4000047	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	this type of purchase is not supported
        appstore.APIError	4000048	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	an app transaction identifier is not supported here
        appstore.APIError	4000161	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the image is invalid
        appstore.APIError	4000162	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the header is too long
        appstore.APIError	4000163	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the body is too long
        appstore.APIError	4000164	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the locale is invalid
        appstore.APIError	4000175	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the alternative text is too long
        appstore.APIError	4000183	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the app account token is no UUID
        appstore.APIError	4000185	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	not for what the family shares
        appstore.APIError	4000187	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the identifier is not the original one
        appstore.APIError	4000211	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the performance test is wrong
        appstore.APIError	4000212	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the request identifier is wrong
        appstore.APIError	4000213	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	a performance test runs already
        appstore.APIError	4000215	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the address is wrong
        appstore.APIError	4000216	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the size of the image is wrong
        appstore.APIError	4000218	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	too many bullet points
        appstore.APIError	4000219	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	a bullet point is too long
        appstore.APIError	4000224	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	a header above an image needs an image
        appstore.APIError	4030004	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	this subscription cannot be extended
        appstore.APIError	4030005	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	extended as often as possible already
        appstore.APIError	4030007	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	what the family shares cannot be extended
        appstore.APIError	4030014	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	too many images
        appstore.APIError	4030016	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	too many messages
        appstore.APIError	4030017	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the message is not approved
        appstore.APIError	4030018	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the image is not approved
        appstore.APIError	4030019	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the image is in use
        appstore.APIError	4030026	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	a performance test must pass first
        appstore.APIError	4040001	verification	n	never	unknown	contactSupport	verify.failed	plain	no such account
        appstore.APIError	4040002	serverProblem	n	now	unknown	retry	verify.later	plain	no such account yet: ask again
        appstore.APIError	4040003	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no such app
        appstore.APIError	4040004	serverProblem	n	now	unknown	retry	verify.later	plain	no such app yet: ask again
        appstore.APIError	4040005	verification	n	never	unknown	contactSupport	verify.failed	plain	the store does not know the original transaction
        appstore.APIError	4040006	serverProblem	n	now	unknown	retry	verify.later	plain	the store does not know the original transaction yet: ask again
        appstore.APIError	4040007	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no address for notifications is set
        appstore.APIError	4040008	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the test notification is gone
        appstore.APIError	4040009	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no such extension request
        appstore.APIError	4040010	verification	n	never	unknown	contactSupport	verify.failed	plain	the store does not know the transaction
        appstore.APIError	4040014	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no such image
        appstore.APIError	4040015	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no such message
        appstore.APIError	4040018	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no such test run
        appstore.APIError	4040019	verification	n	never	unknown	contactSupport	verify.failed	plain	the customer has no app transaction
        appstore.APIError	4040020	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no default message is set
        appstore.APIError	4040021	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	no address is set
        appstore.APIError	4090000	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the image exists already
        appstore.APIError	4090001	merchantSide	y	never	unknown	dismiss	ops.supportSummary	plain	the message exists already
        appstore.APIError	4290000	rateLimited	n	later	unknown	retry	verify.later	plain	too many requests: obey Retry-After
        appstore.APIError	5000000	serverProblem	n	later	unknown	retry	verify.later	plain	the store's server failed
        appstore.APIError	5000001	serverProblem	n	now	unknown	retry	verify.later	plain	the store's server failed: ask again
        appstore.VerificationError	INVALID_APP_IDENTIFIER	verification	n	never	unknown	contactSupport	verify.failed	paid	signed for another app
        appstore.VerificationError	INVALID_CERTIFICATE	verification	n	never	unknown	contactSupport	verify.failed	paid	a certificate is malformed
        appstore.VerificationError	INVALID_ENVIRONMENT	verification	n	never	unknown	contactSupport	verify.failed	paid	signed for another environment, such as the sandbox
        appstore.VerificationError	INVALID_JWT_FORMAT	verification	n	never	unknown	contactSupport	verify.failed	paid	not three parts of base64, or not of this kind
        appstore.VerificationError	RETRYABLE_VERIFICATION_FAILURE	verification	n	later	unknown	dismiss	verify.later	paid	a certificate could not be checked online
        appstore.VerificationError	VERIFICATION_FAILURE	verification	n	never	unknown	contactSupport	verify.failed	paid	chain or signature are not the store's
        appstore.expirationIntent	1	expired	n	never	no	renew	sub.expired.voluntary	plain	buyer cancelled
        appstore.expirationIntent	2	expiredBilling	n	afterChange	no	renew	sub.expired.billing	plain	charge failed
        appstore.expirationIntent	3	priceDeclined	n	never	no	renew	sub.expired.priceIncrease	plain	no consent
        appstore.expirationIntent	4	expiredProduct	n	never	no	dismiss	sub.expired.productUnavailable	plain	product gone
        appstore.expirationIntent	5	expired	n	never	no	renew	sub.expired.voluntary	plain	for another reason
        appstore.notification	CONSUMPTION_REQUEST	consumptionRequest	y	never	yes	dismiss	ops.event	plain	buyer asked for a refund; Apple wants consumption data: never tell the buyer
        appstore.notification	DID_CHANGE_RENEWAL_PREF	planChangeCancelled	n	never	no	manageSubscription	sub.crossgrade	plain	planned change taken back
        appstore.notification	DID_CHANGE_RENEWAL_PREF/DOWNGRADE	planChangeScheduled	n	never	no	manageSubscription	sub.downgradeScheduled	plain	lower or cross plan at renewal
        appstore.notification	DID_CHANGE_RENEWAL_PREF/UPGRADE	planChanged	n	never	yes	dismiss	sub.upgraded	plain	higher plan, now; prorated refund
        appstore.notification	DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED	autoRenewOff	n	never	no	renew	sub.autoRenewOff	plain	renewal off (by buyer, or by Apple after a refund)
        appstore.notification	DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED	autoRenewOn	n	never	no	dismiss	sub.autoRenewOn	plain	renewal on again
        appstore.notification	DID_FAIL_TO_RENEW	billingRetry	n	afterChange	no	updatePayment	sub.billingRetry	plain	charge failed, Apple retries up to 60 days, access may stop
        appstore.notification	DID_FAIL_TO_RENEW/GRACE_PERIOD	gracePeriod	n	afterChange	no	updatePayment	sub.gracePeriod	plain	charge failed, access kept until gracePeriodExpiresDate
        appstore.notification	DID_RENEW	renewed	n	never	yes	manageSubscription	sub.renewed	plain	renewed
        appstore.notification	DID_RENEW/BILLING_RECOVERY	recovered	n	never	yes	dismiss	sub.recovered	plain	failed before, paid now
        appstore.notification	EXPIRED	expired	n	never	no	renew	sub.expired.voluntary	plain	another reason
        appstore.notification	EXPIRED/BILLING_RETRY	expiredBilling	n	afterChange	no	renew	sub.expired.billing	plain	retries ended unpaid
        appstore.notification	EXPIRED/PRICE_INCREASE	priceDeclined	n	never	no	renew	sub.expired.priceIncrease	plain	no consent to the price
        appstore.notification	EXPIRED/PRODUCT_NOT_FOR_SALE	expiredProduct	n	never	no	dismiss	sub.expired.productUnavailable	plain	product was not for sale at renewal
        appstore.notification	EXPIRED/VOLUNTARY	expired	n	never	no	renew	sub.expired.voluntary	plain	buyer had turned renewal off
        appstore.notification	EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER	internal	y	never	unknown	dismiss	ops.event	plain	the monthly reminder that a token is active
        appstore.notification	EXTERNAL_PURCHASE_TOKEN/CREATED	internal	y	never	unknown	dismiss	ops.event	plain	a token was made
        appstore.notification	EXTERNAL_PURCHASE_TOKEN/UNREPORTED	internal	y	later	unknown	dismiss	ops.event	plain	token made, nothing reported yet
        appstore.notification	GRACE_PERIOD_EXPIRED	graceExpired	n	afterChange	no	updatePayment	sub.graceExpired	plain	grace over, access may stop, retries go on
        appstore.notification	METADATA_UPDATE	internal	y	never	no	dismiss	ops.event	plain	the seller changed the subscription's metadata (Advanced Commerce)
        appstore.notification	MIGRATION	internal	y	never	no	dismiss	ops.event	plain	the seller moved the subscription to Advanced Commerce
        appstore.notification	OFFER_REDEEMED	offerRedeemed	n	never	unknown	dismiss	offer.redeemed	plain	offer on the running plan
        appstore.notification	OFFER_REDEEMED/DOWNGRADE	offerRedeemed	n	never	no	dismiss	sub.downgradeScheduled	plain	offer with downgrade, at renewal
        appstore.notification	OFFER_REDEEMED/INITIAL_BUY	offerRedeemed	n	never	unknown	dismiss	offer.redeemed	plain	offer on a first purchase (older behaviour; now SUBSCRIBED)
        appstore.notification	OFFER_REDEEMED/RESUBSCRIBE	offerRedeemed	n	never	unknown	dismiss	offer.redeemed	plain	offer when coming back (older behaviour)
        appstore.notification	OFFER_REDEEMED/UPGRADE	offerRedeemed	n	never	unknown	dismiss	sub.upgraded	plain	offer with upgrade, now
        appstore.notification	ONE_TIME_CHARGE	purchased	n	never	yes	dismiss	purchase.completed	plain	consumable, non-consumable or non-renewing bought, or shared
        appstore.notification	PRICE_CHANGE	priceNotice	n	never	no	manageSubscription	price.increase.notice	plain	price changed through the Advanced Commerce API
        appstore.notification	PRICE_INCREASE/ACCEPTED	priceAccepted	y	never	no	dismiss	price.increase.accepted	plain	agreed, or informed where consent is not needed
        appstore.notification	PRICE_INCREASE/PENDING	priceConsent	n	afterChange	no	manageSubscription	price.increase.consent	plain	Apple asked for consent, no answer yet
        appstore.notification	REFUND	refunded	n	never	no	dismiss	refund.issued	plain	Apple refunded; revocationReason 1 = issue in the app, 0 = other
        appstore.notification	REFUND_DECLINED	refundDeclined	n	never	yes	contactSupport	refund.declined	plain	Apple declined the request made in the app
        appstore.notification	REFUND_REVERSED	refundReversed	n	never	yes	dismiss	refund.reversed	plain	refund undone after a dispute: give it back
        appstore.notification	RENEWAL_EXTENDED	extended	n	never	no	dismiss	sub.extended	plain	the seller moved this renewal date
        appstore.notification	RENEWAL_EXTENSION/FAILURE	internal	y	later	no	dismiss	ops.event	plain	mass extension failed for one subscription
        appstore.notification	RENEWAL_EXTENSION/SUMMARY	internal	y	never	no	dismiss	ops.event	plain	mass extension done: counts
        appstore.notification	RESCIND_CONSENT	consentRescinded	n	never	no	dismiss	consent.rescinded	plain	a parent withdrew consent for a child's use of the app (appData)
        appstore.notification	REVOKE	revoked	n	never	no	dismiss	revoke.family	plain	Family Sharing ended: sharer left, stopped or was refunded
        appstore.notification	SUBSCRIBED/INITIAL_BUY	started	n	never	unknown	dismiss	sub.started	plain	first subscription of the group, or shared by family
        appstore.notification	SUBSCRIBED/RESUBSCRIBE	restarted	n	never	unknown	dismiss	sub.resubscribed	plain	came back to the group
        appstore.notification	TEST	test	y	never	no	dismiss	ops.event	plain	asked for by the seller
        appstore.revocationReason	0	refunded	n	never	no	dismiss	refund.granted	plain	refunded for another reason
        appstore.revocationReason	1	refunded	n	never	no	dismiss	refund.granted	plain	refunded for an actual or perceived issue within the app
        appstore.status	1	active	y	never	yes	dismiss	sub.renewed	plain	the subscription runs
        appstore.status	2	expired	n	never	no	renew	sub.expired.voluntary	plain	the subscription ended
        appstore.status	3	billingRetry	n	afterChange	no	updatePayment	sub.billingRetry	plain	charge failed, retrying
        appstore.status	4	gracePeriod	n	afterChange	no	updatePayment	sub.gracePeriod	plain	charge failed, access kept
        appstore.status	5	revoked	n	never	no	dismiss	refund.granted	plain	refunded or no longer shared
        cordova.purchase	6777001	storeProblem	n	later	no	retry	store.unavailable	wrapper	store set-up failed
        cordova.purchase	6777002	productsUnavailable	n	later	no	retry	products.empty	wrapper	products not loaded
        cordova.purchase	6777003	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	purchase failed
        cordova.purchase	6777004	verification	n	later	unknown	restore	restore.failed	plain	receipts not loaded
        cordova.purchase	6777005	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	client may not
        cordova.purchase	6777006	cancelled	y	never	no	dismiss	purchase.cancelled	plain	buyer cancelled
        cordova.purchase	6777007	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	payment invalid
        cordova.purchase	6777008	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	may not pay
        cordova.purchase	6777010	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	
        cordova.purchase	6777011	verification	n	later	no	restore	restore.failed	plain	receipt refresh failed
        cordova.purchase	6777012	invalidProduct	n	never	no	dismiss	purchase.failed.productUnavailable	plain	id invalid
        cordova.purchase	6777013	finishFailed	y	later	yes	dismiss	finish.pending	paid	finishing failed
        cordova.purchase	6777014	offline	n	later	unknown	retry	store.offline	wrapper	server not reached
        cordova.purchase	6777015	notSupported	n	afterChange	no	dismiss	store.notSupported	plain	subscriptions are not sold here
        cordova.purchase	6777016	verification	n	never	unknown	contactSupport	verify.failed	plain	no token
        cordova.purchase	6777017	verification	n	never	yes	contactSupport	verify.failed	paid	validator said no
        cordova.purchase	6777018	serverProblem	n	later	yes	retry	verify.later	paid	validator unreadable
        cordova.purchase	6777019	storeProblem	n	later	no	retry	restore.failed	plain	refresh failed
        cordova.purchase	6777020	expired	n	never	no	renew	sub.expired.voluntary	plain	subscription over
        cordova.purchase	6777021	deliveryFailed	n	later	yes	retry	deliver.failed	paid	content download failed
        cordova.purchase	6777022	notSupported	n	afterChange	no	manageSubscription	store.notSupported	plain	plans cannot be changed here
        cordova.purchase	6777023	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	plain	not for sale
        cordova.purchase	6777024	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed	plain	SKError 6: no access to cloud service
        cordova.purchase	6777025	offline	n	later	unknown	retry	store.offline	plain	SKError 7: no network
        cordova.purchase	6777026	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed	plain	SKError 8: access withdrawn
        cordova.purchase	6777027	termsRequired	n	afterChange	no	openStore	purchase.privacyRequired	plain	SKError 9: Apple's privacy notice open
        cordova.purchase	6777028	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	SKError 10: requestData without entitlement
        cordova.purchase	6777029	offerInvalid	n	never	no	dismiss	offer.invalid	plain	SKError 11: offer id unknown
        cordova.purchase	6777030	offerInvalid	n	never	no	dismiss	offer.invalid	plain	SKError 14: offer price out of date
        cordova.purchase	6777031	offerInvalid	n	never	no	dismiss	offer.invalid	plain	SKError 12: offer signature wrong
        cordova.purchase	6777032	offerInvalid	n	never	no	dismiss	offer.invalid	plain	SKError 13: offer parameters missing
        cordova.purchase	6777033	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	the store is blocked; what by is not documented
        flutter.iap	consume_purchase_failed	finishFailed	y	later	yes	dismiss	finish.pending	paid	bought, not consumed: deliver, consume again
        flutter.iap	no_receipt_data	verification	n	afterChange	unknown	restore	verify.failed	plain	no receipt
        flutter.iap	purchase_error	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	every failed purchase; the real reason is in message (Android: BillingResponse.x; iOS: the NSError domain) and details
        flutter.iap	restore_transactions_failed	restoreFailed	n	later	no	retry	restore.failed	wrapper	restoring failed; the message joins the names of Play's responses
        flutter.iap	storekit2_eligibility_check_failed	offerUnknown	y	later	no	dismiss	offer.ineligible	plain	eligibility unknown: show base price
        flutter.iap	storekit2_failed_to_fetch_country_code	internal	y	later	no	dismiss	ops.supportSummary	plain	storefront unknown
        flutter.iap	storekit2_failed_to_fetch_product	productUnavailable	n	later	no	retry	purchase.failed.productUnavailable	plain	product not found
        flutter.iap	storekit2_failed_to_sync_to_app_store	restoreFailed	n	later	no	retry	restore.failed	wrapper	sync failed (or sign-in closed)
        flutter.iap	storekit2_missing_key_window_scene	internal	n	now	no	retry	purchase.failed.unknown	plain	no scene
        flutter.iap	storekit2_missing_view_controller	internal	n	now	no	retry	purchase.failed.unknown	plain	no controller
        flutter.iap	storekit2_not_enabled	configuration	y	never	no	dismiss	ops.supportSummary	plain	StoreKit 2 off
        flutter.iap	storekit2_not_subscription	invalidRequest	y	never	no	dismiss	ops.supportSummary	plain	not a subscription
        flutter.iap	storekit2_products_error	productsUnavailable	n	later	no	retry	store.unavailable	wrapper	products failed
        flutter.iap	storekit2_restore_failed	restoreFailed	n	later	no	retry	restore.failed	wrapper	restore failed
        flutter.iap	storekit2_unsupported_platform_version	notSupported	n	afterChange	no	dismiss	store.updateRequired	plain	OS too old
        flutter.iap	storekit_duplicate_product_object	inProgress	n	later	unknown	dismiss	purchase.inProgress	plain	same product already in the queue, unfinished
        flutter.iap	storekit_getproductrequest_platform_error	productsUnavailable	n	later	no	retry	store.unavailable	wrapper	products request failed
        flutter.iap	storekit_invalid_payment_discount_object	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer invalid
        flutter.iap	storekit_invalid_payment_object	invalidRequest	n	now	no	retry	purchase.failed.invalidRequest	plain	product not fetched before
        flutter.iap	storekit_missing_product_identifier	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	no product id
        flutter.iap	storekit_no_response	storeProblem	n	later	no	retry	store.unavailable	plain	StoreKit gave nothing
        flutter.iap	storekit_platform_no_response	productsUnavailable	n	later	no	retry	products.empty	plain	products request empty
        flutter.iap	storekit_refreshreceiptrequest_platform_error	verification	n	later	no	restore	restore.failed	plain	receipt refresh failed
        flutter_inapp_purchase	0	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	nothing better known
        flutter_inapp_purchase	1	offline	n	later	unknown	retry	store.offline	wrapper	no connection or a bad one; try again with growing pauses
        flutter_inapp_purchase	10	serverProblem	n	later	unknown	retry	store.unavailable	plain	a remote server failed; openiap waits ten seconds before it tries again
        flutter_inapp_purchase	12	pending	n	never	no	dismiss	purchase.pendingPayment	plain	transaction not final yet
        flutter_inapp_purchase	13	internal	y	never	no	dismiss	ops.supportSummary	plain	connection was not closed
        flutter_inapp_purchase	14	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	bad arguments or set-up
        flutter_inapp_purchase	16	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	general failure of the purchase
        flutter_inapp_purchase	17	storeProblem	n	later	no	retry	restore.failed	wrapper	synchronising with the store failed; try again with growing pauses
        flutter_inapp_purchase	18	pending	n	never	no	dismiss	purchase.deferred	plain	waits for approval (Ask to Buy)
        flutter_inapp_purchase	19	verification	n	never	unknown	contactSupport	verify.failed	plain	transaction data or offer signature invalid
        flutter_inapp_purchase	2	cancelled	y	never	no	dismiss	purchase.cancelled	plain	the buyer closed the purchase
        flutter_inapp_purchase	20	notReady	n	later	no	retry	store.unavailable	plain	billing was not initialised: initialise it, then call again
        flutter_inapp_purchase	21	serverProblem	n	later	unknown	retry	purchase.failed.unknown	plain	store's answer unreadable
        flutter_inapp_purchase	22	interrupted	n	now	unknown	retry	purchase.interrupted	plain	the purchase was interrupted
        flutter_inapp_purchase	23	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	purchases are off on this device; StoreKit's paymentNotAllowed arrives here
        flutter_inapp_purchase	24	internal	n	now	no	retry	purchase.failed.unknown	plain	Android: no activity to show the sheet
        flutter_inapp_purchase	25	internal	y	never	no	dismiss	ops.supportSummary	plain	initialised twice
        flutter_inapp_purchase	26	storeProblem	n	now	no	retry	store.unavailable	plain	the billing connection closed: reconnect
        flutter_inapp_purchase	27	verification	n	later	yes	contactSupport	verify.failed	paid	receipt or token did not verify
        flutter_inapp_purchase	28	alreadyFinished	y	never	yes	dismiss	purchase.completed	plain	already verified and finished: not a failure
        flutter_inapp_purchase	29	finishFailed	y	later	yes	dismiss	finish.pending	paid	verified, finishing failed
        flutter_inapp_purchase	3	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	plain	product not offered by the store (also StoreKit notAvailableInStorefront)
        flutter_inapp_purchase	4	storeProblem	n	later	unknown	retry	store.unavailable	wrapper	the store service failed; try again with growing pauses
        flutter_inapp_purchase	6	alreadyOwned	n	never	no	restore	purchase.alreadyOwned	plain	bought already: restore instead of buying
        openiap	activity-unavailable	internal	n	now	no	retry	purchase.failed.unknown	plain	Android: no activity to show the sheet
        openiap	already-owned	alreadyOwned	n	never	no	restore	purchase.alreadyOwned	plain	bought already: restore instead of buying
        openiap	already-prepared	internal	y	never	no	dismiss	ops.supportSummary	plain	initialised twice
        openiap	billing-response-json-parse-error	serverProblem	n	later	unknown	retry	purchase.failed.unknown	plain	store's answer unreadable
        openiap	billing-unavailable	signInRequired	n	afterChange	no	openStore	store.signInRequired	plain	no billing: Play too old, country, no account
        openiap	connection-closed	storeProblem	n	now	no	retry	store.unavailable	plain	the billing connection closed: reconnect
        openiap	deferred-payment	pending	n	never	no	dismiss	purchase.deferred	plain	waits for approval (Ask to Buy)
        openiap	developer-error	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	bad arguments or set-up
        openiap	duplicate-purchase	duplicate	y	never	no	dismiss	purchase.completed	plain	second update for one token: ignore
        openiap	empty-sku-list	invalidRequest	y	never	no	dismiss	products.invalid	plain	no ids given
        openiap	feature-not-supported	notSupported	n	afterChange	no	dismiss	store.notSupported	plain	store app or OS too old
        openiap	iap-not-available	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	purchases are off on this device; StoreKit's paymentNotAllowed arrives here
        openiap	init-connection	storeProblem	n	later	no	retry	store.unavailable	plain	could not open billing connection
        openiap	interrupted	interrupted	n	now	unknown	retry	purchase.interrupted	plain	the purchase was interrupted
        openiap	item-not-owned	notOwned	n	never	no	restore	restore.nothing	plain	consumed or acknowledged something not owned (also StoreKit notEntitled)
        openiap	item-unavailable	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	plain	product not offered by the store (also StoreKit notAvailableInStorefront)
        openiap	network-error	offline	n	later	unknown	retry	store.offline	wrapper	no connection or a bad one; try again with growing pauses
        openiap	not-ended	internal	y	never	no	dismiss	ops.supportSummary	plain	connection was not closed
        openiap	not-prepared	notReady	n	later	no	retry	store.unavailable	plain	billing was not initialised: initialise it, then call again
        openiap	pending	pending	n	never	no	dismiss	purchase.pendingPayment	plain	transaction not final yet
        openiap	purchase-error	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	general failure of the purchase
        openiap	purchase-verification-failed	verification	n	later	yes	contactSupport	verify.failed	paid	receipt or token did not verify
        openiap	purchase-verification-finish-failed	finishFailed	y	later	yes	dismiss	finish.pending	paid	verified, finishing failed
        openiap	purchase-verification-finished	alreadyFinished	y	never	yes	dismiss	purchase.completed	plain	already verified and finished: not a failure
        openiap	query-product	productsUnavailable	n	later	no	retry	products.empty	wrapper	product query failed (carries responseCode, productIds)
        openiap	remote-error	serverProblem	n	later	unknown	retry	store.unavailable	plain	a remote server failed; openiap waits ten seconds before it tries again
        openiap	service-disconnected	storeProblem	n	now	unknown	retry	store.unavailable	plain	Play service gone; reconnect
        openiap	service-error	storeProblem	n	later	unknown	retry	store.unavailable	wrapper	the store service failed; try again with growing pauses
        openiap	service-timeout	timeout	n	later	unknown	retry	store.unavailable	plain	Play did not answer in time
        openiap	sku-not-found	invalidProduct	n	never	no	dismiss	purchase.failed.productUnavailable	plain	product id unknown
        openiap	sku-offer-mismatch	offerInvalid	n	never	no	dismiss	offer.invalid	plain	the offer is not of this product; SKError 11, 13 and 14 arrive here
        openiap	sync-error	storeProblem	n	later	no	retry	restore.failed	wrapper	synchronising with the store failed; try again with growing pauses
        openiap	transaction-validation-failed	verification	n	never	unknown	contactSupport	verify.failed	plain	transaction data or offer signature invalid
        openiap	unknown	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	nothing better known
        openiap	user-cancelled	cancelled	y	never	no	dismiss	purchase.cancelled	plain	the buyer closed the purchase
        openiap	user-error	accountProblem	n	afterChange	no	openStore	purchase.failed.unknown	plain	something about the buyer's account
        openiap.subResponseCodeAndroid	no-applicable-sub-response-code	none	y	never	unknown	dismiss	purchase.failed.unknown	wrapper	nothing more to say
        openiap.subResponseCodeAndroid	payment-declined-due-to-insufficient-funds	insufficientFunds	n	afterChange	no	updatePayment	purchase.failed.declined	detail	not enough money
        openiap.subResponseCodeAndroid	user-ineligible	offerIneligible	n	never	no	dismiss	offer.ineligible	detail	offer not for this account
        play.BillingResponseCode	-1	storeProblem	n	now	unknown	retry	store.unavailable	plain	not connected to Play: reconnect
        play.BillingResponseCode	-2	notSupported	n	afterChange	no	openStore	store.updateRequired	plain	Play on this device lacks the feature
        play.BillingResponseCode	-3	timeout	n	later	unknown	retry	store.unavailable	plain	deprecated, now SERVICE_UNAVAILABLE
        play.BillingResponseCode	0	success	y	never	yes	dismiss	purchase.completed	plain	success (with zero purchases: nothing bought)
        play.BillingResponseCode	1	cancelled	y	never	no	dismiss	purchase.cancelled	plain	buyer closed the sheet
        play.BillingResponseCode	12	offline	n	later	unknown	retry	store.offline	plain	device has no connection to Play
        play.BillingResponseCode	2	storeProblem	n	later	unknown	retry	store.unavailable	plain	Play unreachable now
        play.BillingResponseCode	3	signInRequired	n	afterChange	no	openStore	store.signInRequired	plain	Play too old, country, enterprise policy, no payment possible
        play.BillingResponseCode	4	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	plain	product not for sale
        play.BillingResponseCode	5	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	the call or the set-up is wrong
        play.BillingResponseCode	6	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	fatal inside Play
        play.BillingResponseCode	7	alreadyOwned	n	never	no	restore	purchase.alreadyOwned	plain	already owned (or unconsumed): refresh, restore
        play.BillingResponseCode	8	notOwned	n	never	no	restore	restore.nothing	plain	consume/acknowledge of something not owned
        play.OnPurchasesUpdatedSubResponseCode	0	none	y	never	unknown	dismiss	purchase.failed.unknown	wrapper	nothing more
        play.OnPurchasesUpdatedSubResponseCode	1	insufficientFunds	n	afterChange	no	updatePayment	purchase.failed.declined	detail	funds below the price: add funds or other method
        play.OnPurchasesUpdatedSubResponseCode	2	offerIneligible	n	never	no	dismiss	offer.ineligible	detail	offer's eligibility not met
        play.ProductPurchase.purchaseState	0	purchased	n	never	yes	dismiss	purchase.completed	plain	it is paid
        play.ProductPurchase.purchaseState	1	refunded	n	never	no	dismiss	refund.granted	plain	cancelled or refunded
        play.ProductPurchase.purchaseState	2	pending	n	never	no	dismiss	purchase.pendingPayment	plain	not paid yet
        play.PurchaseState	0	unknown	y	later	unknown	dismiss	finish.pending	plain	
        play.PurchaseState	1	purchased	n	never	yes	dismiss	purchase.completed	plain	paid: deliver, then acknowledge or consume
        play.PurchaseState	2	pending	n	never	no	dismiss	purchase.pendingPayment	plain	not paid yet (cash, bank, family): do not deliver
        play.SubscriptionState	SUBSCRIPTION_STATE_ACTIVE	active	y	never	yes	dismiss	sub.renewed	plain	the subscription runs
        play.SubscriptionState	SUBSCRIPTION_STATE_CANCELED	autoRenewOff	n	never	no	renew	sub.autoRenewOff	plain	runs until expiry
        play.SubscriptionState	SUBSCRIPTION_STATE_EXPIRED	expired	n	never	no	renew	sub.expired.voluntary	plain	the subscription ended
        play.SubscriptionState	SUBSCRIPTION_STATE_IN_GRACE_PERIOD	gracePeriod	n	afterChange	no	updatePayment	sub.gracePeriod	plain	payment failed, access kept
        play.SubscriptionState	SUBSCRIPTION_STATE_ON_HOLD	onHold	n	afterChange	no	updatePayment	sub.onHold	plain	payment failed, no access
        play.SubscriptionState	SUBSCRIPTION_STATE_PAUSED	paused	n	never	no	manageSubscription	sub.paused	plain	paused
        play.SubscriptionState	SUBSCRIPTION_STATE_PENDING	pending	n	never	no	dismiss	purchase.pendingPayment	plain	sign-up not paid yet
        play.SubscriptionState	SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED	pendingCancelled	n	now	no	askAgain	purchase.deferred.expired	plain	sign-up never paid
        play.SubscriptionState	SUBSCRIPTION_STATE_UNSPECIFIED	unknown	y	later	unknown	dismiss	status.refreshing	plain	
        play.rtdn.kind	oneTimeProductNotification	dispatch	y	never	unknown	dismiss	ops.event	plain	notificationType says what happened; sent only when switched on
        play.rtdn.kind	pendingRefundReviewNotification	refundReview	y	never	unknown	dismiss	ops.event	plain	Google asks for evidence within 24 hours (orders.reviewrefund)
        play.rtdn.kind	subscriptionNotification	dispatch	y	never	unknown	dismiss	ops.event	plain	notificationType says what happened
        play.rtdn.kind	testNotification	test	y	never	no	dismiss	ops.event	plain	from the console
        play.rtdn.kind	voidedPurchaseNotification	refunded	n	never	no	dismiss	refund.granted	plain	refund or chargeback
        play.rtdn.oneTimeProduct	1	purchased	n	never	yes	dismiss	purchase.completed	plain	bought (also: pending became paid)
        play.rtdn.oneTimeProduct	2	pendingCancelled	n	now	no	askAgain	purchase.deferred.expired	plain	a pending purchase was cancelled by the buyer: not a refund
        play.rtdn.subscription	1	recovered	n	never	yes	dismiss	sub.recovered	plain	back from account hold, or resumed from pause
        play.rtdn.subscription	10	paused	n	never	no	manageSubscription	sub.paused	plain	paused
        play.rtdn.subscription	11	pauseScheduled	n	never	no	manageSubscription	sub.pauseScheduled	plain	pause planned, moved or dropped: ask the API
        play.rtdn.subscription	12	revoked	n	never	no	contactSupport	refund.granted	plain	taken away before its time
        play.rtdn.subscription	13	expired	n	never	no	renew	sub.expired.voluntary	plain	expired: the API says why (user, billing, price)
        play.rtdn.subscription	17	planChanged	n	never	unknown	manageSubscription	sub.upgraded	plain	an item of a bundle changed
        play.rtdn.subscription	18	autoRenewOff	n	never	no	manageSubscription	sub.autoRenewOff	plain	instalment plan ends with the commitment
        play.rtdn.subscription	19	priceNotice	n	never	no	manageSubscription	price.increase.notice	plain	price change details of an item changed
        play.rtdn.subscription	2	renewed	n	never	yes	manageSubscription	sub.renewed	plain	renewed
        play.rtdn.subscription	20	pendingCancelled	n	now	no	askAgain	purchase.deferred.expired	plain	pending sign-up or change was cancelled
        play.rtdn.subscription	22	priceConsent	n	never	no	manageSubscription	price.increase.consent	plain	consent period for a step-up began, or consent came (some regions)
        play.rtdn.subscription	3	autoRenewOff	n	never	no	renew	sub.autoRenewOff	plain	cancelled, by the buyer or by Play; access until expiry
        play.rtdn.subscription	4	started	n	never	unknown	dismiss	sub.started	plain	new subscription
        play.rtdn.subscription	5	onHold	n	afterChange	no	updatePayment	sub.onHold	plain	account hold: no access
        play.rtdn.subscription	6	gracePeriod	n	afterChange	no	updatePayment	sub.gracePeriod	plain	payment failed, access kept
        play.rtdn.subscription	7	autoRenewOn	n	never	no	dismiss	sub.autoRenewOn	plain	cancelled before, buyer turned it on again before expiry
        play.rtdn.subscription	8	priceAccepted	y	never	no	dismiss	price.increase.accepted	plain	deprecated; buyer agreed to a price
        play.rtdn.subscription	9	extended	n	never	no	dismiss	sub.extended	plain	next charge moved later
        play.rtdn.voided.productType	1	refunded	n	never	no	dismiss	refund.granted	plain	a subscription order was voided
        play.rtdn.voided.productType	2	refunded	n	never	no	dismiss	refund.granted	plain	a one-time order was voided
        play.rtdn.voided.refundType	1	refunded	n	never	no	dismiss	refund.granted	plain	all of it
        play.rtdn.voided.refundType	2	refundedPartly	n	never	no	dismiss	refund.issued	plain	some pieces of a multi-quantity purchase; may come again
        play.voidedReason	0	refunded	n	never	no	dismiss	refund.granted	plain	for another reason
        play.voidedReason	1	refunded	n	never	no	dismiss	refund.granted	plain	buyer changed their mind
        play.voidedReason	2	refunded	n	never	no	contactSupport	refund.granted	plain	what was bought did not arrive
        play.voidedReason	3	refunded	n	never	no	contactSupport	refund.granted	plain	what was bought is defective
        play.voidedReason	4	refunded	n	never	no	dismiss	refund.granted	plain	bought by accident
        play.voidedReason	5	refunded	n	never	no	contactSupport	refund.granted	plain	fraud: neutral wording
        play.voidedReason	6	refunded	n	never	no	contactSupport	refund.granted	plain	friendly fraud: neutral wording
        play.voidedReason	7	refunded	n	never	no	contactSupport	refund.granted	plain	a chargeback by the bank: neutral wording
        play.voidedReason	8	refundedOurFault	n	now	no	contactSupport	refund.granted	plain	the purchase was not acknowledged in time, a fault of the app
        qonversion	0	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	
        qonversion	1	cancelled	y	never	no	dismiss	purchase.cancelled	plain	the buyer cancelled
        qonversion	10	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed	plain	permission withdrawn
        qonversion	11	termsRequired	n	afterChange	no	openStore	purchase.privacyRequired	plain	Apple's privacy notice open
        qonversion	12	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	entitlement missing
        qonversion	14	offline	n	later	unknown	retry	store.offline	wrapper	any NSURLErrorDomain error
        qonversion	17	internal	n	later	unknown	retry	purchase.failed.unknown	plain	inside the SDK
        qonversion	18	pending	n	never	no	dismiss	purchase.deferred	plain	deferred
        qonversion	19	internal	y	later	no	dismiss	ops.supportSummary	plain	no remote config
        qonversion	2	invalidProduct	n	never	no	dismiss	purchase.failed.productUnavailable	plain	product not in the dashboard
        qonversion	20	serverProblem	n	later	unknown	retry	store.unavailable	plain	no data
        qonversion	21	serverProblem	n	later	unknown	retry	purchase.failed.unknown	plain	answer unreadable
        qonversion	22	invalidRequest	n	never	unknown	contactSupport	purchase.failed.invalidRequest	plain	request wrong
        qonversion	23	serverProblem	n	later	unknown	retry	store.unavailable	plain	server failed
        qonversion	25	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	project key wrong
        qonversion	26	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	user id wrong
        qonversion	27	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	platform unknown
        qonversion	28	verification	n	never	unknown	contactSupport	verify.failed	plain	fraud suspected: neutral wording
        qonversion	29	notSupported	n	afterChange	no	dismiss	store.notSupported	plain	not supported
        qonversion	3	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	client may not do this
        qonversion	30	storeProblem	n	later	unknown	retry	store.unavailable	wrapper	App Store failed
        qonversion	31	verification	n	never	unknown	contactSupport	verify.failed	plain	purchase invalid
        qonversion	32	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	project set up wrong
        qonversion	33	configuration	n	never	unknown	contactSupport	verify.failed	plain	store keys wrong
        qonversion	34	verification	n	later	yes	contactSupport	verify.failed	paid	receipt not valid
        qonversion	35	rateLimited	n	later	no	retry	store.unavailable	plain	too many calls
        qonversion	36	productsUnavailable	n	later	no	retry	products.empty	plain	no offerings
        qonversion	4	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	purchase id invalid
        qonversion	5	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	device may not pay
        qonversion	7	notInStorefront	n	never	no	dismiss	products.notInStorefront	plain	not in this storefront
        qonversion	8	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed	plain	no cloud permission
        qonversion	9	offline	n	later	unknown	retry	store.offline	plain	no network
        qonversion.android	ApiRateLimitExceeded	rateLimited	n	later	no	retry	store.unavailable	plain	too many calls
        qonversion.android	BackendError	serverProblem	n	later	unknown	retry	store.unavailable	plain	server failed
        qonversion.android	BillingUnavailable	signInRequired	n	afterChange	no	openStore	store.signInRequired	plain	no billing on the device
        qonversion.android	FeatureNotSupported	notSupported	n	afterChange	no	dismiss	store.notSupported	plain	not supported
        qonversion.android	FraudPurchase	verification	n	never	unknown	contactSupport	verify.failed	plain	fraud suspected: neutral wording
        qonversion.android	InvalidClientUid	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	user id wrong
        qonversion.android	InvalidCredentials	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	key wrong
        qonversion.android	InvalidStoreCredentials	configuration	n	never	unknown	contactSupport	verify.failed	plain	store keys wrong
        qonversion.android	LaunchError	configuration	n	later	no	retry	store.unavailable	plain	SDK did not start
        qonversion.android	NetworkConnectionFailed	offline	n	later	unknown	retry	store.offline	wrapper	a connection failed
        qonversion.android	OfferingsNotFound	productsUnavailable	n	later	no	retry	products.empty	plain	no offerings
        qonversion.android	PlayStoreError	storeProblem	n	later	unknown	retry	store.unavailable	wrapper	Play failed
        qonversion.android	ProductAlreadyOwned	alreadyOwned	n	never	no	restore	purchase.alreadyOwned	plain	owned already
        qonversion.android	ProductNotFound	invalidProduct	n	never	no	dismiss	purchase.failed.productUnavailable	plain	not in the dashboard
        qonversion.android	ProductNotOwned	notOwned	n	never	no	restore	restore.nothing	plain	not owned
        qonversion.android	ProjectConfigError	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	set-up wrong
        qonversion.android	PurchaseCanceled	cancelled	y	never	no	dismiss	purchase.cancelled	plain	buyer cancelled
        qonversion.android	PurchaseInvalid	invalidRequest	n	never	unknown	contactSupport	purchase.failed.invalidRequest	plain	purchase failed
        qonversion.android	PurchasePending	pending	n	never	no	dismiss	purchase.pendingPayment	plain	the purchase waits
        qonversion.android	PurchaseUnspecified	unknown	n	later	unknown	contactSupport	purchase.failed.unknown	wrapper	state unspecified
        qonversion.android	RemoteConfigurationNotAvailable	internal	y	later	no	dismiss	ops.supportSummary	plain	no remote config
        qonversion.android	ResponseParsingFailed	serverProblem	n	later	unknown	retry	purchase.failed.unknown	plain	answer unreadable
        qonversion.android	StoreProductNotAvailable	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	plain	not for sale
        qonversion.android	Unknown	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	
        qonversion.android	UnknownClientPlatform	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	platform unknown
        revenuecat.ErrorCode	0	unknown	n	now	unknown	retry	purchase.failed.unknown	wrapper	
        revenuecat.ErrorCode	1	cancelled	y	never	no	dismiss	purchase.cancelled	plain	buyer cancelled
        revenuecat.ErrorCode	10	offline	n	later	unknown	retry	store.offline	wrapper	a connection failed
        revenuecat.ErrorCode	11	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	API key wrong
        revenuecat.ErrorCode	12	serverProblem	n	later	unknown	retry	store.unavailable	plain	the answer was odd
        revenuecat.ErrorCode	13	belongsToOther	n	afterChange	no	signIn	purchase.belongsToOther	plain	deprecated, as 7
        revenuecat.ErrorCode	14	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	user id invalid
        revenuecat.ErrorCode	15	inProgress	y	later	unknown	dismiss	purchase.inProgress	plain	already running
        revenuecat.ErrorCode	16	serverProblem	n	later	unknown	retry	store.unavailable	wrapper	server failed
        revenuecat.ErrorCode	17	configuration	n	never	no	dismiss	offer.invalid	plain	key for offers wrong
        revenuecat.ErrorCode	18	offerIneligible	n	never	no	dismiss	offer.ineligible	plain	offer not for this buyer
        revenuecat.ErrorCode	19	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	no permission to buy
        revenuecat.ErrorCode	2	storeProblem	n	later	unknown	retry	store.unavailable	wrapper	store failed
        revenuecat.ErrorCode	20	pending	n	never	no	dismiss	purchase.deferred	plain	the purchase waits
        revenuecat.ErrorCode	21	internal	y	never	no	dismiss	ops.supportSummary	plain	attributes invalid
        revenuecat.ErrorCode	22	internal	y	never	no	dismiss	ops.supportSummary	plain	logOut of an anonymous user
        revenuecat.ErrorCode	23	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	set-up wrong
        revenuecat.ErrorCode	24	notSupported	n	afterChange	no	dismiss	store.notSupported	plain	not supported here
        revenuecat.ErrorCode	25	internal	y	never	no	dismiss	ops.supportSummary	plain	nothing to send
        revenuecat.ErrorCode	26	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer without id
        revenuecat.ErrorCode	28	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer without group
        revenuecat.ErrorCode	29	serverProblem	n	later	no	retry	restore.failed	plain	customer info not loaded
        revenuecat.ErrorCode	3	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed	plain	device or account may not buy
        revenuecat.ErrorCode	30	internal	y	later	no	dismiss	ops.supportSummary	plain	device info not read
        revenuecat.ErrorCode	31	refundFailed	n	later	no	contactSupport	refund.error	plain	refund sheet failed
        revenuecat.ErrorCode	32	timeout	n	later	no	retry	store.timeout	plain	prices too slow
        revenuecat.ErrorCode	33	blocked	n	afterChange	no	openSettings	store.offline	plain	blocked by DNS or VPN
        revenuecat.ErrorCode	34	offerInvalid	n	never	no	dismiss	offer.invalid	plain	offer invalid
        revenuecat.ErrorCode	35	offline	n	later	no	retry	store.offline	plain	the device is offline
        revenuecat.ErrorCode	36	internal	y	never	no	dismiss	ops.supportSummary	plain	mode forbids
        revenuecat.ErrorCode	37	verification	n	later	unknown	contactSupport	verify.failed	plain	answer not signed right: do not grant
        revenuecat.ErrorCode	38	internal	y	never	no	dismiss	ops.supportSummary	plain	needs StoreKit 2
        revenuecat.ErrorCode	39	offerInvalid	n	never	yes	contactSupport	offer.codeInvalid	plain	link invalid
        revenuecat.ErrorCode	4	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	arguments or payment invalid
        revenuecat.ErrorCode	40	belongsToOther	n	afterChange	no	signIn	purchase.belongsToOther	plain	bought by another user
        revenuecat.ErrorCode	41	offerExpired	n	later	yes	dismiss	offer.codeInvalid	plain	link expired; a new one is mailed
        revenuecat.ErrorCode	42	test	n	now	no	retry	purchase.failed.unknown	plain	a test
        revenuecat.ErrorCode	5	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	plain	not for sale
        revenuecat.ErrorCode	6	alreadyOwned	n	never	no	restore	purchase.alreadyOwned	plain	owned already
        revenuecat.ErrorCode	7	belongsToOther	n	afterChange	no	signIn	purchase.belongsToOther	plain	receipt of another user
        revenuecat.ErrorCode	8	verification	n	later	yes	contactSupport	verify.failed	paid	receipt invalid
        revenuecat.ErrorCode	9	verification	n	afterChange	unknown	restore	verify.failed	plain	no receipt
        revenuecat.cancel_reason	BILLING_ERROR	billingIssue	n	afterChange	no	updatePayment	sub.billingIssue	plain	store could not charge; same moment as BILLING_ISSUE: send one of the two
        revenuecat.cancel_reason	CUSTOMER_SUPPORT	refunded	n	never	no	dismiss	refund.issued	plain	refunded; auto-renew may still be on; price is negative
        revenuecat.cancel_reason	DEVELOPER_INITIATED	cancelledBySeller	n	never	no	contactSupport	sub.autoRenewOff	plain	the seller cancelled
        revenuecat.cancel_reason	PRICE_INCREASE	priceDeclined	n	never	no	renew	sub.expired.priceIncrease	plain	new price not accepted
        revenuecat.cancel_reason	UNKNOWN	autoRenewOff	n	never	no	renew	sub.autoRenewOff	plain	Apple gave no reason
        revenuecat.cancel_reason	UNSUBSCRIBE	autoRenewOff	n	never	no	renew	sub.autoRenewOff	plain	buyer turned renewal off (now, not at expiry)
        revenuecat.expiration_reason	BILLING_ERROR	expiredBilling	n	afterChange	no	renew	sub.expired.billing	plain	grace over without payment
        revenuecat.expiration_reason	CUSTOMER_SUPPORT	refunded	n	never	no	dismiss	sub.expired	plain	refunded
        revenuecat.expiration_reason	DEVELOPER_INITIATED	cancelledBySeller	n	never	no	contactSupport	sub.expired.voluntary	plain	the seller ended it
        revenuecat.expiration_reason	PRICE_INCREASE	priceDeclined	n	never	no	renew	sub.expired.priceIncrease	plain	new price not accepted
        revenuecat.expiration_reason	SUBSCRIPTION_PAUSED	paused	n	never	no	manageSubscription	sub.paused	plain	pause began; only in EXPIRATION
        revenuecat.expiration_reason	UNKNOWN	expired	n	never	no	renew	sub.expired.voluntary	plain	no reason given
        revenuecat.expiration_reason	UNSUBSCRIBE	expired	n	never	no	renew	sub.expired.voluntary	plain	buyer had cancelled
        revenuecat.period_type	INTRO	intro	n	never	yes	manageSubscription	offer.introPayAsYouGo	plain	introductory price
        revenuecat.period_type	NORMAL	normal	n	never	yes	manageSubscription	sub.started	plain	full price
        revenuecat.period_type	PREPAID	prepaid	n	never	yes	renew	purchase.completed	plain	Play prepaid: does not renew
        revenuecat.period_type	PROMOTIONAL	granted	n	never	no	dismiss	offer.redeemed	plain	granted through RevenueCat, free
        revenuecat.period_type	TRIAL	trial	n	never	no	manageSubscription	offer.introFree	plain	free trial: price 0
        revenuecat.store	AMAZON	store	y	never	unknown	openStore	sub.otherPlatform	plain	Amazon Appstore
        revenuecat.store	APP_STORE	store	y	never	unknown	openStore	sub.otherPlatform	plain	Apple's App Store
        revenuecat.store	MAC_APP_STORE	store	y	never	unknown	openStore	sub.otherPlatform	plain	Apple's App Store of the Mac
        revenuecat.store	PADDLE	store	y	never	unknown	manageSubscription	sub.otherPlatform	plain	Paddle
        revenuecat.store	PLAY_STORE	store	y	never	unknown	openStore	sub.otherPlatform	plain	Google Play
        revenuecat.store	PROMOTIONAL	store	y	never	no	dismiss	sub.otherPlatform	plain	granted: nothing to manage, no app_id
        revenuecat.store	RC_BILLING	store	y	never	unknown	manageSubscription	sub.otherPlatform	plain	RevenueCat Web Billing
        revenuecat.store	ROKU	store	y	never	unknown	openStore	sub.otherPlatform	plain	Roku
        revenuecat.store	STRIPE	store	y	never	unknown	manageSubscription	sub.otherPlatform	plain	card on the web
        revenuecat.store	TEST_STORE	store	y	never	no	dismiss	sandbox.badge	plain	RevenueCat's test store
        revenuecat.webhook.type	BILLING_ISSUE	billingIssue	n	afterChange	no	updatePayment	sub.billingIssue	plain	charge failed; grace_period_expiration_at_ms may be null
        revenuecat.webhook.type	CANCELLATION	autoRenewOff	n	never	no	renew	sub.autoRenewOff	plain	auto-renew off, or refunded: read cancel_reason
        revenuecat.webhook.type	EXPERIMENT_ENROLLMENT	internal	y	never	no	dismiss	ops.event	plain	joined an experiment
        revenuecat.webhook.type	EXPIRATION	expired	n	never	no	renew	sub.expired.voluntary	plain	over: read expiration_reason
        revenuecat.webhook.type	INITIAL_PURCHASE	started	n	never	yes	dismiss	sub.started	plain	first purchase of a subscription (period_type TRIAL: a trial began)
        revenuecat.webhook.type	INVOICE_ISSUANCE	invoiceIssued	n	never	no	updatePayment	purchase.pendingPayment	plain	invoice made, not yet paid (Web Billing)
        revenuecat.webhook.type	NON_RENEWING_PURCHASE	purchased	n	never	yes	dismiss	purchase.completed	plain	one-time purchase
        revenuecat.webhook.type	PAYWALL_CANCEL	internal	y	never	no	dismiss	ops.event	plain	analytics of a paywall: the payment sheet was closed
        revenuecat.webhook.type	PAYWALL_CLOSE	internal	y	never	no	dismiss	ops.event	plain	analytics of a paywall
        revenuecat.webhook.type	PAYWALL_COMPONENT_INTERACTED	internal	y	never	no	dismiss	ops.event	plain	analytics of a paywall
        revenuecat.webhook.type	PAYWALL_EXIT_OFFER	internal	y	never	no	dismiss	ops.event	plain	analytics of a paywall
        revenuecat.webhook.type	PAYWALL_IMPRESSION	internal	y	never	no	dismiss	ops.event	plain	analytics of a paywall
        revenuecat.webhook.type	PRICE_INCREASE_CONSENT_APPROVED	priceAccepted	y	never	no	dismiss	price.increase.accepted	plain	the buyer agreed to a new price
        revenuecat.webhook.type	PRICE_INCREASE_CONSENT_REQUIRED	priceConsent	n	afterChange	no	manageSubscription	price.increase.consent	plain	the store asks the buyer to agree to a new price
        revenuecat.webhook.type	PRODUCT_CHANGE	planChangeScheduled	n	never	unknown	manageSubscription	sub.downgradeScheduled	plain	buyer chose another product; perhaps only at renewal; new_product_id
        revenuecat.webhook.type	PURCHASE_REDEEMED	offerRedeemed	n	never	yes	dismiss	offer.redeemed	plain	a purchase of the web was redeemed in the app
        revenuecat.webhook.type	REFUND_REVERSED	refundReversed	n	never	yes	dismiss	refund.reversed	plain	refund undone (App Store)
        revenuecat.webhook.type	RENEWAL	renewed	n	never	yes	manageSubscription	sub.renewed	plain	renewed, or a lapsed buyer is back; is_trial_conversion: trial became paid
        revenuecat.webhook.type	SUBSCRIBER_ALIAS	internal	y	never	no	dismiss	ops.event	plain	old; two ids joined
        revenuecat.webhook.type	SUBSCRIPTION_EXTENDED	extended	n	never	no	dismiss	sub.extended	plain	expiry moved later (Play may send it for small deferrals of under 24 h)
        revenuecat.webhook.type	SUBSCRIPTION_PAUSED	pauseScheduled	n	never	no	manageSubscription	sub.pauseScheduled	plain	will pause at period end; keep access; auto_resume_at_ms
        revenuecat.webhook.type	TEMPORARY_ENTITLEMENT_GRANT	grantedProvisionally	n	later	unknown	dismiss	verify.later	plain	store could not be asked; access for at most 24 h
        revenuecat.webhook.type	TEST	test	y	never	no	dismiss	ops.event	plain	sent from the dashboard
        revenuecat.webhook.type	TRANSFER	transferred	n	never	no	contactSupport	purchase.belongsToOther	plain	purchases moved to another app user; no app_user_id; transferred_from/to
        revenuecat.webhook.type	UNCANCELLATION	autoRenewOn	n	never	no	dismiss	sub.autoRenewOn	plain	auto-renew on again before expiry
        revenuecat.webhook.type	VIRTUAL_CURRENCY_TRANSACTION	balanceChanged	n	never	unknown	dismiss	purchase.completed.quantity	plain	balance changed; adjustments[].amount, currency.code/name
        stripe.advice_code	confirm_card_data	cardDataInvalid	n	afterChange	no	updatePayment	purchase.failed.declined	advice	issuer asks to check the card data
        stripe.advice_code	do_not_try_again	declined	n	never	no	updatePayment	card.declined	advice	do not charge this card again
        stripe.advice_code	try_again_later	declined	n	later	no	retry	purchase.failed.declined	advice	same card may work later
        stripe.code	account_closed	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	customer's bank account is closed
        stripe.code	account_country_invalid_address	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	account_error_country_change_requires_additional_steps	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	account_information_mismatch	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	account_invalid	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	account_number_invalid	cardDataInvalid	n	afterChange	no	updatePayment	purchase.failed.declined	plain	bank account number wrong (digits missing)
        stripe.code	account_token_required_for_v2_account	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	acss_debit_session_incomplete	pending	n	later	no	retry	purchase.interrupted	plain	debit session not complete yet
        stripe.code	action_blocked	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	the action is blocked
        stripe.code	alipay_upgrade_required	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	amount_details_amount_mismatch	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	the details of the amount do not add up to it
        stripe.code	amount_details_tax_shipping_discount_greater_than_amount	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	tax, shipping or discount is above the amount
        stripe.code	amount_too_large	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	above the maximum
        stripe.code	amount_too_small	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	below the minimum
        stripe.code	anomalous_money_movement_request	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	api_key_expired	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	application_fees_not_allowed	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	approval_required	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	authentication_failure	authFailed	n	afterChange	no	updatePayment	purchase.failed.declined	plain	authentication failed, of whatever payment method
        stripe.code	authentication_required	authRequired	n	now	no	retry	card.authRequired	plain	bring the customer back to authenticate; with error_on_requires_action: other card
        stripe.code	balance_insufficient	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	balance_invalid_parameter	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	bank_account_bad_routing_numbers	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	bank_account_declined	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	account not verified or not supported
        stripe.code	bank_account_exists	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	bank_account_restricted	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	account cannot be used with this method
        stripe.code	bank_account_unusable	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	use a different bank account
        stripe.code	bank_account_unverified	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	bank_account_verification_failed	verification	n	afterChange	no	updatePayment	purchase.failed.declined	plain	micro-deposits wrong or too many tries
        stripe.code	billing_invalid_mandate	mandateInvalid	n	afterChange	no	updatePayment	sub.billingIssue	plain	method has no active mandate: confirm once on session
        stripe.code	bitcoin_upgrade_required	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	capability_not_active	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	the account lacks a capability
        stripe.code	capture_charge_authorization_expired	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	capture_unauthorized_payment	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	card_decline_rate_limit_exceeded	declined	n	later	no	updatePayment	card.declined	plain	declined too often: again after 24 hours, with checked data
        stripe.code	card_declined	declined	n	afterChange	no	updatePayment	card.declined	wrapper	read decline_code
        stripe.code	cardholder_phone_number_required	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	charge_already_captured	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	charge_already_refunded	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	charge_disputed	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	charge_exceeds_source_limit	rateLimited	n	later	no	updatePayment	purchase.failed.declined	plain	above the seller's rolling limit for this method
        stripe.code	charge_exceeds_transaction_limit	rateLimited	n	never	no	updatePayment	purchase.failed.declined	plain	above the seller's limit for this kind of payment
        stripe.code	charge_expired_for_capture	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	charge_invalid_parameter	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	charge_not_refundable	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	clearing_code_unsupported	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	country_code_invalid	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	country code wrong
        stripe.code	country_unsupported	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	coupon_expired	offerExpired	n	afterChange	no	dismiss	offer.codeInvalid	plain	coupon no longer valid
        stripe.code	customer_max_payment_methods	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	customer_max_subscriptions	invalidRequest	n	never	no	manageSubscription	purchase.failed.invalidRequest	plain	too many subscriptions
        stripe.code	customer_session_expired	sessionExpired	n	now	no	retry	purchase.interrupted	plain	the customer session ended
        stripe.code	customer_tax_location_invalid	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	address missing or not valid for tax (country, postal code)
        stripe.code	debit_not_authorized	declined	n	never	no	contactSupport	purchase.failed.declined	plain	customer told the bank the payment was not authorised
        stripe.code	dispute_evidence_page_limit_exceeded	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	email_invalid	emailInvalid	n	afterChange	no	updatePayment	card.email	plain	e-mail malformed
        stripe.code	expired_card	cardExpired	n	afterChange	no	updatePayment	card.expired	plain	check the date or other card
        stripe.code	expired_payment_method	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	the payment method has expired, a card or another
        stripe.code	failed_tax_calculation	serverProblem	n	later	no	retry	purchase.failed.unknown	plain	the tax could not be calculated: Stripe's support where it stays so
        stripe.code	financial_account_balance_does_not_support_currency	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	financial_account_capability_not_enabled	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	financial_account_capability_restricted	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	financial_connections_account_inactive	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	financial_connections_account_pending_account_numbers	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	financial_connections_account_unavailable_account_numbers	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	financial_connections_consent_locale_invalid	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	financial_connections_consent_locale_unsupported	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	financial_connections_no_successful_transaction_refresh	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	forwarding_api_inactive	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	forwarding_api_invalid_parameter	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	forwarding_api_retryable_upstream_error	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	forwarding_api_upstream_connection_error	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	forwarding_api_upstream_connection_timeout	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	forwarding_api_upstream_error	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	idempotency_key_in_use	inProgress	y	later	unknown	dismiss	purchase.inProgress	plain	same key in another running request
        stripe.code	incorrect_address	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	check address or other card
        stripe.code	incorrect_cvc	cardDataInvalid	n	afterChange	no	updatePayment	card.cvc	plain	check CVC or other card
        stripe.code	incorrect_number	cardDataInvalid	n	afterChange	no	updatePayment	card.declined	plain	check number or other card
        stripe.code	incorrect_postal_code	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	check postal code or other payment method
        stripe.code	incorrect_zip	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	check postal code or other card
        stripe.code	india_recurring_payment_mandate_canceled	mandateInvalid	n	afterChange	no	updatePayment	sub.billingIssue	plain	the mandate was cancelled
        stripe.code	instant_payouts_config_disabled	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	instant_payouts_currency_disabled	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	instant_payouts_limit_exceeded	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	instant_payouts_unsupported	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	insufficient_funds	insufficientFunds	n	later	no	updatePayment	purchase.failed.declined	plain	account cannot cover it
        stripe.code	intent_invalid_state	inProgress	n	now	unknown	retry	purchase.failed.unknown	plain	intent in another state
        stripe.code	intent_verification_method_missing	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	invalid_canceled_subscription_fields	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	invalid_card_type	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	invalid_characters	cardDataInvalid	n	afterChange	no	updatePayment	card.declined	plain	field has unsupported characters
        stripe.code	invalid_charge_amount	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	amount not allowed
        stripe.code	invalid_cvc	cardDataInvalid	n	afterChange	no	updatePayment	card.cvc	plain	check CVC or other card
        stripe.code	invalid_expiry_month	cardDataInvalid	n	afterChange	no	updatePayment	card.expired	plain	check date or other card
        stripe.code	invalid_expiry_year	cardDataInvalid	n	afterChange	no	updatePayment	card.expired	plain	check date or other card
        stripe.code	invalid_mandate_reference_prefix_format	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	invalid_number	cardDataInvalid	n	afterChange	no	updatePayment	card.declined	plain	check number or other card
        stripe.code	invalid_source_usage	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	invalid_tax_location	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	location not valid for tax
        stripe.code	invoice_no_customer_line_items	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	invoice_no_payment_method_types	invalidRequest	n	afterChange	no	updatePayment	sub.billingIssue	plain	no method can pay the invoice
        stripe.code	invoice_no_subscription_line_items	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	invoice_not_editable	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	invoice_on_behalf_of_not_editable	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	invoice_payment_intent_requires_action	authRequired	n	now	no	retry	card.authRequired	plain	customer must act on the invoice's intent
        stripe.code	invoice_upcoming_none	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	livemode_mismatch	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	lock_timeout	inProgress	n	later	unknown	retry	purchase.inProgress	plain	object locked; retry, serially
        stripe.code	missing	invalidRequest	n	afterChange	no	updatePayment	purchase.failed.invalidRequest	plain	source not saved to the customer
        stripe.code	no_account	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	bank account not found
        stripe.code	not_allowed_on_standard_account	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	out_of_inventory	productUnavailable	n	later	no	dismiss	purchase.failed.productUnavailable	plain	out of stock
        stripe.code	ownership_declaration_not_allowed	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	parameter_invalid_empty	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	parameter_invalid_integer	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	parameter_invalid_string_blank	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	parameter_invalid_string_empty	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	parameter_missing	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	parameter_unknown	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	parameters_exclusive	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	payment_evaluation_on_api_version_not_supported	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	payment_intent_action_required	authRequired	n	now	no	retry	card.authRequired	plain	method needs the customer, but the call forbade it
        stripe.code	payment_intent_authentication_failure	authFailed	n	afterChange	no	updatePayment	purchase.failed.declined	plain	authentication failed: new payment method
        stripe.code	payment_intent_incompatible_payment_method	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	method does not fit
        stripe.code	payment_intent_invalid_parameter	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	payment_intent_konbini_rejected_confirmation_number	cardDataInvalid	n	afterChange	no	updatePayment	purchase.failed.declined	plain	Konbini number rejected
        stripe.code	payment_intent_mandate_invalid	mandateInvalid	n	afterChange	no	updatePayment	sub.billingIssue	plain	mandate invalid
        stripe.code	payment_intent_payment_attempt_expired	timeout	n	now	no	retry	purchase.failed.declined	plain	attempt expired: new payment method
        stripe.code	payment_intent_payment_attempt_failed	declined	n	afterChange	no	updatePayment	purchase.failed.declined	wrapper	the attempt failed: read last_payment_error
        stripe.code	payment_intent_rate_limit_exceeded	rateLimited	n	later	no	retry	store.unavailable	plain	too many tries on this payment intent
        stripe.code	payment_intent_unexpected_state	inProgress	n	never	unknown	contactSupport	purchase.failed.unknown	plain	intent in another state (perhaps already paid)
        stripe.code	payment_method_bank_account_already_verified	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	payment_method_bank_account_blocked	declined	n	never	no	updatePayment	purchase.failed.declined	plain	account failed verification before
        stripe.code	payment_method_billing_details_address_missing	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	address missing
        stripe.code	payment_method_configuration_failures	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	payment_method_currency_mismatch	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	method is for another currency
        stripe.code	payment_method_customer_decline	cancelled	y	never	no	dismiss	purchase.cancelled	plain	the customer did not approve the payment
        stripe.code	payment_method_invalid_parameter	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	payment_method_invalid_parameter_testmode	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	payment_method_microdeposit_failed	cardDataInvalid	n	afterChange	no	updatePayment	purchase.failed.declined	plain	micro-deposits failed: check account data
        stripe.code	payment_method_microdeposit_processing_error	serverProblem	n	later	no	retry	purchase.failed.unknown	plain	micro-deposits could not be processed
        stripe.code	payment_method_microdeposit_verification_amounts_invalid	cardDataInvalid	n	afterChange	no	retry	purchase.failed.declined	plain	two amounts needed
        stripe.code	payment_method_microdeposit_verification_amounts_mismatch	cardDataInvalid	n	afterChange	no	retry	purchase.failed.declined	plain	amounts wrong
        stripe.code	payment_method_microdeposit_verification_attempts_exceeded	declined	n	never	no	updatePayment	purchase.failed.declined	plain	too many tries
        stripe.code	payment_method_microdeposit_verification_descriptor_code_mismatch	cardDataInvalid	n	afterChange	no	retry	purchase.failed.declined	plain	code wrong
        stripe.code	payment_method_microdeposit_verification_timeout	timeout	n	afterChange	no	updatePayment	purchase.failed.declined	plain	not verified in time
        stripe.code	payment_method_not_available	storeProblem	n	later	no	retry	store.unavailable	plain	processor down: other method, or later
        stripe.code	payment_method_provider_decline	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	declined by issuer or customer: new method
        stripe.code	payment_method_provider_timeout	timeout	n	later	unknown	retry	store.unavailable	plain	provider timed out: new method
        stripe.code	payment_method_restricted	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	restricted by issuer or platform, as after a report of loss: neutral wording
        stripe.code	payment_method_unactivated	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	payment_method_unexpected_state	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	payment_method_unsupported_type	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	payout_reconciliation_not_ready	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	payouts_limit_exceeded	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	payouts_not_allowed	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	platform_account_required	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	platform_api_key_expired	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	postal_code_invalid	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	postal code wrong
        stripe.code	processing_error	serverProblem	n	later	unknown	retry	purchase.failed.unknown	plain	try later or other method
        stripe.code	product_inactive	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	plain	product no longer sold
        stripe.code	progressive_onboarding_limit_exceeded	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	rate_limit	rateLimited	n	later	no	retry	store.unavailable	plain	too many requests: back off
        stripe.code	refer_to_customer	declined	n	never	no	contactSupport	purchase.failed.declined	plain	customer stopped the payment at the bank
        stripe.code	refund_disputed_payment	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	request_blocked	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	resource_already_exists	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	resource_missing	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	return_intent_already_processed	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	routing_number_invalid	cardDataInvalid	n	afterChange	no	updatePayment	purchase.failed.declined	plain	routing number wrong
        stripe.code	secret_key_required	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	sepa_unsupported_account	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	service_period_coupon_with_metered_tiered_item_unsupported	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	setup_attempt_failed	declined	n	afterChange	no	updatePayment	purchase.failed.declined	wrapper	the set-up failed: read last_setup_error; a new method is needed
        stripe.code	setup_intent_authentication_failure	authFailed	n	afterChange	no	updatePayment	purchase.failed.declined	plain	authentication failed: new method
        stripe.code	setup_intent_invalid_parameter	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	setup_intent_mandate_invalid	mandateInvalid	n	afterChange	no	updatePayment	sub.billingIssue	plain	mandate invalid
        stripe.code	setup_intent_mobile_wallet_unsupported	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	setup_intent_setup_attempt_expired	timeout	n	now	no	retry	purchase.failed.declined	plain	attempt expired: new method
        stripe.code	setup_intent_unexpected_state	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	shipping_address_invalid	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	address not usable for tax
        stripe.code	shipping_calculation_failed	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	shipping data wrong
        stripe.code	siret_invalid	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	sku_inactive	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable	plain	SKU no longer sold
        stripe.code	smart_disputes_not_available	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	state_unsupported	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	state not supported
        stripe.code	status_transition_invalid	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	storer_capability_missing	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	storer_capability_not_active	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	stripe_tax_inactive	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	subscription_update_trial_after_billing_cycle_anchor	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	tax_id_invalid	cardDataInvalid	n	afterChange	no	updatePayment	card.taxLocation	plain	tax number wrong
        stripe.code	tax_id_prohibited	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	taxes_calculation_failed	serverProblem	n	later	no	retry	purchase.failed.unknown	plain	tax not calculated
        stripe.code	terminal_location_country_unsupported	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	terminal_reader_busy	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	terminal_reader_hardware_fault	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	terminal_reader_invalid_location_for_activation	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	terminal_reader_invalid_location_for_payment	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	terminal_reader_offline	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	terminal_reader_timeout	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	testmode_charges_only	testOnly	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	account can only make test charges
        stripe.code	three_d_secure_authentication_not_supported	authFailed	n	afterChange	no	updatePayment	purchase.failed.declined	plain	3D Secure is not possible: other payment method
        stripe.code	three_d_secure_authentication_upstream_error	serverProblem	n	later	no	retry	purchase.failed.unknown	plain	3D Secure failed at whoever runs it
        stripe.code	tls_version_unsupported	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	token_already_used	inProgress	n	now	unknown	retry	purchase.inProgress	plain	token used before: make a new one
        stripe.code	token_card_network_invalid	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.code	token_in_use	inProgress	y	later	unknown	dismiss	purchase.inProgress	plain	token in another running request
        stripe.code	transfer_source_balance_parameters_mismatch	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	transfers_not_allowed	merchantSide	y	never	no	dismiss	ops.supportSummary	plain	
        stripe.code	url_invalid	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	plain	
        stripe.decline_code	approve_with_id	declined	n	now	no	retry	purchase.failed.declined	detail	try again; then contact issuer
        stripe.decline_code	authentication_required	authRequired	n	now	no	retry	card.authRequired	detail	on session: let them authenticate and try again; off session: ask them back; if it was authenticated: contact issuer
        stripe.decline_code	call_issuer	declined	n	afterChange	no	updatePayment	card.declined	detail	unknown reason; contact issuer
        stripe.decline_code	card_not_supported	declined	n	afterChange	no	updatePayment	purchase.failed.declined	detail	card not for this kind of purchase; contact issuer
        stripe.decline_code	card_velocity_exceeded	insufficientFunds	n	later	no	updatePayment	purchase.failed.declined	detail	balance, credit or amount limit exceeded; contact issuer
        stripe.decline_code	currency_not_supported	declined	n	afterChange	no	updatePayment	purchase.failed.declined	detail	card cannot pay this currency; ask issuer
        stripe.decline_code	do_not_honor	declined	n	afterChange	no	updatePayment	card.declined	detail	unknown reason; contact issuer
        stripe.decline_code	do_not_try_again	declined	n	never	no	updatePayment	card.declined	detail	deprecated in favour of advice_code; the buyer should ask the issuer
        stripe.decline_code	duplicate_transaction	duplicate	n	never	unknown	contactSupport	purchase.inProgress	detail	same amount and card moments ago; look for the earlier payment first
        stripe.decline_code	expired_card	cardExpired	n	afterChange	no	updatePayment	card.expired	detail	use another card
        stripe.decline_code	fraudulent	declinedGeneric	n	never	no	updatePayment	card.declined	detail	Stripe suspects fraud: never tell; show as generic_decline
        stripe.decline_code	generic_decline	declinedGeneric	n	afterChange	no	updatePayment	card.declined	detail	unknown reason or blocked by Radar; contact issuer
        stripe.decline_code	incorrect_cvc	cardDataInvalid	n	afterChange	no	updatePayment	card.cvc	detail	enter CVC again
        stripe.decline_code	incorrect_number	cardDataInvalid	n	afterChange	no	updatePayment	card.declined	detail	enter number again
        stripe.decline_code	incorrect_pin	cardDataInvalid	n	afterChange	no	retry	card.declined	detail	enter PIN again (readers only)
        stripe.decline_code	incorrect_zip	addressInvalid	n	afterChange	no	updatePayment	card.taxLocation	detail	enter postal code again
        stripe.decline_code	insufficient_funds	insufficientFunds	n	later	no	updatePayment	purchase.failed.declined	detail	use another payment method
        stripe.decline_code	invalid_account	declined	n	afterChange	no	updatePayment	card.declined	detail	card or its account invalid; contact issuer
        stripe.decline_code	invalid_amount	declined	n	afterChange	no	contactSupport	purchase.failed.declined	detail	amount not allowed; if right, ask issuer
        stripe.decline_code	invalid_cvc	cardDataInvalid	n	afterChange	no	updatePayment	card.cvc	detail	enter CVC again
        stripe.decline_code	invalid_expiry_month	cardDataInvalid	n	afterChange	no	updatePayment	card.expired	detail	enter expiry again
        stripe.decline_code	invalid_expiry_year	cardDataInvalid	n	afterChange	no	updatePayment	card.expired	detail	enter expiry again
        stripe.decline_code	invalid_number	cardDataInvalid	n	afterChange	no	updatePayment	card.declined	detail	enter number again
        stripe.decline_code	invalid_pin	cardDataInvalid	n	afterChange	no	retry	card.declined	detail	enter PIN again
        stripe.decline_code	issuer_not_available	serverProblem	n	later	no	retry	purchase.failed.declined	detail	issuer not reached; try again, then contact issuer
        stripe.decline_code	lost_card	declinedGeneric	n	never	no	updatePayment	card.declined	detail	reported lost: never tell; show as generic_decline
        stripe.decline_code	merchant_blacklist	declinedGeneric	n	never	no	updatePayment	card.declined	detail	on the merchant's block list: never tell; show as generic_decline
        stripe.decline_code	new_account_information_available	declined	n	afterChange	no	updatePayment	card.declined	detail	card or account invalid; contact issuer
        stripe.decline_code	no_action_taken	declined	n	afterChange	no	updatePayment	card.declined	detail	unknown reason; contact issuer
        stripe.decline_code	not_permitted	declined	n	afterChange	no	updatePayment	card.declined	detail	payment not permitted; contact issuer
        stripe.decline_code	offline_pin_required	authRequired	n	now	no	retry	card.authRequired	detail	insert card, enter PIN (readers)
        stripe.decline_code	online_or_offline_pin_required	authRequired	n	now	no	retry	card.authRequired	detail	PIN needed (readers)
        stripe.decline_code	pickup_card	declinedGeneric	n	never	no	updatePayment	card.declined	detail	the card may be lost or stolen: never tell; the buyer should ask the issuer
        stripe.decline_code	pin_try_exceeded	declined	n	afterChange	no	updatePayment	card.declined	detail	too many PINs; other card or method
        stripe.decline_code	processing_error	serverProblem	n	now	unknown	retry	purchase.failed.unknown	detail	error while processing; try again, then later
        stripe.decline_code	reenter_transaction	serverProblem	n	now	no	retry	purchase.failed.declined	detail	issuer could not process; try again, then contact issuer
        stripe.decline_code	restricted_card	declinedGeneric	n	never	no	updatePayment	card.declined	detail	the card may be lost or stolen: never tell; the buyer should ask the issuer
        stripe.decline_code	revocation_of_all_authorizations	declined	n	never	no	updatePayment	card.declined	detail	unknown reason; contact issuer
        stripe.decline_code	revocation_of_authorization	declined	n	never	no	updatePayment	card.declined	detail	unknown reason; contact issuer
        stripe.decline_code	security_violation	declined	n	never	no	updatePayment	card.declined	detail	unknown reason; contact issuer
        stripe.decline_code	service_not_allowed	declined	n	never	no	updatePayment	card.declined	detail	unknown reason; contact issuer
        stripe.decline_code	stolen_card	declinedGeneric	n	never	no	updatePayment	card.declined	detail	reported stolen: never tell; show as generic_decline
        stripe.decline_code	stop_payment_order	declined	n	never	no	updatePayment	card.declined	detail	unknown reason; contact issuer
        stripe.decline_code	testmode_decline	testOnly	n	afterChange	no	updatePayment	card.declined	detail	test card number; use a real card
        stripe.decline_code	transaction_not_allowed	declined	n	afterChange	no	updatePayment	card.declined	detail	unknown reason; contact issuer
        stripe.decline_code	try_again_later	declined	n	later	no	retry	purchase.failed.declined	detail	deprecated in favour of advice_code; if it fails again the buyer should ask the issuer
        stripe.decline_code	withdrawal_count_limit_exceeded	insufficientFunds	n	later	no	updatePayment	purchase.failed.declined	detail	limit exceeded; use another payment method
        stripe.error_type	api_error	serverProblem	n	later	unknown	retry	store.unavailable	wrapper	Stripe's servers (5xx)
        stripe.error_type	card_error	declined	n	afterChange	no	updatePayment	card.declined	wrapper	card refused: look at code, then decline_code
        stripe.error_type	idempotency_error	invalidRequest	n	never	unknown	contactSupport	purchase.failed.invalidRequest	wrapper	key reused with other parameters
        stripe.error_type	invalid_request_error	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest	wrapper	the request is wrong
        stripe.error_type	rate_limit	rateLimited	n	later	no	retry	store.unavailable	wrapper	too many requests
        stripe.error_type	temporary_session_expired	sessionExpired	n	now	no	retry	purchase.interrupted	wrapper	session ended
        stripe.event	charge.dispute.closed	disputed	y	never	unknown	dismiss	ops.event	plain	status won or lost
        stripe.event	charge.dispute.created	disputed	y	never	unknown	contactSupport	ops.event	plain	bank took it back for now: neutral wording
        stripe.event	charge.dispute.funds_reinstated	disputed	y	never	yes	dismiss	ops.event	plain	money back
        stripe.event	charge.dispute.funds_withdrawn	disputed	y	never	no	dismiss	ops.event	plain	money taken
        stripe.event	charge.expired	interrupted	y	now	no	dismiss	ops.event	plain	uncaptured hold lapsed
        stripe.event	charge.failed	declined	y	afterChange	no	updatePayment	purchase.failed.declined	plain	failure_code, outcome.advice_code; beside payment_failed
        stripe.event	charge.refunded	refunded	n	never	no	dismiss	refund.issued	plain	amount_refunded, also partial
        stripe.event	charge.succeeded	purchased	y	never	yes	dismiss	purchase.completed	plain	charged; beside payment_intent.succeeded: use one
        stripe.event	checkout.session.async_payment_failed	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	slow method failed
        stripe.event	checkout.session.async_payment_succeeded	purchased	n	never	yes	dismiss	purchase.completed	plain	slow method paid
        stripe.event	checkout.session.completed	purchased	n	never	unknown	dismiss	purchase.completed	plain	checkout done; payment_status may still be unpaid
        stripe.event	checkout.session.expired	interrupted	y	now	no	retry	purchase.cancelled	plain	not finished in time
        stripe.event	customer.source.expiring	methodExpiring	n	afterChange	no	updatePayment	card.expired	plain	card expires at month end
        stripe.event	customer.subscription.created	started	n	never	unknown	dismiss	sub.started	plain	new; status may be incomplete (not paid) or trialing
        stripe.event	customer.subscription.deleted	expired	n	never	no	renew	sub.expired.voluntary	plain	ended; cancellation_details.reason
        stripe.event	customer.subscription.paused	paused	n	afterChange	no	updatePayment	sub.paused	plain	status paused (trial ended without a method)
        stripe.event	customer.subscription.pending_update_applied	planChanged	n	never	yes	dismiss	sub.upgraded	plain	change paid and in force
        stripe.event	customer.subscription.pending_update_expired	planChangeFailed	n	now	no	retry	sub.billingIssue	plain	change not paid in time, dropped
        stripe.event	customer.subscription.resumed	resumed	n	never	unknown	dismiss	sub.recovered	plain	active again
        stripe.event	customer.subscription.trial_will_end	trialEnding	n	never	no	manageSubscription	sub.trialEnding	plain	three days before trial_end (at once if shorter)
        stripe.event	customer.subscription.updated	changed	y	never	unknown	manageSubscription	sub.upgraded	plain	read data.previous_attributes: status, cancel_at_period_end, items, trial_end
        stripe.event	entitlements.active_entitlement_summary.updated	internal	y	never	no	dismiss	status.refreshing	plain	what the customer may use changed
        stripe.event	invoice.created	internal	y	never	no	dismiss	ops.event	plain	a draft was made
        stripe.event	invoice.deleted	internal	y	never	no	dismiss	ops.event	plain	draft deleted
        stripe.event	invoice.finalization_failed	invoiceFailed	n	afterChange	no	contactSupport	card.taxLocation	plain	often tax location
        stripe.event	invoice.finalized	internal	y	never	no	dismiss	ops.event	plain	final and payable
        stripe.event	invoice.marked_uncollectible	expiredBilling	n	afterChange	no	updatePayment	sub.expired.billing	plain	written off
        stripe.event	invoice.overdue	billingIssue	n	afterChange	no	updatePayment	sub.billingRetry	plain	the due date passed; the seller's settings choose the status
        stripe.event	invoice.overpaid	credited	n	never	yes	contactSupport	purchase.credited	plain	more paid than owed
        stripe.event	invoice.paid	renewed	n	never	yes	manageSubscription	sub.renewed	plain	paid, also out of band; billing_reason says first/cycle/update
        stripe.event	invoice.payment_action_required	authRequired	n	now	no	retry	card.authRequired	plain	customer must authenticate; hosted_invoice_url
        stripe.event	invoice.payment_attempt_required	internal	y	never	no	dismiss	ops.event	plain	a payment must be attempted outside Stripe
        stripe.event	invoice.payment_failed	billingIssue	n	afterChange	no	updatePayment	sub.billingIssue	plain	attempt failed; attempt_count, next_payment_attempt
        stripe.event	invoice.payment_succeeded	renewed	y	never	yes	dismiss	sub.renewed	plain	paid by an attempt; comes beside invoice.paid: use one
        stripe.event	invoice.sent	internal	y	never	no	dismiss	ops.event	plain	mailed by Stripe
        stripe.event	invoice.upcoming	reminder	n	never	no	manageSubscription	sub.renewalReminder	plain	some days before renewal; no invoice id yet
        stripe.event	invoice.updated	internal	y	never	no	dismiss	ops.event	plain	something changed
        stripe.event	invoice.voided	internal	y	never	no	dismiss	ops.event	plain	not owed any more
        stripe.event	invoice.will_be_due	reminder	n	never	no	updatePayment	sub.renewalReminder	plain	due soon (by setting)
        stripe.event	invoice_payment.paid	internal	y	never	yes	dismiss	ops.event	plain	one payment of an invoice
        stripe.event	payment_intent.canceled	cancelled	y	never	no	dismiss	purchase.cancelled	plain	cancelled; cancellation_reason
        stripe.event	payment_intent.partially_funded	pending	n	afterChange	unknown	updatePayment	purchase.pendingPayment	plain	bank transfer too small
        stripe.event	payment_intent.payment_failed	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	last_payment_error.code, decline_code, advice_code
        stripe.event	payment_intent.processing	pending	n	never	unknown	dismiss	purchase.pendingPayment	plain	slow method running
        stripe.event	payment_intent.requires_action	authRequired	n	now	no	retry	card.authRequired	plain	authentication or voucher
        stripe.event	payment_intent.succeeded	purchased	n	never	yes	dismiss	purchase.completed	plain	it is paid
        stripe.event	payment_method.attached	saved	y	never	no	dismiss	status.done	plain	method added
        stripe.event	payment_method.automatically_updated	saved	y	never	no	dismiss	ops.event	plain	network renewed the card
        stripe.event	payment_method.detached	internal	y	never	no	dismiss	ops.event	plain	method removed
        stripe.event	payment_method.updated	internal	y	never	no	dismiss	ops.event	plain	method changed
        stripe.event	refund.created	refundRequested	n	never	no	dismiss	refund.requested	plain	refund begun
        stripe.event	refund.failed	refundFailed	n	later	no	contactSupport	refund.error	plain	money could not go back; failure_reason
        stripe.event	refund.updated	internal	y	never	no	dismiss	ops.event	plain	status changed
        stripe.event	setup_intent.requires_action	authRequired	n	now	no	retry	card.authRequired	plain	authenticate to save
        stripe.event	setup_intent.setup_failed	declined	n	afterChange	no	updatePayment	purchase.failed.declined	plain	method could not be saved; last_setup_error
        stripe.event	setup_intent.succeeded	saved	y	never	no	dismiss	status.done	plain	method saved
        stripe.event	subscription_schedule.aborted	expiredBilling	n	afterChange	no	updatePayment	sub.expired.billing	plain	ended for non-payment
        stripe.event	subscription_schedule.canceled	autoRenewOff	n	never	no	renew	sub.autoRenewOff	plain	schedule and subscription cancelled
        stripe.event	subscription_schedule.completed	expired	y	never	no	renew	sub.expired.voluntary	plain	ran out
        stripe.event	subscription_schedule.created	internal	y	never	no	dismiss	ops.event	plain	it was made
        stripe.event	subscription_schedule.expiring	reminder	n	never	no	manageSubscription	sub.renewalReminder	plain	schedule ends in 7 days
        stripe.event	subscription_schedule.released	internal	y	never	no	dismiss	ops.event	plain	subscription goes on alone
        stripe.event	subscription_schedule.updated	planChangeScheduled	n	never	no	manageSubscription	sub.downgradeScheduled	plain	plan changes planned
        stripe.subscription.status	active	active	y	never	yes	dismiss	sub.renewed	plain	it is paid
        stripe.subscription.status	canceled	expired	n	never	no	renew	sub.expired.voluntary	plain	ended, and hardly to be changed any more
        stripe.subscription.status	incomplete	pending	n	now	no	retry	card.authRequired	plain	first payment open (23 h)
        stripe.subscription.status	incomplete_expired	pendingCancelled	n	now	no	retry	purchase.deferred.expired	plain	first payment never made
        stripe.subscription.status	past_due	billingRetry	n	afterChange	no	updatePayment	sub.billingRetry	plain	last invoice unpaid, retries run
        stripe.subscription.status	paused	paused	n	afterChange	no	updatePayment	sub.paused	plain	a trial ended without a payment method, or it was paused
        stripe.subscription.status	trialing	trial	y	never	no	manageSubscription	offer.introFree	plain	a trial runs
        stripe.subscription.status	unpaid	onHold	n	afterChange	no	updatePayment	sub.onHold	plain	retries over, still there

        """

    /// Domain, folded spelling of a code or name, the code.
    static let names: StaticString = """
        AMSErrorDomain	paymentsheetfailed	6
        ASDErrorDomain	unhandledexception	907
        ASDServerErrorDomain	currentlysubscribed	3532
        ASDServerErrorDomain	termschanged	3038
        NSPOSIXErrorDomain	eacces	13
        NSPOSIXErrorDomain	econnaborted	53
        NSPOSIXErrorDomain	econnrefused	61
        NSPOSIXErrorDomain	econnreset	54
        NSPOSIXErrorDomain	ehostdown	64
        NSPOSIXErrorDomain	ehostunreach	65
        NSPOSIXErrorDomain	enetdown	50
        NSPOSIXErrorDomain	enetreset	52
        NSPOSIXErrorDomain	enetunreach	51
        NSPOSIXErrorDomain	enospc	28
        NSPOSIXErrorDomain	enotconn	57
        NSPOSIXErrorDomain	epipe	32
        NSPOSIXErrorDomain	erofs	30
        NSPOSIXErrorDomain	etimedout	60
        NSPOSIXErrorDomain.linux	eacces	13
        NSPOSIXErrorDomain.linux	econnaborted	103
        NSPOSIXErrorDomain.linux	econnrefused	111
        NSPOSIXErrorDomain.linux	econnreset	104
        NSPOSIXErrorDomain.linux	ehostdown	112
        NSPOSIXErrorDomain.linux	ehostunreach	113
        NSPOSIXErrorDomain.linux	enetdown	100
        NSPOSIXErrorDomain.linux	enetreset	102
        NSPOSIXErrorDomain.linux	enetunreach	101
        NSPOSIXErrorDomain.linux	enospc	28
        NSPOSIXErrorDomain.linux	enotconn	107
        NSPOSIXErrorDomain.linux	epipe	32
        NSPOSIXErrorDomain.linux	erofs	30
        NSPOSIXErrorDomain.linux	etimedout	110
        NSURLErrorDomain	apptransportsecurityrequiressecureconnection	-1022
        NSURLErrorDomain	badserverresponse	-1011
        NSURLErrorDomain	badurl	-1000
        NSURLErrorDomain	callisactive	-1019
        NSURLErrorDomain	canceled	-999
        NSURLErrorDomain	cannotconnecttohost	-1004
        NSURLErrorDomain	cannotfindhost	-1003
        NSURLErrorDomain	cannotparseresponse	-1017
        NSURLErrorDomain	datanotallowed	-1020
        NSURLErrorDomain	dnslookupfailed	-1006
        NSURLErrorDomain	internationalroamingoff	-1018
        NSURLErrorDomain	networkconnectionlost	-1005
        NSURLErrorDomain	notconnectedtointernet	-1009
        NSURLErrorDomain	resourceunavailable	-1008
        NSURLErrorDomain	secureconnectionfailed	-1200
        NSURLErrorDomain	servercertificatehasbaddate	-1201
        NSURLErrorDomain	servercertificatehasunknownroot	-1203
        NSURLErrorDomain	servercertificatenotyetvalid	-1204
        NSURLErrorDomain	servercertificateuntrusted	-1202
        NSURLErrorDomain	timedout	-1001
        NSURLErrorDomain	unknown	-1
        NSURLErrorDomain	userauthenticationrequired	-1013
        NSURLErrorDomain	usercanceledauthentication	-1012
        PaymentMethodBinding.PaymentMethodBindingError	failed	failed
        PaymentMethodBinding.PaymentMethodBindingError	invalidpinningid	invalidPinningID
        PaymentMethodBinding.PaymentMethodBindingError	noteligible	notEligible
        Product.PurchaseError	ineligibleforoffer	ineligibleForOffer
        Product.PurchaseError	invalidofferidentifier	invalidOfferIdentifier
        Product.PurchaseError	invalidofferprice	invalidOfferPrice
        Product.PurchaseError	invalidoffersignature	invalidOfferSignature
        Product.PurchaseError	invalidquantity	invalidQuantity
        Product.PurchaseError	missingofferparameters	missingOfferParameters
        Product.PurchaseError	paymentmethodbindingconfigurationrequired	paymentMethodBindingConfigurationRequired
        Product.PurchaseError	productunavailable	productUnavailable
        Product.PurchaseError	purchasenotallowed	purchaseNotAllowed
        SKErrorDomain	clientinvalid	1
        SKErrorDomain	cloudservicenetworkconnectionfailed	7
        SKErrorDomain	cloudservicepermissiondenied	6
        SKErrorDomain	cloudservicerevoked	8
        SKErrorDomain	ineligibleforoffer	18
        SKErrorDomain	invalidofferidentifier	11
        SKErrorDomain	invalidofferprice	14
        SKErrorDomain	invalidsignature	12
        SKErrorDomain	missingofferparams	13
        SKErrorDomain	overlaycanceled	15
        SKErrorDomain	overlayinvalidconfiguration	16
        SKErrorDomain	overlaypresentedinbackgroundscene	20
        SKErrorDomain	overlaytimeout	17
        SKErrorDomain	paymentcanceled	2
        SKErrorDomain	paymentinvalid	3
        SKErrorDomain	paymentmethodbindingconfigurationrequired	21
        SKErrorDomain	paymentnotallowed	4
        SKErrorDomain	privacyacknowledgementrequired	9
        SKErrorDomain	storeproductnotavailable	5
        SKErrorDomain	unauthorizedrequestdata	10
        SKErrorDomain	unhandledexception	907
        SKErrorDomain	unknown	0
        SKErrorDomain	unsupportedplatform	19
        SKTestErrorDomain	filenotfound	4
        SKTestErrorDomain	invalidaction	7
        SKTestErrorDomain	invalidproductidentifier	1
        SKTestErrorDomain	invalidproducttype	2
        SKTestErrorDomain	invalidurl	3
        SKTestErrorDomain	nosubscriptionfound	5
        SKTestErrorDomain	notransactionfound	6
        SKTestErrorDomain	serviceunavailable	0
        Shoptalk	alreadyowned	alreadyOwned
        Shoptalk	declined	declined
        Shoptalk	deliveryfailed	deliveryFailed
        Shoptalk	inprogress	inProgress
        Shoptalk	offline	offline
        Shoptalk	paymentsnotallowed	paymentsNotAllowed
        Shoptalk	productunavailable	productUnavailable
        Shoptalk	quantityinvalid	quantityInvalid
        Shoptalk	verificationrejected	verificationRejected
        Shoptalk	verificationunavailable	verificationUnavailable
        StoreKitError	networkerror	networkError
        StoreKitError	notavailableinstorefront	notAvailableInStorefront
        StoreKitError	notentitled	notEntitled
        StoreKitError	systemerror	systemError
        StoreKitError	unknown	unknown
        StoreKitError	unsupported	unsupported
        StoreKitError	usercanceled	userCancelled
        Transaction.RefundRequestError	duplicaterequest	duplicateRequest
        Transaction.RefundRequestError	failed	failed
        Transaction.RefundRequestError	ineligible	ineligible
        Transaction.RefundRequestStatus	success	success
        Transaction.RefundRequestStatus	usercanceled	userCancelled
        VerificationResult.VerificationError	invalidcertificatechain	invalidCertificateChain
        VerificationResult.VerificationError	invaliddeviceverification	invalidDeviceVerification
        VerificationResult.VerificationError	invalidencoding	invalidEncoding
        VerificationResult.VerificationError	invalidsignature	invalidSignature
        VerificationResult.VerificationError	missingrequiredproperties	missingRequiredProperties
        VerificationResult.VerificationError	revokedcertificate	revokedCertificate
        adapty	activateonceerror	3005
        adapty	analyticsdisabled	3000
        adapty	badrequest	2003
        adapty	cantmakepayments	1003
        adapty	cantreadreceipt	1005
        adapty	clientinvalid	1
        adapty	cloudservicenetworkconnectionfailed	7
        adapty	cloudservicepermissiondenied	6
        adapty	cloudservicerevoked	8
        adapty	decodingfailed	2006
        adapty	encodingfailed	2009
        adapty	fetchsubscriptionstatusfailed	1020
        adapty	fetchtimeouterror	3101
        adapty	invalidofferidentifier	11
        adapty	invalidofferprice	14
        adapty	invalidsignature	12
        adapty	missingofferparams	13
        adapty	networkfailed	2005
        adapty	noproductidsfound	1000
        adapty	notactivated	2002
        adapty	operationinterrupted	9000
        adapty	paymentcanceled	2
        adapty	paymentinvalid	3
        adapty	paymentnotallowed	4
        adapty	paymentpendingerror	1050
        adapty	privacyacknowledgementrequired	9
        adapty	productpurchasefailed	1006
        adapty	productrequestfailed	1002
        adapty	profilewaschanged	3006
        adapty	refreshreceiptfailed	1010
        adapty	servererror	2004
        adapty	storeproductnotavailable	5
        adapty	unauthorizedrequestdata	10
        adapty	unidentifieduserlogout	3020
        adapty	unknown	0
        adapty	unknowntransactionid	1030
        adapty	unsupporteddata	3007
        adapty	wrongparam	3001
        adapty.ui	activateonce	4005
        adapty.ui	adaptynotactivated	4002
        adapty.ui	adaptyuinotactivated	4003
        adapty.ui	platformnotsupported	4001
        adapty.ui	platformview	4300
        adapty.ui	unsupportedtemplate	4100
        adapty.ui	webkit	4200
        adapty.ui	wrongcomponenttype	4103
        appstore.APIError	accountnotfound	4040001
        appstore.APIError	accountnotfoundretryable	4040002
        appstore.APIError	alttexttoolong	4000175
        appstore.APIError	appnotfound	4040003
        appstore.APIError	appnotfoundretryable	4040004
        appstore.APIError	apptransactiondoesnotexist	4040019
        appstore.APIError	apptransactionidnotsupported	4000048
        appstore.APIError	badrequestaboveimagerequiresanimage	4000224
        appstore.APIError	badrequestbulletpointtexttoolong	4000219
        appstore.APIError	badrequestimagesize	4000216
        appstore.APIError	badrequestrealtimeurl	4000215
        appstore.APIError	badrequesttoomanybulletpoints	4000218
        appstore.APIError	bodytoolong	4000163
        appstore.APIError	defaultmessagenotfound	4040020
        appstore.APIError	existingperformancetestrun	4000213
        appstore.APIError	familysharedsubscriptionextensionineligible	4030007
        appstore.APIError	familytransactionnotsupported	4000185
        appstore.APIError	forbiddennopassingtest	4030026
        appstore.APIError	generalbadrequest	4000000
        appstore.APIError	generalinternal	5000000
        appstore.APIError	generalinternalretryable	5000001
        appstore.APIError	headertoolong	4000162
        appstore.APIError	imagealreadyexists	4090000
        appstore.APIError	imageinuse	4030019
        appstore.APIError	imagenotapproved	4030018
        appstore.APIError	imagenotfound	4040014
        appstore.APIError	invalidaccounttenure	4000032
        appstore.APIError	invalidappaccounttoken	4000033
        appstore.APIError	invalidappaccounttokenuuid	4000183
        appstore.APIError	invalidappidentifier	4000002
        appstore.APIError	invalidconsumptionstatus	4000034
        appstore.APIError	invalidcustomerconsented	4000035
        appstore.APIError	invaliddeliverystatus	4000036
        appstore.APIError	invalidemptystorefrontcountrycodelist	4000027
        appstore.APIError	invalidenddate	4000016
        appstore.APIError	invalidexcluderevoked	4000025
        appstore.APIError	invalidextendbydays	4000009
        appstore.APIError	invalidextendreasoncode	4000010
        appstore.APIError	invalidimage	4000161
        appstore.APIError	invalidinappownershiptype	4000026
        appstore.APIError	invalidlifetimedollarspurchased	4000037
        appstore.APIError	invalidlifetimedollarsrefunded	4000038
        appstore.APIError	invalidlocale	4000164
        appstore.APIError	invalidnotificationtype	4000018
        appstore.APIError	invalidoriginaltransactionid	4000008
        appstore.APIError	invalidpaginationtoken	4000014
        appstore.APIError	invalidperformancetestrequest	4000211
        appstore.APIError	invalidplatform	4000039
        appstore.APIError	invalidplaytime	4000040
        appstore.APIError	invalidproductid	4000023
        appstore.APIError	invalidproducttype	4000022
        appstore.APIError	invalidrequestid	4000212
        appstore.APIError	invalidrequestidentifier	4000011
        appstore.APIError	invalidrequestrevision	4000005
        appstore.APIError	invalidrevoked	4000030
        appstore.APIError	invalidsamplecontentprovided	4000041
        appstore.APIError	invalidsort	4000021
        appstore.APIError	invalidstartdate	4000015
        appstore.APIError	invalidstatus	4000031
        appstore.APIError	invalidstorefrontcountrycode	4000028
        appstore.APIError	invalidsubscriptiongroupidentifier	4000024
        appstore.APIError	invalidtestnotificationtoken	4000020
        appstore.APIError	invalidtransactionid	4000006
        appstore.APIError	invalidtransactionnotconsumable	4000043
        appstore.APIError	invalidtransactiontypenotsupported	4000047
        appstore.APIError	invaliduserstatus	4000042
        appstore.APIError	maximumnumberofimagesreached	4030014
        appstore.APIError	maximumnumberofmessagesreached	4030016
        appstore.APIError	messagealreadyexists	4090001
        appstore.APIError	messagenotapproved	4030017
        appstore.APIError	messagenotfound	4040015
        appstore.APIError	multiplefilterssupplied	4000019
        appstore.APIError	originaltransactionidnotfound	4040005
        appstore.APIError	originaltransactionidnotfoundretryable	4040006
        appstore.APIError	paginationtokenexpired	4000017
        appstore.APIError	performancetestrunnotfound	4040018
        appstore.APIError	ratelimitexceeded	4290000
        appstore.APIError	realtimeurlnotfound	4040021
        appstore.APIError	servernotificationurlnotfound	4040007
        appstore.APIError	startdateafterenddate	4000013
        appstore.APIError	startdatetoofarinpast	4000012
        appstore.APIError	statusrequestnotfound	4040009
        appstore.APIError	subscriptionextensionineligible	4030004
        appstore.APIError	subscriptionmaxextension	4030005
        appstore.APIError	testnotificationnotfound	4040008
        appstore.APIError	transactionidisnotoriginaltransactionid	4000187
        appstore.APIError	transactionidnotfound	4040010
        appstore.VerificationError	invalidappidentifier	INVALID_APP_IDENTIFIER
        appstore.VerificationError	invalidcertificate	INVALID_CERTIFICATE
        appstore.VerificationError	invalidenvironment	INVALID_ENVIRONMENT
        appstore.VerificationError	invalidjwtformat	INVALID_JWT_FORMAT
        appstore.VerificationError	retryableverificationfailure	RETRYABLE_VERIFICATION_FAILURE
        appstore.VerificationError	verificationfailure	VERIFICATION_FAILURE
        appstore.expirationIntent	billingerror	2
        appstore.expirationIntent	customercanceled	1
        appstore.expirationIntent	customerdidnotconsenttopriceincrease	3
        appstore.expirationIntent	other	5
        appstore.expirationIntent	productnotavailable	4
        appstore.notification	consumptionrequest	CONSUMPTION_REQUEST
        appstore.notification	didchangerenewalpref	DID_CHANGE_RENEWAL_PREF
        appstore.notification	didchangerenewalpref.downgrade	DID_CHANGE_RENEWAL_PREF/DOWNGRADE
        appstore.notification	didchangerenewalpref.upgrade	DID_CHANGE_RENEWAL_PREF/UPGRADE
        appstore.notification	didchangerenewalpref/downgrade	DID_CHANGE_RENEWAL_PREF/DOWNGRADE
        appstore.notification	didchangerenewalpref/upgrade	DID_CHANGE_RENEWAL_PREF/UPGRADE
        appstore.notification	didchangerenewalstatus.autorenewdisabled	DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED
        appstore.notification	didchangerenewalstatus.autorenewenabled	DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED
        appstore.notification	didchangerenewalstatus/autorenewdisabled	DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED
        appstore.notification	didchangerenewalstatus/autorenewenabled	DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED
        appstore.notification	didfailtorenew	DID_FAIL_TO_RENEW
        appstore.notification	didfailtorenew.graceperiod	DID_FAIL_TO_RENEW/GRACE_PERIOD
        appstore.notification	didfailtorenew/graceperiod	DID_FAIL_TO_RENEW/GRACE_PERIOD
        appstore.notification	didrenew	DID_RENEW
        appstore.notification	didrenew.billingrecovery	DID_RENEW/BILLING_RECOVERY
        appstore.notification	didrenew/billingrecovery	DID_RENEW/BILLING_RECOVERY
        appstore.notification	expired	EXPIRED
        appstore.notification	expired.billingretry	EXPIRED/BILLING_RETRY
        appstore.notification	expired.priceincrease	EXPIRED/PRICE_INCREASE
        appstore.notification	expired.productnotforsale	EXPIRED/PRODUCT_NOT_FOR_SALE
        appstore.notification	expired.voluntary	EXPIRED/VOLUNTARY
        appstore.notification	expired/billingretry	EXPIRED/BILLING_RETRY
        appstore.notification	expired/priceincrease	EXPIRED/PRICE_INCREASE
        appstore.notification	expired/productnotforsale	EXPIRED/PRODUCT_NOT_FOR_SALE
        appstore.notification	expired/voluntary	EXPIRED/VOLUNTARY
        appstore.notification	externalpurchasetoken.activetokenreminder	EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER
        appstore.notification	externalpurchasetoken.created	EXTERNAL_PURCHASE_TOKEN/CREATED
        appstore.notification	externalpurchasetoken.unreported	EXTERNAL_PURCHASE_TOKEN/UNREPORTED
        appstore.notification	externalpurchasetoken/activetokenreminder	EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER
        appstore.notification	externalpurchasetoken/created	EXTERNAL_PURCHASE_TOKEN/CREATED
        appstore.notification	externalpurchasetoken/unreported	EXTERNAL_PURCHASE_TOKEN/UNREPORTED
        appstore.notification	graceperiodexpired	GRACE_PERIOD_EXPIRED
        appstore.notification	metadataupdate	METADATA_UPDATE
        appstore.notification	migration	MIGRATION
        appstore.notification	offerredeemed	OFFER_REDEEMED
        appstore.notification	offerredeemed.downgrade	OFFER_REDEEMED/DOWNGRADE
        appstore.notification	offerredeemed.initialbuy	OFFER_REDEEMED/INITIAL_BUY
        appstore.notification	offerredeemed.resubscribe	OFFER_REDEEMED/RESUBSCRIBE
        appstore.notification	offerredeemed.upgrade	OFFER_REDEEMED/UPGRADE
        appstore.notification	offerredeemed/downgrade	OFFER_REDEEMED/DOWNGRADE
        appstore.notification	offerredeemed/initialbuy	OFFER_REDEEMED/INITIAL_BUY
        appstore.notification	offerredeemed/resubscribe	OFFER_REDEEMED/RESUBSCRIBE
        appstore.notification	offerredeemed/upgrade	OFFER_REDEEMED/UPGRADE
        appstore.notification	onetimecharge	ONE_TIME_CHARGE
        appstore.notification	pricechange	PRICE_CHANGE
        appstore.notification	priceincrease.accepted	PRICE_INCREASE/ACCEPTED
        appstore.notification	priceincrease.pending	PRICE_INCREASE/PENDING
        appstore.notification	priceincrease/accepted	PRICE_INCREASE/ACCEPTED
        appstore.notification	priceincrease/pending	PRICE_INCREASE/PENDING
        appstore.notification	refund	REFUND
        appstore.notification	refunddeclined	REFUND_DECLINED
        appstore.notification	refundreversed	REFUND_REVERSED
        appstore.notification	renewalextended	RENEWAL_EXTENDED
        appstore.notification	renewalextension.failure	RENEWAL_EXTENSION/FAILURE
        appstore.notification	renewalextension.summary	RENEWAL_EXTENSION/SUMMARY
        appstore.notification	renewalextension/failure	RENEWAL_EXTENSION/FAILURE
        appstore.notification	renewalextension/summary	RENEWAL_EXTENSION/SUMMARY
        appstore.notification	rescindconsent	RESCIND_CONSENT
        appstore.notification	revoke	REVOKE
        appstore.notification	subscribed.initialbuy	SUBSCRIBED/INITIAL_BUY
        appstore.notification	subscribed.resubscribe	SUBSCRIBED/RESUBSCRIBE
        appstore.notification	subscribed/initialbuy	SUBSCRIBED/INITIAL_BUY
        appstore.notification	subscribed/resubscribe	SUBSCRIBED/RESUBSCRIBE
        appstore.notification	test	TEST
        appstore.revocationReason	issue	1
        appstore.revocationReason	other	0
        appstore.status	active	1
        appstore.status	billinggraceperiod	4
        appstore.status	billingretry	3
        appstore.status	expired	2
        appstore.status	revoked	5
        cordova.purchase	badresponse	6777018
        cordova.purchase	clientinvalid	6777005
        cordova.purchase	cloudservicenetworkconnectionfailed	6777025
        cordova.purchase	cloudservicepermissiondenied	6777024
        cordova.purchase	cloudservicerevoked	6777026
        cordova.purchase	communication	6777014
        cordova.purchase	download	6777021
        cordova.purchase	finish	6777013
        cordova.purchase	invalidofferidentifier	6777029
        cordova.purchase	invalidofferprice	6777030
        cordova.purchase	invalidproductid	6777012
        cordova.purchase	invalidsignature	6777031
        cordova.purchase	load	6777002
        cordova.purchase	loadreceipts	6777004
        cordova.purchase	missingofferparams	6777032
        cordova.purchase	missingtoken	6777016
        cordova.purchase	paymentcanceled	6777006
        cordova.purchase	paymentexpired	6777020
        cordova.purchase	paymentinvalid	6777007
        cordova.purchase	paymentnotallowed	6777008
        cordova.purchase	privacyacknowledgementrequired	6777027
        cordova.purchase	productnotavailable	6777023
        cordova.purchase	purchase	6777003
        cordova.purchase	refresh	6777019
        cordova.purchase	refreshreceipts	6777011
        cordova.purchase	setup	6777001
        cordova.purchase	storeblocked	6777033
        cordova.purchase	subscriptionsnotavailable	6777015
        cordova.purchase	subscriptionupdatenotavailable	6777022
        cordova.purchase	unauthorizedrequestdata	6777028
        cordova.purchase	unknown	6777010
        cordova.purchase	verificationfailed	6777017
        flutter.iap	consumepurchasefailed	consume_purchase_failed
        flutter.iap	kconsumptionfailederrorcode	consume_purchase_failed
        flutter.iap	kpurchaseerrorcode	purchase_error
        flutter.iap	krestoredpurchaseerrorcode	restore_transactions_failed
        flutter.iap	noreceiptdata	no_receipt_data
        flutter.iap	purchaseerror	purchase_error
        flutter.iap	restoretransactionsfailed	restore_transactions_failed
        flutter.iap	storekit2eligibilitycheckfailed	storekit2_eligibility_check_failed
        flutter.iap	storekit2failedtofetchcountrycode	storekit2_failed_to_fetch_country_code
        flutter.iap	storekit2failedtofetchproduct	storekit2_failed_to_fetch_product
        flutter.iap	storekit2failedtosynctoappstore	storekit2_failed_to_sync_to_app_store
        flutter.iap	storekit2missingkeywindowscene	storekit2_missing_key_window_scene
        flutter.iap	storekit2missingviewcontroller	storekit2_missing_view_controller
        flutter.iap	storekit2notenabled	storekit2_not_enabled
        flutter.iap	storekit2notsubscription	storekit2_not_subscription
        flutter.iap	storekit2productserror	storekit2_products_error
        flutter.iap	storekit2restorefailed	storekit2_restore_failed
        flutter.iap	storekit2unsupportedplatformversion	storekit2_unsupported_platform_version
        flutter.iap	storekitduplicateproductobject	storekit_duplicate_product_object
        flutter.iap	storekitgetproductrequestplatformerror	storekit_getproductrequest_platform_error
        flutter.iap	storekitinvalidpaymentdiscountobject	storekit_invalid_payment_discount_object
        flutter.iap	storekitinvalidpaymentobject	storekit_invalid_payment_object
        flutter.iap	storekitmissingproductidentifier	storekit_missing_product_identifier
        flutter.iap	storekitnoresponse	storekit_no_response
        flutter.iap	storekitplatformnoresponse	storekit_platform_no_response
        flutter.iap	storekitrefreshreceiptrequestplatformerror	storekit_refreshreceiptrequest_platform_error
        flutter_inapp_purchase	activityunavailable	24
        flutter_inapp_purchase	alreadyowned	6
        flutter_inapp_purchase	alreadyprepared	25
        flutter_inapp_purchase	billingresponsejsonparseerror	21
        flutter_inapp_purchase	connectionclosed	26
        flutter_inapp_purchase	deferredpayment	18
        flutter_inapp_purchase	developererror	14
        flutter_inapp_purchase	iapnotavailable	23
        flutter_inapp_purchase	interrupted	22
        flutter_inapp_purchase	itemunavailable	3
        flutter_inapp_purchase	networkerror	1
        flutter_inapp_purchase	notended	13
        flutter_inapp_purchase	notprepared	20
        flutter_inapp_purchase	pending	12
        flutter_inapp_purchase	purchaseerror	16
        flutter_inapp_purchase	purchaseverificationfailed	27
        flutter_inapp_purchase	purchaseverificationfinished	28
        flutter_inapp_purchase	purchaseverificationfinishfailed	29
        flutter_inapp_purchase	remoteerror	10
        flutter_inapp_purchase	serviceerror	4
        flutter_inapp_purchase	syncerror	17
        flutter_inapp_purchase	transactionvalidationfailed	19
        flutter_inapp_purchase	unknown	0
        flutter_inapp_purchase	usercanceled	2
        openiap	activityunavailable	activity-unavailable
        openiap	alreadyowned	already-owned
        openiap	alreadyprepared	already-prepared
        openiap	billingresponsejsonparseerror	billing-response-json-parse-error
        openiap	billingunavailable	billing-unavailable
        openiap	canceled	user-cancelled
        openiap	connectionclosed	connection-closed
        openiap	deferredpayment	deferred-payment
        openiap	developererror	developer-error
        openiap	duplicatepurchase	duplicate-purchase
        openiap	emptyskulist	empty-sku-list
        openiap	featurenotsupported	feature-not-supported
        openiap	iapnotavailable	iap-not-available
        openiap	initconnection	init-connection
        openiap	interrupted	interrupted
        openiap	itemnotowned	item-not-owned
        openiap	itemunavailable	item-unavailable
        openiap	networkerror	network-error
        openiap	notended	not-ended
        openiap	notprepared	not-prepared
        openiap	pending	pending
        openiap	purchaseerror	purchase-error
        openiap	purchaseverificationfailed	purchase-verification-failed
        openiap	purchaseverificationfinished	purchase-verification-finished
        openiap	purchaseverificationfinishfailed	purchase-verification-finish-failed
        openiap	queryproduct	query-product
        openiap	receiptfailed	purchase-verification-failed
        openiap	receiptfinished	purchase-verification-finished
        openiap	receiptfinishedfailed	purchase-verification-finish-failed
        openiap	remoteerror	remote-error
        openiap	servicedisconnected	service-disconnected
        openiap	serviceerror	service-error
        openiap	servicetimeout	service-timeout
        openiap	skunotfound	sku-not-found
        openiap	skuoffermismatch	sku-offer-mismatch
        openiap	syncerror	sync-error
        openiap	transactionvalidationfailed	transaction-validation-failed
        openiap	unknown	unknown
        openiap	usercancel	user-cancelled
        openiap	usercanceled	user-cancelled
        openiap	usererror	user-error
        openiap.subResponseCodeAndroid	noapplicablesubresponsecode	no-applicable-sub-response-code
        openiap.subResponseCodeAndroid	paymentdeclinedduetoinsufficientfunds	payment-declined-due-to-insufficient-funds
        openiap.subResponseCodeAndroid	userineligible	user-ineligible
        play.BillingResponseCode	billingunavailable	3
        play.BillingResponseCode	developererror	5
        play.BillingResponseCode	error	6
        play.BillingResponseCode	featurenotsupported	-2
        play.BillingResponseCode	itemalreadyowned	7
        play.BillingResponseCode	itemnotowned	8
        play.BillingResponseCode	itemunavailable	4
        play.BillingResponseCode	networkerror	12
        play.BillingResponseCode	ok	0
        play.BillingResponseCode	servicedisconnected	-1
        play.BillingResponseCode	servicetimeout	-3
        play.BillingResponseCode	serviceunavailable	2
        play.BillingResponseCode	usercanceled	1
        play.OnPurchasesUpdatedSubResponseCode	noapplicablesubresponsecode	0
        play.OnPurchasesUpdatedSubResponseCode	paymentdeclinedduetoinsufficientfunds	1
        play.OnPurchasesUpdatedSubResponseCode	userineligible	2
        play.ProductPurchase.purchaseState	canceled	1
        play.ProductPurchase.purchaseState	pending	2
        play.ProductPurchase.purchaseState	purchased	0
        play.PurchaseState	pending	2
        play.PurchaseState	purchased	1
        play.PurchaseState	unspecifiedstate	0
        play.SubscriptionState	subscriptionstateactive	SUBSCRIPTION_STATE_ACTIVE
        play.SubscriptionState	subscriptionstatecanceled	SUBSCRIPTION_STATE_CANCELED
        play.SubscriptionState	subscriptionstateexpired	SUBSCRIPTION_STATE_EXPIRED
        play.SubscriptionState	subscriptionstateingraceperiod	SUBSCRIPTION_STATE_IN_GRACE_PERIOD
        play.SubscriptionState	subscriptionstateonhold	SUBSCRIPTION_STATE_ON_HOLD
        play.SubscriptionState	subscriptionstatepaused	SUBSCRIPTION_STATE_PAUSED
        play.SubscriptionState	subscriptionstatepending	SUBSCRIPTION_STATE_PENDING
        play.SubscriptionState	subscriptionstatependingpurchasecanceled	SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED
        play.SubscriptionState	subscriptionstateunspecified	SUBSCRIPTION_STATE_UNSPECIFIED
        play.rtdn.kind	onetimeproductnotification	oneTimeProductNotification
        play.rtdn.kind	pendingrefundreviewnotification	pendingRefundReviewNotification
        play.rtdn.kind	subscriptionnotification	subscriptionNotification
        play.rtdn.kind	testnotification	testNotification
        play.rtdn.kind	voidedpurchasenotification	voidedPurchaseNotification
        play.rtdn.oneTimeProduct	onetimeproductcanceled	2
        play.rtdn.oneTimeProduct	onetimeproductpurchased	1
        play.rtdn.subscription	subscriptioncanceled	3
        play.rtdn.subscription	subscriptioncancellationscheduled	18
        play.rtdn.subscription	subscriptiondeferred	9
        play.rtdn.subscription	subscriptionexpired	13
        play.rtdn.subscription	subscriptioningraceperiod	6
        play.rtdn.subscription	subscriptionitemschanged	17
        play.rtdn.subscription	subscriptiononhold	5
        play.rtdn.subscription	subscriptionpaused	10
        play.rtdn.subscription	subscriptionpauseschedulechanged	11
        play.rtdn.subscription	subscriptionpendingpurchasecanceled	20
        play.rtdn.subscription	subscriptionpricechangeconfirmed	8
        play.rtdn.subscription	subscriptionpricechangeupdated	19
        play.rtdn.subscription	subscriptionpricestepupconsentupdated	22
        play.rtdn.subscription	subscriptionpurchased	4
        play.rtdn.subscription	subscriptionrecovered	1
        play.rtdn.subscription	subscriptionrenewed	2
        play.rtdn.subscription	subscriptionrestarted	7
        play.rtdn.subscription	subscriptionrevoked	12
        play.rtdn.voided.productType	producttypeonetime	2
        play.rtdn.voided.productType	producttypesubscription	1
        play.rtdn.voided.refundType	refundtypefullrefund	1
        play.rtdn.voided.refundType	refundtypequantitybasedpartialrefund	2
        play.voidedReason	accidentalpurchase	4
        play.voidedReason	chargeback	7
        play.voidedReason	defective	3
        play.voidedReason	fraud	5
        play.voidedReason	friendlyfraud	6
        play.voidedReason	notreceived	2
        play.voidedReason	other	0
        play.voidedReason	remorse	1
        play.voidedReason	unacknowledgedpurchase	8
        qonversion	apiratelimitexceeded	35
        qonversion	applestoreerror	30
        qonversion	backenderror	23
        qonversion	clientinvalid	3
        qonversion	cloudservicenetworkconnectionfailed	9
        qonversion	cloudservicepermissiondenied	8
        qonversion	cloudservicerevoked	10
        qonversion	failedtoreceivedata	20
        qonversion	featurenotsupported	29
        qonversion	fraudpurchase	28
        qonversion	incorrectrequest	22
        qonversion	internalerror	17
        qonversion	invalidclientuid	26
        qonversion	invalidcredentials	25
        qonversion	invalidstorecredentials	33
        qonversion	networkconnectionfailed	14
        qonversion	offeringsnotavailable	36
        qonversion	paymentinvalid	4
        qonversion	paymentnotallowed	5
        qonversion	privacyacknowledgementrequired	11
        qonversion	productnotfound	2
        qonversion	projectconfigerror	32
        qonversion	purchasecanceled	1
        qonversion	purchaseinvalid	31
        qonversion	purchasepending	18
        qonversion	receiptvalidationerror	34
        qonversion	remoteconfigurationnotavailable	19
        qonversion	responseparsingfailed	21
        qonversion	storeproductnotavailable	7
        qonversion	unauthorizedrequestdata	12
        qonversion	unknown	0
        qonversion	unknownclientplatform	27
        qonversion.android	apiratelimitexceeded	ApiRateLimitExceeded
        qonversion.android	backenderror	BackendError
        qonversion.android	billingunavailable	BillingUnavailable
        qonversion.android	featurenotsupported	FeatureNotSupported
        qonversion.android	fraudpurchase	FraudPurchase
        qonversion.android	invalidclientuid	InvalidClientUid
        qonversion.android	invalidcredentials	InvalidCredentials
        qonversion.android	invalidstorecredentials	InvalidStoreCredentials
        qonversion.android	launcherror	LaunchError
        qonversion.android	networkconnectionfailed	NetworkConnectionFailed
        qonversion.android	offeringsnotfound	OfferingsNotFound
        qonversion.android	playstoreerror	PlayStoreError
        qonversion.android	productalreadyowned	ProductAlreadyOwned
        qonversion.android	productnotfound	ProductNotFound
        qonversion.android	productnotowned	ProductNotOwned
        qonversion.android	projectconfigerror	ProjectConfigError
        qonversion.android	purchasecanceled	PurchaseCanceled
        qonversion.android	purchaseinvalid	PurchaseInvalid
        qonversion.android	purchasepending	PurchasePending
        qonversion.android	purchaseunspecified	PurchaseUnspecified
        qonversion.android	remoteconfigurationnotavailable	RemoteConfigurationNotAvailable
        qonversion.android	responseparsingfailed	ResponseParsingFailed
        qonversion.android	storeproductnotavailable	StoreProductNotAvailable
        qonversion.android	unknown	Unknown
        qonversion.android	unknownclientplatform	UnknownClientPlatform
        revenuecat.ErrorCode	apiendpointblocked	33
        revenuecat.ErrorCode	apiendpointblockederror	33
        revenuecat.ErrorCode	beginrefundrequest	31
        revenuecat.ErrorCode	beginrefundrequesterror	31
        revenuecat.ErrorCode	configuration	23
        revenuecat.ErrorCode	configurationerror	23
        revenuecat.ErrorCode	customerinfo	29
        revenuecat.ErrorCode	customerinfoerror	29
        revenuecat.ErrorCode	emptysubscriberattributes	25
        revenuecat.ErrorCode	expiredwebpurchasetoken	41
        revenuecat.ErrorCode	featurenotavailableincustomentitlementscomputationmode	36
        revenuecat.ErrorCode	featurenotsupportedwithstorekit1	38
        revenuecat.ErrorCode	ineligible	18
        revenuecat.ErrorCode	ineligibleerror	18
        revenuecat.ErrorCode	insufficientpermissions	19
        revenuecat.ErrorCode	insufficientpermissionserror	19
        revenuecat.ErrorCode	invalidapplesubscriptionkey	17
        revenuecat.ErrorCode	invalidapplesubscriptionkeyerror	17
        revenuecat.ErrorCode	invalidappuserid	14
        revenuecat.ErrorCode	invalidappuseriderror	14
        revenuecat.ErrorCode	invalidcredentials	11
        revenuecat.ErrorCode	invalidcredentialserror	11
        revenuecat.ErrorCode	invalidpromotionaloffer	34
        revenuecat.ErrorCode	invalidpromotionaloffererror	34
        revenuecat.ErrorCode	invalidreceipt	8
        revenuecat.ErrorCode	invalidreceipterror	8
        revenuecat.ErrorCode	invalidsubscriberattributes	21
        revenuecat.ErrorCode	invalidsubscriberattributeserror	21
        revenuecat.ErrorCode	invalidwebpurchasetoken	39
        revenuecat.ErrorCode	logoutanonymoususer	22
        revenuecat.ErrorCode	logoutanonymoususererror	22
        revenuecat.ErrorCode	missingreceiptfile	9
        revenuecat.ErrorCode	missingreceiptfileerror	9
        revenuecat.ErrorCode	network	10
        revenuecat.ErrorCode	networkerror	10
        revenuecat.ErrorCode	offlineconnection	35
        revenuecat.ErrorCode	offlineconnectionerror	35
        revenuecat.ErrorCode	operationalreadyinprogressforproduct	15
        revenuecat.ErrorCode	operationalreadyinprogressforproducterror	15
        revenuecat.ErrorCode	paymentpending	20
        revenuecat.ErrorCode	paymentpendingerror	20
        revenuecat.ErrorCode	productalreadypurchased	6
        revenuecat.ErrorCode	productalreadypurchasederror	6
        revenuecat.ErrorCode	productdiscountmissingidentifier	26
        revenuecat.ErrorCode	productdiscountmissingidentifiererror	26
        revenuecat.ErrorCode	productdiscountmissingsubscriptiongroupidentifier	28
        revenuecat.ErrorCode	productdiscountmissingsubscriptiongroupidentifiererror	28
        revenuecat.ErrorCode	productnotavailableforpurchase	5
        revenuecat.ErrorCode	productnotavailableforpurchaseerror	5
        revenuecat.ErrorCode	productrequesttimedout	32
        revenuecat.ErrorCode	purchasebelongstootheruser	40
        revenuecat.ErrorCode	purchasecanceled	1
        revenuecat.ErrorCode	purchasecancelederror	1
        revenuecat.ErrorCode	purchaseinvalid	4
        revenuecat.ErrorCode	purchaseinvaliderror	4
        revenuecat.ErrorCode	purchasenotallowed	3
        revenuecat.ErrorCode	purchasenotallowederror	3
        revenuecat.ErrorCode	receiptalreadyinuse	7
        revenuecat.ErrorCode	receiptalreadyinuseerror	7
        revenuecat.ErrorCode	receiptinusebyothersubscriber	13
        revenuecat.ErrorCode	receiptinusebyothersubscribererror	13
        revenuecat.ErrorCode	signatureverificationfailed	37
        revenuecat.ErrorCode	storeproblem	2
        revenuecat.ErrorCode	storeproblemerror	2
        revenuecat.ErrorCode	systeminfo	30
        revenuecat.ErrorCode	systeminfoerror	30
        revenuecat.ErrorCode	teststoresimulatedpurchase	42
        revenuecat.ErrorCode	teststoresimulatedpurchaseerror	42
        revenuecat.ErrorCode	unexpectedbackendresponse	12
        revenuecat.ErrorCode	unexpectedbackendresponseerror	12
        revenuecat.ErrorCode	unknown	0
        revenuecat.ErrorCode	unknownbackend	16
        revenuecat.ErrorCode	unknownbackenderror	16
        revenuecat.ErrorCode	unknownerror	0
        revenuecat.ErrorCode	unsupported	24
        revenuecat.ErrorCode	unsupportederror	24
        revenuecat.cancel_reason	billingerror	BILLING_ERROR
        revenuecat.cancel_reason	customersupport	CUSTOMER_SUPPORT
        revenuecat.cancel_reason	developerinitiated	DEVELOPER_INITIATED
        revenuecat.cancel_reason	priceincrease	PRICE_INCREASE
        revenuecat.cancel_reason	unknown	UNKNOWN
        revenuecat.cancel_reason	unsubscribe	UNSUBSCRIBE
        revenuecat.expiration_reason	billingerror	BILLING_ERROR
        revenuecat.expiration_reason	customersupport	CUSTOMER_SUPPORT
        revenuecat.expiration_reason	developerinitiated	DEVELOPER_INITIATED
        revenuecat.expiration_reason	priceincrease	PRICE_INCREASE
        revenuecat.expiration_reason	subscriptionpaused	SUBSCRIPTION_PAUSED
        revenuecat.expiration_reason	unknown	UNKNOWN
        revenuecat.expiration_reason	unsubscribe	UNSUBSCRIBE
        revenuecat.period_type	intro	INTRO
        revenuecat.period_type	normal	NORMAL
        revenuecat.period_type	prepaid	PREPAID
        revenuecat.period_type	promotional	PROMOTIONAL
        revenuecat.period_type	trial	TRIAL
        revenuecat.store	amazon	AMAZON
        revenuecat.store	appstore	APP_STORE
        revenuecat.store	macappstore	MAC_APP_STORE
        revenuecat.store	paddle	PADDLE
        revenuecat.store	playstore	PLAY_STORE
        revenuecat.store	promotional	PROMOTIONAL
        revenuecat.store	rcbilling	RC_BILLING
        revenuecat.store	roku	ROKU
        revenuecat.store	stripe	STRIPE
        revenuecat.store	teststore	TEST_STORE
        revenuecat.webhook.type	billingissue	BILLING_ISSUE
        revenuecat.webhook.type	cancellation	CANCELLATION
        revenuecat.webhook.type	experimentenrollment	EXPERIMENT_ENROLLMENT
        revenuecat.webhook.type	expiration	EXPIRATION
        revenuecat.webhook.type	initialpurchase	INITIAL_PURCHASE
        revenuecat.webhook.type	invoiceissuance	INVOICE_ISSUANCE
        revenuecat.webhook.type	nonrenewingpurchase	NON_RENEWING_PURCHASE
        revenuecat.webhook.type	paywallcancel	PAYWALL_CANCEL
        revenuecat.webhook.type	paywallclose	PAYWALL_CLOSE
        revenuecat.webhook.type	paywallcomponentinteracted	PAYWALL_COMPONENT_INTERACTED
        revenuecat.webhook.type	paywallexitoffer	PAYWALL_EXIT_OFFER
        revenuecat.webhook.type	paywallimpression	PAYWALL_IMPRESSION
        revenuecat.webhook.type	priceincreaseconsentapproved	PRICE_INCREASE_CONSENT_APPROVED
        revenuecat.webhook.type	priceincreaseconsentrequired	PRICE_INCREASE_CONSENT_REQUIRED
        revenuecat.webhook.type	productchange	PRODUCT_CHANGE
        revenuecat.webhook.type	purchaseredeemed	PURCHASE_REDEEMED
        revenuecat.webhook.type	refundreversed	REFUND_REVERSED
        revenuecat.webhook.type	renewal	RENEWAL
        revenuecat.webhook.type	subscriberalias	SUBSCRIBER_ALIAS
        revenuecat.webhook.type	subscriptionextended	SUBSCRIPTION_EXTENDED
        revenuecat.webhook.type	subscriptionpaused	SUBSCRIPTION_PAUSED
        revenuecat.webhook.type	temporaryentitlementgrant	TEMPORARY_ENTITLEMENT_GRANT
        revenuecat.webhook.type	test	TEST
        revenuecat.webhook.type	transfer	TRANSFER
        revenuecat.webhook.type	uncancellation	UNCANCELLATION
        revenuecat.webhook.type	virtualcurrencytransaction	VIRTUAL_CURRENCY_TRANSACTION
        stripe.advice_code	chargeoutcomeadvicecodeconfirmcarddata	confirm_card_data
        stripe.advice_code	chargeoutcomeadvicecodedonottryagain	do_not_try_again
        stripe.advice_code	chargeoutcomeadvicecodetryagainlater	try_again_later
        stripe.advice_code	confirmcarddata	confirm_card_data
        stripe.advice_code	donottryagain	do_not_try_again
        stripe.advice_code	tryagainlater	try_again_later
        stripe.code	accountclosed	account_closed
        stripe.code	accountcountryinvalidaddress	account_country_invalid_address
        stripe.code	accounterrorcountrychangerequiresadditionalsteps	account_error_country_change_requires_additional_steps
        stripe.code	accountinformationmismatch	account_information_mismatch
        stripe.code	accountinvalid	account_invalid
        stripe.code	accountnumberinvalid	account_number_invalid
        stripe.code	accounttokenrequiredforv2account	account_token_required_for_v2_account
        stripe.code	acssdebitsessionincomplete	acss_debit_session_incomplete
        stripe.code	actionblocked	action_blocked
        stripe.code	alipayupgraderequired	alipay_upgrade_required
        stripe.code	amountdetailsamountmismatch	amount_details_amount_mismatch
        stripe.code	amountdetailstaxshippingdiscountgreaterthanamount	amount_details_tax_shipping_discount_greater_than_amount
        stripe.code	amounttoolarge	amount_too_large
        stripe.code	amounttoosmall	amount_too_small
        stripe.code	anomalousmoneymovementrequest	anomalous_money_movement_request
        stripe.code	apikeyexpired	api_key_expired
        stripe.code	applicationfeesnotallowed	application_fees_not_allowed
        stripe.code	approvalrequired	approval_required
        stripe.code	authenticationfailure	authentication_failure
        stripe.code	authenticationrequired	authentication_required
        stripe.code	balanceinsufficient	balance_insufficient
        stripe.code	balanceinvalidparameter	balance_invalid_parameter
        stripe.code	bankaccountbadroutingnumbers	bank_account_bad_routing_numbers
        stripe.code	bankaccountdeclined	bank_account_declined
        stripe.code	bankaccountexists	bank_account_exists
        stripe.code	bankaccountrestricted	bank_account_restricted
        stripe.code	bankaccountunusable	bank_account_unusable
        stripe.code	bankaccountunverified	bank_account_unverified
        stripe.code	bankaccountverificationfailed	bank_account_verification_failed
        stripe.code	billinginvalidmandate	billing_invalid_mandate
        stripe.code	bitcoinupgraderequired	bitcoin_upgrade_required
        stripe.code	capabilitynotactive	capability_not_active
        stripe.code	capturechargeauthorizationexpired	capture_charge_authorization_expired
        stripe.code	captureunauthorizedpayment	capture_unauthorized_payment
        stripe.code	carddeclined	card_declined
        stripe.code	carddeclineratelimitexceeded	card_decline_rate_limit_exceeded
        stripe.code	cardholderphonenumberrequired	cardholder_phone_number_required
        stripe.code	chargealreadycaptured	charge_already_captured
        stripe.code	chargealreadyrefunded	charge_already_refunded
        stripe.code	chargedisputed	charge_disputed
        stripe.code	chargeexceedssourcelimit	charge_exceeds_source_limit
        stripe.code	chargeexceedstransactionlimit	charge_exceeds_transaction_limit
        stripe.code	chargeexpiredforcapture	charge_expired_for_capture
        stripe.code	chargeinvalidparameter	charge_invalid_parameter
        stripe.code	chargenotrefundable	charge_not_refundable
        stripe.code	clearingcodeunsupported	clearing_code_unsupported
        stripe.code	countrycodeinvalid	country_code_invalid
        stripe.code	countryunsupported	country_unsupported
        stripe.code	couponexpired	coupon_expired
        stripe.code	customermaxpaymentmethods	customer_max_payment_methods
        stripe.code	customermaxsubscriptions	customer_max_subscriptions
        stripe.code	customersessionexpired	customer_session_expired
        stripe.code	customertaxlocationinvalid	customer_tax_location_invalid
        stripe.code	debitnotauthorized	debit_not_authorized
        stripe.code	disputeevidencepagelimitexceeded	dispute_evidence_page_limit_exceeded
        stripe.code	emailinvalid	email_invalid
        stripe.code	errorcodeaccountclosed	account_closed
        stripe.code	errorcodeaccountcountryinvalidaddress	account_country_invalid_address
        stripe.code	errorcodeaccounterrorcountrychangerequiresadditionalsteps	account_error_country_change_requires_additional_steps
        stripe.code	errorcodeaccountinformationmismatch	account_information_mismatch
        stripe.code	errorcodeaccountinvalid	account_invalid
        stripe.code	errorcodeaccountnumberinvalid	account_number_invalid
        stripe.code	errorcodeaccounttokenrequiredforv2account	account_token_required_for_v2_account
        stripe.code	errorcodeacssdebitsessionincomplete	acss_debit_session_incomplete
        stripe.code	errorcodeactionblocked	action_blocked
        stripe.code	errorcodealipayupgraderequired	alipay_upgrade_required
        stripe.code	errorcodeamounttoolarge	amount_too_large
        stripe.code	errorcodeamounttoosmall	amount_too_small
        stripe.code	errorcodeanomalousmoneymovementrequest	anomalous_money_movement_request
        stripe.code	errorcodeapikeyexpired	api_key_expired
        stripe.code	errorcodeapplicationfeesnotallowed	application_fees_not_allowed
        stripe.code	errorcodeapprovalrequired	approval_required
        stripe.code	errorcodeauthenticationrequired	authentication_required
        stripe.code	errorcodebalanceinsufficient	balance_insufficient
        stripe.code	errorcodebalanceinvalidparameter	balance_invalid_parameter
        stripe.code	errorcodebankaccountbadroutingnumbers	bank_account_bad_routing_numbers
        stripe.code	errorcodebankaccountdeclined	bank_account_declined
        stripe.code	errorcodebankaccountexists	bank_account_exists
        stripe.code	errorcodebankaccountrestricted	bank_account_restricted
        stripe.code	errorcodebankaccountunusable	bank_account_unusable
        stripe.code	errorcodebankaccountunverified	bank_account_unverified
        stripe.code	errorcodebankaccountverificationfailed	bank_account_verification_failed
        stripe.code	errorcodebillinginvalidmandate	billing_invalid_mandate
        stripe.code	errorcodebitcoinupgraderequired	bitcoin_upgrade_required
        stripe.code	errorcodecapturechargeauthorizationexpired	capture_charge_authorization_expired
        stripe.code	errorcodecaptureunauthorizedpayment	capture_unauthorized_payment
        stripe.code	errorcodecarddeclined	card_declined
        stripe.code	errorcodecarddeclineratelimitexceeded	card_decline_rate_limit_exceeded
        stripe.code	errorcodecardholderphonenumberrequired	cardholder_phone_number_required
        stripe.code	errorcodechargealreadycaptured	charge_already_captured
        stripe.code	errorcodechargealreadyrefunded	charge_already_refunded
        stripe.code	errorcodechargedisputed	charge_disputed
        stripe.code	errorcodechargeexceedssourcelimit	charge_exceeds_source_limit
        stripe.code	errorcodechargeexceedstransactionlimit	charge_exceeds_transaction_limit
        stripe.code	errorcodechargeexpiredforcapture	charge_expired_for_capture
        stripe.code	errorcodechargeinvalidparameter	charge_invalid_parameter
        stripe.code	errorcodechargenotrefundable	charge_not_refundable
        stripe.code	errorcodeclearingcodeunsupported	clearing_code_unsupported
        stripe.code	errorcodecountrycodeinvalid	country_code_invalid
        stripe.code	errorcodecountryunsupported	country_unsupported
        stripe.code	errorcodecouponexpired	coupon_expired
        stripe.code	errorcodecustomermaxpaymentmethods	customer_max_payment_methods
        stripe.code	errorcodecustomermaxsubscriptions	customer_max_subscriptions
        stripe.code	errorcodecustomersessionexpired	customer_session_expired
        stripe.code	errorcodecustomertaxlocationinvalid	customer_tax_location_invalid
        stripe.code	errorcodedebitnotauthorized	debit_not_authorized
        stripe.code	errorcodeemailinvalid	email_invalid
        stripe.code	errorcodeexpiredcard	expired_card
        stripe.code	errorcodefailedtaxcalculation	failed_tax_calculation
        stripe.code	errorcodefinancialaccountbalancedoesnotsupportcurrency	financial_account_balance_does_not_support_currency
        stripe.code	errorcodefinancialaccountcapabilitynotenabled	financial_account_capability_not_enabled
        stripe.code	errorcodefinancialaccountcapabilityrestricted	financial_account_capability_restricted
        stripe.code	errorcodefinancialconnectionsaccountinactive	financial_connections_account_inactive
        stripe.code	errorcodefinancialconnectionsaccountpendingaccountnumbers	financial_connections_account_pending_account_numbers
        stripe.code	errorcodefinancialconnectionsaccountunavailableaccountnumbers	financial_connections_account_unavailable_account_numbers
        stripe.code	errorcodefinancialconnectionsnosuccessfultransactionrefresh	financial_connections_no_successful_transaction_refresh
        stripe.code	errorcodeforwardingapiinactive	forwarding_api_inactive
        stripe.code	errorcodeforwardingapiinvalidparameter	forwarding_api_invalid_parameter
        stripe.code	errorcodeforwardingapiretryableupstreamerror	forwarding_api_retryable_upstream_error
        stripe.code	errorcodeforwardingapiupstreamconnectionerror	forwarding_api_upstream_connection_error
        stripe.code	errorcodeforwardingapiupstreamconnectiontimeout	forwarding_api_upstream_connection_timeout
        stripe.code	errorcodeforwardingapiupstreamerror	forwarding_api_upstream_error
        stripe.code	errorcodeidempotencykeyinuse	idempotency_key_in_use
        stripe.code	errorcodeincorrectaddress	incorrect_address
        stripe.code	errorcodeincorrectcvc	incorrect_cvc
        stripe.code	errorcodeincorrectnumber	incorrect_number
        stripe.code	errorcodeincorrectzip	incorrect_zip
        stripe.code	errorcodeindiarecurringpaymentmandatecanceled	india_recurring_payment_mandate_canceled
        stripe.code	errorcodeinstantpayoutsconfigdisabled	instant_payouts_config_disabled
        stripe.code	errorcodeinstantpayoutscurrencydisabled	instant_payouts_currency_disabled
        stripe.code	errorcodeinstantpayoutslimitexceeded	instant_payouts_limit_exceeded
        stripe.code	errorcodeinstantpayoutsunsupported	instant_payouts_unsupported
        stripe.code	errorcodeinsufficientfunds	insufficient_funds
        stripe.code	errorcodeintentinvalidstate	intent_invalid_state
        stripe.code	errorcodeintentverificationmethodmissing	intent_verification_method_missing
        stripe.code	errorcodeinvalidcardtype	invalid_card_type
        stripe.code	errorcodeinvalidcharacters	invalid_characters
        stripe.code	errorcodeinvalidchargeamount	invalid_charge_amount
        stripe.code	errorcodeinvalidcvc	invalid_cvc
        stripe.code	errorcodeinvalidexpirymonth	invalid_expiry_month
        stripe.code	errorcodeinvalidexpiryyear	invalid_expiry_year
        stripe.code	errorcodeinvalidmandatereferenceprefixformat	invalid_mandate_reference_prefix_format
        stripe.code	errorcodeinvalidnumber	invalid_number
        stripe.code	errorcodeinvalidsourceusage	invalid_source_usage
        stripe.code	errorcodeinvalidtaxlocation	invalid_tax_location
        stripe.code	errorcodeinvoicenocustomerlineitems	invoice_no_customer_line_items
        stripe.code	errorcodeinvoicenopaymentmethodtypes	invoice_no_payment_method_types
        stripe.code	errorcodeinvoicenosubscriptionlineitems	invoice_no_subscription_line_items
        stripe.code	errorcodeinvoicenoteditable	invoice_not_editable
        stripe.code	errorcodeinvoiceonbehalfofnoteditable	invoice_on_behalf_of_not_editable
        stripe.code	errorcodeinvoicepaymentintentrequiresaction	invoice_payment_intent_requires_action
        stripe.code	errorcodeinvoiceupcomingnone	invoice_upcoming_none
        stripe.code	errorcodelivemodemismatch	livemode_mismatch
        stripe.code	errorcodelocktimeout	lock_timeout
        stripe.code	errorcodemissing	missing
        stripe.code	errorcodenoaccount	no_account
        stripe.code	errorcodenotallowedonstandardaccount	not_allowed_on_standard_account
        stripe.code	errorcodeoutofinventory	out_of_inventory
        stripe.code	errorcodeownershipdeclarationnotallowed	ownership_declaration_not_allowed
        stripe.code	errorcodeparameterinvalidempty	parameter_invalid_empty
        stripe.code	errorcodeparameterinvalidinteger	parameter_invalid_integer
        stripe.code	errorcodeparameterinvalidstringblank	parameter_invalid_string_blank
        stripe.code	errorcodeparameterinvalidstringempty	parameter_invalid_string_empty
        stripe.code	errorcodeparametermissing	parameter_missing
        stripe.code	errorcodeparametersexclusive	parameters_exclusive
        stripe.code	errorcodeparameterunknown	parameter_unknown
        stripe.code	errorcodepaymentintentactionrequired	payment_intent_action_required
        stripe.code	errorcodepaymentintentauthenticationfailure	payment_intent_authentication_failure
        stripe.code	errorcodepaymentintentincompatiblepaymentmethod	payment_intent_incompatible_payment_method
        stripe.code	errorcodepaymentintentinvalidparameter	payment_intent_invalid_parameter
        stripe.code	errorcodepaymentintentkonbinirejectedconfirmationnumber	payment_intent_konbini_rejected_confirmation_number
        stripe.code	errorcodepaymentintentmandateinvalid	payment_intent_mandate_invalid
        stripe.code	errorcodepaymentintentpaymentattemptexpired	payment_intent_payment_attempt_expired
        stripe.code	errorcodepaymentintentpaymentattemptfailed	payment_intent_payment_attempt_failed
        stripe.code	errorcodepaymentintentratelimitexceeded	payment_intent_rate_limit_exceeded
        stripe.code	errorcodepaymentintentunexpectedstate	payment_intent_unexpected_state
        stripe.code	errorcodepaymentmethodbankaccountalreadyverified	payment_method_bank_account_already_verified
        stripe.code	errorcodepaymentmethodbankaccountblocked	payment_method_bank_account_blocked
        stripe.code	errorcodepaymentmethodbillingdetailsaddressmissing	payment_method_billing_details_address_missing
        stripe.code	errorcodepaymentmethodconfigurationfailures	payment_method_configuration_failures
        stripe.code	errorcodepaymentmethodcurrencymismatch	payment_method_currency_mismatch
        stripe.code	errorcodepaymentmethodcustomerdecline	payment_method_customer_decline
        stripe.code	errorcodepaymentmethodinvalidparameter	payment_method_invalid_parameter
        stripe.code	errorcodepaymentmethodinvalidparametertestmode	payment_method_invalid_parameter_testmode
        stripe.code	errorcodepaymentmethodmicrodepositfailed	payment_method_microdeposit_failed
        stripe.code	errorcodepaymentmethodmicrodepositprocessingerror	payment_method_microdeposit_processing_error
        stripe.code	errorcodepaymentmethodmicrodepositverificationamountsinvalid	payment_method_microdeposit_verification_amounts_invalid
        stripe.code	errorcodepaymentmethodmicrodepositverificationamountsmismatch	payment_method_microdeposit_verification_amounts_mismatch
        stripe.code	errorcodepaymentmethodmicrodepositverificationattemptsexceeded	payment_method_microdeposit_verification_attempts_exceeded
        stripe.code	errorcodepaymentmethodmicrodepositverificationdescriptorcodemismatch	payment_method_microdeposit_verification_descriptor_code_mismatch
        stripe.code	errorcodepaymentmethodmicrodepositverificationtimeout	payment_method_microdeposit_verification_timeout
        stripe.code	errorcodepaymentmethodnotavailable	payment_method_not_available
        stripe.code	errorcodepaymentmethodproviderdecline	payment_method_provider_decline
        stripe.code	errorcodepaymentmethodprovidertimeout	payment_method_provider_timeout
        stripe.code	errorcodepaymentmethodunactivated	payment_method_unactivated
        stripe.code	errorcodepaymentmethodunexpectedstate	payment_method_unexpected_state
        stripe.code	errorcodepaymentmethodunsupportedtype	payment_method_unsupported_type
        stripe.code	errorcodepayoutreconciliationnotready	payout_reconciliation_not_ready
        stripe.code	errorcodepayoutslimitexceeded	payouts_limit_exceeded
        stripe.code	errorcodepayoutsnotallowed	payouts_not_allowed
        stripe.code	errorcodeplatformaccountrequired	platform_account_required
        stripe.code	errorcodeplatformapikeyexpired	platform_api_key_expired
        stripe.code	errorcodepostalcodeinvalid	postal_code_invalid
        stripe.code	errorcodeprocessingerror	processing_error
        stripe.code	errorcodeproductinactive	product_inactive
        stripe.code	errorcodeprogressiveonboardinglimitexceeded	progressive_onboarding_limit_exceeded
        stripe.code	errorcoderatelimit	rate_limit
        stripe.code	errorcoderefertocustomer	refer_to_customer
        stripe.code	errorcoderefunddisputedpayment	refund_disputed_payment
        stripe.code	errorcoderequestblocked	request_blocked
        stripe.code	errorcoderesourcealreadyexists	resource_already_exists
        stripe.code	errorcoderesourcemissing	resource_missing
        stripe.code	errorcodereturnintentalreadyprocessed	return_intent_already_processed
        stripe.code	errorcoderoutingnumberinvalid	routing_number_invalid
        stripe.code	errorcodesecretkeyrequired	secret_key_required
        stripe.code	errorcodesepaunsupportedaccount	sepa_unsupported_account
        stripe.code	errorcodeserviceperiodcouponwithmeteredtiereditemunsupported	service_period_coupon_with_metered_tiered_item_unsupported
        stripe.code	errorcodesetupattemptfailed	setup_attempt_failed
        stripe.code	errorcodesetupintentauthenticationfailure	setup_intent_authentication_failure
        stripe.code	errorcodesetupintentinvalidparameter	setup_intent_invalid_parameter
        stripe.code	errorcodesetupintentmandateinvalid	setup_intent_mandate_invalid
        stripe.code	errorcodesetupintentmobilewalletunsupported	setup_intent_mobile_wallet_unsupported
        stripe.code	errorcodesetupintentsetupattemptexpired	setup_intent_setup_attempt_expired
        stripe.code	errorcodesetupintentunexpectedstate	setup_intent_unexpected_state
        stripe.code	errorcodeshippingaddressinvalid	shipping_address_invalid
        stripe.code	errorcodeshippingcalculationfailed	shipping_calculation_failed
        stripe.code	errorcodesiretinvalid	siret_invalid
        stripe.code	errorcodeskuinactive	sku_inactive
        stripe.code	errorcodestateunsupported	state_unsupported
        stripe.code	errorcodestatustransitioninvalid	status_transition_invalid
        stripe.code	errorcodestorercapabilitymissing	storer_capability_missing
        stripe.code	errorcodestorercapabilitynotactive	storer_capability_not_active
        stripe.code	errorcodestripetaxinactive	stripe_tax_inactive
        stripe.code	errorcodetaxescalculationfailed	taxes_calculation_failed
        stripe.code	errorcodetaxidinvalid	tax_id_invalid
        stripe.code	errorcodetaxidprohibited	tax_id_prohibited
        stripe.code	errorcodeterminallocationcountryunsupported	terminal_location_country_unsupported
        stripe.code	errorcodeterminalreaderbusy	terminal_reader_busy
        stripe.code	errorcodeterminalreaderhardwarefault	terminal_reader_hardware_fault
        stripe.code	errorcodeterminalreaderinvalidlocationforactivation	terminal_reader_invalid_location_for_activation
        stripe.code	errorcodeterminalreaderinvalidlocationforpayment	terminal_reader_invalid_location_for_payment
        stripe.code	errorcodeterminalreaderoffline	terminal_reader_offline
        stripe.code	errorcodeterminalreadertimeout	terminal_reader_timeout
        stripe.code	errorcodetestmodechargesonly	testmode_charges_only
        stripe.code	errorcodetlsversionunsupported	tls_version_unsupported
        stripe.code	errorcodetokenalreadyused	token_already_used
        stripe.code	errorcodetokencardnetworkinvalid	token_card_network_invalid
        stripe.code	errorcodetokeninuse	token_in_use
        stripe.code	errorcodetransfersnotallowed	transfers_not_allowed
        stripe.code	errorcodetransfersourcebalanceparametersmismatch	transfer_source_balance_parameters_mismatch
        stripe.code	errorcodeurlinvalid	url_invalid
        stripe.code	expiredcard	expired_card
        stripe.code	expiredpaymentmethod	expired_payment_method
        stripe.code	failedtaxcalculation	failed_tax_calculation
        stripe.code	financialaccountbalancedoesnotsupportcurrency	financial_account_balance_does_not_support_currency
        stripe.code	financialaccountcapabilitynotenabled	financial_account_capability_not_enabled
        stripe.code	financialaccountcapabilityrestricted	financial_account_capability_restricted
        stripe.code	financialconnectionsaccountinactive	financial_connections_account_inactive
        stripe.code	financialconnectionsaccountpendingaccountnumbers	financial_connections_account_pending_account_numbers
        stripe.code	financialconnectionsaccountunavailableaccountnumbers	financial_connections_account_unavailable_account_numbers
        stripe.code	financialconnectionsconsentlocaleinvalid	financial_connections_consent_locale_invalid
        stripe.code	financialconnectionsconsentlocaleunsupported	financial_connections_consent_locale_unsupported
        stripe.code	financialconnectionsnosuccessfultransactionrefresh	financial_connections_no_successful_transaction_refresh
        stripe.code	forwardingapiinactive	forwarding_api_inactive
        stripe.code	forwardingapiinvalidparameter	forwarding_api_invalid_parameter
        stripe.code	forwardingapiretryableupstreamerror	forwarding_api_retryable_upstream_error
        stripe.code	forwardingapiupstreamconnectionerror	forwarding_api_upstream_connection_error
        stripe.code	forwardingapiupstreamconnectiontimeout	forwarding_api_upstream_connection_timeout
        stripe.code	forwardingapiupstreamerror	forwarding_api_upstream_error
        stripe.code	idempotencykeyinuse	idempotency_key_in_use
        stripe.code	incorrectaddress	incorrect_address
        stripe.code	incorrectcvc	incorrect_cvc
        stripe.code	incorrectnumber	incorrect_number
        stripe.code	incorrectpostalcode	incorrect_postal_code
        stripe.code	incorrectzip	incorrect_zip
        stripe.code	indiarecurringpaymentmandatecanceled	india_recurring_payment_mandate_canceled
        stripe.code	instantpayoutsconfigdisabled	instant_payouts_config_disabled
        stripe.code	instantpayoutscurrencydisabled	instant_payouts_currency_disabled
        stripe.code	instantpayoutslimitexceeded	instant_payouts_limit_exceeded
        stripe.code	instantpayoutsunsupported	instant_payouts_unsupported
        stripe.code	insufficientfunds	insufficient_funds
        stripe.code	intentinvalidstate	intent_invalid_state
        stripe.code	intentverificationmethodmissing	intent_verification_method_missing
        stripe.code	invalidcanceledsubscriptionfields	invalid_canceled_subscription_fields
        stripe.code	invalidcardtype	invalid_card_type
        stripe.code	invalidcharacters	invalid_characters
        stripe.code	invalidchargeamount	invalid_charge_amount
        stripe.code	invalidcvc	invalid_cvc
        stripe.code	invalidexpirymonth	invalid_expiry_month
        stripe.code	invalidexpiryyear	invalid_expiry_year
        stripe.code	invalidmandatereferenceprefixformat	invalid_mandate_reference_prefix_format
        stripe.code	invalidnumber	invalid_number
        stripe.code	invalidsourceusage	invalid_source_usage
        stripe.code	invalidtaxlocation	invalid_tax_location
        stripe.code	invoicenocustomerlineitems	invoice_no_customer_line_items
        stripe.code	invoicenopaymentmethodtypes	invoice_no_payment_method_types
        stripe.code	invoicenosubscriptionlineitems	invoice_no_subscription_line_items
        stripe.code	invoicenoteditable	invoice_not_editable
        stripe.code	invoiceonbehalfofnoteditable	invoice_on_behalf_of_not_editable
        stripe.code	invoicepaymentintentrequiresaction	invoice_payment_intent_requires_action
        stripe.code	invoiceupcomingnone	invoice_upcoming_none
        stripe.code	livemodemismatch	livemode_mismatch
        stripe.code	locktimeout	lock_timeout
        stripe.code	missing	missing
        stripe.code	noaccount	no_account
        stripe.code	notallowedonstandardaccount	not_allowed_on_standard_account
        stripe.code	outofinventory	out_of_inventory
        stripe.code	ownershipdeclarationnotallowed	ownership_declaration_not_allowed
        stripe.code	parameterinvalidempty	parameter_invalid_empty
        stripe.code	parameterinvalidinteger	parameter_invalid_integer
        stripe.code	parameterinvalidstringblank	parameter_invalid_string_blank
        stripe.code	parameterinvalidstringempty	parameter_invalid_string_empty
        stripe.code	parametermissing	parameter_missing
        stripe.code	parametersexclusive	parameters_exclusive
        stripe.code	parameterunknown	parameter_unknown
        stripe.code	paymentevaluationonapiversionnotsupported	payment_evaluation_on_api_version_not_supported
        stripe.code	paymentintentactionrequired	payment_intent_action_required
        stripe.code	paymentintentauthenticationfailure	payment_intent_authentication_failure
        stripe.code	paymentintentincompatiblepaymentmethod	payment_intent_incompatible_payment_method
        stripe.code	paymentintentinvalidparameter	payment_intent_invalid_parameter
        stripe.code	paymentintentkonbinirejectedconfirmationnumber	payment_intent_konbini_rejected_confirmation_number
        stripe.code	paymentintentmandateinvalid	payment_intent_mandate_invalid
        stripe.code	paymentintentpaymentattemptexpired	payment_intent_payment_attempt_expired
        stripe.code	paymentintentpaymentattemptfailed	payment_intent_payment_attempt_failed
        stripe.code	paymentintentratelimitexceeded	payment_intent_rate_limit_exceeded
        stripe.code	paymentintentunexpectedstate	payment_intent_unexpected_state
        stripe.code	paymentmethodbankaccountalreadyverified	payment_method_bank_account_already_verified
        stripe.code	paymentmethodbankaccountblocked	payment_method_bank_account_blocked
        stripe.code	paymentmethodbillingdetailsaddressmissing	payment_method_billing_details_address_missing
        stripe.code	paymentmethodconfigurationfailures	payment_method_configuration_failures
        stripe.code	paymentmethodcurrencymismatch	payment_method_currency_mismatch
        stripe.code	paymentmethodcustomerdecline	payment_method_customer_decline
        stripe.code	paymentmethodinvalidparameter	payment_method_invalid_parameter
        stripe.code	paymentmethodinvalidparametertestmode	payment_method_invalid_parameter_testmode
        stripe.code	paymentmethodmicrodepositfailed	payment_method_microdeposit_failed
        stripe.code	paymentmethodmicrodepositprocessingerror	payment_method_microdeposit_processing_error
        stripe.code	paymentmethodmicrodepositverificationamountsinvalid	payment_method_microdeposit_verification_amounts_invalid
        stripe.code	paymentmethodmicrodepositverificationamountsmismatch	payment_method_microdeposit_verification_amounts_mismatch
        stripe.code	paymentmethodmicrodepositverificationattemptsexceeded	payment_method_microdeposit_verification_attempts_exceeded
        stripe.code	paymentmethodmicrodepositverificationdescriptorcodemismatch	payment_method_microdeposit_verification_descriptor_code_mismatch
        stripe.code	paymentmethodmicrodepositverificationtimeout	payment_method_microdeposit_verification_timeout
        stripe.code	paymentmethodnotavailable	payment_method_not_available
        stripe.code	paymentmethodproviderdecline	payment_method_provider_decline
        stripe.code	paymentmethodprovidertimeout	payment_method_provider_timeout
        stripe.code	paymentmethodrestricted	payment_method_restricted
        stripe.code	paymentmethodunactivated	payment_method_unactivated
        stripe.code	paymentmethodunexpectedstate	payment_method_unexpected_state
        stripe.code	paymentmethodunsupportedtype	payment_method_unsupported_type
        stripe.code	payoutreconciliationnotready	payout_reconciliation_not_ready
        stripe.code	payoutslimitexceeded	payouts_limit_exceeded
        stripe.code	payoutsnotallowed	payouts_not_allowed
        stripe.code	platformaccountrequired	platform_account_required
        stripe.code	platformapikeyexpired	platform_api_key_expired
        stripe.code	postalcodeinvalid	postal_code_invalid
        stripe.code	processingerror	processing_error
        stripe.code	productinactive	product_inactive
        stripe.code	progressiveonboardinglimitexceeded	progressive_onboarding_limit_exceeded
        stripe.code	ratelimit	rate_limit
        stripe.code	refertocustomer	refer_to_customer
        stripe.code	refunddisputedpayment	refund_disputed_payment
        stripe.code	requestblocked	request_blocked
        stripe.code	resourcealreadyexists	resource_already_exists
        stripe.code	resourcemissing	resource_missing
        stripe.code	returnintentalreadyprocessed	return_intent_already_processed
        stripe.code	routingnumberinvalid	routing_number_invalid
        stripe.code	secretkeyrequired	secret_key_required
        stripe.code	sepaunsupportedaccount	sepa_unsupported_account
        stripe.code	serviceperiodcouponwithmeteredtiereditemunsupported	service_period_coupon_with_metered_tiered_item_unsupported
        stripe.code	setupattemptfailed	setup_attempt_failed
        stripe.code	setupintentauthenticationfailure	setup_intent_authentication_failure
        stripe.code	setupintentinvalidparameter	setup_intent_invalid_parameter
        stripe.code	setupintentmandateinvalid	setup_intent_mandate_invalid
        stripe.code	setupintentmobilewalletunsupported	setup_intent_mobile_wallet_unsupported
        stripe.code	setupintentsetupattemptexpired	setup_intent_setup_attempt_expired
        stripe.code	setupintentunexpectedstate	setup_intent_unexpected_state
        stripe.code	shippingaddressinvalid	shipping_address_invalid
        stripe.code	shippingcalculationfailed	shipping_calculation_failed
        stripe.code	siretinvalid	siret_invalid
        stripe.code	skuinactive	sku_inactive
        stripe.code	smartdisputesnotavailable	smart_disputes_not_available
        stripe.code	stateunsupported	state_unsupported
        stripe.code	statustransitioninvalid	status_transition_invalid
        stripe.code	storercapabilitymissing	storer_capability_missing
        stripe.code	storercapabilitynotactive	storer_capability_not_active
        stripe.code	stripetaxinactive	stripe_tax_inactive
        stripe.code	subscriptionupdatetrialafterbillingcycleanchor	subscription_update_trial_after_billing_cycle_anchor
        stripe.code	taxescalculationfailed	taxes_calculation_failed
        stripe.code	taxidinvalid	tax_id_invalid
        stripe.code	taxidprohibited	tax_id_prohibited
        stripe.code	terminallocationcountryunsupported	terminal_location_country_unsupported
        stripe.code	terminalreaderbusy	terminal_reader_busy
        stripe.code	terminalreaderhardwarefault	terminal_reader_hardware_fault
        stripe.code	terminalreaderinvalidlocationforactivation	terminal_reader_invalid_location_for_activation
        stripe.code	terminalreaderinvalidlocationforpayment	terminal_reader_invalid_location_for_payment
        stripe.code	terminalreaderoffline	terminal_reader_offline
        stripe.code	terminalreadertimeout	terminal_reader_timeout
        stripe.code	testmodechargesonly	testmode_charges_only
        stripe.code	threedsecureauthenticationnotsupported	three_d_secure_authentication_not_supported
        stripe.code	threedsecureauthenticationupstreamerror	three_d_secure_authentication_upstream_error
        stripe.code	tlsversionunsupported	tls_version_unsupported
        stripe.code	tokenalreadyused	token_already_used
        stripe.code	tokencardnetworkinvalid	token_card_network_invalid
        stripe.code	tokeninuse	token_in_use
        stripe.code	transfersnotallowed	transfers_not_allowed
        stripe.code	transfersourcebalanceparametersmismatch	transfer_source_balance_parameters_mismatch
        stripe.code	urlinvalid	url_invalid
        stripe.decline_code	approvewithid	approve_with_id
        stripe.decline_code	authenticationrequired	authentication_required
        stripe.decline_code	callissuer	call_issuer
        stripe.decline_code	cardnotsupported	card_not_supported
        stripe.decline_code	cardvelocityexceeded	card_velocity_exceeded
        stripe.decline_code	currencynotsupported	currency_not_supported
        stripe.decline_code	declinecodeapprovewithid	approve_with_id
        stripe.decline_code	declinecodeauthenticationrequired	authentication_required
        stripe.decline_code	declinecodecallissuer	call_issuer
        stripe.decline_code	declinecodecardnotsupported	card_not_supported
        stripe.decline_code	declinecodecardvelocityexceeded	card_velocity_exceeded
        stripe.decline_code	declinecodecurrencynotsupported	currency_not_supported
        stripe.decline_code	declinecodedonothonor	do_not_honor
        stripe.decline_code	declinecodedonottryagain	do_not_try_again
        stripe.decline_code	declinecodeduplicatetransaction	duplicate_transaction
        stripe.decline_code	declinecodeexpiredcard	expired_card
        stripe.decline_code	declinecodefraudulent	fraudulent
        stripe.decline_code	declinecodegenericdecline	generic_decline
        stripe.decline_code	declinecodeincorrectcvc	incorrect_cvc
        stripe.decline_code	declinecodeincorrectnumber	incorrect_number
        stripe.decline_code	declinecodeincorrectpin	incorrect_pin
        stripe.decline_code	declinecodeincorrectzip	incorrect_zip
        stripe.decline_code	declinecodeinsufficientfunds	insufficient_funds
        stripe.decline_code	declinecodeinvalidaccount	invalid_account
        stripe.decline_code	declinecodeinvalidamount	invalid_amount
        stripe.decline_code	declinecodeinvalidcvc	invalid_cvc
        stripe.decline_code	declinecodeinvalidexpirymonth	invalid_expiry_month
        stripe.decline_code	declinecodeinvalidexpiryyear	invalid_expiry_year
        stripe.decline_code	declinecodeinvalidnumber	invalid_number
        stripe.decline_code	declinecodeinvalidpin	invalid_pin
        stripe.decline_code	declinecodeissuernotavailable	issuer_not_available
        stripe.decline_code	declinecodelostcard	lost_card
        stripe.decline_code	declinecodemerchantblacklist	merchant_blacklist
        stripe.decline_code	declinecodenewaccountinformationavailable	new_account_information_available
        stripe.decline_code	declinecodenoactiontaken	no_action_taken
        stripe.decline_code	declinecodenotpermitted	not_permitted
        stripe.decline_code	declinecodeofflinepinrequired	offline_pin_required
        stripe.decline_code	declinecodeonlineorofflinepinrequired	online_or_offline_pin_required
        stripe.decline_code	declinecodepickupcard	pickup_card
        stripe.decline_code	declinecodepintryexceeded	pin_try_exceeded
        stripe.decline_code	declinecodeprocessingerror	processing_error
        stripe.decline_code	declinecodereentertransaction	reenter_transaction
        stripe.decline_code	declinecoderestrictedcard	restricted_card
        stripe.decline_code	declinecoderevocationofallauthorizations	revocation_of_all_authorizations
        stripe.decline_code	declinecoderevocationofauthorization	revocation_of_authorization
        stripe.decline_code	declinecodesecurityviolation	security_violation
        stripe.decline_code	declinecodeservicenotallowed	service_not_allowed
        stripe.decline_code	declinecodestolencard	stolen_card
        stripe.decline_code	declinecodestoppaymentorder	stop_payment_order
        stripe.decline_code	declinecodetestmodedecline	testmode_decline
        stripe.decline_code	declinecodetransactionnotallowed	transaction_not_allowed
        stripe.decline_code	declinecodetryagainlater	try_again_later
        stripe.decline_code	declinecodewithdrawalcountlimitexceeded	withdrawal_count_limit_exceeded
        stripe.decline_code	donothonor	do_not_honor
        stripe.decline_code	donottryagain	do_not_try_again
        stripe.decline_code	duplicatetransaction	duplicate_transaction
        stripe.decline_code	expiredcard	expired_card
        stripe.decline_code	fraudulent	fraudulent
        stripe.decline_code	genericdecline	generic_decline
        stripe.decline_code	incorrectcvc	incorrect_cvc
        stripe.decline_code	incorrectnumber	incorrect_number
        stripe.decline_code	incorrectpin	incorrect_pin
        stripe.decline_code	incorrectzip	incorrect_zip
        stripe.decline_code	insufficientfunds	insufficient_funds
        stripe.decline_code	invalidaccount	invalid_account
        stripe.decline_code	invalidamount	invalid_amount
        stripe.decline_code	invalidcvc	invalid_cvc
        stripe.decline_code	invalidexpirymonth	invalid_expiry_month
        stripe.decline_code	invalidexpiryyear	invalid_expiry_year
        stripe.decline_code	invalidnumber	invalid_number
        stripe.decline_code	invalidpin	invalid_pin
        stripe.decline_code	issuernotavailable	issuer_not_available
        stripe.decline_code	lostcard	lost_card
        stripe.decline_code	merchantblacklist	merchant_blacklist
        stripe.decline_code	newaccountinformationavailable	new_account_information_available
        stripe.decline_code	noactiontaken	no_action_taken
        stripe.decline_code	notpermitted	not_permitted
        stripe.decline_code	offlinepinrequired	offline_pin_required
        stripe.decline_code	onlineorofflinepinrequired	online_or_offline_pin_required
        stripe.decline_code	pickupcard	pickup_card
        stripe.decline_code	pintryexceeded	pin_try_exceeded
        stripe.decline_code	processingerror	processing_error
        stripe.decline_code	reentertransaction	reenter_transaction
        stripe.decline_code	restrictedcard	restricted_card
        stripe.decline_code	revocationofallauthorizations	revocation_of_all_authorizations
        stripe.decline_code	revocationofauthorization	revocation_of_authorization
        stripe.decline_code	securityviolation	security_violation
        stripe.decline_code	servicenotallowed	service_not_allowed
        stripe.decline_code	stolencard	stolen_card
        stripe.decline_code	stoppaymentorder	stop_payment_order
        stripe.decline_code	testmodedecline	testmode_decline
        stripe.decline_code	transactionnotallowed	transaction_not_allowed
        stripe.decline_code	tryagainlater	try_again_later
        stripe.decline_code	withdrawalcountlimitexceeded	withdrawal_count_limit_exceeded
        stripe.error_type	apierror	api_error
        stripe.error_type	carderror	card_error
        stripe.error_type	errortypeapi	api_error
        stripe.error_type	errortypecard	card_error
        stripe.error_type	errortypeidempotency	idempotency_error
        stripe.error_type	errortypeinvalidrequest	invalid_request_error
        stripe.error_type	errortyperatelimit	rate_limit
        stripe.error_type	errortypetemporarysessionexpired	temporary_session_expired
        stripe.error_type	idempotencyerror	idempotency_error
        stripe.error_type	invalidrequesterror	invalid_request_error
        stripe.error_type	ratelimit	rate_limit
        stripe.error_type	temporarysessionexpired	temporary_session_expired
        stripe.event	charge.dispute.closed	charge.dispute.closed
        stripe.event	charge.dispute.created	charge.dispute.created
        stripe.event	charge.dispute.fundsreinstated	charge.dispute.funds_reinstated
        stripe.event	charge.dispute.fundswithdrawn	charge.dispute.funds_withdrawn
        stripe.event	charge.expired	charge.expired
        stripe.event	charge.failed	charge.failed
        stripe.event	charge.refunded	charge.refunded
        stripe.event	charge.succeeded	charge.succeeded
        stripe.event	checkout.session.asyncpaymentfailed	checkout.session.async_payment_failed
        stripe.event	checkout.session.asyncpaymentsucceeded	checkout.session.async_payment_succeeded
        stripe.event	checkout.session.completed	checkout.session.completed
        stripe.event	checkout.session.expired	checkout.session.expired
        stripe.event	customer.source.expiring	customer.source.expiring
        stripe.event	customer.subscription.created	customer.subscription.created
        stripe.event	customer.subscription.deleted	customer.subscription.deleted
        stripe.event	customer.subscription.paused	customer.subscription.paused
        stripe.event	customer.subscription.pendingupdateapplied	customer.subscription.pending_update_applied
        stripe.event	customer.subscription.pendingupdateexpired	customer.subscription.pending_update_expired
        stripe.event	customer.subscription.resumed	customer.subscription.resumed
        stripe.event	customer.subscription.trialwillend	customer.subscription.trial_will_end
        stripe.event	customer.subscription.updated	customer.subscription.updated
        stripe.event	entitlements.activeentitlementsummary.updated	entitlements.active_entitlement_summary.updated
        stripe.event	invoice.created	invoice.created
        stripe.event	invoice.deleted	invoice.deleted
        stripe.event	invoice.finalizationfailed	invoice.finalization_failed
        stripe.event	invoice.finalized	invoice.finalized
        stripe.event	invoice.markeduncollectible	invoice.marked_uncollectible
        stripe.event	invoice.overdue	invoice.overdue
        stripe.event	invoice.overpaid	invoice.overpaid
        stripe.event	invoice.paid	invoice.paid
        stripe.event	invoice.paymentactionrequired	invoice.payment_action_required
        stripe.event	invoice.paymentattemptrequired	invoice.payment_attempt_required
        stripe.event	invoice.paymentfailed	invoice.payment_failed
        stripe.event	invoice.paymentsucceeded	invoice.payment_succeeded
        stripe.event	invoice.sent	invoice.sent
        stripe.event	invoice.upcoming	invoice.upcoming
        stripe.event	invoice.updated	invoice.updated
        stripe.event	invoice.voided	invoice.voided
        stripe.event	invoice.willbedue	invoice.will_be_due
        stripe.event	invoicepayment.paid	invoice_payment.paid
        stripe.event	paymentintent.canceled	payment_intent.canceled
        stripe.event	paymentintent.partiallyfunded	payment_intent.partially_funded
        stripe.event	paymentintent.paymentfailed	payment_intent.payment_failed
        stripe.event	paymentintent.processing	payment_intent.processing
        stripe.event	paymentintent.requiresaction	payment_intent.requires_action
        stripe.event	paymentintent.succeeded	payment_intent.succeeded
        stripe.event	paymentmethod.attached	payment_method.attached
        stripe.event	paymentmethod.automaticallyupdated	payment_method.automatically_updated
        stripe.event	paymentmethod.detached	payment_method.detached
        stripe.event	paymentmethod.updated	payment_method.updated
        stripe.event	refund.created	refund.created
        stripe.event	refund.failed	refund.failed
        stripe.event	refund.updated	refund.updated
        stripe.event	setupintent.requiresaction	setup_intent.requires_action
        stripe.event	setupintent.setupfailed	setup_intent.setup_failed
        stripe.event	setupintent.succeeded	setup_intent.succeeded
        stripe.event	subscriptionschedule.aborted	subscription_schedule.aborted
        stripe.event	subscriptionschedule.canceled	subscription_schedule.canceled
        stripe.event	subscriptionschedule.completed	subscription_schedule.completed
        stripe.event	subscriptionschedule.created	subscription_schedule.created
        stripe.event	subscriptionschedule.expiring	subscription_schedule.expiring
        stripe.event	subscriptionschedule.released	subscription_schedule.released
        stripe.event	subscriptionschedule.updated	subscription_schedule.updated
        stripe.subscription.status	active	active
        stripe.subscription.status	canceled	canceled
        stripe.subscription.status	incomplete	incomplete
        stripe.subscription.status	incompleteexpired	incomplete_expired
        stripe.subscription.status	pastdue	past_due
        stripe.subscription.status	paused	paused
        stripe.subscription.status	trialing	trialing
        stripe.subscription.status	unpaid	unpaid

        """

    /// A domain or another spelling of one, the domains that it may mean.
    static let domains: StaticString = """
        AMSErrorDomain	AMSErrorDomain
        APIError	appstore.APIError
        APIException	appstore.APIError
        ASDErrorDomain	ASDErrorDomain
        ASDServerErrorDomain	ASDServerErrorDomain
        Adapty.AdaptyError	adapty
        AdaptyError	adapty
        AdaptyError.ErrorCode	adapty
        AdaptyErrorCode	adapty
        AdaptyErrorDomain	adapty
        AdaptyUIError	adapty.ui
        AdaptyUIErrorDomain	adapty.ui
        AppStoreServerAPI	appstore.APIError
        AppStoreServerLibrary.APIError	appstore.APIError
        AppStoreServerLibrary.VerificationError	appstore.VerificationError
        BillingClient.BillingResponse	play.BillingResponseCode
        BillingClient.BillingResponseCode	play.BillingResponseCode
        BillingClient.OnPurchasesUpdatedSubResponseCode	play.OnPurchasesUpdatedSubResponseCode
        BillingResponse	play.BillingResponseCode
        BillingResponseCode	play.BillingResponseCode
        BillingResult	play.BillingResponseCode
        BillingResult.responseCode	play.BillingResponseCode
        CdvPurchase.ErrorCode	cordova.purchase
        DeveloperNotification	play.rtdn.kind
        ErrorCode	revenuecat.ErrorCode	openiap	adapty
        IAPError	flutter.iap
        NSErrorDomain	SKErrorDomain	NSURLErrorDomain	NSPOSIXErrorDomain
        NSPOSIXErrorDomain	NSPOSIXErrorDomain
        NSPOSIXErrorDomain.darwin	NSPOSIXErrorDomain
        NSPOSIXErrorDomain.linux	NSPOSIXErrorDomain.linux
        NSURLErrorDomain	NSURLErrorDomain
        NotificationTypeV2	appstore.notification
        OnPurchasesUpdatedSubResponseCode	play.OnPurchasesUpdatedSubResponseCode
        OpenIAP	openiap
        OpenIAP.ErrorCode	openiap
        OpenIapError	openiap
        POSIXError	NSPOSIXErrorDomain
        PURCHASES_ERROR_CODE	revenuecat.ErrorCode
        PaymentMethodBinding.PaymentMethodBindingError	PaymentMethodBinding.PaymentMethodBindingError
        PaymentMethodBindingError	PaymentMethodBinding.PaymentMethodBindingError
        Product.PurchaseError	Product.PurchaseError
        ProductPurchase.purchaseState	play.ProductPurchase.purchaseState
        Purchase.PurchaseState	play.PurchaseState
        PurchaseError	Product.PurchaseError
        PurchaseState	play.PurchaseState	play.ProductPurchase.purchaseState
        Purchases.ErrorCode	revenuecat.ErrorCode
        Purchases.ErrorDomain	revenuecat.ErrorCode
        PurchasesError	revenuecat.ErrorCode
        PurchasesErrorCode	revenuecat.ErrorCode
        QONError	qonversion
        QONErrorCode	qonversion
        QONErrorDomain	qonversion
        Qonversion.Error	qonversion
        Qonversion.ErrorDomain	qonversion
        QonversionError	qonversion	qonversion.android
        QonversionErrorCode	qonversion.android
        QonversionErrorDomain	qonversion
        RCErrorCode	revenuecat.ErrorCode
        RCPurchasesErrorCode	revenuecat.ErrorCode
        RCPurchasesErrorCodeDomain	revenuecat.ErrorCode
        RCPurchasesErrorDomain	revenuecat.ErrorCode
        RefundRequestError	Transaction.RefundRequestError
        RefundRequestStatus	Transaction.RefundRequestStatus
        RevenueCat.ErrorCode	revenuecat.ErrorCode
        SKError	SKErrorDomain
        SKErrorDomain	SKErrorDomain
        SKTestError	SKTestErrorDomain
        SKTestErrorDomain	SKTestErrorDomain
        Shoptalk	Shoptalk
        StoreKit.PaymentMethodBinding.PaymentMethodBindingError	PaymentMethodBinding.PaymentMethodBindingError
        StoreKit.Product.PurchaseError	Product.PurchaseError
        StoreKit.SKError	SKErrorDomain
        StoreKit.StoreKitError	StoreKitError
        StoreKit.Transaction.RefundRequestError	Transaction.RefundRequestError
        StoreKit.Transaction.RefundRequestStatus	Transaction.RefundRequestStatus
        StoreKit.VerificationResult.VerificationError	VerificationResult.VerificationError
        StoreKitError	StoreKitError
        StoreKitTest.SKTestError	SKTestErrorDomain
        StripeError	stripe.code	stripe.decline_code	stripe.error_type
        SubResponseCode	play.OnPurchasesUpdatedSubResponseCode
        SubResponseCodeAndroid	openiap.subResponseCodeAndroid
        SubscriptionState	play.SubscriptionState
        Transaction.RefundRequestError	Transaction.RefundRequestError
        Transaction.RefundRequestStatus	Transaction.RefundRequestStatus
        URLError	NSURLErrorDomain
        VerificationError	VerificationResult.VerificationError
        VerificationException	appstore.VerificationError
        VerificationResult.VerificationError	VerificationResult.VerificationError
        VerificationStatus	appstore.VerificationError
        adapty	adapty
        adapty.ui	adapty.ui
        advice_code	stripe.advice_code
        appstore.APIError	appstore.APIError
        appstore.VerificationError	appstore.VerificationError
        appstore.expirationIntent	appstore.expirationIntent
        appstore.notification	appstore.notification
        appstore.revocationReason	appstore.revocationReason
        appstore.status	appstore.status
        cancel_reason	revenuecat.cancel_reason
        com.android.billingclient.api.BillingClient.BillingResponseCode	play.BillingResponseCode
        com.android.billingclient.api.BillingClient.OnPurchasesUpdatedSubResponseCode	play.OnPurchasesUpdatedSubResponseCode
        com.android.billingclient.api.Purchase.PurchaseState	play.PurchaseState
        com.qonversion.io	qonversion
        com.revenuecat.purchases.PurchasesErrorCode	revenuecat.ErrorCode
        cordova	cordova.purchase
        cordova-plugin-purchase	cordova.purchase
        cordova.purchase	cordova.purchase
        declineCode	stripe.decline_code
        decline_code	stripe.decline_code
        errno	NSPOSIXErrorDomain	NSPOSIXErrorDomain.linux
        expirationIntent	appstore.expirationIntent
        expiration_reason	revenuecat.expiration_reason
        expo-iap	openiap
        failure_code	stripe.code
        flutter.iap	flutter.iap
        flutter_inapp_purchase	flutter_inapp_purchase
        flutter_inapp_purchase.ErrorCode	flutter_inapp_purchase
        in_app_purchase	flutter.iap
        kCFErrorDomainCFNetwork	NSURLErrorDomain
        last_payment_error.code	stripe.code
        last_payment_error.decline_code	stripe.decline_code
        last_setup_error.code	stripe.code
        notificationType	appstore.notification	play.rtdn.subscription	play.rtdn.oneTimeProduct
        onPurchasesUpdatedSubResponseCode	play.OnPurchasesUpdatedSubResponseCode
        oneTimeProductNotification.notificationType	play.rtdn.oneTimeProduct
        openiap	openiap
        openiap.ErrorCode	openiap
        openiap.subResponseCodeAndroid	openiap.subResponseCodeAndroid
        play	play.BillingResponseCode	play.OnPurchasesUpdatedSubResponseCode
        play.BillingResponseCode	play.BillingResponseCode
        play.OnPurchasesUpdatedSubResponseCode	play.OnPurchasesUpdatedSubResponseCode
        play.ProductPurchase.purchaseState	play.ProductPurchase.purchaseState
        play.PurchaseState	play.PurchaseState
        play.SubscriptionState	play.SubscriptionState
        play.rtdn.kind	play.rtdn.kind
        play.rtdn.oneTimeProduct	play.rtdn.oneTimeProduct
        play.rtdn.subscription	play.rtdn.subscription
        play.rtdn.voided.productType	play.rtdn.voided.productType
        play.rtdn.voided.refundType	play.rtdn.voided.refundType
        play.voidedReason	play.voidedReason
        purchaseState	play.PurchaseState	play.ProductPurchase.purchaseState
        qonversion	qonversion
        qonversion.android	qonversion.android
        react-native-iap	openiap
        responseCode	play.BillingResponseCode
        revenuecat	revenuecat.ErrorCode	revenuecat.webhook.type	revenuecat.cancel_reason	revenuecat.expiration_reason	revenuecat.period_type	revenuecat.store
        revenuecat.ErrorCode	revenuecat.ErrorCode
        revenuecat.cancel_reason	revenuecat.cancel_reason
        revenuecat.error	revenuecat.ErrorCode
        revenuecat.expiration_reason	revenuecat.expiration_reason
        revenuecat.period_type	revenuecat.period_type
        revenuecat.store	revenuecat.store
        revenuecat.webhook.type	revenuecat.webhook.type
        revocationReason	appstore.revocationReason
        stripe	stripe.code	stripe.decline_code	stripe.advice_code	stripe.error_type	stripe.event	stripe.subscription.status
        stripe.advice_code	stripe.advice_code
        stripe.code	stripe.code
        stripe.declineCode	stripe.decline_code
        stripe.decline_code	stripe.decline_code
        stripe.error	stripe.code
        stripe.error.code	stripe.code
        stripe.error.type	stripe.error_type
        stripe.error_type	stripe.error_type
        stripe.event	stripe.event
        stripe.subscription.status	stripe.subscription.status
        stripe.type	stripe.error_type
        subResponseCode	play.OnPurchasesUpdatedSubResponseCode
        subResponseCodeAndroid	openiap.subResponseCodeAndroid
        subscription.status	stripe.subscription.status
        subscriptionNotification.notificationType	play.rtdn.subscription
        subscriptionState	play.SubscriptionState
        voidedPurchaseNotification.productType	play.rtdn.voided.productType
        voidedPurchaseNotification.refundType	play.rtdn.voided.refundType
        voidedReason	play.voidedReason

        """

    /// A kind, what a developer does about it.
    static let kinds: StaticString = """
        accountProblem	Log it as information; only the store can tell the buyer more.
        active	Access stays.
        addressInvalid	Log which field is wrong, never its content.
        alreadyFinished	Nothing to do; do not deliver again.
        alreadyOwned	Refresh what the buyer owns and grant it; an unfinished or unconsumed purchase may lie behind it.
        alreadySubscribed	Refresh what the buyer owns; the subscription may belong to another account of the app.
        authFailed	Ask for another way to pay; do not retry the same one in a loop.
        authRequired	Bring the buyer back to confirm; off session, send a link.
        autoRenewOff	Keep access until the end of the period.
        autoRenewOn	Stop win-back messages.
        balanceChanged	Read the balance again.
        belongsToOther	Log both users' identifiers and follow the transfer rule of the project; never move a purchase silently.
        billingIssue	Keep access as the store's rules say and ask for another way to pay.
        billingRetry	Stop access unless a grace period runs.
        blocked	Log the host that is blocked; a DNS filter or a VPN of the buyer is the likely cause.
        cancelled	Say nothing to the buyer and count it as a cancel, not as an error.
        cancelledBySeller	Tell the buyer why.
        cardDataInvalid	Log which field is wrong, never its content.
        cardExpired	Log it as information and ask for another card.
        changed	Read what changed before any message.
        configuration	Fix the set-up: keys, identifiers, capabilities and contracts; raise an alarm.
        consentRescinded	Follow the law for children's accounts.
        consumptionRequest	Answer within twelve hours where the buyer consented; never tell the buyer.
        credited	Credit it or pay it back.
        declined	Log the decline's codes, not the card; do not retry in a loop.
        declinedGeneric	Log the code for the people on duty; show the buyer the general text only.
        deliveryFailed	Keep the transaction unfinished and deliver again; raise an alarm, for money was taken.
        dispatch	Read the field that the code names.
        disputed	Log it for the people on duty; tell the buyer nothing of it.
        duplicate	Look for the earlier one and treat it as the result; do not charge again.
        emailInvalid	Check the address before it is sent.
        expired	Stop access.
        expiredBilling	Stop access.
        expiredProduct	Stop access and offer what replaces it.
        extended	Move the end of access.
        finishFailed	Finish, acknowledge or consume again; an unacknowledged purchase is refunded by Google Play after three days.
        graceExpired	Stop access.
        gracePeriod	Keep access until the end of the grace period.
        granted	Access stays; there is nothing to manage in a store.
        grantedProvisionally	Grant access for at most a day, then ask again.
        inProgress	Join the running attempt instead of beginning another; log a second call as a fault of the app.
        insufficientFunds	Log it as information; another way to pay or a later day may work.
        internal	Log it as a fault of the app or the library.
        interrupted	Keep the attempt open: the transaction may arrive later through the updates of the store.
        intro	Access stays.
        invalidProduct	Compare the identifier with the store's console and the service's dashboard.
        invalidRequest	Fix the call: log its parameters without personal data, and raise an alarm.
        invoiceFailed	Look at the invoice; the address for the tax is often missing.
        invoiceIssued	Grant nothing yet.
        mandateInvalid	Collect a new mandate with the buyer present.
        merchantSide	Log it for the people on duty; the buyer is told nothing.
        methodExpiring	Ask for another one.
        none	Log the error above it.
        normal	Access stays.
        notAllowed	Log it as information: Screen Time, a profile of the device or the store's account forbids it.
        notInStorefront	Fetch the products again for the storefront and hide what it does not sell.
        notOwned	Refresh what the buyer owns before consuming or acknowledging.
        notReady	Initialise the library, then make the call again.
        notSupported	Log the versions of system, store and library.
        offerExpired	Stop showing the offer; send a new link or code where there is one.
        offerIneligible	Ask for eligibility before showing the offer; sell at the base price.
        offerInvalid	Check identifier, price, key and signature of the offer; sell at the base price meanwhile.
        offerRedeemed	Grant what the offer gives.
        offerUnknown	Show the base price.
        offline	Log it as a warning; after a lost connection look for the transaction before charging again.
        onHold	Stop access until the payment is recovered.
        pauseScheduled	Keep access until the end of the period.
        paused	Stop access until it resumes.
        paymentMethodRequired	Log it as information; the store asks the buyer for a way to pay.
        pending	Grant nothing yet and finish nothing; wait for the transaction.
        pendingCancelled	Close the attempt; nothing was bought.
        permissionDenied	Log it as information and ask for the permission only when the buyer opens the settings.
        planChangeCancelled	Keep the present plan.
        planChangeFailed	Keep the present plan.
        planChangeScheduled	Keep the present plan until then.
        planChanged	Grant the new plan at once.
        prepaid	Access ends with the period.
        priceAccepted	Nothing to do.
        priceConsent	Wait for the answer; without consent the subscription ends.
        priceDeclined	Stop access at the end.
        priceNotice	Tell the buyer the new price and from when.
        productUnavailable	Check identifier, price, availability and contracts of the product in the store's console.
        productsUnavailable	Log the identifiers that were asked for; check contracts, availability and the connection.
        purchased	Verify, deliver, then finish.
        quantityInvalid	Fix the call: the store sells a limited number at once.
        rateLimited	Slow down, obey Retry-After, and log who makes the calls.
        recovered	Give access back and stop reminding.
        refundDeclined	Nothing to take back.
        refundFailed	Log the errors beneath; send the buyer to the store's page for refunds.
        refundRequested	Wait for the store's decision.
        refundReversed	Deliver again.
        refundReview	Answer in time.
        refunded	Take back what was delivered.
        refundedOurFault	Take back what was delivered, apologise, and fix the acknowledging.
        refundedPartly	Take back that part; more may follow.
        reminder	Remind once, with amount and date.
        renewed	Move the end of access.
        restarted	Grant access once the payment is verified.
        restoreFailed	Log the errors beneath; what the buyer owns is unchanged.
        resumed	Give access back.
        revoked	Stop access.
        saved	Nothing to do.
        secureConnection	Log the errors beneath; a captive portal, a proxy or a wrong clock is likelier than an attack.
        serverProblem	Log the request's identifier and the status; try again with growing pauses.
        sessionChanged	Make the call again for the present user.
        sessionExpired	Begin a new session, then try again.
        signInRequired	Log it as information; billing works again once the buyer signed in or updated the store.
        started	Grant access once the payment is verified.
        store	Send the buyer to that store to manage it.
        storeProblem	Log it as a warning and try again with growing pauses.
        success	Read the purchases that came with it; with none, nothing was bought.
        termsRequired	Log it as information; the buyer agrees in the store and tries again.
        test	Ignore it in production.
        testOnly	Use live keys and a real card, or the test mode on both sides.
        timeout	Log the duration and the request; look for the transaction before charging again.
        transferred	Stop access of the one and grant it to the other.
        trial	Access stays; remind before the trial ends.
        trialEnding	Remind once, with price and date.
        unknown	Log domain, code and every error beneath, and look at the store before the next attempt.
        verification	Grant nothing and finish nothing; keep the signed data for another verification and log which check failed.

        """
}
