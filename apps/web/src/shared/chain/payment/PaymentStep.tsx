import type { Prices } from '@tyto/chain'
import { paymentCoins, zil, type PricedAction } from '@tyto/contracts'
import { exchangeNames, priceIn, worthInZil } from '@tyto/exchange'
import { cutUnits, formatUnits, err, ok, zilId, type Address } from '@tyto/primitives'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldCoins, type ShownAmount } from '../coins/coinBalances'
import { Amount } from '../../ui/text/Amount'
import { FieldMessage } from '../../ui/fields/FieldMessage'
import { formatDecimal } from '../../ui/text/formatDecimal'
import { joinClasses } from '../../ui/joinClasses'
import { StepFrame } from '../../ui/steps/StepFrame'
import type { Step, StepPlan } from '../../ui/steps/useSteps'
import text from '../../ui/text/text.module.css'
import { Unfold } from '../../ui/cards/Unfold'
import { discountOf } from './discountOf'
import styles from './PaymentStep.module.css'

/** The choice in place of a currency where nothing is paid. */
export const freeOfCharge = 'free'

interface PaymentOptions {
  /** The wallet that pays. */
  readonly wallet: Address
  /** The price of one name in each currency. */
  readonly prices: Prices
  /** The coin that is chosen at first; none where that is left out. */
  readonly first?: string
  /** How many are paid. */
  readonly count: bigint
  /** The words for a wallet that has too little. */
  readonly tooLittle: string
}

/** The step that asks in which currency is paid. ZIL that the wallet lacks goes along with the mint; a token must be there. */
export function usePaymentPlan(options: PaymentOptions): StepPlan<string, string> {
  const { wallet, prices, count, tooLittle, first } = options
  const { t } = useTranslation('purchase')
  const held = useHeldCoins(wallet)
  return {
    label: t('pay.payment'),
    initial: first ?? '',
    isEmpty: (draft) => draft === '',
    save: (draft) => {
      const price = prices.get(draft)
      if (price === undefined) return err(t('pay.unsupported'))
      if (draft === zilId) return ok(draft)
      const amount = held.of(wallet, draft)
      if (amount.kind === 'unknown' || amount.kind === 'loading') return err(t('pay.balanceUnknown'))
      // The protocol names no such token, or none stands there.
      if (amount.kind !== 'amount') return err(t('pay.unsupported'))
      return unitsOf(amount) >= price * count ? ok(draft) : err(tooLittle)
    },
  }
}

/** The price of so many in the coin that is chosen; null while none is. */
export function priceOf(
  prices: Prices,
  coin: string,
  count: bigint,
): { readonly coin: string; readonly amount: bigint } | null {
  const price = prices.get(coin)
  return price === undefined ? null : { coin, amount: price * count }
}

function unitsOf(amount: ShownAmount): bigint {
  return amount.kind === 'amount' ? amount.units : 0n
}

/** Four digits after the point, cut and never rounded. */
function cut(decimal: string): string {
  return decimal.replace(/(\.\d{4})\d+$/, '$1')
}

interface PaymentStepProps {
  readonly step: Step<string>
  readonly wallet: Address
  readonly prices: Prices
  readonly count: bigint
  /** Offers FREE beside the currencies, with this hint. */
  readonly free?: string
  /** Whose prices these are, where they have discounts in them that are said. */
  readonly discounted?: PricedAction
  /** Folds all currencies but the first one, under this label. */
  readonly others?: string
}

/** The currencies with their prices, and what the wallet has of each. */
export function PaymentStep({ step, wallet, prices, count, free, discounted, others }: PaymentStepProps) {
  const { t, i18n } = useTranslation(['purchase', 'chain'])
  const group = useId()
  const held = useHeldCoins(wallet)
  const offers = paymentCoins.flatMap((coin) => {
    const price = prices.get(coin.id)
    return price === undefined ? [] : [{ coin, price: price * count }]
  })
  /** Is there certainly too little of a token? ZIL goes along. */
  const isShort = (id: string, price: bigint): boolean => {
    const amount = held.of(wallet, id)
    const isKnown = amount.kind !== 'unknown' && amount.kind !== 'loading'
    return isKnown && id !== zilId && unitsOf(amount) < price
  }
  const holds = (id: string, price: bigint) => {
    const amount = held.of(wallet, id)
    if (amount.kind === 'unknown' || amount.kind === 'loading') return t('chain:unknown')
    if (isShort(id, price)) return t('purchase:pay.notEnough')
    const decimals = amount.kind === 'amount' ? amount.decimals : 0
    return <Amount value={cut(formatUnits(unitsOf(amount), decimals))} unit="" />
  }
  const discountIn = (coin: string): bigint | null =>
    discounted === undefined ? null : discountOf(prices, discounted, coin)
  /** The worth in ZIL at the market, so that whoever reads sees what is cheapest. */
  const worthOf = (coin: string, units: bigint) => {
    const market = held.exchanges ? priceIn(held.exchanges, coin) : null
    if (market === null) return null
    const worth = cutUnits(worthInZil(units, market.pool), zil.decimals, 2).text
    return (
      <span className={styles.holds}>
        {t('purchase:pay.worth', {
          zil: formatDecimal(worth, i18n.language),
          exchange: exchangeNames[market.exchange],
        })}
      </span>
    )
  }
  const options = offers.map(({ coin, price }) => (
    <label key={coin.id} className={joinClasses(styles.option, isShort(coin.id, price) && styles.short)}>
      <input
        type="radio"
        name={group}
        value={coin.id}
        checked={step.draft === coin.id}
        onChange={() => step.choose(coin.id)}
      />
      <span className={styles.words}>
        <span className={styles.price}>
          <Amount value={formatUnits(price, coin.decimals)} unit={coin.symbol} />
          {discountIn(coin.id) !== null && (
            <span className={styles.discount}>
              {t('purchase:pay.discount', { percent: discountIn(coin.id)!.toString() })}
            </span>
          )}
        </span>
        {worthOf(coin.id, price)}
        <span className={styles.holds}>{holds(coin.id, price)}</span>
      </span>
    </label>
  ))
  return (
    <StepFrame step={step} underLabel>
      <fieldset className={styles.options} role="radiogroup">
        <legend className={styles.legend}>{step.label}</legend>
        {offers.length === 0 && <p className={text.sub}>{t('purchase:pay.noPrices')}</p>}
        {others === undefined ? (
          options
        ) : (
          <>
            {options.slice(0, 1)}
            {options.length > 1 && (
              <div className={styles.others}>
                <Unfold label={others} isOpen={step.draft !== offers[0]?.coin.id}>
                  <div className={styles.options}>{options.slice(1)}</div>
                </Unfold>
              </div>
            )}
          </>
        )}
        {free !== undefined && (
          <label className={styles.option}>
            <input
              type="radio"
              name={group}
              value={freeOfCharge}
              checked={step.draft === freeOfCharge}
              onChange={() => step.choose(freeOfCharge)}
            />
            <span className={styles.words}>
              <span className={styles.price}>{t('purchase:pay.free')}</span>
              <span className={styles.holds}>{free}</span>
            </span>
          </label>
        )}
      </fieldset>
      {step.error !== null && <FieldMessage kind="error">{step.error}</FieldMessage>}
    </StepFrame>
  )
}
