import { formatName, type DidRecord } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useFindAnyone, useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../../shared/recipients/WhoStep'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { useSteps } from '../../../shared/ui/steps/useSteps'
import { dns } from '../actions/dns'
import { SubdomainName } from './SubdomainName'
import { useSubdomainPlan } from './useSubdomainPlan'

interface SaveAddressProps {
  readonly domain: string
  /** The DID wallet of the domain. */
  readonly record: DidRecord
}

/** Saves an existing address as a subdomain. */
export function SaveAddress({ domain, record }: SaveAddressProps) {
  const { t } = useTranslation('subdomain')
  const wrong = t('wrongAddress')
  const who = useWhoPlan({
    form: 'subdomain',
    label: t('address'),
    finds: useFindAnyone(useNetworkId(), { wrongFormat: wrong, wrongAddress: wrong, resolverFailed: wrong }),
    // The name already leads there.
    not: { address: record.address, text: t('ownAddress') },
  })
  const form = useSteps({ name: useSubdomainPlan(record), address: who })
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
            address: values.address.address,
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
      <WhoStep step={address} plan={who} hint={t('addressHint')} />
    </StepForm>
  )
}
