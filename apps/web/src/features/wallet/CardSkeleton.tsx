import { useTranslation } from 'react-i18next'
import { Name } from '../../shared/ui/text/Name'
import { NameCard } from '../../shared/ui/cards/NameCard'
import { Plate } from '../../shared/ui/plate/Plate'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { Waiting } from '../../shared/ui/page/Waiting'

/**
 * A placeholder for a name's card while the chain is asked. Name and plate are known from the path. The script of the
 * head draws it too.
 */
export function CardSkeleton({ title }: { readonly title: string }) {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <Waiting>
      <NameCard
        label={t('card')}
        plate={<Plate name={title} label={t('common:plate.label', { name: title })} />}
        above={<Skeleton width="12rem" height="calc(1.5 * var(--text-sm))" />}
        status={<Skeleton width="9rem" height="var(--touch)" />}
        name={<Name name={title} size="hero" as="h1" />}
        onChain={{ label: t('onChain'), facts: [] }}
      >
        <Skeleton width="60%" height="var(--touch)" />
      </NameCard>
    </Waiting>
  )
}
