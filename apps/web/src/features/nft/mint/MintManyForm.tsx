import { formatName } from '@tyto/identity'
import { err } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentStep, priceOf, usePaymentPlan } from '../../../shared/chain/payment/PaymentStep'
import { purchaseSpends } from '../../../shared/chain/payment/purchaseSpends'
import { NamePreview } from '../../../shared/identity/preview/NamePreview'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { InsufficientButton } from '../../../shared/transaction/action/ui/InsufficientButton'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { keepNames, listKey, nameLists } from '../listDrafts'
import { HolderStep, holderText, useHolderPlan } from './HolderStep'
import type { MintFormProps } from './mintPlace'
import { MintSubmit } from './MintSubmit'
import { NamesStep } from './NamesStep'
import { mostNames, readCount } from './readCount'
import { useDomainAnswers } from './useDomainAnswers'
import { firstNames, useNamesPlan } from './useNamesPlan'

/** Mints many names under a suffix at once: how many, which ones, who gets them, in which currency they are paid. */
export function MintManyForm({ prices, ...place }: MintFormProps) {
  const { t } = useTranslation('mint')
  const { name, record, collection: suffix } = place
  const wallet = record.address
  const key = listKey({ network: useNetworkId(), wallet, collection: suffix })
  // The names that stood here before a reload.
  const [kept] = useState(() => nameLists.get(key) ?? [])
  const firstCount = kept.length === 0 ? '' : String(kept.length)
  const [typedCount, setTypedCount] = useState(firstCount)
  const read = readCount(typedCount.trim())
  const count = read.ok ? read.value : 0
  const answers = useDomainAnswers(suffix)
  const holder = useHolderPlan(wallet)
  const form = useSteps({
    recipient: holder,
    count: textStep(
      t('many.count'),
      (typed) => {
        const found = readCount(typed)
        return found.ok ? found : err(t(`count.${found.code}`, { most: mostNames }))
      },
      { initial: firstCount },
    ),
    names: useNamesPlan({ suffix, count, answers, kept }),
    payment: usePaymentPlan({ wallet, prices, count: BigInt(count), tooLittle: t('tooLittleForMany') }),
  })
  const { steps } = form
  const account = useAccount()?.address ?? null
  const costOf = (currency: string): bigint | undefined => priceOf(prices, currency, BigInt(count))?.amount
  // The person accepted this number of names and their price: another number asks anew.
  const changeCount = (next: string): void => {
    setTypedCount(next)
    steps.names.edit(steps.names.draft)
    if (!steps.payment.isBlank) steps.payment.edit(steps.payment.draft)
  }
  return (
    <StepForm
      steps={form}
      whileOpen={
        <InsufficientButton
          spends={purchaseSpends({
            wallet,
            account,
            currency: steps.payment.draft,
            cost: costOf(steps.payment.draft),
          })}
        />
      }
      submit={({ recipient, names, payment }) => (
        <MintSubmit
          {...place}
          to={recipient}
          currency={payment}
          cost={(prices.get(payment) ?? 0n) * BigInt(count)}
          premium={names.reduce((sum, { premium }) => sum + premium, 0n)}
          uris={names.map(({ domain }) => domain)}
          isMany
        />
      )}
    >
      <HolderStep step={steps.recipient} plan={holder} payer={formatName(name)} />
      <StepField
        step={{
          ...steps.count,
          edit: (typed) => {
            steps.count.edit(typed)
            changeCount(typed)
            const next = readCount(typed.trim())
            if (next.ok) keepNames(key, firstNames(steps.names.draft, next.value))
          },
        }}
        inputMode="numeric"
      />
      <NamesStep
        step={steps.names}
        count={count}
        suffix={suffix}
        answers={answers}
        onEdit={(names, next) => {
          if (next !== count) {
            changeCount(String(next))
            steps.count.choose(String(next))
          }
          steps.names.edit(names)
          keepNames(key, names)
        }}
      />
      <NamePreview
        typed={firstNames(steps.names.draft, count)}
        suffix={suffix}
        price={count === 0 ? null : priceOf(prices, steps.payment.draft, BigInt(count))}
        premium={steps.names.value?.reduce((sum, { premium }) => sum + premium, 0n) ?? 0n}
        recipient={holderText(steps.recipient.draft, formatName(name))}
      />
      <PaymentStep
        step={steps.payment}
        wallet={wallet}
        prices={prices}
        discounted="ZRC6_Mint"
        count={count === 0 ? 1n : BigInt(count)}
      />
    </StepForm>
  )
}
