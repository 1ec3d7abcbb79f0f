import type { DidRecord } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { AddFunds } from '../../features/wallet/create/AddFunds'
import { Card } from '../../shared/ui/Card'

interface OwnWalletFundsProps {
  readonly record: DidRecord
  /** Is there another signing button in the view? */
  readonly isSecond?: boolean
}

/** Adds funds to a wallet. */
export function OwnWalletFunds({ record, isSecond = false }: OwnWalletFundsProps) {
  const { t } = useTranslation('create')
  return (
    <Card title={t('funds.title')} narrow>
      <AddFunds wallet={record.address} subject={toBech32(record.address)} isSecond={isSecond} />
    </Card>
  )
}
