import { checkPurchasableDomain, looksLikeAddress, parseName } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'

/** Why a name cannot be minted; the texts are `fault.<code>` in the area `mint`. */
export type DomainFault = 'withSuffix' | 'noName' | 'otherLetters' | 'later' | 'taken' | 'missing'

/** The bare domain that somebody typed for a collection of names. Knows nothing of the chain. */
export function readDomain(typed: string, collection: string): Result<string, DomainFault> {
  const text = typed.trim().toLowerCase()
  if (text.includes(collection)) return err('withSuffix')
  const name = parseName(`${text}.ssi`)
  if (looksLikeAddress(text) || !name.ok || name.value.subdomain !== '' || name.value.domain !== text)
    return err('noName')
  // The collection keeps the name as a text of its own, and texts of contracts are ASCII.
  if (!/^[\x21-\x7E]+$/.test(text)) return err('otherLetters')
  return checkPurchasableDomain(text).ok ? ok(text) : err('later')
}
