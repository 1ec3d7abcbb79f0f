import type { DidRecord, Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { TurnCard } from '../../../shared/ui/TurnCard'
import { TravelRuleForm } from './TravelRuleForm'

export interface HolderProps {
  /** The name of the soulbound wallet. */
  readonly name: Name
  readonly record: DidRecord
  /** The account that controls it. */
  readonly controller: Address | null
}

/** TRAVEL RULE: who the holder is, for the eyes of one issuer. */
export function TravelRuleCard(props: HolderProps) {
  const { t } = useTranslation('soulbound')
  const title = t('travelRule.title')
  return (
    <TurnCard icon="user" title={title} hint={t('travelRule.hint')} back={t('back', { card: title })}>
      <TravelRuleForm {...props} />
    </TurnCard>
  )
}
