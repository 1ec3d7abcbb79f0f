import type { NodeTransaction } from '@tyto/chain'
import { contractAddress, toBech32 } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { NodeGlitch } from '../../../shared/chain/failure/NodeGlitch'
import { Card } from '../../../shared/ui/cards/Card'
import { CopyButton } from '../../../shared/ui/share/CopyButton'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { Waiting } from '../../../shared/ui/page/Waiting'
import { CallCard } from './CallCard'
import { EventsCard } from './EventsCard'
import { FailureCard } from './FailureCard'
import { MessagesCard } from './MessagesCard'
import { blockQuery, transactionQuery } from '../queries'
import { RawJson } from './RawJson'
import { StateChangesCard } from './StateChangesCard'
import { TransactionFacts } from './TransactionFacts'
import { tellsHistory } from '../../../shared/chain/network/tellsHistory'
import styles from './TransactionPanel.module.css'

interface TransactionPanelProps {
  /** 64 hex digits without 0x. */
  readonly id: string
}

/** One transaction: its block, its call, and all its effects. */
export function TransactionPanel({ id }: TransactionPanelProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const { data, error, isFetching, refetch } = useQuery(transactionQuery(network, id))
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead
        title={t('transaction')}
        lead={
          <span className={styles.id}>
            <span>
              0x<span>{id}</span>
            </span>
            <CopyButton value={`0x${id}`} label={t('copyId')} done={t('idCopied')} />
          </span>
        }
      />
      {data ? (
        <Found transaction={data} />
      ) : data === null ? (
        <EmptyState icon="search" title={t('noTransaction')} hint={t('noTransactionHint')} />
      ) : error ? (
        <NodeGlitch error={error} busy={isFetching} onRetry={() => void refetch()} headingLevel={2} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Loading() {
  return (
    <Waiting className={layout.split}>
      {[7, 5].map((lines) => (
        <Card key={lines}>
          <div className={layout.stack}>
            {Array.from({ length: lines }, (_, index) => (
              <Skeleton key={index} />
            ))}
          </div>
        </Card>
      ))}
    </Waiting>
  )
}

function Found({ transaction }: { readonly transaction: NodeTransaction }) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const { id, sender, nonce, content, state } = transaction
  const number = state.kind === 'confirmed' ? state.block : null
  const block = useQuery({ ...blockQuery(network, number ?? 0n), enabled: number !== null })
  const isMade = content.kind === 'deploy' && state.kind === 'confirmed' && state.receipt.success
  const contract = isMade ? contractAddress(sender, nonce - 1n) : null
  return (
    <>
      {state.kind === 'pending' && (
        <Note kind="amber">{t(state.waitsForNonce ? 'status.waitsForNonceHint' : 'status.pendingHint')}</Note>
      )}
      {state.kind === 'dropped' && (
        <Note kind="warning">{t(`status.drop.${dropReason(state.status)}`, { status: state.status })}</Note>
      )}
      {state.kind === 'confirmed' && !state.receipt.success && (
        <FailureCard id={id} receipt={state.receipt} />
      )}
      <TransactionFacts
        transaction={transaction}
        time={number === null ? null : (block.data?.time ?? null)}
        contract={contract}
      />
      <CallCard transaction={transaction} contractLink={contract === null ? null : toBech32(contract)} />
      {state.kind === 'confirmed' && (
        <>
          {content.kind === 'call' && state.receipt.success && (
            <>
              <MessagesCard messages={state.receipt.messages} />
              <EventsCard events={state.receipt.events} />
            </>
          )}
          {tellsHistory(network) && <StateChangesCard id={id} />}
        </>
      )}
      <RawJson json={transaction.json} />
    </>
  )
}

/** Status codes of GetTransactionStatus for reasons why a transaction is rejected; the last one of the local network alone. */
const balanceTooLowStatus = 21
const nonceTooLowStatus = 27
const nodeDiedStatus = 254

/** Why a transaction was rejected, from its status code. */
function dropReason(status: number): 'balance' | 'nonce' | 'died' | 'other' {
  if (status === balanceTooLowStatus) return 'balance'
  if (status === nodeDiedStatus) return 'died'
  return status === nonceTooLowStatus ? 'nonce' : 'other'
}
