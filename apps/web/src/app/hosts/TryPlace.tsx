import { Suspense } from 'react'
import { findRoute } from '../../shared/routing/routes'
import { parsePath } from '../../shared/routing/parsePath'
import { retriedPart } from '../../shared/ui/parts/retriedPart'
import { useLocation } from 'react-router'
import { useNetworkId } from '../../shared/settings/network'
import { useProgress } from '../../features/tries/progress'

const TryHost = retriedPart(() => import('./TryHost').then((module) => module.TryHost))

/** Above each page but its own: the walk that this tab is in. It is fetched when there is one. */
export function TryPlace() {
  const { running, step } = useProgress()
  const isLocal = useNetworkId() === 'local'
  const { pathname } = useLocation()
  if (running === null || !isLocal || findRoute(parsePath(pathname)) === 'tries') return null
  return (
    <Suspense>
      <TryHost running={running} step={step} />
    </Suspense>
  )
}
