import { zil } from '@tyto/contracts'
import { formatName, parseName } from '@tyto/identity'
import { err, formatUnits, ok, parseAddress, toBech32, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../shared/chain/useFailureText'
import { LookAlikeNotes } from '../../../shared/identity/LookAlikeNotes'
import { findRecipient } from '../../../shared/recipients/recipient'
import { RecipientCheck } from '../../../shared/recipients/RecipientCheck'
import { resolveRecipient } from '../../../shared/recipients/resolveRecipients'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { Address as AddressText } from '../../../shared/ui/Address'
import { Field } from '../../../shared/ui/Field'
import { formatDecimal } from '../../../shared/ui/formatDecimal'
import layout from '../../../shared/ui/layout.module.css'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import { textStep, useSteps, type Step, type StepPlan } from '../../../shared/ui/steps/useSteps'
import { withdrawZil } from '../actions/withdrawZil'
import { useZilAmount } from '../useZilAmount'
import type { PanelProps } from './panelProps'
import { ZilField } from './ZilField'

interface RecipientDraft {
  /** A username or an address. */
  readonly typed: string
  readonly isTicked: boolean
}

interface Recipient {
  readonly to: Address
  /** The name that was typed; null for an address. */
  readonly name: string | null
}

/** WITHDRAW ZIL: out of the xWALLET, at first to the owner's own account. */
export function WithdrawZilPanel({
  wallet,
  username,
  subject,
  owner,
  own,
}: Pick<PanelProps, 'wallet' | 'username' | 'subject' | 'owner'> & {
  readonly own: { readonly balance: bigint }
}) {
  const { t, i18n } = useTranslation('staking')
  const read = useZilAmount()
  const form = useSteps({
    to: useRecipientPlan(wallet, owner),
    amount: textStep(t('amount'), (typed) => read(typed, { most: own.balance })),
  })
  return (
    <StepForm
      steps={form}
      submit={({ to: { to, name }, amount }) => (
        <ActionButton
          action={withdrawZil}
          input={{
            wallet,
            username,
            payment: { to, name, coin: { id: 'zil', symbol: zil.symbol, decimals: zil.decimals }, amount },
          }}
          subject={subject}
          signer={owner}
          wide
        />
      )}
    >
      <RecipientStep step={form.steps.to} />
      <ZilField
        step={form.steps.amount}
        hint={t('holds', { balance: formatDecimal(formatUnits(own.balance, zil.decimals), i18n.language) })}
        all={own.balance}
      />
    </StepForm>
  )
}

function useRecipientPlan(wallet: Address, owner: Address | undefined): StepPlan<RecipientDraft, Recipient> {
  const { t } = useTranslation(['staking', 'chain'])
  const network = useNetworkId()
  const failureText = useFailureText()
  return {
    label: t('staking:recipient'),
    initial: { typed: owner === undefined ? '' : toBech32(owner), isTicked: false },
    ...(owner === undefined ? {} : { isAnsweredAtFirst: true as const }),
    isEmpty: ({ typed }) => typed.trim() === '',
    save: async ({ typed, isTicked }): Promise<Result<Recipient, string>> => {
      try {
        const found = await resolveRecipient(network, typed)
        if (!found.ok) return err(t(`chain:recipient.fault.${found.code}`))
        const { address: to, name } = found.value
        if (to === wallet) return err(t('chain:recipient.fault.isSender'))
        const isKnown = isTicked || findRecipient(to).isKnown || to === owner
        return isKnown
          ? ok({ to, name: name && formatName(name) })
          : name === null
            ? err(t('chain:recipient.unticked'))
            : ok({ to, name: formatName(name) })
      } catch (error) {
        return err(failureText(error))
      }
    },
  }
}

function RecipientStep({ step }: { readonly step: Step<RecipientDraft, Recipient> }) {
  const { t } = useTranslation('staking')
  const { typed, isTicked } = step.draft
  const name = parseName(typed)
  return (
    <StepFrame step={step} underLabel>
      <div className={layout.stack}>
        <Field
          label={step.label}
          hint={t('recipientHint')}
          error={step.error ?? undefined}
          value={typed}
          onChange={(event) => step.edit({ typed: event.target.value, isTicked: false })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {name.ok && !parseAddress(typed.trim()).ok && <LookAlikeNotes name={name.value} />}
        <RecipientCheck
          typed={typed}
          isTicked={isTicked}
          onTick={(ticked) => step.choose({ typed, isTicked: ticked })}
        />
        {step.value !== null && step.value.name !== null && (
          <p role="status">
            <AddressText value={toBech32(step.value.to)} as="grouped" />
          </p>
        )}
      </div>
    </StepFrame>
  )
}
