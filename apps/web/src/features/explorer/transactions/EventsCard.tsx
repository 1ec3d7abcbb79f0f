import type { ContractEvent } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import text from '../../../shared/ui/text/text.module.css'
import { AddressLink } from '../parts/AddressLink'
import styles from './MessagesCard.module.css'
import { ParamsView } from '../parts/ParamsView'
import { useContracts } from '../parts/useContracts'

interface EventsCardProps {
  readonly events: readonly ContractEvent[]
}

/** The events of the contracts, in the order in which they were sent. */
export function EventsCard({ events }: EventsCardProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const contracts = useContracts(
    network,
    events.map(({ address }) => address),
  )
  return (
    <Card title={t('events.title')}>
      {events.length === 0 ? (
        <p className={text.sub}>{t('events.none')}</p>
      ) : (
        <ol className={styles.list}>
          {events.map(({ name, address, params }, index) => (
            <li key={index} className={styles.message}>
              <p className={styles.head}>
                <b className={styles.tag}>{name}</b>
              </p>
              <p className={styles.way}>
                <span>{contracts.get(address)?.name}</span> <AddressLink address={address} />
              </p>
              <ParamsView
                label={t('params.of', { name })}
                of={name}
                params={params}
                contract={contracts.get(address)}
              />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
