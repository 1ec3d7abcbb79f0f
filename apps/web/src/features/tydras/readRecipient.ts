import { looksLikeAddress, parseName, type Name } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'

/** Who gets a Tydra, as it is typed. */
interface Recipient {
  /** Of .ssi, without a subdomain: a Tydra belongs to a domain. */
  readonly name: Name
  /** Something stood before an @, which changes nothing. */
  readonly hasSubdomain: boolean
}

/** Reads `bruno`, `bruno.ssi`, `bruno.did` and `defi@bruno.ssi`, with spaces anywhere and in any case. Never throws. */
export function readRecipient(text: string): Result<Recipient, 'NotADomain'> {
  const typed = text.replace(/\s/g, '')
  const at = typed.indexOf('@')
  const domain = typed
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.(?:did|ssi)$/, '')
  const name = parseName(`${domain}.ssi`)
  if (domain.includes('.') || looksLikeAddress(domain) || !name.ok || name.value.subdomain !== '')
    return err('NotADomain')
  return ok({ name: name.value, hasSubdomain: at >= 0 })
}
