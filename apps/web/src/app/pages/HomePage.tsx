import { useTranslation } from 'react-i18next'
import { PageHead } from '../../shared/ui/PageHead'
import { useDocumentTitle } from '../../shared/ui/useDocumentTitle'

export function HomePage() {
  const { t } = useTranslation('home')
  useDocumentTitle(t('title'))
  return <PageHead title={t('title')} />
}
