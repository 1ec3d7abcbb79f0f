import { useTranslation } from 'react-i18next'
import { NameCard } from '../../shared/ui/NameCard'
import { Skeleton } from '../../shared/ui/Skeleton'
import text from '../../shared/ui/text.module.css'

/** A placeholder for a name's card while the chain is asked. */
export function CardSkeleton({ title }: { readonly title: string }) {
  const { t } = useTranslation(['wallet', 'common'])
  const fact = (label: string) => ({ label, value: <Skeleton width="70%" /> })
  return (
    <div aria-busy="true">
      <p className={text.sr} role="status">
        {t('common:loading')}
      </p>
      <NameCard
        label={t('card')}
        plate={<Skeleton height="15rem" />}
        above={<Skeleton width="12rem" />}
        name={
          <>
            <h1 className={text.sr}>{title}</h1>
            <Skeleton width="70%" height="5rem" />
          </>
        }
        facts={[
          fact(t('fact.kind')),
          fact(t('fact.version')),
          fact(t('fact.recovery')),
          fact(t('fact.controller')),
        ]}
      />
    </div>
  )
}
