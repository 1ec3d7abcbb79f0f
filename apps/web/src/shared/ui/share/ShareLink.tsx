import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/Button'
import { Icon } from '../icons/Icon'
import layout from '../page/layout.module.css'
import { QrCode } from './QrCode'
import text from '../text/text.module.css'
import { useCopy } from './useCopy'

interface ShareLinkProps {
  readonly link: string
  /** The name of the link, for the share dialog and for screen readers. */
  readonly title: string
  /** The text under the code: what the other person does with the link. */
  readonly hint: string
}

/** A link as a QR code, to copy, or to share with the device's own dialog if it has one. */
export function ShareLink({ link, title, hint }: ShareLinkProps) {
  const { t } = useTranslation()
  const { copied, copy } = useCopy(link, t('share.copied'))
  const canShare = 'share' in navigator
  return (
    <div className={layout.stack}>
      <QrCode value={link} label={t('share.code', { title })} />
      <p className={text.sub}>{hint}</p>
      <Button variant="step" wide onClick={copy}>
        <Icon name={copied ? 'check' : 'link'} />
        {t('share.copy')}
      </Button>
      {canShare && (
        <Button variant="line" wide onClick={() => void share(title, link)}>
          {t('share.other')}
        </Button>
      )}
    </div>
  )
}

/** Opens the device's share dialog. Closing it is no error, so nothing is reported. */
async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // The button stays, so the person can try again.
  }
}
