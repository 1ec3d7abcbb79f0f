import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { pricesQuery } from '../../../shared/chain/payment/pricesQuery'
import { useNetworkId } from '../../../shared/settings/network'
import layout from '../../../shared/ui/page/layout.module.css'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { listKey, nameLists } from '../listDrafts'
import { MintForm } from './MintForm'
import { MintManyForm } from './MintManyForm'
import type { MintPlace } from './mintPlace'

/** Names under a suffix: one, or many at once. */
export function MintDomains(props: MintPlace) {
  const { t } = useTranslation('mint')
  const network = useNetworkId()
  const key = listKey({ network, wallet: props.record.address, collection: props.collection })
  const [way, setWay] = useState<'one' | 'many'>(() => (nameLists.get(key) === null ? 'one' : 'many'))
  const { data, error, isFetching, refetch } = useQuery(pricesQuery(network, 'domain'))
  const Form = way === 'one' ? MintForm : MintManyForm
  return (
    <div className={layout.stack}>
      <Segmented
        label={t('many.way')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'one', label: t('many.one') },
          { value: 'many', label: t('many.many') },
        ]}
        fill
      />
      {error ? (
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height="16rem" />
      ) : (
        <Form {...props} prices={data} />
      )}
    </div>
  )
}
