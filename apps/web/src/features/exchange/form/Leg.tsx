import type { Coin } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { useId, useRef, type FocusEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { Button } from '../../../shared/ui/buttons/Button'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { useMeantAmount } from '../../../shared/ui/fields/useMeantAmount'
import { Icon } from '../../../shared/ui/icons/Icon'
import text from '../../../shared/ui/text/text.module.css'
import { CoinSign } from '../../../shared/identity/coin/CoinSign'
import { Held } from '../quotes/Held'
import styles from './SwapForm.module.css'
import { longestTyped } from './swapDraft'

/** A text with more characters is drawn smaller. */
const longest = 11

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

export interface SideProps {
  readonly coin: Coin
  readonly token: Address | undefined
  /** Null while nobody is connected: there is nobody whose balance it would be. */
  readonly held: ShownAmount | null
  readonly isFrozen: boolean
  readonly onPick: () => void
}

/** The obstacle to an amount, and the amount that would be possible; null for none. */
export interface AmountWarning {
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

interface LegProps extends SideProps {
  readonly side: 'from' | 'to'
  readonly placeholder: string
  readonly typed: string
  /** We wrote the amount, as people of the language read it: there is nothing to ask about. */
  readonly isSaid?: boolean
  readonly fault: string | undefined
  readonly warning?: AmountWarning | undefined
  readonly onType: (typed: string) => void
  /** The amount, and what is offered in its place, are left. */
  readonly onLeave?: () => void
  /** What stands below the amount. */
  readonly children: ReactNode
}

/** One side of a trade: its coin and its amount. One that can be read in two ways is offered back. */
export function Leg(props: LegProps) {
  const { side, coin, token, held, isFrozen, onPick, placeholder, typed, isSaid = false } = props
  const { t } = useTranslation('exchange')
  const id = useId()
  const messageId = `${id}-message`
  const input = useRef<HTMLInputElement>(null)
  const offered = useRef<HTMLDivElement>(null)
  const found = useMeantAmount(typed)
  const meant = isSaid ? null : found
  const fault = meant?.fault ?? props.fault
  const warning = fault === undefined ? props.warning : undefined
  const offer =
    meant === null
      ? (warning?.instead ?? null)
      : { label: meant.offer, onTake: () => props.onType(meant.digits) }
  const onBlur = ({ relatedTarget: next }: FocusEvent): void => {
    if (next !== input.current && !offered.current?.contains(next)) props.onLeave?.()
  }
  return (
    <div className={styles.leg} onBlur={onBlur}>
      <div className={styles.labels}>
        <span>
          <label className={text.label} htmlFor={id}>
            {t(side)}
          </label>
          <span className={text.hint}>{` · ${t(`plain.${side}`)}`}</span>
        </span>
        <Balance held={held} />
      </div>
      <div className={styles.amounts}>
        <input
          ref={input}
          id={id}
          className={styles.amount}
          data-long={typed.length > longest || undefined}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          maxLength={longestTyped}
          value={typed}
          disabled={isFrozen}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={(fault ?? warning) === undefined ? undefined : messageId}
          onChange={(event) => props.onType(event.currentTarget.value)}
        />
        <Pick
          label={t(`picker.${side}`, { coin: coin.symbol })}
          coin={coin}
          token={token}
          disabled={isFrozen}
          onOpen={onPick}
        />
      </div>
      {(fault !== undefined || warning !== undefined) && (
        <div ref={offered} className={styles.warning}>
          {fault === undefined ? (
            <p id={messageId} className={text.warning} role="status">
              {warning?.text}
            </p>
          ) : (
            <FieldMessage id={messageId} kind="error">
              {fault}
            </FieldMessage>
          )}
          {offer !== null && (
            <Button
              variant="line"
              small
              disabled={isFrozen}
              // A press keeps the keyboard at the amount, which is not left by it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus()
                offer.onTake()
              }}
            >
              {offer.label}
            </Button>
          )}
        </div>
      )}
      {props.children}
    </div>
  )
}
