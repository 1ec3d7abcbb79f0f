import { walletRules, type DidRecord } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { StorageNote } from '../../shared/keys/StorageNote'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Badge } from '../../shared/ui/text/Badge'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import text from '../../shared/ui/text/text.module.css'
import { didCreate } from './actions/didCreate'

interface CreateDidProps {
  readonly record: DidRecord
  /** The name or address of the wallet, as the page shows it. */
  readonly subject: string
}

/** Offers DidCreate to the controller of a wallet that has no DID yet. */
export function CreateDid({ record, subject }: CreateDidProps) {
  const { t } = useTranslation('did')
  const purposes = walletRules(record.version).createdKeys
  return (
    <Card title={t('create.title')}>
      <div className={layout.stack}>
        <p className={text.sub}>{t('create.lead', { count: purposes.length })}</p>
        <ul className={layout.row} aria-label={t('create.keys')}>
          {purposes.map((purpose) => (
            <li key={purpose}>
              <Badge kind="neutral">{purpose}</Badge>
            </li>
          ))}
        </ul>
        <StorageNote of="document" />
        <ActionButton
          action={didCreate}
          input={{ wallet: record.address }}
          subject={subject}
          signer={record.controller ?? undefined}
        />
      </div>
    </Card>
  )
}
