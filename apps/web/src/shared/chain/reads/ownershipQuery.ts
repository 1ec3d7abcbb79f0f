import { readOwnership, type NetworkId } from '@tyto/chain'
import type { DidRecord } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../../settings/network'
import { chainOf } from '../network/chain'
import { chainReadOptions } from './queries'

/** To whom a DeFi, staking or soulbound wallet belongs, and to whom it is offered. */
export function ownershipQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'ownership', wallet],
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readOwnership(client, description, wallet, { signal })
    },
  })
}

/** The same for the network of the page. */
export function useOwnership(wallet: Address) {
  return useQuery(ownershipQuery(useNetworkId(), wallet))
}

/**
 * The account that a wallet obeys, as the wallet and the registry say; until they have, and where they do not answer, the
 * one that its name suggests. `isReading` while neither is known for sure. Nothing is asked without a wallet.
 */
export function useOwner(
  wallet: Pick<DidRecord, 'address' | 'controller'> | null,
  suggested: Address | null,
): { readonly owner: Address | null; readonly isReading: boolean } {
  const isAsked = wallet !== null && wallet.controller === null
  const { data, error } = useQuery({
    ...ownershipQuery(useNetworkId(), wallet?.address ?? zeroAddress),
    enabled: isAsked,
  })
  if (!isAsked) return { owner: wallet?.controller ?? null, isReading: false }
  return {
    owner: data === undefined ? suggested : data.owner,
    isReading: data === undefined && error === null,
  }
}
