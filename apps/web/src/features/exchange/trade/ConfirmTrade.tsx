import { zilAddress } from '@tyto/contracts'
import { exchangeNames } from '@tyto/exchange'
import { formatName } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClockNote } from '../../../shared/chain/age/ClockNote'
import { useWalletBrand } from '../../../shared/session/wallet/walletName'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { useNetworkId } from '../../../shared/settings/network'
import { useSlippage } from '../../../shared/settings/tradeSettings'
import { useDeadlineBlocks } from '../settings/useDeadlineBlocks'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { PastGate } from '../../../shared/transaction/action/ui/PastGate'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { startSeries } from '../../../shared/transaction/runner/ui/startSeries'
import { Button } from '../../../shared/ui/buttons/Button'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { trade } from '../actions/trade'
import type { TradedCoin } from '../actions/tradeInput'
import type { ChosenOffer } from '../quotes/chosenOffer'
import { ImpactMeter } from '../quotes/ImpactMeter'
import { readAgain } from '../quotes/readAgain'
import { allowanceQuery } from './allowanceQuery'
import styles from './ConfirmTrade.module.css'
import { Lines } from './Lines'
import { closedBy, moveOf, type PriceMove } from './priceGate'
import { PriceMoved } from './PriceMoved'
import { TradeFacts } from './TradeFacts'
import { paysStraight, tradeOf, withSlippage } from './tradeOf'
import { allowAndTrade } from './tradeSeries'
import { useUntilSent } from './useUntilSent'

interface ConfirmTradeProps {
  readonly chosen: ChosenOffer
  /** Takes the same offer at the price of now: all quotes are then of that moment. */
  readonly onRetake: (now: ChosenOffer) => void
  readonly onClose: () => void
}

/** The obstacle to the last press. */
type Obstacle =
  | { readonly kind: 'moved'; readonly move: Exclude<PriceMove, 'within'>; readonly now: ChosenOffer | null }
  | { readonly kind: 'unread'; readonly error: unknown }

/** The figures of an offer, and the button that trades it if the pools still pay what is shown. */
export function ConfirmTrade({ chosen, onRetake, onClose }: ConfirmTradeProps) {
  const { t, i18n } = useTranslation('trade')
  const brand = useWalletBrand()
  const failureText = useFailureText()
  const network = useNetworkId()
  const account = useAccount()?.address ?? null
  const slippage = useSlippage()
  const blocks = useDeadlineBlocks()
  const place = useRef<HTMLDivElement>(null)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const { isInWallet, onAsked } = useUntilSent(onClose)
  // The press that opened it may lie a screen above, and the button of the form is gone with its focus.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])

  const { from, to, source, owner } = chosen
  const isOwn = source === 'zilpay'
  const offer = withSlippage(chosen, slippage)
  const input = tradeOf(chosen, offer, blocks)
  const signer = (isOwn ? account : owner) ?? undefined
  const {
    data: allowance,
    refetch,
    isFetching,
  } = useQuery(allowanceQuery(network, isOwn ? account : null, input))
  const mustAllow = isOwn && account !== null && from.token !== zilAddress
  const said = (units: bigint, { decimals, symbol }: TradedCoin): string =>
    `${formatDecimal(formatUnits(units, decimals), i18n.language)} ${symbol}`

  const check = async (open: () => Promise<void>): Promise<void> => {
    setObstacle(null)
    try {
      const [now, needed] = await Promise.all([
        readAgain(network, chosen),
        mustAllow ? refetch({ throwOnError: true }) : null,
      ])
      const move = moveOf({ now: now?.offer.output ?? null, minimum: offer.least })
      if (move !== 'within') return setObstacle({ kind: 'moved', move, now })
      const missing = needed?.data
      if (!missing || missing.missing === 0n) return await open()
      const order = allowAndTrade(input, missing, { t, said, signer, onStarted: onClose })
      await startSeries({ ...order, summary: <Lines lines={order.items.map(({ label }) => label)} /> })
    } catch (error) {
      setObstacle({ kind: 'unread', error })
    }
  }
  const takePrice = (now: ChosenOffer): void => {
    onRetake(now)
    setObstacle(null)
    place.current?.focus()
  }

  const isAsking = mustAllow && allowance === undefined && isFetching
  const closed = closedBy({ impact: offer.impact, isInWallet, isAsking })
  const reason = closed === null ? undefined : t(closed)
  return (
    <div
      ref={place}
      className={styles.confirm}
      role="group"
      tabIndex={-1}
      aria-label={t('title', { exchange: exchangeNames[offer.exchange] })}
    >
      <p className={text.ink}>
        {t(isOwn ? 'lead.own' : 'lead.wallet', {
          name: formatName(chosen.name),
          wallet: brand,
          given: said(input.amount, from),
          least: said(input.minimum, to),
        })}
      </p>
      <TradeFacts
        chosen={chosen}
        offer={offer}
        input={input}
        slippage={slippage}
        missing={mustAllow ? (allowance?.missing ?? null) : null}
      />
      <ClockNote about="blocks" />
      <ImpactMeter impact={offer.impact} />
      {mustAllow && allowance && allowance.missing > 0n && (
        <p className={text.sub}>{t('series.hint', { exchange: exchangeNames[offer.exchange] })}</p>
      )}
      {obstacle?.kind === 'unread' && (
        <div role="alert">
          <Note kind="warning">{t('unread', { reason: failureText(obstacle.error) })}</Note>
        </div>
      )}
      {obstacle?.kind === 'moved' ? (
        <PriceMoved
          move={obstacle.move}
          coin={to}
          shown={offer.output}
          now={obstacle.now?.offer.output ?? null}
          minimum={offer.least}
          onTake={() => obstacle.now && takePrice(obstacle.now)}
          onCancel={onClose}
        />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <PastGate isOwn={paysStraight(input)}>
            <ActionButton
              action={trade}
              onAsked={onAsked}
              input={reason === undefined ? input : null}
              reason={reason}
              subject={isOwn ? undefined : formatName(chosen.name)}
              signer={signer}
              before={check}
            >
              {t('trade')}
            </ActionButton>
          </PastGate>
        </div>
      )}
    </div>
  )
}
