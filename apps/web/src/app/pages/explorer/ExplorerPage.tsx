import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ExplorerSearch } from '../../../features/explorer/search/ExplorerSearch'
import { LatestBlocks } from '../../../features/explorer/blocks/LatestBlocks'
import { LocalOnly } from '../../../features/explorer/parts/LocalOnly'
import { Outbox } from '../../../features/explorer/faucet/Outbox'
import { RecentTransactions } from '../../../features/explorer/transactions/RecentTransactions'
import { buildPath } from '../../../shared/routing/routes'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'
import styles from './ExplorerPage.module.css'

/** `/-/explorer`: the blocks and transactions of the local network. */
export function ExplorerPage() {
  const { t } = useTranslation('explorer')
  useDocumentTitle(t('title'))
  return (
    <LocalOnly title={t('title')}>
      <div className={joinClasses(layout.stack, layout.gap3)}>
        <RouteHead>
          <Link className={buttonClasses({ variant: 'line' })} to={buildPath('explorerWorld')}>
            {t('world.title')}
          </Link>
          <Link className={buttonClasses({ variant: 'line' })} to={buildPath('explorerWrite')}>
            {t('write.title')}
          </Link>
          <Link className={buttonClasses({ variant: 'line' })} to={buildPath('faucet')}>
            {t('faucet.title')}
          </Link>
        </RouteHead>
        <ExplorerSearch />
        <div className={styles.lists}>
          <RecentTransactions />
          <LatestBlocks />
        </div>
        <Outbox />
      </div>
    </LocalOnly>
  )
}
