import { parseSubdomain, subdomainTarget, type DidRecord } from '@tyto/identity'
import { err, ok, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { textStep, type StepPlan } from '../../../shared/ui/steps/useSteps'

/** The chosen subdomain, and the address that it had then; null for none. */
export interface ChosenSubdomain {
  readonly subdomain: string
  readonly replaces: Address | null
}

/**
 * The step that asks for the part before the @, and refuses what the contract would refuse. `proposal`: the subdomain of a
 * new wallet, filled in if it is free. A new wallet never replaces the DeFi wallet.
 */
export function useSubdomainPlan(
  record: DidRecord,
  proposal: string | null = null,
): StepPlan<string, ChosenSubdomain> {
  const { t } = useTranslation('subdomain')
  const isFree = proposal !== null && subdomainTarget(proposal, record) === null
  return textStep(
    t('name'),
    (typed) => {
      const read = parseSubdomain(typed, record)
      if (!read.ok) return err(t(`wrong.${read.code}`))
      const replaces = subdomainTarget(read.value, record)
      if (proposal !== null && read.value === 'defi' && replaces !== null) return err(t('wrong.DefiIsThere'))
      return ok({ subdomain: read.value, replaces })
    },
    { initial: isFree ? proposal : '' },
  )
}
