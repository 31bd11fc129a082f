/// The texts that a buyer agrees to: licence agreement and privacy policies.
///
/// Configurations have them from version 4.0 on; an empty text is one that nobody has written.
public struct StorePolicies: Hashable, Sendable {
    /// A privacy policy in one language.
    public struct PrivacyPolicy: Hashable, Sendable {
        /// The language as the store writes it, `en_US` or `zh-Hans`.
        public let language: String
        /// The policy itself.
        public let text: String
        /// Where the policy stands on the web.
        public let address: String
    }

    /// The licence agreement.
    public let licenceAgreement: String
    /// The privacy policies, one a language.
    public let privacyPolicies: [PrivacyPolicy]
}
