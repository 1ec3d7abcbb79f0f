import { recoveryRequestDigest, type RecoveryRequest } from '@tyto/identity'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../shared/ui/Skeleton'
import styles from './Ceremony.module.css'

const Words = lazy(() => import('./PhraseWords').then((module) => ({ default: module.PhraseWords })))

/** The words that both sides read to each other: the same request has the same words, in every language. */
export function Phrase({ request, label }: { readonly request: RecoveryRequest; readonly label: string }) {
  return (
    <div className={styles.phrase}>
      <Suspense fallback={<Skeleton height="4rem" />}>
        <Words digest={recoveryRequestDigest(request)} label={label} />
      </Suspense>
    </div>
  )
}
