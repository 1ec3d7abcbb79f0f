import { Suspense } from 'react'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { Skeleton } from '../../../shared/ui/page/Skeleton'

const LazyNewSsi = retriedPart(() =>
  import('../../../features/wallet/create/NewSsi').then((module) => module.NewSsi),
)

const placeholder = (
  <div aria-busy="true">
    <Skeleton height="9rem" />
  </div>
)

/** The form for a new identity: in the account drawer, after the quickstart, and on the page of addresses. */
export function NewSsi() {
  return (
    <Suspense fallback={placeholder}>
      <LazyNewSsi />
    </Suspense>
  )
}
