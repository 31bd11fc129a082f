// swift-format-ignore-file
// Made by Scripts/generate-failures from Failures.tsv and Domains.tsv. Edit those.

/// The tables of this module as sorted lines, each `key TAB value`, ready to be searched in place.
enum FailureData {
    /// Domain, code or name, kind, silent, retry, charged, action, message.
    static let failures: StaticString = """
        AMSErrorDomain	6	cancelled	y	never	unknown	dismiss	purchase.cancelled
        AMSErrorDomain	paymentSheetFailed	cancelled	y	never	unknown	dismiss	purchase.cancelled
        ASDErrorDomain	907	unknown	n	now	unknown	retry	purchase.failed.unknown
        ASDErrorDomain	unhandledException	unknown	n	now	unknown	retry	purchase.failed.unknown
        ASDServerErrorDomain	3038	interrupted	n	later	unknown	openStore	purchase.interrupted
        ASDServerErrorDomain	3532	alreadySubscribed	n	never	no	manageSubscription	purchase.alreadySubscribed
        ASDServerErrorDomain	5115	cancelled	y	never	unknown	dismiss	purchase.cancelled
        ASDServerErrorDomain	currentlySubscribed	alreadySubscribed	n	never	no	manageSubscription	purchase.alreadySubscribed
        ASDServerErrorDomain	termsChanged	interrupted	n	later	unknown	openStore	purchase.interrupted
        NSPOSIXErrorDomain	13	internal	n	never	yes	contactSupport	deliver.failed
        NSPOSIXErrorDomain	28	deliveryFailed	n	afterChange	yes	openSettings	deliver.failed
        NSPOSIXErrorDomain	30	deliveryFailed	n	afterChange	yes	contactSupport	deliver.failed
        NSPOSIXErrorDomain	32	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain	50	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain	51	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain	52	offline	n	later	unknown	retry	store.offline
        NSPOSIXErrorDomain	53	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain	54	offline	n	later	unknown	retry	store.offline
        NSPOSIXErrorDomain	57	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain	60	timeout	n	later	unknown	retry	store.timeout
        NSPOSIXErrorDomain	61	storeProblem	n	later	no	retry	store.unavailable
        NSPOSIXErrorDomain	64	storeProblem	n	later	no	retry	store.unavailable
        NSPOSIXErrorDomain	65	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain	EACCES	internal	n	never	yes	contactSupport	deliver.failed
        NSPOSIXErrorDomain	ECONNABORTED	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain	ECONNREFUSED	storeProblem	n	later	no	retry	store.unavailable
        NSPOSIXErrorDomain	ECONNRESET	offline	n	later	unknown	retry	store.offline
        NSPOSIXErrorDomain	EHOSTDOWN	storeProblem	n	later	no	retry	store.unavailable
        NSPOSIXErrorDomain	EHOSTUNREACH	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain	ENETDOWN	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain	ENETRESET	offline	n	later	unknown	retry	store.offline
        NSPOSIXErrorDomain	ENETUNREACH	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain	ENOSPC	deliveryFailed	n	afterChange	yes	openSettings	deliver.failed
        NSPOSIXErrorDomain	ENOTCONN	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain	EPIPE	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain	EROFS	deliveryFailed	n	afterChange	yes	contactSupport	deliver.failed
        NSPOSIXErrorDomain	ETIMEDOUT	timeout	n	later	unknown	retry	store.timeout
        NSPOSIXErrorDomain.linux	100	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain.linux	101	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain.linux	102	offline	n	later	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	103	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	104	offline	n	later	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	107	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	110	timeout	n	later	unknown	retry	store.timeout
        NSPOSIXErrorDomain.linux	111	storeProblem	n	later	no	retry	store.unavailable
        NSPOSIXErrorDomain.linux	112	storeProblem	n	later	no	retry	store.unavailable
        NSPOSIXErrorDomain.linux	113	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain.linux	13	internal	n	never	yes	contactSupport	deliver.failed
        NSPOSIXErrorDomain.linux	28	deliveryFailed	n	afterChange	yes	openSettings	deliver.failed
        NSPOSIXErrorDomain.linux	30	deliveryFailed	n	afterChange	yes	contactSupport	deliver.failed
        NSPOSIXErrorDomain.linux	32	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	EACCES	internal	n	never	yes	contactSupport	deliver.failed
        NSPOSIXErrorDomain.linux	ECONNABORTED	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	ECONNREFUSED	storeProblem	n	later	no	retry	store.unavailable
        NSPOSIXErrorDomain.linux	ECONNRESET	offline	n	later	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	EHOSTDOWN	storeProblem	n	later	no	retry	store.unavailable
        NSPOSIXErrorDomain.linux	EHOSTUNREACH	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain.linux	ENETDOWN	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain.linux	ENETRESET	offline	n	later	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	ENETUNREACH	offline	n	later	no	retry	store.offline
        NSPOSIXErrorDomain.linux	ENOSPC	deliveryFailed	n	afterChange	yes	openSettings	deliver.failed
        NSPOSIXErrorDomain.linux	ENOTCONN	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	EPIPE	offline	n	now	unknown	retry	store.offline
        NSPOSIXErrorDomain.linux	EROFS	deliveryFailed	n	afterChange	yes	contactSupport	deliver.failed
        NSPOSIXErrorDomain.linux	ETIMEDOUT	timeout	n	later	unknown	retry	store.timeout
        NSURLErrorDomain	-1	unknown	n	later	unknown	retry	store.offline
        NSURLErrorDomain	-1000	internal	n	never	no	contactSupport	purchase.failed.invalidRequest
        NSURLErrorDomain	-1001	timeout	n	later	unknown	retry	store.timeout
        NSURLErrorDomain	-1003	offline	n	later	no	retry	store.offline
        NSURLErrorDomain	-1004	storeProblem	n	later	no	retry	store.unavailable
        NSURLErrorDomain	-1005	offline	n	later	unknown	retry	store.offline
        NSURLErrorDomain	-1006	offline	n	later	no	retry	store.offline
        NSURLErrorDomain	-1008	storeProblem	n	later	no	retry	store.unavailable
        NSURLErrorDomain	-1009	offline	n	later	no	openSettings	store.offline
        NSURLErrorDomain	-1011	serverProblem	n	later	unknown	retry	store.unavailable
        NSURLErrorDomain	-1012	cancelled	y	never	no	dismiss	purchase.cancelled
        NSURLErrorDomain	-1013	signInRequired	n	afterChange	no	signIn	store.signInRequired
        NSURLErrorDomain	-1017	serverProblem	n	later	unknown	retry	store.unavailable
        NSURLErrorDomain	-1018	offline	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	-1019	offline	n	later	no	retry	store.offline
        NSURLErrorDomain	-1020	offline	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	-1022	internal	n	never	no	contactSupport	purchase.failed.invalidRequest
        NSURLErrorDomain	-1200	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	-1201	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	-1202	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	-1203	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	-1204	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	-999	cancelled	y	now	unknown	dismiss	purchase.cancelled
        NSURLErrorDomain	appTransportSecurityRequiresSecureConnection	internal	n	never	no	contactSupport	purchase.failed.invalidRequest
        NSURLErrorDomain	badServerResponse	serverProblem	n	later	unknown	retry	store.unavailable
        NSURLErrorDomain	badURL	internal	n	never	no	contactSupport	purchase.failed.invalidRequest
        NSURLErrorDomain	callIsActive	offline	n	later	no	retry	store.offline
        NSURLErrorDomain	cancelled	cancelled	y	now	unknown	dismiss	purchase.cancelled
        NSURLErrorDomain	cannotConnectToHost	storeProblem	n	later	no	retry	store.unavailable
        NSURLErrorDomain	cannotFindHost	offline	n	later	no	retry	store.offline
        NSURLErrorDomain	cannotParseResponse	serverProblem	n	later	unknown	retry	store.unavailable
        NSURLErrorDomain	dataNotAllowed	offline	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	dnsLookupFailed	offline	n	later	no	retry	store.offline
        NSURLErrorDomain	internationalRoamingOff	offline	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	networkConnectionLost	offline	n	later	unknown	retry	store.offline
        NSURLErrorDomain	notConnectedToInternet	offline	n	later	no	openSettings	store.offline
        NSURLErrorDomain	resourceUnavailable	storeProblem	n	later	no	retry	store.unavailable
        NSURLErrorDomain	secureConnectionFailed	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	serverCertificateHasBadDate	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	serverCertificateHasUnknownRoot	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	serverCertificateNotYetValid	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	serverCertificateUntrusted	secureConnection	n	afterChange	no	openSettings	store.offline
        NSURLErrorDomain	timedOut	timeout	n	later	unknown	retry	store.timeout
        NSURLErrorDomain	unknown	unknown	n	later	unknown	retry	store.offline
        NSURLErrorDomain	userAuthenticationRequired	signInRequired	n	afterChange	no	signIn	store.signInRequired
        NSURLErrorDomain	userCancelledAuthentication	cancelled	y	never	no	dismiss	purchase.cancelled
        PaymentMethodBinding.PaymentMethodBindingError	failed	unknown	n	later	no	retry	purchase.failed.declined
        PaymentMethodBinding.PaymentMethodBindingError	invalidPinningID	sessionExpired	n	now	no	retry	purchase.failed.declined
        PaymentMethodBinding.PaymentMethodBindingError	notEligible	notAllowed	n	never	no	dismiss	purchase.notAllowed
        Product.PurchaseError	ineligibleForOffer	offerIneligible	n	never	no	dismiss	offer.ineligible
        Product.PurchaseError	invalidOfferIdentifier	offerInvalid	n	never	no	dismiss	offer.invalid
        Product.PurchaseError	invalidOfferPrice	offerInvalid	n	afterChange	no	dismiss	offer.invalid
        Product.PurchaseError	invalidOfferSignature	offerInvalid	n	never	no	dismiss	offer.invalid
        Product.PurchaseError	invalidQuantity	quantityInvalid	n	afterChange	no	dismiss	purchase.invalidQuantity
        Product.PurchaseError	missingOfferParameters	offerInvalid	n	never	no	dismiss	offer.invalid
        Product.PurchaseError	paymentMethodBindingConfigurationRequired	paymentMethodRequired	n	afterChange	no	updatePayment	purchase.failed.declined
        Product.PurchaseError	productUnavailable	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable
        Product.PurchaseError	purchaseNotAllowed	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed
        SKErrorDomain	0	unknown	n	now	unknown	retry	purchase.failed.unknown
        SKErrorDomain	1	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed
        SKErrorDomain	10	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest
        SKErrorDomain	11	offerInvalid	n	never	no	dismiss	offer.invalid
        SKErrorDomain	12	offerInvalid	n	never	no	dismiss	offer.invalid
        SKErrorDomain	13	offerInvalid	n	never	no	dismiss	offer.invalid
        SKErrorDomain	14	offerInvalid	n	afterChange	no	dismiss	offer.invalid
        SKErrorDomain	15	cancelled	y	never	no	dismiss	purchase.cancelled
        SKErrorDomain	16	internal	y	never	no	dismiss	ops.supportSummary
        SKErrorDomain	17	timeout	y	later	no	dismiss	ops.supportSummary
        SKErrorDomain	18	offerIneligible	n	never	no	dismiss	offer.ineligible
        SKErrorDomain	19	notSupported	y	never	no	dismiss	ops.supportSummary
        SKErrorDomain	2	cancelled	y	never	no	dismiss	purchase.cancelled
        SKErrorDomain	20	internal	y	now	no	dismiss	ops.supportSummary
        SKErrorDomain	21	paymentMethodRequired	n	afterChange	no	updatePayment	purchase.failed.declined
        SKErrorDomain	3	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest
        SKErrorDomain	4	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed
        SKErrorDomain	5	notInStorefront	n	never	no	dismiss	products.notInStorefront
        SKErrorDomain	6	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed
        SKErrorDomain	7	offline	n	later	unknown	retry	store.offline
        SKErrorDomain	8	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed
        SKErrorDomain	9	termsRequired	n	afterChange	no	openStore	purchase.privacyRequired
        SKErrorDomain	907	unknown	n	now	unknown	retry	purchase.failed.unknown
        SKErrorDomain	clientInvalid	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed
        SKErrorDomain	cloudServiceNetworkConnectionFailed	offline	n	later	unknown	retry	store.offline
        SKErrorDomain	cloudServicePermissionDenied	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed
        SKErrorDomain	cloudServiceRevoked	permissionDenied	n	afterChange	no	openSettings	purchase.notAllowed
        SKErrorDomain	ineligibleForOffer	offerIneligible	n	never	no	dismiss	offer.ineligible
        SKErrorDomain	invalidOfferIdentifier	offerInvalid	n	never	no	dismiss	offer.invalid
        SKErrorDomain	invalidOfferPrice	offerInvalid	n	afterChange	no	dismiss	offer.invalid
        SKErrorDomain	invalidSignature	offerInvalid	n	never	no	dismiss	offer.invalid
        SKErrorDomain	missingOfferParams	offerInvalid	n	never	no	dismiss	offer.invalid
        SKErrorDomain	overlayCancelled	cancelled	y	never	no	dismiss	purchase.cancelled
        SKErrorDomain	overlayInvalidConfiguration	internal	y	never	no	dismiss	ops.supportSummary
        SKErrorDomain	overlayPresentedInBackgroundScene	internal	y	now	no	dismiss	ops.supportSummary
        SKErrorDomain	overlayTimeout	timeout	y	later	no	dismiss	ops.supportSummary
        SKErrorDomain	paymentCancelled	cancelled	y	never	no	dismiss	purchase.cancelled
        SKErrorDomain	paymentInvalid	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest
        SKErrorDomain	paymentMethodBindingConfigurationRequired	paymentMethodRequired	n	afterChange	no	updatePayment	purchase.failed.declined
        SKErrorDomain	paymentNotAllowed	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed
        SKErrorDomain	privacyAcknowledgementRequired	termsRequired	n	afterChange	no	openStore	purchase.privacyRequired
        SKErrorDomain	storeProductNotAvailable	notInStorefront	n	never	no	dismiss	products.notInStorefront
        SKErrorDomain	unauthorizedRequestData	invalidRequest	n	never	no	contactSupport	purchase.failed.invalidRequest
        SKErrorDomain	unhandledException	unknown	n	now	unknown	retry	purchase.failed.unknown
        SKErrorDomain	unknown	unknown	n	now	unknown	retry	purchase.failed.unknown
        SKErrorDomain	unsupportedPlatform	notSupported	y	never	no	dismiss	ops.supportSummary
        Shoptalk	alreadyOwned	alreadyOwned	n	never	no	restore	purchase.alreadyOwned
        Shoptalk	declined	declined	n	afterChange	no	askAgain	purchase.deferred.expired
        Shoptalk	deliveryFailed	deliveryFailed	n	later	yes	retry	deliver.failed
        Shoptalk	inProgress	inProgress	n	later	no	dismiss	purchase.inProgress
        Shoptalk	offline	offline	n	later	no	retry	store.offline
        Shoptalk	paymentsNotAllowed	notAllowed	n	afterChange	no	openSettings	purchase.notAllowed
        Shoptalk	productUnavailable	productUnavailable	n	never	no	dismiss	purchase.failed.productUnavailable
        Shoptalk	quantityInvalid	quantityInvalid	n	afterChange	no	dismiss	purchase.invalidQuantity
        Shoptalk	verificationRejected	verification	n	later	unknown	contactSupport	verify.failed
        Shoptalk	verificationUnavailable	verification	n	later	unknown	dismiss	verify.later
        StoreKitError	networkError	offline	n	later	unknown	retry	store.offline
        StoreKitError	notAvailableInStorefront	notInStorefront	n	never	no	dismiss	products.notInStorefront
        StoreKitError	notEntitled	configuration	n	never	no	contactSupport	purchase.failed.invalidRequest
        StoreKitError	systemError	storeProblem	n	later	unknown	retry	store.unavailable
        StoreKitError	unknown	unknown	n	now	unknown	retry	purchase.failed.unknown
        StoreKitError	unsupported	notSupported	n	never	no	dismiss	store.notSupported
        StoreKitError	userCancelled	cancelled	y	never	no	dismiss	purchase.cancelled
        Transaction.RefundRequestError	duplicateRequest	refundFailed	n	never	no	dismiss	refund.error
        Transaction.RefundRequestError	failed	refundFailed	n	later	no	retry	refund.error
        Transaction.RefundRequestError	ineligible	refundFailed	n	never	no	contactSupport	refund.error
        VerificationResult.VerificationError	invalidCertificateChain	verification	n	later	unknown	retry	verify.failed
        VerificationResult.VerificationError	invalidDeviceVerification	verification	n	later	unknown	retry	verify.failed
        VerificationResult.VerificationError	invalidEncoding	verification	n	never	unknown	contactSupport	verify.failed
        VerificationResult.VerificationError	invalidSignature	verification	n	never	unknown	contactSupport	verify.failed
        VerificationResult.VerificationError	missingRequiredProperties	verification	n	never	unknown	contactSupport	verify.failed
        VerificationResult.VerificationError	revokedCertificate	verification	n	later	unknown	retry	verify.failed

        """

    /// Another spelling of a domain, the domain.
    static let domains: StaticString = """
        NSPOSIXErrorDomain.darwin	NSPOSIXErrorDomain
        POSIXError	NSPOSIXErrorDomain
        PaymentMethodBindingError	PaymentMethodBinding.PaymentMethodBindingError
        PurchaseError	Product.PurchaseError
        RefundRequestError	Transaction.RefundRequestError
        SKError	SKErrorDomain
        StoreKit.PaymentMethodBinding.PaymentMethodBindingError	PaymentMethodBinding.PaymentMethodBindingError
        StoreKit.Product.PurchaseError	Product.PurchaseError
        StoreKit.SKError	SKErrorDomain
        StoreKit.StoreKitError	StoreKitError
        StoreKit.Transaction.RefundRequestError	Transaction.RefundRequestError
        StoreKit.VerificationResult.VerificationError	VerificationResult.VerificationError
        URLError	NSURLErrorDomain
        VerificationError	VerificationResult.VerificationError
        kCFErrorDomainCFNetwork	NSURLErrorDomain

        """
}
