import { err, ok, type Result } from '@tyto/primitives'
import { reservedWords } from './reservedWords'
import { readTypedAddress } from './typedAddress'

export type PurchaseCode =
  /** Fewer than four characters: offered later. */
  | 'DomainTooShort'
  | 'DomainHasWhitespace'
  /** A symbol other than `-` and `_`, or a control character. */
  | 'DomainHasForbiddenCharacter'
  /** It looks like an address, right or wrong, and whoever reads it would take it for one. */
  | 'DomainIsAddress'
  /** On the list of common words: offered later. */
  | 'DomainIsReserved'

/** Names of the protocol itself: the rules below do not apply to them. */
const alwaysAllowed: ReadonlySet<string> = new Set(['init', 'wfp'])

const shortest = 4

/**
 * May this domain (no suffix) be bought? Answers it in lower case. Of the two rules of the specification this is the
 * stricter one. Looking a name up has no such rules.
 *
 * @example
 * checkPurchasableDomain('Alice') // { ok: true, value: 'alice' }
 * checkPurchasableDomain('al ice') // { ok: false, code: 'DomainHasWhitespace' }
 */
export function checkPurchasableDomain(domain: string): Result<string, PurchaseCode> {
  const lower = domain.toLowerCase()
  if (alwaysAllowed.has(lower)) return ok(lower)
  if (/\s/.test(lower)) return err('DomainHasWhitespace')
  if (/[!"#$%&'()*+,./:;<=>?@[\\\]^`{|}~\p{Cc}]/u.test(lower)) return err('DomainHasForbiddenCharacter')
  const address = readTypedAddress(lower)
  if (address !== null && (address.ok || address.code !== 'begun')) return err('DomainIsAddress')
  if (!hasAtLeast(lower, shortest)) return err('DomainTooShort')
  if (reservedWords.has(lower)) return err('DomainIsReserved')
  return ok(lower)
}

/** Counts whole characters, an emoji as one, and stops at `count`. */
function hasAtLeast(text: string, count: number): boolean {
  let seen = 0
  for (const _ of text) if (++seen >= count) return true
  return false
}
