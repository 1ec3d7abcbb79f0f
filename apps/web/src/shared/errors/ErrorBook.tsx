import { useTranslation } from 'react-i18next'
import { Button } from '../ui/buttons/Button'
import { Dialog } from '../ui/dialog/Dialog'
import type { ErrorEntry } from './describeError'
import { CopyErrorDetails } from './CopyErrorDetails'
import { ErrorFacts } from './ErrorFacts'
import text from '../ui/text/text.module.css'

interface ErrorBookProps {
  readonly entry: ErrorEntry
  readonly onClose: () => void
}

/** One entry of the error book: the error, the next step, its code, and the details for a report. */
export function ErrorBook({ entry, onClose }: ErrorBookProps) {
  const { t } = useTranslation(['errors', 'common'])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('book.title')}
      width="34rem"
      footer={
        <>
          <CopyErrorDetails entry={entry} />
          <Button onClick={onClose}>{t('common:action.close')}</Button>
        </>
      }
    >
      <ErrorFacts entry={entry} />
      {entry.details !== '' && (
        <details className={text.hint}>
          <summary>{t('book.details')}</summary>
          <pre className={text.lines}>{entry.details}</pre>
        </details>
      )}
    </Dialog>
  )
}
