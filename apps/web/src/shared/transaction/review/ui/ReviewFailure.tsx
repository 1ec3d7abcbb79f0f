import { useTranslation } from 'react-i18next'
import { CopyErrorDetails } from '../../../errors/CopyErrorDetails'
import { describeError } from '../../../errors/describeError'
import { ErrorFacts } from '../../../errors/ErrorFacts'
import { Button } from '../../../ui/buttons/Button'
import layout from '../../../ui/page/layout.module.css'
import { Note } from '../../../ui/cards/Note'
import type { ReviewProblem } from '../reviewState'

interface ReviewFailureProps {
  readonly problem: ReviewProblem
  readonly onRetry: () => void
}

/** The request could not be made: the reason and the next step. */
export function ReviewFailure({ problem, onRetry }: ReviewFailureProps) {
  const { t } = useTranslation(['transaction', 'errors'])
  const entry = describeError(problem.cause instanceof Error ? problem.cause : problem.code)
  return (
    <div className={layout.stack} role="alert">
      <Note kind={entry.kind === 'danger' ? 'danger' : 'warning'}>
        <ErrorFacts entry={entry} />
      </Note>
      <div className={layout.row}>
        <Button variant="step" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <CopyErrorDetails entry={entry} />
      </div>
    </div>
  )
}
