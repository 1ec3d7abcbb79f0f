import { coinById } from '@tyto/contracts'
import { exchangeNames, tyronId, ssiId, type Exchanges } from '@tyto/exchange'
import { useQuery } from '@tanstack/react-query'
import { formatUnits, zilId } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { marketQuery } from '../../../shared/chain/coins/marketQuery'
import { Amount } from '../../../shared/ui/text/Amount'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import text from '../../../shared/ui/text/text.module.css'
import { ListCard } from '../parts/ListCard'
import styles from './World.module.css'

/** One side of a pool, in the coin's smallest unit. */
interface Side {
  readonly coin: string
  readonly units: bigint
}

interface ShownExchange {
  readonly exchange: string
  /** Null: this exchange could not be read, so nothing is known of its pools. */
  readonly pools: readonly (readonly Side[])[] | null
}

/** The amounts in the pools of the exchanges. */
export function WorldPools() {
  const network = useNetworkId()
  const { t } = useTranslation(['explorer', 'chain'])
  const market = useQuery(marketQuery(network))
  // An answer without exchanges says why, where they could not be read.
  const reading = {
    ...market,
    data: market.data?.failure ? undefined : market.data,
    error: market.error ?? market.data?.failure ?? null,
  }
  return (
    <ListCard
      title={t('world.pools')}
      reading={reading}
      empty={t('world.none')}
      isEmpty={({ exchanges }) => exchanges === null || poolsOf(exchanges).length === 0}
    >
      {({ exchanges }) => (
        <Rows>
          {(exchanges === null ? [] : poolsOf(exchanges)).map(({ exchange, pools }) => (
            <Row key={exchange} className={styles.exchange}>
              <b>{exchange}</b>
              {pools === null ? (
                <span>{t('chain:unknown')}</span>
              ) : pools.length === 0 ? (
                <span className={text.hint}>{t('world.noPool')}</span>
              ) : (
                <ul className={styles.pools}>
                  {pools.map((sides) => (
                    <li key={sides.map(({ coin }) => coin).join(' ')} className={styles.sides}>
                      {sides.map(({ coin, units }) => (
                        <CoinUnits key={coin} coin={coin} units={units} />
                      ))}
                    </li>
                  ))}
                </ul>
              )}
            </Row>
          ))}
        </Rows>
      )}
    </ListCard>
  )
}

/** An amount of a coin; of one whose digits nobody knows here, in its smallest units. */
function CoinUnits({ coin: id, units }: Side) {
  const coin = coinById(id)
  return <Amount value={formatUnits(units, coin?.decimals ?? 0)} unit={coin?.symbol ?? id} />
}

function poolsOf({ states, tyronDex }: Exchanges): readonly ShownExchange[] {
  return [
    ...(tyronDex === undefined
      ? []
      : [{ exchange: exchangeNames.tydradex, pools: tyronDex && poolOf(tyronDex.reserves) }]),
    ...Array.from(states, ([id, state]): ShownExchange => ({
      exchange: exchangeNames[id],
      pools:
        state &&
        Array.from(state.pools, ([coin, { zil: ofZil, tokens }]) => [
          { coin: zilId, units: ofZil },
          { coin, units: tokens },
        ]),
    })),
  ]
}

/** The one pool of the community's exchange, unless nobody has brought anything yet. */
function poolOf({
  tyron,
  ssi,
}: {
  readonly tyron: bigint
  readonly ssi: bigint
}): readonly (readonly Side[])[] {
  if (tyron === 0n && ssi === 0n) return []
  return [
    [
      { coin: tyronId, units: tyron },
      { coin: ssiId, units: ssi },
    ],
  ]
}
