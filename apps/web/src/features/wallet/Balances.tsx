import { formatUnits, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/CardFailure'
import { zil, type Coin } from '../../shared/chain/coins'
import { tokenBalancesQuery } from '../../shared/chain/addressQueries'
import { useNetworkId } from '../../shared/settings/network'
import { Amount } from '../../shared/ui/Amount'
import { Card } from '../../shared/ui/Card'
import { Row, Rows } from '../../shared/ui/Rows'
import { Skeleton } from '../../shared/ui/Skeleton'
import styles from './Balances.module.css'

interface BalancesProps {
  readonly address: Address
  /** The ZIL balance, in Qa; null while it is unknown. */
  readonly balance: bigint | null
}

/** The balances of a wallet: ZIL, and the tokens of the protocol on this network. */
export function Balances({ address, balance }: BalancesProps) {
  const network = useNetworkId()
  const { t } = useTranslation('wallet')
  const { data, error, isFetching, refetch } = useQuery(tokenBalancesQuery(network, address))
  return (
    <Card title={t('balances')} flush narrow>
      <Rows>
        <CoinRow coin={zil} balance={balance} />
        {data?.map((token) => (
          <CoinRow key={token.coin.id} coin={token.coin} balance={token.balance} />
        ))}
        {!data && !error && (
          <Row>
            <Skeleton width="2.25rem" height="2.25rem" round />
            <Skeleton width="40%" />
          </Row>
        )}
      </Rows>
      {!data && error && (
        <div className={styles.failure}>
          <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
    </Card>
  )
}

function CoinRow({ coin, balance }: { readonly coin: Coin; readonly balance: bigint | null }) {
  const { t } = useTranslation('chain')
  return (
    <Row>
      <span className={styles.coin} data-own={coin.id === 'tyron' || undefined} aria-hidden="true">
        {coin.symbol.startsWith('S$') ? 'S$' : coin.symbol.charAt(0).toUpperCase()}
      </span>
      <span className={styles.names}>
        <b>{coin.symbol}</b>
        <small>{coin.name}</small>
      </span>
      <span className={styles.amount}>
        {balance === null ? t('unknown') : <Amount value={formatUnits(balance, coin.decimals)} />}
      </span>
    </Row>
  )
}
