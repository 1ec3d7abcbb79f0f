import { pricesOf } from '@tyto/exchange'
import { allCoins, coinById } from '@tyto/contracts'
import type { Name } from '@tyto/identity'
import { formatUnits, zilId, type Address } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatAge } from '../../../shared/chain/age/formatAge'
import { useClock } from '../../../shared/chain/age/useClock'
import type { HeldCoins } from '../../../shared/chain/coins/coinBalances'
import { recallEarlier } from '../../../shared/chain/coins/lastBalances'
import { chainOf } from '../../../shared/chain/network/chain'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { useTransactions } from '../../../shared/transaction/pending/useTransactions'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import text from '../../../shared/ui/text/text.module.css'
import { arrivalsOf } from './arrivalsOf'
import styles from './Worth.module.css'

interface ArrivalsProps {
  readonly name: Name
  readonly held: HeldCoins
  /** Each address with what it is called here. */
  readonly holders: readonly { readonly address: Address; readonly subject: string }[]
}

const agePause = 30_000

/** Each coin that came since this browser looked last, by itself; nothing after transactions of one's own, which tell it themselves. */
export function Arrivals({ name, held, holders }: ArrivalsProps) {
  const { t, i18n } = useTranslation('worth')
  const network = useNetworkId()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const now = useClock(agePause, (time) => time)
  const own = useTransactions(({ transactions }) => transactions)
  const chain = chainOf(network)
  const arrivals = holders.flatMap(({ address, subject }) =>
    arrivalsOf(
      recallEarlier(chain, address),
      allCoins.map(({ id }) => [id, held.of(address, id)] as const),
    ).map((arrival) => ({ ...arrival, subject, key: `${address} ${arrival.coin}` })),
  )
  const news = arrivals.filter(
    ({ key, before }) =>
      !hidden.has(key) && !own.some((each) => each.network === network && each.intent.time >= before.readAt),
  )
  if (news.length === 0) return null
  const prices = held.exchanges ? pricesOf(held.exchanges) : null
  return (
    <Card flush title={t('arrivals.title')} className={styles.arrivals}>
      <Rows>
        {news.map(({ key, coin, units, before, subject }) => {
          // All of it: what is less than the last digit that is shown elsewhere came too.
          const amount = formatDecimal(formatUnits(units, before.decimals), i18n.language)
          const symbol = coinById(coin)?.symbol ?? coin
          const isPriceless = prices !== null && coin !== zilId && !prices.has(coin)
          return (
            <Row key={key} className={styles.arrival}>
              <span className={styles.came}>
                <b className={text.anywhere}>
                  {t('arrivals.arrived', { amount, coin: symbol, holder: subject })}
                </b>
                <br />
                <span className={text.sub}>
                  <span>{t('arrivals.since', { age: formatAge(now - before.readAt, i18n.language) })}</span>
                  {isPriceless && <span>{` ${t('arrivals.noPrice')}`}</span>}
                </span>
              </span>
              <Link
                className={buttonClasses({ variant: 'line', small: true })}
                to={buildPath('activity', { name })}
              >
                {t('arrivals.who')}
              </Link>
              <Button variant="quiet" small onClick={() => setHidden(new Set([...hidden, key]))}>
                {t('arrivals.hide')}
              </Button>
            </Row>
          )
        })}
      </Rows>
    </Card>
  )
}
