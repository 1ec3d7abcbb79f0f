import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { useCopy } from '../../../shared/ui/share/useCopy'
import { downloadText } from '../../../shared/ui/share/downloadText'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { credentialLink } from '../credentialCode'

interface GiveCredentialProps {
  readonly holder: string
  readonly sealed: string
  readonly onClose: () => void
}

/** The sealed credential on its way to its holder: a link or a file. As a code it has more dots than a phone reads. */
export function GiveCredential({ holder, sealed, onClose }: GiveCredentialProps) {
  const { t } = useTranslation(['credentials', 'common'])
  const network = useNetworkId()
  const link = credentialLink(network, holder, sealed)
  const { copy } = useCopy(link, t('common:share.copied'))
  const title = t('credentials:give.title', { holder: nameInText(holder) })
  const hint = t('credentials:give.hint', { holder: nameInText(holder) })
  return (
    <div className={layout.stack} role="group" aria-label={title}>
      <h3 className={text.h3}>{title}</h3>
      <p className={text.sub}>{hint}</p>
      <Button variant="step" wide onClick={copy}>
        {t('credentials:give.copy')}
      </Button>
      <Button
        variant="line"
        wide
        onClick={() => downloadText(`${holder} credential.txt`, 'text/plain', `${link}\n`)}
      >
        {t('credentials:give.file')}
      </Button>
      <Button variant="line" wide onClick={onClose}>
        {t('credentials:give.another')}
      </Button>
    </div>
  )
}
