import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Balances } from '../../features/wallet/Balances'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { useFoundWallet } from '../gates/foundWallet'
import { OwnWalletFunds } from './OwnWalletFunds'

/** `/{name}/didx/wallet/balances`: the money of a DID wallet, and how its controller adds to it. */
export function BalancesPage() {
  const { t } = useTranslation('session')
  const { name, record } = useFoundWallet()
  return (
    <>
      <PageHead
        title={t('balances.title')}
        lead={t('balances.lead', { name: nameInText(formatName(name)) })}
      />
      <div className={layout.split}>
        <Balances address={record.address} balance={record.balance} />
        <OwnWalletFunds record={record} />
      </div>
    </>
  )
}
