import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the focus goes to its heading, so that keyboard and screen reader start there. Not on load. */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    const main = document.querySelector<HTMLElement>('main')
    if (shown.current === pathname || !main) return undefined
    shown.current = pathname
    let focused = focusHeading(main)
    // A placeholder has a heading too: when the page replaces it, the focus must not be lost.
    const observer = new MutationObserver(() => {
      const isLost = !focused.isConnected && document.activeElement === document.body
      if (isLost) focused = focusHeading(main)
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}

/** Focuses the heading inside `main`, or `main` while it has none; answers what has the focus now. */
function focusHeading(main: HTMLElement): HTMLElement {
  const target = main.querySelector<HTMLElement>('h1') ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  return target
}
