import type { DidRecord, Name } from '@tyto/identity'
import { Suspense } from 'react'
import { retriedPart } from '../ui/parts/retriedPart'
import { useWatch } from './useWatch'
import { useNetworkId } from '../settings/network'

const Changes = retriedPart(() => import('./WatchedChanges').then((module) => module.WatchedChanges))

interface WatchBannerProps {
  readonly name: Name
  readonly record: DidRecord
}

/** Shows what others changed about a watched identity. Its content is loaded only when there is a change. */
export function WatchBanner({ name, record }: WatchBannerProps) {
  const network = useNetworkId()
  const { changes, since, acknowledge } = useWatch(network, name, record)
  if (changes.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Changes name={name} changes={changes} since={since} onAcknowledge={acknowledge} />
    </Suspense>
  )
}
