import { useTranslation } from 'react-i18next'
import { useLogin } from '../../../shared/session/login'
import { MissingFix, useMissingText } from '../../../shared/session/MissingFix'
import { useMissing } from '../../../shared/session/useMissing'
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
  const { t } = useTranslation(['create', 'session'])
  const login = useLogin()
  const missing = useMissing({ needs: buyNftUsername.needs })
  const missingText = useMissingText()
  useWhenAsked(buyNftUsername.name, onClose)
  return (
    <Dialog open onClose={onClose} title={t('create:buy.title')} width="38rem">
      {missing === null && login !== null ? (
        <PurchaseForm key={login.address} domain={domain} login={login} />
      ) : (
        <div className={layout.stack}>
          {domain !== '' && <Name name={`${domain}.ssi`} size="page" />}
          <p>{t('create:buy.needsLogin')}</p>
          {missing !== null && (
            <>
              <p className={text.sub}>{missingText(missing)}</p>
              <div>
                <MissingFix missing={missing} />
              </div>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
