import type { Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { useHeldCoins } from '../../shared/chain/coins/coinBalances'
import { Card } from '../../shared/ui/cards/Card'
import { Row, Rows } from '../../shared/ui/cards/Rows'
import { CoinAmount } from './balances/CoinAmount'
import { CoinName } from './balances/CoinName'
import { rowsOf, useChosenCoins } from './balances/chosenCoins'
import { othersHeld } from './balances/othersHeld'
import styles from './Balances.module.css'

interface BalancesProps {
  readonly address: Address
  /** The browser wallet's account, where the page of balances shows it too: both share one read. */
  readonly account?: Address | null
  /** In the foot: the way to all of them. */
  readonly footer?: ReactNode
}

/** The money of a wallet in short: the coins that its balances show. */
export function Balances({ address, account = null, footer }: BalancesProps) {
  const { t } = useTranslation('balances')
  const held = useHeldCoins(address, account)
  const chosen = useChosenCoins()
  const { error, isReading, readAgain } = held
  const isHere = (id: string): boolean => !held.of(address, id).kind.startsWith('no ')
  const coins = [...rowsOf(chosen), ...othersHeld(held, [address], chosen)].filter(({ id }) => isHere(id))
  return (
    <Card title={t('title')} flush narrow {...(footer !== undefined && { footer })}>
      <Rows>
        {coins.map((coin) => (
          <Row key={coin.id}>
            <CoinName coin={coin} />
            <span className={styles.amount}>
              <CoinAmount coin={coin} amount={held.of(address, coin.id)} />
            </span>
          </Row>
        ))}
      </Rows>
      {error !== null && (
        <div className={styles.failure}>
          <CardFailure error={error} busy={isReading} onRetry={readAgain} />
        </div>
      )}
    </Card>
  )
}
