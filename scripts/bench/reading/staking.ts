import { findStaking, readStaking, type StakingPlaces } from '@tyto/chain'
import { testAccount } from '@tyto/devnet'
import { addressOf, coldAndWarm } from './coldAndWarm'

/** The staking page: the stake of a wallet and of its owner's account. Known places are asked once more beside the rest. */
export const staking = coldAndWarm<StakingPlaces>({
  name: 'staking',
  goals: { cold: 2, warm: 1 },
  read: async ({ client, devnet }, known) => {
    const delegators = [addressOf(devnet, 'zil@fern.ssi'), testAccount(5).address]
    const [places] = await Promise.all([
      findStaking(client, devnet.network.initDid, 'ssnzilpay'),
      known && readStaking(client, known, delegators),
    ])
    if (places === null) throw new Error('The protocol names no programme.')
    if (known === null) await readStaking(client, places, delegators)
    return places
  },
})
