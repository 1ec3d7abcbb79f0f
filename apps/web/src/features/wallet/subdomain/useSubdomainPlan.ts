import { parseSubdomain, subdomainTarget, type DidRecord } from '@tyto/identity'
import { err, ok, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { textStep, type StepPlan } from '../../../shared/ui/steps/useSteps'

/** A subdomain as it was chosen, and where it led then; null for nowhere. */
export interface ChosenSubdomain {
  readonly subdomain: string
  readonly replaces: Address | null
}

/**
 * The step that asks what stands before the @; what the contract would refuse is refused here. A new wallet has a `wish`,
 * taken where it is free, and never takes the place of the DeFi wallet.
 */
export function useSubdomainPlan(
  record: DidRecord,
  wish: string | null = null,
): StepPlan<string, ChosenSubdomain> {
  const { t } = useTranslation('subdomain')
  const isFree = wish !== null && subdomainTarget(wish, record) === null
  return textStep(
    t('name'),
    (typed) => {
      const read = parseSubdomain(typed, record)
      if (!read.ok) return err(t(`wrong.${read.code}`))
      const replaces = subdomainTarget(read.value, record)
      if (wish !== null && read.value === 'defi' && replaces !== null) return err(t('wrong.DefiIsThere'))
      return ok({ subdomain: read.value, replaces })
    },
    { initial: isFree ? wish : '' },
  )
}
