import { formatUnits, percentOf } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../shared/ui/text/Amount'
import { AmountField } from '../../../shared/ui/fields/AmountField'
import { typedDecimal } from '../../../shared/ui/text/formatDecimal'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import type { HeldCoin } from '../heldCoin'
import styles from './CoinLine.module.css'
import type { LineDraft } from '../draft/draft'
import type { CheckedLine } from './personPayments'

interface CoinLineProps {
  readonly line: LineDraft
  readonly checked: CheckedLine
  readonly coins: readonly HeldCoin[]
  /** The balances are asked for, and none is known yet. */
  readonly isReading: boolean
  /** Of this coin, in its smallest unit: what stays behind whatever is chosen, for gas. */
  readonly kept: bigint
  readonly onChange: (change: Partial<LineDraft>) => void
  readonly onRemove: (() => void) | null
}

const percents = [25n, 50n, 75n, 100n] as const

/** One coin and how much of it goes. */
export function CoinLine({ line, checked, coins, isReading, kept, onChange, onRemove }: CoinLineProps) {
  const { t, i18n } = useTranslation(['payments', 'chain'])
  // An amount that is missing is a fault once the field was left.
  const [wasLeft, setLeft] = useState(false)
  const { held, fault } = checked
  const balance = held?.balance ?? null
  const most = balance === null ? null : balance > kept ? balance - kept : 0n
  const shareOf = (percent: bigint): string =>
    held === null || most === null
      ? ''
      : typedDecimal(formatUnits(percentOf(most, percent), held.coin.decimals), i18n.language)
  const symbol = held?.coin.symbol ?? line.coin
  const isShown = fault !== null && (fault !== 'missing' || wasLeft)
  return (
    <div className={styles.line}>
      <SelectField
        label={t('coin')}
        className={styles.coin}
        value={line.coin}
        options={optionsOf(coins, line.coin)}
        onChange={(coin) => onChange({ coin })}
      />
      <AmountField
        label={t('amountOf', { coin: symbol })}
        className={styles.amount}
        value={line.amount}
        error={isShown ? t(`fault.${fault}`, { token: symbol, count: held?.coin.decimals ?? 0 }) : undefined}
        onType={(amount) => onChange({ amount })}
        onBlur={() => setLeft(true)}
      />
      <div className={styles.share}>
        <div className={styles.percents} role="group" aria-label={t('percentOf', { coin: symbol })}>
          {percents.map((percent) => (
            <button
              key={percent}
              type="button"
              aria-pressed={line.amount !== '' && line.amount === shareOf(percent)}
              disabled={most === null || most === 0n}
              onClick={() => onChange({ amount: shareOf(percent) })}
            >
              {`${percent}%`}
            </button>
          ))}
        </div>
        <p className={styles.balance}>
          <span>{t('balance')}</span>{' '}
          {isReading ? (
            <Skeleton width="4rem" height="1em" inline />
          ) : held === null || balance === null ? (
            <span>{t('chain:unknown')}</span>
          ) : (
            <Amount value={formatUnits(balance, held.coin.decimals)} unit={symbol} />
          )}
        </p>
      </div>
      {onRemove !== null && (
        <IconButton
          icon="x"
          label={t('removeCoin', { coin: symbol })}
          onClick={onRemove}
          className={styles.remove}
        />
      )}
    </div>
  )
}

/** Coins that somebody holds come first; a coin that is asked for is always among them. */
function optionsOf(coins: readonly HeldCoin[], chosen: string) {
  const isFirst = ({ coin, balance }: HeldCoin): boolean => balance !== 0n || coin.id === chosen
  const sorted = [...coins.filter(isFirst), ...coins.filter((each) => !isFirst(each))]
  const options = sorted.map(({ coin }) => ({ value: coin.id, label: coin.symbol }))
  return options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen.toUpperCase() }, ...options]
}
