import { makeJws } from '@tyto/primitives'
import { hideFacts, joinParts, unfold } from './disclosures'

/** The place of a credential in a status list of its issuer. */
export interface StatusEntry {
  /** The address of the list, an https link. */
  readonly list: string
  readonly index: number
}

/** The terms of a credential, as its issuer sets them. */
export interface CredentialTerms {
  /** The DID of the issuer; the key is its `assertion`. */
  readonly issuer: string
  /** The DID of whom it is about. */
  readonly subject: string
  /** The name that the issuer says its DID has; whoever reads it looks up whether it leads there. */
  readonly issuerName?: string
  /** Its own type, such as `MembershipCredential`. */
  readonly type: string
  /** What people call it. */
  readonly title?: string
  readonly claims: Readonly<Record<string, unknown>>
  /** In ms since 1970; null where it does not end. */
  readonly validFrom: number
  readonly validUntil: number | null
  readonly status: StatusEntry | null
}

/** The standard's own words, and words of an issuer that no vocabulary defines. */
export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://www.w3.org/ns/credentials/undefined-terms/v2',
]

type Sign = (signed: Uint8Array) => Uint8Array

/**
 * Makes a credential that is shown whole (VC Data Model 2.0, secured as a JWT); `sign` signs its bytes by ES256K with the issuer's
 * `assertion` key. Throws `TypeError` for claims that would say who the subject is.
 */
export function issueCredential(terms: CredentialTerms, sign: Sign): string {
  return secureCredential(credentialOf(terms, terms.claims), terms.issuer, sign)
}

/**
 * Makes a credential of which its holder shows what they choose (the same, secured as an SD-JWT, RFC 9901): each claim is hidden behind
 * a digest, and the holder's log-in key must sign when it is shown. `salt` gives 16 new bytes by chance each time. Throws `TypeError` as
 * `issueCredential` does, and for claims that are called as the form's own words.
 */
export function issueInParts(terms: CredentialTerms, salt: () => Uint8Array, sign: Sign): string {
  const { digests, disclosures } = hideFacts(terms.claims, salt)
  const hidden = { _sd: digests }
  if (unfold(hidden, disclosures)?.digests !== digests.length)
    throw new TypeError('A claim cannot be called “_sd” or “...”.')
  const credential = {
    ...credentialOf(terms, hidden),
    cnf: { kid: `${terms.subject}#auth` },
    _sd_alg: 'sha-256',
  }
  const jwt = makeJws(headerOf(terms.issuer, 'vc+sd-jwt'), credential, sign)
  return joinParts({ jwt, disclosures })
}

function credentialOf(terms: CredentialTerms, said: Readonly<Record<string, unknown>>) {
  const { issuer, issuerName, subject, type, title, claims, validFrom, validUntil, status } = terms
  if ('id' in claims || '@id' in claims)
    throw new TypeError('The subject of a credential is not one of its claims.')
  return {
    '@context': credentialContexts,
    type: ['VerifiableCredential', type],
    ...(title === undefined ? {} : { name: title }),
    issuer: issuerName === undefined ? issuer : { id: issuer, name: issuerName },
    validFrom: timeText(validFrom),
    ...(validUntil === null ? {} : { validUntil: timeText(validUntil) }),
    ...(status === null ? {} : { credentialStatus: statusOf(status) }),
    credentialSubject: { ...said, id: subject },
  }
}

/** Signs a credential of any type as its issuer. */
export function secureCredential(
  credential: Readonly<Record<string, unknown>>,
  issuer: string,
  sign: Sign,
): string {
  return makeJws(headerOf(issuer, 'vc+jwt'), credential, sign)
}

function headerOf(issuer: string, typ: 'vc+jwt' | 'vc+sd-jwt') {
  return { alg: 'ES256K', typ, cty: 'vc', kid: `${issuer}#assertion` }
}

/** A time in the form of the standard: UTC, without fractions of a second. */
export function timeText(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

function statusOf({ list, index }: StatusEntry): object {
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: list,
  }
}
