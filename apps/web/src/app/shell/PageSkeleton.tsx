import { useTranslation } from 'react-i18next'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'

/** A placeholder for a page that is loading. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={layout.stack} aria-busy="true">
      <p className={text.sr} role="status">
        {t('loading')}
      </p>
      <Skeleton width="12rem" height="0.8rem" />
      <Skeleton width="60%" height="2.75rem" />
      <Skeleton height="12rem" />
    </div>
  )
}
