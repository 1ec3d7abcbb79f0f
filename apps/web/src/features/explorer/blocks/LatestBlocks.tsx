import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNetworkId } from '../../../shared/settings/network'
import { buildPath } from '../../../shared/routing/routes'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import { Age } from '../../../shared/chain/age/Age'
import { BlockNumber } from '../parts/BlockNumber'
import styles from './LatestBlocks.module.css'
import { ListCard } from '../parts/ListCard'
import { latestBlocksQuery, shownBlocks } from '../queries'

/** The newest blocks, updated as new ones are made. */
export function LatestBlocks() {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const blocks = useQuery(latestBlocksQuery(network))
  return (
    <ListCard
      title={t('blocks')}
      reading={blocks}
      empty={t('noBlocks')}
      isEmpty={(list) => list.length === 0}
      rows={shownBlocks}
      live
    >
      {(list) => (
        <Rows>
          {list.map(({ number, time, transactions }) => (
            <Row key={number.toString()} className={styles.row}>
              <Link
                className={styles.number}
                to={buildPath('explorerBlock', { number: number.toString() })}
                aria-label={t('blockNumber', { number: number.toString() })}
              >
                <BlockNumber value={number} />
              </Link>
              <span className={styles.transactions}>{t('transactionCount', { count: transactions })}</span>
              <span className={styles.age}>
                <Age since={time} />
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </ListCard>
  )
}
