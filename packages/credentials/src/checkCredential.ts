import { err, ok, type Result } from '@tyto/primitives'
import { isSignedBy, standingOf, type EcKey } from '@tyto/sign-in'
import { readCredential, type WrittenCredential } from './credentialText'
import { isRevoked, readStatusList } from './statusList'

export type CredentialCode =
  /** No `vc+jwt` of the Data Model 2.0 that is signed by ES256K, or with terms that are not known here. */
  | 'NotACredential'
  /** The key that it names is not of its issuer. */
  | 'ForeignKey'
  /** Nothing is known of the issuer's document. */
  | 'IssuerUnknown'
  /** The issuer's document is deactivated, locked, or recovered and not updated since. */
  | 'IssuerClosed'
  /** The document lists no such key for assertions, such as after a rotation. */
  | 'NoSuchKey'
  | 'WrongSignature'
  | 'NotYetValid'
  | 'Expired'
  | 'Revoked'

/** `unknown` where the list cannot be had, or is none of the issuer's; `none` where the credential names no list. */
export type CredentialStatus = 'good' | 'unknown' | 'none'

export interface CheckedCredential {
  readonly issuer: string
  /** The name that it says its issuer has, which is still to be looked up; null for none. */
  readonly issuerName: string | null
  /** What people call it; null where it does not say. */
  readonly title: string | null
  readonly types: readonly string[]
  /** The DID of the subject; null where it names none. */
  readonly subject: string | null
  /** The other claims about the subject, as JSON of the issuer. */
  readonly claims: Readonly<Record<string, unknown>>
  /** In ms since 1970. */
  readonly validUntil: number | null
  readonly status: CredentialStatus
}

/** The world as a checker asks for it. */
export interface CredentialFacts {
  /** In ms since 1970. */
  readonly now: number
  /** The result of a DID resolution, of whatever resolver. May reject: nothing is known then. */
  readonly resolve: (did: string) => Promise<unknown>
  /** The text at the address of a status list; null where none stands there. May reject: nothing is known then. */
  readonly fetchList: (address: string) => Promise<string | null>
}

/** Checks whether a credential holds now. Rejects never: what cannot be known is a code, or the status `unknown`. */
export async function checkCredential(
  text: string,
  facts: CredentialFacts,
): Promise<Result<CheckedCredential, CredentialCode>> {
  const signed = await checkSigned(text, facts)
  if (!signed.ok) return signed
  const { written, keys } = signed.value
  const { issuer, issuerName, title, types, subject, validUntil, status } = written
  const revoked = status === null ? false : await readStatus(written, keys, facts)
  if (revoked === true) return err('Revoked')
  const { id, ...claims } = subject
  return ok({
    issuer,
    issuerName,
    title,
    types,
    subject: typeof id === 'string' ? id : null,
    claims,
    validUntil,
    status: status === null ? 'none' : revoked === false ? 'good' : 'unknown',
  })
}

const standingCodes = {
  notFound: 'IssuerUnknown',
  unknown: 'IssuerUnknown',
  deactivated: 'IssuerClosed',
  locked: 'IssuerClosed',
  recovered: 'IssuerClosed',
} as const

/** The keys of an issuer that sign what it attests, by their ids. */
type Keys = ReadonlyMap<string, EcKey>

/** Checks all but the status. */
async function checkSigned(
  text: string,
  { now, resolve }: CredentialFacts,
): Promise<Result<{ readonly written: WrittenCredential; readonly keys: Keys }, CredentialCode>> {
  const written = readCredential(text)
  if (written === null) return err('NotACredential')
  const { jws, issuer, keyId, validFrom, validUntil } = written
  if (!keyId.startsWith(`${issuer}#`)) return err('ForeignKey')
  const resolution = await resolve(issuer).catch(() => null)
  const standing = standingOf(resolution, issuer, 'assertionMethod')
  if (standing.kind !== 'sound') return err(standingCodes[standing.kind])
  const key = standing.keys.get(keyId)
  if (key === undefined) return err('NoSuchKey')
  if (!isSignedBy(jws, key)) return err('WrongSignature')
  if (validFrom !== null && now < validFrom) return err('NotYetValid')
  if (validUntil !== null && now > validUntil) return err('Expired')
  return ok({ written, keys: standing.keys })
}

/** Asks the list of the credential: true and false are the issuer's word, by the keys that it has now; null is nobody's. */
async function readStatus(
  { issuer, status }: WrittenCredential,
  keys: Keys,
  { now, fetchList }: CredentialFacts,
): Promise<boolean | null> {
  if (status === null) return null
  const text = await fetchList(status.list).catch(() => null)
  if (text === null) return null
  const list = await readStatusList(text, { issuer, list: status.list }, ({ jws, keyId }) => {
    const key = keys.get(keyId)
    return key !== undefined && isSignedBy(jws, key)
  })
  // Without an end an old list, on which nobody was taken back, could be shown for ever.
  if (list === null || list.validUntil === null || now > list.validUntil) return null
  if (list.validFrom !== null && now < list.validFrom) return null
  return isRevoked(list, status.index)
}
