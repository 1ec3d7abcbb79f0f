import { formatName } from '@tyto/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { activityQuery } from '../../../features/activity/queries'
import { Timeline } from '../../../features/activity/Timeline'
import { ExplorerButton } from '../../../features/wallet/ExplorerButton'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import {
  RecentTransactionsCard,
  WaitingTransactions,
} from '../../../shared/transaction/runner/ui/RecentTransactions'
import { useTransactions } from '../../../shared/transaction/pending/useTransactions'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { tokensQuery } from '../../../shared/chain/coins/tokensQuery'
import { tellsHistory } from '../../../shared/chain/network/tellsHistory'
import type { AskAhead } from '../../gates/askAhead'
import { useFoundWallet } from '../../gates/foundWallet'

/**
 * `/{name}/didx/activity`: what happened to the wallet of a name. Everybody may read it, as in any explorer: the chain is public. What
 * this device sent and no block holds yet is for the controller alone.
 */
export function ActivityPage() {
  const { t } = useTranslation('activity')
  const network = useNetworkId()
  const { name, record } = useFoundWallet()
  const isMine = useIsAccount(record.controller)
  useNewsOfThisDevice(record.address)
  const text = nameInText(formatName(name))
  return (
    <>
      <RouteHead>
        <ExplorerButton address={record.address} />
      </RouteHead>
      {tellsHistory(network) ? (
        <Timeline name={name} record={record} waiting={isMine ? <WaitingTransactions /> : null} />
      ) : (
        <div className={layout.stack}>
          <Note kind="info">{t('noIndex', { name: text })}</Note>
          {isMine ? (
            <RecentTransactionsCard none={t('noneSent')} />
          ) : (
            <Card>{t('visitor', { name: text })}</Card>
          )}
        </div>
      )}
    </>
  )
}

/** The coins that the past tells of. */
const coinsOfPastAhead: AskAhead = ({ network, queries }) => {
  if (tellsHistory(network)) void queries.prefetchQuery(tokensQuery(network))
}
ActivityPage.askAhead = coinsOfPastAhead

/** Reads the timeline again once something that this device sent stands in a block. */
function useNewsOfThisDevice(address: Parameters<typeof activityQuery>[1]): void {
  const network = useNetworkId()
  const client = useQueryClient()
  const settled = useTransactions(
    ({ transactions }) =>
      transactions.filter(({ state }) => state.status === 'confirmed' || state.status === 'failed').length,
  )
  useEffect(() => {
    void client.invalidateQueries({ queryKey: activityQuery(network, address).queryKey })
  }, [client, network, address, settled])
}
