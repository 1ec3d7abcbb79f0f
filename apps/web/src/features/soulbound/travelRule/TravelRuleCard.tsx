import { useTranslation } from 'react-i18next'
import { FlipCard } from '../../../shared/ui/cards/FlipCard'
import { TravelRuleForm, type HolderProps } from './TravelRuleForm'

/** TRAVEL RULE: who the holder is, for the eyes of one issuer. */
export function TravelRuleCard(props: HolderProps) {
  const { t } = useTranslation('soulbound')
  const title = t('travelRule.title')
  return (
    <FlipCard icon="user" title={title} hint={t('travelRule.hint')} back={t('back', { card: title })}>
      <TravelRuleForm {...props} />
    </FlipCard>
  )
}
