import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Qa } from '../../../shared/chain/coins/Qa'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import { describedAccounts } from '../../../shared/values/addressLabels'
import { AddressLink } from '../parts/AddressLink'
import { ListCard } from '../parts/ListCard'
import { accountsQuery } from '../queries'
import styles from './World.module.css'

/** The test accounts that the network describes, and what each one has. */
export function WorldAccounts() {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const accounts = useQuery(accountsQuery(network, describedAccounts))
  return (
    <ListCard
      title={t('world.accounts')}
      reading={accounts}
      empty={t('world.none')}
      isEmpty={(list) => list.length === 0}
      live
    >
      {(list) => (
        <Rows>
          {list.map(({ address, balance }) => (
            <Row key={address} className={styles.row}>
              <AddressLink address={address} />
              <Qa value={balance} />
            </Row>
          ))}
        </Rows>
      )}
    </ListCard>
  )
}
