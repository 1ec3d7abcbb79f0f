import type { Coin } from '@tyto/contracts'
import type { BothPrices } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { Button } from '../../../shared/ui/buttons/Button'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import { Icon } from '../../../shared/ui/icons/Icon'
import text from '../../../shared/ui/text/text.module.css'
import { CoinSign } from '../../../shared/identity/coin/CoinSign'
import { Held } from '../quotes/Held'
import { shownUnits } from '../quotes/shownUnits'
import styles from './SwapForm.module.css'
import { longestTyped } from './swapDraft'

/** A text with more characters is drawn smaller. */
const longest = 11

export const percents = [25n, 50n, 75n, 100n] as const

interface PickProps {
  readonly label: string
  readonly coin: Coin
  readonly token: Address | undefined
  readonly disabled: boolean
  readonly onOpen: () => void
}

/** The coin of one side; a press opens the list. */
function Pick({ label, coin, token, disabled, onOpen }: PickProps) {
  return (
    <button
      type="button"
      className={styles.pick}
      aria-label={label}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onOpen}
    >
      <CoinSign coin={coin} token={token} small />
      <span>{coin.symbol}</span>
      <Icon name="down" size="sm" />
    </button>
  )
}

interface SideProps {
  readonly coin: Coin
  readonly token: Address | undefined
  /** Null while nobody is connected: there is nobody whose balance it would be. */
  readonly held: ShownAmount | null
  readonly isFrozen: boolean
  readonly onPick: () => void
}

/** The obstacle to an amount, and the amount that would be possible; null for none. */
interface AmountWarning {
  readonly text: string
  readonly instead: { readonly label: string; readonly onTake: () => void } | null
}

function Balance({ held }: Pick<SideProps, 'held'>) {
  const { t } = useTranslation('exchange')
  return (
    <span className={styles.balance}>
      {held === null ? (
        <span className={text.hint}>{t('connectToSee')}</span>
      ) : (
        <>
          <span className={text.label}>{t('balance')}</span> <Held held={held} />
        </>
      )}
    </span>
  )
}

interface FromLegProps extends SideProps {
  readonly typed: string
  readonly fault: string | undefined
  readonly warning: AmountWarning | undefined
  /** The share of the balance that is typed now; null for none. */
  readonly share: bigint | null
  readonly onType: (typed: string) => void
  readonly onShare: (percent: bigint) => void
}

/** The coin that is given. */
export function FromLeg({
  coin,
  token,
  held,
  isFrozen,
  onPick,
  typed,
  fault,
  warning,
  share,
  onType,
  onShare,
}: FromLegProps) {
  const { t } = useTranslation('exchange')
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className={styles.leg}>
      <div className={styles.labels}>
        <span>
          <label className={text.label} htmlFor={id}>
            {t('from')}
          </label>
          <span className={text.hint}>{` · ${t('plain.from')}`}</span>
        </span>
        <Balance held={held} />
      </div>
      <div className={styles.amounts}>
        <input
          id={id}
          className={styles.amount}
          data-long={typed.length > longest || undefined}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder="0"
          maxLength={longestTyped}
          value={typed}
          disabled={isFrozen}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={(fault ?? warning) === undefined ? undefined : messageId}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <Pick
          label={t('picker.from', { coin: coin.symbol })}
          coin={coin}
          token={token}
          disabled={isFrozen}
          onOpen={onPick}
        />
      </div>
      {fault !== undefined && (
        <FieldMessage id={messageId} kind="error">
          {fault}
        </FieldMessage>
      )}
      {fault === undefined && warning !== undefined && (
        <div className={styles.warning}>
          <p id={messageId} className={text.warning} role="status">
            {warning.text}
          </p>
          {warning.instead !== null && (
            <Button variant="line" small disabled={isFrozen} onClick={warning.instead.onTake}>
              {warning.instead.label}
            </Button>
          )}
        </div>
      )}
      <div className={styles.percents} role="group" aria-label={t('share', { coin: coin.symbol })}>
        {percents.map((percent) => (
          <button
            key={percent}
            type="button"
            aria-pressed={percent === share}
            disabled={isFrozen}
            onClick={() => onShare(percent)}
          >
            {`${percent}%`}
          </button>
        ))}
      </div>
    </div>
  )
}

interface ToLegProps extends SideProps {
  /** Null where there is none. */
  readonly output: bigint | null
  /** Takes what is to come, as it is typed; false where nothing brings that. */
  readonly onWant: (typed: string) => boolean
  readonly price: ReactNode
}

/**
 * The coin that comes for it: at the best of the four, or at the one that is confirmed. An amount that is typed here says
 * how much has to be given.
 */
export function ToLeg({ coin, token, held, isFrozen, onPick, output, onWant, price }: ToLegProps) {
  const { t, i18n } = useTranslation('exchange')
  const id = useId()
  // A text stays as it is while somebody types it; afterwards the real amount stands there, which may be a little
  // more.
  const [typed, setTyped] = useState<string | null>(null)
  const [isFound, setFound] = useState(true)
  const said = output === null ? '' : formatDecimal(shownUnits(output, coin.decimals), i18n.language)
  const shown = typed ?? said
  const want = (wanted: string): void => {
    setTyped(wanted)
    const isThere = onWant(wanted)
    setFound(isThere || wanted.trim() === '')
  }
  const leave = (): void => {
    setTyped(null)
    setFound(true)
  }
  return (
    <div className={styles.leg}>
      <div className={styles.labels}>
        <span>
          <label className={text.label} htmlFor={id}>
            {t('to')}
          </label>
          <span className={text.hint}>{` · ${t('plain.to')}`}</span>
        </span>
        <Balance held={held} />
      </div>
      <div className={styles.amounts}>
        <input
          id={id}
          className={styles.amount}
          data-long={shown.length > longest || undefined}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder="—"
          maxLength={longestTyped}
          value={shown}
          disabled={isFrozen}
          aria-invalid={isFound ? undefined : true}
          aria-describedby={isFound ? undefined : `${id}-message`}
          onChange={(event) => want(event.currentTarget.value)}
          onBlur={leave}
        />
        <Pick
          label={t('picker.to', { coin: coin.symbol })}
          coin={coin}
          token={token}
          disabled={isFrozen}
          onOpen={onPick}
        />
      </div>
      {!isFound && (
        <FieldMessage id={`${id}-message`} kind="error">
          {t('amount.noInput')}
        </FieldMessage>
      )}
      {price}
    </div>
  )
}

interface PriceLineProps {
  readonly prices: BothPrices
  readonly from: Coin
  readonly to: Coin
  readonly exchange: string
}

/** The price both ways. */
export function PriceLine({ prices, from, to, exchange }: PriceLineProps) {
  const { t, i18n } = useTranslation('exchange')
  const spoken = (units: bigint, decimals: number): string =>
    formatDecimal(shownUnits(units, decimals), i18n.language)
  return (
    <p className={text.hint}>
      {prices.toPerFrom > 0n && (
        <>
          <span>
            {t('price.is', {
              from: from.symbol,
              price: spoken(prices.toPerFrom, to.decimals),
              to: to.symbol,
              exchange,
            })}
          </span>
          <br />
        </>
      )}
      {prices.fromPerTo > 0n && (
        <span>
          {t('price.back', {
            from: from.symbol,
            price: spoken(prices.fromPerTo, from.decimals),
            to: to.symbol,
          })}
        </span>
      )}
    </p>
  )
}
