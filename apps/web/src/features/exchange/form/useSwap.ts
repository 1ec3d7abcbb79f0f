import { directionOf, type Offer } from '@tyto/exchange'
import { formatName } from '@tyto/identity'
import { formatUnits, percentOf } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWalletBrand, useWalletBrandAsWritten } from '../../../shared/session/wallet/walletName'
import { typedDecimal } from '../../../shared/ui/text/formatDecimal'
import { showToast, swapNoticeDuration } from '../../../shared/ui/toast/toasts'
import type { ChosenOffer } from '../quotes/chosenOffer'
import { tradedCoin, type TradeSource } from '../quotes/market'
import { flip, pickCoin, type SwapDraft } from './swapDraft'
import { canUseZilPay, type TradeRefusal } from './tradeRefusal'
import { useSwapDraft } from './useSwapDraft'
import { useSwapTerms, type SwapPlace, type SwapTerms } from './useSwapTerms'

/** Parts of what the source holds, in percent, that a press types. */
const shares = [100n, 75n, 50n, 25n]

/** The form, and all that can be done with it. */
export interface Swap extends SwapTerms {
  readonly draft: SwapDraft
  /** The amount is more than what the source holds. */
  readonly isTooMuch: boolean
  /** The percentage of the balance that is typed; null for none. */
  readonly share: bigint | null
  readonly refusalText: (refusal: TradeRefusal) => string
  readonly chosen: ChosenOffer | null
  readonly type: (typed: string) => void
  /** Takes the typed amount that is to come, and gives the least that brings it, or nothing. Says whether that is known. */
  readonly want: (typed: string) => boolean
  readonly takeShare: (percent: bigint) => void
  readonly pick: (side: 'from' | 'to', coin: string) => void
  readonly flip: () => void
  readonly setSource: (source: TradeSource) => void
  readonly trade: (offer: Offer) => void
  /** The chosen offer at the price of now. */
  readonly retake: (now: ChosenOffer) => void
  readonly closeTrade: () => void
}

export function useSwap(place: SwapPlace): Swap {
  const { t, i18n } = useTranslation('exchange')
  const brand = useWalletBrand()
  const written = useWalletBrandAsWritten()
  const { draft, keep } = useSwapDraft(place.record.address, place.pair)
  const [chosen, setChosen] = useState<ChosenOffer | null>(null)
  const terms = useSwapTerms(place, draft, chosen)
  const { account, isController, isPublic, source, balance } = terms

  const amountText = (units: bigint | null): string =>
    units === null ? '' : typedDecimal(formatUnits(units, terms.coinOf(draft.from).decimals), i18n.language)
  const shareText = (percent: bigint): string => amountText(balance && percentOf(balance, percent))
  const refusalText = (code: TradeRefusal): string =>
    t(`refusal.${code}`, { email: formatName(place.name), wallet: code === 'zilOnly' ? written : brand })
  const refuse = (code: TradeRefusal): void =>
    showToast({ kind: 'danger', text: refusalText(code), duration: swapNoticeDuration })
  const sayUnknown = (): void =>
    showToast({ kind: 'warning', text: t('balanceUnknown'), duration: swapNoticeDuration })

  /** A pair that ZilPay cannot pay for goes back to the wallet, and one that nobody trades is said at once. */
  const change = (next: SwapDraft): void => {
    const ofZilPay = source === 'zilpay' && !canUseZilPay({ ...next, isExchangePage: isPublic })
    if (directionOf(next.from, next.to) === 'tokenToToken') refuse('incoming')
    else if (ofZilPay) refuse('zilOnly')
    keep(ofZilPay && isController ? { ...next, source: 'wallet' } : next)
  }

  return {
    ...terms,
    draft,
    isTooMuch: balance !== null && terms.amount > balance,
    share: draft.typed === '' ? null : (shares.find((percent) => shareText(percent) === draft.typed) ?? null),
    refusalText,
    chosen,
    type: (typed) => keep({ ...draft, typed }),
    want: (typed) => keepLeast(terms, typed, (least) => keep({ ...draft, typed: amountText(least) })),
    takeShare: (percent) => {
      if (account === null && isPublic) refuse('connect')
      else if (!isController && !isPublic) refuse('notYours')
      else if (balance === null) sayUnknown()
      else keep({ ...draft, typed: shareText(percent) })
    },
    pick: (side, coin) => change(pickCoin(draft, side, coin)),
    flip: () => change(flip(draft)),
    setSource: (wanted) => {
      if (!isController) refuse(account === null ? 'connect' : 'notYours')
      else if (wanted === 'zilpay' && !canUseZilPay({ ...draft, isExchangePage: isPublic })) refuse('zilOnly')
      else keep({ ...draft, source: wanted })
    },
    trade: (offer) => {
      if (terms.refusal !== null) return refuse(terms.refusal)
      const choice = choiceOf(place, terms, draft, offer)
      if (choice === 'unknown') sayUnknown()
      else if (choice !== null) setChosen(choice)
    },
    retake: setChosen,
    closeTrade: () => {
      setChosen(null)
      terms.live.readAgain()
    },
  }
}

/** Keeps the least that brings what is typed, and null where nothing does: no earlier amount stands beside it. */
function keepLeast({ leastFor }: SwapTerms, typed: string, keep: (least: bigint | null) => void): boolean {
  const least = leastFor(typed)
  keep(least)
  return least !== null
}

/** An offer as it is confirmed; null where nobody can pay, `unknown` where the digits of one of the coins are. */
function choiceOf(
  { name, record, owner }: SwapPlace,
  { market, payer, amount, source, coinOf }: SwapTerms,
  { from, to }: SwapDraft,
  offer: Offer,
): ChosenOffer | 'unknown' | null {
  if (market === null || payer === null) return null
  const wallet = record.address
  const [given, wanted] = [from, to].map((id) => tradedCoin(market, wallet, coinOf(id)))
  if (!given || !wanted) return 'unknown'
  return { offer, from: given, to: wanted, amount, source, wallet, name, owner, payer, market }
}
