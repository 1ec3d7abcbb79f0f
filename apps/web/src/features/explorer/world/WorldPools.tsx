import { allCoins, zil } from '@tyto/contracts'
import type { NetworkId } from '@tyto/chain'
import { exchangeNames, tyronId, ssiId, type Exchanges } from '@tyto/exchange'
import { useQuery } from '@tanstack/react-query'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { marketQuery } from '../../../shared/chain/marketQuery'
import { Amount } from '../../../shared/ui/Amount'
import { Row, Rows } from '../../../shared/ui/Rows'
import { ListCard } from '../ListCard'
import styles from './World.module.css'

/** One side of a pool, in the coin's smallest unit. */
interface Side {
  readonly coin: string
  readonly units: bigint
}

interface ShownPool {
  readonly exchange: string
  /** Null: this exchange could not be read, so nothing is known of its pools. */
  readonly sides: readonly Side[] | null
}

/** What the pools of the exchanges hold. */
export function WorldPools({ network }: { readonly network: NetworkId }) {
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
          {(exchanges === null ? [] : poolsOf(exchanges)).map(({ exchange, sides }, index) => (
            <Row key={index} className={styles.row}>
              <b>{exchange}</b>
              {sides === null ? (
                <span>{t('chain:unknown')}</span>
              ) : (
                <span className={styles.sides}>
                  {sides.map(({ coin, units }) => (
                    <CoinUnits key={coin} coin={coin} units={units} />
                  ))}
                </span>
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
  const coin = id === zil.id ? zil : allCoins.find((each) => each.id === id)
  return <Amount value={formatUnits(units, coin?.decimals ?? 0)} unit={coin?.symbol ?? id} />
}

function poolsOf({ states, tyronDex }: Exchanges): readonly ShownPool[] {
  const community = { exchange: exchangeNames.tydradex }
  return [
    ...(tyronDex === undefined
      ? []
      : [
          {
            ...community,
            sides:
              tyronDex === null
                ? null
                : [
                    { coin: tyronId, units: tyronDex.reserves.tyron },
                    { coin: ssiId, units: tyronDex.reserves.ssi },
                  ],
          },
        ]),
    ...[...states].flatMap(([id, state]): readonly ShownPool[] =>
      state === null
        ? [{ exchange: exchangeNames[id], sides: null }]
        : Array.from(state.pools, ([coin, { zil: ofZil, tokens }]) => ({
            exchange: exchangeNames[id],
            sides: [
              { coin: zil.id, units: ofZil },
              { coin, units: tokens },
            ],
          })),
    ),
  ]
}
