import { countries } from '@tyto/identity'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { regionalTag } from '../../../shared/ui/text/formatTime'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import type { Step } from '../../../shared/ui/steps/useSteps'
import { countryName } from '../countryName'

/** A step that asks for a country, by its name in the language of the page. */
export function CountryStep({ step }: { readonly step: Step<string> }) {
  const { t, i18n } = useTranslation('soulbound')
  const options = useMemo(() => countryOptions(i18n.language), [i18n.language])
  return (
    <StepFrame step={step} underLabel>
      <SelectField
        label={step.label}
        options={[{ value: '', label: t('travelRule.choose') }, ...options]}
        value={step.draft}
        onChange={step.choose}
        error={step.error ?? undefined}
        autoComplete="country"
      />
    </StepFrame>
  )
}

/** All countries in the order of the language, and in front of them the one that the browser's languages name. */
function countryOptions(language: string): readonly { readonly value: string; readonly label: string }[] {
  const { compare } = new Intl.Collator(language)
  const all = countries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((one, other) => compare(one.label, other.label))
  const own = ownCountry(language)
  const likely = all.filter(({ value }) => value === own)
  return [...likely, ...all.filter(({ value }) => value !== own)]
}

function ownCountry(language: string): string | null {
  return /-([A-Z]{2})$/.exec(regionalTag(language, navigator.languages))?.[1] ?? null
}
