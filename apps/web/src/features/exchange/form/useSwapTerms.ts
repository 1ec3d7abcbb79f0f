import { allCoins, type Coin } from '@tyto/contracts'
import { gasCostIn, pricesOf, quotesFor, type Offers } from '@tyto/exchange'
import type { DidRecord, Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useSlippage } from '../../../shared/settings/tradeSettings'
import { isExchangePage } from '../exchangePage'
import type { ChosenOffer } from '../quotes/chosenOffer'
import { leastToGive } from '../quotes/leastToGive'
import type { Market, TradeSource } from '../quotes/market'
import { useGasTerms } from '../quotes/useGasTerms'
import { useMarket, type LiveMarket } from '../quotes/useMarket'
import { readSwapAmount, type AmountFault } from './swapAmount'
import type { SwapDraft } from './swapDraft'
import { tradeRefusal, type TradeRefusal } from './tradeRefusal'

const coins = new Map(allCoins.map((coin) => [coin.id, coin]))

export interface SwapPlace {
  readonly name: Name
  readonly record: DidRecord
  /** The account that the wallet obeys; null where that is not known. */
  readonly owner: Address | null
  /** The pair that a link asks for; null for none. */
  readonly pair: Pick<SwapDraft, 'from' | 'to'> | null
}

/** Who trades here, with whose funds. */
interface Trader {
  /** Null while nobody is connected. */
  readonly account: Address | null
  readonly isController: boolean
  /** On the page of an exchange everybody may trade with an account of their own. */
  readonly isPublic: boolean
  readonly source: TradeSource
  /** Who pays: the wallet or the account; null while nobody is connected. */
  readonly payer: Address | null
}

/** The result of a draft: who pays, how much that is, what the exchanges offer for it, and why nobody may trade it. */
export interface SwapTerms extends Trader {
  readonly live: LiveMarket
  /** The market that quotes are computed from: while a trade is confirmed, the one that it was chosen by. */
  readonly market: Market | null
  /** With the digits that the token's own contract says. */
  readonly coinOf: (id: string) => Coin
  readonly heldOf: (id: string) => ShownAmount
  readonly amount: bigint
  readonly fault: AmountFault | null
  /** The source's balance of the coin that is given; null where it is not known. */
  readonly balance: bigint | null
  /** The least that brings what is typed, at the best of the exchanges; null where nothing does, or that is no amount. */
  readonly leastFor: (typed: string) => bigint | null
  /** Null while there is no amount, or no market. */
  readonly offers: Offers | null
  /** Why nobody, or not this person, trades this pair here. */
  readonly refusal: TradeRefusal | null
}

export function useSwapTerms(
  { name, record, owner }: SwapPlace,
  draft: SwapDraft,
  chosen: ChosenOffer | null,
): SwapTerms {
  const { i18n } = useTranslation('exchange')
  const slippage = useSlippage()
  const account = useAccount()?.address ?? null
  const trader = traderOf({ account, owner, wallet: record.address, isPublic: isExchangePage(name) }, draft)
  const { source, payer, isController } = trader
  const gasTerms = useGasTerms(source)
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
  const { from, to } = draft
  const { amount, fault } = readSwapAmount(draft.typed, coinOf(from).decimals, i18n.language)
  const held = heldOf(from)
  const exchanges = market?.exchanges ?? null
  const leastFor = (typed: string): bigint | null => {
    const wanted = readSwapAmount(typed, coinOf(to).decimals, i18n.language).amount
    if (exchanges === null) return null
    const cost = gasCostIn(to, pricesOf(exchanges), gasTerms)
    return leastToGive(exchanges, { from, to, slippage }, { wanted, cost })
  }
  return {
    ...trader,
    live,
    market,
    coinOf,
    heldOf,
    amount,
    fault,
    leastFor,
    balance: held.kind === 'amount' && !held.isOld ? held.units : null,
    offers: amount === 0n || exchanges === null ? null : quotesFor(exchanges, { from, to, amount, slippage }),
    refusal: tradeRefusal({
      from,
      to,
      source,
      hasAccount: account !== null,
      isController,
      isExchangePage: trader.isPublic,
    }),
  }
}

interface Present extends Pick<Trader, 'account' | 'isPublic'>, Pick<SwapPlace, 'owner'> {
  readonly wallet: Address
}

function traderOf({ account, owner, wallet, isPublic }: Present, draft: SwapDraft): Trader {
  const isController = account !== null && account === owner
  // Who does not control the wallet has no say in what it pays; on the page of an exchange everybody has an account.
  const source = isController ? draft.source : isPublic ? 'zilpay' : 'wallet'
  return { account, isController, isPublic, source, payer: source === 'wallet' ? wallet : account }
}
