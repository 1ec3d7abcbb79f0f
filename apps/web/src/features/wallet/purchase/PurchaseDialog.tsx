import { useTranslation } from 'react-i18next'
import { useLogin } from '../../../shared/session/wallet/login'
import { useMissing } from '../../../shared/session/useMissing'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import layout from '../../../shared/ui/page/layout.module.css'
import { joinClasses } from '../../../shared/ui/joinClasses'
import { Name } from '../../../shared/ui/text/Name'
import { Stages } from '../../../shared/ui/steps/Stages'
import text from '../../../shared/ui/text/text.module.css'
import { buyNftUsername } from '../actions/buyNftUsername'
import { PurchaseForm } from './PurchaseForm'
import { PurchaseLadder } from './PurchaseLadder'

interface PurchaseDialogProps {
  /** The name without suffix; '' if the person has yet to type it. */
  readonly domain: string
  readonly onClose: () => void
}

const stages = ['connect', 'wallet', 'name'] as const

/**
 * Buys a free name for the identity that is logged in. Others connect, then log in or make an identity, and go on
 * here.
 */
export function PurchaseDialog({ domain, onClose }: PurchaseDialogProps) {
  const { t } = useTranslation('purchase')
  const login = useLogin()
  const missing = useMissing({ needs: buyNftUsername.needs })
  const isReady = missing === null && login !== null
  const at = isReady ? 2 : missing?.code === 'NotLoggedIn' ? 1 : 0
  return (
    <Dialog open onClose={onClose} title={t('title')} width="38rem">
      <div className={joinClasses(layout.stack, layout.gap3)}>
        <Stages
          label={t('stage.label')}
          stages={stages.map((stage) => ({ title: t(`stage.${stage}`), hint: t(`stage.${stage}Hint`) }))}
          at={at}
        />
        <p className={text.sr} role="status">
          <span>{t(`stage.${stages[at]}`)}</span>: <span>{t(`stage.${stages[at]}Hint`)}</span>
        </p>
        {isReady ? (
          <PurchaseForm key={login.address} domain={domain} login={login} onAsked={onClose} />
        ) : (
          <div className={layout.stack}>
            {domain !== '' && <Name name={`${domain}.ssi`} size="page" isWhole />}
            {missing !== null && <PurchaseLadder missing={missing} domain={domain} />}
          </div>
        )}
      </div>
    </Dialog>
  )
}
