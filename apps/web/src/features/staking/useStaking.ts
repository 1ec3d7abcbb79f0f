import type { Delegation } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../../shared/settings/network'
import type { SeedNode } from './nodes'
import { stakingQuery, type FoundStaking } from './stakingQuery'

export interface StakingState {
  /** Undefined until the chain answers; null where this network names no programme. */
  readonly staking: FoundStaking | null | undefined
  /** The stake of the xWALLET at the node, and that of the account of the browser wallet. */
  readonly own: Delegation | null
  readonly ofAccount: Delegation | null
  /** Why nothing is known now; what was read before is still in `staking`. */
  readonly error: Error | null
  readonly isReading: boolean
  readonly readAgain: () => void
}

/** The stake of a staking wallet and of its owner's account at a node, as the chain said last. */
export function useStaking(wallet: Address, account: Address | null, { service }: SeedNode): StakingState {
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(stakingQuery(network, { service, wallet, account }))
  const [own = null, ofAccount = null] = data?.delegations ?? []
  return { staking: data, own, ofAccount, error, isReading: isFetching, readAgain: () => void refetch() }
}
