import { useTranslation } from 'react-i18next'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'

/** A placeholder for a list that is loading. */
export function RowsSkeleton({ count = 4 }: { readonly count?: number | undefined }) {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <p className={text.sr} role="status">
        {t('loading')}
      </p>
      <Rows>
        {Array.from({ length: count }, (_, index) => (
          <Row key={index}>
            <Skeleton width={`${60 - 7 * (index % 3)}%`} />
          </Row>
        ))}
      </Rows>
    </div>
  )
}
