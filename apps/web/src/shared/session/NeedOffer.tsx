import { networkIds, type NetworkId } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../chain/chain'
import { externalLinks } from '../routing/externalLinks'
import { Button } from '../ui/Button'
import { buttonClasses } from '../ui/buttonClasses'
import { ExternalLink } from '../ui/ExternalLink'
import { joinClasses } from '../ui/joinClasses'
import layout from '../ui/layout.module.css'
import { ConnectButton } from './ConnectButton'
import { connectStorage } from './connectWallet'
import { openLocalWallet, useLocalWallet } from './localWallet'
import type { Need } from './needs'
import { availableNetworks, useNetworkId } from '../settings/network'
import { openOverlay } from './overlay'
import { changeSettings } from '../settings/settings'
import { useStorageWallet } from './storageWallet'
import { useWallet } from './wallet'

/** What is missing, in words. */
export function useNeedText(): (need: Need) => string {
  const { t } = useTranslation('session')
  const app = useNetworkId()
  const wallet = networkOf(useWallet(({ chainId }) => chainId))
  return (need) => {
    const names = { app: t(`network.${app}`), wallet: wallet === null ? '' : t(`network.${wallet}`) }
    if (need === 'wrongNetwork') return t(wallet === null ? 'need.otherNetwork' : 'need.wrongNetwork', names)
    return t(`need.${need}`)
  }
}

/** The way to mend it, at the place where it is needed. */
export function NeedOffer({ need, small }: { readonly need: Need; readonly small?: boolean }) {
  const { t } = useTranslation('session')
  const isStorageBusy = useStorageWallet((storage) => storage.isBusy)
  const isLocal = useLocalWallet() === 'in place'
  switch (need) {
    case 'wallet':
      return (
        <span className={joinClasses(layout.row, layout.gap1)}>
          <ConnectButton
            label={t(isLocal ? 'need.connectLocal' : 'need.connectWallet')}
            variant="step"
            {...(small ? { small } : {})}
          />
        </span>
      )
    case 'locked':
      return <ConnectButton label={t('need.unlock')} variant="step" {...(small ? { small } : {})} />
    case 'wrongNetwork':
      return <NetworkOffer small={small ?? false} />
    case 'login':
      return (
        <Button variant="step" small={small} onClick={() => openOverlay('account')}>
          {t('need.logIn')}
        </Button>
      )
    case 'storage':
      return (
        <Button variant="step" small={small} busy={isStorageBusy} onClick={() => void connectStorage()}>
          {t('need.connectStorage')}
        </Button>
      )
  }
}

/** The app follows the wallet, or the wallet is opened to follow the app. */
function NetworkOffer({ small }: { readonly small: boolean }) {
  const { t } = useTranslation('session')
  const wallet = networkOf(useWallet(({ chainId }) => chainId))
  const isLocal = useWallet(({ adapter }) => adapter?.kind === 'local')
  return (
    <span className={joinClasses(layout.row, layout.gap1)}>
      {wallet !== null && availableNetworks.includes(wallet) && (
        <Button variant="step" small={small} onClick={() => changeSettings({ network: wallet })}>
          {t('need.showNetwork', { network: t(`network.${wallet}`) })}
        </Button>
      )}
      {isLocal && (
        <Button variant="line" small={small} onClick={() => openLocalWallet()}>
          {t('account.openLocal')}
        </Button>
      )}
    </span>
  )
}

/** Where there is no wallet at all: its site. */
export function InstallLink() {
  const { t } = useTranslation('session')
  return (
    <ExternalLink className={buttonClasses({ variant: 'line' })} href={externalLinks.walletExtension}>
      {t('need.installWallet')}
    </ExternalLink>
  )
}

/** The network of a chain id, where the app knows it. */
function networkOf(chainId: number | null): NetworkId | null {
  return networkIds.find((id) => chainOf(id).network.chainId === chainId) ?? null
}
