import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { AddressLink } from '../parts/AddressLink'
import { ListCard } from '../parts/ListCard'
import { protocolPartsQuery } from '../queries'
import { FirstRows } from './FirstRows'
import styles from './World.module.css'

/** The contracts that the protocol's record names: tokens, exchanges, funds, and those that keep the record. */
export function WorldContracts() {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const parts = useQuery(protocolPartsQuery(network))
  return (
    <ListCard
      title={t('world.contracts')}
      reading={parts}
      empty={t('world.none')}
      isEmpty={(list) => list.length === 0}
    >
      {(list) => (
        <FirstRows of={list} keyOf={({ id }) => id}>
          {({ id, address }) => (
            <>
              <b className={styles.id}>{id}</b>
              <AddressLink address={address} />
            </>
          )}
        </FirstRows>
      )}
    </ListCard>
  )
}
