import { makeJws } from '@tyto/primitives'

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

/**
 * Makes a credential (VC Data Model 2.0, secured as a JWT); `sign` signs its bytes by ES256K with the issuer's `assertion` key.
 * Throws `TypeError` for claims that would say who the subject is.
 */
export function issueCredential(terms: CredentialTerms, sign: (signed: Uint8Array) => Uint8Array): string {
  const { issuer, issuerName, subject, type, title, claims, validFrom, validUntil, status } = terms
  if ('id' in claims || '@id' in claims)
    throw new TypeError('The subject of a credential is not one of its claims.')
  return secureCredential(
    {
      '@context': credentialContexts,
      type: ['VerifiableCredential', type],
      ...(title === undefined ? {} : { name: title }),
      issuer: issuerName === undefined ? issuer : { id: issuer, name: issuerName },
      validFrom: timeText(validFrom),
      ...(validUntil === null ? {} : { validUntil: timeText(validUntil) }),
      ...(status === null ? {} : { credentialStatus: statusOf(status) }),
      credentialSubject: { ...claims, id: subject },
    },
    issuer,
    sign,
  )
}

/** Signs a credential of any type as its issuer. */
export function secureCredential(
  credential: Readonly<Record<string, unknown>>,
  issuer: string,
  sign: (signed: Uint8Array) => Uint8Array,
): string {
  const header = { alg: 'ES256K', typ: 'vc+jwt', cty: 'vc', kid: `${issuer}#assertion` }
  return makeJws(header, credential, sign)
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
