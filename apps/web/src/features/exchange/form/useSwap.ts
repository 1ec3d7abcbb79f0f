import { allCoins, type Coin } from '@tyto/contracts'
import { directionOf, quotesFor, type Offer, type Offers } from '@tyto/exchange'
import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { formatUnits, type Address } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { createStoredMap } from '../../../shared/device/createStored'
import { tabTexts } from '../../../shared/device/textStore'
import { useStoredAt } from '../../../shared/device/useStored'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { useSlippage } from '../../../shared/settings/tradeSettings'
import { typedDecimal } from '../../../shared/ui/text/formatDecimal'
import { showToast, swapNoticeDuration } from '../../../shared/ui/toast/toasts'
import { isExchangePage } from '../exchangePage'
import type { ChosenOffer } from '../quotes/chosenOffer'
import { tradedCoin, type Market, type TradeSource } from '../quotes/market'
import { useMarket, type LiveMarket } from '../quotes/useMarket'
import { readSwapAmount, type AmountFault } from './swapAmount'
import { flip, newDraft, parseDraft, pickCoin, type SwapDraft } from './swapDraft'
import { canUseZilPay, tradeRefusal, type TradeRefusal } from './tradeRefusal'

/** What was put into the form is kept until its tab is closed: a reload keeps it, and other tabs do not see it. */
const drafts = createStoredMap({ prefix: 'tyto.draft.swap.', parse: parseDraft, texts: tabTexts })

const coins = new Map(allCoins.map((coin) => [coin.id, coin]))

export interface SwapPlace {
  readonly name: Name
  readonly record: DidRecord
  /** The account that the wallet obeys; null where that is not known. */
  readonly owner: Address | null
  /** The pair that a link asks for; null for none. */
  readonly pair: Pick<SwapDraft, 'from' | 'to'> | null
}

/** The form, and all that can be done with it. */
export interface Swap {
  readonly draft: SwapDraft
  readonly source: TradeSource
  /** Who pays: the wallet or the account; null while nobody is connected. */
  readonly payer: Address | null
  readonly isController: boolean
  readonly live: LiveMarket
  /** What quotes are computed from: while a trade is confirmed, what it was chosen by. */
  readonly market: Market | null
  /** With the digits that the token's own contract says. */
  readonly coinOf: (id: string) => Coin
  readonly heldOf: (id: string) => ShownAmount
  readonly amount: bigint
  readonly fault: AmountFault | null
  /** What the source holds of what is given; null where that is not known. */
  readonly balance: bigint | null
  /** The amount is more than what the source holds. */
  readonly isTooMuch: boolean
  /** The percentage of the balance that is typed; null for none. */
  readonly share: bigint | null
  /** Null while there is no amount, or no market. */
  readonly offers: Offers | null
  /** Why nobody, or not this person, trades this pair here. */
  readonly refusal: TradeRefusal | null
  readonly refusalText: (refusal: TradeRefusal) => string
  readonly chosen: ChosenOffer | null
  readonly type: (typed: string) => void
  readonly takeShare: (percent: bigint) => void
  readonly pick: (side: 'from' | 'to', coin: string) => void
  readonly flip: () => void
  readonly setSource: (source: TradeSource) => void
  readonly trade: (offer: Offer) => void
  /** The chosen offer at the price of now. */
  readonly retake: (now: ChosenOffer) => void
  readonly closeTrade: () => void
}

export function useSwap({ name, record, owner, pair }: SwapPlace): Swap {
  const { t, i18n } = useTranslation('exchange')
  const network = useNetworkId()
  // A link to a pair has a draft of its own, so that what was typed before does not hide its pair.
  const place = `${network}.${record.address}`
  const key = pair === null ? place : `${place}.${pair.from}.${pair.to}`
  const start = { ...newDraft, ...pair }
  const draft = useStoredAt(drafts, key) ?? start
  const account = useAccount()?.address ?? null
  const slippage = useSlippage()
  const [chosen, setChosen] = useState<ChosenOffer | null>(null)
  const isPublic = isExchangePage(name)
  const isController = account !== null && account === owner
  // Who does not control the wallet has no say in what it pays; on the page of an exchange everybody has an account.
  const source = isController ? draft.source : isPublic ? 'zilpay' : 'wallet'
  const payer = source === 'wallet' ? record.address : account
  const live = useMarket({
    wallet: record.address,
    account: source === 'wallet' ? null : account,
    isFrozen: chosen !== null,
  })
  const market = chosen?.market ?? live.market

  const heldOf = (id: string): ShownAmount => live.heldOf(payer, id)
  const coinOf = (id: string): Coin => {
    const coin = coins.get(id)!
    const amount = market?.amountOf(record.address, id)
    return amount?.kind === 'amount' ? { ...coin, decimals: amount.decimals } : coin
  }
  const from = coinOf(draft.from)
  const { amount, fault } = readSwapAmount(draft.typed, from.decimals, i18n.language)
  const held = heldOf(from.id)
  const balance = held.kind === 'amount' && !held.isOld ? held.units : null
  const exchanges = market?.exchanges ?? null
  const offers =
    amount === 0n || exchanges === null
      ? null
      : quotesFor(exchanges, { from: draft.from, to: draft.to, amount, slippage })
  const refusal = tradeRefusal({
    from: draft.from,
    to: draft.to,
    source,
    hasAccount: account !== null,
    isController,
    isExchangePage: isPublic,
  })

  const keep = (next: SwapDraft): void => void drafts.set(key, next)
  const shareText = (percent: bigint): string =>
    balance === null
      ? ''
      : typedDecimal(formatUnits((balance * percent) / 100n, from.decimals), i18n.language)
  const refusalText = (code: TradeRefusal): string => t(`refusal.${code}`, { email: formatName(name) })
  const refuse = (code: TradeRefusal): void =>
    showToast({ kind: 'danger', text: refusalText(code), duration: swapNoticeDuration })

  /** A pair that ZilPay cannot pay for goes back to the wallet, and one that nobody trades is said at once. */
  const change = (next: SwapDraft): void => {
    const ofZilPay = source === 'zilpay' && !canUseZilPay({ ...next, isExchangePage: isPublic })
    if (directionOf(next.from, next.to) === 2) refuse('incoming')
    else if (ofZilPay) refuse('zilOnly')
    keep(ofZilPay && isController ? { ...next, source: 'wallet' } : next)
  }

  return {
    draft,
    source,
    payer,
    isController,
    live,
    market,
    coinOf,
    heldOf,
    amount,
    fault,
    balance,
    isTooMuch: balance !== null && amount > balance,
    share:
      draft.typed === ''
        ? null
        : ([100n, 75n, 50n, 25n].find((percent) => shareText(percent) === draft.typed) ?? null),
    offers,
    refusal,
    refusalText,
    chosen,
    type: (typed) => keep({ ...draft, typed }),
    takeShare: (percent) => {
      if (account === null && isPublic) refuse('connect')
      else if (!isController && !isPublic) refuse('notYours')
      else if (balance === null)
        showToast({ kind: 'warning', text: t('balanceUnknown'), duration: swapNoticeDuration })
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
      if (refusal !== null) return refuse(refusal)
      if (market === null || payer === null) return undefined
      const [given, wanted] = [draft.from, draft.to].map((id) =>
        tradedCoin(market, record.address, coinOf(id)),
      )
      if (!given || !wanted)
        return showToast({ kind: 'warning', text: t('balanceUnknown'), duration: swapNoticeDuration })
      return setChosen({
        offer,
        from: given,
        to: wanted,
        amount,
        source,
        wallet: record.address,
        name,
        owner,
        payer,
        market,
      })
    },
    retake: setChosen,
    closeTrade: () => {
      setChosen(null)
      live.readAgain()
    },
  }
}
