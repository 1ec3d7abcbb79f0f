import { useTranslation } from 'react-i18next'
import { Stages as StageList } from '../../../shared/ui/steps/Stages'

const stages = ['choose', 'edit', 'review'] as const
export type Stage = (typeof stages)[number]

/** How far an update is prepared. */
export function Stages({ now }: { readonly now: Stage }) {
  const { t } = useTranslation('update')
  return (
    <StageList
      label={t('stage.label')}
      stages={stages.map((stage) => ({ title: t(`stage.${stage}`), hint: t(`stage.${stage}Hint`) }))}
      at={stages.indexOf(now)}
    />
  )
}
