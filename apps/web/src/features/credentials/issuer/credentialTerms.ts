import { fewestEntries, issueInParts, type StatusEntry } from '@tyto/credentials'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { longestHeld } from '../heldCredentials'
import type { Holder } from './holderOf'

/** A credential as its issuer wrote it in the form. */
export interface Draft {
  readonly holder: Holder
  readonly title: string
  readonly claims: Readonly<Record<string, string>>
  /** In ms since 1970; null for no end. */
  readonly validUntil: number | null
  /** Where the issuer publishes what was taken back; null where it cannot be taken back. */
  readonly list: string | null
}

/** Who signs. */
export interface Issuer {
  readonly name: Name
  readonly record: Pick<DidRecord, 'did'>
}

/** Of each fact, in bytes. */
export const saltBytes = 16
const signatureBytes = 64

/** Is a credential longer than its holder would keep? Known before anybody signs it. */
export function isTooLong(draft: Draft, issuer: Issuer & { readonly now: number }): boolean {
  const status = draft.list === null ? null : { list: draft.list, index: fewestEntries - 1 }
  const terms = termsOf(draft, status, issuer)
  return (
    issueInParts(
      terms,
      () => new Uint8Array(saltBytes),
      () => new Uint8Array(signatureBytes),
    ).length > longestHeld
  )
}

/** The terms of a credential, as its issuer wrote them. `now` in ms since 1970. */
export function termsOf(
  { holder, title, claims, validUntil }: Draft,
  status: StatusEntry | null,
  { name, record, now }: Issuer & { readonly now: number },
) {
  return {
    issuer: record.did,
    issuerName: formatName(name),
    subject: holder.did,
    type: typeOf(title),
    title,
    claims,
    validFrom: now,
    validUntil,
    status,
  }
}

/**
 * The type of a credential for programs, by its title.
 *
 * @example
 * typeOf('Member of the guild') // 'MemberOfTheGuild'
 */
export function typeOf(title: string): string {
  const words = title.match(/[A-Za-z0-9]+/g) ?? []
  const type = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return type === '' ? 'Attestation' : type
}
