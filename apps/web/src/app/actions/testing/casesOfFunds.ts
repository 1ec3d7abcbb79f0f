import { didWallet } from '@tyto/contracts'
import type { SentenceCase, SentenceTools } from './sentenceTools'

const qa = 10n ** 12n

/** The actions of deposits and of claims, for the test of all sentences. */
export function casesOfFunds<Account>(
  tools: SentenceTools<Account>,
): Readonly<Record<'addFunds' | 'addFundsFrom' | 'claimHodler', SentenceCase>> {
  const { person, call, told, addressOf, alice } = tools
  return {
    // alice.ssi is a hodler, and 100 TYRON are released.
    claimHodler: async () => ({
      said: await told(alice(), 'claimHodler', { hodler: alice().wallet, isWallet: true }),
      like: /^100 TYRON of the Hodler Account go to your wallet\. 1,900\.25 TYRON stay locked\. You pay about 1\.[34]\d* ZIL gas\.$/,
    }),
    addFunds: async () => {
      const input = { wallet: addressOf('bruno.ssi'), amount: 12n * qa + qa / 2n }
      return {
        said: await told(await person('anna'), 'addFunds', input),
        like: /^12\.5 ZIL arrive at bruno\.ssi\. You pay 12\.5 ZIL and about 0\.1\d+ ZIL gas\.$/,
      }
    },
    addFundsFrom: async () => {
      const frida = await person('frida')
      await call(frida.account, didWallet(frida.wallet).AddFunds({}, { amount: 20n * qa }))
      const input = { originator: frida.wallet, wallet: addressOf('bruno.ssi'), amount: 12n * qa }
      return {
        said: await told(frida, 'addFundsFrom', input),
        like: /^12 ZIL arrive at bruno\.ssi\. You pay 12 ZIL and about 0\.\d+ ZIL gas\.$/,
      }
    },
  }
}
