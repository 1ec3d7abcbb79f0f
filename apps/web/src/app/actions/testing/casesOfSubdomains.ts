import type { SentenceCase, SentenceTools } from './sentenceTools'

/** New wallets and the subdomains that lead to them, for the test of all sentences. */
export function casesOfSubdomains<Account>({
  person,
  told,
  addressOf,
}: SentenceTools<Account>): Readonly<Record<'deployXwallet' | 'dns', SentenceCase>> {
  return {
    deployXwallet: async () => {
      const dex = await person('dexter')
      const { wallet } = dex
      const input = { wallet, kind: 'defi', owner: wallet, domain: 'dexter', subdomain: 'defi', nft: null }
      return {
        said: await told(dex, 'deployXwallet', input),
        like: /^A new DeFi wallet for dexter\.ssi is made\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    dns: async () => {
      const suda = await person('sudas')
      const input = {
        wallet: suda.wallet,
        domain: 'sudas',
        subdomain: 'shop',
        address: addressOf('carol.ssi'),
        replaces: null,
        nft: null,
        kind: null,
      }
      return {
        said: await told(suda, 'dns', input),
        like: /^The subdomain shop of sudas\.ssi leads to carol\.ssi from then on\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
  }
}
