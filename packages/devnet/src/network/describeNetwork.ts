import { toBech32 } from '@tyto/primitives'
import type { NetworkDescription } from './devnet'
import { testPhrase } from '../genesis/testAccounts'
import { rulesOf } from '../rules/rulesOf'
import type { Genesis } from '../genesis/genesis'
import type { WorldPlan } from '../genesis/worldPlan'

/** Describes this network for the app: all that it must know beside its endpoint. */
export function describeNetwork(
  { addresses, names, hash, version, chainId, rules }: Genesis,
  { accounts, faucet }: WorldPlan,
  network: Pick<NetworkDescription, 'blockTime' | 'begunAt' | 'version'>,
): NetworkDescription {
  return {
    ...network,
    chainId,
    rules: { set: rules, forReading: null, tellsHistory: rulesOf(rules).tellsHistory },
    genesisHash: hash,
    begunBy: version,
    ...addresses,
    faucet: faucet.address,
    testPhrase,
    accounts: accounts.map(({ address }, index) => ({ index, address, bech32: toBech32(address) })),
    names,
  }
}
