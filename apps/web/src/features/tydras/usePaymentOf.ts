import type { Prices } from '@tyto/chain'
import { walletRules, type DidRecord } from '@tyto/identity'
import { err, ok, zilId, type Result } from '@tyto/primitives'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldCoins } from '../../shared/chain/coins/coinBalances'
import { freeOfCharge, usePaymentPlan } from '../../shared/chain/payment/PaymentStep'
import { purchaseSpends } from '../../shared/chain/payment/purchaseSpends'
import { useAccount } from '../../shared/session/wallet/wallet'
import type { Spending } from '../../shared/chain/cover/cover'
import type { Step, StepPlan } from '../../shared/ui/steps/useSteps'

interface PaymentOfOptions {
  readonly record: DidRecord
  readonly prices: Prices
  readonly label: string
  /** May the wallet take it without payment? */
  readonly isFree: boolean
}

interface PaymentOf {
  readonly plan: StepPlan<string, string>
  /** Why a currency is of no use here, to be said as soon as it is chosen; null where it is. */
  readonly faultOf: (currency: string) => string | null
}

/** The step that asks how a Tydra, or its transfer, is paid. */
export function usePaymentOf({ record, prices, label, isFree }: PaymentOfOptions): PaymentOf {
  const { t } = useTranslation(['tydras', 'errors'])
  const plan = usePaymentPlan({
    wallet: record.address,
    prices,
    count: 1n,
    tooLittle: t('tydras:tooLittle'),
  })
  const { hasCollections } = walletRules(record.version)
  const faultOf = (currency: string): string | null => {
    if (currency === freeOfCharge) return isFree ? null : t('errors:NotOnTydraList')
    return hasCollections || currency === zilId || currency === '' ? null : t('errors:ZilAlone')
  }
  const save = (draft: string): Result<string, string> | Promise<Result<string, string>> => {
    const fault = faultOf(draft)
    if (fault !== null) return err(fault)
    return draft === freeOfCharge ? ok(draft) : plan.save(draft)
  }
  return { plan: { ...plan, label, save }, faultOf }
}

interface MissingOptions {
  readonly record: DidRecord
  readonly prices: Prices
  readonly step: Step<string>
}

/**
 * How much of the chosen coin the wallet lacks, in its smallest unit: 0 where it has enough, or is not the one that pays.
 * Once it has enough, the step is saved.
 */
export function useMissingOf({ record, prices, step }: MissingOptions): bigint {
  const held = useHeldCoins(record.address)
  const coin = step.draft
  const price = prices.get(coin)
  const { hasCollections } = walletRules(record.version)
  const amount = held.of(record.address, coin === '' || price === undefined ? zilId : coin)
  const units = amount.kind === 'amount' ? amount.units : null
  // Of a coin without a contract here nothing is missing: saving the step says that it is of no use.
  const isAsked = price !== undefined && hasCollections && units !== null
  const missing = isAsked && units < price ? price - units : 0n

  const hasEnough = isAsked && missing === 0n
  const save = useEffectEvent(() => {
    if (step.status === 'editing') step.save({ isQuiet: true })
  })
  useEffect(() => {
    if (hasEnough) save()
  }, [hasEnough])
  return missing
}

/**
 * The coins that a fee takes out of balances, by the currency: of the wallet, or of the account where the wallet is an
 * older one.
 */
export function useTydraSpends({
  record,
  prices,
}: Pick<MissingOptions, 'record' | 'prices'>): (currency: string) => readonly Spending[] {
  const account = useAccount()?.address ?? null
  const { hasCollections } = walletRules(record.version)
  const wallet = hasCollections || account === null ? record.address : account
  return (currency) => purchaseSpends({ wallet, account, currency, cost: prices.get(currency) })
}
