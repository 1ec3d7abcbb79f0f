import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storageKey = 'tyto.scroll'

/** Where each entry of this tab's history was left, in px from the top. */
function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : [])
  } catch {
    return new Map()
  }
}

/** A new page starts at its top; back, forward and a reload return to where the page was left. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const positions = useRef<Map<string, number>>(null)
  positions.current ??= readPositions()
  const shown = useRef<string>(null)

  useLayoutEffect(() => {
    const isOtherPage = shown.current !== pathname
    shown.current = pathname
    if (isReturn) window.scrollTo(0, positions.current?.get(key) ?? 0)
    else if (isOtherPage) window.scrollTo(0, 0)
  }, [key, pathname, isReturn])

  useEffect(() => {
    const remember = (): void => void positions.current?.set(key, Math.round(window.scrollY))
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const store = (): void => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...(positions.current ?? [])].slice(-100)))
      } catch {
        // Without storage a reload starts at the top.
      }
    }
    window.addEventListener('pagehide', store)
    return () => window.removeEventListener('pagehide', store)
  }, [])
}
