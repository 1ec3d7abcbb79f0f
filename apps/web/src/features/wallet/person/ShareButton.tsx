import { formatName, type Name } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { publicSite } from '../../../shared/settings/publicSite'
import { Button } from '../../../shared/ui/buttons/Button'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { Icon } from '../../../shared/ui/icons/Icon'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { ShareLink } from '../../../shared/ui/share/ShareLink'

/** Shows the link of a name, to be copied, scanned or sent. */
export function ShareButton({ name }: { readonly name: Name }) {
  const { t } = useTranslation('wallet')
  const network = useNetworkId()
  const [isOpen, setOpen] = useState(false)
  const username = nameInText(formatName(name))
  return (
    <>
      <Button variant="line" small onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon name="send" size="sm" />
        {t('share.action')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('share.title', { name: username })}
        width="24rem"
      >
        <ShareLink
          link={`${publicSite(network)}${buildPath('name', { name })}`}
          title={username}
          hint={t('share.hint')}
        />
      </Dialog>
    </>
  )
}
