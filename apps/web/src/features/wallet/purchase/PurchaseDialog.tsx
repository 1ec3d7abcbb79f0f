import { useTranslation } from 'react-i18next'
import { useLogin } from '../../../shared/session/login'
import { useNeed } from '../../../shared/session/needs'
import { NeedOffer, useNeedText } from '../../../shared/session/NeedOffer'
import { useWhenAsked } from '../../../shared/transaction/useWhenAsked'
import { Dialog } from '../../../shared/ui/Dialog'
import layout from '../../../shared/ui/layout.module.css'
import { Name } from '../../../shared/ui/Name'
import text from '../../../shared/ui/text.module.css'
import { buyNftUsername } from '../actions/buyNftUsername'
import { PurchaseForm } from './PurchaseForm'

interface PurchaseDialogProps {
  /** Without suffix; '' while it is still to be typed. */
  readonly domain: string
  readonly onClose: () => void
}

/** Buys a free name for the identity that is logged in; whoever is not is offered to log in first, and comes back here. */
export function PurchaseDialog({ domain, onClose }: PurchaseDialogProps) {
  const { t } = useTranslation(['purchase', 'session'])
  const login = useLogin()
  const need = useNeed(['login'])
  const needText = useNeedText()
  useWhenAsked(buyNftUsername.name, onClose)
  return (
    <Dialog open onClose={onClose} title={t('purchase:title')} width="38rem">
      {need === null && login !== null ? (
        <PurchaseForm key={login.address} domain={domain} login={login} />
      ) : (
        <div className={layout.stack}>
          {domain !== '' && <Name name={`${domain}.ssi`} size="page" />}
          <p>{t('purchase:needsLogin')}</p>
          {need !== null && (
            <>
              <p className={text.sub}>{needText(need)}</p>
              <div>
                <NeedOffer need={need} />
              </div>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
