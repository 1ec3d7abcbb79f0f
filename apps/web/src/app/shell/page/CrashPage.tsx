import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CopyDetails } from '../../../shared/errors/CopyDetails'
import { errorDetails } from '../../../shared/errors/errorDetails'
import { buildPath } from '../../../shared/routing/routes'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Icon } from '../../../shared/ui/icons/Icon'
import text from '../../../shared/ui/text/text.module.css'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'

/**
 * The error page for a part of the app that threw, with a link to home. It shows the technical details itself, because
 * the texts of the error book may not be loaded.
 */
export function CrashPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const details = errorDetails(error)
  useDocumentTitle(t('crash.title'))
  return (
    <EmptyState icon="err" tone="danger" title={t('crash.title')} hint={t('crash.lead')} headingLevel={1}>
      <Button variant="step" onClick={() => window.location.reload()}>
        <Icon name="refresh" />
        {t('action.reload')}
      </Button>
      <Link className={buttonClasses({ variant: 'line' })} to={buildPath('home')}>
        {t('notFound.action')}
      </Link>
      <CopyDetails report={details} />
      <details className={text.hint}>
        <summary>{t('toast.details')}</summary>
        <pre className={text.lines}>{details}</pre>
      </details>
    </EmptyState>
  )
}
