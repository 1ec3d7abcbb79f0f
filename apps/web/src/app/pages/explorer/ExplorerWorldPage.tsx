import { useTranslation } from 'react-i18next'
import { LocalOnly } from '../../../features/explorer/parts/LocalOnly'
import { WorldAccounts } from '../../../features/explorer/world/WorldAccounts'
import { WorldAge } from '../../../features/explorer/world/WorldAge'
import { WorldContracts } from '../../../features/explorer/world/WorldContracts'
import { WorldNames } from '../../../features/explorer/world/WorldNames'
import { WorldPools } from '../../../features/explorer/world/WorldPools'
import { WorldReplicas } from '../../../features/explorer/world/WorldReplicas'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { RouteHead } from '../../../shared/heads/RouteHead'
import { useDocumentTitle } from '../../../shared/ui/page/useDocumentTitle'
import styles from './ExplorerPage.module.css'

/** `/-/explorer/world`: who and what is on the local network. */
export function ExplorerWorldPage() {
  const { t } = useTranslation(['explorer', 'common'])
  // In one word: the name that its link and the breadcrumb have.
  useDocumentTitle(t('common:crumb.explorerWorld'))
  return (
    <LocalOnly title={t('world.title')}>
      <div className={joinClasses(layout.stack, layout.gap3)}>
        <RouteHead />
        <WorldAge />
        <div className={styles.lists}>
          <WorldAccounts />
          <WorldPools />
          <WorldNames />
          <WorldContracts />
          <WorldReplicas />
        </div>
      </div>
    </LocalOnly>
  )
}
