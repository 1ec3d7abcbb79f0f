import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { AddFunds } from '../../../features/wallet/create/AddFunds'
import { Card } from '../../../shared/ui/cards/Card'

interface OwnWalletFundsProps {
  /** The name of the page; null for a wallet that goes by its address. */
  readonly name: Name | null
  readonly record: DidRecord
  /** Is there another signing button in the view? */
  readonly isSecond?: boolean
}

/** Adds funds to a wallet. */
export function OwnWalletFunds({ name, record, isSecond = false }: OwnWalletFundsProps) {
  const { t } = useTranslation('create')
  return (
    <Card title={t('funds.title')} narrow>
      <AddFunds
        wallet={record.address}
        subject={name === null ? toBech32(record.address) : formatName(name)}
        isSecond={isSecond}
      />
    </Card>
  )
}
