export { formatName, namePath, topLevels } from './name'
export type { Name, TopLevel } from './name'
export { parseName } from './parseName'
export type { NameCode } from './parseName'
export { domainId } from './domainId'
export { checkPurchasableDomain } from './purchasableDomain'
export type { PurchaseCode } from './purchasableDomain'
export { breaksUsername, shortenUsername } from './usernameShape'
export { confusableName } from './confusableName'
export { lookAlikeAddress } from './lookAlikeAddress'
export { lookAlikes } from './lookAlikes'
export type { LookAlike } from './lookAlikes'
export {
  compareVersionNumbers,
  hasGuardianChanges,
  hasGuardiansWithoutStorage,
  hasNewPause,
  hasVersion6Features,
  isVersionAtLeast,
  needsUpgrade,
  parseVersion,
  signsWithRecoveryKey,
  takesGuardianHashes,
} from './version'
export type { WalletKind, WalletVersion } from './version'
export { parseSubdomain, subdomainTarget } from './subdomain'
export type { SubdomainCode } from './subdomain'
export { breadcrumbs, canonicalPath, parsePath, pathLocales } from './parsePath'
export type { Breadcrumb, HomePath, PagePath, ParsedPath, PathLocale, UsernamePath } from './parsePath'
export { walletPagePath } from './walletPage'
export { decodeChainText, encodeChainText, encodeServiceText } from './chainText'
export { formatServiceText, formatServiceType, parseService, parseServiceText } from './service'
export type { DocumentService, ServiceEndpoint, ServiceFields } from './service'
export { formatNftReference, imageCollections, parseNftReference, tydraCollections } from './nft'
export type { NftReference } from './nft'
export { webLink } from './webLink'
export {
  compareKeyPurposes,
  createdKeyPurposes,
  isKeyPurpose,
  keyPurposes,
  keyPurposesToCreate,
} from './keyPurpose'
export type { KeyPurpose } from './keyPurpose'
export { fewestGuardians, recoveryStatus, recoveryThreshold } from './recovery'
export type { RecoveryStatus } from './recovery'
export { didStatuses } from './didRecord'
export type { DidRecord, DidStatus, IdentityRecord } from './didRecord'
export { didDocument, isCreatedDocument } from './didDocument'
export type { DidDocument, DocumentKey } from './didDocument'
export { publicKeyPoint } from './publicKeyPoint'
export { formatDid, isDid, parseDid, parseDidParameters, parseDidUrl } from './did'
export type { DidCode, DidNetwork, DidUrl, TyronDid } from './did'
export { toW3cDocument } from './w3cDocument'
export type { W3cDocument, W3cService, W3cVerificationMethod } from './w3cDocument'
export { addAddress, addKey, addLink, removeKey, removeService } from './documentElement'
export type { DocumentElement, ElementEndpoint } from './documentElement'
export { documentMessage, guardiansMessage, lockMessage, recoveryMessage } from './walletMessage'
export type { DocumentTransition, SignatureScope } from './walletMessage'
export {
  olderDocumentMessage,
  olderGuardiansMessage,
  olderLockMessage,
  olderRecoveryMessage,
} from './olderMessage'
export { acceptsUnsigned, hasBoundSignatures, messageToSign, signingPurpose } from './signing'
export type { SigningRequest, SigningWallet } from './signing'
export { closedReason } from './closedReason'
export type { ClosedCode } from './closedReason'
export { checkDeactivation, deactivationDocument } from './deactivation'
export { keptPrivateHalf, noPrivateHalf } from './privateHalf'
export type { DeactivationCode } from './deactivation'
export {
  checkGuardianCount,
  checkGuardians,
  checkGuardianSignatures,
  checkSignatureCount,
  parseGuardian,
  parseSignature,
} from './guardians'
export type {
  Guardian,
  GuardianChange,
  GuardianCode,
  GuardianCountCode,
  GuardianSignature,
  GuardianSignatureCode,
} from './guardians'
export {
  decodeRecoveryRequest,
  encodeRecoveryRequest,
  longestRequestedName,
  recoveryRequestDigest,
  signingRequestOf,
} from './recoveryRequest'
export type { RecoveryRequest } from './recoveryRequest'
export { checkRecoveryRequest } from './checkRecoveryRequest'
export type { RecoveryFacts, RecoveryRequestCode } from './checkRecoveryRequest'
export {
  answerFragment,
  codeInFragment,
  decodeRecoveryAnswer,
  encodeRecoveryAnswer,
  findRecoveryAnswers,
  requestFragment,
} from './recoveryAnswer'
export type { RecoveryAnswer } from './recoveryAnswer'
export type { CeremonyCodeError } from './ceremonyCode'
export { checksumPhrase } from './checksumPhrase'
export { changesSince, guardianHealth } from './recoveryWatch'
export type { GuardianHealth, Sighting, WatchedChange } from './recoveryWatch'
export { formatRecoveryKit, longestKit, parseRecoveryKit } from './recoveryKit'
export type { KitCode, KitGuardian, RecoveryKit } from './recoveryKit'
export { drillMessage } from './drillMessage'
export { commonLinkLabels, expandCommonLink, normalizeServiceAddress } from './commonLinks'
export type { CommonLinkLabel, HandleCode, LinkedInKind } from './commonLinks'
export {
  checkServiceCount,
  checkServices,
  compareServiceIds,
  parseServiceInput,
  reorderServices,
  serviceEntries,
} from './serviceEntry'
export type { ServiceCode, ServiceEntry, ServiceInput } from './serviceEntry'
export { describePatches, makePatches, patchDocument } from './documentPatch'
export type { DocumentChange, DocumentPatch, KeyReplacement, PatchCode } from './documentPatch'
