import type { NftFacts, OwnedNfts } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useNetworkId } from '../../../shared/settings/network'
import { factsQuery } from './ownedQueries'

/** How many tokens are shown at first, and with each press: those are read in one trip. */
export const shownAtOnce = 48

interface ShownNfts {
  /** Those that are known so far, the lowest id first; null before anything is. */
  readonly nfts: readonly NftFacts[] | null
  /** Why some of them are not known; null where nothing is wrong. */
  readonly error: Error | null
  readonly isFetching: boolean
  readonly readAgain: () => void
  /** How many are left to show. */
  readonly left: number
  readonly showMore: () => void
}

/** The first tokens of a wallet, or of those whose number has some digits in it, and more of them on demand. */
export function useShownNfts(owned: OwnedNfts, wallet: Address, digits: string): ShownNfts {
  const network = useNetworkId()
  const [most, setMost] = useState(shownAtOnce)
  const found = digits === '' ? owned.ids : owned.ids.filter((id) => id.toString().includes(digits))
  const shown = found.slice(0, most)
  const pages = Array.from({ length: Math.ceil(shown.length / shownAtOnce) }, (_, at) =>
    shown.slice(at * shownAtOnce, (at + 1) * shownAtOnce),
  )
  const reads = useQueries({
    queries: pages.map((ids) => ({
      ...factsQuery(network, owned, wallet, ids),
      // What was there before stays until the answer is: a token that left moves all that follow.
      placeholderData: (before: readonly NftFacts[] | undefined) => before,
    })),
  })
  const wanted = new Set(shown)
  const known = reads.flatMap(({ data = [] }) => data).filter(({ id }) => wanted.has(id))
  return {
    nfts:
      reads.length > 0 && reads.every(({ data }) => data === undefined)
        ? null
        : [...new Map(known.map((nft) => [nft.id, nft])).values()],
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    readAgain: () => {
      for (const { error, refetch } of reads) if (error !== null) void refetch()
    },
    left: found.length - shown.length,
    showMore: () => setMost(most + shownAtOnce),
  }
}
