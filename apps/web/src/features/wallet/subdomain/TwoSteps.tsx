import { useTranslation } from 'react-i18next'
import { Stages } from '../../../shared/ui/steps/Stages'

/** Shows which of the two steps of a new wallet is the present one. */
export function TwoSteps({ at }: { readonly at: 0 | 1 }) {
  const { t } = useTranslation('subdomain')
  const stages = (['deploy', 'save'] as const).map((step) => ({
    title: t(`steps.${step}`),
    hint: t(`steps.${step}Hint`),
  }))
  return <Stages label={t('steps.label')} stages={stages} at={at} />
}
