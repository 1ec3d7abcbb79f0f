import { parseJson } from '@tyto/primitives'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { createStored } from '../../shared/device/createStored'
import { tabTexts } from '../../shared/device/textStore'

/** The scroll position of each entry of this tab's history, in px from the top, by its key and path. */
type Positions = ReadonlyMap<string, number>

const mostPositions = 100

function parsePositions(text: string | null): Positions {
  const value = parseJson(text)
  const isEntry = (entry: unknown): entry is [string, number] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
  return new Map(Array.isArray(value) ? value.filter(isEntry) : [])
}

const storedPositions = createStored({
  key: 'tyto.scroll',
  isCache: true,
  parse: parsePositions,
  format: (positions) => JSON.stringify([...positions].slice(-mostPositions)),
  texts: tabTexts,
})

/** The positions of this tab; none of a page that was opened anew by its address. */
function keptPositions(entry: string): Map<string, number> {
  const positions = new Map(storedPositions.get())
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type === 'navigate') positions.delete(entry)
  return positions
}

/** How long a page may take to be as long as it was, in ms. */
const longestReturn = 10_000
/** Whoever does this has gone on from where the page is. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls down to where somebody was: at once, or as soon as the page is long enough again. Returns how to stop. */
function returnTo(position: number, isReturning: { current: boolean }): () => void {
  const watch = new ResizeObserver(() => go())
  const stop = (): void => {
    isReturning.current = false
    watch.disconnect()
    clearTimeout(timer)
    for (const move of moves) window.removeEventListener(move, stop)
  }
  const go = (): void => {
    window.scrollTo(0, position)
    if (Math.round(window.scrollY) >= position) stop()
  }
  const timer = setTimeout(stop, longestReturn)
  isReturning.current = true
  watch.observe(document.body)
  for (const move of moves) window.addEventListener(move, stop, { passive: true })
  go()
  return stop
}

/** A new page starts at its top. Back, forward and reload restore the last position. */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  // All entries that the browser opened by itself have the same key.
  const entry = `${key} ${pathname}`
  const positions = useRef<Map<string, number>>(null)
  positions.current ??= keptPositions(entry)
  const shown = useRef<string>(null)
  const isReturning = useRef(false)

  useLayoutEffect(() => {
    const isOtherPage = shown.current !== pathname
    shown.current = pathname
    // A link to a part of a page says itself where it leads.
    if (isReturn && hash !== '') return undefined
    if (isReturn) return returnTo(positions.current?.get(entry) ?? 0, isReturning)
    if (isOtherPage) window.scrollTo(0, 0)
    return undefined
  }, [entry, pathname, hash, isReturn])

  // With the page itself: what the browser scrolls because the next page is shorter is no position of this one.
  useLayoutEffect(() => {
    const remember = (): void => {
      if (!isReturning.current) positions.current?.set(entry, Math.round(window.scrollY))
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [entry])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const store = (): void => void storedPositions.set(positions.current ?? new Map())
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [])
}
