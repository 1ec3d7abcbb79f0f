/** The top-level names: `.ssi` is the name itself, `.did` its DID wallet; `.zlp` and `.gzil` are names of collections of their own. */
export const topLevels = ['ssi', 'did', 'zlp', 'gzil'] as const
export type TopLevel = (typeof topLevels)[number]

/**
 * A name as the app handles it: lower case, no white space, in parts. `alice.did` and `did@alice.ssi` are the same
 * name and have one form here: no subdomain, top level `did`. Only names of `.ssi` have a subdomain.
 */
export interface Name {
  /** Empty where there is none. */
  readonly subdomain: string
  readonly domain: string
  readonly topLevel: TopLevel
}

/**
 * Is it an NFT of a collection of names, as those of `.zlp` and `.gzil` are? It leads to an address, and has no DID, no keys and no subdomains.
 *
 * @example
 * isNftName({ topLevel: 'gzil' }) // true
 */
export function isNftName({ topLevel }: Pick<Name, 'topLevel'>): boolean {
  return topLevel === 'zlp' || topLevel === 'gzil'
}

/**
 * A name as people write it; `parseName` reads it back.
 *
 * @example
 * formatName({ subdomain: 'defi', domain: 'alice', topLevel: 'ssi' }) // 'defi@alice.ssi'
 */
export function formatName(name: Name): string {
  const subdomain = name.subdomain === '' ? '' : `${name.subdomain}@`
  return `${subdomain}${name.domain}.${name.topLevel}`
}

/**
 * The one first path segment of a name, percent-encoded where a URL needs it: `alice.ssi`, `defi@alice.ssi`,
 * `alice.zlp`, and `did@alice.ssi` for `alice.did`.
 *
 * @example
 * namePath({ subdomain: '', domain: 'alice', topLevel: 'did' }) // 'did@alice.ssi'
 */
export function namePath(name: Name): string {
  const subdomain = name.topLevel === 'did' ? 'did' : name.subdomain
  const topLevel = name.topLevel === 'did' ? 'ssi' : name.topLevel
  const prefix = subdomain === '' ? '' : `${encodeURIComponent(subdomain)}@`
  return `${prefix}${encodeURIComponent(name.domain)}.${topLevel}`
}
