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
  /** The name without suffix; '' if the person has yet to type it. */
  readonly domain: string
  readonly onClose: () => void
}

/** Buys a free name for the identity that is logged in. Others are offered to log in first, and then return here. */
export function PurchaseDialog({ domain, onClose }: PurchaseDialogProps) {
  const { t } = useTranslation(['purchase', 'session'])
  const login = useLogin()
  const missing = useMissing({ needs: buyNftUsername.needs })
  const missingText = useMissingText()
  useWhenAsked(buyNftUsername.name, onClose)
  return (
    <Dialog open onClose={onClose} title={t('purchase:title')} width="38rem">
      {missing === null && login !== null ? (
        <PurchaseForm key={login.address} domain={domain} login={login} />
      ) : (
        <div className={layout.stack}>
          {domain !== '' && <Name name={`${domain}.ssi`} size="page" isWhole />}
          <p>{t('purchase:needsLogin')}</p>
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
