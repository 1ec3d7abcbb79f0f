import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDetailsButton } from '../../errors/ErrorDetailsButton'
import { externalLinks } from '../../routing/externalLinks'
import { Button } from '../../ui/buttons/Button'
import { buttonClasses } from '../../ui/buttons/buttonClasses'
import { EmptyState } from '../../ui/page/EmptyState'
import { ExternalLink } from '../../ui/text/ExternalLink'
import { Icon } from '../../ui/icons/Icon'
import { showToast } from '../../ui/toast/toasts'
import { useFailureText } from './useFailureText'

interface NodeGlitchProps {
  readonly error: unknown
  readonly busy: boolean
  readonly onRetry: () => void
  readonly headingLevel?: 1 | 2
}

/** The page, or the answer to the search, could not be read: whether the name exists is not known. */
export function NodeGlitch({ error, busy, onRetry, headingLevel = 1 }: NodeGlitchProps) {
  const { t } = useTranslation(['chain', 'common'])
  const failureText = useFailureText()
  useEffect(() => showToast({ kind: 'danger', text: t('nodeGlitch') }), [error, t])
  return (
    <EmptyState
      icon="err"
      tone="danger"
      title={t('nodeGlitch')}
      hint={
        <>
          <span>{failureText(error)}</span> <span>{t('notAffected')}</span>
        </>
      }
      headingLevel={headingLevel}
    >
      <Button variant="step" busy={busy} onClick={onRetry}>
        {!busy && <Icon name="refresh" />}
        <span>{t('common:action.tryAgain')}</span>
      </Button>
      <ExternalLink className={buttonClasses({ variant: 'line' })} href={externalLinks.chat}>
        {t('openChat')}
      </ExternalLink>
      <ErrorDetailsButton error={error} />
    </EmptyState>
  )
}
