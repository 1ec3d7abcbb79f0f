import { exchangeIds, exchangeNames, gasOf, type GasTerms, type Hop, type Offers } from '@tyto/exchange'
import { zil } from '@tyto/contracts'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../shared/ui/text/Amount'
import { Facts, type Fact } from '../../../shared/ui/cards/Facts'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import type { TradedCoin } from '../actions/tradeInput'
import styles from './Quotes.module.css'
import { shownUnits } from './shownUnits'

interface FeesProps {
  readonly offers: Offers
  readonly coinOf: (id: string) => Pick<TradedCoin, 'symbol' | 'decimals'>
  readonly gasTerms: GasTerms
}

/** The fees that stay at each exchange, folded: all of them are in the quotes already, but the gas. */
export function Fees({ offers, coinOf, gasTerms: { rules, price, payer } }: FeesProps) {
  const { t } = useTranslation('exchange')
  const factsOf = (hop: Hop): readonly Fact[] => {
    const given = coinOf(hop.from)
    const way = t('fees.way', { from: given.symbol, to: coinOf(hop.to).symbol })
    if (hop.kind === 'mint' || hop.kind === 'burn') {
      return [{ label: t('fees.vault', { way }), value: t('fees.none') }]
    }
    return [
      {
        label: t('fees.pool', { way }),
        value: <Amount value={shownUnits(hop.poolFee, given.decimals)} unit={given.symbol} />,
      },
      ...(hop.zilFee === 0n
        ? []
        : [
            {
              label: t('fees.own', { exchange: exchangeNames[hop.exchange] }),
              value: <Amount value={shownUnits(hop.zilFee, zil.decimals)} unit={zil.symbol} />,
            },
          ]),
    ]
  }
  return (
    <div className={styles.fees}>
      <Unfold label={t('fees.title')}>
        <div className={styles.ways}>
          {exchangeIds.map((exchange) => {
            const offer = offers[exchange]
            if (!offer.ok) return null
            const gas = {
              label: t('fees.gas'),
              value: (
                <Amount
                  value={shownUnits(gasOf(offer.value, rules, payer) * price, zil.decimals)}
                  unit={zil.symbol}
                />
              ),
            }
            return (
              <section key={exchange}>
                <h3>{exchangeNames[exchange]}</h3>
                <Facts facts={[...offer.value.hops.flatMap(factsOf), gas]} />
              </section>
            )
          })}
        </div>
      </Unfold>
    </div>
  )
}
