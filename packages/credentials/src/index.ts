export { issueCredential, issueInParts, type CredentialTerms, type StatusEntry } from './issueCredential'
export {
  checkCredential,
  type CheckedCredential,
  type CredentialCode,
  type CredentialFacts,
  type CredentialStatus,
} from './checkCredential'
export {
  fewestEntries,
  listTime,
  isRevoked,
  makeStatusList,
  packStatusList,
  readStatusList,
  type PublishedList,
  type StatusListTerms,
} from './statusList'
export { isListAddress, readCredential, showInPart, type WrittenCredential } from './credentialText'
export { openCredential, sealCredential, type CredentialCipher, type SealedFor } from './sealedCredential'
