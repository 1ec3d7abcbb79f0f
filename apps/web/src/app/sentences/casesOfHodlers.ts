import type { SentenceCase, SentenceTools } from './sentenceTools'

/** The claim of a Hodler Account, for the test of all sentences: alice.ssi is a hodler, and 100 TYRON are released. */
export function casesOfHodlers<Account>({
  alice,
  told,
}: SentenceTools<Account>): Readonly<Record<'claimHodler', SentenceCase>> {
  return {
    claimHodler: async () => ({
      said: await told(alice(), 'claimHodler', { hodler: alice().wallet, isWallet: true }),
      like: /^100 TYRON of the Hodler Account go to your wallet\. 1,900\.25 TYRON stay locked\. You pay about 1\.[34]\d* ZIL gas\.$/,
    }),
  }
}
