import type { DidRecord } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { AddFunds } from '../../features/wallet/create/AddFunds'
import { Card } from '../../shared/ui/Card'

/** Adds funds to a DID wallet, for its controller. */
export function OwnWalletFunds({ record }: { readonly record: DidRecord }) {
  const { t } = useTranslation('create')
  return (
    <Card title={t('funds.title')} narrow>
      <AddFunds wallet={record.address} subject={toBech32(record.address)} />
    </Card>
  )
}
