import type { Name } from '@tyto/identity'

/** The domains of the exchanges themselves: their pages show the exchange, and no wallet. */
const exchangeDomains: ReadonlySet<string> = new Set(['tydradex', 'tyrondex'])

/** Where everybody trades. */
export const tyronDexPage: Name = { subdomain: '', domain: 'tyrondex', topLevel: 'ssi' }

/** Is this the page of an exchange, where everybody trades with funds of their own? */
export function isExchangePage({ domain }: Pick<Name, 'domain'>): boolean {
  return exchangeDomains.has(domain)
}
