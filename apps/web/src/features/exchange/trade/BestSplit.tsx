import { zilAddress } from '@tyto/contracts'
import { bestOf, exchangeNames, gasCostIn, pricesOf, quotesFor, splitOf, type Offer } from '@tyto/exchange'
import { formatName, type Name } from '@tyto/identity'
import { formatUnits, type Address } from '@tyto/primitives'
import { useContext, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useMissing } from '../../../shared/session/useMissing'
import { useSlippage } from '../../../shared/settings/tradeSettings'
import { useDeadlineBlocks } from '../settings/useDeadlineBlocks'
import { useCoverWords } from '../../../shared/chain/cover/useCover'
import { withGas } from '../../../shared/chain/cover/withGas'
import { ActionGateContext } from '../../../shared/transaction/action/ui/actionGate'
import { MissingOffer } from '../../../shared/transaction/action/ui/MissingOffer'
import { startSeries } from '../../../shared/transaction/runner/ui/startSeries'
import { useLeastGas } from '../../../shared/transaction/gas/ui/walletCosts'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import type { TradedCoin } from '../actions/tradeInput'
import { isBlocked } from '../quotes/compare'
import type { Market, TradeSource } from '../quotes/market'
import { shownUnits } from '../quotes/shownUnits'
import { useGasTerms } from '../quotes/useGasTerms'
import { Lines } from './Lines'
import { paysStraight, tradeOf } from './tradeOf'
import { tradeInParts } from './tradeSeries'

interface BestSplitProps {
  readonly market: Market
  readonly from: TradedCoin
  readonly to: TradedCoin
  readonly amount: bigint
  readonly source: TradeSource
  readonly wallet: Address
  /** Who pays: the wallet or the account. */
  readonly payer: Address
  readonly owner: Address | null
  readonly name: Name
  /** Called once the first of both is on its way. */
  readonly onStarted: () => void
}

/** Two exchanges that together pay more than the best alone, after gas, folded: nobody trades so without asking for it. */
export function BestSplit(props: BestSplitProps) {
  const { market, from, to, amount, source, owner } = props
  const { t, i18n } = useTranslation('trade')
  const slippage = useSlippage()
  const gasTerms = useGasTerms(source)
  const account = useAccount()?.address ?? null
  const { exchanges } = market
  const found = useMemo(() => {
    const trade = { from: from.id, to: to.id, amount, slippage }
    const cost = gasCostIn(to.id, pricesOf(exchanges), gasTerms)
    return {
      split: splitOf(exchanges, trade, cost),
      best: bestOf(quotesFor(exchanges, trade), cost),
    }
  }, [exchanges, from.id, to.id, amount, slippage, gasTerms])
  const { split, best } = found
  // An account allows each exchange first: that would be four signatures.
  if (split === null || best === null || (source === 'zilpay' && from.token !== zilAddress)) return null
  const { parts, gain } = split
  if (parts.some(isBlocked)) return null
  const said = (units: bigint, { decimals, symbol }: TradedCoin): string =>
    `${formatDecimal(formatUnits(units, decimals), i18n.language)} ${symbol}`
  const signer = (source === 'zilpay' ? account : owner) ?? undefined
  const [first, second] = parts.map(({ exchange }) => exchangeNames[exchange])
  const lines = parts.map((part) =>
    t('split.part', {
      given: said(part.input, from),
      least: said(part.least, to),
      exchange: exchangeNames[part.exchange],
    }),
  )
  const all = (
    <>
      <Lines lines={lines} />
      <p>
        <b>
          {t('split.sum', {
            given: said(amount, from),
            least: said(
              parts.reduce((sum, { least }) => sum + least, 0n),
              to,
            ),
          })}
        </b>
      </p>
      <p className={text.sub}>{t('split.note')}</p>
    </>
  )
  return (
    <Card>
      <Unfold label={t('split.title')}>
        <div className={layout.stack}>
          <p>
            {t('split.lead', {
              first,
              second,
              best: exchangeNames[best.best.exchange],
              gain: `${formatDecimal(shownUnits(gain, to.decimals), i18n.language)} ${to.symbol}`,
            })}
          </p>
          {all}
          <SplitButton {...props} parts={parts} signer={signer} said={said} summary={all} />
        </div>
      </Unfold>
    </Card>
  )
}

interface SplitButtonProps extends BestSplitProps {
  readonly parts: readonly Offer[]
  readonly signer: Address | undefined
  readonly said: (units: bigint, coin: TradedCoin) => string
  /** Tells both parts, and their sum. */
  readonly summary: ReactNode
}

/** Opens the one review of both trades; each asks the chain once more before it is signed. */
function SplitButton({ parts, signer, said, summary, onStarted, ...choice }: SplitButtonProps) {
  const { t } = useTranslation('trade')
  const blocks = useDeadlineBlocks()
  const [isBusy, setBusy] = useState(false)
  const account = useAccount()?.address ?? null
  const spends = [{ payer: choice.payer, coin: choice.from, units: choice.amount }]
  const { label: insufficient, note } = useCoverWords(withGas(spends, account, 2n * useLeastGas('trade')))
  const missing = useMissing(signer === undefined ? {} : { signer })
  const gate = useContext(ActionGateContext)
  const subject = choice.source === 'zilpay' ? undefined : formatName(choice.name)
  const trades = parts.map((part) => tradeOf(choice, part, blocks))
  if (gate !== null && !trades.every(paysStraight)) return gate
  if (missing) return <MissingOffer missing={missing} subject={subject} />
  const open = async (): Promise<void> => {
    setBusy(true)
    await startSeries(tradeInParts(trades, { t, said, signer, summary, onStarted }))
    setBusy(false)
  }
  return (
    <div>
      <Button variant="eye" busy={isBusy} disabled={insufficient !== null} onClick={() => void open()}>
        {insufficient ?? t('split.start')}
      </Button>
      {note !== null && <p className={text.hint}>{note}</p>}
    </div>
  )
}
