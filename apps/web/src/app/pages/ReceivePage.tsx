import { closedReason, formatName, type Name } from '@tyto/identity'
import type { FoundName } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ReceivePanel } from '../../features/wallet/receive/ReceivePanel'
import { useIsAccount, useMissingWallet } from '../../shared/session/wallet'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import { PageHead } from '../../shared/ui/PageHead'
import { useFoundName } from '../gates/foundName'
import { useFoundWallet } from '../gates/foundWallet'
import { NameWarnings } from './NameWarnings'
import { OwnWalletFunds } from './OwnWalletFunds'

/** `/{name}/didx/receive`: where to send a coin to a DID wallet, for everybody; its controller can add funds here. */
export function ReceivePage() {
  const { t } = useTranslation('receive')
  const [query, setQuery] = useSearchParams()
  const { record } = useFoundWallet()
  const name = receiverOf(useFoundName(), record.address)
  const isMine = useIsAccount(record.controller)
  // Whose a locked wallet is nobody knows: it is unlocked beside the way to add funds.
  const isLocked = useMissingWallet() === 'WalletLocked'
  const isClosed = closedReason(record.status) !== null
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('title')} lead={t('lead', { name: nameInText(formatName(name)) })} />
      <NameWarnings name={name} record={record} />
      {isClosed && <Note kind="danger">{t('closed')}</Note>}
      <div className={layout.split}>
        <ReceivePanel
          name={name}
          wallet={record.address}
          coin={query.get('coin') ?? 'zil'}
          onCoin={(coin) => setQuery({ coin }, { replace: true })}
          isMine={isMine}
        />
        {(isMine || isLocked) && <OwnWalletFunds record={record} />}
      </div>
    </div>
  )
}

/** The name that leads to this wallet: where alice.ssi leads elsewhere, alice.did leads to the DID wallet. */
function receiverOf({ name, address }: FoundName, wallet: FoundName['address']): Name {
  return address === wallet ? name : { subdomain: '', domain: name.domain, topLevel: 'did' }
}
