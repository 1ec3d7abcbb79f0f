import { useTranslation } from 'react-i18next'
import layout from '../../shared/ui/page/layout.module.css'
import { PageHead } from '../../shared/ui/page/PageHead'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'

/** A placeholder for a DID document while the chain is asked. The script of the head draws it too. */
export function DocumentSkeleton() {
  const { t } = useTranslation(['did', 'common'])
  return (
    <div aria-busy="true">
      <p className={text.sr} role="status">
        {t('common:loading')}
      </p>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={layout.split}>
        <Skeleton height="20rem" />
        <Skeleton height="12rem" />
      </div>
    </div>
  )
}
