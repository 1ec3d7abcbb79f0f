import type { Exchanges } from '@tyto/chain'
import {
  circulatingTyron,
  rateDigits,
  ratesOf,
  ssiId,
  tyronId,
  valueLocked,
  type TyronDexState,
} from '@tyto/exchange'
import { formatUnits } from '@tyto/primitives'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { DataAge } from '../../shared/chain/age/DataAge'
import type { CommunityMarket } from '../../shared/chain/coins/marketQuery'
import { buildPath } from '../../shared/routing/routes'
import { Card } from '../../shared/ui/cards/Card'
import { Facts } from '../../shared/ui/cards/Facts'
import { formatDecimal } from '../../shared/ui/text/formatDecimal'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { noteInLog } from '../../shared/ui/toast/toasts'
import { MarketFigure } from './MarketFigure'
import { useCommunityMarket } from './useCommunityMarket'

/** As the specification shows prices. */
const places = 2
/** Parts of 10,000 are percent with so many digits after the point. */
const percentDigits = 2

/** The page of the exchange. */
const exchangePage = buildPath('name', { name: { subdomain: '', domain: 'tyrondex', topLevel: 'ssi' } })

/** The price of TYRON, how much of it and of S$I there is, how much is locked, and what those earn who locked it. */
export function StatisticsCard() {
  const { t } = useTranslation('rates')
  const { market, failure, isOld, isReading, readAgain } = useCommunityMarket()
  const logged = t('statistics.unreadLog')
  const isUnread = failure !== null || market?.exchanges?.tyronDex === null
  // A price that could not be read goes to the messages; nothing jumps into the page.
  useEffect(() => {
    if (isUnread) noteInLog({ kind: 'warning', text: logged })
  }, [isUnread, logged])
  return (
    <Card
      title={t('statistics.title')}
      narrow
      aside={
        <Link className={text.sub} to={exchangePage}>
          {t('statistics.onDex')}
        </Link>
      }
    >
      {market === undefined ? (
        failure === null ? (
          <Skeleton height="12rem" />
        ) : (
          <CardFailure error={failure} busy={isReading} onRetry={readAgain} />
        )
      ) : (
        <div className={layout.stack}>
          <Figures market={market} />
          <DataAge readAt={market.readAt} failed={isOld} />
        </div>
      )}
    </Card>
  )
}

function Figures({ market: { exchanges, supplies, launchPrice } }: { readonly market: CommunityMarket }) {
  const { t } = useTranslation('rates')
  const [tyron, ssi] = [supplies.get(tyronId) ?? null, supplies.get(ssiId) ?? null]
  const circulating = tyron === null ? null : circulatingTyron(tyron)
  const price = exchanges && ratesOf(exchanges, launchPrice).tyronInSsi
  return (
    <>
      <Facts
        facts={[
          {
            label: t('statistics.price'),
            value: <MarketFigure units={price} decimals={rateDigits} places={places} />,
          },
          {
            label: t('statistics.circulating', { coin: 'TYRON' }),
            value: <MarketFigure units={circulating} decimals={12} places={places} />,
          },
          {
            label: t('statistics.circulating', { coin: 'S$I' }),
            value: <MarketFigure units={ssi} decimals={18} places={places} />,
          },
          {
            label: t('statistics.locked'),
            value: (
              <MarketFigure
                units={exchanges && valueLocked(exchanges)}
                decimals={18}
                places={places}
                unit="SGD"
              />
            ),
          },
          { label: t('statistics.reward'), value: <Reward dex={exchanges?.tyronDex} /> },
        ]}
      />
      {tyron === null && <p className={text.warning}>{t('statistics.supplyUnread', { coin: 'TYRON' })}</p>}
      {tyron !== null && circulating === null && <p className={text.hint}>{t('statistics.below')}</p>}
      {ssi === null && <p className={text.warning}>{t('statistics.supplyUnread', { coin: 'S$I' })}</p>}
      <DexState exchanges={exchanges} />
    </>
  )
}

/** The part of each trade that those get who brought the pool, as the exchange itself says. */
function Reward({ dex }: { readonly dex: TyronDexState | null | undefined }) {
  const { t, i18n } = useTranslation(['rates', 'chain'])
  if (!dex) return <span>{t('chain:unknown')}</span>
  const percent = formatDecimal(formatUnits(dex.reward, percentDigits), i18n.language)
  return <span>{t('statistics.percent', { percent })}</span>
}

/** Says which source is silent; nothing where all speak. */
function DexState({ exchanges }: { readonly exchanges: Exchanges | null }) {
  const { t } = useTranslation('rates')
  if (exchanges?.tyronDex) return <p className={text.hint}>{t('statistics.hint')}</p>
  if (exchanges?.tyronDex === undefined && exchanges !== null) {
    return <p className={text.sub}>{t('rates.tyronNone')}</p>
  }
  return <p className={text.warning}>{t('rates.tyronUnread')}</p>
}
