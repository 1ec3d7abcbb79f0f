import { useTranslation } from 'react-i18next'
import { Button } from '../ui/buttons/Button'
import { Icon } from '../ui/icons/Icon'
import { useCopy } from '../ui/share/useCopy'

/** Copies the details for an error report. They contain no secrets. */
export function CopyDetails({ report }: { readonly report: string }) {
  const { t } = useTranslation()
  const { copy, copied } = useCopy(report, t('toast.detailsCopied'))
  return (
    <Button variant="quiet" onClick={copy}>
      <Icon name={copied ? 'check' : 'copy'} />
      {t('toast.copyDetails')}
    </Button>
  )
}
