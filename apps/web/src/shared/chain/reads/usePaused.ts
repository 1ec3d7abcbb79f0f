import { readFields, valueOr, type NetworkId } from '@tyto/chain'
import { defiWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../../settings/network'
import { chainOf } from '../network/chain'
import { blockPause, chainReadOptions } from './queries'

/** `none`: the contract has no pause. `unknown`: the chain did not answer. */
export type PauseState = 'paused' | 'running' | 'none' | 'unknown' | 'reading'

/**
 * Is a wallet paused? Some older contracts call the field `paused`: both are asked in one trip. Asked again while a page
 * shows it: its owner may pause it in another browser.
 */
export function pausedQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'paused', wallet],
    queryFn: async ({ signal }): Promise<'paused' | 'running' | 'none'> => {
      const { is_paused } = defiWallet(wallet).fields
      const reads = { is_paused, paused: { ...is_paused, field: 'paused' } }
      const read = await readFields(chainOf(network).client, reads, { signal })
      const isPaused = valueOr(read.is_paused, valueOr(read.paused, null))
      return isPaused === null ? 'none' : isPaused ? 'paused' : 'running'
    },
    refetchInterval: blockPause[network],
  })
}

/** Whether the wallet at an address is paused, as the chain said last. */
export function usePaused(wallet: Address): PauseState {
  const { data, error } = useQuery(pausedQuery(useNetworkId(), wallet))
  return data ?? (error === null ? 'reading' : 'unknown')
}
