import { Suspense, useSyncExternalStore } from 'react'
import { unreadTexts } from '../../shared/device/unreadTexts'
import { retriedPart } from '../../shared/ui/parts/retriedPart'

const UnreadNotice = retriedPart(() =>
  import('../../features/kept/UnreadNotice').then((module) => module.UnreadNotice),
)

/** Loads the notice of kept texts that cannot be read when there is one, not before. */
export function UnreadHost() {
  const unread = useSyncExternalStore(unreadTexts.subscribe, unreadTexts.list)
  if (unread.length === 0) return null
  return (
    <Suspense>
      <UnreadNotice />
    </Suspense>
  )
}
