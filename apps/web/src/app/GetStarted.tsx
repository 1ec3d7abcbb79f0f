import type { ParsedPath } from '@tyto/identity'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { buildPath } from '../shared/routing/routes'
import { openOverlay } from '../shared/session/overlay'

const delay = 1_000

/** Every path that begins with getstarted and is no name. */
export function isGetStarted(path: ParsedPath): boolean {
  return path.kind === 'page' && /^getstarted/i.test(path.page[0] ?? '')
}

/** Leads to home, where the quickstart opens a moment later. */
export function GetStarted() {
  useEffect(() => {
    // Not taken back: this page is gone by then.
    window.setTimeout(() => openOverlay('quickstart'), delay)
  }, [])
  return <Navigate to={buildPath('home')} replace />
}
