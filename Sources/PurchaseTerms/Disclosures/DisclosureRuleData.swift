// swift-format-ignore-file
// Made by Scripts/generate-disclosure-rules of DisclosureRules.tsv; change that file and run it again.

/// One rule a line: store, storefronts, topic, when, need, what is asked for, source; separated by tabs.
let disclosureRuleData: StaticString = """
    appStore	*	heading	subscription	required	the title of the subscription, which may be the name of the product	Apple Developer Program License Agreement, Schedule 2, section 3.8(b), as App Review quotes it in developer.apple.com/forums/thread/807082
    appStore	*	price	subscription	required	the price of the subscription	Apple Developer Program License Agreement, Schedule 2, section 3.8(b); App Review Guideline 3.1.2(c)
    appStore	*	price	always	advised	the total billing price of whatever is sold	developer.apple.com/design/human-interface-guidelines/in-app-purchase, “Display the total billing price for each in-app purchase”
    appStore	*	mostProminentPrice	subscription	required	the billed amount as the clearest pricing element, with trials, introductory and calculated prices in a subordinate position and size	App Review, of Guideline 3.1.2(c), in developer.apple.com/forums/thread/807082
    appStore	*	length	subscription	required	the length of the subscription	Apple Developer Program License Agreement, Schedule 2, section 3.8(b)
    appStore	*	offer	introductory	required	the price and the length of an introductory offer, and what is billed after it	App Review Guideline 3.1.2(c); developer.apple.com/app-store/subscriptions, on a clear purchase flow
    appStore	*	trial	trial	required	how long a free trial lasts	App Review Guideline 3.1.2(c); developer.apple.com/app-store/subscriptions, on a clear purchase flow
    appStore	*	trialEnd	trial	required	when a free trial ends and is followed by a charge	App Review Guideline 3.1.2(c); developer.apple.com/app-store/subscriptions, on a clear purchase flow
    appStore	*	renewal	subscription	advised	that the subscription renews automatically	Schedule 2, section 3.8(b), in its wording before June 2019, which reviews still name (revenuecat.com/blog/engineering/schedule-2-section-3-8-b)
    appStore	*	conditions	subscription	advised	which account is charged, until when and where a subscriber can cancel	Schedule 2, section 3.8(b), in its wording before June 2019, which reviews still name (revenuecat.com/blog/engineering/schedule-2-section-3-8-b)
    appStore	*	managementLink	subscription	advised	a way to where subscriptions are managed	developer.apple.com/app-store/subscriptions, on managing subscriptions within an app
    appStore	*	termsLink	subscription	required	a working link to the terms of use (EULA)	Apple Developer Program License Agreement, Schedule 2, section 3.8(b); App Review Guideline 3.1.2(c)
    appStore	*	privacyLink	always	required	a link to the privacy policy within the app	App Review Guideline 5.1.1(i); for subscriptions also Schedule 2, section 3.8(b)
    googlePlay	*	heading	subscription	advised	a name that does not misrepresent the subscription	Google Play, Subscriptions, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	price	subscription	required	the cost of the subscription	Google Play, Subscriptions, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	price	always	required	the pricing of whatever is sold	Google Play, Payments, support.google.com/googleplay/android-developer/answer/9858738
    googlePlay	*	mostProminentPrice	subscription	required	the price of the billing period before its monthly cost	Google Play, Subscriptions, examples of violations, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	length	subscription	required	the frequency of the billing cycle	Google Play, Subscriptions, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	offer	introductory	required	the length and the pricing of an introductory offer	Google Play, Subscriptions, free trials and introductory offers, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	trial	trial	required	how long a free trial lasts	Google Play, Subscriptions, free trials and introductory offers, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	trialEnd	trial	required	when and how a free trial becomes a paid subscription	Google Play, Subscriptions, free trials and introductory offers, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	renewal	subscription	required	the automatic renewal terms	Google Play, Subscriptions, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	conditions	subscription	required	how a subscriber can manage or cancel	Google Play, Subscriptions, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	managementLink	subscription	required	an easy-to-use, online way to cancel within the app	Google Play, Subscriptions, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	subscriptionNeed	subscription	required	whether a subscription is required to use the app	Google Play, Subscriptions, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	oneLanguage	subscription	required	pricing and terms that are wholly localized	Google Play, Subscriptions, examples of violations, support.google.com/googleplay/android-developer/answer/9900533
    googlePlay	*	privacyLink	always	required	a link to the privacy policy within the app	Google Play, User Data, support.google.com/googleplay/android-developer/answer/10144311
    web	*	price	subscription	required	the price of the subscription at the point of payment	Mastercard's standards for subscription and negative option billing, from 22 September 2022 (allaboutadvertisinglaw.com/2021/11/new-mastercard-requirements-for-subscription-and-negative-option-billing-models.html)
    web	*	length	subscription	required	the frequency of billing at the point of payment	Mastercard's standards for subscription and negative option billing, from 22 September 2022 (allaboutadvertisinglaw.com/2021/11/new-mastercard-requirements-for-subscription-and-negative-option-billing-models.html)
    web	*	trial	trial	required	the length of a free trial at the point of payment	Mastercard's standards for subscription and negative option billing, from 22 September 2022 (allaboutadvertisinglaw.com/2021/11/new-mastercard-requirements-for-subscription-and-negative-option-billing-models.html)
    web	*	trialEnd	trial	advised	when the first charge follows a free trial	Mastercard's standards for subscription and negative option billing, from 22 September 2022 (allaboutadvertisinglaw.com/2021/11/new-mastercard-requirements-for-subscription-and-negative-option-billing-models.html)
    web	*	managementLink	subscription	required	an online or electronic way to cancel	Mastercard's standards for subscription and negative option billing, from 22 March 2022 (allaboutadvertisinglaw.com/2021/11/new-mastercard-requirements-for-subscription-and-negative-option-billing-models.html)
    *	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	heading	always	required	the main characteristics of what is bought	Directive 2011/83/EU art. 6(1)(a)
    *	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	price	always	required	the total price; for a subscription the total costs per billing period	Directive 2011/83/EU art. 6(1)(e)
    *	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	length	subscription	required	the duration of the contract	Directive 2011/83/EU art. 6(1)(o)
    *	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	renewal	subscription	required	that the contract is extended automatically	Directive 2011/83/EU art. 6(1)(o)
    *	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	managementLink	subscription	required	the conditions for terminating the contract	Directive 2011/83/EU art. 6(1)(o)
    *	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	trialEnd	trial	required	that a charge follows the free period	Directive 2011/83/EU art. 9(1) as read in C-565/22, Sofatutor, 5 October 2023
    *	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	taxIncluded	always	advised	a price that includes taxes	Directive 2011/83/EU art. 6(1)(e); Directive 98/6/EC art. 2(a)
    *	DEU	taxIncluded	always	required	that the price includes value added tax	Preisangabenverordnung of 12 November 2021, § 6(1) no. 1
    web	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	orderButton	always	required	a button labelled only with the words “order with obligation to pay” or a corresponding unambiguous formulation	Directive 2011/83/EU art. 8(2)
    web	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	waiver	always	required	express consent that digital content begins within the period of withdrawal, and acknowledgement that the right of withdrawal is lost	Directive 2011/83/EU art. 16(m)
    web	AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE	withdrawalLink	always	required	a function labelled “withdraw from contract here”, from 19 June 2026	Directive 2011/83/EU art. 11a, put in by Directive (EU) 2023/2673
    web	DEU	orderButton	always	required	a button labelled with nothing but the words “zahlungspflichtig bestellen” or a corresponding unambiguous formulation	Bürgerliches Gesetzbuch § 312j(3)
    web	DEU	managementLink	subscription	required	a button labelled with nothing but the words “Verträge hier kündigen” or a corresponding unambiguous formulation, always at hand, that leads to a page of confirmation	Bürgerliches Gesetzbuch § 312k(2)
    *	GBR	heading	always	required	the main characteristics of what is bought	Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, schedule 2(a)
    *	GBR	price	always	required	the total price including taxes; for a subscription the total costs per billing period	Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, schedule 2(f) and (h)
    *	GBR	length	subscription	required	the duration of the contract	Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, schedule 2(s)
    *	GBR	renewal	subscription	required	that the contract is extended automatically	Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, schedule 2(s)
    *	GBR	managementLink	subscription	required	the conditions for terminating the contract	Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, schedule 2(s)
    web	GBR	orderButton	always	required	a button labelled only with the words “order with obligation to pay” or a corresponding unambiguous formulation	Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulation 14(4)
    web	GBR	waiver	always	required	express consent that digital content begins within the cancellation period, and acknowledgement that the right to cancel is lost	Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulation 37(1)
    *	USA	price	subscription	required	the amount of the recurring charge, as a material term	Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403(1)
    *	USA	length	subscription	required	how often is charged, as a material term	Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403(1)
    *	USA	renewal	subscription	required	that charges go on until the consumer cancels, as a material term	Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403(1)
    *	USA	trial	trial	required	the length of a free trial, as a material term	Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403(1)
    *	USA	trialEnd	trial	required	when a free trial becomes a charge, as a material term	Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403(1)
    *	USA	managementLink	subscription	required	a simple mechanism to stop recurring charges	Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403(3)
    """
