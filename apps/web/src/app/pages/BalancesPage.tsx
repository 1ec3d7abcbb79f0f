import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Balances } from '../../features/wallet/Balances'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { useFoundWallet } from '../gates/foundWallet'

/** `/{name}/didx/wallet/balances`: the balances of a DID wallet. */
export function BalancesPage() {
  const { t } = useTranslation('session')
  const { name, record } = useFoundWallet()
  return (
    <>
      <PageHead
        title={t('balances.title')}
        lead={t('balances.lead', { name: nameInText(formatName(name)) })}
      />
      <Balances address={record.address} balance={record.balance} />
    </>
  )
}
