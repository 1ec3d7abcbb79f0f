import { Suspense } from 'react'
import { lazyPart } from '../shared/i18n/lazyPart'
import { Skeleton } from '../shared/ui/Skeleton'

const LazyNewSsi = lazyPart(['create', 'transaction', 'actions', 'session'], () =>
  import('../features/wallet/create/NewSsi').then((module) => module.NewSsi),
)

/** The form for a new identity: in the account drawer, after the quickstart, and on the page of addresses. */
export function NewSsi() {
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <LazyNewSsi />
    </Suspense>
  )
}
