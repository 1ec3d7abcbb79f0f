import { recoveryRequestDigest, type RecoveryRequest } from '@tyto/identity'
import { Suspense } from 'react'
import { lazyPart } from '../../../shared/i18n/lazyPart'
import { Skeleton } from '../../../shared/ui/Skeleton'
import styles from './Ceremony.module.css'

const Words = lazyPart([], () => import('./PhraseWords').then((module) => module.PhraseWords))

/** The words that both sides compare. The same request gives the same words in every language. */
export function Phrase({ request, label }: { readonly request: RecoveryRequest; readonly label: string }) {
  return (
    <div className={styles.phrase}>
      <Suspense fallback={<Skeleton height="4rem" />}>
        <Words digest={recoveryRequestDigest(request)} label={label} />
      </Suspense>
    </div>
  )
}
