import type { Holding, Holdings } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNetworkId } from '../../../shared/settings/network'
import { holdingsQuery, offersQuery } from './queries'

export interface OffersToMe {
  /** The facts of both sides; null while nobody offers, or while they are read. */
  readonly facts: { readonly holdings: Holdings; readonly own: Holding } | null
  /** Who offers now. */
  readonly open: readonly Holding[]
  /** Who was asked about and offers nothing; null for nobody. */
  readonly notOffering: Address | null
  /** Does the network list offers? Elsewhere one has to be asked for. */
  readonly hasList: boolean
  readonly isReading: boolean
  /** Why nothing is known; null where that is not so. */
  readonly failure: { readonly error: unknown; readonly busy: boolean; readonly retry: () => void } | null
  /** Reads the entry of somebody who may offer. */
  readonly ask: (address: Address) => void
}

/** Offers to a delegator: what the network's list finds, and one that the person asks about. */
export function useOffers(self: Address, implementation: Address): OffersToMe {
  const network = useNetworkId()
  const [asked, setAsked] = useState<Address | null>(null)
  const listed = useQuery(offersQuery(network, implementation, self))
  const found = listed.data ?? []
  const others = asked === null || found.includes(asked) ? found : [...found, asked]
  const both = useQuery({
    ...holdingsQuery(network, implementation, [self, ...others]),
    enabled: others.length > 0,
  })
  const [own, ...askers] = both.data?.holdings ?? []
  const failed = [listed, both].find(({ data, error }) => data === undefined && error !== null)
  const isSilent = askers.some(({ delegator, offeredTo }) => delegator === asked && offeredTo !== self)
  return {
    facts: own && both.data ? { holdings: both.data, own } : null,
    open: askers.filter(({ offeredTo }) => offeredTo === self),
    notOffering: isSilent ? asked : null,
    hasList: listed.data !== undefined && listed.data !== null,
    isReading: listed.data === undefined || (others.length > 0 && both.data === undefined),
    failure: failed
      ? { error: failed.error, busy: failed.isFetching, retry: () => void failed.refetch() }
      : null,
    ask: (address) => {
      // Asked once more: it may have been offered by now.
      if (address === asked) void both.refetch()
      setAsked(address)
    },
  }
}
