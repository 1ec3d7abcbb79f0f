import { useTranslation } from 'react-i18next'
import { ErrorDetailsButton } from '../../errors/ErrorDetailsButton'
import { Button } from '../../ui/buttons/Button'
import { Icon } from '../../ui/icons/Icon'
import layout from '../../ui/page/layout.module.css'
import { Note } from '../../ui/cards/Note'
import { useFailureText } from './useFailureText'

interface CardFailureProps {
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Says why one card could not be read, and offers to try again for this card alone. */
export function CardFailure({ error, busy, onRetry }: CardFailureProps) {
  const { t } = useTranslation(['chain', 'common'])
  const failureText = useFailureText()
  return (
    <div className={layout.stack}>
      <Note kind="warning">{failureText(error)}</Note>
      <div className={layout.row}>
        <Button variant="line" small busy={busy} onClick={onRetry}>
          {!busy && <Icon name="refresh" size="sm" />}
          <span>{t('common:action.tryAgain')}</span>
        </Button>
        <ErrorDetailsButton error={error} small />
      </div>
    </div>
  )
}
