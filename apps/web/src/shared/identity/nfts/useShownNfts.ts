import type { NftFacts, OwnedNfts } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useNetworkId } from '../../settings/network'
import { factsQuery } from './ownedQueries'

/** How many tokens are shown at first, and are read in one trip. */
export const shownAtOnce = 48

export interface ShownNfts {
  /** The tokens, the lowest first; null before anything is known. The same list for as long as nothing of it changes. */
  readonly ids: readonly bigint[] | null
  /** The contract's facts about those that were looked at. */
  readonly facts: ReadonlyMap<bigint, NftFacts>
  /** Why some of them are not known; null where nothing is wrong. */
  readonly error: Error | null
  readonly isFetching: boolean
  readonly readAgain: () => void
  /** How many are left to show. */
  readonly left: number
  /** Shows as many more as there are. */
  readonly showMore: () => void
  /** The tokens from one to another came near the screen: what their contract says of them is read. */
  readonly come: (first: bigint, last: bigint) => void
}

/**
 * The first tokens of a wallet, or of those whose number has some digits in it, and more of them on demand. What a contract
 * says of them is read where somebody looks, one trip for each page.
 */
export function useShownNfts(
  owned: OwnedNfts,
  wallet: Address,
  digits: string,
  { atFirst = shownAtOnce }: { readonly atFirst?: number } = {},
): ShownNfts {
  const network = useNetworkId()
  const [most, setMost] = useState(atFirst)
  const found = useMemo(
    () => (digits === '' ? owned.ids : owned.ids.filter((id) => id.toString().includes(digits))),
    [owned.ids, digits],
  )
  const { pages, come } = useLookedPages(found)
  const idsOf = (page: number): readonly bigint[] => found.slice(page * shownAtOnce, (page + 1) * shownAtOnce)
  const reads = useQueries({
    queries: pages.map((page) => ({
      ...factsQuery(network, owned, wallet, idsOf(page)),
      // The facts from before stay until the answer comes: a token that left moves all that follow.
      placeholderData: (before: readonly NftFacts[] | undefined) => before,
    })),
  })
  const facts = new Map(reads.flatMap(({ data = [] }) => data.map((nft) => [nft.id, nft] as const)))
  // A collection may name anybody: what it says of the owner elsewhere counts too.
  const others = reads.flatMap(({ data, isPlaceholderData }, at) =>
    data === undefined || isPlaceholderData ? [] : idsOf(pages[at]!).filter((id) => !facts.has(id)),
  )
  const otherIds = others.join()
  const ids = useMemo(() => {
    const left = new Set(otherIds.split(',').filter((each) => each !== ''))
    return left.size === 0
      ? found.slice(0, most)
      : found.slice(0, most).filter((id) => !left.has(id.toString()))
  }, [found, most, otherIds])
  return {
    ids: reads.length > 0 && reads.every(({ data }) => data === undefined) ? null : ids,
    facts,
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    readAgain: () => {
      for (const { error, refetch } of reads) if (error !== null) void refetch()
    },
    left: Math.max(0, found.length - most),
    showMore: () => setMost(most * 2),
    come,
  }
}

/** The pages of a list that somebody looked at, and how more of them come near. Another list is looked at from its beginning. */
function useLookedPages(found: readonly bigint[]): {
  readonly pages: readonly number[]
  readonly come: ShownNfts['come']
} {
  const [looked, setLooked] = useState<{
    readonly found: readonly bigint[]
    readonly pages: ReadonlySet<number>
  }>({ found, pages: new Set([0]) })
  const come = useCallback(
    (first: bigint, last: bigint) =>
      setLooked((before) => {
        const past = before.found === found ? before.pages : new Set([0])
        const from = Math.floor(found.indexOf(first) / shownAtOnce)
        // And the page after it: whoever scrolls on finds it there.
        const to = Math.floor(found.indexOf(last) / shownAtOnce) + 1
        const near = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
        const isNew = before.found !== found || near.some((page) => !past.has(page))
        return isNew ? { found, pages: new Set([...past, ...near]) } : before
      }),
    [found],
  )
  const pages = looked.found === found ? [...looked.pages] : [0]
  return { pages: pages.filter((page) => page * shownAtOnce < found.length), come }
}
