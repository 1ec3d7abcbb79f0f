/** The top-level names: `.ssi` is the name itself, `.did` its DID wallet, `.zlp` a name of the second registry. */
export const topLevels = ['ssi', 'did', 'zlp'] as const
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
