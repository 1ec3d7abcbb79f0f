import type { SentenceCase, SentenceTools } from './sentenceTools'

/** The actions of names and of their pictures, for the test of all sentences. */
export function casesOfNames<Account>({
  person,
  told,
  addressOf,
}: SentenceTools<Account>): Readonly<Record<'dns' | 'transferNftUsername' | 'updateNftDns', SentenceCase>> {
  return {
    updateNftDns: async () => {
      const nina = await person('ninas')
      return {
        said: await told(nina, 'updateNftDns', { wallet: nina.wallet, domain: 'ssi', nftID: 'dd10k#7' }),
        like: /^The NFT dd10k#7 becomes the picture of ninas\.ssi\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    transferNftUsername: async () => {
      const tara = await person('taras')
      const input = { wallet: tara.wallet, domain: 'taras', to: addressOf('bruno.ssi'), keepsDid: true }
      return {
        said: await told(tara, 'transferNftUsername', input),
        like: /^taras\.ssi goes to bruno\.ssi: whoever controls that wallet controls the name from then on\. taras\.did stays where it is\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    dns: async () => {
      const suda = await person('sudas')
      const target = { address: addressOf('carol.ssi'), replaces: null, nft: null, kind: null }
      const input = { wallet: suda.wallet, domain: 'sudas', subdomain: 'shop', ...target }
      return {
        said: await told(suda, 'dns', input),
        like: /^The subdomain shop of sudas\.ssi leads to carol\.ssi from then on\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
  }
}
