import { formatName, parseName } from '@tyto/identity'
import { err } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { PaymentStep, priceOf, usePaymentPlan } from '../../../shared/chain/payment/PaymentStep'
import { purchaseSpends } from '../../../shared/chain/payment/purchaseSpends'
import { useFailureText } from '../../../shared/chain/failure/useFailureText'
import { LookAlikeNotes } from '../../../shared/recipients/LookAlikeNotes'
import { NamePreview } from '../../../shared/identity/preview/NamePreview'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { InsufficientButton } from '../../../shared/transaction/action/ui/InsufficientButton'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { findDomains } from './findDomain'
import { HolderStep, holderText, useHolderPlan } from './HolderStep'
import type { MintFormProps } from './mintPlace'
import { MintSubmit } from './MintSubmit'
import { readDomain } from './readDomain'

/** Mints a name under a suffix: who gets it, which one, in which currency it is paid. */
export function MintForm({ prices, ...place }: MintFormProps) {
  const network = useNetworkId()
  const { t } = useTranslation('mint')
  const failureText = useFailureText()
  const { name, record, collection: suffix } = place
  const wallet = record.address
  const holder = useHolderPlan(wallet)
  const form = useSteps({
    recipient: holder,
    domain: textStep(t('domain'), async (typed) => {
      const read = readDomain(typed, suffix)
      if (!read.ok) return err(t(`fault.${read.code}`, { suffix }))
      try {
        const [found = err('missing' as const)] = await findDomains(network, suffix, [read.value])
        if (found.ok) return found
        return err(t(`fault.${found.code}`, { suffix, name: nameInText(read.value) }))
      } catch (error) {
        return err(failureText(error))
      }
    }),
    payment: usePaymentPlan({ wallet, prices, count: 1n, tooLittle: t('tooLittle', { suffix }) }),
  })
  const { steps } = form
  const account = useAccount()?.address ?? null
  const costOf = (currency: string): bigint | undefined => priceOf(prices, currency, 1n)?.amount
  const typed = parseName(`${steps.domain.draft.trim()}.ssi`)
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
      submit={({ recipient, domain: { domain, premium }, payment }) => (
        <MintSubmit
          {...place}
          to={recipient}
          currency={payment}
          cost={prices.get(payment) ?? 0n}
          premium={premium}
          uris={[domain]}
          isMany={false}
        />
      )}
    >
      <HolderStep step={steps.recipient} plan={holder} payer={formatName(name)} />
      <StepField
        step={steps.domain}
        hint={t('domainHint', { suffix })}
        valid={
          steps.domain.value === null
            ? undefined
            : t('free', { name: `${steps.domain.value.domain}${suffix}` })
        }
        autoCapitalize="none"
        spellCheck={false}
      />
      {typed.ok && <LookAlikeNotes name={typed.value} />}
      <NamePreview
        typed={[steps.domain.draft]}
        suffix={suffix}
        price={priceOf(prices, steps.payment.draft, 1n)}
        premium={steps.domain.value?.premium ?? 0n}
        recipient={holderText(steps.recipient.draft, formatName(name))}
      />
      <PaymentStep step={steps.payment} wallet={wallet} prices={prices} count={1n} discounted="ZRC6_Mint" />
    </StepForm>
  )
}
