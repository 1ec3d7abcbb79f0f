import type { DidRecord, Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useWhoPlan } from '../../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../../shared/recipients/WhoStep'
import { useNetworkId } from '../../../shared/settings/network'
import layout from '../../../shared/ui/page/layout.module.css'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { textStep, useSteps, type StepPlan } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import { CountryStep } from './CountryStep'
import { SendTravelRule } from './SendTravelRule'
import { useFindIssuer } from './useFindIssuer'
import { useTravelRuleFault } from './useTravelRuleFault'

export interface HolderProps {
  /** The name of the soulbound wallet. */
  readonly name: Name
  readonly record: DidRecord
  /** The account that controls it. */
  readonly controller: Address | null
}

/**
 * Asks who the holder is. What is typed stays in the memory of this page: neither a draft nor a stored transaction has
 * anything of it, and the browser is asked to keep nothing.
 */
export function TravelRuleForm({ name, record, controller }: HolderProps) {
  const { t } = useTranslation('soulbound')
  const network = useNetworkId()
  const check = useTravelRuleFault()
  const missing = t('travelRule.empty')
  const field = (part: Parameters<typeof check>[0]): StepPlan<string, string> =>
    textStep(t(`travelRule.${part}`), (typed) => check(part, typed), { missing })
  const who = useWhoPlan({ form: 'issuer', label: t('issuer.field'), finds: useFindIssuer(network) })
  const form = useSteps({
    issuer: who,
    telegramUser: field('telegramUser'),
    fullName: field('fullName'),
    country: field('country'),
    idNumber: field('idNumber'),
  })
  const { issuer, telegramUser, fullName, country, idNumber } = form.steps
  const typing = { autoCapitalize: 'none', spellCheck: false } as const
  return (
    <div className={layout.stack}>
      <StepForm
        steps={form}
        submit={({ issuer: chosen, ...data }) => (
          <SendTravelRule
            key={JSON.stringify([chosen.wallet, chosen.publicEncryption])}
            name={name}
            record={record}
            controller={controller}
            issuer={chosen}
            data={data}
          />
        )}
      >
        <WhoStep step={issuer} plan={who} hint={t('issuer.hint')} />
        <StepField step={telegramUser} {...typing} />
        <StepField
          step={fullName}
          hint={t('travelRule.fullNameHint')}
          autoComplete="name"
          spellCheck={false}
        />
        <CountryStep step={country} />
        <StepField step={idNumber} hint={t('travelRule.idNumberHint')} mono {...typing} />
        <p className={text.hint}>{t('travelRule.kept')}</p>
      </StepForm>
    </div>
  )
}
