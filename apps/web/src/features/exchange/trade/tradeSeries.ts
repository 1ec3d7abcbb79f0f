import { exchangeNames } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import type { useTranslation } from 'react-i18next'
import type { SeriesOrder, SeriesOrderItem } from '../../../shared/transaction/series/seriesRunner'
import type { AllowTradeInput, TradedCoin, TradeInput } from '../actions/tradeInput'
import type { NeededAllowance } from './allowanceQuery'

type Translate = ReturnType<typeof useTranslation<'trade'>>['t']

interface OrderFacts {
  readonly t: Translate
  /** An amount in words: '5 ZIL'. */
  readonly said: (units: bigint, coin: TradedCoin) => string
  readonly signer: Address | undefined
  readonly summary?: ReactNode
  readonly onStarted: () => void
}

/** An allowance of exactly what is missing, and the trade that takes it: two signatures, reviewed once. */
export function allowAndTrade(
  trade: TradeInput,
  { spender, missing }: NeededAllowance,
  facts: OrderFacts,
): SeriesOrder {
  const { t, said } = facts
  const { exchange, from, to, amount, page } = trade
  const input: AllowTradeInput = { exchange, from, to, amount, page, spender }
  const allow: SeriesOrderItem = {
    key: 'allow',
    action: 'allowTrade',
    input,
    label: t('series.allow', { exchange: exchangeNames[exchange], amount: said(missing, from) }),
  }
  return orderOf([trade], [allow, tradeItem(trade, facts)], facts)
}

/** Parts of one trade at different exchanges, one after another. */
export function tradeInParts(trades: readonly TradeInput[], facts: OrderFacts): SeriesOrder {
  return orderOf(
    trades,
    trades.map((trade) => tradeItem(trade, facts)),
    facts,
  )
}

function tradeItem(input: TradeInput, { t, said }: OrderFacts): SeriesOrderItem {
  const { exchange, from, to, amount, minimum } = input
  const label = t('series.trade', {
    given: said(amount, from),
    least: said(minimum, to),
    exchange: exchangeNames[exchange],
  })
  return { key: `trade ${exchange}`, action: 'trade', input, label }
}

function orderOf(
  trades: readonly TradeInput[],
  items: readonly SeriesOrderItem[],
  { t, said, signer, summary, onStarted }: OrderFacts,
): SeriesOrder {
  const [first] = trades
  const given = trades.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    kind: 'trade',
    title:
      first === undefined ? '' : t('series.title', { given: said(given, first.from), coin: first.to.symbol }),
    items,
    ...(signer === undefined ? {} : { signer }),
    ...(summary === undefined ? {} : { summary }),
    onStarted,
  }
}
