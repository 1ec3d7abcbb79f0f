import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { useCopy } from '../ui/useCopy'
import type { ErrorEntry } from './describeError'

/** Copies what a report of an error needs: nothing of it is secret. */
export function CopyErrorDetails({ entry }: { readonly entry: ErrorEntry }) {
  const { t } = useTranslation('errors')
  const report = [entry.code, entry.text, entry.details].filter((part) => part !== '').join('\n')
  const { copy, copied } = useCopy(report, t('book.copied'))
  return (
    <Button variant="quiet" onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} />
      {t('book.copy')}
    </Button>
  )
}
