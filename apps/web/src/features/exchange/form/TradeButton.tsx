import type { Offer } from '@tyto/exchange'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { ConnectButton } from '../../../shared/session/fixes/ConnectButton'
import { useWallet } from '../../../shared/session/wallet/wallet'
import { Button } from '../../../shared/ui/buttons/Button'
import { formatDecimal, typedDecimal } from '../../../shared/ui/text/formatDecimal'
import text from '../../../shared/ui/text/text.module.css'
import { shownUnits } from '../quotes/shownUnits'
import { lackOf } from './lacking'
import styles from './TradeButton.module.css'
import { useMostToGive } from './useMostToGive'
import type { Swap } from './useSwap'

interface TradeButtonProps {
  readonly swap: Swap
  /** The best offer; null where there is none. */
  readonly best: Offer | null
  /** What there is too little of, as the button says it; null where there is enough. */
  readonly insufficient: string | null
}

/** Takes the best offer, or says what is missing for that. On a phone it stays in reach of the thumb. */
export function TradeButton({ swap, best, insufficient }: TradeButtonProps) {
  const { t, i18n } = useTranslation(['exchange', 'common'])
  // Who is connected is not asked to connect while the page still finds that out.
  const isResuming = useWallet(({ busy }) => busy === 'resuming')
  const { most } = useMostToGive(swap, best)
  const { draft, amount, balance, isTooMuch, offers, live, refusal, coinOf } = swap
  const [from, to] = [coinOf(draft.from), coinOf(draft.to)]
  const lack = lackOf({
    amount,
    offers,
    isRefused: refusal !== null,
    isShort: insufficient !== null || isTooMuch,
    isStale: live.isStale,
  })
  const said = (units: bigint, decimals: number, isExact = false): string =>
    formatDecimal(isExact ? formatUnits(units, decimals) : shownUnits(units, decimals), i18n.language)
  if (refusal === 'connect' && !isResuming)
    return (
      <div className={styles.act} data-fills>
        <ConnectButton label={swap.refusalText('connect')} variant="step" />
      </div>
    )
  if (lack === null && best !== null)
    return (
      <div className={styles.act}>
        <Button variant="step" wide disabled={isResuming} onClick={() => swap.trade(best)}>
          <span className={styles.words}>
            <span>{t('trade.button')}</span>
            <span className={styles.more}>
              {t('trade.whole', {
                given: `${said(amount, from.decimals, true)} ${from.symbol}`,
                output: `${said(best.output, to.decimals)} ${to.symbol}`,
              })}
            </span>
          </span>
        </Button>
      </div>
    )
  const label =
    lack === 'coins'
      ? (insufficient ?? t('common:cover.short', { coin: from.symbol }))
      : refusal !== null
        ? swap.refusalText(refusal)
        : t(`lack.${lack === null || lack === 'refused' ? 'quotes' : lack}`)
  return (
    <div className={styles.act}>
      <Button variant="step" wide disabled>
        <span className={styles.words}>
          <span>{label}</span>
          {lack === 'coins' && isTooMuch && balance !== null && (
            <span className={styles.more}>
              {t('lack.tooFew', { amount: said(amount - balance, from.decimals, true), coin: from.symbol })}
            </span>
          )}
        </span>
      </Button>
      {lack === 'coins' && isTooMuch && most !== null && most > 0n && (
        <Button
          variant="quiet"
          small
          onClick={() => swap.type(typedDecimal(formatUnits(most, from.decimals), i18n.language))}
        >
          <span className={text.anywhere}>
            {t('lack.useAll', { amount: said(most, from.decimals), coin: from.symbol })}
          </span>
        </Button>
      )}
    </div>
  )
}
