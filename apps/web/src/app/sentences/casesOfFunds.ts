import { didWallet } from '@tyto/contracts'
import type { SentenceCase, SentenceTools } from './sentenceTools'

const qa = 10n ** 12n

/** The actions of deposits, for the test of all sentences. */
export function casesOfFunds<Account>(
  tools: SentenceTools<Account>,
): Readonly<Record<'addFunds' | 'addFundsFrom', SentenceCase>> {
  const { person, call, told, addressOf } = tools
  return {
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
