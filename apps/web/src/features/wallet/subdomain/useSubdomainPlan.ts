import { parseSubdomain, type DidRecord } from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { textStep, type StepPlan } from '../../../shared/ui/steps/useSteps'

/** The step that asks what stands before the @; what the contract would refuse is refused here. */
export function useSubdomainPlan(record: DidRecord, initial = ''): StepPlan<string, string> {
  const { t } = useTranslation('subdomain')
  return textStep(
    t('name'),
    (typed) => {
      const read = parseSubdomain(typed, record)
      return read.ok ? ok(read.value) : err(t(`wrong.${read.code}`))
    },
    { initial },
  )
}
