import { recoveryRequestDigest, type RecoveryRequest } from '@tyto/identity'
import { Suspense } from 'react'
import { retriedPart } from '../../../shared/ui/parts/retriedPart'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import styles from './Ceremony.module.css'

const Words = retriedPart(() => import('./PhraseWords').then((module) => module.PhraseWords))

interface PhraseProps {
  readonly request: RecoveryRequest
  readonly label: string
  /** Index of the word that is left out, because it is to be heard; null if all are shown. */
  readonly gap?: number | null
}

/** The words that both sides compare. The same request gives the same words in every language. */
export function Phrase({ request, label, gap = null }: PhraseProps) {
  return (
    <div className={styles.phrase}>
      <Suspense fallback={<Skeleton height="4rem" />}>
        <Words digest={recoveryRequestDigest(request)} label={label} gap={gap} />
      </Suspense>
    </div>
  )
}
