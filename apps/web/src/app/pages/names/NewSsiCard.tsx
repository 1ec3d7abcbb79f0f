import { useTranslation } from 'react-i18next'
import { Card } from '../../../shared/ui/cards/Card'
import { NewSsi } from './newSsi'

/** A card with the form for a new identity, for people without an address. */
export function NewSsiCard() {
  const { t } = useTranslation('create')
  return (
    <Card title={t('new.title')}>
      <NewSsi />
    </Card>
  )
}
