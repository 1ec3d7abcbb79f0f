import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button'
import { Icon } from '../../../shared/ui/Icon'
import layout from '../../../shared/ui/layout.module.css'
import { QrCode } from '../../../shared/ui/QrCode'
import text from '../../../shared/ui/text.module.css'
import { useCopy } from '../../../shared/ui/useCopy'

interface ShareLinkProps {
  readonly link: string
  /** What the link is, for who shares it and for who cannot see the code. */
  readonly title: string
  /** Under the code: what the other side does with it. */
  readonly hint: string
}

/** A link as a QR code, to be copied, or shared in the device's own way where it has one. */
export function ShareLink({ link, title, hint }: ShareLinkProps) {
  const { t } = useTranslation('ceremony')
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

/** Who closes the sheet of the device has changed their mind: nothing to be said. */
async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // The button is still there.
  }
}
