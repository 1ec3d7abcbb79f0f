import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'

/** The page for an unknown path. */
export function NotFoundPage() {
  const { t } = useTranslation()
  useDocumentTitle(t('notFound.title'))
  return (
    <EmptyState title={t('notFound.title')} hint={t('notFound.lead')} headingLevel={1}>
      <Link className={buttonClasses({ variant: 'line' })} to={buildPath('home')}>
        {t('notFound.action')}
      </Link>
    </EmptyState>
  )
}
