import type { Name } from './name'
import { parseName } from './parseName'

/**
 * The name that a wallet goes by, from the plain text that its contract holds: a domain without suffix, in lower case. The
 * contract hashes that text itself to find the owner, and texts of contracts are ASCII: so a domain with any other letter,
 * which can well be bought, is no username. Null for such a text, and for one that is no domain.
 *
 * @example
 * walletUsername('alice') // { subdomain: '', domain: 'alice', topLevel: 'ssi' }
 * walletUsername('сова') // null
 */
export function walletUsername(text: string): Name | null {
  if (!/^[\x21-\x7E]+$/.test(text)) return null
  const name = parseName(`${text}.ssi`)
  return name.ok && name.value.domain === text && name.value.subdomain === '' ? name.value : null
}
