import { transactionLink } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../chain/network/chain'
import { changeSettings, useSettings } from '../../../settings/settings'
import { Button } from '../../../ui/buttons/Button'
import { buttonClasses } from '../../../ui/buttons/buttonClasses'
import { ExternalLink } from '../../../ui/text/ExternalLink'
import layout from '../../../ui/page/layout.module.css'
import text from '../../../ui/text/text.module.css'
import { idOf } from '../transactionMachine'
import type { StoredTransaction } from '../storedTransaction'
import { useTransactions } from '../useTransactions'

/** Asks once whether the explorer shall open by itself after a transaction; a yes opens it for this one. */
export function ExplorerQuestion({ transaction }: { readonly transaction: StoredTransaction }) {
  const { t } = useTranslation('transaction')
  const { key, network, state } = transaction
  const isAsked = useTransactions(({ explorerAsked }) => explorerAsked.has(key))
  const isOpen = useSettings(({ opensExplorer }) => opensExplorer === null)
  const id = idOf(state)
  if (!isAsked || !isOpen || id === null) return null
  return (
    <div className={layout.stack} role="group" aria-label={t('explorer.ask')}>
      <p className={text.sub}>{t('explorer.ask')}</p>
      <div className={layout.row}>
        <ExternalLink
          className={buttonClasses({ variant: 'line' })}
          href={transactionLink(chainOf(network).network, id)}
          onClick={() => changeSettings({ opensExplorer: true })}
        >
          {t('explorer.yes')}
        </ExternalLink>
        <Button variant="line" onClick={() => changeSettings({ opensExplorer: false })}>
          {t('explorer.no')}
        </Button>
      </div>
    </div>
  )
}
