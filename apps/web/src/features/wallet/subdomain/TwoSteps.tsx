import { useTranslation } from 'react-i18next'
import { Stages } from '../../../shared/ui/steps/Stages'

/** A new wallet is made in two steps. */
export function TwoSteps({ at }: { readonly at: 0 | 1 }) {
  const { t } = useTranslation('subdomain')
  const stages = (['deploy', 'save'] as const).map((step) => ({
    title: t(`steps.${step}`),
    hint: t(`steps.${step}Hint`),
  }))
  return <Stages label={t('steps.label')} stages={stages} at={at} />
}
