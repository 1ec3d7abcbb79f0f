import { lazy, Suspense } from 'react'
import { loadAreas } from '../shared/i18n/translations'
import { Skeleton } from '../shared/ui/Skeleton'

const LazyNewSsi = lazy(async () => {
  const [{ NewSsi: component }] = await Promise.all([
    import('../features/wallet/create/NewSsi'),
    loadAreas('create', 'transaction', 'actions', 'session', 'errors'),
  ])
  return { default: component }
})

/** What makes a new identity: in the account drawer, behind the quickstart, on the page of addresses. */
export function NewSsi() {
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <LazyNewSsi />
    </Suspense>
  )
}
