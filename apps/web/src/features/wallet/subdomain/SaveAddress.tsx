import { formatName, parseVersion, type DidRecord } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StorageNote } from '../../../shared/keys/StorageNote'
import { standingQuery } from '../../../shared/recipients/standingQuery'
import type { Who } from '../../../shared/recipients/lookAtWho'
import { useFindAnyone, useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../../shared/recipients/WhoStep'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import layout from '../../../shared/ui/page/layout.module.css'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { useSteps } from '../../../shared/ui/steps/useSteps'
import { dns } from '../actions/dns'
import { SubdomainEstate } from './SubdomainEstate'
import { SubdomainName } from './SubdomainName'
import { useSubdomainPlan, type ChosenSubdomain } from './useSubdomainPlan'

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
      submit={({ name: chosen, address: to }) => (
        <Submit record={record} domain={domain} chosen={chosen} to={to} />
      )}
    >
      <StepField step={name} autoCapitalize="none" spellCheck={false} />
      <SubdomainName typed={name.draft} domain={domain} record={record} />
      <WhoStep step={address} plan={who} hint={t('addressHint')} />
      {name.value !== null && address.value !== null && (
        <SubdomainEstate domain={domain} chosen={name.value} to={address.value.address} />
      )}
    </StepForm>
  )
}

interface SubmitProps extends SaveAddressProps {
  readonly chosen: ChosenSubdomain
  readonly to: Who
}

/** A soulbound wallet signs with a key of its subdomain: saved once more, it gets a new one, whoever made the wallet. */
function Submit({ record, domain, chosen, to }: SubmitProps) {
  const { data: standing } = useQuery(standingQuery(useNetworkId(), to.address))
  const kind = parseVersion(standing?.version ?? '').kind === 'soulbound' ? 'soulbound' : null
  return (
    <div className={layout.stack}>
      {kind !== null && <StorageNote of="subdomain" />}
      <ActionButton
        action={dns}
        input={{ wallet: record.address, domain, ...chosen, address: to.address, nft: null, kind }}
        named={[to]}
        subject={formatName({ domain, subdomain: chosen.subdomain, topLevel: 'ssi' })}
        signer={record.controller ?? undefined}
        wide
      />
    </div>
  )
}
