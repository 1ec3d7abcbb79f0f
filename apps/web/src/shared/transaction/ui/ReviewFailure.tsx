import { useTranslation } from 'react-i18next'
import { describeError, errorDetails } from '../../errors/describeError'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import layout from '../../ui/layout.module.css'
import { Note } from '../../ui/Note'
import { useCopy } from '../../ui/useCopy'
import type { ReviewProblem } from '../useTransactions'

interface ReviewFailureProps {
  readonly problem: ReviewProblem
  readonly onRetry: () => void
}

/** The request could not be made: why, and what to do. */
export function ReviewFailure({ problem, onRetry }: ReviewFailureProps) {
  const { t } = useTranslation(['transaction', 'errors'])
  const entry = describeError(problem.cause instanceof Error ? problem.cause : problem.code)
  const { copy, copied } = useCopy(`${problem.code}\n${errorDetails(problem.cause)}`, t('detailsCopied'))
  return (
    <div className={layout.stack} role="alert">
      <Note kind={entry.kind === 'danger' ? 'danger' : 'warning'}>
        <b>{entry.text}</b>
        {entry.next !== null && (
          <>
            <br />
            {entry.next}
          </>
        )}
      </Note>
      <div className={layout.row}>
        <Button variant="step" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <Button variant="quiet" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {t('copyDetails')}
        </Button>
      </div>
    </div>
  )
}
