import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { firstMoneyQuery } from '../../../chain/coins/balanceQuery'
import { TestZil } from '../../../session/fixes/TestZil'
import { useAccount } from '../../../session/wallet/wallet'
import { useNetworkId } from '../../../settings/network'
import { CopyButton } from '../../../ui/share/CopyButton'
import layout from '../../../ui/page/layout.module.css'
import text from '../../../ui/text/text.module.css'
import styles from '../../action/ui/MissingOffer.module.css'

/** Is the connected account known to hold nothing at all? It is asked again until money comes, and not after. */
export function useIsPenniless(): boolean {
  const network = useNetworkId()
  const account = useAccount()
  const { data } = useQuery(firstMoneyQuery(network, account?.address ?? null))
  return data === 0n
}

/** Shown in place of the amber button to an account without money: the way to some. The button comes with it. */
export function MoneyOffer() {
  const { t } = useTranslation('session')
  const account = useAccount()
  if (account === null) return null
  return (
    <div className={styles.offer}>
      <p className={text.sub}>{t('need.NoMoney')}</p>
      <div className={layout.row}>
        <TestZil account={account.address} isStep />
        <CopyButton
          value={account.bech32}
          label={t('quickstart.copyAddress')}
          done={t('account.addressCopied')}
        />
      </div>
    </div>
  )
}
