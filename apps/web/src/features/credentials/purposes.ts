/** The purpose of the key that a credential is sealed for. */
export const agreementPurpose = 'agreement'
/** The purpose of the key that signs credentials and lists. */
export const assertionPurpose = 'assertion'
