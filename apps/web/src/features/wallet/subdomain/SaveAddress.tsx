import { formatName, type DidRecord } from '@tyto/identity'
import { err, ok, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { readOther } from '../../../shared/recipients/addressDraft'
import { RecipientField } from '../../../shared/recipients/RecipientField'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import layout from '../../../shared/ui/layout.module.css'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import { useSteps, type Step, type StepPlan } from '../../../shared/ui/steps/useSteps'
import { dns } from '../actions/dns'
import { SubdomainName } from './SubdomainName'
import { useSubdomainPlan } from './useSubdomainPlan'

interface Typed {
  readonly address: string
  /** The person has confirmed an address that was never used before. */
  readonly isTicked: boolean
}

interface SaveAddressProps {
  readonly domain: string
  /** The DID wallet of the domain. */
  readonly record: DidRecord
}

/** Saves an existing address as a subdomain. */
export function SaveAddress({ domain, record }: SaveAddressProps) {
  const form = useSteps({ name: useSubdomainPlan(record), address: useAddressPlan(record.address) })
  const { name, address } = form.steps
  return (
    <StepForm
      steps={form}
      submit={(values) => (
        <ActionButton
          action={dns}
          input={{
            wallet: record.address,
            domain,
            ...values.name,
            address: values.address,
            nft: null,
            kind: null,
          }}
          subject={formatName({ domain, subdomain: values.name.subdomain, topLevel: 'ssi' })}
          signer={record.controller ?? undefined}
          wide
        />
      )}
    >
      <StepField step={name} autoCapitalize="none" spellCheck={false} />
      <SubdomainName typed={name.draft} domain={domain} record={record} />
      <AddressField step={address} />
    </StepForm>
  )
}

/** The step that asks for an address: any but that of the wallet itself, because the name already leads there. */
function useAddressPlan(own: Address): StepPlan<Typed, Address> {
  const { t } = useTranslation(['subdomain', 'chain'])
  return {
    label: t('address'),
    initial: { address: '', isTicked: false },
    isEmpty: ({ address }) => address.trim() === '',
    save: ({ address, isTicked }) => {
      const read = readOther({ kind: 'other', address, isTicked })
      if (read === 'wrong') return err(t('wrongAddress'))
      if (read === own) return err(t('ownAddress'))
      return read === 'unticked' ? err(t('chain:recipient.unticked')) : ok(read)
    },
  }
}

function AddressField({ step }: { readonly step: Step<Typed> }) {
  const { t } = useTranslation('subdomain')
  const { address, isTicked } = step.draft
  return (
    <StepFrame step={step} underLabel>
      <div className={layout.stack}>
        <RecipientField
          label={step.label}
          hint={t('addressHint')}
          error={step.error}
          address={address}
          isTicked={isTicked}
          onChange={(typed) => (typed.isTicked ? step.choose : step.edit)(typed)}
        />
      </div>
    </StepFrame>
  )
}
