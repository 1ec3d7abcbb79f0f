import { checkTravelRuleField, type TravelRule } from '@tyto/identity'
import { err, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'

/** Reads one field of a travel rule; else says in words what is wrong with it. */
export function useTravelRuleFault(): (field: keyof TravelRule, typed: string) => Result<string, string> {
  const { t } = useTranslation('soulbound')
  return (field, typed) => {
    const checked = checkTravelRuleField(field, typed)
    return checked.ok ? checked : err(t(`travelRule.fault.${checked.code}`))
  }
}
