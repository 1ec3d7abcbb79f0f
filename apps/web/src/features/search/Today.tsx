import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { DataAge } from '../../shared/chain/age/DataAge'
import { formatAge } from '../../shared/chain/age/formatAge'
import { latestBlockQuery } from '../../shared/chain/reads/queries'
import { useClock } from '../../shared/chain/age/useClock'
import { useNetworkId } from '../../shared/settings/network'
import { useNetworkHealth } from '../../shared/chain/network/networkHealth'
import { Amount } from '../../shared/ui/text/Amount'
import { Facts } from '../../shared/ui/cards/Facts'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { Waiting } from '../../shared/ui/page/Waiting'
import text from '../../shared/ui/text/text.module.css'

/** The newest block of the network, and the endpoint that reported it. */
export function Today() {
  const { t } = useTranslation(['search', 'common'])
  const network = useNetworkId()
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(latestBlockQuery(network))
  return (
    <section className={layout.stack}>
      <h2 className={text.h2}>{t('today')}</h2>
      {data ? (
        <>
          <Facts
            facts={[
              { label: t('common:network.label'), value: t(`common:network.${network}`) },
              { label: t('block'), value: <Amount value={data.number.toString()} /> },
              { label: t('blockAge'), value: <Age since={data.time} /> },
              { label: t('endpoint'), value: <EndpointName /> },
            ]}
          />
          <DataAge readAt={dataUpdatedAt} failed={error !== null} />
        </>
      ) : error ? (
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting className={layout.stack}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Waiting>
      )}
    </section>
  )
}

function Age({ since }: { readonly since: number }) {
  const { i18n } = useTranslation()
  return <span>{useClock(1_000, (now) => formatAge(now - since, i18n.language))}</span>
}

/** The host of the endpoint that answered last. The path is not shown, because it may contain a key. */
function EndpointName() {
  const { t } = useTranslation('search')
  const endpoint = useNetworkHealth((shown) => shown.endpoint)
  if (endpoint === null) return <span>–</span>
  return URL.canParse(endpoint) ? <span>{new URL(endpoint).host}</span> : <span>{t('thisSite')}</span>
}
