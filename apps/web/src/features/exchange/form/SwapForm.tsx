import { exchangeNames, gasCostIn, priceBothWays, pricesOf } from '@tyto/exchange'
import { qaPerLi } from '@tyto/primitives'
import { formatName } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { ConnectButton } from '../../../shared/session/ConnectButton'
import { useWalletPrice } from '../../../shared/transaction/ui/walletCosts'
import { Card } from '../../../shared/ui/Card'
import { IconButton } from '../../../shared/ui/IconButton'
import layout from '../../../shared/ui/layout.module.css'
import { nameInText } from '../../../shared/ui/nameParts'
import { Note } from '../../../shared/ui/Note'
import { Segmented } from '../../../shared/ui/Segmented'
import { TokenPicker } from '../picker/TokenPicker'
import { bestTradable, isAvailable } from '../quotes/compare'
import { tradedCoin, type TradeSource } from '../quotes/market'
import { QuoteList } from '../quotes/QuoteList'
import { ExchangeSettingsDialog } from '../settings/ExchangeSettingsDialog'
import { BestSplit } from '../trade/BestSplit'
import { ConfirmTrade } from '../trade/ConfirmTrade'
import { FromLeg, PriceLine, ToLeg } from './Legs'
import styles from './SwapForm.module.css'
import type { TradeRefusal } from './tradeRefusal'
import { useSwap, type Swap, type SwapPlace } from './useSwap'

/** What one coin is worth in another at four exchanges, and the way to trade it. Needs `exchange`, `rates`, `chain`, `session`. */
export function SwapForm(place: SwapPlace) {
  const { t } = useTranslation('exchange')
  const swap = useSwap(place)
  const { draft, live, market, offers, coinOf, heldOf, chosen } = swap
  const [picking, setPicking] = useState<'from' | 'to' | null>(null)
  const [isSetting, setSetting] = useState(false)
  const gasPrice = useWalletPrice().mostLi * qaPerLi
  const isFrozen = chosen !== null
  const [from, to] = [coinOf(draft.from), coinOf(draft.to)]
  const best =
    offers === null || market === null
      ? null
      : bestTradable(offers, gasCostIn(to.id, pricesOf(market.exchanges), gasPrice))
  const placeOf = (coin: string) => market?.placeOf(coin)
  return (
    <div className={styles.layout}>
      <Card flush>
        <div className={styles.top}>
          <Segmented
            label={t('source')}
            fill
            value={swap.source}
            options={[
              { value: 'wallet', label: 'DEFIxWALLET' },
              { value: 'zilpay', label: 'ZilPay' },
            ]}
            onChange={(source: TradeSource) => !isFrozen && swap.setSource(source)}
          />
          {offers !== null && isAvailable(offers) && (
            <IconButton icon="gear" label={t('settings')} outlined onClick={() => setSetting(true)} />
          )}
        </div>
        <FromLeg
          coin={from}
          token={placeOf(from.id)}
          held={heldOf(from.id)}
          isFrozen={isFrozen}
          onPick={() => setPicking('from')}
          typed={draft.typed}
          fault={
            swap.fault === null
              ? undefined
              : t(`amount.${swap.fault}`, { coin: from.symbol, count: from.decimals })
          }
          warning={swap.isTooMuch ? t('amount.tooMuch', { coin: from.symbol }) : undefined}
          share={swap.share}
          onType={swap.type}
          onShare={swap.takeShare}
        />
        <div className={styles.flip}>
          <IconButton icon="swap" label={t('flip')} disabled={isFrozen} onClick={swap.flip} />
        </div>
        <ToLeg
          coin={to}
          token={placeOf(to.id)}
          held={heldOf(to.id)}
          isFrozen={isFrozen}
          onPick={() => setPicking('to')}
          output={best === null ? null : best.best.output}
          price={
            best !== null && (
              <PriceLine
                prices={priceBothWays(best.best, from.decimals, to.decimals)}
                from={from}
                to={to}
                exchange={exchangeNames[best.best.exchange]}
              />
            )
          }
        />
      </Card>
      <div className={layout.stack}>
        <QuoteList
          live={live}
          market={market}
          offers={offers}
          best={best}
          gasPrice={gasPrice}
          to={to}
          coinOf={coinOf}
          note={swap.refusal !== null && <RefusalNote refusal={swap.refusal} swap={swap} place={place} />}
          chosen={chosen}
          onTrade={swap.trade}
          panel={chosen !== null && <ConfirmTrade chosen={chosen} onClose={swap.closeTrade} />}
        />
        <PartsOffer swap={swap} place={place} />
      </div>
      {picking !== null && (
        <TokenPicker
          chosen={draft[picking]}
          heldOf={heldOf}
          placeOf={placeOf}
          onPick={(coin) => swap.pick(picking, coin.id)}
          onClose={() => setPicking(null)}
        />
      )}
      <ExchangeSettingsDialog open={isSetting} onClose={() => setSetting(false)} />
    </div>
  )
}

/** The same trade at two exchanges, where that pays more; nothing while a trade is confirmed, or refused. */
function PartsOffer({ swap, place }: { readonly swap: Swap; readonly place: SwapPlace }) {
  const { market, chosen, refusal, offers, live, draft, amount, source, coinOf } = swap
  if (market === null || offers === null || chosen !== null || refusal !== null || live.isStale) return null
  const { name, record, owner } = place
  const [from, to] = [draft.from, draft.to].map((id) => tradedCoin(market, record.address, coinOf(id)))
  if (!from || !to) return null
  const parts = { market, from, to, amount, source, wallet: record.address, owner, name }
  return <BestSplit {...parts} onStarted={live.readAgain} />
}

interface RefusalNoteProps {
  readonly refusal: TradeRefusal
  readonly swap: Swap
  readonly place: SwapPlace
}

const tyronDex = { subdomain: '', domain: 'tyrondex', topLevel: 'ssi' } as const

/** Why this pair is not traded here, or not by this person, and what helps. */
function RefusalNote({ refusal, swap, place }: RefusalNoteProps) {
  const { t } = useTranslation('exchange')
  switch (refusal) {
    case 'connect':
      return (
        <div className={layout.row}>
          <span>{t('lookOnly')}</span>
          <ConnectButton label={swap.refusalText('connect')} variant="step" small />
        </div>
      )
    case 'notYours':
      return (
        <Note kind="info">
          {t('visitor', { name: nameInText(formatName(place.name)) })}{' '}
          <Link to={buildPath('defi', { name: tyronDex })}>{t('atTyronDex')}</Link>
        </Note>
      )
    case 'onlyThere':
      return (
        <Note kind="warning">
          <Link to={buildPath('defi', { name: tyronDex })}>{swap.refusalText(refusal)}</Link>
        </Note>
      )
    case 'incoming':
    case 'zilOnly':
      return <Note kind="warning">{swap.refusalText(refusal)}</Note>
  }
}
