import { useTranslation } from 'react-i18next'
import { Button } from '../ui/buttons/Button'
import { Icon } from '../ui/icons/Icon'
import { openError } from './openError'

interface ErrorDetailsButtonProps {
  readonly error: unknown
  readonly small?: boolean
}

/** Opens the error book with the entry of an error. */
export function ErrorDetailsButton({ error, small = false }: ErrorDetailsButtonProps) {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" small={small} onClick={() => openError(error)}>
      <Icon name="book" size={small ? 'sm' : 'md'} />
      {t('toast.details')}
    </Button>
  )
}
