import {
  decodeChainText,
  formatName,
  formatNftReference,
  parseNftReference,
  type DidRecord,
  type Name,
} from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tydrasQuery } from '../../shared/identity/image/nftQueries'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { SelectField } from '../../shared/ui/fields/SelectField'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { StepFrame } from '../../shared/ui/steps/StepFrame'
import { textStep, useSteps, type Step, type StepPlan } from '../../shared/ui/steps/useSteps'
import { updateNftDns } from './actions/updateNftDns'
import { NftPreview } from './NftPreview'
import { OwnPictures } from './OwnPictures'

/** How many subdomains are offered. */
const mostSubdomains = 200

interface NftDidFormProps {
  readonly name: Name
  /** The DID wallet of the domain. */
  readonly record: DidRecord
  /** Called once the wallet was asked for it. */
  readonly onAsked?: () => void
}

/** Asks for a name and an NFT, for the transition UpdateNftDns. */
export function NftDidForm({ name, record, onAsked }: NftDidFormProps) {
  const { t } = useTranslation('nft')
  const subdomain: StepPlan<string, string> = {
    label: t('nft.subdomain'),
    initial: name.subdomain === '' ? (name.topLevel === 'did' ? 'did' : 'ssi') : name.subdomain,
    isAnsweredAtFirst: true,
    isEmpty: (draft) => draft === '',
    save: (draft) => ok(draft),
  }
  const { data: tydras = [] } = useQuery(tydrasQuery(useNetworkId(), name.domain))
  // The only one that there is to choose is chosen.
  const only = tydras.length === 1 ? tydras[0]!.nft : null
  const nft = textStep(
    t('nft.id'),
    (typed) => {
      const parsed = parseNftReference(typed)
      return parsed.ok ? parsed : err(t('nft.wrong'))
    },
    { initial: only === null ? '' : formatNftReference(only) },
  )
  const form = useSteps({ subdomain, nft })
  const holder = { domain: name.domain, wallet: record.address, controller: record.controller }
  const typed = parseNftReference(form.steps.nft.draft)
  return (
    <StepForm
      steps={form}
      submit={(values) => (
        <ActionButton
          action={updateNftDns}
          onAsked={onAsked}
          input={{
            wallet: record.address,
            domain: values.subdomain,
            nftID: formatNftReference(values.nft),
          }}
          subject={formatName(name)}
          signer={record.controller ?? undefined}
          wide
        />
      )}
    >
      <SubdomainStep step={form.steps.subdomain} domain={name.domain} record={record} />
      <StepField step={form.steps.nft} hint={t('nft.hint')} autoCapitalize="none" spellCheck={false} mono />
      <OwnPictures holder={holder} chosen={form.steps.nft.draft.trim()} onChoose={form.steps.nft.choose} />
      <NftPreview nft={typed.ok ? typed.value : null} holder={holder} />
    </StepForm>
  )
}

interface SubdomainStepProps {
  readonly step: Step<string>
  readonly domain: string
  readonly record: DidRecord
}

/** The choice between ssi, did and the domain's own subdomains. */
function SubdomainStep({ step, domain, record }: SubdomainStepProps) {
  const own = [...record.subdomains.keys()]
    .filter((key) => key !== 'ssi' && key !== 'did')
    .slice(0, mostSubdomains)
  return (
    <StepFrame step={step} underLabel>
      <SelectField
        label={step.label}
        value={step.draft}
        onChange={step.choose}
        error={step.error ?? undefined}
        options={[
          { value: 'ssi', label: `${domain}.ssi` },
          { value: 'did', label: `${domain}.did` },
          ...own.map((key) => ({ value: key, label: `${decodeChainText(key)}@${domain}.ssi` })),
        ]}
      />
    </StepFrame>
  )
}
