import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/Card'
import { NewSsi } from '../newSsi'

/** A new identity, for whoever brings no address. */
export function NewSsiCard() {
  const { t } = useTranslation('create')
  return (
    <Card title={t('new.title')}>
      <NewSsi />
    </Card>
  )
}
