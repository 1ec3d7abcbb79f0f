import { nothingKnown, readCoinBalances, type KnownCoins } from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { addressOf, coldAndWarm } from './coldAndWarm'

/** Sixty coins of two wallets. */
export const balances = coldAndWarm<KnownCoins>({
  name: 'balances',
  goals: { cold: 2, warm: 1 },
  read: async ({ client, network, devnet }, known) => {
    const holders = [addressOf(devnet, 'alice.ssi'), testAccount(0).address]
    const coins = allCoins.map(({ id }) => id)
    const read = await readCoinBalances(client, network, { coins, holders, known: known ?? nothingKnown })
    if (read.failure !== null) throw read.failure
    return read.known
  },
})
