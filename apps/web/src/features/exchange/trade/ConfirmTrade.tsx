import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button'
import type { ChosenOffer } from '../quotes/chosenOffer'
import { ImpactMeter } from '../quotes/ImpactMeter'

interface ConfirmTradeProps {
  readonly chosen: ChosenOffer
  readonly onClose: () => void
}

/** What is confirmed before a trade is signed. */
export function ConfirmTrade({ chosen, onClose }: ConfirmTradeProps) {
  const { t } = useTranslation('common')
  return (
    <div>
      <ImpactMeter impact={chosen.offer.impact} />
      <Button onClick={onClose}>{t('action.close')}</Button>
    </div>
  )
}
