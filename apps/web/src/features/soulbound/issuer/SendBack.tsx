import { formatName, type IssuedSignature } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { downloadText } from '../../../shared/ui/share/downloadText'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { ShareLink } from '../../../shared/ui/share/ShareLink'
import text from '../../../shared/ui/text/text.module.css'
import { issuedLink } from '../links'

interface SendBackProps {
  readonly issued: IssuedSignature
  readonly onClose: () => void
}

/** The signature on its way to the holder: a link, its code, or a file. */
export function SendBack({ issued, onClose }: SendBackProps) {
  const { t } = useTranslation('soulbound')
  const holder = formatName(issued.holder)
  const link = issuedLink(useNetworkId(), issued)
  const title = t('inbox.signed', { holder: nameInText(holder) })
  return (
    <div className={layout.stack}>
      <h3 className={text.h3}>{title}</h3>
      <ShareLink link={link} title={title} hint={t('inbox.signedHint')} />
      <Button
        variant="line"
        wide
        onClick={() => downloadText(`${holder} soulbound signature.txt`, 'text/plain', `${link}\n`)}
      >
        {t('inbox.file')}
      </Button>
      <Button variant="line" wide onClick={onClose}>
        {t('inbox.close')}
      </Button>
    </div>
  )
}
