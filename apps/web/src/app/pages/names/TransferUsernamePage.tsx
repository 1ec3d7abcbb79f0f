import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { TransferUsername } from '../../../features/nft/TransferUsername'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/wallet/nft/dns/manage/transfer`: transfers the name to another wallet. */
export function TransferUsernamePage() {
  const { t } = useTranslation('nft')
  const { name, record } = useFoundWallet()
  return (
    <Card>
      {name.topLevel === 'ssi' && name.subdomain === '' ? (
        <TransferUsername name={name} record={record} />
      ) : (
        <EmptyState
          icon="link"
          title={t('transfer.notOwn', { name: formatName(name) })}
          hint={t('transfer.notOwnHint', { name: `${name.domain}.ssi` })}
        />
      )}
    </Card>
  )
}
