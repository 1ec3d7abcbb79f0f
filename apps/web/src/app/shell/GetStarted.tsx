import { useEffect } from 'react'
import { Navigate } from 'react-router'
import type { ParsedPath } from '../../shared/routing/parsePath'
import { buildPath } from '../../shared/routing/routes'
import { openOverlay } from '../../shared/session/fixes/overlay'

/** Pause before the quickstart opens, in ms. */
const delay = 1_000

/** True after a visit to getstarted, until the quickstart opens. */
let isDue = false

/** True for every path that begins with getstarted and is not a name. */
export function isGetStarted(path: ParsedPath): boolean {
  return path.kind === 'page' && /^getstarted/i.test(path.page[0] ?? '')
}

/** Leads to home, where the quickstart opens. */
export function GetStarted() {
  useEffect(() => {
    isDue = true
  }, [])
  return <Navigate to={buildPath('home')} replace />
}

/** Opens the quickstart a moment after home is reached from getstarted. */
export function useDueQuickstart({ atHome }: { readonly atHome: boolean }): void {
  useEffect(() => {
    if (!atHome || !isDue) return undefined
    isDue = false
    const timer = window.setTimeout(() => openOverlay('quickstart'), delay)
    return () => window.clearTimeout(timer)
  }, [atHome])
}
