import type { Exchanges } from '@tyto/chain'
import { exchangeNames, rateDigits, ratesOf, type Rates } from '@tyto/exchange'
import { qaPerZil } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { DataAge } from '../../shared/chain/age/DataAge'
import { Card } from '../../shared/ui/cards/Card'
import { Facts } from '../../shared/ui/cards/Facts'
import { formatWhole } from '../../shared/ui/text/formatWhole'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { MarketFigure } from './MarketFigure'
import { useCommunityMarket } from './useCommunityMarket'

/** As the specification shows rates. */
const places = 4

/** The worth of 1 ZIL and 1 TYRON in S$I and in dollars, by the pools of the chain, which are named with their age. */
export function RatesCard() {
  const { t } = useTranslation('rates')
  const { market, failure, isOld, isReading, readAgain } = useCommunityMarket()
  return (
    <Card title={t('rates.title')} narrow>
      {market === undefined ? (
        failure === null ? (
          <Skeleton height="10rem" />
        ) : (
          <CardFailure error={failure} busy={isReading} onRetry={readAgain} />
        )
      ) : market.exchanges === null ? (
        <p className={failure === null ? text.sub : text.warning}>
          {t(failure === null ? 'rates.noExchange' : 'rates.unread')}
        </p>
      ) : (
        <div className={layout.stack}>
          <RateFacts rates={ratesOf(market.exchanges, market.launchPrice)} />
          <Sources exchanges={market.exchanges} rates={ratesOf(market.exchanges, market.launchPrice)} />
          <DataAge readAt={market.readAt} failed={isOld} />
        </div>
      )}
    </Card>
  )
}

function RateFacts({ rates }: { readonly rates: Rates }) {
  const { t } = useTranslation('rates')
  const figures = [
    { coin: 'ZIL', currency: 'S$I', units: rates.zilInSsi },
    { coin: 'ZIL', currency: 'USD', units: rates.zilInUsd },
    { coin: 'TYRON', currency: 'S$I', units: rates.tyronInSsi },
    { coin: 'TYRON', currency: 'USD', units: rates.tyronInUsd },
  ]
  return (
    <Facts
      facts={figures.map(({ coin, currency, units }) => ({
        label: t('rates.oneIn', { coin, currency }),
        value: <MarketFigure units={units} decimals={rateDigits} places={places} />,
      }))}
    />
  )
}

interface SourcesProps {
  readonly exchanges: Exchanges
  readonly rates: Rates
}

/** Where the rates come from, and which source says nothing. */
function Sources({ exchanges, rates: { zilBy } }: SourcesProps) {
  const { t, i18n } = useTranslation('rates')
  const whole = (units: bigint, unit: bigint): string => formatWhole(units / unit, i18n.language)
  const { tyronDex, block, states } = exchanges
  const isZilUnread = [...states.values()].includes(null)
  return (
    <>
      <p className={text.hint}>
        {zilBy && (
          <span>{`${t('rates.zilBy', { exchange: exchangeNames[zilBy.exchange], depth: whole(zilBy.pool.zil, qaPerZil) })} `}</span>
        )}
        {tyronDex && (
          <span>{`${t(tyronDex.isFairlaunch ? 'rates.tyronLaunch' : 'rates.tyronBy', {
            tyron: whole(tyronDex.reserves.tyron, 10n ** 12n),
            ssi: whole(tyronDex.reserves.ssi, 10n ** 18n),
          })} `}</span>
        )}
        <span>{t('rates.factor')}</span> <span>{t('rates.block', { block: whole(block, 1n) })}</span>
      </p>
      {zilBy === null && (
        <p className={text.warning}>{t(isZilUnread ? 'rates.zilUnread' : 'rates.zilNone')}</p>
      )}
      {tyronDex === null && <p className={text.warning}>{t('rates.tyronUnread')}</p>}
      {tyronDex === undefined && <p className={text.sub}>{t('rates.tyronNone')}</p>}
    </>
  )
}
