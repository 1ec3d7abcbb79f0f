import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogin, useLoginState } from '../../shared/session/wallet/login'
import { useNetworkId } from '../../shared/settings/network'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { useWallet } from '../../shared/session/wallet/wallet'
import { Button } from '../../shared/ui/buttons/Button'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import text from '../../shared/ui/text/text.module.css'
import styles from './Account.module.css'
import { AddressBookSection } from './AddressBookSection'
import { DefiSection } from './DefiSection'
import { LoginSection } from './LoginSection'
import { NamesSection } from './NamesSection'
import { OffersSection } from './OffersSection'
import { RecentSection } from './RecentSection'
import { SubdomainsSection } from './SubdomainsSection'
import { useLogOff } from './useLogOff'
import { WalletsSection } from './WalletsSection'

interface AccountDrawerProps {
  readonly onClose: () => void
  /** True to open with the form for a new identity. */
  readonly startsNew?: boolean
  /** The form for a new identity. Without it the drawer offers only log-in. */
  readonly NewSsi?: ComponentType | undefined
}

/** The account drawer: log-in, wallets, and the names of the person. */
export function AccountDrawer({ onClose, startsNew = false, NewSsi }: AccountDrawerProps) {
  const { t } = useTranslation(['session', 'common'])
  const network = useNetworkId()
  const login = useLogin()
  const logOff = useLogOff()
  const hasWallet = useWallet((wallet) => wallet.adapter !== null)
  const hasStorage = useStorageWallet((storage) => storage.address !== null)
  const isChecking = useLoginState((state) => state.isChecking)
  const footer = (
    <div className={styles.foot}>
      <span className={text.hint}>{t(`common:network.${network}`)}</span>
      {(hasWallet || hasStorage) && (
        <Button variant="line" onClick={() => logOff()}>
          {t('account.logOff')}
        </Button>
      )}
    </div>
  )
  return (
    <Dialog open onClose={onClose} title={t('account.title')} as="drawer" footer={footer}>
      <LoginSection login={login} isChecking={isChecking} startsNew={startsNew} NewSsi={NewSsi} />
      <WalletsSection />
      <OffersSection />
      <NamesSection login={login} />
      <SubdomainsSection login={login} />
      <DefiSection login={login} />
      <AddressBookSection />
      <RecentSection />
    </Dialog>
  )
}
