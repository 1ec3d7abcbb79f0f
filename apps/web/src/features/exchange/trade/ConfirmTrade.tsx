import { formatUnits } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import { useNetworkId } from '../../../shared/settings/network'
import { useDeadlineBlocks, useSlippage } from '../../../shared/settings/tradeSettings'
import { useWallet } from '../../../shared/session/wallet'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { startSeries } from '../../../shared/transaction/ui/series/startSeries'
import { Button } from '../../../shared/ui/Button'
import { formatDecimal } from '../../../shared/ui/formatDecimal'
import layout from '../../../shared/ui/layout.module.css'
import text from '../../../shared/ui/text.module.css'
import { trade } from '../actions/trade'
import type { TradedCoin } from '../actions/tradeInput'
import type { ChosenOffer } from '../quotes/chosenOffer'
import { mostImpact } from '../quotes/impact'
import { ImpactMeter } from '../quotes/ImpactMeter'
import { readAgain } from '../quotes/readAgain'
import { allowanceQuery } from './allowanceQuery'
import styles from './ConfirmTrade.module.css'
import { moveOf, type PriceMove } from './priceGate'
import { PriceMoved } from './PriceMoved'
import { TradeFacts } from './TradeFacts'
import { tradeOf, withSlippage } from './tradeOf'
import { tradeSeries } from './tradeSeries'
import { useSentTrade } from './useSentTrade'

interface ConfirmTradeProps {
  readonly chosen: ChosenOffer
  readonly onClose: () => void
}

/** What stood in the way of the last press. */
type Obstacle =
  | { readonly kind: 'moved'; readonly move: Exclude<PriceMove, 'same'>; readonly now: ChosenOffer | null }
  | { readonly kind: 'unread'; readonly error: Error }

/** What an offer comes to, and the button that trades it once the pools still pay what is shown. */
export function ConfirmTrade({ chosen, onClose }: ConfirmTradeProps) {
  const { t, i18n } = useTranslation('trade')
  const network = useNetworkId()
  const account = useWallet((wallet) => wallet.account?.address ?? null)
  const slippage = useSlippage()
  const blocks = useDeadlineBlocks()
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(chosen)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const isInWallet = useSentTrade(onClose)

  const { from, to, source, name } = seen
  const offer = withSlippage(seen, slippage)
  const input = tradeOf(seen, offer, blocks)
  const isOwn = source === 'zilpay'
  const signer = isOwn ? (account ?? undefined) : (seen.owner ?? undefined)
  const allowance = useQuery(allowanceQuery(network, isOwn ? account : null, input))
  const said = (units: bigint, { decimals, symbol }: TradedCoin): string =>
    `${formatDecimal(formatUnits(units, decimals), i18n.language)} ${symbol}`

  const check = async (open: () => Promise<void>): Promise<void> => {
    setObstacle(null)
    try {
      const [now, needed] = await Promise.all([
        readAgain(network, seen),
        isOwn && from.token !== null ? allowance.refetch({ throwOnError: true }) : null,
      ])
      const move = moveOf({ shown: offer.output, now: now?.offer.output ?? null, minimum: offer.least })
      if (move !== 'same') return setObstacle({ kind: 'moved', move, now })
      if (!needed?.data) return await open()
      await startSeries(tradeSeries(t, input, { signer, said, onStarted: onClose }))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setObstacle({ kind: 'unread', error })
    }
  }
  const takePrice = (now: ChosenOffer | null): void => {
    if (now !== null) setSeen(now)
    setObstacle(null)
    place.current?.focus()
  }

  const isStopped = offer.impact > mostImpact
  const isBusy = isInWallet || (isOwn && from.token !== null && allowance.isPending && account !== null)
  const reason = isStopped ? t('stopped') : isInWallet ? t('inWallet') : isBusy ? t('asking') : undefined
  return (
    <div
      ref={place}
      className={styles.confirm}
      role="group"
      tabIndex={-1}
      aria-label={t('title', { exchange: offer.exchange })}
    >
      <p className={text.ink}>
        {t(isOwn ? 'lead.own' : 'lead.wallet', {
          given: said(input.amount, from),
          least: said(input.minimum, to),
        })}
      </p>
      <TradeFacts
        chosen={seen}
        offer={offer}
        input={input}
        slippage={slippage}
        missing={isOwn ? (allowance.data ?? null) : null}
      />
      <ImpactMeter impact={offer.impact} />
      {obstacle?.kind === 'unread' && (
        <CardFailure error={obstacle.error} busy={false} onRetry={() => setObstacle(null)} />
      )}
      {obstacle?.kind === 'moved' ? (
        <PriceMoved
          move={obstacle.move}
          coin={to}
          shown={offer.output}
          now={obstacle.now?.offer.output ?? null}
          minimum={offer.least}
          onTake={() => takePrice(obstacle.now)}
          onCancel={onClose}
        />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <ActionButton
            action={trade}
            input={isStopped || isBusy ? null : input}
            reason={reason}
            subject={isOwn ? undefined : input.page ?? undefined}
            signer={signer}
            before={check}
          >
            {t('trade')}
          </ActionButton>
        </div>
      )}
      {isStopped && <p className={layout.row}>{t('stoppedHint')}</p>}
    </div>
  )
}
