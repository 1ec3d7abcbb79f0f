import { Suspense } from 'react'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { Waiting } from '../../../shared/ui/page/Waiting'

const LazyNewSsi = retriedPart(() =>
  import('../../../features/wallet/create/NewSsi').then((module) => module.NewSsi),
)

const placeholder = (
  <Waiting>
    <Skeleton height="9rem" />
  </Waiting>
)

/** The form for a new identity: in the account drawer, after the quickstart, and on the page of addresses. */
export function NewSsi() {
  return (
    <Suspense fallback={placeholder}>
      <LazyNewSsi />
    </Suspense>
  )
}
