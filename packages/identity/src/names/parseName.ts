import { err, ok, type Result } from '@tyto/primitives'
import { topLevels, type Name, type TopLevel } from './name'

export type NameCode =
  /** Nothing is left once white space is gone. */
  | 'NameIsEmpty'
  /** 'INVALID: @ is only possible with .ssi' */
  | 'SubdomainNeedsSsi'
  /** Another dotted suffix, no domain, more than one '@': 'Resolver failed.' */
  | 'ResolverFailed'

/**
 * Reads a name as it is typed or stands in a path: lower-cased, white space removed, '@' between subdomain and
 * domain, `.ssi` (also the default), `.did`, `.zlp` or `.gzil` at the end. Any length and any characters are read, since the
 * registry knows hashes only; nothing is normalised. Halves of surrogate pairs become U+FFFD, as in UTF-8.
 *
 * @example
 * parseName('did@Alice.ssi') // { ok: true, value: { subdomain: '', domain: 'alice', topLevel: 'did' } }
 */
export function parseName(text: string): Result<Name, NameCode> {
  const typed = text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
  if (typed === '') return err('NameIsEmpty')

  const [first = '', second, ...more] = typed.split('@')
  if (more.length > 0) return err('ResolverFailed')
  const subdomain = second === undefined ? '' : first
  const [domain = '', suffix = 'ssi', ...suffixes] = (second ?? first).split('.')
  if (suffixes.length > 0 || !isTopLevel(suffix)) return err('ResolverFailed')
  if (subdomain !== '' && suffix !== 'ssi') return err('SubdomainNeedsSsi')
  if (domain === '' || subdomain.includes('.')) return err('ResolverFailed')

  if (subdomain === 'did') return ok({ subdomain: '', domain, topLevel: 'did' })
  return ok({ subdomain, domain, topLevel: suffix })
}

function isTopLevel(text: string): text is TopLevel {
  return (topLevels as readonly string[]).includes(text)
}
