import { BaseError } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorDetailsButton } from '../shared/errors/ErrorDetailsButton'
import { buildPath } from '../shared/routing/routes'
import { Button } from '../shared/ui/Button'
import { buttonClasses } from '../shared/ui/buttonClasses'
import { EmptyState } from '../shared/ui/EmptyState'
import { Icon } from '../shared/ui/Icon'
import { useDocumentTitle } from '../shared/ui/useDocumentTitle'

/** What browsers say when a part of the app cannot be fetched: offline, or a newer version was put in its place. */
const missingPart = /dynamically imported module|module script failed|preload CSS/i

/** A page that threw: said plainly, with a way out and the reason one press away. */
export function CrashPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const reason = error instanceof Error ? error.message : String(error)
  useDocumentTitle(t('crash.title'))
  return (
    <EmptyState
      icon="err"
      tone="danger"
      title={t('crash.title')}
      hint={t(missingPart.test(reason) ? 'crash.offline' : 'crash.lead')}
      headingLevel={1}
    >
      <Button variant="step" onClick={() => window.location.reload()}>
        <Icon name="refresh" />
        {t('action.reload')}
      </Button>
      <Link className={buttonClasses({ variant: 'line' })} to={buildPath('home')}>
        {t('notFound.action')}
      </Link>
      <ErrorDetailsButton error={new BaseError('PageCrashed', 'A page threw.', { cause: error })} />
    </EmptyState>
  )
}
