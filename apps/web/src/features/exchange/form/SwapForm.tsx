import { exchangeNames, gasCostIn, priceBothWays, pricesOf, type Offer } from '@tyto/exchange'
import { formatUnits } from '@tyto/primitives'
import { formatName, parseVersion } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWalletBrand } from '../../../shared/session/wallet/walletName'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { walletKindName } from '../../../shared/identity/walletKindName'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useWalletName } from '../../../shared/session/wallet/walletName'
import { type CoverWords, useCoverWords } from '../../../shared/chain/cover/useCover'
import { withGas } from '../../../shared/chain/cover/withGas'
import { spokenZil } from '../../../shared/transaction/action/ui/spokenZil'
import { useLeastGas } from '../../../shared/transaction/gas/ui/walletCosts'
import { Card } from '../../../shared/ui/cards/Card'
import { formatDecimal, typedDecimal } from '../../../shared/ui/text/formatDecimal'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { trade } from '../actions/trade'
import { TokenPicker } from '../picker/TokenPicker'
import { tyronDexPage } from '../exchangePage'
import { bestTradable, isAvailable } from '../quotes/compare'
import { tradedCoin, type TradeSource } from '../quotes/market'
import { QuoteList } from '../quotes/QuoteList'
import { shownUnits } from '../quotes/shownUnits'
import { useGasTerms } from '../quotes/useGasTerms'
import { ExchangeSettingsDialog } from '../settings/ExchangeSettingsDialog'
import { BestSplit } from '../trade/BestSplit'
import { ConfirmTrade } from '../trade/ConfirmTrade'
import { FromLeg, PriceLine, ToLeg } from './Legs'
import styles from './SwapForm.module.css'
import { TradeButton } from './TradeButton'
import type { TradeRefusal } from './tradeRefusal'
import { useMostToGive } from './useMostToGive'
import { useSwap, type Swap } from './useSwap'
import type { SwapPlace } from './useSwapTerms'

/**
 * The worth of one coin in another at four exchanges, and the way to trade it. Needs `exchange`, `rates`, `chain`,
 * `session`.
 */
export function SwapForm(place: SwapPlace) {
  const { t } = useTranslation('exchange')
  const swap = useSwap(place)
  const brand = useWalletBrand()
  const { draft, live, market, offers, coinOf, heldOf, chosen } = swap
  const [picking, setPicking] = useState<'from' | 'to' | null>(null)
  const [isSetting, setSetting] = useState(false)
  const gasTerms = useGasTerms(swap.source)
  const isFrozen = chosen !== null
  const [from, to] = [coinOf(draft.from), coinOf(draft.to)]
  const best =
    offers === null || market === null
      ? null
      : bestTradable(offers, gasCostIn(to.id, pricesOf(market.exchanges), gasTerms))
  // While a trade is confirmed, what comes is what that one brings.
  const shown = chosen?.offer ?? best?.best ?? null
  const placeOf = (coin: string) => market?.placeOf(coin)
  const { label: insufficient } = useTradeCover(swap)
  const warning = useAmountWarning(swap, best?.best ?? null)
  return (
    <div className={styles.layout} data-form>
      <div className={joinClasses(layout.stack, layout.gap1)}>
        <Card flush>
          <div className={styles.top}>
            <Segmented
              label={t('source')}
              fill
              value={swap.source}
              options={[
                {
                  value: 'wallet',
                  label: walletKindName(parseVersion(place.record.version).kind) ?? 'DEFIxWALLET',
                },
                { value: 'zilpay', label: brand },
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
            held={swap.payer === null ? null : heldOf(from.id)}
            isFrozen={isFrozen}
            onPick={() => setPicking('from')}
            typed={draft.typed}
            fault={
              swap.fault === null
                ? undefined
                : t(`amount.${swap.fault}`, { coin: from.symbol, count: from.decimals })
            }
            warning={warning}
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
            held={swap.payer === null ? null : heldOf(to.id)}
            isFrozen={isFrozen}
            onPick={() => setPicking('to')}
            output={shown === null ? null : shown.output}
            onWant={swap.want}
            price={
              shown !== null && (
                <PriceLine
                  prices={priceBothWays(shown, from.decimals, to.decimals)}
                  from={from}
                  to={to}
                  exchange={exchangeNames[shown.exchange]}
                />
              )
            }
          />
        </Card>
        {chosen === null && <TradeButton swap={swap} best={best?.best ?? null} insufficient={insufficient} />}
      </div>
      <div className={layout.stack}>
        <QuoteList
          live={live}
          market={market}
          offers={offers}
          best={best}
          gasTerms={gasTerms}
          to={to}
          coinOf={coinOf}
          note={swap.refusal !== null && <RefusalNote refusal={swap.refusal} swap={swap} place={place} />}
          chosen={chosen}
          insufficient={insufficient}
          onTrade={swap.trade}
          panel={
            chosen !== null && (
              <ConfirmTrade chosen={chosen} onRetake={swap.retake} onClose={swap.closeTrade} />
            )
          }
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

/** Does the source hold what is given, and of ZIL the gas too? */
function useTradeCover({ payer, amount, draft, coinOf, refusal }: Swap): CoverWords {
  const account = useAccount()?.address ?? null
  // Who may not trade here is told that first, by the press.
  const isNobodys = payer === null || refusal !== null
  const spends = isNobodys || amount === 0n ? [] : [{ payer, coin: coinOf(draft.from), units: amount }]
  return useCoverWords(withGas(spends, account, useLeastGas(trade.name)))
}

/** An amount above the balance, or one that leaves an account nothing for the gas of the best offer. */
function useAmountWarning(swap: Swap, best: Offer | null) {
  const { amount, isTooMuch, coinOf, draft, type } = swap
  const { t, i18n } = useTranslation('exchange')
  const payer = useWalletName()
  const from = coinOf(draft.from)
  const { most, gas } = useMostToGive(swap, best)
  if (isTooMuch) return { text: t('amount.tooMuch', { coin: from.symbol }), instead: null }
  if (gas === null || most === null || amount <= most) return undefined
  const typed = typedDecimal(formatUnits(most, from.decimals), i18n.language)
  return {
    text: t('amount.gas', { payer, gas: spokenZil(gas, i18n.language) }),
    instead:
      most === 0n
        ? null
        : {
            label: t('amount.lessGas', {
              amount: formatDecimal(shownUnits(most, from.decimals), i18n.language),
            }),
            onTake: () => type(typed),
          },
  }
}

/** The same trade at two exchanges, where that pays more; nothing while a trade is confirmed, or refused. */
function PartsOffer({ swap, place }: { readonly swap: Swap; readonly place: SwapPlace }) {
  const { market, chosen, refusal, offers, live, draft, amount, source, payer, coinOf } = swap
  if (
    market === null ||
    payer === null ||
    offers === null ||
    chosen !== null ||
    refusal !== null ||
    live.isStale
  )
    return null
  const { name, record, owner } = place
  const [from, to] = [draft.from, draft.to].map((id) => tradedCoin(market, record.address, coinOf(id)))
  if (!from || !to) return null
  const parts = { market, from, to, amount, source, wallet: record.address, payer, owner, name }
  return <BestSplit {...parts} onStarted={live.readAgain} />
}

interface RefusalNoteProps {
  readonly refusal: TradeRefusal
  readonly swap: Swap
  readonly place: SwapPlace
}

/** Why this pair is not traded here, or not by this person, and what helps. */
function RefusalNote({ refusal, swap, place }: RefusalNoteProps) {
  const { t } = useTranslation('exchange')
  switch (refusal) {
    case 'connect':
      return <span>{t('lookOnly')}</span>
    case 'notYours':
      return (
        <Note kind="info">
          <span>{t('visitor', { name: nameInText(formatName(place.name)) })}</span>{' '}
          <Link to={buildPath('defi', { name: tyronDexPage })}>{t('atTyronDex')}</Link>
        </Note>
      )
    case 'onlyThere':
      return (
        <Note kind="warning">
          <Link to={buildPath('defi', { name: tyronDexPage })}>{swap.refusalText(refusal)}</Link>
        </Note>
      )
    case 'incoming':
    case 'zilOnly':
      return <Note kind="warning">{swap.refusalText(refusal)}</Note>
  }
}
