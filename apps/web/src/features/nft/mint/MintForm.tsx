import type { Prices } from '@tyto/chain'
import { formatName, parseName, type DidRecord, type Name } from '@tyto/identity'
import { err } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import { PaymentStep, usePaymentPlan } from '../../../shared/chain/payment/PaymentStep'
import { pricesQuery } from '../../../shared/chain/payment/pricesQuery'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { LookAlikeNotes } from '../../../shared/identity/LookAlikeNotes'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { nameInText } from '../../../shared/ui/nameParts'
import { Note } from '../../../shared/ui/Note'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { mintNft } from '../actions/mintNft'
import { findDomain, readDomain } from './findDomain'
import { HolderStep, useHolderPlan } from './HolderStep'
import { isBeyondMost } from './mostWithoutSbt'

export interface MintFormProps {
  readonly name: Name
  readonly record: DidRecord
  /** `.gzil` or `.zlp` */
  readonly suffix: string
}

/** Mints a name under a suffix: who gets it, which one, in which currency it is paid. */
export function MintForm(props: MintFormProps) {
  const { data, error, isFetching, refetch } = useQuery(pricesQuery(useNetworkId(), 'domain'))
  if (error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return data === undefined ? <Skeleton height="16rem" /> : <Loaded {...props} prices={data} />
}

function Loaded({ name, record, suffix, prices }: MintFormProps & { readonly prices: Prices }) {
  const network = useNetworkId()
  const { t } = useTranslation('mint')
  const failureText = useFailureText()
  const payer = formatName(name)
  const wallet = record.address
  const form = useSteps({
    recipient: useHolderPlan(wallet),
    domain: textStep(t('domain'), async (typed) => {
      const read = readDomain(typed, suffix)
      if (!read.ok) return err(t(`fault.${read.code}`, { suffix }))
      try {
        const found = await findDomain(network, suffix, read.value)
        if (found.ok) return found
        return err(t(`fault.${found.code}`, { suffix, name: nameInText(read.value) }))
      } catch (error) {
        return err(failureText(error))
      }
    }),
    payment: usePaymentPlan({ wallet, prices, count: 1n, tooLittle: t('tooLittle', { suffix }) }),
  })
  const { steps } = form
  const typed = parseName(`${steps.domain.draft.trim()}.ssi`)
  return (
    <StepForm
      steps={form}
      submit={({ recipient, domain: { domain, premium }, payment }) => (
        <>
          {isBeyondMost(prices.get(payment) ?? 0n, premium) && <Note kind="warning">{t('withoutSbt')}</Note>}
          {premium > 0n && <Note kind="info">{t('premium')}</Note>}
          <ActionButton
            action={mintNft}
            input={{ wallet, collection: suffix, currency: payment, to: recipient, domain }}
            subject={payer}
            signer={record.controller ?? undefined}
            wide
          />
        </>
      )}
    >
      <HolderStep step={steps.recipient} payer={payer} />
      <StepField
        step={steps.domain}
        hint={
          steps.domain.value === null
            ? t('domainHint', { suffix })
            : t('free', { name: `${steps.domain.value.domain}${suffix}` })
        }
        autoCapitalize="none"
        spellCheck={false}
      />
      {typed.ok && <LookAlikeNotes name={typed.value} />}
      <PaymentStep step={steps.payment} wallet={wallet} prices={prices} count={1n} />
    </StepForm>
  )
}
