import { formatName, parseName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { LookAlikeNotes } from '../../../shared/identity/LookAlikeNotes'
import type { Login } from '../../../shared/session/login'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { Name } from '../../../shared/ui/Name'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps } from '../../../shared/ui/steps/useSteps'
import { buyNftUsername } from '../actions/buyNftUsername'
import { LookAlikeStep } from './LookAlikeStep'
import { Payment } from './Payment'
import { RecipientStep, useRecipientPlan } from './RecipientStep'
import { useSaveDomain } from './useSaveDomain'

interface PurchaseFormProps {
  readonly domain: string
  /** The identity whose wallet pays. */
  readonly login: Pick<Login, 'address' | 'name'>
}

/** Asks for the name and the recipient, and shows the price. */
export function PurchaseForm({ domain, login }: PurchaseFormProps) {
  const { t } = useTranslation('purchase')
  const network = useNetworkId()
  const payer = login.name === null ? toBech32(login.address) : formatName(login.name)
  const saveDomain = useSaveDomain(network)
  const form = useSteps({
    name: textStep(t('name'), saveDomain, {
      initial: domain === '' ? '' : `${domain}.ssi`,
    }),
    recipient: useRecipientPlan(),
  })
  const { name, recipient } = form.steps
  const typed = parseName(name.draft)
  return (
    <StepForm
      steps={form}
      submit={({ name: offer, recipient: to }) => (
        <LookAlikeStep domain={offer.domain}>
          <Payment wallet={login.address} payer={payer} price={offer.price}>
            <ActionButton
              action={buyNftUsername}
              input={{ wallet: login.address, domain: offer.domain, recipient: to }}
              subject={`${offer.domain}.ssi`}
              wide
            />
          </Payment>
        </LookAlikeStep>
      )}
    >
      <StepField step={name} autoCapitalize="none" spellCheck={false} inputMode="url" />
      {typed.ok && (
        <>
          <Name name={formatName(typed.value)} size="md" isWhole />
          <LookAlikeNotes name={typed.value} />
        </>
      )}
      <RecipientStep step={recipient} payer={payer} />
    </StepForm>
  )
}
