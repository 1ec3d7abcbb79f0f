import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { ExplorerButton } from '../../features/wallet/ExplorerButton'
import { RecentTransactionsCard } from '../../shared/transaction/ui/RecentTransactions'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { useFoundWallet } from '../gates/foundWallet'

/** `/{name}/didx/activity`: what this device sent, and the way to everything that the wallet ever did. */
export function ActivityPage() {
  const { t } = useTranslation(['wallet', 'transaction'])
  const { name, record } = useFoundWallet()
  return (
    <>
      <PageHead title={t('activity.title')} lead={t('activity.lead', { name: nameInText(formatName(name)) })}>
        <ExplorerButton address={record.address} />
      </PageHead>
      <RecentTransactionsCard none={t('activity.none')} />
    </>
  )
}
