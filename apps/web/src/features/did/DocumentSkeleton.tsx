import { useTranslation } from 'react-i18next'
import { RouteHead } from '../../shared/heads/RouteHead'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'

/** A placeholder for a DID document while the chain is asked. The script of the head draws it too. */
export function DocumentSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <p className={text.sr} role="status">
        {t('loading')}
      </p>
      <RouteHead />
      <div className={layout.split}>
        <Skeleton height="20rem" />
        <Skeleton height="12rem" />
      </div>
    </div>
  )
}
