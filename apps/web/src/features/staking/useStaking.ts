import type { Delegation } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../../shared/settings/network'
import type { SeedNode } from './nodes'
import { stakingQuery, type FoundStaking } from './stakingQuery'

export interface StakingState {
  /** Undefined until the chain answers; null where this network names no programme. */
  readonly staking: FoundStaking | null | undefined
  /** What the xWALLET has at the node, and what the account of the browser wallet has. */
  readonly own: Delegation | null
  readonly ofAccount: Delegation | null
  /** Why nothing is known now; what was read before is still in `staking`. */
  readonly error: Error | null
  readonly isReading: boolean
  readonly readAgain: () => void
}

/** What a staking wallet and its owner's account have at a node, as the chain said last. */
export function useStaking(wallet: Address, account: Address | null, { service }: SeedNode): StakingState {
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(stakingQuery(network, { service, wallet, account }))
  const [own = null, ofAccount = null] = data?.delegations ?? []
  return { staking: data, own, ofAccount, error, isReading: isFetching, readAgain: () => void refetch() }
}
