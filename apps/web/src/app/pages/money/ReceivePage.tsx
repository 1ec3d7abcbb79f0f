import { closedReason } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { zilId } from '@tyto/primitives'
import { ReceivePanel } from '../../../features/wallet/receive/ReceivePanel'
import { useIsAccount, useMissingWallet } from '../../../shared/session/wallet/wallet'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { useFoundWallet } from '../../gates/foundWallet'
import { NameWarnings } from '../notices/NameWarnings'
import { OwnWalletFunds } from './OwnWalletFunds'

/** `/{name}/didx/receive`: where to send a coin to the wallet of a name, for everybody; whoever it obeys can add funds here. */
export function ReceivePage() {
  const { t } = useTranslation('receive')
  const [query, setQuery] = useSearchParams()
  const { name, record } = useFoundWallet()
  const isMine = useIsAccount(record.controller)
  // Whose a locked wallet is nobody knows: it is unlocked beside the way to add funds.
  const isLocked = useMissingWallet() === 'WalletLocked'
  const isClosed = closedReason(record.status) !== null
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <RouteHead />
      <NameWarnings name={name} record={record} />
      {isClosed && <Note kind="danger">{t('closed')}</Note>}
      <div className={layout.split}>
        <ReceivePanel
          name={name}
          wallet={record.address}
          coin={query.get('coin') ?? zilId}
          onCoin={(coin) => setQuery({ coin }, { replace: true })}
          isMine={isMine}
        />
        {(isMine || isLocked) && <OwnWalletFunds name={name} record={record} />}
      </div>
    </div>
  )
}
