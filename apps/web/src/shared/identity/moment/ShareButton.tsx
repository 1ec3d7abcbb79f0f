import { namePath, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button'
import { Icon } from '../../ui/icons/Icon'
import { useCopy } from '../../ui/share/useCopy'

/** Shares the page of a name with the device's own dialog; where there is none, copies its link. */
export function ShareButton({ name }: { readonly name: Name }) {
  const { t } = useTranslation('moments')
  const link = `${window.location.origin}${namePath(name)}`
  const { copied, copy } = useCopy(link, t('action.shared'))
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ url: link })
    } catch {
      // Closing the dialog is no error, and the button stays.
    }
  }
  return (
    <Button variant="line" onClick={() => ('share' in navigator ? void share() : copy())}>
      <Icon name={copied ? 'check' : 'link'} size="sm" />
      {t('action.share')}
    </Button>
  )
}
