// Names: how they are written and read, their hashes, which may be bought, what they are taken for.
export { formatName, isNftName, namePath, topLevels } from './names/name'
export type { Name } from './names/name'
export { parseName } from './names/parseName'
export type { NameCode } from './names/parseName'
export { asciiSigns, readTypedName } from './names/typedName'
export type { TypedNameCode } from './names/typedName'
export { looksLikeAddress, readTypedAddress } from './names/typedAddress'
export type { AddressFault } from './names/typedAddress'
export { domainId } from './names/domainId'
export { checkPurchasableDomain } from './names/purchasableDomain'
export { walletUsername } from './names/walletUsername'
export type { PurchaseCode } from './names/purchasableDomain'
export { confusableName, isStranger } from './names/confusableName'
export { lookAlikeAddress, lookAlikeFinder } from './names/lookAlikeAddress'
export { lookAlikes } from './names/lookAlikes'
export type { LookAlike } from './names/lookAlikes'
export { nearNames } from './names/nearNames'
export { alignLetters, describeLetter, strangeLetters } from './names/strangeLetters'
export type { StrangeLetter } from './names/strangeLetters'

// Wallets: what a wallet contract is and holds.
export { parseVersion } from './wallets/version'
export type { WalletKind } from './wallets/version'
export { walletRules, type WalletRules } from './wallets/walletRules'
export { didStatuses } from './wallets/didRecord'
export type { DidRecord, DidStatus, IdentityRecord, ServiceEndpoint } from './wallets/didRecord'
export { closedReason, keysCount } from './wallets/closedReason'
export type { ClosedCode } from './wallets/closedReason'
export { compareKeyPurposes, createdKeyPurposes, isKeyPurpose, keyPurposes } from './wallets/keyPurpose'
export { keptPrivateHalf, noPrivateHalf } from './wallets/privateHalf'
export { parseSubdomain, subdomainTarget } from './wallets/subdomain'
export { drawTydra, tydraTitles } from './tydras/drawTydra'
export type { TydraCollection } from './tydras/drawTydra'
export { tydraMetadata, tydraPicture } from './tydras/tydraMetadata'
export type { TydraMetadataOptions } from './tydras/tydraMetadata'
export { formatNftReference, imageCollections, parseNftReference, tydraCollections } from './wallets/nft'
export type { NftReference } from './wallets/nft'
export { decodeChainText, encodeChainText } from './wallets/chainText'

// The estate: what a name carries, whom it obeys, and what a change makes of it.
export { estateParts, splitOf } from './estate/estate'
export type {
  EarlierPromise,
  Estate,
  EstateCoin,
  EstateHalf,
  EstatePart,
  EstatePool,
  EstateWallet,
} from './estate/estate'
export {
  compareEstates,
  estateAfter,
  goesOnWhenLocked,
  goesWithIdentity,
  holdsSomething,
  isDidWallet,
} from './estate/estateChange'
export type { ControlChange, EstateItem, EstateLine } from './estate/estateChange'

// Documents: as people and as the standard read them, and how they are changed.
export { formatDid, parseDid, parseDidParameters, parseDidUrl } from './document/did'
export type { DidNetwork, DidUrl } from './document/did'
export { didDocument, isCreatedDocument } from './document/didDocument'
export type { DidDocument, DocumentKey } from './document/didDocument'
export { publicKeyFormats, toW3cDocument, withKeyFormat } from './document/w3cDocument'
export type { PublicKeyFormat, W3cDocument, W3cService } from './document/w3cDocument'
export { formatServiceType, parseService } from './document/service'
export type { DocumentService } from './document/service'
export { commonLinkLabels, expandCommonLink } from './document/commonLinks'
export { webLink } from './document/webLink'
export type { HandleCode, LinkedInKind } from './document/commonLinks'
export type { CommonLinkLabel } from './document/commonSites'
export {
  checkServiceCount,
  parseServiceInput,
  reorderServices,
  serviceEntries,
} from './document/serviceEntry'
export type { ServiceCode, ServiceEntry } from './document/serviceEntry'
export { addAddress, addKey, addLink, removeKey, removeService } from './document/documentElement'
export type { DocumentElement } from './document/documentElement'
export { makePatches, patchDocument } from './document/documentPatch'
export type { DocumentPatch, KeyReplacement } from './document/documentPatch'

// Signing: what a wallet's keys sign, and which key signs it.
export { documentMessage, guardiansMessage, lockMessage, recoveryMessage } from './signing/walletMessage'
export type { DocumentTransition, SignatureScope } from './signing/walletMessage'
export { olderDocumentMessage, olderRecoveryMessage } from './signing/olderMessage'
export { drillMessage } from './signing/drillMessage'
export { acceptsUnsigned, messageToSign, needsOldKey, signingPurpose } from './signing/signing'
export type { SigningRequest, SigningWallet } from './signing/signing'
export { checkDeactivation, deactivationDocument } from './signing/deactivation'

// Soulbound: what a person tells an issuer, and the token that the issuer signs.
export {
  checkTravelRule,
  checkTravelRuleField,
  travelRuleBytes,
  travelRuleFields,
} from './soulbound/travelRule'
export type { TravelRule, TravelRuleCode, TravelRuleField } from './soulbound/travelRule'
export { countries } from './soulbound/countries'
export { checkIssuer, issuerNameFor, issuerOf } from './soulbound/issuer'
export type { Issuer, IssuerCode } from './soulbound/issuer'
export { formatPublicEncryption, readPublicEncryption } from './soulbound/publicEncryption'
export type { PublicEncryption } from './soulbound/publicEncryption'
export {
  envelopeBinding,
  envelopeKeyText,
  formatEnvelope,
  openEnvelope,
  parseEnvelope,
  sealTravelRule,
} from './soulbound/envelope'
export type {
  Envelope,
  EnvelopeCipher,
  EnvelopeCode,
  EnvelopeContext,
  OpeningCode,
} from './soulbound/envelope'
export { holderMessage, isIssuerSignature, issuerMessage, isTokenOf } from './soulbound/credential'
export type { Credential, SoulboundWallet } from './soulbound/credential'

// Recovery: guardians, and what they and the one who recovers send each other.
export { fewestGuardians, recoveryStatus, recoveryThreshold } from './recovery/recoveryStatus'
export {
  safetyPosture,
  safetySteps,
  stepsDone,
  type SafetyFacts,
  type SafetyPosture,
  type SafetyStep,
} from './recovery/safety'
export {
  checkGuardianCount,
  checkGuardians,
  checkSignatureCount,
  parseGuardian,
  parseSignature,
} from './recovery/guardians'
export type { Guardian, GuardianChange, GuardianCode, GuardianCountCode } from './recovery/guardians'
export {
  decodeRecoveryRequest,
  encodeRecoveryRequest,
  recoveryRequestDigest,
  signingRequestOf,
} from './recovery/recoveryRequest'
export type { RecoveryRequest } from './recovery/recoveryRequest'
export { checkRecoveryRequest } from './recovery/checkRecoveryRequest'
export type { RecoveryRequestCode } from './recovery/checkRecoveryRequest'
export { decodeRecoveryAnswer, encodeRecoveryAnswer, findRecoveryAnswers } from './recovery/recoveryAnswer'
export type { RecoveryAnswer } from './recovery/recoveryAnswer'
export { checksumPhrase, phraseLength } from './recovery/checksumPhrase'
export { guardianDoubts } from './recovery/guardianDoubts'
export type { Candidate, GuardianDoubt } from './recovery/guardianDoubts'
export { judgeGuardians } from './recovery/judgeGuardians'
export { changesSince, guardianHealth } from './recovery/recoveryWatch'
export type { GuardianHealth, WatchedChange, WatchedState } from './recovery/recoveryWatch'
export { formatRecoveryKit, longestKit, parseRecoveryKit } from './recovery/recoveryKit'
export type { KitCode, KitGuardian, RecoveryKit } from './recovery/recoveryKit'

// Links that carry something, and payments that are asked for in one.
export {
  answerFragment,
  codeInFragment,
  credentialFragment,
  issuedFragment,
  paymentFragment,
  requestFragment,
} from './links/linkCode'
export type { LinkCodeError } from './links/linkCode'
export { cleanLine } from './links/cleanLine'
export { decodePaymentRequest, encodePaymentRequest, isCoinId, longestNote } from './payments/paymentRequest'
export type { PaymentRequest } from './payments/paymentRequest'
export {
  decodeIssuedSignature,
  digestOfMessage,
  encodeIssuedSignature,
  findIssuedCode,
} from './soulbound/issuedSignature'
export type { IssuedSignature } from './soulbound/issuedSignature'
export { checkPaymentRequest } from './payments/checkPaymentRequest'
export type { PaymentFacts, PaymentRequestCode } from './payments/checkPaymentRequest'
export { plainCount } from './document/parseCount'
