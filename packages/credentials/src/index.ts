export { issueCredential, type CredentialTerms, type StatusEntry } from './issueCredential'
export {
  checkCredential,
  type CheckedCredential,
  type CredentialCode,
  type CredentialFacts,
  type CredentialStatus,
} from './checkCredential'
export { fewestEntries, makeStatusList, type StatusListTerms } from './statusList'
