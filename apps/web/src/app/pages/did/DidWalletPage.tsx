import { closedReason, formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { ReceiveCard } from '../../../features/wallet/balances/ReceiveCard'
import { DidStatusBadge } from '../../../shared/identity/DidStatusBadge'
import { ForController } from '../../../shared/identity/ForController'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { LinkGrid } from '../../../shared/ui/cards/LinkGrid'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { useFoundWallet } from '../../gates/foundWallet'
import { PendingNotice } from '../notices/pendingNotice'
import { useTydras } from '../nft/tydras'
import { CollectionsCells } from '../nft/CollectionsCells'
import { NameWarnings } from '../notices/NameWarnings'
import { OperationsCell } from './OperationsCell'

/** `/{name}/didx`: the cards of the DID wallet, for its controller. */
export function DidWalletPage() {
  const { t } = useTranslation(['wallet', 'common'])
  const { name, record } = useFoundWallet()
  const isMine = useIsAccount(record.controller)
  const isOpen = closedReason(record.status) === null
  const tydras = useTydras(name, record)
  const cells = (
    <LinkGrid label={t('parts')}>
      <OperationsCell name={name} />
      {isOpen && tydras.cell}
      <CollectionsCells name={name} record={record} />
    </LinkGrid>
  )
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title="DIDxWALLET" plain={t('didxPlain')} lead={t('didxLead', { name: formatName(name) })}>
        {record.status && <DidStatusBadge status={record.status} />}
      </PageHead>
      <NameWarnings name={name} record={record} />
      <PendingNotice name={name} record={record} />
      {isMine && cells}
      {!isMine && isOpen && <ReceiveCard name={name} />}
      {isOpen && (
        <ForController of={formatName(name)} controller={record.controller}>
          {cells}
        </ForController>
      )}
      {tydras.dialog}
    </div>
  )
}
