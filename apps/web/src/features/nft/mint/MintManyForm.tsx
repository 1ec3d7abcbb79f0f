import type { Prices } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import { err } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import { PaymentStep, usePaymentPlan } from '../../../shared/chain/payment/PaymentStep'
import { pricesQuery } from '../../../shared/chain/payment/pricesQuery'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { Note } from '../../../shared/ui/Note'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { mintNfts } from '../actions/mintNfts'
import { HolderStep, useHolderPlan } from './HolderStep'
import type { MintFormProps } from './MintForm'
import { isBeyondMost } from './mostWithoutSbt'
import { NamesStep } from './NamesStep'
import { mostNames, readCount } from './readCount'
import { useNamesPlan } from './useNamesPlan'

/** Mints many names under a suffix at once: how many, which ones, who gets them, in which currency they are paid. */
export function MintManyForm(props: MintFormProps) {
  const { data, error, isFetching, refetch } = useQuery(pricesQuery(useNetworkId(), 'domain'))
  if (error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return data === undefined ? <Skeleton height="16rem" /> : <Loaded {...props} prices={data} />
}

function Loaded({ name, record, suffix, prices }: MintFormProps & { readonly prices: Prices }) {
  const { t } = useTranslation('mint')
  const payer = formatName(name)
  const wallet = record.address
  const [typedCount, setTypedCount] = useState('')
  const read = readCount(typedCount.trim())
  const count = read.ok ? read.value : 0
  const names = useNamesPlan(suffix, count)
  const form = useSteps({
    recipient: useHolderPlan(wallet),
    count: textStep(t('many.count'), (typed) => {
      const found = readCount(typed)
      return found.ok ? found : err(t(`count.${found.code}`, { most: mostNames }))
    }),
    names: names.plan,
    payment: usePaymentPlan({ wallet, prices, count: BigInt(count), tooLittle: t('tooLittleForMany') }),
  })
  const { steps } = form
  const editNames = (next: readonly string[]): void => {
    names.forget()
    steps.names.edit(next)
  }
  // What was accepted was so many names, and their price.
  const changeCount = (next: string): void => {
    setTypedCount(next)
    editNames(steps.names.draft)
    if (!steps.payment.isBlank) steps.payment.edit(steps.payment.draft)
  }
  return (
    <StepForm
      steps={form}
      submit={({ recipient, names: found, payment }) => {
        const premium = found.reduce((sum, each) => sum + each.premium, 0n)
        return (
          <>
            {isBeyondMost((prices.get(payment) ?? 0n) * BigInt(count), premium) && (
              <Note kind="warning">{t('withoutSbt')}</Note>
            )}
            {premium > 0n && <Note kind="info">{t('premium')}</Note>}
            <ActionButton
              action={mintNfts}
              input={{
                wallet,
                collection: suffix,
                currency: payment,
                to: recipient,
                domains: found.map(({ domain }) => domain),
              }}
              subject={payer}
              signer={record.controller ?? undefined}
              wide
            />
          </>
        )
      }}
    >
      <HolderStep step={steps.recipient} payer={payer} />
      <StepField
        step={{
          ...steps.count,
          edit: (typed) => {
            steps.count.edit(typed)
            changeCount(typed)
          },
        }}
        inputMode="numeric"
      />
      {count > 0 && (
        <NamesStep
          step={steps.names}
          count={count}
          suffix={suffix}
          faults={names.faults}
          onEdit={editNames}
          onGrow={(more) => {
            setTypedCount(String(more))
            steps.count.choose(String(more))
          }}
        />
      )}
      <PaymentStep
        step={steps.payment}
        wallet={wallet}
        prices={prices}
        count={count === 0 ? 1n : BigInt(count)}
      />
    </StepForm>
  )
}
