import { parseJson } from '@tyto/primitives'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { createStored } from '../shared/device/createStored'
import { tabTexts } from '../shared/device/textStore'

/** The scroll position of each entry of this tab's history, in px from the top, by its key. */
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
  parse: parsePositions,
  format: (positions) => JSON.stringify([...positions].slice(-mostPositions)),
  texts: tabTexts,
})

/** A new page starts at its top. Back, forward and reload restore the last position. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const positions = useRef<Map<string, number>>(null)
  positions.current ??= new Map(storedPositions.get())
  const shown = useRef<string>(null)

  useLayoutEffect(() => {
    const isOtherPage = shown.current !== pathname
    shown.current = pathname
    if (isReturn) window.scrollTo(0, positions.current?.get(key) ?? 0)
    else if (isOtherPage) window.scrollTo(0, 0)
  }, [key, pathname, isReturn])

  // With the page itself: what the browser scrolls because the next page is shorter is no position of this one.
  useLayoutEffect(() => {
    const remember = (): void => void positions.current?.set(key, Math.round(window.scrollY))
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const store = (): void => void storedPositions.set(positions.current ?? new Map())
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [])
}
