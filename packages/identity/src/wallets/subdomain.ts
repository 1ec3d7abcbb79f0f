import { err, ok, zeroAddress, type Address, type Result } from '@tyto/primitives'
import { encodeChainText } from './chainText'
import type { DidRecord } from './didRecord'
import { keyPurposes } from './keyPurpose'
import { parseName } from '../names/parseName'

export type SubdomainCode =
  /** Nothing that can stand before the @ of a name. */
  | 'NotASubdomain'
  /** `ssi`, `did` and what keys of the document are called: it would overwrite that key without its signature. */
  | 'ReservedSubdomain'

const reserved: ReadonlySet<string> = new Set<string>([
  'ssi',
  'did',
  'deactivate',
  ...keyPurposes.filter((purpose) => purpose !== 'vc'),
])

/** Longer ones would be valid, but nobody types them. */
const longest = 60

/**
 * Reads what a person types as a new subdomain of a wallet, lower-cased and without white space. Refuses what the
 * contract would refuse.
 *
 * @example
 * parseSubdomain('Defi', { subdomains: new Map(), verificationMethods: new Map() }) // { ok: true, value: 'defi' }
 */
export function parseSubdomain(
  text: string,
  { subdomains, verificationMethods }: Pick<DidRecord, 'subdomains' | 'verificationMethods'>,
): Result<string, SubdomainCode> {
  const name = parseName(`${text}@domain.ssi`)
  if (!name.ok || name.value.subdomain.length > longest) return err('NotASubdomain')
  const { subdomain, topLevel } = name.value
  if (topLevel === 'did') return err('ReservedSubdomain')
  if (subdomain === '') return err('NotASubdomain')
  const key = encodeChainText(subdomain)
  const takesKey = verificationMethods.has(key) && !subdomains.has(key)
  return reserved.has(subdomain) || takesKey ? err('ReservedSubdomain') : ok(subdomain)
}

/** Where a subdomain of a wallet leads now, spelt as `parseSubdomain` does; null for nowhere. */
export function subdomainTarget(
  subdomain: string,
  { subdomains }: Pick<DidRecord, 'subdomains'>,
): Address | null {
  const target = subdomains.get(encodeChainText(subdomain)) ?? zeroAddress
  return target === zeroAddress ? null : target
}
