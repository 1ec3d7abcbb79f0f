import type { NetworkId } from '@tyto/chain'
import type { DidRecord, Name } from '@tyto/identity'
import { lazy, Suspense } from 'react'
import { loadAreas } from '../i18n/translations'
import { useWatch } from './useWatch'

const Changes = lazy(async () => {
  const [module] = await Promise.all([import('./WatchedChanges'), loadAreas('watch', 'chain')])
  return { default: module.WatchedChanges }
})

interface WatchBannerProps {
  readonly network: NetworkId
  readonly name: Name
  readonly record: DidRecord
}

/** Announces what others changed about a watched identity; loaded when there is something to say. */
export function WatchBanner({ network, name, record }: WatchBannerProps) {
  const { changes, since, acknowledge } = useWatch(network, name, record)
  if (changes.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Changes name={name} changes={changes} since={since} onAcknowledge={acknowledge} />
    </Suspense>
  )
}
