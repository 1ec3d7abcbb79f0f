import { useEffect } from 'react'
import { shownAtOnce } from './useShownNfts'

/** Who scrolls past is not asked for: what stands still for so long, in ms, is read. */
const still = 120

/** Says which tokens came near the screen, once the list stands still there. */
export function useComingIntoView(
  ids: readonly bigint[],
  { first, last }: { readonly first: number; readonly last: number },
  onCome: (first: bigint, last: bigint) => void,
): void {
  const pages = `${Math.floor(first / shownAtOnce)} ${Math.floor((last - 1) / shownAtOnce)}`
  const [from, to] = [ids[first], ids[last - 1]]
  useEffect(() => {
    if (from === undefined || to === undefined) return undefined
    const timer = window.setTimeout(() => onCome(from, to), still)
    return () => window.clearTimeout(timer)
    // Within a page nothing more is to be read.
    // oxlint-disable-next-line exhaustive-deps
  }, [pages, ids, onCome])
}
